"""When Python looks for objects that hold each other and nobody else needs.

Most of what a server has belongs to games that go on. Looking through all of it takes a fifth of a
second with two hundred tables, and everybody waits meanwhile; so that is done every few minutes,
after tables nobody uses were put away, and otherwise only what is new is looked at.
"""

from __future__ import annotations

import gc

YOUNG = 50_000
"""So many objects more than before are looked through together, and but once. A look costs as much
as there are views of tables, which are made anew with every choice, and finds next to nothing: half
an object for a choice. With 200 tables that is 70 milliseconds, four times a minute. A few thousand
would be as long a pause every second, and one choice in fifty would meet it; a few hundred would
cost a twelfth of all that the server does."""
NEVER = 1_000_000_000


def spare_the_old() -> None:
    """For a process that serves: what is there now stays anyway."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


def look_through_all() -> None:
    """What leads in circles is rare here: games hardly make any."""
    gc.collect()
