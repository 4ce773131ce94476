"""What happened, for logs, animation, statistics, replays and reconnecting clients."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class Event:
    """One thing that happened. Nobody changes it.

    `facts` are for everybody. `secret` is for the seats in `knows` only and replaces the facts of
    the same name for them; it is fixed when the event is born, so that nothing later (a log, a
    replay, a reconnect) has to decide again who may know what.

    A game that somebody listens to makes many, so it is no dataclass: those are made slowly.
    """

    __slots__ = ("facts", "kind", "knows", "seat", "secret")

    def __init__(
        self,
        kind: str,
        seat: int = -1,
        facts: Mapping[str, Any] | None = None,
        secret: Mapping[str, Any] | None = None,
        knows: tuple[int, ...] = (),
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.facts: Mapping[str, Any] = {} if facts is None else facts
        self.secret: Mapping[str, Any] = {} if secret is None else secret
        self.knows = knows

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self._fields() == other._fields()

    def _fields(self) -> tuple[Any, ...]:
        return self.kind, self.seat, self.facts, self.secret, self.knows

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, self._fields()

    def __repr__(self) -> str:
        return f"Event{self._fields()!r}"

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
