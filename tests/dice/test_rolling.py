"""DG-TURN, DG-ROLL, DG-DYN: rolling, rolling again, and what explodes."""

from __future__ import annotations

from collections import Counter

import pytest

from saloon.kernel import Chance, IllegalChoice, option
from saloon.testing import rule
from saloon.testing.dice_scenario import DiceScenario

FIVE = ["sheriff", "outlaw", "deputy", "outlaw", "renegade"]


@rule("DG-TURN-01", "DG-TURN-02", "DG-TURN-03")
def test_turns_go_clockwise_past_who_is_out() -> None:
    s = DiceScenario(FIVE, life={1: 0}, roll="gatling gatling dyn dyn beer")
    assert (s.active, s.kind) == (0, "reroll")
    s.stop()
    s.give(0)
    assert s.active == 2
    assert s.heard("turn")[-1].seat == 2


@rule("DG-TURN-04", "DG-TURN-05", "DG-TURN-06")
def test_the_order_is_fixed_and_every_die_is_applied() -> None:
    characters = {0: "sid-ketchum", 1: "el-gringo"}
    s = DiceScenario(FIVE, characters=characters, life={0: 5})
    s.game.begin()
    assert (s.kind, s.state.dice) == ("heal", [""] * 5)  # before the first roll
    s.dice.script += ["gatling", "gatling", "gatling", "beer", "bullseye1"]
    s.choose("heal @0")
    s.stop()
    assert s.kind == "aim"
    assert "pass" not in s.options()
    s.aim(4)
    assert s.kind == "beer"
    assert "pass" not in s.options()
    assert s.life(1) == 7  # the Gatling comes last
    s.give(0)
    assert [event.kind for event in s.events if event.kind in ("aimed", "healed", "gatling")] == [
        "healed", "aimed", "healed", "gatling",
    ]  # fmt: skip
    assert s.life(1) == 6


@rule("DG-TURN-07", "DG-DYN-05", "DG-ARROW-10")
def test_who_is_eliminated_in_his_own_turn_does_nothing_more() -> None:
    dead = DiceScenario(FIVE, life={1: 1}, first=1, roll="dyn dyn dyn 1 beer")
    assert dead.out() == [1]
    assert dead.active == 2
    assert not dead.heard("aimed")
    # Two arrows rolled, one left: the attack takes his last point, the second arrow stays.
    s = DiceScenario(FIVE, life={1: 1}, first=1, arrows={0: 8}, roll="arrow arrow 1 1 1")
    assert s.out() == [1]
    assert s.supply == 9
    assert s.active == 2


@rule("DG-ROLL-02", "DG-ROLL-08", "DG-ROLL-11")
def test_any_dice_but_locked_ones_may_be_rolled_again() -> None:
    s = DiceScenario(FIVE, roll="arrow dyn 1 beer beer")
    assert "reroll arrow,bullseye1,beer,beer" in s.options()
    assert "reroll beer" in s.options()
    assert "stop" in s.options()
    # One way for each selection: arrow or not, "1" or not, none to two beers.
    assert len(s.options()) == 2 * 2 * 3
    assert s.refused(option("reroll", detail="gatling")) == "DG-ROLL-11"
    with pytest.raises(IllegalChoice):
        s.choose(option("reroll", detail="beer,beer,beer"))
    s.reroll("arrow beer", "gatling 2")
    assert Counter(s.state.dice) == Counter(
        ["gatling", "dynamite", "bullseye1", "bullseye2", "beer"]
    )


@rule("DG-ROLL-03", "DG-ROLL-05", "DG-ROLL-06", "DG-ROLL-12")
def test_three_rolls_and_the_third_is_final() -> None:
    s = DiceScenario(FIVE, roll="1 2 beer gatling gatling")
    s.reroll("beer", "beer")
    assert s.kind == "reroll"
    s.reroll("1", "2")  # it was kept after the first roll
    assert s.kind == "aim"
    assert Counter(s.state.dice) == Counter(["bullseye2"] * 2 + ["beer"] + ["gatling"] * 2)
    s.aim(2, 3)
    assert s.kind == "beer"


