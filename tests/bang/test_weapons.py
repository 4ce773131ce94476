"""Weapons: the Colt everybody has, ranges, and the Volcanic."""

import pytest

from saloon.testing import Scenario, rule, seat

WEAPONS = {"volcanic": 1, "schofield": 2, "remington": 3, "rev-carabine": 4, "winchester": 5}


def target_at(distance: int) -> list[dict[str, object]]:
    """Six more seats, of which seat 3 is at this distance from seat 0 or, below 3, a nearer one."""
    far = {
        3: seat(),
        4: seat(in_play=["mustang"]),
        5: seat("paul-regret", in_play=["mustang"]),
    }
    return [seat(), seat(), far.get(distance, seat()), seat(), seat(), seat()]


@rule("BB-WEAP-01")
def test_without_a_weapon_everybody_shoots_with_a_colt() -> None:
    s = Scenario(seats=[seat(hand=["bang"])], players=5)
    assert [s.reach(who) for who in range(5)] == [1] * 5
    s.refuses("bang", "BB-DIST-09", at=2)
    s.plays("bang", at=1)
    assert s.life(1) == 3


@rule("BB-WEAP-01")
@pytest.mark.parametrize("card", ["panic", "cat-balou"])
def test_the_colt_is_no_card_and_cannot_be_lost(card: str) -> None:
    s = Scenario(seats=[seat(hand=[card, card]), seat(hand=["beer", "bang"])])
    s.plays(card, at=1)  # without a question: there is only the hand
    s.plays(card, at=1)
    assert s.hand(1) == s.in_play(1) == []
    assert s.reach(1) == 1
    s = Scenario(seats=[seat(hand=[card]), seat()])
    s.refuses(card, "BB-CARD-22", at=1)


@rule("BB-WEAP-02")
@pytest.mark.parametrize("weapon", ["schofield", "remington", "rev-carabine", "winchester"])
def test_the_colt_is_back_when_a_weapon_leaves_play(weapon: str) -> None:
    s = Scenario(
        seats=[seat(hand=[weapon, "cat-balou", "bang"]), seat(), seat()],
    )
    s.refuses("bang", "BB-DIST-09", at=2)
    s.plays(weapon)
    assert s.reach(0) == WEAPONS[weapon]
    assert s.can(0, "play bang @2")
    s.plays("cat-balou", at=0)
    s.responds(0, weapon)
    assert s.reach(0) == 1
    s.refuses("bang", "BB-DIST-09", at=2)
    s.plays("bang", at=1)
    assert s.life(1) == 3


@rule("BB-WEAP-03", "BB-WEAP-04")
@pytest.mark.parametrize("distance", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(("weapon", "reach"), [("", 1), *WEAPONS.items()])
def test_a_weapon_reaches_its_range_and_everything_nearer(
    weapon: str, reach: int, distance: int
) -> None:
    armed = seat(hand=["bang"], in_play=[weapon] if weapon else [])
    s = Scenario(seats=[armed, *target_at(distance)])
    target = min(distance, 3)
    assert s.distance(0, target) == distance
    assert s.reach(0) == reach
    if distance > reach:
        s.refuses("bang", "BB-DIST-09", at=target)
    else:
        before = s.life(target)
        s.plays("bang", at=target)
        assert s.life(target) == before - 1


@rule("BB-WEAP-05")
@pytest.mark.parametrize("weapon", WEAPONS)
def test_weapons_lie_in_play_and_can_be_removed(weapon: str) -> None:
    s = Scenario(seats=[seat(hand=["cat-balou"]), seat(hand=["beer"], in_play=[weapon])])
    s.plays("cat-balou", at=1)
    s.responds(0, weapon)
    assert s.in_play(1) == []
    assert s.top().startswith(weapon)
    s = Scenario(seats=[seat(hand=["panic"]), seat(hand=["beer"], in_play=[weapon])])
    s.plays("panic", at=1)
    s.responds(0, weapon)
    assert s.hand(0) == [weapon]
    s.plays(weapon)
    assert s.reach(0) == WEAPONS[weapon]
    assert s.reach(1) == 1


@rule("BB-WEAP-06")
def test_the_volcanic_fires_any_number_of_bang_cards_at_distance_one() -> None:
    s = Scenario(
        seats=[seat(hand=["bang"] * 5, in_play=["volcanic"]), seat(hand=["missed"])],
    )
    s.plays("bang", at=1)
    s.responds(1, "missed")
    s.plays("bang", at=1)
    s.plays("bang", at=3)
    s.refuses("bang", "BB-DIST-09", at=2)
    s.plays("bang", at=3)
    assert [s.life(other) for other in (1, 2, 3)] == [3, 4, 2]
    assert s.hand(0) == ["bang"]
    assert s.can(0, "play bang @1")


@rule("BB-WEAP-06")
def test_the_volcanic_helps_only_its_owner() -> None:
    s = Scenario(seats=[seat(hand=["bang", "bang"]), seat(in_play=["volcanic"])])
    s.plays("bang", at=1)
    s.refuses("bang", "BB-PLAY-02", at=1)


@rule("BB-WEAP-07")
@pytest.mark.parametrize("how", ["schofield", "panic", "cat-balou"])
def test_once_the_volcanic_is_gone_the_limit_is_back(how: str) -> None:
    s = Scenario(seats=[seat(hand=["bang", "bang", "bang", how], in_play=["volcanic"])])
    s.plays("bang", at=1)
    s.plays("bang", at=1)
    if how == "schofield":
        s.plays("schofield")
    else:
        s.plays(how, at=0)
    if how == "cat-balou":
        s.responds(0, "volcanic")
    assert "volcanic" not in s.in_play(0)
    s.refuses("bang", "BB-PLAY-02", at=1)
    s.refuses("bang", "BB-PLAY-02", at=3)


@rule("BB-WEAP-07")
def test_a_volcanic_gone_before_the_first_shot_leaves_one_bang() -> None:
    s = Scenario(seats=[seat(hand=["bang", "bang", "schofield"], in_play=["volcanic"])])
    s.plays("schofield")
    s.plays("bang", at=2)
    s.refuses("bang", "BB-PLAY-02", at=1)


@rule("BB-WEAP-07")
def test_a_volcanic_laid_after_a_bang_allows_more() -> None:
    s = Scenario(seats=[seat(hand=["bang", "bang", "bang", "volcanic"])])
    s.plays("bang", at=1)
    s.refuses("bang", "BB-PLAY-02", at=1)
    s.plays("volcanic")
    s.plays("bang", at=1)
    s.plays("bang", at=3)
    assert (s.life(1), s.life(3)) == (2, 3)


@rule("BB-WEAP-08")
def test_a_shorter_range_counts_at_once() -> None:
    s = Scenario(
        seats=[seat(hand=["bang", "volcanic"], in_play=["winchester"]), seat(), seat(), seat()],
        players=7,
    )
    assert s.can(0, "play bang @3")
    s.plays("volcanic")
    assert s.reach(0) == 1
    assert s.refuses("bang", "BB-DIST-09", at=3)["range"] == 1
    s.refuses("bang", "BB-DIST-09", at=2)
    s.plays("bang", at=1)
    assert s.life(1) == 3
