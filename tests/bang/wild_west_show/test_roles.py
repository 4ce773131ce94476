"""Bone Orchard and Helena Zontero: roles that are dealt anew."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bang.wild_west_show.tables import FOUR, SHOW, four, kinds, now, passes_turn

from saloon.games.bang.modules.gold_rush.gold import gold
from saloon.games.bang.modules.shadow_gunslingers.box import sides
from saloon.testing import Scenario, rule, seat

FIVE = ("sheriff", "outlaw", "outlaw", "renegade", "deputy")


def five(*out: int, **options: Any) -> Scenario:
    table = [seat(role=role) for role in FIVE]
    for who in out:
        table[who]["out"] = True
    return Scenario(seats=table, event="bone-orchard", **{**SHOW, **options})


# -- Bone Orchard --------------------------------------------------------------------------------


@rule("WS-CARD-01", "WS-CARD-04", "WS-CARD-05", "WS-CARD-06", "ED-68")
def test_who_is_out_comes_back_with_a_secret_role_of_those_who_are_out() -> None:
    roles = set()
    for seed in range(12):
        s = five(1, 4, seed=seed)
        assert s.game.view(0)["players"][1]["role"] == "outlaw"
        s.ends_turn()
        assert s.active == 1
        assert (s.life(1), s.is_out(4)) == (1, True)
        assert len(s.hand(1)) == 2, "no cards but those of the turn"
        assert sorted([s.role(1), s.role(4)]) == ["deputy", "outlaw"]
        roles.add(s.role(1))
        for viewer in (None, 0, 2, 3):
            shown = [each["role"] for each in s.game.view(viewer)["players"]]
            assert (shown[1], shown[4]) == (None, None)
        assert s.game.view(1)["players"][1]["role"] == s.role(1)
        assert s.game.view(1)["players"][4]["role"] is None
    assert roles == {"deputy", "outlaw"}


@rule("WS-CARD-05")
def test_it_is_dealt_again_whenever_somebody_returns() -> None:
    s = five(1, 2, 4)
    s.ends_turn()
    told = kinds(s, "redealt")
    assert [event.seat for event in told] == [1, 2, 4]
    passes_turn(s)
    assert s.active == 2
    assert [event.seat for event in kinds(s, "redealt")][3:] == [2, 4], "who is back is left out"
    assert all(event.knows == (event.seat,) for event in kinds(s, "redealt"))


@rule("WS-CARD-05", "EL-CARD-18", "CB-RETURN-04")
def test_ghosts_of_the_dead_sheriff_are_dealt_a_role_with_the_others_who_are_out() -> None:
    table = [seat(role=role) for role in FIVE]
    table[1]["presence"] = table[3]["presence"] = "haunt"
    table[4]["out"] = True
    boxes = ["wild-west-show", "eldorado"]
    s = Scenario(seats=table, modules=boxes, event=["bone-orchard", "dead-sheriffs-ghost"])
    s.ends_turn()
    assert (s.active, s.life(1)) == (1, 1)
    assert [event.seat for event in kinds(s, "redealt")] == [1, 3, 4]


@rule("WS-CARD-02")
def test_they_stay_when_it_is_over() -> None:
    table = [seat(role=role) for role in FIVE]
    table[1] |= {"out": True, "in_play": []}
    s = Scenario(seats=table, event="bone-orchard", events=["gag"], deck=["stagecoach"], **SHOW)
    s.ends_turn()
    assert s.active == 1
    s.plays("stagecoach")
    assert now(s) == "gag"
    passes_turn(s)
    while s.active != 1:
        passes_turn(s)
    assert s.life(1) == 1


@rule("WS-CARD-03")
def test_the_same_player_may_come_back_twice() -> None:
    table = [seat(role=role) for role in FIVE]
    table[1]["out"] = True
    table[2]["hand"] = ["bang"]
    s = Scenario(seats=table, event="bone-orchard", deck=["2c", "3c"], **SHOW)
    s.ends_turn()
    passes_turn(s)
    s.plays("bang", at=1)
    s.passes(1, 1)
    assert s.is_out(1)
    for _ in range(4):
        passes_turn(s)
    assert (s.active, s.life(1)) == (1, 1)


@rule("ED-68", "WS-CARD-41", "WS-CARD-01")
def test_a_table_may_have_the_characters_dealt_instead() -> None:
    table = [seat(role=role) for role in FIVE]
    table[1] |= {"out": True, "character": "paul-regret"}
    table[4] |= {"out": True, "character": "rose-doolan"}
    people = set()
    for seed in range(8):
        s = Scenario(
            seats=table,
            event="bone-orchard",
            rulings={"bone-orchard-redeal": "character"},
            seed=seed,
            **SHOW,
        )
        s.ends_turn()
        assert [s.role(1), s.role(4)] == ["outlaw", "deputy"]
        names = [each["character"] for each in s.game.view()["players"]]
        assert sorted([names[1], names[4]]) == ["paul-regret", "rose-doolan"]
        assert s.state.players[1].abilities == (s.state.players[1].character,)
        assert (s.life(1), s.state.players[4].life) == (1, 0)
        people.add(names[1])
    assert len(people) == 2


def test_in_the_game_for_three_roles_stay_open() -> None:
    s = Scenario(
        seats=[seat(role="deputy"), seat(role="renegade", out=True), seat(role="outlaw")],
        players=3,
        event="bone-orchard",
        modules=["wild-west-show", "dodge-city"],
    )
    s.ends_turn()
    assert (s.active, s.life(1)) == (1, 1)
    assert [each["role"] for each in s.game.view()["players"]] == ["deputy", "renegade", "outlaw"]
    assert s.state.first == 0


# -- together with other returns -----------------------------------------------------------------


@rule("CB-RETURN-02")
def test_dead_man_brings_two_life_points_and_bone_orchard_one() -> None:
    table = [seat(role=role) for role in FIVE]
    table[1]["out"] = table[2]["out"] = True
    s = Scenario(
        seats=table,
        first_out=1,
        event=["dead-man", "bone-orchard"],
        modules=["fistful-of-cards", "wild-west-show"],
    )
    s.ends_turn()
    assert (s.active, s.life(1), len(s.hand(1))) == (1, 2, 4)
    passes_turn(s)
    assert (s.active, s.life(2), len(s.hand(2))) == (2, 1, 2)
    assert [event.facts["why"] for event in kinds(s, "came-back")] == ["dead-man", "bone-orchard"]


@rule("CB-RETURN-13", "CB-RETURN-15")
def test_who_is_back_is_no_shadow_and_the_shadow_renegades_card_is_put_away() -> None:
    table = [seat(role=role) for role in FIVE]
    table[3]["out"] = table[1]["out"] = True
    table[1]["hand"] = []
    s = Scenario(
        seats=table,
        turn=2,
        event="bone-orchard",
        modules=["wild-west-show", "gold-rush", "shadow-gunslingers"],
    )
    sides(s.state)[3] = "outlaw"
    gold(s.state).nuggets[3] = 2
    assert s.role(3) == "outlaw"
    passes_turn(s)
    assert (s.active, s.life(3)) == (3, 1)
    assert s.game.view()["players"][3]["status"] == "in"
    assert s.game.view()["players"][3]["nuggets"] == 2
    assert s.game.view()["sides"] == {}
    assert sorted([s.role(1), s.role(3)]) == ["outlaw", "renegade"]
    passes_turn(s)
    assert not s.is_out(3), "and does not leave at the end of the turn"


@rule("CB-RETURN-21")
def test_a_shadow_shows_the_role_that_was_dealt_anew() -> None:
    table = [seat(role=role) for role in FIVE]
    table[1]["out"] = table[2]["out"] = True
    s = Scenario(seats=table, modules=["wild-west-show", "gold-rush", "shadow-gunslingers"])
    g = s.state
    for who in (1, 2):
        g.seen[g.players[who].role_slot] = 1 << who  # as Bone Orchard leaves it
    assert s.game.view(4)["players"][1]["role"] is None
    s.ends_turn()
    assert s.active == 1
    assert s.game.view(4)["players"][1]["role"] is not None
    assert s.game.view(4)["players"][2]["role"] is None


@rule("CB-RETURN-21")
@pytest.mark.parametrize(("shown", "side"), [(True, "outlaw"), (False, "deputy")])
def test_a_shadow_renegade_goes_by_the_roles_that_lie_open(shown: bool, side: str) -> None:
    roles = ["sheriff", "renegade", "outlaw", "outlaw", "deputy"]
    table = [seat(role=role, out=role in ("renegade", "outlaw")) for role in roles[:4]]
    table.append(seat(role="deputy"))
    s = Scenario(seats=table, modules=["wild-west-show", "gold-rush", "shadow-gunslingers"])
    for who in () if shown else (2, 3):
        s.state.seen[s.state.players[who].role_slot] = 1 << who  # as Bone Orchard leaves it
    s.ends_turn()
    assert (s.active, s.game.view()["sides"]) == (1, {"1": side})


# -- Helena Zontero ------------------------------------------------------------------------------


@rule("WS-CARD-17", "WS-CARD-18", "WS-CARD-19", "ED-69")
@pytest.mark.parametrize(("card", "again"), [("4h", True), ("4d", True), ("4s", False)])
def test_helena_deals_the_roles_in_the_game_anew_on_red(card: str, again: bool) -> None:
    table = four(["stagecoach"], character="lucky-duke")
    table[1]["character"] = "john-pain"
    s = Scenario(seats=table, deck=["2c", "3c", card, "9s"], events=["helena-zontero"], **SHOW)
    slots = [player.role_slot for player in s.state.players]
    before = [s.state.pool[slot] for slot in slots]
    s.plays("stagecoach")
    assert [s.state.pool[slot] != old for slot, old in zip(slots, before, strict=True)] == [
        False, again, again, again,
    ]  # fmt: skip
    for who in (1, 2, 3):
        shown = [each["role"] is not None for each in s.game.view(who)["players"]]
        assert shown == [other in (0, who) for other in range(4)]
    assert sorted(s.role(who) for who in range(4)) == sorted(FOUR)
    assert s.hand(1) == [], "nobody's check: nothing for John Pain"
    assert s.top() == s.state.face[s.state.pile[-1]].text
    assert len(kinds(s, "turned")) == 1, "nor a second card for Lucky Duke"


@rule("WS-CARD-17")
def test_every_role_can_go_to_everybody_and_who_is_out_keeps_the_own() -> None:
    found = set()
    for seed in range(20):
        table = four(["stagecoach"])
        table[2]["out"] = True
        s = Scenario(
            seats=table, deck=["2c", "3c", "4h"], events=["helena-zontero"], seed=seed, **SHOW
        )
        s.plays("stagecoach")
        found.add((s.role(0), s.role(1), s.role(2), s.role(3)))
    assert found == {
        ("sheriff", "outlaw", "outlaw", "renegade"),
        ("sheriff", "renegade", "outlaw", "outlaw"),
    }


@rule("WS-CARD-17", "EL-CARD-18")
def test_helena_leaves_ghosts_of_the_dead_sheriff_their_roles() -> None:
    table = four(["stagecoach"])
    table[2]["presence"] = "haunt"
    s = Scenario(
        seats=table,
        deck=["2c", "3c", "4h"],
        event="dead-sheriffs-ghost",
        events=["helena-zontero"],
        modules=["wild-west-show", "eldorado"],
    )
    s.plays("stagecoach")
    assert [event.seat for event in kinds(s, "redealt")] == [1, 3]


@rule("ED-69", "WS-CARD-41")
def test_helena_may_deal_characters_instead() -> None:
    table = four(["stagecoach"], character="jourdonnais")
    table[1] |= {"character": "paul-regret", "life": 3}
    table[3] |= {"character": "sid-ketchum", "life": 4}
    found = set()
    for seed in range(8):
        s = Scenario(
            seats=table,
            deck=["2c", "3c", "4h"],
            events=["helena-zontero"],
            rulings={"helena-zontero-redeal": "character"},
            seed=seed,
            **SHOW,
        )
        s.plays("stagecoach")
        players = s.game.view()["players"]
        assert players[0]["character"] == "jourdonnais"
        assert [s.role(who) for who in range(4)] == list(FOUR)
        got = players[1]["character"]
        found.add(got)
        assert players[1]["abilities"] == [got]
        assert (s.life(1), s.life(3)) == (3, 3 if got == "sid-ketchum" else 4)
    assert found == {"paul-regret", "sid-ketchum"}
