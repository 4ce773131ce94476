"""Token buckets: how fast somebody may do something."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

from saloon.server.config import Rate

REMEMBERED = 20_000
HOUSEHOLD = 64
"""Bits of an IPv6 address that one visitor is given as a whole."""


class Buckets:
    """One bucket for each key. A bucket nobody has touched for long is forgotten: it is full."""

    def __init__(self, rate: Rate, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> bool:
        """Whether there was a token left; if so it is gone now."""
        left, now = self._left(key)
        taken = left >= 1
        self._put(key, left - 1 if taken else left, now)
        return taken

    def owe(self, key: str, longest: float = float("inf")) -> float | None:
        """Take a token, on credit if need be; the seconds until it is earned.

        None, and nothing is taken, if that would be longer than this.
        """
        left, now = self._left(key)
        if left >= 1:
            self._put(key, left - 1, now)
            return 0.0
        if not self._rate.per_second or (1 - left) / self._rate.per_second > longest:
            return None
        self._put(key, left - 1, now)
        return (1 - left) / self._rate.per_second

    def give_back(self, key: str) -> None:
        """What was taken does not count after all."""
        left, now = self._left(key)
        self._put(key, min(self._rate.burst, left + 1), now)

    def empty(self, key: str) -> bool:
        """Whether there is no token left."""
        return self._left(key)[0] < 1

    def _left(self, key: str) -> tuple[float, float]:
        now = self._clock()
        left, at = self._buckets.get(key, (self._rate.burst, now))
        return min(self._rate.burst, left + max(0.0, now - at) * self._rate.per_second), now

    def _put(self, key: str, left: float, now: float) -> None:
        self._buckets[key] = (left, now)
        self._buckets.move_to_end(key)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)


class Bars:
    """Who has to stay outside for a while."""

    def __init__(self, seconds: float, clock: Callable[[], float]) -> None:
        self._seconds = seconds
        self._clock = clock
        self._until: OrderedDict[str, float] = OrderedDict()

    def bar(self, key: str) -> None:
        self._until[key] = self._clock() + self._seconds
        self._until.move_to_end(key)
        if len(self._until) > REMEMBERED:
            self._until.popitem(last=False)

    def __contains__(self, key: str) -> bool:
        return self._until.get(key, 0.0) > self._clock()


class Patience:
    """How often in a row somebody was held up; too often ends it."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._strikes: OrderedDict[str, int] = OrderedDict()

    def good(self, key: str) -> None:
        self._strikes.pop(key, None)

    def strike(self, key: str) -> bool:
        """Whether there is any patience left."""
        strikes = self._strikes.pop(key, 0) + 1
        if strikes > self._most:
            return False
        self._strikes[key] = strikes
        if len(self._strikes) > REMEMBERED:
            self._strikes.popitem(last=False)
        return True


class Crowd:
    """How many of something each key has at the moment."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._counts: dict[str, int] = {}

    def enter(self, key: str) -> bool:
        """Whether there was room for one more; if so it is counted, and has to leave."""
        count = self._counts.get(key, 0)
        if count >= self._most:
            return False
        self._counts[key] = count + 1
        return True

    def leave(self, key: str) -> None:
        count = self._counts.get(key, 0) - 1
        if count > 0:
            self._counts[key] = count
        else:
            self._counts.pop(key, None)


class Tries:
    """Secrets that are tried: passphrases by the name they are for, passwords by the table.

    Every place has tries of its own, so that wrong ones from elsewhere lock nobody out. If there
    are many of them from many places, a place where the secret was never known has but a few.
    """

    def __init__(self, each: Rate, all_together: Rate, clock: Callable[[], float]) -> None:
        self._places = Buckets(each, clock)
        self._usual = Buckets(each, clock)
        self._few = Buckets(Rate(min(2.0, each.burst), each.per_second / 30), clock)
        self._wrong = Buckets(all_together, clock)
        self._known: OrderedDict[str, None] = OrderedDict()

    def begin(self, what: str, place: str) -> bool:
        """Whether it may be tried. It counts as a wrong one until it turns out to be right."""
        pair = f"{what}\n{place}"
        if not self._places.take(place):
            return False
        strange = self._wrong.empty(what) and pair not in self._known
        if not (self._few if strange else self._usual).take(pair):
            return False
        self._wrong.take(what)
        return True

    def right(self, what: str, place: str) -> None:
        pair = f"{what}\n{place}"
        self._places.give_back(place)
        self._usual.give_back(pair)
        self._wrong.give_back(what)
        self._known[pair] = None
        self._known.move_to_end(pair)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


@lru_cache(maxsize=4096)
def place_of(address: str) -> str:
    """What limits count by: an address, or the whole of what one IPv6 visitor may choose from."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{int(found) >> (128 - HOUSEHOLD):x}/{HOUSEHOLD}"
