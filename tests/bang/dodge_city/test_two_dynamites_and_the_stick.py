"""The stick of the base game with the two Dynamites of Dodge City (BB-VARIANT-09 and 22)."""

from collections.abc import Sequence
from typing import Any, cast

import pytest
from tests.bang.great_train_robbery.tables import table as with_train

from saloon.games.bang.setup import choose_characters, deal
from saloon.games.bang.state import Bang
from saloon.games.registry import new_game
from saloon.kernel import State
from saloon.kernel.state import Face
from saloon.testing import Scenario, rule, seat

STICK = {"dynamite-stick-variant": True}
BASE, DODGE = "dynamite:2h", "dynamite:10c"


class DynamitesFirst:
    """The first deck that is shuffled has the two Dynamites at these places from its top."""

    def __init__(self, *places: int) -> None:
        self.wanted = places
        self.places = list(places)
        self.later: list[list[str]] = []

    def again(self) -> "DynamitesFirst":
        return DynamitesFirst(*self.wanted)

    def number(self, _state: State, _bound: int, _among: Sequence[int] | None) -> int | None:
        return None

    def confused(self, state: State, slots: Sequence[int]) -> None:
        """Nothing is chosen."""

    def faces(self, state: State, slots: Sequence[int]) -> list[Face] | None:
        faces = [state.face[slot] for slot in slots]
        if not any(face.text == BASE for face in faces):
            return None
        if not self.places:
            self.later.append([face.text for face in faces])
            return None
        dynamites = [face for face in faces if face.text in (BASE, DODGE)]
        others = [face for face in faces if face.text not in (BASE, DODGE)]
        for place in self.places:
            others.insert(len(others) - place, dynamites.pop(0))
        self.places = []
        return others


@rule("BB-VARIANT-09")
@pytest.mark.parametrize("places", [(0, 1), (1, 2), (0, 9)])
def test_a_replacement_that_is_a_dynamite_is_replaced_too(places: tuple[int, int]) -> None:
    game = new_game("bang", players=5, seed=3, modules=["dodge-city"], rulings=STICK)
    chance = DynamitesFirst(*places)
    game.state.script = chance
    g = cast(Bang, game.state)
    choose_characters(g, g.players[0])
    deal(g, g.players[0])
    assert not chance.places
    assert [len(player.hand) for player in g.players] == [p.character.life for p in g.players]
    assert not any(g.card(slot).diverted for player in g.players for slot in player.hand)
    assert sum(g.card(slot).diverted for slot in g.deck) == 2
    # Both went back in one shuffle, when all hands were dealt.
    dealt = sum(len(player.hand) for player in g.players)
    assert [len(deck) for deck in chance.later] == [120 - dealt]
    assert {BASE, DODGE} <= set(chance.later[0])


@rule("BB-VARIANT-22")
def test_the_second_dynamite_goes_to_the_next_player_without_one() -> None:
    def table(*seats: dict[str, Any], **given: Any) -> Scenario:
        return Scenario(seats=seats, modules=["dodge-city"], rulings=STICK, **given)

    deck = [DODGE, "missed:4s", "missed:5s"]
    s = table(seat(role="sheriff"), seat(in_play=[BASE]), deck=deck, stick=1, step="phase-1")
    assert s.hand_texts(0) == ["missed:4s", "missed:5s"]
    assert [s.in_play(who) for who in range(4)] == [[], ["dynamite"], ["dynamite"], []]
    s = table(
        seat(role="sheriff"),
        seat(),
        seat(out=True),
        seat(in_play=[BASE]),
        deck=deck,
        stick=3,
        step="phase-1",
    )
    assert [s.in_play(who) for who in (0, 1, 3)] == [["dynamite"], [], ["dynamite"]]


def the_last_one_draws(deck: list[str], **given: Any) -> Scenario:
    """Ironhorse has killed the Sheriff and shoots at who is left, behind a Barrel."""
    s = with_train(
        seat("zippy-roy", role="sheriff", life=1),
        seat(role="renegade", in_play=[BASE, "barrel"]),
        seat(out=True),
        seat(out=True),
        at=3, side="ironhorse", boxes=["dodge-city"], rulings=STICK, stick=1, deck=deck,
        **given,
    )  # fmt: skip
    s.uses(0, "zippy-roy")
    s.asks(1, "shot")
    assert s.is_out(0)
    return s


@rule("BB-VARIANT-22", "BB-VARIANT-15")
def test_a_second_dynamite_of_the_last_one_left_goes_back_into_the_deck() -> None:
    s = the_last_one_draws([DODGE, "3h"])
    s.responds(1, "barrel")
    assert [event.facts for event in s.heard("shuffled-in")] == [{"card": DODGE}]
    assert s.in_play(1) == ["dynamite", "barrel"]
    assert DODGE in s.deck()
    assert s.winner == "renegade"


@rule("BB-VARIANT-22", "BB-PILE-01")
def test_if_it_is_the_last_card_of_the_deck_the_pile_is_shuffled_with_it() -> None:
    s = the_last_one_draws([DODGE], rest="box", pile=["bang:kh", "bang:ah"])
    s.responds(1, "barrel")
    assert len(s.heard("turned")) == 1, "another card"
    assert s.in_play(1) == ["dynamite", "barrel"]
    assert s.life(1) == s.state.players[1].max_life
    assert s.winner == "renegade"


@rule("BB-VARIANT-22")
def test_if_there_is_no_other_card_none_is_turned_up() -> None:
    s = the_last_one_draws([DODGE], rest="box")
    s.responds(1, "barrel")
    assert not s.heard("turned")
    assert (s.life(1), s.deck()) == (s.state.players[1].max_life - 1, [DODGE])
    assert s.winner == "renegade"
