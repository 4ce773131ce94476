"""Several things could keep somebody in the game: which one does (WS-INTERACT-05, CB-RETURN-23)."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.testing import Scenario, rule, seat

BOXES = ["valley-of-shadows", "great-train-robbery", "wild-west-show", "eldorado", "gold-rush"]


def shot_down(check: str = "2c", *, event: str = "devils-pact", **victim: Any) -> Scenario:
    """Teren Kill, an Outlaw with a Ghost Car, is about to lose his last life point."""
    given: dict[str, Any] = {"hand": ["beer"], "in_play": ["ghost-car"], **victim}
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"]),
            seat("teren-kill", role="renegade", life=1, **given),
            seat(role="deputy", hand=["saved"]),
        ],
        players=5, modules=BOXES, event=event, deck=[check, "panic"],
    )  # fmt: skip
    s.plays("bang", at=1)
    if s.game.decision.kind == "shot":
        s.passes(1)
    s.asks(2, "loss")
    return s


def facts(s: Scenario) -> tuple[int, str, str]:
    player = s.state.players[1]
    return s.life(1), s.role(1), player.presence.id


@rule("WS-INTERACT-05", "VS-CARD-80")
def test_what_is_prevented_needs_no_rescue() -> None:
    s = shot_down()
    s.responds(2, "saved")
    s.responds(2, "deck")
    assert (facts(s), s.hand(1)) == ((1, "renegade", "in"), ["beer"])
    assert not [event for event in s.events if event.kind == "check"]


@rule("WS-INTERACT-05")
def test_a_beer_comes_before_the_check() -> None:
    s = shot_down()
    s.passes(2)
    s.responds(1, "beer")
    assert (facts(s), s.hand(1)) == ((1, "renegade", "in"), [])
    assert not [event for event in s.events if event.kind == "check"]


@rule("WS-INTERACT-05")
def test_the_own_check_comes_before_the_ghost_car() -> None:
    s = shot_down("2c")
    s.passes(2)
    s.passes(1)
    assert facts(s) == (1, "renegade", "in")
    assert (s.in_play(1), s.hand(1)) == (["ghost-car"], ["beer", "panic"])


@rule("CB-RETURN-23")
@pytest.mark.parametrize("event", ["devils-pact", "grave-digger"])
def test_the_ghost_car_comes_before_the_event(event: str) -> None:
    s = shot_down("2s", event=event)
    s.passes(2)
    s.passes(1)
    assert facts(s) == (0, "renegade", "in-ghost-car")
    assert not [each for each in s.events if each.kind == "became"]


@rule("CB-RETURN-23")
@pytest.mark.parametrize(("event", "life"), [("devils-pact", 2), ("grave-digger", 1)])
def test_the_event_comes_last(event: str, life: int) -> None:
    s = shot_down("2s", event=event, in_play=[])
    s.passes(2)
    s.passes(1)
    role = "outlaw" if event == "devils-pact" else "grave-digger"
    assert (s.life(1), s.role(1)) == (life, role)
