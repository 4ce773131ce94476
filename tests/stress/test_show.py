"""Open hands, roles dealt anew, a check of nobody's, and talk that costs a life point."""

from __future__ import annotations

from typing import Any

import pytest
from tests.table.sitting import ANN, BEN, CLEO, Sitting

from saloon.games.bang.shot_moments import ShotCancelled
from saloon.games.registry import new_game
from saloon.kernel import SPEAK, Game, IllegalChoice
from saloon.table.commands import Say
from saloon.table.deciding import PHRASES
from saloon.table.live import LiveTable
from saloon.testing import Scenario, conformance, rule, seat

BOX: dict[str, Any] = {"modules": ["show"]}
FOUR = ["sheriff", "outlaw", "outlaw", "renegade"]


def seats(*hands: list[str]) -> list[dict[str, Any]]:
    return [seat(role=role, hand=hand) for role, hand in zip(FOUR, hands, strict=True)]


# -- open hands ----------------------------------------------------------------------------------


def test_sacagaway_opens_all_hands_and_keeps_them_open() -> None:
    """WS-CARD-29: also what is drawn later; roles stay secret."""
    s = Scenario(
        seats=seats(["stagecoach"], ["beer"], ["missed", "bang"], []),
        deck=["2c", "3c", "4c", "5c"],
        events=["sacagaway"],
        **BOX,
    )
    assert [each["hand"] for each in s.game.view(3)["players"]][:3] == [[], [], []]
    s.plays("stagecoach")
    for viewer in (None, 0, 1, 2, 3):
        shown = [each["hand"] for each in s.game.view(viewer)["players"]]
        assert [len(hand) for hand in shown] == [2, 1, 2, 0]
        roles = [each["role"] for each in s.game.view(viewer)["players"]]
        assert [role is None for role in roles] == [who not in (0, viewer) for who in range(4)]
    s.ends_turn()
    told = [event for event in s.events if event.kind == "drew"][-1]
    assert (told.seat, told.knows) == (1, (0, 1, 2, 3))
    assert len(s.game.view(3)["players"][1]["hand"]) == 3


def test_a_card_taken_from_an_open_hand_is_seen_and_taken_at_random() -> None:
    """WS-CARD-30."""
    s = Scenario(
        seats=seats(["panic"], ["beer", "missed", "bang"], [], []), event="sacagaway", **BOX
    )
    s.picks("missed")
    s.plays("panic", at=1)
    shown = [each["hand"] for each in s.game.view(2)["players"]]
    assert [len(hand) for hand in shown] == [1, 2, 0, 0]


# -- roles dealt anew ----------------------------------------------------------------------------


@rule("CB-CHECK-06")
@pytest.mark.parametrize(("card", "again"), [("4h", True), ("4s", False)])
def test_helena_zonteros_check_is_nobodys_and_deals_the_roles_anew(card: str, again: bool) -> None:
    """WS-CARD-17 to 19: Lucky Duke turns up no second card; anybody's Tumbleweed counts."""
    table = seats(["stagecoach"], [], [], [])
    table[0]["character"] = "lucky-duke"
    table[2]["in_play"] = ["tumbleweed"]
    s = Scenario(
        seats=table,
        deck=["2c", "3c", "9s", card],
        events=["helena-zontero"],
        kept={"tumbleweed": {"tokens": [0, 0, 1, 0]}},
        modules=["show", "stress"],
    )
    slots = [player.role_slot for player in s.state.players]
    before = [s.state.pool[slot] for slot in slots]
    s.plays("stagecoach")
    s.responds(2, "tumbleweed")
    assert [s.state.pool[slot] != old for slot, old in zip(slots, before, strict=True)] == [
        False, again, again, again,
    ]  # fmt: skip
    for who in (1, 2, 3):
        shown = [each["role"] is not None for each in s.game.view(who)["players"]]
        assert shown == [other in (0, who) for other in range(4)]
    assert sorted(s.state.role(player) for player in s.state.players) == sorted(FOUR)


# -- shots ---------------------------------------------------------------------------------------


def test_a_cancelled_shot_is_heard_by_the_table_and_by_others_and_remembered() -> None:
    """Not only by who has shot, and before anything else comes of the card."""
    table = seats(["bang"], ["missed"], [], [])
    table[3]["character"] = "onlooker"
    s = Scenario(seats=table, deck=["2c", "3c"], event="applause", **BOX)
    s.plays("bang", at=1)
    s.responds(1, "missed")
    drawn = [(event.seat, event.facts["why"]) for event in s.heard("drew")]
    assert drawn == [(1, "applause"), (3, "onlooker")]
    assert [each.target for each in s.state.this_turn(ShotCancelled, 0)] == [1]


