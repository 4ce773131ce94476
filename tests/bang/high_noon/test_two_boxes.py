"""Two boxes of events at one table: the first player chooses, or both are mixed.

The second box is invented here; the mechanism is the same for any box with such a deck.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest

from saloon.games.bang import catalogue
from saloon.games.bang.module import Module
from saloon.games.bang.sources import EventCard
from saloon.games.bang.state import Bang
from saloon.games.registry import new_game
from saloon.kernel import Game, SetupError
from saloon.testing import conformance

OTHER = [f"calm-day-{number}" for number in range(1, 15)]
second_box = Module(
    "second-box",
    "SB",
    event_deck="round",
    data={
        "cards": [],
        "events": [
            *({"id": id_} for id_ in OTHER),
            {"id": "a-fistful-of-cards", "last": True},
        ],
    },
)
second_box.add(event_cards=dict.fromkeys((*OTHER, "a-fistful-of-cards"), EventCard))

BOTH = ["high-noon", "second-box"]


@pytest.fixture(autouse=True)
def _plugged_in() -> Iterator[None]:
    catalogue.BUILT[second_box.name] = second_box
    yield
    del catalogue.BUILT[second_box.name]


def table(seed: int = 1, **rulings: Any) -> Game:
    named = {name.replace("_", "-"): value for name, value in rulings.items()}
    game = new_game("bang", players=4, seed=seed, modules=BOTH, rulings=named, sheriff=2)
    assert not game.over  # runs up to the first question
    return game


def pile(game: Game) -> list[str]:
    state = cast(Bang, game.state)
    slots = reversed(state.event_decks["round"].waiting)
    return [state.face[slot].event_card.id for slot in slots]


@pytest.mark.parametrize(("choice", "cards"), [("high-noon", 13), ("second-box", 15)])
def test_the_sheriff_chooses_one_of_two_boxes(choice: str, cards: int) -> None:
    game = table()
    assert (game.decision.kind, game.unanswered()) == ("pack", (2,))
    assert game.view(0)["events"] == {}
    game.choose(f"pack {choice}", 2)
    assert game.decision.kind != "pack"
    assert len(pile(game)) == cards
    assert ("blessing" in pile(game)) is (choice == "high-noon")


def test_a_mixed_deck_has_twelve_cards_of_both_boxes_and_the_last_one() -> None:
    mixed = []
    for seed in range(20):
        events = pile(table(seed, combined_event_deck=True))
        assert len(events) == 12 + 1
        assert events[-1] == "high-noon"
        assert "a-fistful-of-cards" not in events
        mixed.append(len(set(events[:-1]) & set(OTHER)))
    assert min(mixed) > 0
    assert max(mixed) < 12


@pytest.mark.parametrize("size", [12, 15])
def test_its_size_and_its_last_card_are_agreed_on(size: int) -> None:
    events = pile(
        table(
            combined_event_deck=True,
            combined_event_deck_size=size,
            combined_last_event="a-fistful-of-cards",
        )
    )
    assert len(events) == size + 1
    assert events[-1] == "a-fistful-of-cards"
    assert "high-noon" not in events
    with pytest.raises(SetupError, match="is one of 12, 13, 14, 15, not 16"):
        table(combined_event_deck=True, combined_event_deck_size=16)


@pytest.mark.games
@pytest.mark.parametrize("mixed", [True, False])
@pytest.mark.parametrize("seed", range(3))
def test_whole_games_keep_the_contract(seed: int, mixed: bool) -> None:
    conformance.play_and_check(table(seed, combined_event_deck=mixed), seed, every=60)
