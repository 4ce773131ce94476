"""Who may have a line to the server, and how many."""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import ip_address, ip_network
from time import monotonic

from saloon.server.config import Limits
from saloon.server.limits import Bars, Crowd, place_of
from saloon.server.rounds import Rounds


class Porter:
    """Knows how many lines every address has, and who has to stay outside."""

    def __init__(
        self, limits: Limits, trusted: str, clock: Callable[[], float] = monotonic
    ) -> None:
        self.limits = limits
        self.bars = Bars(limits.barred, clock)
        self.clock = clock
        self.rounds = Rounds()
        self._lines = Crowd(limits.lines)
        self._trusted = [each.strip() for each in trusted.split(",") if each.strip()]

    def enter(self, address: str) -> bool:
        """Whether one more line may come from there. A proxy brings everybody's."""
        if self.is_proxy(address):
            return True
        place = place_of(address)
        return place not in self.bars and self._lines.enter(place)

    def leave(self, address: str) -> None:
        if not self.is_proxy(address):
            self._lines.leave(place_of(address))

    def cut_off(self, address: str) -> None:
        """Nobody from there for a while. Not so a proxy: it cannot help what it brings."""
        if not self.is_proxy(address):
            self.bars.bar(place_of(address))

    def is_proxy(self, address: str) -> bool:
        return any(_names(trusted, address) for trusted in self._trusted)


def _names(trusted: str, address: str) -> bool:
    """Whether an entry among the trusted proxies means this address."""
    if trusted in ("*", address):
        return True
    try:
        return ip_address(address) in ip_network(trusted)
    except ValueError:
        return False


def address_of(client: tuple[str, int] | None) -> str:
    return client[0] if client else ""
