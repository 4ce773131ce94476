"""The modules of Undead or Alive together: what one does where another has a say."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.dice.graveyard import EIGHT, risen, shown, table

from saloon.kernel import option
from saloon.testing import conformance, rule
from saloon.testing.dice_scenario import DiceScenario

FIVE = ["sheriff", "outlaw", "deputy", "outlaw", "renegade"]
FOUR = ["sheriff", "outlaw", "outlaw", "renegade"]
THREE = ["deputy", "outlaw", "renegade"]
DUELS = ("duels", "rage")
ALL = (*DUELS, "posse")


def scene(roll: str, roles: list[str] = FIVE, **more: Any) -> DiceScenario:
    """Seat 0's turn, with three base dice and two duel dice."""
    return DiceScenario(roles, modules=more.pop("modules", ALL), roll=roll, **more)


def drawers(s: DiceScenario) -> list[int]:
    return [event.seat for event in s.heard("rage-drawn")]


# -- duels that end something ----------------------------------------------------------------


@rule("UA-INTERACT-03", "UA-DUEL-11", "UA-RAGE-02", "DG-ARROW-11")
def test_the_arrow_of_el_gringo_may_end_the_challenger_between_two_duels() -> None:
    """The last arrow brings the Indians; the second duel has nobody any more to start it."""
    s = scene(
        "gatling dyn dyn duel duel", first=1, characters={3: "el-gringo"},
        life={1: 2}, arrows={1: 1, 2: 7},
    )  # fmt: skip
    s.stop()
    s.duel(3, "arrow")
    assert s.out() == [1]
    assert s.heard("attack")[0].facts["arrows"] == [(0, 0), (1, 2), (2, 7), (3, 0), (4, 0)]
    assert len(s.heard("challenged")) == 1
    # El Gringo had his token before the arrow was taken.
    assert len(s.tokens(3)) == 1
    # The turn is over, but who lost two life points in it draws: not who is out.
    assert drawers(s) == [2]
    assert s.active == 2


@rule("UA-INTERACT-03")
def test_el_gringo_eliminated_in_a_duel_brings_no_arrow() -> None:
    s = scene("gatling gatling dyn dyn duel", characters={3: "el-gringo"}, life={3: 1})
    s.stop()
    s.duel(3, "arrow")
    assert (s.out(), s.arrows(0)) == ([3], 0)


@rule("UA-DUEL-11", "UA-WIN-07")
def test_a_duel_ends_the_game_before_the_token_is_taken() -> None:
    """A Master against the last survivor; the zombies have won in the middle of his turn."""
    s = risen(
        FOUR, dead=[1, 2], modules=DUELS, first=3, life={0: 1}, roll="dyn dyn gatling duel duel"
    )
    s.stop()
    s.roll("arrow")
    s.choose("challenge @0")
    assert s.winners == ("zombies", (1, 2, 3))
    assert not s.heard("token-taken")
    assert len(s.heard("challenged")) == 1


@rule("UA-INTERACT-09", "DG-THREE-09", "DG-THREE-10")
def test_three_players_a_duel_may_eliminate_somebody_elses_target() -> None:
    """The Outlaw hunts the Deputy, not the Renegade: nobody has won yet."""
    s = scene("dyn dyn gatling gatling duel", THREE, first=1, life={2: 1, 0: 2})
    s.stop()
    s.roll("arrow 1 1 gatling gatling gatling")
    s.choose("challenge @2")
    assert s.out() == [2]
    assert not s.game.over
    assert s.active == 0
    s.stop()
    # One opponent is left: both shots and the Gatling are his.
    assert s.life(1) == 8 - 3


# -- wound tokens and Rage cards -------------------------------------------------------------


