"""Dead Man: who was eliminated first of all comes back."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.testing import Scenario, rule, seat

DEAD_MAN: dict[str, Any] = {"modules": ["fistful-of-cards"], "event": "dead-man"}


def fallen(*order: int) -> list[dict[str, Any]]:
    """Four at the table, some of them out."""
    roles = ["sheriff", "outlaw", "renegade", "outlaw"]
    return [seat(role=role, out=who in order) for who, role in enumerate(roles)]


@rule("FC-CARD-20", "FC-CARD-24", "ED-64")
def test_the_first_who_fell_comes_back_with_two_life_points_and_two_cards() -> None:
    s = Scenario(seats=fallen(1), **DEAD_MAN)
    s.ends_turn()
    assert (s.active, s.life(1), s.is_out(1)) == (1, 2, False)
    assert len(s.hand(1)) == 2 + 2, "two for coming back, two in phase 1"
    drawn = [event.facts["why"] for event in s.events if event.kind == "drew" and event.seat == 1]
    assert drawn == ["dead-man", "dead-man", "phase-1", "phase-1"]


@rule("FC-CARD-22")
def test_the_return_is_for_good_until_the_player_is_killed_again() -> None:
    s = Scenario(seats=fallen(1), events=["ambush"], **DEAD_MAN)
    s.ends_turn()
    s.ends_turn()
    s.discards(*s.hand(1)[:2])
    for _ in range(2):
        s.ends_turn()
    assert (s.active, s.event, s.is_out(1)) == (0, "ambush", False)
    s.ends_turn()
    assert (s.active, s.life(1)) == (1, 2)


@rule("FC-CARD-23")
def test_only_the_first_who_fell_returns() -> None:
    s = Scenario(seats=fallen(1, 3), events=["ambush"], **DEAD_MAN)
    s.ends_turn()
    assert s.active == 1
    s.ends_turn()
    s.discards(*s.hand(1)[:2])
    s.ends_turn()
    assert (s.active, s.event, s.is_out(3)) == (0, "ambush", True), "seat 3 is passed over"


@rule("FC-CARD-21", "FC-EXAMPLE-03", "ED-64")
def test_who_falls_first_of_all_in_that_very_round_returns_before_it_ends() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"], in_play=["scope"]),
            seat(),
            seat(role="outlaw", life=1),
        ],
        **DEAD_MAN,
    )
    s.plays("bang", at=2)
    assert s.is_out(2)
    s.ends_turn()
    s.ends_turn()
    assert (s.active, s.life(2), len(s.hand(2))) == (2, 2, 4)


@rule("CB-RETURN-12", "FC-CARD-23")
def test_who_came_back_as_a_ghost_and_left_again_is_still_the_first() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"]),
            seat(role="outlaw", life=1),
            seat(role="renegade"),
            seat(role="outlaw", out=True),
        ],
        modules=["high-noon", "fistful-of-cards"],
        rulings={"combined-event-deck": True},
        event="ghost-town",
        events=["dead-man"],
    )
    s.plays("bang", at=1)  # the second to fall
    s.ends_turn()
    assert s.active == 1
    s.ends_turn()
    s.responds(1, "top")
    s.ends_turn()
    assert (s.active, s.state.players[3].presence.id) == (3, "ghost")
    s.ends_turn()
    s.responds(3, "top")
    assert (s.active, s.event) == (0, "dead-man")
    s.ends_turn()
    s.ends_turn()
    assert (s.active, s.is_out(1), s.life(3)) == (3, True, 2), "the first to fall, not the last"


@rule("CB-RETURN-12")
def test_if_the_first_who_fell_is_in_play_nobody_returns() -> None:
    s = Scenario(
        seats=[seat(role="sheriff"), seat(), seat(out=True), seat()],
        first_out=1,
        **DEAD_MAN,
    )
    s.ends_turn()
    assert s.active == 1
    s.ends_turn()
    assert (s.active, s.is_out(2)) == (3, True)


@rule("FC-CARD-20")
@pytest.mark.parametrize("kept", [True, False])
def test_a_fall_is_remembered_from_before_the_event_came(kept: bool) -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["bang"]), seat(role="outlaw", life=1)],
        modules=["fistful-of-cards"],
        events=["dead-man"] if kept else ["ambush"],
    )
    s.plays("bang", at=1)
    s.ends_turn()
    for _ in range(2):
        s.ends_turn()
    assert s.active == 0
    s.ends_turn()
    assert (s.active == 1) is kept
