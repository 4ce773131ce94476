"""When Python looks for objects that hold each other and nobody else needs.

Most of what a server has belongs to games that go on. Looking through all of it takes a fifth of a
second with two hundred tables, and everybody waits meanwhile; so that is done every few minutes,
after tables nobody uses were put away, and otherwise only what is new is looked at.
"""

from __future__ import annotations

import gc

YOUNG = 10_000
"""So many new objects are looked through at a time, and but once: what is still there then belongs
to a game or a visitor, mostly, and to look again soon would find the same."""
NEVER = 1_000_000_000


def spare_the_old() -> None:
    """For a process that serves: what is there now stays anyway."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


def look_through_all() -> None:
    """What leads in circles is rare here: games hardly make any."""
    gc.collect()
