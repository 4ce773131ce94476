"""Darling Valentine, Lady Rosa, Miss Susanna, Sacagaway, and the card Wild West Show."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bang.wild_west_show.tables import LAST, SHOW, cannot_use, four, kinds, now

from saloon.testing import Scenario, rule, seat

# -- Darling Valentine ---------------------------------------------------------------------------


@rule("WS-CARD-07", "WS-CARD-08")
def test_darling_valentine_exchanges_the_hand_before_the_draw() -> None:
    s = Scenario(
        seats=four([], ["beer", "missed", "bang"]),
        deck=["2c", "3c", "4c", "5c", "6c"],
        event="darling-valentine",
        **SHOW,
    )
    s.ends_turn()
    s.asks(1, "top")
    s.responds(1, "beer")
    assert [text.partition(":")[2] for text in s.hand_texts(1)] == ["2c", "3c", "4c", "5c", "6c"]
    assert s.pile() == ["missed", "bang", "beer"]


@rule("WS-CARD-07")
def test_who_has_no_hand_has_nothing_to_exchange() -> None:
    s = Scenario(seats=four([], []), event="darling-valentine", **SHOW)
    s.ends_turn()
    assert len(s.hand(1)) == 2


@rule("ED-29", "WS-CARD-07")
def test_by_the_compendium_it_happens_once_to_everybody() -> None:
    s = Scenario(
        seats=four(["stagecoach"], ["beer"], ["missed"]),
        deck=["2c", "3c", "4c", "5c", "6c", "7c", "8c", "9c"],
        events=["darling-valentine"],
        edition="hu-compendium",
        **SHOW,
    )
    s.plays("stagecoach")
    s.responds(0, "2c")
    assert [text.partition(":")[2] for text in s.hand_texts(0)] == ["4c", "5c"]
    assert s.hand_texts(1)[0].endswith("6c")
    assert s.hand_texts(2)[0].endswith("7c")
    s.ends_turn()
    assert len(s.hand(1)) == 3


# -- Lady Rosa of Texas --------------------------------------------------------------------------


@rule("WS-CARD-20", "WS-CARD-21", "WS-CARD-22", "ED-70")
def test_lady_rosa_swaps_places_and_the_other_skips_a_turn() -> None:
    table = four([], ["mustang", "beer"], ["missed"])
    table[1]["life"] = 3
    s = Scenario(seats=table, turn=1, event="lady-rosa-of-texas", **SHOW)
    assert s.state.places == [0, 1, 2, 3]
    s.plays("mustang")
    s.uses(1, "lady-rosa-of-texas", at=0)
    assert s.state.places == [1, 0, 2, 3]
    assert (s.life(1), s.hand(1), s.in_play(1)) == (3, ["beer"], ["mustang"])
    assert s.game.view()["passed_over"] == [0]
    assert s.distance(1, 3) == 1, "now on the other side"
    cannot_use(s, 1, "lady-rosa-of-texas", "WS-CARD-22", at=3)
    s.ends_turn()
    assert s.active == 2, "the Sheriff sits to the left now, and is passed over"
    assert [event.seat for event in kinds(s, "passed-over")] == [0]
    assert s.game.view()["passed_over"] == []
    for _ in range(3):
        s.ends_turn()
    assert s.active == 0, "only once"


@rule("WS-CARD-20", "WS-CARD-23")
def test_only_with_the_player_on_the_right_whoever_is_out() -> None:
    table = four()
    table[3]["out"] = True
    s = Scenario(seats=table, event="lady-rosa-of-texas", **SHOW)
    assert [text for text in s.options(0) if "rosa" in text] == ["use lady-rosa-of-texas @2"]
    cannot_use(s, 0, "lady-rosa-of-texas", "WS-CARD-20", at=1)


@rule("WS-CARD-23")
def test_on_the_right_is_counter_clockwise_even_when_turns_pass_so() -> None:
    s = Scenario(
        seats=four(),
        event=["gold-rush-event", "lady-rosa-of-texas"],
        modules=["high-noon", "wild-west-show"],
    )
    assert [text for text in s.options(0) if "rosa" in text] == ["use lady-rosa-of-texas @3"]


@rule("WS-CARD-24")
def test_a_skipped_turn_has_no_start_and_no_end() -> None:
    table = four([], [], [])
    table[2]["in_play"] = ["dynamite", "jail"]
    s = Scenario(seats=table, turn=3, event="lady-rosa-of-texas", **SHOW)
    s.uses(3, "lady-rosa-of-texas", at=2)
    s.ends_turn()
    assert s.active == 0
    assert s.in_play(2) == ["dynamite", "jail"]
    assert not kinds(s, "check")


@rule("WS-CARD-24", "WS-CARD-43")
def test_the_turn_is_skipped_though_another_event_has_come() -> None:
    s = Scenario(
        seats=four([], [], [], ["stagecoach"]),
        turn=3,
        event="lady-rosa-of-texas",
        events=["miss-susanna"],
        **SHOW,
    )
    s.uses(3, "lady-rosa-of-texas", at=2)
    s.plays("stagecoach")
    assert now(s) == "miss-susanna"
    s.ends_turn()
    assert s.active == 0
    assert (s.life(2), s.life(3)) == (4, 3), "who skips a turn is not counted"


# -- Miss Susanna --------------------------------------------------------------------------------


@rule("WS-CARD-25", "WS-CARD-28")
@pytest.mark.parametrize(("cards", "life"), [(2, 4), (3, 5)])
def test_miss_susanna_wants_three_cards(cards: int, life: int) -> None:
    hand = ["mustang", "barrel", "scope", "missed", "missed", "missed", "missed", "missed"]
    s = Scenario(seats=four(hand), event="miss-susanna", **SHOW)
    for card in hand[:cards]:
        s.plays(card)
    assert s.game.view()["cards_played"] == cards
    s.ends_turn()
    while s.game.decision.kind == "excess":
        s.discards("missed") if "missed" in s.hand(0) else s.discards("scope")
    assert s.life(0) == life
    lost = kinds(s, "wounded")
    assert [("by" in event.facts, event.facts["card"]) for event in lost] == (
        [(False, "miss-susanna")] if cards < 3 else []
    )
    told = [event.kind for event in s.events if event.kind in ("discarded", "wounded")]
    assert told == sorted(told), "after phase 3"


@rule("WS-CARD-26")
def test_who_stays_in_jail_owes_her_nothing() -> None:
    table = four([], [])
    table[1]["in_play"] = ["jail"]
    s = Scenario(seats=table, deck=["2c"], event="miss-susanna", **SHOW)
    s.ends_turn()
    assert s.active == 2
    assert (s.life(0), s.life(1)) == (4, 4)


@rule("WS-CARD-27")
def test_cards_played_before_she_came_count() -> None:
    s = Scenario(seats=four(["mustang", "barrel", "stagecoach"]), events=["miss-susanna"], **SHOW)
    for card in ("mustang", "barrel", "stagecoach"):
        s.plays(card)
    s.ends_turn()
    assert s.life(0) == 5


@rule("CB-PLAY-03")
def test_only_cards_from_the_own_hand_in_phase_two_count() -> None:
    """A Beer that saves from Dynamite comes before phase 2, a Missed! in another's turn too."""
    table = four(["mustang", "bang"], ["beer", "missed", "scope", "barrel"])
    table[1] |= {"life": 3, "in_play": ["dynamite"]}
    s = Scenario(seats=table, deck=["5s", "2c", "3c"], event="miss-susanna", **SHOW)
    s.plays("bang", at=1)
    s.responds(1, "missed")
    s.ends_turn()
    s.responds(1, "beer")
    s.passes(1)
    s.plays("scope")
    s.plays("barrel")
    assert s.game.view()["cards_played"] == 2
    s.ends_turn()
    s.discards("2c")
    s.passes(1)
    s.responds(1, "scope")
    assert s.is_out(1)


