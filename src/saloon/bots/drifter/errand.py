"""One thing to do next."""

from __future__ import annotations

from typing import NamedTuple


class Errand(NamedTuple):
    """As the options name it; `odds` are those of a fight or a game of poker in it."""

    verb: str
    detail: str = ""
    seat: int = -1
    card: str = ""
    odds: float = 0.0
