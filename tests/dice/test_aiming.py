"""DG-SHOT: whom the "1" and "2" hit."""

from __future__ import annotations

import pytest

from saloon.kernel import option
from saloon.testing import rule
from saloon.testing.dice_scenario import DiceScenario

FIVE = ["sheriff", "outlaw", "deputy", "outlaw", "renegade"]
FOUR = ["sheriff", "outlaw", "outlaw", "renegade"]
ONES = "1 1 gatling gatling dyn"


def aiming(faces: str, roles: list[str] = FIVE, **how: object) -> DiceScenario:
    s = DiceScenario(roles, roll=faces, **how)  # type: ignore[arg-type]
    s.stop()
    return s


def aimed(s: DiceScenario) -> list[int]:
    """At whom the dice of this turn were aimed, asked or not."""
    return [event.facts["target"] for event in s.heard("aimed")]


@rule("DG-SHOT-01", "DG-SHOT-08")
def test_a_one_hits_a_neighbour() -> None:
    s = aiming(ONES)
    assert s.targets() == [1, 4]
    s.aim(1, 4)
    assert (s.life(1), s.life(4)) == (7, 7)
    both = aiming(ONES)
    both.aim(1, 1)
    assert (both.life(1), both.life(4)) == (6, 8)


@rule("DG-SHOT-02")
def test_a_two_hits_exactly_two_places_away() -> None:
    s = aiming("2 gatling gatling dyn dyn")
    assert s.targets() == [2, 3]
    refusal = s.game.why_not(0, option("shoot", seat=1, detail="bullseye2"))
    assert refusal is not None
    assert (refusal.rule, dict(refusal.facts)) == ("DG-SHOT-02", {"places": 1, "needed": 2})
    s.aim(3)
    assert s.life(3) == 7


@rule("DG-SHOT-03", "DG-SHOT-10")
def test_with_few_players_a_two_is_a_one() -> None:
    three = aiming("2 gatling gatling dyn dyn", life={2: 0, 3: 0})
    assert three.targets() == [1, 4]
    two = aiming("1 2 gatling dyn dyn", life={1: 0, 2: 0, 4: 0})
    assert aimed(two) == [3, 3], "there is only one opponent, so nobody is asked"
    assert (two.kind, two.asked) == ("reroll", 3)


@rule("DG-SHOT-04", "DG-EXAMPLE-14", "DG-SHOT-09")
def test_places_are_counted_over_the_living() -> None:
    assert aiming("1 gatling gatling dyn dyn").targets() == [1, 4]
    assert aiming("2 gatling gatling dyn dyn").targets() == [2, 3]
    assert aiming("1 gatling gatling dyn dyn", life={2: 0}).targets() == [1, 4]
    assert aimed(aiming("2 gatling gatling dyn dyn", life={2: 0})) == [3]
    for face in "12":
        assert aiming(f"{face} gatling gatling dyn dyn", life={2: 0, 3: 0}).targets() == [1, 4]


@rule("DG-SHOT-05", "DG-SHOT-06", "DG-SHOT-07")
def test_all_are_aimed_before_anybody_loses() -> None:
    s = aiming("1 1 2 gatling gatling", life={1: 1})
    s.aim(1)
    assert s.life(1) == 1  # nobody has lost anything yet
    assert s.targets() == [1, 4]
    s.aim(1)  # more than he has
    assert s.targets() == [2, 3]  # places as they were when the step began
    s.aim(2)
    assert s.out() == [1]
    assert s.life(2) == 7


@rule("DG-SHOT-11")
@pytest.mark.parametrize("dead", [(), (1,), (1, 2), (1, 2, 4)])
def test_nobody_aims_at_himself(dead: tuple[int, ...]) -> None:
    for face in "12":
        s = aiming(f"{face} gatling gatling dyn dyn", life=dict.fromkeys(dead, 0))
        if s.kind != "aim":
            assert len(aimed(s)) == 1
            assert 0 not in aimed(s)
            continue
        assert 0 not in s.targets()
        tried = option("shoot", seat=0, detail=s.game.decision.about)
        assert s.refused(tried) == "DG-SHOT-11"


@rule("DG-SHOT-01")
@pytest.mark.parametrize(("seat", "die"), [(-1, "bullseye1"), (9, "bullseye1"), (2, "bullseye2")])
def test_no_places_are_counted_to_nobody_nor_for_another_die(seat: int, die: str) -> None:
    s = aiming(ONES)
    assert s.refused_by(0, option("shoot", seat=seat, detail=die), "DG-SHOT-01") == {}


@rule("DG-SHOT-12")
def test_who_died_in_the_rolls_no_longer_counts() -> None:
    s = DiceScenario(FIVE, life={1: 2}, arrows={1: 8}, roll="arrow 2 gatling gatling dyn")
    assert s.out() == [1]
    s.stop()
    assert aimed(s) == [3]
    assert s.life(3) == s.state.players[3].max_life - 1


@rule("DG-SHOT-13")
def test_who_shot_is_credited() -> None:
    s = aiming(ONES)
    s.aim(1, 4)
    assert [(each.seat, each.facts["by"]) for each in s.heard("lost")] == [(1, 0), (4, 0)]
    indians = DiceScenario(FIVE, arrows={1: 8}, roll="arrow 1 1 1 1")
    assert all("by" not in event.facts for event in indians.heard("lost"))


@rule("DG-ROLE-05", "DG-DEATH-07")
def test_the_sheriff_may_kill_his_deputy_and_nothing_follows() -> None:
    deputy_beside = ["sheriff", "deputy", "outlaw", "outlaw", "renegade"]
    s = aiming("1 beer gatling dyn dyn", deputy_beside, life={0: 5, 1: 1}, arrows={0: 2})
    assert s.targets() == [1, 4]
    s.aim(1)
    assert s.out() == [1]
    assert (s.life(0), s.arrows(0), s.game.over) == (5, 2, False)
    s.give(0)  # his other dice work as ever
    assert (s.life(0), s.active) == (6, 2)


@rule("DG-ROLE-05")
@pytest.mark.parametrize("shooter", range(5))
def test_whom_one_may_shoot_and_heal_does_not_depend_on_roles(shooter: int) -> None:
    s = aiming("1 2 beer dyn dyn", first=shooter, life=dict.fromkeys(range(5), 5))
    around = [(shooter + step) % 5 for step in (1, 2, 3, 4)]
    assert s.targets() == sorted((around[0], around[3]))
    s.aim(around[0])
    assert s.targets() == sorted((around[1], around[2]))
    s.aim(around[1])
    assert s.targets() == [0, 1, 2, 3, 4]
    s.give(around[0])
    assert s.life(around[0]) == 5


@rule("DG-ROLE-05")
def test_a_deputy_may_lose_the_game_with_his_own_shot() -> None:
    s = aiming("1 gatling gatling dyn dyn", ["sheriff", "deputy", *FIVE[1:2], *FIVE[3:]],
               first=1, life={0: 1})  # fmt: skip
    assert s.refused(option("shoot", seat=0, detail="bullseye1")) == ""
    s.aim(0)
    assert s.winners == ("outlaw", (2, 3))
