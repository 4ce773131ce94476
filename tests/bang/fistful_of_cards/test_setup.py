"""A Fistful of Cards: its deck, alone and together with High Noon."""

from __future__ import annotations

from typing import Any, cast

import pytest

from saloon.games.bang.catalogue import configure
from saloon.games.bang.modules.fistful_of_cards import fistful
from saloon.games.bang.state import Bang
from saloon.games.registry import new_game
from saloon.kernel import Game, SetupError
from saloon.testing import Scenario, rule, seat

FC = ["fistful-of-cards"]
HN = ["high-noon"]
MIXED: dict[str, Any] = {"combined-event-deck": True}


def events_of(modules: list[str]) -> set[str]:
    config = configure(4, modules)
    return {
        config.layout.faces[slot].text.removeprefix("event:")
        for slot in config.layout.groups["events"]
    }


def table(modules: list[str], seed: int = 1, **rulings: Any) -> Game:
    return new_game("bang", players=4, seed=seed, modules=modules, rulings=rulings, sheriff=2)


def pile(game: Game) -> list[str]:
    """The event pile from the top down."""
    assert not game.over  # runs up to the first question
    state = cast(Bang, game.state)
    return [state.face[slot].event_card.id for slot in reversed(state.event_decks["round"].waiting)]


@rule("FC-SETUP-01")
def test_the_box_has_fifteen_events_and_every_one_is_built() -> None:
    assert len(events_of(FC)) == 15
    assert events_of(FC) == set(fistful.event_cards)
    assert not events_of(FC) & events_of(["bullet", *HN]), "none is in both boxes"


@rule("FC-SETUP-02", "CB-EVENT-01")
def test_the_deck_is_shuffled_with_a_fistful_of_cards_at_its_bottom() -> None:
    piles = [pile(table(FC, seed)) for seed in range(20)]
    for events in piles:
        assert sorted(events) == sorted(fistful.event_cards)
        assert events[-1] == "a-fistful-of-cards"
    assert len({tuple(events) for events in piles}) == 20


@rule("FC-SETUP-02")
def test_only_the_next_event_and_the_last_one_are_known() -> None:
    game = table(FC)
    state = cast(Bang, game.state)
    events = pile(game)
    assert game.view(None)["events"] == {"round": {"now": None, "next": events[0], "left": 15}}
    waiting = state.event_decks["round"].waiting
    assert [state.knows(0, slot) for slot in waiting] == [True, *[False] * 13, True]


@rule("FC-SETUP-03", "CB-EVENT-01")
def test_the_first_event_comes_before_the_sheriffs_second_turn_and_then_one_a_round() -> None:
    s = Scenario(seats=[seat(role="sheriff")], modules=FC, events=["ambush", "the-judge"])
    for who in range(4):
        assert (s.active, s.event, s.next_event) == (who, None, "ambush")
        s.ends_turn()
    for who in range(4):
        assert (s.active, s.event, s.next_event) == (who, "ambush", "the-judge")
        s.ends_turn()
        if s.game.decision.kind == "excess":
            s.discards(s.hand(who)[0])
    assert (s.active, s.event) == (0, "the-judge")


@rule("FC-SETUP-04")
def test_a_fistful_of_cards_stays() -> None:
    s = Scenario(
        seats=[seat(role="sheriff"), seat(), seat(), seat()],
        modules=FC,
        turn=3,
        event="a-fistful-of-cards",
    )
    assert s.next_event is None
    s.ends_turn()
    assert (s.active, s.event) == (0, "a-fistful-of-cards")


@rule("HN-SETUP-04", "CB-EVENT-02")
@pytest.mark.parametrize(("choice", "cards"), [("high-noon", 13), ("fistful-of-cards", 15)])
def test_the_sheriff_chooses_one_of_the_two_boxes(choice: str, cards: int) -> None:
    game = table([*HN, *FC])
    assert (game.decision.kind, game.unanswered()) == ("pack", (2,))
    assert game.view(0)["events"] == {}, "nothing is laid yet"
    game.choose(f"pack {choice}", 2)
    assert set(pile(game)) == events_of([choice])
    assert len(pile(game)) == cards


@rule("CB-EVENT-03", "CB-EVENT-06", "ED-61")
@pytest.mark.parametrize("edition", ["dynamite-box", "hu-compendium"])
def test_mixed_the_deck_has_twelve_events_of_both_boxes_and_a_last_one(edition: str) -> None:
    boxes = ["bullet", *HN, *FC]
    shares = set()
    for seed in range(20):
        game = new_game("bang", players=4, seed=seed, modules=boxes, rulings=MIXED, edition=edition)
        events = pile(game)
        assert len(events) == len(set(events)) == 13
        assert events[-1] == "high-noon"
        assert "a-fistful-of-cards" not in events
        shares.add(len(set(events) & set(fistful.event_cards)))
    assert min(shares) > 0
    assert len(shares) > 3


@rule("CB-EVENT-03", "CB-EVENT-04")
@pytest.mark.parametrize("size", [12, 13, 14, 15])
@pytest.mark.parametrize("last", ["high-noon", "a-fistful-of-cards"])
def test_the_players_agree_on_the_size_and_on_the_last_card(size: int, last: str) -> None:
    agreed: dict[str, Any] = {"combined-event-deck-size": size, "combined-last-event": last}
    game = table([*HN, *FC], **MIXED, **agreed)
    events = pile(game)
    assert (len(events), events[-1]) == (size + 1, last)
    assert len(set(events) & {"high-noon", "a-fistful-of-cards"}) == 1
    assert game.view(None)["events"]["round"]["next"] == events[0], "it lies face up"


@rule("CB-EVENT-05")
def test_of_a_mixed_deck_one_event_is_in_force_at_a_time() -> None:
    s = Scenario(
        seats=[seat(role="sheriff")],
        modules=[*HN, *FC],
        rulings=MIXED,
        events=["hangover", "ambush"],
        turn=3,
    )
    s.ends_turn()
    assert s.game.view(None)["in_force"] == ["hangover"]
    for _ in range(4):
        s.ends_turn()
    assert s.game.view(None)["in_force"] == ["ambush"]


@pytest.mark.parametrize(
    ("modules", "rulings", "rule_id", "words"),
    [
        (HN, MIXED, "CB-EVENT-03", "no two boxes of events"),
        ([*HN, *FC], MIXED | {"combined-event-deck-size": 11}, "CB-EVENT-03", "not 11"),
        ([*HN, *FC], MIXED | {"combined-event-deck-size": 16}, "CB-EVENT-03", "not 16"),
        ([*HN, *FC], MIXED | {"combined-last-event": "peyote"}, "CB-EVENT-04", "not 'peyote'"),
        (FC, {"peyote-guess": "value"}, "ED-62", "not 'value'"),
    ],
)
@rule("CB-EVENT-03", "CB-EVENT-04")
def test_what_cannot_be_combined_is_refused(
    modules: list[str], rulings: dict[str, Any], rule_id: str, words: str
) -> None:
    with pytest.raises(SetupError, match=words) as refused:
        new_game("bang", players=4, seed=1, modules=modules, rulings=rulings)
    assert refused.value.rule == rule_id
