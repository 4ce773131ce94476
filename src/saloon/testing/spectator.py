"""The public table of a game rebuilt from events alone, to hold it against the view.

If this agrees after every decision, then a client that only ever hears events knows as much as one
that is sent the whole view: nothing happens at the table without an event that says so.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from typing import Any

Event = Mapping[str, Any]


class Spectator(ABC):
    """A spectator's idea of a game. A game has a method for each kind of event that matters.

    It is named after the kind: `_put_back` hears `put-back`.
    """

    def hear(self, event: Event) -> None:
        """Take in one event as a spectator hears it; most say nothing about what lies where."""
        handler = getattr(self, "_" + event["kind"].replace("-", "_"), None)
        if handler is not None:
            handler(event)

    @property
    @abstractmethod
    def begun(self) -> bool:
        """Whether enough was told to know anything."""

    @abstractmethod
    def told(self) -> dict[str, Any]:
        """What was told about the table, by name."""

    @abstractmethod
    def seen(self, view: Mapping[str, Any]) -> dict[str, Any]:
        """The same facts from a spectator's view."""

    def differences(self, view: Mapping[str, Any]) -> list[str]:
        """What the view says otherwise than the events did."""
        told = self.told()
        found: list[str] = []
        for name, seen in self.seen(view).items():
            found += _differences(name, told[name], seen)
        return found


def _differences(name: str, told: Any, seen: Any) -> Iterator[str]:
    if isinstance(told, Mapping) and isinstance(seen, Mapping) and told.keys() == seen.keys():
        for key, value in seen.items():
            yield from _differences(f"{name} {key}", told[key], value)
    elif told != seen:
        yield f"{name} was told to be {told}, not {seen}"
