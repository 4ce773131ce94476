"""Who is told what happens in a game."""

from __future__ import annotations

from typing import Any

from saloon.kernel.game import Game


class Onlooker:
    """Is told what happens from one point of view: of a seat, or of a spectator (None)."""

    __slots__ = ("_heard", "_viewer")

    def __init__(self, viewer: int | None) -> None:
        self._viewer = viewer
        self._heard = 0

    def hear(self, game: Game) -> list[dict[str, Any]]:
        """What has happened since the last time, from when on anybody listens to the game.

        Read, never changed: others are told the very same.
        """
        events = game.state.events
        if events is None:
            events = game.listen()
        heard = self._heard
        self._heard = now = len(events)  # not always more: a choice may have been taken back
        if heard == now:
            return []
        viewer = self._viewer
        if viewer is None:
            return [event.told for event in events[heard:]]  # what everybody is told
        return [event.seen_by(viewer) for event in events[heard:]]