@rule("UA-WOUND-14", "UA-RAGE-22", "UA-WOUND-13")
def test_slab_may_use_the_beer_of_a_rage_card_when_his_die_is_cancelled() -> None:
    s = scene(
        "1 beer dyn dyn gatling", characters={0: "slab-the-killer"}, tokens={0: "beer"},
        rage={0: "beer"},
    )  # fmt: skip
    s.stop()
    s.choose(option("double", seat=4, detail="bullseye1"))
    # Of two beers one is cancelled and one is spent.
    assert s.active == 1
    assert s.life(4) == 6
    assert not s.heard("healed")


@rule("UA-WOUND-14", "UA-INTERACT-07")
def test_suzy_gains_with_tokens_that_had_nothing_to_cancel() -> None:
    s = scene(
        "beer gatling dyn dyn whisky", characters={0: "suzy-lafayette"}, life={0: 3},
        tokens={0: "1 2"},
    )  # fmt: skip
    s.stop()
    s.choose(option("drop", detail="bullseye1"))
    s.give(2)
    assert (s.active, s.life(0)) == (1, 6)


@rule("UA-WHISKY-07", "UA-CHAR-13")
def test_greg_digger_may_drink_away_two_tokens_before_they_cancel() -> None:
    s = scene("1 2 dyn gatling whisky", characters={0: "greg-digger"}, tokens={0: "1 2"})
    s.stop()
    s.choose(option("drop", detail="bullseye1"))
    s.choose("drink")
    s.aim(1, 2)
    assert s.active == 1
    assert not s.heard("cancelled")
    assert s.shown(0)["rage_count"] == 0


@rule("UA-CHAR-15", "UA-CHAR-16", "UA-CHAR-17", "UA-WOUND-03")
def test_a_token_of_herb_hunter_may_be_spared_like_any_other() -> None:
    s = scene(
        "1 dyn gatling gatling duel", characters={0: "herb-hunter"}, token_pile="1 1",
    )  # fmt: skip
    s.stop()
    s.aim(4)
    s.duel(4, "arrow")
    assert s.tokens(4) == ["bullseye1"]
    assert s.heard("token-spared")[0].facts["why"] == "herb-hunter"
    assert drawers(s) == [4]


@rule("UA-WOUND-11", "UA-ZOMB-07", "UA-OUTBREAK-09")
def test_tokens_and_rage_cards_of_the_living_outlast_the_outbreak() -> None:
    tokens, rage = {0: "1", 3: "beer", 4: "2"}, {3: "arrow", 4: "gatling"}
    s = risen(dead=[1, 2], modules=DUELS, tokens=tokens, rage=rage, roll="1 1 dyn gatling gatling")
    s.stop()
    # The Sheriff's own token cancels one of his dice in this very turn.
    assert len(s.heard("cancelled")) == 1
    s.aim(1)
    assert [shown(s, seat)["tokens"] for seat in range(5)] == [[], [], [], ["beer"], ["bullseye2"]]
    assert [shown(s, seat)["rage_count"] for seat in range(5)] == [0, 0, 0, 1, 1]


@rule("UA-RAGE-09", "UA-RAGE-15", "UA-BONE-04")
def test_revealed_and_face_down_cards_of_who_dies_in_his_turn_are_discarded() -> None:
    """He drew a card for a whisky; then El Gringo's arrow was the last one."""
    s = table(
        modules=DUELS, first=1, life={1: 1}, rage={1: "gatling"}, rage_deck="beer",
        roll="dyn dyn gatling whisky duel", characters={3: "el-gringo"}, deck=[1],
        arrows={1: 1, 2: 7}, token_pile="2",
    )  # fmt: skip
    s.stop()
    assert (s.life(1), s.rage(1)) == (2, ["beer"])
    s.duel(3, "arrow")
    assert s.out() == [1]
    assert s.game.view()["rage_discard"] == [["beer"], ["gatling"]]
    assert (shown(s, 1)["revealed"], shown(s, 1)["rage_count"]) == ([], 0)
    assert s.game.view()["token_pile"] == 14  # El Gringo has one
    assert s.supply == 9


# -- dice that are turned --------------------------------------------------------------------


