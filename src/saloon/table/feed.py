"""Numbered news for one point of view, encoded once for everybody who shares it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

import msgspec

from saloon.table.protocol import AnyNews

KEEP = 400
"""How many messages a client may have missed and still get the tail instead of everything."""

encode = msgspec.json.Encoder().encode


class Feed:
    """The last messages for a point of view."""

    def __init__(self, epoch: str) -> None:
        self.epoch = epoch
        self.last = 0
        self._kept: deque[tuple[int, bytes]] = deque(maxlen=KEEP)

    def add(self, make: Callable[[int], AnyNews]) -> None:
        self.last += 1
        self._kept.append((self.last, encode(make(self.last))))

    @property
    def mark(self) -> str:
        return f"{self.epoch}:{self.last}"

    def since(self, mark: str | None) -> list[tuple[str, bytes]] | None:
        """What came after a mark, or None if the viewer needs everything anew."""
        if mark is None:
            return None
        epoch, _, number = mark.rpartition(":")
        if epoch != self.epoch or not number.isdecimal():
            return None
        seen = int(number)
        if seen > self.last or seen < self.last - len(self._kept):
            return None
        missed = [self._kept[back] for back in range(seen - self.last, 0)]
        return [(f"{epoch}:{n}", data) for n, data in missed]
