"""Who is asked first, how often, and in which order the Gatling does what it does."""

from __future__ import annotations

import pytest

from saloon.testing import rule
from saloon.testing.dice_scenario import DiceScenario

FIVE = ["sheriff", "outlaw", "deputy", "outlaw", "renegade"]
GATLING = "gatling gatling gatling dyn dyn"


def stopped(faces: str, **how: object) -> DiceScenario:
    s = DiceScenario(FIVE, roll=faces, **how)  # type: ignore[arg-type]
    s.stop()
    return s


@rule("DG-TIMING-01")
@pytest.mark.parametrize(
    ("bart", "pedro", "first_asked"), [(3, 0, "avert"), (0, 3, "return-arrow"), (1, 4, None)]
)
def test_the_left_neighbour_of_the_active_player_is_asked_first(
    bart: int, pedro: int, first_asked: str | None
) -> None:
    characters = {bart: "bart-cassidy", pedro: "pedro-ramirez", 2: "black-jack"}
    s = stopped(GATLING, characters=characters, first=2, arrows={pedro: 2})
    kinds = []
    while s.kind in ("avert", "return-arrow"):
        kinds.append((s.asked, s.kind))
        s.choose("pass")
    in_turn = sorted([(bart, "avert"), (pedro, "return-arrow")], key=lambda each: (each[0] - 3) % 5)
    assert kinds == in_turn
    assert first_asked in (kinds[0][1], None)


@rule("DG-TIMING-01")
def test_who_is_asked_later_sees_the_supply_that_the_others_left() -> None:
    characters = {3: "pedro-ramirez", 0: "bart-cassidy", 2: "black-jack"}
    s = stopped(GATLING, characters=characters, first=2, arrows={3: 1, 4: 7})
    s.choose("return @3")
    assert (s.asked, s.kind, s.supply) == (0, "avert", 2)
    kept = stopped(GATLING, characters=characters, first=2, arrows={3: 1, 4: 7})
    kept.choose("pass")
    assert (kept.kind, kept.life(0), kept.supply) == ("reroll", 9, 1), "he may not take the last"


# -- the Gatling -----------------------------------------------------------------------------


@rule("DG-GATL-07")
def test_the_shooters_arrows_come_back_only_after_the_losses() -> None:
    characters = {0: "black-jack", 1: "bart-cassidy"}
    s = stopped(GATLING, characters=characters, arrows={0: 5, 2: 3})
    assert s.kind == "reroll", "with one arrow left in the supply Bart is not asked"
    assert (s.life(1), s.arrows(0), s.supply) == (7, 0, 6)


@rule("DG-GATL-07")
def test_kit_carlson_returns_arrows_before_el_gringo_brings_him_one() -> None:
    s = stopped(GATLING, characters={0: "kit-carlson", 1: "el-gringo"})
    assert (s.kind, s.active) == ("reroll", 1), "nobody has an arrow he could return"
    assert (s.arrows(0), s.supply) == (1, 8)


@rule("DG-GATL-07", "DG-GATL-03")
def test_kit_carlson_returns_arrows_after_his_own_have_gone_back() -> None:
    s = stopped(GATLING, characters={0: "kit-carlson"}, arrows={0: 2, 1: 1})
    assert (s.kind, s.targets(), s.supply) == ("return-arrow", [1], 8)


# -- Kit Carlson -----------------------------------------------------------------------------


@rule("DG-CHAR-21")
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_kit_carlson_may_return_as_many_arrows_as_there_are_gatlings(count: int) -> None:
    faces = " ".join(["gatling"] * count + ["1"] * (5 - count))
    s = stopped(faces, characters={0: "kit-carlson"}, arrows={1: 3, 2: 3})
    s.aim(*[1] * (5 - count))
    left = []
    while s.kind == "return-arrow":
        left.append(s.game.decision.amount)
        s.choose(f"return @{s.targets()[0]}")
    assert left == list(range(count, 0, -1))
    assert (s.supply, s.active) == (3 + count, 1)


@rule("DG-CHAR-21")
def test_kit_carlson_is_not_asked_when_no_arrow_is_left() -> None:
    s = stopped("gatling gatling 1 1 1", characters={0: "kit-carlson"}, arrows={2: 1})
    s.aim(1, 1, 1)
    s.choose("return @2")
    assert (s.kind, s.active, s.supply) == ("reroll", 1, 9)
    none = stopped("gatling gatling 1 1 1", characters={0: "kit-carlson"})
    none.aim(1, 1, 1)
    assert (none.kind, none.active) == ("reroll", 1)


# -- Pedro Ramirez ---------------------------------------------------------------------------

PEDRO = {1: "pedro-ramirez"}


@rule("DG-CHAR-28")
def test_pedro_ramirez_without_arrows_is_not_asked() -> None:
    s = stopped("1 gatling gatling dyn dyn", characters=PEDRO, arrows={2: 1})
    s.aim(1)
    assert (s.kind, s.active, s.life(1)) == ("reroll", 1, 7)


@rule("DG-CHAR-28")
def test_pedro_ramirez_is_asked_for_each_point_while_he_has_arrows() -> None:
    s = stopped("1 1 1 gatling dyn", characters=PEDRO, arrows={1: 2})
    s.aim(1, 1, 1)
    for arrows in (1, 0):
        assert (s.asked, s.kind, s.options()) == (1, "return-arrow", ["pass", "return @1"])
        s.choose("return @1")
        assert s.arrows(1) == arrows, "one for each point"
    assert (s.kind, s.active, s.life(1), s.supply) == ("reroll", 1, 5, 9)


@rule("DG-CHAR-28")
def test_pedro_ramirez_who_loses_his_last_point_is_not_asked() -> None:
    s = stopped("1 gatling gatling dyn dyn", characters=PEDRO, arrows={1: 2}, life={1: 1})
    s.aim(1)
    assert s.out() == [1]
    assert s.kind == "reroll"
    assert s.supply == 9
