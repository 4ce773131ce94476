"""Parts of a view that are made of what is kept, as both are declared."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

import pytest

from saloon.kernel import State
from saloon.kernel.facts import AMOUNT, FACE, ID, Declared, Fact, Several
from saloon.kernel.fields import Number, PerSeat, Zone
from saloon.kernel.layout import HIDDEN, OPEN, OWN
from saloon.kernel.parts import Part
from saloon.kernel.showing import Showing
from saloon.testing.toy import Toy


class Face(NamedTuple):
    text: str


def known() -> State:
    """A state as far as views look at it: seat 0 knows the first piece, everybody the last."""
    state = Toy()
    state.seats = 2
    state.face = [Face("card:1"), Face("card:2"), Face("card:3")]
    state.seen = [0b01, 0b00, 0b11]
    return state


class Kept(Part):
    FIELDS: ClassVar = (
        Zone("deck", "cards", HIDDEN),
        Zone("pile", "cards", OPEN),
        PerSeat(Zone("hand", "cards", OWN)),
        PerSeat(Number("gold")),
        Number("secret"),
    )

    deck: list[int]
    pile: list[int]
    hand: list[list[int]]
    gold: list[int]
    secret: int


VIEW: Declared = {"deck": AMOUNT, "pile": Several(FACE), "gold": Several(AMOUNT), "other": ID}
ROW: Declared = {"gold": AMOUNT, "cards": Fact(AMOUNT, of="hand"), "hand": Several(FACE)}


@pytest.fixture
def kept() -> Kept:
    kept = Kept()
    kept.deck, kept.pile, kept.hand, kept.gold, kept.secret = [1], [2], [[0], [1, 2]], [3, 4], 7
    return kept


STATE = known()


def test_what_is_declared_is_shown_as_it_is_kept(kept: Kept) -> None:
    shown = Showing(VIEW, Kept).of(kept, STATE, None, False)
    assert shown == {"deck": 1, "pile": ["card:3"], "gold": [3, 4]}, "the other one is computed"
    assert shown["gold"] is not kept.gold


def test_of_pieces_in_a_hand_those_are_shown_that_the_viewer_knows(kept: Kept) -> None:
    row = Showing(ROW, Kept, of_a_seat=True)
    assert row.of_seat(kept, 0, STATE, 0, False) == {"gold": 3, "cards": 1, "hand": ["card:1"]}
    assert row.of_seat(kept, 0, STATE, 1, False)["hand"] == []
    assert row.of_seat(kept, 1, STATE, 0, False) == {"gold": 4, "cards": 2, "hand": ["card:3"]}
    assert row.of_seat(kept, 1, STATE, None, True)["hand"] == ["card:2", "card:3"], "it is over"


def test_a_part_cannot_be_of_what_it_does_not_fit() -> None:
    for wrong in (Fact(ID, of="deck"), Fact(AMOUNT, of="nothing"), Fact(Several(ID), of="hand")):
        with pytest.raises(ValueError, match="'part' cannot be shown of"):
            Showing({"part": wrong}, Kept)
