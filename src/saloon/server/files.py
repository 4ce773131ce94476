"""How many files and sockets a process may have open.

Systems that offer a thousand at first let a process have far more if it asks.
"""

from __future__ import annotations

from contextlib import suppress

ENOUGH = 65_536


def open_many_files() -> None:
    """As many as we may, so that thousands of people can be connected."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if most == resource.RLIM_INFINITY else min(ENOUGH, most)
    if now != resource.RLIM_INFINITY and now < wanted:
        with suppress(OSError, ValueError):  # what there is has to do
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
