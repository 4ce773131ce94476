"""Numbered news for one point of view, encoded once for everybody who shares it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

import msgspec

from saloon.table.protocol import AnyNews

KEEP = 16
"""How many messages a client may have missed and still get the tail instead of everything. They
are kept for every point of view, and who has missed more is told less by starting afresh."""

encode = msgspec.json.Encoder().encode


Alike = dict[tuple[int, ...], bytes]
"""What was encoded for other points of view just now, by its number and the parts it is made of."""


class Feed:
    """The last messages for a point of view."""

    def __init__(self, epoch: str) -> None:
        self.epoch = epoch
        self.last = 0
        self.mark = self._mark(0)
        self._before = ""
        """The mark before the last message."""
        self._kept: deque[bytes] = deque(maxlen=KEEP)

    def add(self, make: Callable[[int], AnyNews], alike: Alike, *parts: object) -> None:
        """Tell something. With the same number and the very same parts it is the same message as
        for another point of view: then it is encoded once, and kept once."""
        self.last += 1
        self._before, self.mark = self.mark, self._mark(self.last)
        known = (self.last, *map(id, parts))
        message = alike.get(known)
        if message is None:
            message = alike[known] = encode(make(self.last))
        self._kept.append(message)

    def _mark(self, number: int) -> str:
        return f"{self.epoch}:{number}"

    def since(self, mark: str | None) -> list[tuple[str, bytes]] | None:
        """What came after a mark, or None if the viewer needs everything anew."""
        if mark is None:
            return None
        if mark == self.mark:
            return []
        if mark == self._before:
            return [(self.mark, self._kept[-1])]
        epoch, _, number = mark.rpartition(":")
        if epoch != self.epoch or not number.isdecimal():
            return None
        seen = int(number)
        if seen > self.last or seen < self.last - len(self._kept):
            return None
        return [
            (self._mark(self.last + 1 + back), self._kept[back])
            for back in range(seen - self.last, 0)
        ]
