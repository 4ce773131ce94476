"""The command line with one difference: a table's name decides what is dealt there.

`python -m saloon.sim.known_deals serve` is for pictures and for tests, which need the same game
again. No option and no variable makes the real command do this.
"""

from __future__ import annotations

import runpy
from hashlib import blake2b

from saloon.table import starting
from saloon.table.protocol import Settings


def seed_from_name(settings: Settings) -> int:
    return int.from_bytes(blake2b(settings.name.encode(), digest_size=8).digest())


if __name__ == "__main__":
    starting.new_seed = seed_from_name
    runpy.run_module("saloon.cli.main", run_name="__main__")
