"""Mean, median and 95th percentile of a sample."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil
from typing import NamedTuple


class Spread(NamedTuple):
    mean: float
    median: float
    p95: float


def spread(values: Iterable[float]) -> Spread:
    """All zero for an empty sample. The percentile is a value that occurs (nearest rank)."""
    order = sorted(values)
    if not order:
        return Spread(0.0, 0.0, 0.0)
    count = len(order)
    median = (order[(count - 1) // 2] + order[count // 2]) / 2
    return Spread(sum(order) / count, median, order[ceil(0.95 * count) - 1])
