"""Whether counts are as chance would have them: Pearson's chi-square, without a library.

With a fixed seed a test of chance passes always or never. The bounds are such that, with a seed
chosen blindly, a sound generator fails one test in a thousand: too far from even, or too near.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from math import sqrt
from typing import NamedTuple, TypeVar

K = TypeVar("K", bound=Hashable)
L = TypeVar("L", bound=Hashable)

Z999 = 3.290527
"""Two-sided: 99.9 % of a normal distribution lie within so many deviations."""


class Fit(NamedTuple):
    """How far counts are from what was expected."""

    chi_square: float
    freedom: int

    @property
    def even(self) -> bool:
        """Neither too far from what was expected, nor suspiciously near."""
        low, high = bounds(self.freedom)
        return low <= self.chi_square <= high


def bounds(freedom: int, z: float = Z999) -> tuple[float, float]:
    """Between what chi-square lies nearly always (Wilson and Hilferty's approximation)."""
    part = 2 / (9 * freedom)
    low, high = (freedom * max(0.0, 1 - part + side * sqrt(part)) ** 3 for side in (-z, z))
    return low, high


def fit(counts: Mapping[K, int], weights: Mapping[K, float]) -> Fit:
    """Counts against weights; whatever has no weight must not have come up."""
    strangers = [key for key in counts if key not in weights]
    if strangers:
        raise AssertionError(f"came up and should not: {strangers}")
    trials, whole = sum(counts.values()), sum(weights.values())
    expected = {key: trials * weight / whole for key, weight in weights.items()}
    return Fit(
        sum((counts.get(key, 0) - wanted) ** 2 / wanted for key, wanted in expected.items()),
        len(weights) - 1,
    )


def independent(pairs: Iterable[tuple[K, L]]) -> Fit:
    """Whether the second of a pair depends on the first: a table of how often they met."""
    met: dict[tuple[K, L], int] = {}
    rows: dict[K, int] = {}
    columns: dict[L, int] = {}
    total = 0
    for one, other in pairs:
        met[one, other] = met.get((one, other), 0) + 1
        rows[one] = rows.get(one, 0) + 1
        columns[other] = columns.get(other, 0) + 1
        total += 1
    chi_square = 0.0
    for one, row in rows.items():
        for other, column in columns.items():
            wanted = row * column / total
            chi_square += (met.get((one, other), 0) - wanted) ** 2 / wanted
    return Fit(chi_square, (len(rows) - 1) * (len(columns) - 1))


def correlation(numbers: Sequence[int], lag: int) -> float:
    """Of each number with the one so many places later; times the root of their count it is
    normally distributed if they have nothing to do with each other."""
    mean = sum(numbers) / len(numbers)
    spread = sum((number - mean) ** 2 for number in numbers)
    together = sum(
        (one - mean) * (other - mean)
        for one, other in zip(numbers, numbers[lag:], strict=False)
    )  # fmt: skip
    return together / spread
