"""The deck of the show: how it lies, who turns it, how long an event holds."""

from __future__ import annotations

import pytest
from tests.bang.wild_west_show.tables import EVENTS, LAST, SHOW, coming, four, kinds, now

import saloon
from saloon.games.bang.catalogue import BUILT
from saloon.testing import Scenario, rule, seat


@rule("WS-SETUP-01", "WS-SETUP-02", "ED-77")
def test_what_is_in_the_box() -> None:
    box = BUILT["wild-west-show"]
    assert sorted(box.event_cards) == sorted([*EVENTS, LAST])
    assert {id_: each.life for id_, each in box.characters.items()} == {
        "big-spencer": 9, "flint-westwood": 4, "gary-looter": 5, "greygory-deck": 4,
        "john-pain": 4, "lee-van-kliff": 4, "teren-kill": 3, "youl-grinner": 4,
    }  # fmt: skip
    game = saloon.new_game("bang", players=4, seed=1, **SHOW)
    people = [game.state.face[slot].text for slot in game.state.group("characters")]
    assert len(people) == 16 + 8


@rule("WS-SETUP-03", "WS-SETUP-04")
@pytest.mark.parametrize("seed", range(3))
def test_the_deck_lies_face_down_with_its_own_card_at_the_bottom(seed: int) -> None:
    game = saloon.new_game("bang", players=5, seed=seed, **SHOW)
    assert game.decision is not None
    state = game.state
    deck = state.event_decks["show"]  # type: ignore[attr-defined]
    names = [state.face[slot].text.partition(":")[2] for slot in deck.waiting]
    assert names[0] == LAST
    assert sorted(names[1:]) == sorted(EVENTS)
    assert deck.past == []
    for viewer in (None, *range(5)):
        shown = game.view(viewer)["events"]["show"]
        assert shown == {"now": None, "next": None, "left": 10}
        known = [state.knows(viewer, slot) for slot in deck.waiting]
        assert known == [True, *[False] * 9]


def test_the_deck_is_shuffled() -> None:
    tops = set()
    for seed in range(12):
        state = saloon.new_game("bang", players=4, seed=seed, **SHOW)
        assert state.decision is not None
        tops.add(state.state.face[state.state.event_decks["show"].waiting[-1]].text)  # type: ignore[attr-defined]
    assert len(tops) > 4


@rule("WS-EVENT-01", "WS-EVENT-02", "WS-EVENT-03", "BB-CROSS-25")
@pytest.mark.parametrize(("card", "cards"), [("stagecoach", 2), ("wells-fargo", 3)])
def test_the_two_coaches_turn_up_the_next_event(card: str, cards: int) -> None:
    s = Scenario(
        seats=four([card, "beer"], ["stagecoach"]),
        events=["sacagaway", "gag"],
        deck=["2c", "3c", "4c", "5c", "6c", "7c", "8c"],
        **SHOW,
    )
    assert (now(s), coming(s)) == (None, None)
    s.plays(card)
    assert len(s.hand(0)) == cards + 1
    assert (now(s), coming(s)) == ("sacagaway", None)
    s.plays("beer")
    s.ends_turn()
    assert now(s) == "sacagaway", "it holds through other turns"
    s.plays("stagecoach")
    assert now(s) == "gag"
    assert [(event.seat, event.facts["event"]) for event in kinds(s, "event")] == [
        (0, "sacagaway"), (1, "gag"),
    ]  # fmt: skip
    assert "sacagaway" not in s.game.view()["in_force"]


@rule("WS-EVENT-04", "ED-76")
def test_what_was_replaced_never_comes_back() -> None:
    s = Scenario(
        seats=four(["stagecoach", "stagecoach", "wells-fargo"]),
        events=["sacagaway", "gag", "showdown"],
        **SHOW,
    )
    for card in ("stagecoach", "stagecoach", "wells-fargo"):
        s.plays(card)
    deck = s.state.event_decks["show"]
    assert [s.state.face[slot].text for slot in deck.past] == [
        "event:sacagaway", "event:gag", "event:showdown",
    ]  # fmt: skip
    assert not set(deck.past) & set(deck.waiting)
    assert s.game.view()["events"]["show"] == {"now": "showdown", "next": None, "left": 7}


@rule("WS-EVENT-05")
def test_the_last_card_stays() -> None:
    s = Scenario(seats=four(["stagecoach"]), event=LAST, **SHOW)
    s.plays("stagecoach")
    assert now(s) == LAST
    assert len(s.hand(0)) == 2


def test_the_last_card_is_seen_coming_when_nothing_else_is_left() -> None:
    s = Scenario(seats=four(["stagecoach", "wells-fargo"]), event="gag", **SHOW)
    deck = s.state.event_decks["show"]
    deck.past[:0] = deck.waiting[1:-1]
    del deck.waiting[1:-1]
    assert coming(s) is None
    s.plays("stagecoach")
    assert coming(s) == LAST
    s.plays("wells-fargo")
    assert (now(s), coming(s)) == (LAST, None)


@rule("WS-EVENT-06")
def test_other_cards_that_draw_turn_up_nothing() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["general-store"], in_play=["pony-express"])],
        modules=["wild-west-show", "dodge-city"],
    )
    s.responds(0, "pony-express")
    s.plays("general-store")
    for who in range(3):
        s.responds(who, s.options(who)[0].split()[1])
    assert now(s) is None


@rule("WS-EVENT-06", "CB-LIMIT-01", "WS-CARD-33")
def test_a_stagecoach_played_as_something_else_turns_up_nothing() -> None:
    s = Scenario(seats=four(["stagecoach", "beer"], ["missed"]), event="showdown", **SHOW)
    s.plays("stagecoach", at=1, as_="bang")
    s.passes(1)
    assert now(s) == "showdown"
    assert s.life(1) == 3
    s.refuses("beer", "BB-PLAY-02", at=1, as_="bang")


@rule("WS-EVENT-07", "WS-EVENT-08")
def test_the_cards_are_drawn_first_and_the_event_holds_at_once() -> None:
    s = Scenario(
        seats=four(["stagecoach", "bang"], ["beer"]),
        events=["showdown"],
        deck=["9c", "10c"],
        **SHOW,
    )
    s.plays("stagecoach")
    told = [event.kind for event in s.events if event.kind in ("drew", "event")]
    assert told == ["drew", "drew", "event"]
    s.refuses("bang", "WS-CARD-31", at=1)
