"""Events that act once, when they enter play: The Daltons and The Doctor."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.testing import Scenario, rule, seat

HN = ["high-noon"]
DC = ["dodge-city", "high-noon"]


def enters(event: str, *seats: dict[str, Any], **more: Any) -> Scenario:
    """The turn of the last player ends, and the Sheriff turns up this event."""
    given = {"modules": HN, "turn": len(seats) - 1, **more}
    s = Scenario(seats=list(seats), events=[event], **given)
    s.ends_turn()
    return s


@rule("HN-CARD-18", "HN-CARD-20")
def test_the_daltons_visit_everybody_clockwise_from_the_sheriff() -> None:
    s = enters(
        "the-daltons",
        seat(role="sheriff", in_play=["barrel", "scope"]),
        seat(in_play=["mustang"]),
        seat(),
        seat(in_play=["schofield", "barrel"]),
    )
    s.asks(0, "give-up")
    assert s.can(0, "discard barrel")
    assert len(s.options(0)) == 2
    s.responds(0, "scope")
    s.asks(3, "give-up")
    assert s.in_play(1) == [], "the only one goes without a question"
    s.responds(3, "schofield")
    assert [s.in_play(who) for who in range(4)] == [["barrel"], [], [], ["barrel"]]
    assert s.pile() == ["scope", "mustang", "schofield"]
    assert s.active == 0


@rule("HN-CARD-19")
@pytest.mark.parametrize("burden", ["jail", "dynamite"])
def test_the_daltons_may_be_given_a_jail_or_a_dynamite(burden: str) -> None:
    s = enters(
        "the-daltons", seat(role="sheriff"), seat(in_play=["barrel", burden]), seat(), seat()
    )
    s.responds(1, burden)
    assert s.in_play(1) == ["barrel"]


@rule("HN-INTERACT-01", "ED-57", "DC-CROSS-09")
@pytest.mark.parametrize("edition", ["dynamite-box", "hu-compendium"])
def test_the_daltons_and_green_cards(edition: str) -> None:
    s = enters(
        "the-daltons",
        seat(role="sheriff"),
        seat(in_play=["bible", "barrel"]),
        seat(in_play=["canteen"]),
        seat(),
        modules=DC,
        edition=edition,
    )
    if edition == "dynamite-box":
        assert (s.in_play(1), s.in_play(2)) == (["bible"], ["canteen"])
    else:
        s.responds(1, "bible")
        assert (s.in_play(1), s.in_play(2)) == (["barrel"], [])


@rule("DC-CROSS-09", "ED-57")
@pytest.mark.parametrize("edition", ["dynamite-box", "hu-compendium"])
def test_green_cards_work_in_a_hangover_like_blue_ones(edition: str) -> None:
    s = Scenario(
        seats=[seat("belle-star", role="sheriff", hand=["bang"]), seat(in_play=["bible"])],
        modules=DC,
        event="hangover",
        edition=edition,
    )
    s.plays("bang", at=1)
    s.responds(1, "bible")
    assert (s.life(1), s.in_play(1)) == (4, [])


@rule("HN-CARD-18")
def test_the_daltons_come_only_once() -> None:
    s = enters("the-daltons", seat(role="sheriff", hand=["barrel"]), seat(), seat(), seat())
    s.plays("barrel")
    s.ends_turn()
    assert s.active == 1
    assert s.in_play(0) == ["barrel"]


@rule("HN-CARD-21")
def test_the_doctor_helps_who_has_the_fewest_life_points() -> None:
    s = enters("the-doctor", seat(role="sheriff", life=3), seat(life=2), seat(), seat(life=3))
    assert [s.life(who) for who in range(4)] == [3, 3, 4, 3]


@rule("HN-CARD-22")
def test_the_doctor_helps_all_who_are_equally_weak_and_still_in_the_game() -> None:
    s = enters(
        "the-doctor",
        seat(role="sheriff", life=2),
        seat(life=2),
        seat(role="outlaw", out=True),
        seat(life=3),
    )
    assert [s.life(who) for who in range(4)] == [3, 3, 0, 3]
    assert s.is_out(2)


@rule("HN-CARD-21")
def test_the_doctor_cannot_help_above_full_life() -> None:
    s = enters("the-doctor", seat(role="sheriff"), seat(), seat(), seat())
    assert [s.life(who) for who in range(4)] == [5, 4, 4, 4]


@rule("HN-CARD-22")
def test_the_doctor_helps_nobody_where_all_are_ghosts() -> None:
    s = enters(
        "the-doctor",
        seat(role="sheriff", presence="in-ghost-car", in_play=["ghost-car"]),
        seat(role="renegade", presence="out"),
        seat(role="outlaw", presence="haunting", in_play=["ghost:9s"]),
        seat(role="outlaw", presence="haunting", in_play=["ghost:10s"]),
        modules=[*HN, "great-train-robbery", "valley-of-shadows"],
    )
    assert [s.life(who) for who in range(4)] == [0, 0, 0, 0]