@rule("UA-CHAR-01", "UA-CHAR-03", "UA-DIE-02")
def test_belle_star_may_change_a_die_of_either_kind() -> None:
    s = scene("dyn 1 beer dyn whisky", characters={0: "belle-star"})
    assert s.options() == ["pass", "change duel:dynamite", "change dynamite"]
    s.choose("change duel:dynamite")
    assert s.state.dice == ["dynamite", "bullseye1", "beer", "gatling", "whisky"]
    assert "reroll duel:gatling" in s.options()


@rule("UA-CHAR-06", "UA-DIE-02")
def test_chuck_wengam_turns_a_die_to_one_of_its_own_faces() -> None:
    s = scene("1 1 1 duel duel", characters={0: "chuck-wengam"})
    turned = [text.partition(">")[2] for text in s.options() if "duel:duel>" in text]
    assert turned == ["arrow", "dynamite", "gatling", "whisky"]
    assert s.refused(option("turn", detail="duel:duel>beer")) == "UA-CHAR-06"
    s.choose("turn duel:duel>whisky")
    assert s.state.dice == [*["bullseye1"] * 3, "whisky", "duel"]


@rule("UA-CHAR-10", "DG-TURN-07", "UA-TIMING-02")
def test_chuck_wengams_own_arrow_may_be_his_end() -> None:
    s = scene(
        "dyn dyn 1 gatling gatling", first=1, characters={1: "chuck-wengam"}, life={1: 2},
        arrows={2: 7, 3: 1},
    )  # fmt: skip
    s.choose("turn bullseye1>arrow")
    assert s.out() == [1]
    assert not s.heard("exploded")
    assert not s.heard("aimed")
    assert (s.active, s.kind) == (2, "reroll")
    assert drawers(s) == [2]  # seven lost to the Indians; a dead player's two do not count


# -- Rage cards that change hands ------------------------------------------------------------


@rule("UA-CHAR-19", "UA-CHAR-20")
def test_pat_brennan_is_asked_about_his_own_cards_when_nobody_else_has_any() -> None:
    s = scene("1 1 1 dyn dyn", characters={0: "pat-brennan"}, rage={0: "beer"})
    assert s.kind == "move-rage"
    assert [text.split("#")[0] for text in s.options()] == ["pass", "take rage:beer"]


@rule("UA-CHAR-19", "UA-CHAR-21")
def test_of_another_players_cards_pat_brennan_gets_any() -> None:
    """Chance picks, not the order in which they came."""
    came = set()
    for seed in range(30):
        s = scene("", characters={0: "pat-brennan"}, rage={2: "beer arrow gatling"})
        s.state.chance.seed = seed
        s.roll("1 1 1 dyn dyn")
        assert s.options() == ["pass", "take @2"]
        s.choose("take @2")
        s.choose("give @3")
        came.add(s.rage(3)[0])
        assert len(s.rage(2)) == 2
    assert came == {"beer", "arrow", "gatling"}


@rule("UA-CHAR-23", "UA-ZOMB-07")
def test_pat_brennan_as_master_takes_from_survivors() -> None:
    s = risen(
        dead=[1, 2], modules=("rage", "posse"), first=4, characters={4: "pat-brennan"},
        rage={0: "arrow"},
    )  # fmt: skip
    assert (s.kind, s.asked, s.options()) == ("move-rage", 4, ["pass", "take @0"])
    s.choose("take @0")
    assert s.targets() == [3, 4]
    s.choose("give @4")
    assert shown(s, 4)["revealed"] == [["arrow"]]


@rule("UA-CHAR-24", "UA-RAGE-11")
def test_pixie_petes_second_card_may_come_from_the_new_deck() -> None:
    others = " ".join(f"{face} {face} {face}" for face in ("1", "2", "dyn", "arrow", "gatling"))
    s = scene(
        "dyn dyn gatling gatling whisky", characters={0: "pixie-pete"}, rage={3: others},
        rage_deck="beer beer beer",
    )  # fmt: skip
    s.stop()
    assert s.kind == "keep-rage"
    assert len(s.options()) == 2


