"""Vendetta: a draw! at the end of a turn may bring another one."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.testing import Scenario, rule, seat

VENDETTA: dict[str, Any] = {"modules": ["fistful-of-cards"], "event": "vendetta"}


@rule("FC-CARD-54", "ED-67")
@pytest.mark.parametrize(("card", "follows"), [("4h", 0), ("4d", 1)])
def test_on_hearts_another_turn_follows(card: str, follows: int) -> None:
    s = Scenario(seats=[seat(role="sheriff")], deck=[card], **VENDETTA)
    s.ends_turn()
    s.flips(card)
    assert s.active == follows


@rule("FC-CARD-54")
def test_the_check_comes_after_phase_3() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", life=1, hand=["bang", "missed"])], deck=["4h"], **VENDETTA
    )
    s.ends_turn()
    assert not [event for event in s.events if event.kind == "check"]
    s.discards("bang")
    s.flips("4h")
    assert s.active == 0


@rule("FC-CARD-55")
def test_at_the_end_of_the_extra_turn_there_is_no_check() -> None:
    s = Scenario(seats=[seat(role="sheriff")], deck=["4h", "2c", "3c", "5h"], **VENDETTA)
    s.ends_turn()
    s.ends_turn()
    assert s.active == 1
    assert len([event for event in s.events if event.kind == "check"]) == 1


@rule("FC-CARD-54", "FC-CARD-55")
def test_the_next_player_has_a_check_again() -> None:
    s = Scenario(
        seats=[seat(role="sheriff")], deck=["4h", "2c", "3c", "8d", "9d", "5h"], **VENDETTA
    )
    s.ends_turn()
    s.ends_turn()
    s.ends_turn()
    s.flips("4h", "5h")
    assert s.active == 1


@rule("FC-CARD-56")
def test_who_lost_the_turn_to_jail_makes_no_check() -> None:
    s = Scenario(
        seats=[seat(role="sheriff"), seat(in_play=["jail"])],
        deck=["4c", "5c", "6h"],
        **VENDETTA,
    )
    s.ends_turn()
    s.flips("4c", "5c")  # the Sheriff's check, then the one for Jail
    assert s.active == 2


@rule("FC-CARD-57")
def test_the_extra_turn_is_a_whole_turn() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["bang", "bang"], in_play=["dynamite"])],
        deck=["4h", "2s", "7d", "8d"],
        **VENDETTA,
    )
    s.plays("bang", at=1)
    s.ends_turn()
    s.flips("4h", "2s")  # the Vendetta, then the Dynamite at the start of the new turn
    assert s.life(0) == 2
    assert len(s.hand(0)) == 3, "phase 1 as well"
    s.plays("bang", at=1)  # one BANG! a turn
    assert s.life(1) == 2


@rule("FC-CARD-57", "HN-EVENT-12")
def test_an_extra_turn_of_the_sheriff_is_no_new_round() -> None:
    s = Scenario(seats=[seat(role="sheriff")], deck=["4h"], events=["ambush"], **VENDETTA)
    s.ends_turn()
    assert (s.active, s.event) == (0, "vendetta")


@rule("FC-CARD-54")
def test_who_is_out_makes_no_check() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff"),
            seat(role="outlaw", life=1, hand=["duel"]),
            seat(hand=["bang"]),
        ],
        turn=1,
        **VENDETTA,
    )
    s.plays("duel", at=2)
    s.responds(2, "bang")
    assert (s.is_out(1), s.active) == (True, 2)
    assert not [event for event in s.events if event.kind == "check"]
