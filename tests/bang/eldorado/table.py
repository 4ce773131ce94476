"""A table for the events of Eldorado."""

from __future__ import annotations

from typing import Any

from saloon.games.bang.event_deck import event_card_in_force
from saloon.games.bang.modules.eldorado.course import Course, course
from saloon.testing import Scenario, seat

EL = ["eldorado"]
DC = ["dodge-city", "eldorado"]
PLAIN = ["2c", "3c", "4c", "5c", "6c", "7c", "8c", "9c", "10c"]
"""Cards that do nothing when they are drawn, and no aces."""
SHERIFF = seat(role="sheriff")


def under(event: str | list[str], *seats: dict[str, Any], **more: Any) -> Scenario:
    """A table at which this event of Eldorado is in force."""
    given: dict[str, Any] = {"modules": EL, "event": event, "deck": PLAIN, **more}
    return Scenario(seats=seats or [SHERIFF], **given)


def now(s: Scenario) -> str | None:
    """The event of Eldorado that is in force."""
    return event_card_in_force(s.state, "eldorado")


def kept(s: Scenario) -> Course:
    return course(s.state)


def told(s: Scenario, kind: str) -> list[Any]:
    return [event for event in s.events if event.kind == kind]
