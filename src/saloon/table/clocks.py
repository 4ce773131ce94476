"""Thinking time: a bank per seat with an increment per turn, and a budget for each reaction."""

from __future__ import annotations

from collections.abc import Iterable

from saloon.table.protocol import Clock, Pace, SeatClock

# Seconds: how long a bot seems to think once it has seen what happened, and the shortest time any
# reaction takes, whoever is asked and whatever they hold.
THINKING: dict[Pace, tuple[float, float]] = {
    "none": (0.0, 0.0),
    "quick": (0.35, 0.7),
    "normal": (0.7, 1.5),
    "relaxed": (1.4, 2.6),
}


AWAY = 60.0
"""Seconds a person may be gone before a bot plays, another hosts, or nobody waits for a word."""


class Clocks:
    """The time of every seat. Only seats that a person answers for are running."""

    def __init__(self, clock: Clock | None, seats: int) -> None:
        self.clock = clock
        self._bank = [float(clock.bank if clock else 0)] * seats
        self._since: dict[int, float] = {}
        self._reaction = False

    def set_left(self, seat: int, milliseconds: int) -> None:
        """From the log: what was left when the choice was made."""
        self._bank[seat] = milliseconds / 1000

    @property
    def banks(self) -> list[float]:
        return list(self._bank) if self.clock is not None else []

    def set_banks(self, banks: list[float]) -> None:
        if len(banks) == len(self._bank):
            self._bank = list(banks)

    def add_turn(self, seat: int) -> None:
        if self.clock is not None:
            self._bank[seat] += self.clock.increment

    def run(self, seats: Iterable[int], reaction: bool, now: float) -> None:
        """These seats think now; who was thinking already goes on."""
        wanted = set(seats) if self.clock is not None else set()
        for seat in [seat for seat in self._since if seat not in wanted]:
            del self._since[seat]
        for seat in wanted:
            self._since.setdefault(seat, now)
        self._reaction = reaction

    def restart(self, now: float) -> None:
        """A new question: everybody's time counts from here."""
        self._since = dict.fromkeys(self._since, now)

    def left_after(self, seat: int, now: float) -> int:
        """Milliseconds that an answer now would leave in the bank, or -1 without clocks."""
        if self.clock is None:
            return -1
        spent = 0.0 if self._reaction else max(0.0, now - self._since.get(seat, now))
        return int(max(0.0, self._bank[seat] - spent) * 1000)

    def runs_out_at(self, seat: int) -> float | None:
        if self.clock is None or seat not in self._since:
            return None
        return self._since[seat] + self._allowed(seat)

    def _allowed(self, seat: int) -> float:
        assert self.clock is not None
        return float(self.clock.reaction) if self._reaction else self._bank[seat]

    def shown(self, now: float) -> list[SeatClock]:
        """For everybody to see."""
        if self.clock is None:
            return []
        times = []
        for seat, bank in enumerate(self._bank):
            ends = self.runs_out_at(seat)
            left = bank if ends is None else max(0.0, min(ends - now, self._allowed(seat)))
            times.append(SeatClock(seat, int(left * 1000), ends is not None))
        return times