@rule("CB-PLAY-04")
def test_using_a_green_card_is_no_playing() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["mustang", "scope"], in_play=["canteen"], life=3),
        ],
        event="miss-susanna",
        modules=["wild-west-show", "dodge-city"],
    )
    s.responds(0, "canteen")
    s.plays("mustang")
    s.plays("scope")
    s.ends_turn()
    assert s.life(0) == 3, "4 after the Canteen"


# -- Sacagaway -----------------------------------------------------------------------------------


@rule("WS-CARD-29")
def test_sacagaway_opens_all_hands_and_no_role() -> None:
    s = Scenario(
        seats=four(["stagecoach"], ["beer"], ["missed", "bang"]),
        deck=["2c", "3c", "4c", "5c"],
        events=["sacagaway"],
        **SHOW,
    )
    assert [each["hand"] for each in s.game.view(3)["players"]][:3] == [[], [], []]
    s.plays("stagecoach")
    for viewer in (None, 0, 1, 2, 3):
        shown = [each["hand"] for each in s.game.view(viewer)["players"]]
        assert [len(hand) for hand in shown] == [2, 1, 2, 0]
        roles = [each["role"] for each in s.game.view(viewer)["players"]]
        assert [role is None for role in roles] == [who not in (0, viewer) for who in range(4)]
    s.ends_turn()
    told = kinds(s, "drew")[-1]
    assert (told.seat, told.knows) == (1, (0, 1, 2, 3))


