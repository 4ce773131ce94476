"""When a process that plays game after game looks for objects that hold each other.

A game in plain Python leaves none behind, a compiled one a few hundred (its scripts and their
questions hold each other). They have to be found, or memory grows; but cards, characters and texts,
which last as long as the process, need not be looked through every time.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

YOUNG = 5_000
"""So many new objects are looked through at a time: those of some games."""


def spare_the_lasting() -> None:
    """For a process that was started to play: what is there now stays."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 10, 10)


@contextmanager
def lasting_spared() -> Iterator[None]:
    """The same for a while, as in such a process, for who measures how fast it plays."""
    before = gc.get_threshold()
    spare_the_lasting()
    try:
        yield
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
