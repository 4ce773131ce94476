"""A timer that may ring too soon, and is hardly ever set again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Alarm:
    """Whoever it wakes looks what there is to do, and until when there is nothing. Most of what it
    is set for moves on with every choice, and to set it for each of them would cost more than to be
    woken in vain now and then."""

    def __init__(self, wake: Callable[[], object]) -> None:
        self._wake = wake
        self._timer: asyncio.TimerHandle | None = None
        self._at = 0.0

    def ring_by(self, at: float, pause: float) -> None:
        """At that time, which is so many seconds from now, or sooner."""
        if self._timer is not None:
            if self._at <= at:
                return
            self._timer.cancel()
        self._at = at
        self._timer = asyncio.get_running_loop().call_later(pause, self._ring)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self) -> None:
        self._timer = None
        self._wake()