@rule("DG-ROLL-04")
@pytest.mark.parametrize("rerolls", [0, 1])
def test_one_may_stop_after_the_first_or_second_roll(rerolls: int) -> None:
    s = DiceScenario(FIVE, roll="1 1 1 1 1")
    for _ in range(rerolls):
        s.reroll("1", "1")
    s.stop()
    assert s.kind == "aim"


@rule("DG-ROLL-07", "DG-DYN-01")
def test_dynamite_is_locked_and_does_nothing_else_alone() -> None:
    s = DiceScenario(FIVE, roll="dyn dyn 1 1 1")
    assert not any("dynamite" in each for each in s.options())
    assert s.refused(option("reroll", detail="dynamite")) == "DG-ROLL-07"
    assert s.life(0) == 11
    assert s.heard("locked")[0].facts["dice"] == ["dynamite", "dynamite"]


@rule("DG-ROLL-09", "DG-ARROW-08")
def test_arrows_are_handled_before_the_next_decision() -> None:
    s = DiceScenario(FIVE, arrows={1: 8}, roll="arrow 1 1 1 1")
    assert (s.kind, s.life(1), s.life(0), s.supply) == ("reroll", 0, 10, 9)
    assert s.state.rolls == 1
    s.reroll("1", "beer")
    assert s.kind == "reroll"


@rule("DG-ROLL-10", "DG-DYN-02", "DG-DYN-04", "DG-EXAMPLE-17")
def test_three_dynamites_explode_and_end_the_rolling() -> None:
    s = DiceScenario(FIVE, life={0: 5}, roll="dyn beer beer 1 1")
    assert s.kind == "reroll"
    s.reroll("1 beer", "dyn dyn")
    assert (s.kind, s.life(0)) == ("aim", 4)
    s.aim(1)
    s.give(0)
    assert (s.life(0), s.life(1)) == (5, 7)


@rule("DG-DYN-03")
@pytest.mark.parametrize("dynamites", [4, 5])
def test_more_dynamites_still_cost_one_point(dynamites: int) -> None:
    s = DiceScenario(FIVE, roll=" ".join(["dyn"] * dynamites + ["gatling"] * (5 - dynamites)))
    assert s.life(0) == 10
    assert s.active == 1


@rule("DG-DYN-06")
def test_arrows_come_before_the_explosion() -> None:
    s = DiceScenario(FIVE, roll="dyn dyn dyn arrow gatling")
    kinds = [event.kind for event in s.events]
    assert kinds.index("arrow") < kinds.index("exploded")
    assert s.arrows(0) == 1


def test_a_hundred_thousand_rolls_are_even() -> None:
    """Chi-square with 5 degrees of freedom: above 20.5 in one of a thousand runs."""
    for seed in (1, 2, 3):
        chance = Chance(seed)
        counts = Counter(chance.below(6) for _ in range(100_000))
        expected = 100_000 / 6
        assert sum((counts[face] - expected) ** 2 / expected for face in range(6)) < 20.5


def test_following_rolls_do_not_depend_on_each_other() -> None:
    """Pairs of rolls: 35 degrees of freedom, above 66.6 in one of a thousand runs."""
    chance = Chance(7)
    rolls = [chance.below(6) for _ in range(100_000)]
    pairs = Counter(zip(rolls[::2], rolls[1::2], strict=True))
    expected = 50_000 / 36
    even = ((pairs[a, b] - expected) ** 2 / expected for a in range(6) for b in range(6))
    assert sum(even) < 66.6


@rule("DG-ROLL-02")
def test_the_selections_of_one_game_are_not_those_of_another() -> None:
    """What can be selected is worked out once for all dice that show the same."""
    one, other = (DiceScenario(FIVE, roll="1 1 2 beer arrow") for _ in range(2))
    shown = other.options()
    one.game.options(0).clear()
    assert other.options() == shown
    assert DiceScenario(FIVE, roll="arrow 2 1 beer 1").options() == shown