@rule("WS-CARD-30")
def test_a_card_from_an_open_hand_is_taken_at_random() -> None:
    s = Scenario(seats=four(["panic"], ["beer", "missed", "bang"]), event="sacagaway", **SHOW)
    s.picks("missed")
    s.plays("panic", at=1)
    assert s.hand(0) == ["missed"]


@rule("CB-INTERACT-25")
def test_a_card_staked_in_poker_is_hidden_from_the_others() -> None:
    s = Scenario(
        seats=four(["poker"], ["beer", "missed"], ["bang", "scope"], ["barrel"]),
        event="sacagaway",
        modules=["wild-west-show", "valley-of-shadows"],
    )
    s.plays("poker")
    s.asks(1, "poker")
    s.responds(1, "beer")
    for viewer in (None, 2, 3):
        assert "beer" not in str(s.game.view(viewer)["turned"])
    s.asks(2, "poker")


# -- Wild West Show ------------------------------------------------------------------------------


def duel(**options: Any) -> Scenario:
    """The Sheriff is about to be shot by an Outlaw."""
    table = four([], ["bang"])
    table[0]["life"] = 1
    return Scenario(seats=table, turn=1, event=LAST, **{**SHOW, **options})


@rule("WS-CARD-36", "WS-CARD-37", "WS-INTERACT-01")
def test_the_sheriffs_death_ends_nothing_and_the_last_one_wins_alone() -> None:
    table = four([], ["bang", "bang", "bang"])
    for each in (0, 2, 3):
        table[each]["life"] = 1
    table[1]["in_play"] = ["volcanic", "scope"]
    s = Scenario(seats=table, turn=1, event=LAST, **SHOW)
    s.plays("bang", at=0)
    assert s.is_out(0)
    s.plays("bang", at=2)
    s.plays("bang", at=3)
    result = s.game.result
    assert result is not None
    assert (result.side, result.winners) == ("last", (1,))


@rule("WS-INTERACT-01", "WS-CARD-36")
def test_no_team_wins_when_all_outlaws_and_renegades_are_gone() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"]),
            seat(role="outlaw", life=1),
            seat(role="deputy"),
            seat(role="outlaw", out=True),
            seat(role="renegade", out=True),
        ],
        event=LAST,
        **SHOW,
    )
    s.plays("bang", at=1)
    assert s.is_out(1)
    assert not s.game.over


@rule("WS-CARD-38", "WS-CARD-39")
def test_what_roles_mean_besides_goes_on() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang", "bang", "beer"], in_play=["volcanic"]),
            seat(role="outlaw", life=1),
            seat(role="outlaw"),
            seat(role="renegade"),
            seat(role="deputy", life=1),
        ],
        event=LAST,
        **SHOW,
    )
    s.plays("bang", at=1)
    assert len(s.hand(0)) == 2 + 3
    s.plays("bang", at=4)
    s.responds(0, "beer")
    assert (s.hand(0), s.in_play(0)) == ([], [])


@rule("WS-CARD-38")
def test_no_jail_for_the_sheriff_even_then() -> None:
    s = Scenario(seats=four([], ["jail"]), turn=1, event=LAST, **SHOW)
    s.refuses("jail", "BB-CARD-51", at=0)


def test_the_goal_of_the_game_for_three_gives_way() -> None:
    """Killing the own prey wins nothing any more."""
    s = Scenario(
        seats=[
            seat(role="deputy", hand=["bang"]),
            seat(role="renegade", life=1),
            seat(role="outlaw"),
        ],
        players=3,
        event=LAST,
        modules=["wild-west-show", "dodge-city"],
    )
    s.plays("bang", at=1)
    assert s.is_out(1)
    assert not s.game.over


# -- Sacagaway -----------------------------------------------------------------------------------


@rule("CB-HAND-11", "WS-CARD-29")
def test_nobody_loses_track_of_hands_that_lie_open() -> None:
    s = Scenario(
        seats=four(["bang", "beer", "duel"], ["panic"]),
        event=["abandoned-mine", "sacagaway"],
        modules=["fistful-of-cards", "wild-west-show"],
    )
    g = s.state
    g.confuse(g.players[0].hand, (0,))
    assert all(g.knows(None, slot) for player in g.players for slot in player.hand)
    g.give(g.players[0], g.players[1], g.players[0].hand[0], "test")
    assert all(g.knows(None, slot) for player in g.players for slot in player.hand)
