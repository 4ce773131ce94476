"""What is done for all sockets together: to wake up for each of them costs more than the rest.

That is sending what was said in one round of the loop, and asking the silent if they are there.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

log = logging.getLogger("saloon.server.rounds")

ROUND = 5.0
"""Seconds between two looks at who has been silent."""
ASKED_AFTER, GONE_AFTER = 4, 8
"""Looks in a row without a word: somebody is asked for a sign of life; is taken for gone."""


class Talker(Protocol):
    """What a socket has for it."""

    heard: bool
    """Whether anything came from there since the last look."""
    silent: int
    """Looks in a row at which nothing had come."""

    def flush(self) -> None: ...

    def ask_for_life(self) -> None: ...

    def give_up(self) -> None: ...


class Rounds:
    def __init__(self) -> None:
        self._speaking: list[Talker] = []
        self._round_ends = False
        self._open: set[Talker] = set()
        self._timer: asyncio.TimerHandle | None = None

    # -- what was said --------------------------------------------------------------------------

    def flush_soon(self, line: Talker) -> None:
        """At the end of this round of the loop, if nobody does so before."""
        self._speaking.append(line)
        if not self._round_ends:
            self._round_ends = True
            asyncio.get_running_loop().call_soon(self._end_of_round)

    def _end_of_round(self) -> None:
        self._round_ends = False
        self.flush()

    def flush(self) -> None:
        """All that was said so far goes out."""
        speaking, self._speaking = self._speaking, []
        for line in speaking:
            try:
                line.flush()
            except Exception as error:  # one socket's trouble is not the others'
                log.error("could not be sent", exc_info=error)

    # -- who is silent --------------------------------------------------------------------------

    def watch(self, line: Talker) -> None:
        self._open.add(line)
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(ROUND, self.look)

    def forget(self, line: Talker) -> None:
        self._open.discard(line)
        if not self._open and self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def look(self) -> None:
        """Whoever has said anything is there: only the silent are asked."""
        self._timer = asyncio.get_running_loop().call_later(ROUND, self.look)
        for line in tuple(self._open):
            if line.heard:
                line.heard, line.silent = False, 0
                continue
            line.silent += 1
            if line.silent == ASKED_AFTER:
                line.ask_for_life()
            elif line.silent >= GONE_AFTER:
                line.give_up()
