"""The show beside other boxes, and whole games with it."""

from __future__ import annotations

import pytest
from tests.bang.wild_west_show.tables import LAST, four, kinds, now

import saloon
from saloon.kernel import SetupError
from saloon.testing import Scenario, conformance, rule, seat

NOON = ["high-noon", "wild-west-show"]


@rule("CB-EVENT-07", "CB-EVENT-11")
@pytest.mark.parametrize("box", ["high-noon", "fistful-of-cards"])
def test_two_events_are_in_force_and_a_stagecoach_turns_only_the_show(box: str) -> None:
    event = "shootout" if box == "high-noon" else "ambush"
    s = Scenario(
        seats=four(["stagecoach"]),
        event=[event, "miss-susanna"],
        events=["sacagaway"],
        modules=[box, "wild-west-show"],
    )
    before = s.game.view()["events"]["round"]
    assert {event, "miss-susanna"} <= {*s.game.view()["in_force"]}
    s.plays("stagecoach")
    assert s.game.view()["events"]["round"] == before
    assert (s.event, now(s)) == (event, "sacagaway")


@rule("CB-EVENT-07")
def test_a_new_round_leaves_the_show_alone() -> None:
    s = Scenario(seats=four(), turn=3, event=["shootout", "gag"], modules=NOON)
    s.ends_turn()
    assert s.event != "shootout"
    assert now(s) == "gag"


@rule("CB-TIMING-17")
def test_a_fistful_of_cards_counts_the_hand_before_it_is_exchanged() -> None:
    table = four([], ["missed", "beer"])
    s = Scenario(
        seats=table,
        event=["a-fistful-of-cards", "darling-valentine"],
        deck=["2c", "3c", "4c", "5c"],
        modules=["wild-west-show", "fistful-of-cards"],
    )
    s.ends_turn()
    s.asks(1, "shot")
    s.passes(1, 1)
    s.responds(1, "missed")
    assert s.life(1) == 2
    assert [event.kind for event in s.events if event.kind in ("wounded", "discarded")] == [
        "wounded", "wounded", "discarded", "discarded",
    ]  # fmt: skip
    assert len(s.hand(1)) == 4


@rule("CB-TIMING-16")
def test_the_exchange_comes_after_other_events_and_before_the_checks() -> None:
    table = four([], ["missed"])
    table[1]["in_play"] = ["jail"]
    s = Scenario(
        seats=table,
        event=["high-noon", "darling-valentine"],
        deck=["2c", "4h", "5c", "6c"],
        modules=NOON,
    )
    s.ends_turn()
    told = [event.kind for event in s.events if event.kind in ("wounded", "discarded", "check")]
    assert told[:3] == ["wounded", "discarded", "check"]


@rule("CB-RETURN-20")
def test_a_sheriff_who_fell_under_the_last_card_comes_back_as_a_shadow() -> None:
    table = four([], [], [], ["bang"])
    table[0]["life"] = 1
    s = Scenario(seats=table, turn=3, event=LAST, modules=["wild-west-show", "shadow-gunslingers"])
    s.plays("bang", at=0)
    assert s.is_out(0)
    s.ends_turn()
    assert s.active == 0
    assert s.game.view()["players"][0]["status"] == "ghost"
    s.ends_turn()
    s.responds(0, s.options(0)[0].split()[1])
    assert s.is_out(0)
    assert not s.game.over


@rule("CB-WIN-06")
@pytest.mark.parametrize("box", ["high-noon", "shadow-gunslingers"])
def test_who_is_back_for_a_turn_is_not_the_last_one(box: str) -> None:
    """A ghost shoots the last but one: whoever is left alive has won."""
    table = four([], ["bang"], [], [])
    table[1] |= {"out": True, "hand": []}
    table[2]["out"] = True
    table[3]["life"] = 1
    s = Scenario(
        seats=table,
        event=["ghost-town", LAST] if box == "high-noon" else LAST,
        deck=["bang", "bang", "bang"],
        modules=[box, "wild-west-show"],
    )
    s.ends_turn()
    assert s.active == 1
    s.state.places[:] = [0, 1, 3, 2]
    s.state.circle_changed()
    s.plays("bang", at=3)
    assert s.game.over
    result = s.game.result
    assert result is not None
    assert (result.side, result.winners) == ("last", (0,))


@rule("CB-WIN-06")
def test_the_last_card_turned_up_by_a_ghost_ends_it_at_once() -> None:
    table = four()
    for who in (1, 2, 3):
        table[who]["out"] = True
    s = Scenario(
        seats=table,
        turn=0,
        event=["ghost-town", "gag"],
        deck=["stagecoach"],
        modules=NOON,
    )
    deck = s.state.event_decks["show"]
    deck.past[:0] = deck.waiting[1:]
    del deck.waiting[1:]
    s.ends_turn()
    s.plays("stagecoach")
    assert s.game.result is not None
    assert s.game.result.winners == (0,)


@rule("CB-EVENT-09")
def test_a_ban_is_stronger_than_what_lady_rosa_or_showdown_allow() -> None:
    s = Scenario(
        seats=four(["beer", "bang"], life=3),
        event=["the-reverend", "showdown"],
        modules=NOON,
    )
    s.refuses("beer", "HN-CARD-23")
    assert s.can(0, "play beer as bang @1"), "as a BANG! it is no Beer"


def test_only_two_boxes_of_one_deck_can_be_mixed() -> None:
    with pytest.raises(SetupError, match="no two boxes"):
        saloon.new_game(
            "bang", players=4, seed=1, modules=NOON, rulings={"combined-event-deck": True}
        )


def test_flint_westwoods_two_cards_are_two_for_henry_block() -> None:
    s = Scenario(
        seats=[
            seat("flint-westwood", role="sheriff", hand=["beer"]),
            seat("henry-block", role="outlaw", hand=["scope", "mustang"]),
        ],
        modules=["wild-west-show", "valley-of-shadows"],
    )
    s.game.choose(next(text for text in s.options(0) if "flint" in text), 0)
    while s.game.decision.kind != "play":
        s.passes(s.game.decision.seats[0])
    assert s.life(0) == 3
    assert len(kinds(s, "wounded")) == 2


@pytest.mark.games
@pytest.mark.parametrize("players", range(4, 9))
def test_random_games_keep_the_contract(players: int) -> None:
    boxes = ["wild-west-show", *(["dodge-city"] if players == 8 else [])]
    game = saloon.new_game("bang", players=players, seed=players, modules=boxes)
    conformance.play_and_check(game, players, every=90)
