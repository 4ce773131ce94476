"""The command line with two differences, for pictures and tests, which need the same game again.

A table's name decides what is dealt there. And whoever has gone away is waited for: otherwise bots
would play every game to its end that a test has seen enough of, and take the time of the next one.
`python -m saloon.sim.known_deals serve` does so; no option and no variable makes the real command
do it.
"""

from __future__ import annotations

import runpy
from hashlib import blake2b

from saloon.table import clocks, starting
from saloon.table.protocol import Settings

LONG = 86_400.0
"""Seconds for which one may be away: more than there are in any run."""


def seed_from_name(settings: Settings) -> int:
    return int.from_bytes(blake2b(settings.name.encode(), digest_size=8).digest())


if __name__ == "__main__":
    starting.new_seed = seed_from_name
    clocks.AWAY = LONG
    runpy.run_module("saloon.cli.main", run_name="__main__")
