"""What happened, for logs, animation, statistics, replays and reconnecting clients."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from saloon.kernel.native import made_anew


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    `facts` are for everybody. `secret` is for the seats in `knows` only and replaces the facts of
    the same name for them; it is fixed when the event is born, so that nothing later (a log, a
    replay, a reconnect) has to decide again who may know what.
    """

    kind: str
    seat: int = -1
    facts: Mapping[str, Any] = field(default_factory=dict)
    secret: Mapping[str, Any] = field(default_factory=dict)
    knows: tuple[int, ...] = ()

    def __reduce__(self) -> tuple[Any, ...]:
        return made_anew(self)

    def seen_by(self, viewer: int | None) -> dict[str, Any]:
        """The event as plain data for one seat, or for a spectator (None)."""
        told: dict[str, Any] = {"kind": self.kind}
        if self.seat >= 0:
            told["seat"] = self.seat
        told.update(self.facts)
        if viewer is not None and viewer in self.knows:
            told.update(self.secret)
        return told

    def in_full(self) -> dict[str, Any]:
        """The event with nothing hidden, for finished games."""
        told = self.seen_by(None)
        told.update(self.secret)
        return told