# -- talk ----------------------------------------------------------------------------------------


def test_who_speaks_under_gag_loses_a_life_point_through_nobody() -> None:
    """WS-CARD-15, WS-CARD-16: asked or not; nobody can unsay it, and the record keeps it."""
    s = Scenario(seats=seats(["beer"], [], [], []), event="gag", **BOX)
    game = s.game
    assert SPEAK not in [*game.options(0), *game.interjections(1)]
    assert game.hears(0)
    assert game.hears(1)
    game.choose("speak", 1)
    assert (s.life(1), s.active) == (3, 0)
    with pytest.raises(IllegalChoice, match="unsaid"):
        game.undo(1)
    game.choose(SPEAK, 0)
    assert s.life(0) == 4
    assert [(each.seat, each.text) for each in game.record.choices] == [(1, "speak"), (0, "speak")]
    again = Game.replay(game.rules, game.record)
    assert again.state.plain() == game.state.plain()


def test_nobody_minds_what_is_said_without_gag() -> None:
    s = Scenario(seats=seats([], [], [], []), event="sacagaway", **BOX)
    assert not s.game.hears(1)
    with pytest.raises(IllegalChoice):
        s.game.choose("speak", 1)
    with pytest.raises(IllegalChoice):
        s.game.choose(SPEAK, 1)
    base = Scenario(seats=seats([], [], [], []))
    assert not base.game.hears(0)


def test_in_the_middle_of_an_effect_it_waits_until_that_is_over() -> None:
    table = seats(["general-store"], [], [], [])
    table[1]["life"] = 1
    s = Scenario(seats=table, deck=["2c", "3c", "4c", "5c"], event="gag", **BOX)
    s.plays("general-store")
    s.responds(0, "2c")
    s.game.choose("speak", 1)
    assert s.state.players[1].life == 1
    twin = s.game.copy()
    s.responds(1, "3c")
    s.responds(2, "4c")
    s.responds(1, "pass")  # could have been a Beer
    assert s.is_out(1)
    assert s.active == 0
    for who, what in ((1, "bang:3c"), (2, "bang:4c")):
        options = [twin.state.option_text(each) for each in twin.options(who)]
        twin.choose(next(each for each in options if what.partition(":")[2] in each), who)
    twin.choose("pass", 1)
    assert twin.state.plain() == s.state.plain()


def test_who_talks_hears_it_with_the_own_abilities_at_once() -> None:
    """Nothing waits for a checkpoint of somebody else: between resolutions it would be lost."""
    table = seats([], [], [], [])
    table[1]["character"] = "chatterbox"
    s = Scenario(seats=table, deck=["2c", "3c"], **BOX)
    assert [s.game.hears(who) for who in range(4)] == [False, True, False, False]
    s.game.choose(SPEAK, 1)
    assert s.hand(1) == ["bang"]
    assert s.game.copy().state.plain() == s.state.plain()
    s.ends_turn()
    assert len(s.hand(1)) == 1 + 2


def test_the_talk_of_who_is_out_costs_nothing() -> None:
    table = seats([], [], [], [])
    table[2]["out"] = True
    s = Scenario(seats=table, event="gag", **BOX)
    assert not s.game.hears(2)


def test_a_table_tells_the_rules_what_is_written_and_the_log_keeps_it() -> None:
    s = Sitting(ANN, BEN, bots=2, modules=["show"], rulings={"gagged": True})
    s.connect(CLEO)
    match = s.table.match
    assert match is not None

    def life() -> list[int]:
        return [player["life"] for player in match.game.view()["players"]]

    before = life()
    assert s.command(CLEO, Say("1", text="hello")).refused == ""
    assert s.command(BEN, Say("2", phrase=PHRASES[0])).refused == ""
    assert life() == before, "who watches plays no part, and a gesture is free"
    assert s.command(BEN, Say("3", text="I am the Sheriff")).refused == ""
    seat = s.table.seating.seat_of(BEN.id)
    assert seat is not None
    assert [was - now for was, now in zip(before, life(), strict=True)] == [
        int(who == seat) for who in range(4)
    ]
    again = LiveTable.recover("table", s.log)
    assert again.match is not None
    assert again.match.game.state.plain() == match.game.state.plain()
    assert [each.text for each in again.chat if each.text] == ["hello", "I am the Sheriff"]


def test_random_games_with_all_of_it_keep_the_contract() -> None:
    for seed in range(3):
        game = new_game("bang", players=4 + seed, seed=seed, modules=["show", "dodge-city"])
        conformance.play_and_check(game, seed, every=60)
