"""How sure a share is that was counted in a sample."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

Z95 = 1.959964


class Share(NamedTuple):
    """Successes among trials, with a 95 % Wilson interval."""

    hits: int
    trials: int
    share: float
    low: float
    high: float


def wilson(hits: int, trials: int, z: float = Z95) -> Share:
    """The Wilson score interval: sensible for small samples and for shares near 0 and 1."""
    if trials == 0:
        return Share(0, 0, 0.0, 0.0, 1.0)
    share = hits / trials
    spread = z * z / trials
    middle = (share + spread / 2) / (1 + spread)
    half = z / (1 + spread) * sqrt(share * (1 - share) / trials + spread / (4 * trials))
    # Not beyond the share itself, nor 0 and 1, where rounding would carry it.
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return Share(hits, trials, share, min(low, share), max(high, share))