HELD = {1: "beer arrow gatling", 2: "1 dyn", 3: "2"}


@rule("UA-CHAR-21", "UA-CHAR-24", "UA-RAGE-05", "UA-TIMING-06")
@pytest.mark.parametrize(
    ("character", "asked", "rage"),
    [("pat-brennan", "move-rage", {0: "1 beer"} | HELD), ("pixie-pete", "keep-rage", HELD)],
)
def test_nobody_can_tell_what_moves_face_down(
    character: str, asked: str, rage: dict[int, str]
) -> None:
    """Worlds that differ only in what a seat may not know look alike to it, whoever it is."""
    s = scene("dyn dyn gatling whisky whisky", characters={0: character}, rage=rage)
    if s.kind == "reroll":
        s.stop()
    game = s.game.copy()  # what comes now is left to chance
    assert game.decision.kind == asked
    for seed in range(40):
        conformance.check_non_interference(game, seed % 5, Random(seed), choices=8)


# -- the end of a turn with everything -------------------------------------------------------


@rule("UA-TIMING-04", "UA-BONE-06", "UA-RAGE-15", "UA-CHAR-18")
def test_several_die_in_one_turn_of_herb_hunter() -> None:
    s = table(
        EIGHT, modules=ALL, life={1: 2, 7: 1},
        characters={0: "herb-hunter", 1: "black-jack", 2: "lucky-duke"},
        roll="1 2 gatling gatling gatling", deck=[1, 1],
    )  # fmt: skip
    s.stop()
    s.aim(1, 2)
    assert s.out() == [1, 7]
    kinds = [e.kind for e in s.events if e.kind in ("eliminated", "token-taken", "hands")]
    # The last card is that of seat 1, whose turn would be next.
    assert kinds == ["eliminated", "eliminated", "token-taken", "hands", "hands", "hands"]
    assert s.heard("token-taken")[0].seat == 2
    assert drawers(s) == [2]
    assert [event.seat for event in s.heard("hands")] == [1, 7, 1]


@rule("UA-INTERACT-08", "DG-CHAR-49", "DG-DEATH-08")
def test_a_master_who_is_vulture_sam_gains_nothing_when_he_dies_with_the_others() -> None:
    s = risen(
        dead=[1, 2], characters={4: "vulture-sam"}, life={4: 1, 3: 1},
        roll="gatling gatling gatling dyn dyn",
    )  # fmt: skip
    s.stop()
    assert s.out() == [3, 4]
    assert s.life(4) == 0
    assert not s.heard("healed")
    assert not s.game.over


@rule("UA-ZOMB-04", "UA-WHISKY-03")
@pytest.mark.parametrize("character", ["greg-digger", "pixie-pete"])
def test_the_master_drinks_like_the_living(character: str) -> None:
    s = risen(
        dead=[1, 2], modules=ALL, first=4, characters={4: character}, life={4: 3},
        roll="dyn dyn gatling gatling whisky",
    )  # fmt: skip
    s.stop()
    assert (s.asked, s.life(4)) == (4, 4)
    assert s.kind == ("drink-again" if character == "greg-digger" else "keep-rage")


@rule("UA-ZOMB-06", "UA-ZOMB-05")
def test_a_zombie_has_nothing_of_what_its_character_did() -> None:
    """Belle Star and Chuck Wengam would be asked after each roll."""
    s = risen(
        dead=[1, 2], modules=ALL, characters={1: "belle-star", 2: "chuck-wengam"},
        roll="dyn dyn gatling gatling gatling",
    )  # fmt: skip
    s.roll("dyn gatling gatling 1 dyn gatling")
    s.stop()
    assert (s.active, s.kind) == (1, "reroll")
    s.stop()
    assert (s.active, s.kind) == (2, "reroll")
