"""DG-ARROW: arrows and the Indians."""

from __future__ import annotations

from saloon.testing import rule
from saloon.testing.dice_scenario import DiceScenario

FIVE = ["sheriff", "outlaw", "deputy", "outlaw", "renegade"]


@rule("DG-ARROW-01", "DG-ARROW-02", "DG-ARROW-03")
def test_each_newly_rolled_arrow_is_taken_at_once() -> None:
    s = DiceScenario(FIVE, roll="arrow arrow 1 1 1")
    assert (s.kind, s.arrows(0), s.supply) == ("reroll", 2, 7)
    s.reroll("1", "1")
    assert s.arrows(0) == 2  # those on the table bring no second arrow
    s.reroll("arrow", "arrow")
    assert (s.arrows(0), s.supply) == (3, 6)


@rule("DG-ARROW-04", "DG-ARROW-05", "DG-ARROW-06")
def test_the_last_arrow_brings_the_indians() -> None:
    s = DiceScenario(FIVE, arrows={0: 2, 1: 3, 2: 3}, roll="arrow beer 1 1 1")
    assert s.lives()[:4] == [11 - 3, 8 - 3, 8 - 3, 8]
    assert [s.arrows(seat) for seat in range(5)] == [0] * 5
    assert s.supply == 9
    assert len(s.heard("attack")) == 1


@rule("DG-ARROW-07", "DG-EXAMPLE-16")
def test_arrows_beyond_the_last_come_from_the_refilled_supply() -> None:
    s = DiceScenario(FIVE, arrows={1: 7}, roll="arrow arrow arrow arrow 1")
    assert (s.life(0), s.life(1)) == (11 - 2, 8 - 7)
    assert (s.supply, s.arrows(0)) == (7, 2)


@rule("DG-EXAMPLE-15")
def test_exactly_the_last_three_arrows() -> None:
    s = DiceScenario(FIVE, arrows={1: 6}, roll="arrow arrow arrow 1 1")
    assert (s.supply, s.arrows(0), s.life(0)) == (9, 0, 8)


@rule("DG-ARROW-09", "DG-WIN-08", "DG-EXAMPLE-09")
def test_all_losses_of_an_attack_are_simultaneous() -> None:
    life = {0: 1, 1: 1, 2: 1, 3: 1, 4: 1}
    arrows = {1: 2, 2: 2, 3: 2, 4: 2}
    s = DiceScenario(FIVE, life=life, arrows=arrows, roll="arrow 1 1 1 1")
    assert s.out() == [0, 1, 2, 3, 4]
    assert s.winners == ("outlaw", (1, 3))


@rule("DG-ARROW-12", "DG-ARROW-13", "DG-ARROW-14")
def test_arrows_stay_from_turn_to_turn() -> None:
    s = DiceScenario(FIVE, arrows={2: 2}, roll="arrow arrow gatling gatling dyn")
    s.stop()
    assert s.active == 1
    assert (s.arrows(0), s.arrows(2), s.supply) == (2, 2, 5)


@rule("DG-EXAMPLE-01", "DG-EXAMPLE-02", "DG-EXAMPLE-03")
def test_the_worked_example_attack() -> None:
    s = DiceScenario(FIVE, life={0: 6}, arrows={0: 1, 1: 4, 2: 3}, roll="arrow arrow dyn 1 beer")
    assert (s.life(0), s.arrows(0), s.supply) == (4, 1, 8)
    assert (s.life(1), s.life(2)) == (4, 5)
    assert (s.arrows(1), s.arrows(2)) == (0, 0)


@rule("DG-EXAMPLE-04", "DG-EXAMPLE-05", "DG-EXAMPLE-06")
def test_the_worked_example_to_its_end() -> None:
    s = DiceScenario(FIVE, life={0: 6}, arrows={0: 1, 1: 4, 2: 3}, roll="arrow arrow dyn 1 beer")
    assert not any("dynamite" in each for each in s.options())
    s.reroll("arrow arrow beer", "gatling gatling beer")
    s.reroll("1 beer", "gatling 2")
    assert s.kind == "aim"
    assert s.targets() == [2, 3]
    s.aim(3)
    assert s.lives() == [4, 3, 4, 8 - 2, 8 - 1]
    assert (s.arrows(0), s.supply) == (0, 9)
    assert s.active == 1
