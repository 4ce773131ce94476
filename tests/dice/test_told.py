"""What the log is made of: each event as it is declared, each question with its rule."""

from __future__ import annotations

from typing import Any

from tests.texts.told import Told, check

BOXES: list[dict[str, Any]] = [
    {"players": 8, "modules": ["duels", "rage", "posse", "undead"]},
    {"players": 5, "modules": ["legacy"]},
    {
        "players": 5,
        "modules": ["legacy"],
        "legacy": {
            "characters": [
                *("paul-regret", "el-gringo", "bart-cassidy", "vulture-sam", "sid-ketchum")
            ],
            "eliminated": [1, 3],
            "sheriff": None,
            "names": 4,
        },
    },
    {"players": 4},
]
RARE = "outbreak rage-shuffled token-spared"
"""Told too seldom to count on it."""


def test_all_that_is_told_is_declared_and_all_that_is_declared_is_told() -> None:
    check(Told("dice", BOXES, 40), "dice", RARE)
