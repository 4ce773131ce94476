"""What a view tells about the dice before anything is decided: as the rules will have it."""

from __future__ import annotations

from typing import Any

from saloon.testing import rule
from saloon.testing.dice_scenario import DiceScenario

FIVE = ["sheriff", "outlaw", "deputy", "outlaw", "renegade"]
ROLL = "1 2 beer gatling dyn"


def told(character: str = "paul-regret", roll: str = ROLL, **how: Any) -> dict[str, Any]:
    s = DiceScenario(FIVE, roll=roll, characters={0: character}, **how)
    seen = [s.game.view(viewer)["prospects"] for viewer in (0, 3, None)]
    assert seen[0] == seen[1] == seen[2], "everybody sees the same dice"
    prospects: dict[str, Any] = seen[0]
    return prospects


@rule("DG-SHOT-01", "DG-SHOT-02", "DG-SHOT-03")
def test_whom_the_shots_can_hit() -> None:
    assert told()["reach"] == {"bullseye1": [1, 4], "bullseye2": [2, 3]}
    assert told(life={1: 0})["reach"] == {"bullseye1": [2, 4], "bullseye2": [3]}
    few = told(life={1: 0, 2: 0})["reach"]
    assert few["bullseye1"] == few["bullseye2"] == [3, 4]


@rule("DG-CHAR-09", "DG-CHAR-31")
def test_a_character_may_reach_farther() -> None:
    everybody = {"bullseye1": [1, 2, 3, 4], "bullseye2": [1, 2, 3, 4]}
    assert told("calamity-janet")["reach"] == everybody
    assert told("rose-doolan")["reach"]["bullseye1"] == [1, 2, 3, 4]


@rule("DG-CHAR-50")
def test_how_many_gatlings_it_takes() -> None:
    assert told()["gatlings_needed"] == 3
    assert told("willy-the-kid")["gatlings_needed"] == 2


@rule("DG-ROLL-07", "DG-CHAR-06")
def test_which_dice_are_locked() -> None:
    assert told()["locked"] == [4]
    assert told(roll="dyn 1 dyn 2 beer")["locked"] == [0, 2]
    assert told("black-jack")["locked"] == []
