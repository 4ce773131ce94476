"""Declared state: what follows from the declarations, and that it does."""

from __future__ import annotations

import inspect
import json
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

from saloon.games.registry import new_game
from saloon.kernel import RecordError
from saloon.kernel.fields import (
    Counts,
    Flag,
    Number,
    PerSeat,
    PerSlot,
    SeatNumber,
    Seats,
    Word,
    Words,
    Zone,
)
from saloon.kernel.layout import HIDDEN, OPEN, OWN, Layout
from saloon.kernel.native import build
from saloon.kernel.parts import Part
from saloon.kernel.stored import Stored
from saloon.testing import copies
from saloon.testing.toy import FACES, Toy

LAYOUT = Layout(seats=3, faces=FACES, groups={"numbers": range(16)}, steps=())


class Shop(Part):
    """What a box might keep."""

    FIELDS: ClassVar = (
        Zone("stock", "numbers", HIDDEN, full=True),
        Zone("row", "numbers", OPEN),
        PerSeat(Zone("worn", "numbers", OWN)),
        PerSeat(Number("nuggets", 2)),
        PerSlot("tokens", "numbers"),
        Seats("passed"),
        SeatNumber("holder"),
        Flag("closed"),
        Word("mood", ("calm", "wild")),
        Words("heard", ("gold", "silver")),
        Counts("sold"),
    )

    stock: list[int]
    row: list[int]
    worn: list[list[int]]
    nuggets: list[int]
    tokens: dict[int, int]
    passed: list[int]
    holder: int
    closed: bool
    mood: str
    heard: list[str]
    sold: dict[str, int]


def busy_shop() -> Shop:
    shop = Shop.new(LAYOUT)
    shop.row.append(shop.stock.pop())
    shop.worn[1].append(shop.stock.pop())
    shop.nuggets[2] = 0
    shop.tokens[3] = 4
    shop.passed.append(2)
    shop.holder = 1
    shop.closed = True
    shop.mood = "wild"
    shop.heard.append("gold")
    shop.sold["hat"] = 1
    return shop


def test_everything_begins_as_declared() -> None:
    shop = Shop.new(LAYOUT)
    assert shop.stock == list(range(16))
    assert (shop.row, shop.worn, shop.nuggets) == ([], [[], [], []], [2, 2, 2])
    assert (shop.tokens, shop.passed, shop.holder) == ({}, [], -1)
    assert (shop.closed, shop.mood, shop.heard, shop.sold) == (False, "calm", [], {})


class Bag(Part):
    """Pieces that are at home elsewhere: cards that come out of the deck."""

    FIELDS: ClassVar = (Zone("bag", "numbers", HIDDEN), Zone("row", "numbers", OPEN))

    bag: list[int]
    row: list[int]


def test_a_zone_says_which_pieces_there_are_if_it_is_for_none_of_them() -> None:
    other = Layout(seats=3, faces=FACES, groups={"letters": range(16)}, steps=())
    with pytest.raises(ValueError, match="zone 'bag' is for 'numbers'; there are letters"):
        Bag.new(other)


def test_a_position_takes_pieces_from_where_they_are_at_home() -> None:
    state = SimpleNamespace(face=FACES, layout=LAYOUT)
    bag, deck = Bag.new(LAYOUT), list(range(1, 16))
    bag.row.append(0)
    wanted = [FACES[3].text, FACES[0].text]
    given = bag.given(state, {"bag": wanted, "row": []}, {"numbers": deck})
    assert (given.bag, given.row) == ([3, 0], [])
    assert deck == [1, 2, *range(4, 16)]
    with pytest.raises(RecordError, match="could be taken from: numbers"):
        bag.given(state, {"bag": ["none"]}, {"numbers": deck})


def test_a_copy_is_equal_and_shares_nothing_that_can_change() -> None:
    shop = busy_shop()
    twin = shop.copy()
    assert twin.plain() == shop.plain()
    before = json.dumps(shop.plain())
    for value in (twin.stock, twin.row, twin.worn[1], twin.passed, twin.heard, twin.nuggets):
        value.clear()
    twin.tokens.clear()
    twin.sold.clear()
    assert json.dumps(shop.plain()) == before


def test_what_is_stored_is_read_back() -> None:
    plain = json.loads(json.dumps(busy_shop().plain()))
    assert Shop.read(Stored(plain), LAYOUT).plain() == plain


@pytest.mark.parametrize(
    ("name", "value", "complaint"),
    [
        ("row", [16], "whole numbers from 0 to 15"),
        ("row", "all", "a list"),
        ("worn", [[], []], "a list of 3, one for each seat"),
        ("worn", [[], [], [99]], "seat 2"),
        ("nuggets", [0, -1, 0], "from 0 on"),
        ("tokens", [[3]], "pieces with a number"),
        ("passed", [3], "from 0 to 2"),
        ("holder", 3, "from -1 to 2"),
        ("closed", 2, "from 0 to 1"),
        ("mood", "sad", "something this game knows"),
        ("heard", ["copper"], "what this game knows"),
        ("sold", {"hat": "one"}, "whole numbers by name"),
    ],
)
def test_bad_values_are_told(name: str, value: Any, complaint: str) -> None:
    with pytest.raises(RecordError, match=complaint):
        Shop.read(Stored(busy_shop().plain() | {name: value}), LAYOUT)


def test_a_missing_value_is_told() -> None:
    plain = busy_shop().plain()
    del plain["mood"]
    with pytest.raises(RecordError, match="no 'mood'"):
        Shop.read(Stored(plain), LAYOUT)


def toy() -> Toy:
    """Everybody knows the pile, everybody his own hand."""
    g = Toy.new(LAYOUT)
    for seat in range(3):
        g.draw(seat)
    g.put(0, g.hands[0][0])
    return g


def test_zones_say_where_every_piece_lies_and_who_knows_it() -> None:
    assert toy().misplaced("numbers") == []
    lost, doubled, hidden, forgotten = toy(), toy(), toy(), toy()
    lost.deck.pop()
    doubled.deck[0] = doubled.deck[1]
    hidden.seen[hidden.pile[0]] = 0b001
    forgotten.seen[forgotten.hands[2][0]] = 0
    assert lost.misplaced("numbers") == ["a piece of 'numbers' is in no place"]
    assert doubled.misplaced("numbers") == ["a piece of 'numbers' is in two places"]
    assert hidden.misplaced("numbers") == ["'pile' has a hidden piece that should be known"]
    assert forgotten.misplaced("numbers") == [
        "'hands' of seat 2 has a hidden piece that should be known"
    ]


of_sources = pytest.mark.skipif(build() == "compiled", reason="looks at the sources themselves")


@of_sources
@pytest.mark.parametrize("kind", copies.CLASSES, ids=lambda kind: kind.__qualname__)
def test_written_copies_are_up_to_date(kind: type[Part]) -> None:
    assert copies.code(kind) in inspect.getsource(kind), "run `make copies`"


@of_sources
@pytest.mark.parametrize("kind", copies.CLASSES, ids=lambda kind: kind.__qualname__)
def test_every_attribute_is_declared(kind: type[Part]) -> None:
    slots = {name for base in kind.__mro__ for name in getattr(base, "__slots__", ())}
    assert slots == {field.name for field in kind.FIELDS}


@pytest.mark.parametrize("game", ["bang", "dice"])
def test_written_copies_are_what_the_loop_makes(game: str) -> None:
    state = new_game(game, players=5, seed=3).state
    assert state.copy().plain() == state.plain()
