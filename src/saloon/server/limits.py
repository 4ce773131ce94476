"""Token buckets: how fast somebody may do something."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from saloon.server.config import Rate

REMEMBERED = 20_000


class Buckets:
    """One bucket for each key. A bucket nobody has touched for long is forgotten: it is full."""

    def __init__(self, rate: Rate, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> bool:
        """Whether there was a token left; if so it is gone now."""
        now = self._clock()
        left, at = self._buckets.pop(key, (self._rate.burst, now))
        left = min(self._rate.burst, left + max(0.0, now - at) * self._rate.per_second)
        taken = left >= 1
        self._buckets[key] = (left - 1 if taken else left, now)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return taken
