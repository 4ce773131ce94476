"""What a hand of poker is worth. Hands are compared by kind, then by the cards that form it."""

from __future__ import annotations

COMBINATIONS = (
    "high_card", "pair", "two_pairs", "three_of_a_kind", "straight", "flush", "full_house",
    "four_of_a_kind", "straight_flush", "royal_flush", "five_of_a_kind",
)  # fmt: skip
"""WL-POKER-28: the best one last."""


def at_least(combination: str, wanted: str) -> bool:
    """Whether a combination is this one or a better one."""
    return COMBINATIONS.index(combination) >= COMBINATIONS.index(wanted)
