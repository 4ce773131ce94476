"""What happened, for logs, animation, statistics, replays and reconnecting clients."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from saloon.kernel.native import mypyc_attr

NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})
"""No facts, or no secret: one for all events, since many have none."""


# Acyclic: it holds plain data alone, so that compiled ones need not be looked through for garbage.
@mypyc_attr(acyclic=True)
class Event:
    """One thing that happened. Nobody changes it.

    `told` is for everybody: the kind of event, the seat it happened to, and the facts. `secret` is
    for the seats in `knows` only and replaces the facts of the same name for them; it is fixed when
    the event is born, so that nothing later (a log, a replay, a reconnect) has to decide again who
    may know what.

    A game that somebody listens to makes many, so it is no dataclass: those are made slowly.
    """

    __slots__ = ("knows", "secret", "told")

    def __init__(
        self,
        kind: str,
        seat: int = -1,
        facts: Mapping[str, Any] = NOTHING,
        secret: Mapping[str, Any] = NOTHING,
        knows: tuple[int, ...] = (),
    ) -> None:
        self.told: dict[str, Any] = (
            {"kind": kind, "seat": seat, **facts} if seat >= 0 else {"kind": kind, **facts}
        )
        self.secret = secret
        self.knows = knows

    @property
    def kind(self) -> str:
        kind: str = self.told["kind"]
        return kind

    @property
    def seat(self) -> int:
        """Whom it happened to; -1 is nobody."""
        seat: int = self.told.get("seat", -1)
        return seat

    @property
    def facts(self) -> dict[str, Any]:
        """What everybody is told besides."""
        facts = self.told.copy()
        del facts["kind"]
        facts.pop("seat", None)
        return facts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self._fields() == other._fields()

    def _fields(self) -> tuple[Any, ...]:
        return self.kind, self.seat, self.facts, dict(self.secret), self.knows

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, self._fields()

    def __repr__(self) -> str:
        return f"Event{self._fields()!r}"

    def seen_by(self, viewer: int | None) -> dict[str, Any]:
        """The event as plain data for one seat, or for a spectator (None): read, never changed."""
        if viewer is None or viewer not in self.knows:
            return self.told
        return {**self.told, **self.secret}

    def in_full(self) -> dict[str, Any]:
        """The event with nothing hidden, for finished games."""
        return {**self.told, **self.secret}


@mypyc_attr(acyclic=True)
class Told(Event):
    """The same from what is told as a whole, `{"kind": ..., "seat": ..., ...}`: made faster.

    For what happens all the time. The seat is left out where there is none.
    """

    __slots__ = ()

    def __init__(
        self,
        told: dict[str, Any],
        secret: Mapping[str, Any] = NOTHING,
        knows: tuple[int, ...] = (),
    ) -> None:
        self.told = told
        self.secret = secret
        self.knows = knows
