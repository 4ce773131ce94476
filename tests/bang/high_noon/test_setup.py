"""High Noon: the deck of events and how it is laid."""

from __future__ import annotations

from collections import Counter

import pytest

from saloon.games.bang.catalogue import BUILT, configure
from saloon.games.bang.modules.high_noon import high_noon
from saloon.games.registry import new_game
from saloon.kernel import Game, SetupError
from saloon.testing import Scenario, rule, seat
from saloon.texts import load_texts

HN = ["high-noon"]
BOTH = ["bullet", "high-noon"]
EXTRA = {"handcuffs", "new-identity"}


def events_of(modules: list[str]) -> list[str]:
    config = configure(4, modules)
    return [
        config.layout.faces[slot].text.removeprefix("event:")
        for slot in config.layout.groups["events"]
    ]


def laid(seed: int, modules: list[str]) -> Game:
    game = new_game("bang", players=4, seed=seed, modules=modules)
    assert not game.over
    return game


def pile(game: Game) -> list[str]:
    """The event pile from the top down."""
    deck = game.state.event_decks["round"]  # type: ignore[attr-defined]
    return [game.state.face[slot].event_card.id for slot in reversed(deck.waiting)]


@rule("HN-SETUP-01")
def test_the_box_has_thirteen_events_and_every_one_is_built() -> None:
    assert sorted(events_of(HN)) == sorted(high_noon.event_cards)
    assert len(events_of(HN)) == 13
    assert [id_ for id_, event in high_noon.event_cards.items() if event.last] == ["high-noon"]


@rule("HN-SETUP-02", "HN-SETUP-03", "BB-COMP-05")
def test_the_base_box_adds_two_events_which_do_nothing_without_high_noon() -> None:
    assert set(BUILT["bullet"].event_cards) == EXTRA
    assert set(events_of(BOTH)) == set(events_of(HN)) | EXTRA
    assert len(events_of(BOTH)) == 15
    assert events_of(["bullet"]) == []
    assert new_game("bang", players=4, seed=1, modules=["bullet"]).view(0)["events"] == {}


@rule("HN-SETUP-05")
def test_the_deck_is_shuffled_and_high_noon_lies_at_its_bottom() -> None:
    piles = [pile(laid(seed, HN)) for seed in range(30)]
    for events in piles:
        assert Counter(events) == Counter(events_of(HN))
        assert events[-1] == "high-noon"
    assert len({tuple(events) for events in piles}) == 30
    assert len({events[0] for events in piles}) > 6


@rule("HN-SETUP-06")
def test_the_next_event_is_visible_and_no_other() -> None:
    game = laid(1, HN)
    events = pile(game)
    for viewer in (None, 0, 1, 2, 3):
        view = game.view(viewer)
        assert view["events"] == {"round": {"now": None, "next": events[0], "left": 13}}
        for hidden in events[1:-1]:
            assert hidden not in str(view)


def test_what_lies_deeper_is_dealt_anew_for_who_imagines_the_game() -> None:
    game = laid(1, HN)
    imagined = [pile(game.determinize(0, seed)) for seed in range(20)]
    assert {events[0] for events in imagined} == {pile(game)[0]}
    assert {events[-1] for events in imagined} == {"high-noon"}
    assert len({tuple(events) for events in imagined}) > 15


@rule("HN-SETUP-07")
def test_events_that_are_not_in_the_deck_play_no_part() -> None:
    game = laid(3, BOTH)
    assert len(pile(game)) == 15
    config = configure(4, BOTH)
    assert set(game.state.event_decks["round"].waiting) == set(config.layout.groups["events"])  # type: ignore[attr-defined]
    # Without The Bullet its two events are nowhere in the game.
    alone = laid(3, HN)
    assert not EXTRA & {face.text.removeprefix("event:") for face in alone.state.face}


@rule("ED-59")
@pytest.mark.parametrize("module", ["high-noon", "bullet"])
def test_every_event_has_a_text(module: str) -> None:
    rows = BUILT[module].data["events"]
    for row in rows:
        for text in (f"bang-event-{row['id']}", f"bang-event-{row['id']}.text"):
            assert load_texts("en").format(text), text
    assert {row["id"] for row in rows} == set(BUILT[module].event_cards)


@pytest.mark.parametrize("where", ["event", "events"])
def test_a_position_with_an_unknown_event_is_refused(where: str) -> None:
    wrong = {"event": "snow"} if where == "event" else {"events": ["snow"]}
    with pytest.raises(SetupError, match="there is no event 'snow' in this game"):
        Scenario(seats=[seat(role="sheriff")], modules=HN, **wrong)
