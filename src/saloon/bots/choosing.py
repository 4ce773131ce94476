"""Taking what is worth most, by the toss of a coin among equals."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from saloon.kernel.decision import Option

CLOSE: Final = 1e-9
"""What differs by less is worth the same: sums of floats are not exact."""


def best_of(options: Sequence[Option], worths: Sequence[float], random: Random) -> Option:
    """One of the options that are worth most."""
    best = max(worths)
    equals = [
        option for option, worth in zip(options, worths, strict=True) if worth >= best - CLOSE
    ]
    return equals[0] if len(equals) == 1 else random.choice(equals)
