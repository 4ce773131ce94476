"""DG-DEATH, DG-ROLE, DG-WIN, DG-THREE: elimination and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.games.registry import new_game
from saloon.kernel import SetupError, option
from saloon.testing import rule
from saloon.testing.dice_scenario import DiceScenario

FIVE = ["sheriff", "outlaw", "deputy", "outlaw", "renegade"]
EIGHT = ["sheriff", "renegade", "renegade", "outlaw", "outlaw", "outlaw", "deputy", "deputy"]
THREE = ["deputy", "outlaw", "renegade"]
SHOT = "1 gatling gatling dyn dyn"
GATLING = "gatling gatling gatling dyn dyn"


def stopped(faces: str, roles: list[str] = FIVE, **how: object) -> DiceScenario:
    s = DiceScenario(roles, roll=faces, **how)  # type: ignore[arg-type]
    if not s.game.over and s.kind == "reroll":
        s.stop()
    return s


# -- elimination -----------------------------------------------------------------------------


@rule("DG-DEATH-01", "DG-DEATH-02", "DG-DEATH-03")
def test_who_loses_his_last_point_shows_his_role_and_returns_his_arrows() -> None:
    s = stopped(SHOT, life={1: 1}, arrows={1: 4})
    assert s.game.view(2)["players"][1]["role"] is None
    s.aim(1)
    assert s.out() == [1]
    assert s.game.view(2)["players"][1]["role"] == "outlaw"
    assert (s.arrows(1), s.supply) == (0, 9)


@rule("DG-DEATH-04")
def test_who_is_out_takes_no_further_part() -> None:
    characters = {1: "bart-cassidy", 2: "vulture-sam"}
    s = stopped("1 beer gatling gatling gatling", characters=characters, life={1: 0, 2: 0, 3: 2})
    assert s.targets() == [3, 4]
    assert s.refused(option("shoot", seat=1, detail="bullseye1")) == "DG-DEATH-04"
    s.aim(3)
    assert s.targets() == [0, 3, 4]
    s.give(0)
    assert s.out() == [1, 2, 3]
    assert (s.life(1), s.life(2)) == (0, 0)
    assert s.active == 4


@rule("DG-DEATH-06")
def test_life_never_goes_below_zero() -> None:
    s = stopped("1 1 1 gatling gatling", life={1: 1})
    s.aim(1, 1, 1)
    assert s.life(1) == 0
    assert len(s.heard("lost")) == 1


# -- goals -----------------------------------------------------------------------------------


@rule("DG-ROLE-01", "DG-ROLE-03", "DG-WIN-04", "DG-DEATH-05")
def test_the_law_wins_when_all_others_are_out() -> None:
    s = stopped(SHOT, life={1: 1, 2: 0, 3: 0, 4: 0})
    assert s.winners == ("law", (0, 2))  # the Deputy is dead, and wins


@rule("DG-ROLE-02", "DG-WIN-01", "DG-WIN-03")
def test_the_outlaws_win_at_once_with_the_sheriffs_death() -> None:
    s = stopped(GATLING.replace("dyn dyn", "1 beer"), life={0: 1, 3: 0}, first=1)
    s.aim(0)
    assert s.winners == ("outlaw", (1, 3))
    assert s.game.over
    assert not s.heard("gatling")  # the remaining dice are not resolved
    assert not s.heard("healed")


@rule("DG-ROLE-04", "DG-WIN-02", "DG-EXAMPLE-22")
def test_a_renegade_left_alone_wins() -> None:
    s = stopped(SHOT, life={0: 1, 1: 0, 2: 0, 3: 0}, first=4)
    assert s.winners == ("renegade", (4,))


@rule("DG-WIN-05")
def test_each_renegade_plays_for_himself() -> None:
    alone = dict.fromkeys(range(2, 8), 0)
    s = stopped(SHOT, EIGHT, life={0: 1} | alone, first=1)
    assert s.winners == ("renegade", (1,))


@rule("DG-WIN-06", "DG-EXAMPLE-21")
def test_two_renegades_and_a_dead_sheriff_are_the_outlaws_win() -> None:
    dead = dict.fromkeys(range(3, 8), 0)
    characters = {1: "rose-doolan"}
    s = stopped(GATLING, EIGHT, characters=characters, life={0: 1} | dead, first=1)
    assert s.out() == [3, 4, 5, 6, 7]  # Paul Regret, the Sheriff, does not mind the Gatling
    characters = {0: "black-jack", 1: "rose-doolan"}
    s = stopped(GATLING, EIGHT, characters=characters, life={0: 1} | dead, first=1)
    assert s.winners == ("outlaw", (3, 4, 5))
    assert s.life(2) > 0


@rule("DG-WIN-07", "DG-EXAMPLE-08")
def test_dead_outlaws_win_with_the_sheriffs_death() -> None:
    s = stopped(SHOT, life={0: 1, 1: 0, 3: 0}, first=4, characters={4: "rose-doolan"})
    s.aim(0)
    assert s.winners == ("outlaw", (1, 3))


@rule("DG-WIN-09")
def test_the_sheriffs_death_outweighs_that_of_his_last_enemy() -> None:
    """Sheriff and last enemy fall together, the Deputy lives: that is no win of the law."""
    attack = {"arrows": {0: 1, 1: 7}, "life": {0: 2, 1: 5, 3: 0, 4: 0}}
    s = DiceScenario(FIVE, roll="arrow 1 1 1 1", **attack)  # type: ignore[arg-type]
    assert s.out() == [0, 1, 3, 4]
    assert s.winners == ("outlaw", (1, 3))
    characters = {0: "black-jack", 2: "rose-doolan"}
    life = {0: 1, 1: 0, 3: 0, 4: 1}
    s = stopped(GATLING, life=life, first=2, characters=characters)
    assert s.out() == [0, 1, 3, 4]
    assert s.winners == ("outlaw", (1, 3)), "though the last enemy was a Renegade"
    s = stopped(GATLING, life=life | {0: 2}, first=2, characters=characters)
    assert s.winners == ("law", (0, 2)), "with a Sheriff who lives the same shot wins"


@rule("DG-WIN-10")
def test_one_batch_may_leave_a_renegade_alone() -> None:
    characters = {0: "black-jack", 4: "rose-doolan"}
    life = {0: 1, 1: 1, 2: 1, 3: 0}
    s = stopped(GATLING, life=life, first=4, characters=characters)
    assert s.winners == ("renegade", (4,))


@rule("DG-WIN-11")
def test_a_deputy_left_alone_does_not_win() -> None:
    s = stopped(SHOT, life={0: 1, 1: 0, 3: 0, 4: 0}, first=2)
    assert s.winners == ("outlaw", (1, 3))


@rule("DG-WIN-12", "DG-EXAMPLE-07")
def test_the_game_goes_on_while_a_renegade_or_an_outlaw_lives() -> None:
    s = stopped(SHOT, life={1: 1, 3: 0})
    s.aim(1)
    assert not s.game.over
    other = stopped(SHOT, life={4: 1, 3: 0})
    other.aim(4)
    assert not other.game.over


# -- three players ---------------------------------------------------------------------------


@rule("DG-THREE-03", "DG-THREE-08", "DG-EXAMPLE-11")
def test_the_deputy_wins_with_the_renegade() -> None:
    s = stopped(SHOT, THREE, life={2: 1})
    s.aim(2)
    assert s.winners == ("deputy", (0,))


@rule("DG-THREE-04")
def test_the_renegade_wins_with_the_outlaw() -> None:
    s = stopped(SHOT, THREE, life={1: 1}, first=2)
    s.aim(1)
    assert s.winners == ("renegade", (2,))


@rule("DG-THREE-05")
def test_the_outlaw_wins_with_the_deputy() -> None:
    s = stopped(SHOT, THREE, life={0: 1}, first=1)
    s.aim(0)
    assert s.winners == ("outlaw", (1,))


@rule("DG-THREE-09", "DG-THREE-10", "DG-EXAMPLE-10")
def test_a_target_lost_to_another_makes_the_last_one_win() -> None:
    characters = {0: "rose-doolan", 1: "jesse-jones"}
    s = stopped(SHOT, THREE, life={0: 1, 2: 1}, first=1, characters=characters)
    s.aim(2)  # the Outlaw eliminates the Renegade, the Deputy's target
    assert not s.game.over
    assert s.active == 0
    s.stop()  # five "1", for which there is only one target
    assert not s.game.over
    s.stop()
    assert s.winners == ("outlaw", (1,))


@rule("DG-THREE-11")
def test_every_two_is_a_one_with_three_players() -> None:
    s = stopped("2 gatling gatling dyn dyn", THREE)
    assert s.targets() == [1, 2]


@rule("DG-THREE-12", "DG-EXAMPLE-26")
def test_indians_are_nobodys() -> None:
    s = stopped("arrow gatling gatling dyn dyn", THREE, life={2: 1}, arrows={2: 8})
    assert s.out() == [2]
    assert not s.game.over
    assert s.active == 1


@rule("DG-THREE-13")
def test_eliminating_both_others_wins() -> None:
    s = stopped(GATLING, THREE, life={1: 1, 2: 1})
    assert s.winners == ("deputy", (0,))


@rule("DG-THREE-14")
def test_the_survivor_of_an_attack_wins() -> None:
    s = stopped("arrow 1 1 1 1", THREE, life={0: 1, 2: 1}, arrows={2: 8})
    assert s.winners == ("outlaw", (1,))


@rule("DG-THREE-15")
def test_nobody_wins_if_the_indians_take_all() -> None:
    s = stopped("arrow 1 1 1 1", THREE, life={0: 1, 1: 2, 2: 1}, arrows={1: 4, 2: 4})
    assert s.winners == ("nobody", ())


@rule("DG-THREE-15")
def test_a_table_may_give_the_outlaw_what_nobody_is_left_to_win() -> None:
    rulings = {"nobody-left-of-three": "outlaw"}
    position = {"life": {0: 1, 1: 2, 2: 1}, "arrows": {1: 4, 2: 4}, "rulings": rulings}
    s = stopped("arrow 1 1 1 1", THREE, **position)
    assert s.winners == ("outlaw", (1,))
    one_left = stopped("arrow 1 1 1 1", THREE, **position | {"life": {1: 2, 2: 1}})
    assert one_left.winners == ("deputy", (0,)), "somebody is left"


@rule("DG-THREE-15")
@pytest.mark.parametrize(
    ("rulings", "complaint"),
    [
        ({"panic-self-target": True}, "unknown ruling"),
        ({"nobody-left-of-three": "deputy"}, "is one of nobody, outlaw, not 'deputy'"),
        (["nobody-left-of-three"], "given by name"),
    ],
)
def test_rulings_that_there_are_not_are_refused(rulings: Any, complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        new_game("dice", players=3, rulings=rulings)
