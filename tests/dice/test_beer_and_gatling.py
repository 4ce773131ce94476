"""DG-BEER, DG-GATL."""

from __future__ import annotations

import pytest

from saloon.kernel import option
from saloon.testing import rule
from saloon.testing.dice_scenario import DiceScenario

FIVE = ["sheriff", "outlaw", "deputy", "outlaw", "renegade"]
GATLING = "gatling gatling gatling dyn dyn"


def stopped(faces: str, **how: object) -> DiceScenario:
    s = DiceScenario(FIVE, roll=faces, **how)  # type: ignore[arg-type]
    s.stop()
    return s


@rule("DG-BEER-01", "DG-BEER-02", "DG-BEER-03", "DG-BEER-08")
def test_a_beer_is_for_anybody() -> None:
    s = stopped("beer beer beer dyn dyn", life={0: 5, 2: 5, 3: 5})
    assert s.targets() == [0, 1, 2, 3, 4]
    s.give(0, 2, 2)
    assert (s.life(0), s.life(2), s.life(3)) == (6, 7, 5)


@rule("DG-BEER-04", "DG-BEER-05", "DG-TIMING-03")
def test_nobody_gets_more_than_at_the_start() -> None:
    s = stopped("beer gatling gatling dyn dyn")
    s.give(1)
    assert s.life(1) == 8
    assert s.heard("healed")[-1].facts["points"] == 0
    assert "barred" not in s.heard("healed")[-1].facts, "he is at full life, nothing worse"


@rule("DG-BEER-06", "DG-BEER-09")
def test_a_beer_does_not_save_who_was_shot() -> None:
    s = stopped("1 beer gatling dyn dyn", life={1: 1})
    s.aim(1)
    assert s.kind == "beer"
    assert s.targets() == [0, 2, 3, 4]
    assert s.refused(option("beer", seat=1)) == "DG-BEER-09"


@rule("DG-BEER-07", "DG-GATL-01", "DG-GATL-02")
def test_a_beer_comes_before_the_gatling() -> None:
    s = stopped("beer gatling gatling gatling dyn", life={2: 1})
    s.give(2)
    assert s.out() == []
    assert s.lives() == [11, 7, 1, 7, 7]


@rule("DG-GATL-03")
def test_the_shooter_returns_his_arrows_and_only_he() -> None:
    s = stopped(GATLING, arrows={0: 3, 1: 2})
    assert (s.arrows(0), s.arrows(1), s.supply) == (0, 2, 7)


@rule("DG-GATL-04", "DG-GATL-05")
@pytest.mark.parametrize(("count", "lost"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 1)])
def test_three_or_more_fire_once(count: int, lost: int) -> None:
    filler = {1: "dyn dyn beer beer", 2: "dyn dyn beer", 3: "dyn dyn", 4: "dyn", 5: ""}[count]
    s = stopped(f"{'gatling ' * count} {filler}")
    while s.kind == "beer":
        s.give(0)
    assert s.life(1) == 8 - lost


@rule("DG-GATL-06", "DG-DEATH-08")
def test_gatling_losses_are_simultaneous() -> None:
    s = stopped(GATLING, characters={2: "vulture-sam"}, life={1: 1, 2: 1, 3: 1, 4: 5})
    # Vulture Sam loses his last point in the same batch: he gains nothing.
    assert s.out() == [1, 2, 3]
    kinds = [event.kind for event in s.events]
    assert max(i for i, kind in enumerate(kinds) if kind == "lost") < kinds.index("eliminated")


@rule("DG-GATL-07", "DG-CHAR-13")
def test_el_gringos_arrow_stays_with_the_shooter() -> None:
    s = stopped("1 gatling gatling gatling dyn", characters={1: "el-gringo"}, arrows={0: 2})
    s.aim(1)
    assert s.life(1) == 5
    # One arrow for the shot, which the Gatling returned with the others; one for the Gatling.
    assert (s.arrows(0), s.supply) == (1, 8)
    assert [event.facts["why"] for event in s.heard("arrow")] == ["el-gringo", "el-gringo"]
