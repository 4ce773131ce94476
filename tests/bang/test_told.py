"""What the log is made of: each event as it is declared, each question with its rule."""

from __future__ import annotations

from typing import Any

from tests.texts.told import Told, check

from saloon.games.bang.catalogue import BUILT

BOXES: list[dict[str, Any]] = [
    {
        "players": 7,
        "modules": [name for name in BUILT if name != "base"],
        "rulings": {"combined-event-deck": True},
    },
    {
        "players": 6,
        "modules": ["dodge-city", "bullet", "gold-rush", "high-noon"],
        "edition": "hu-compendium",
    },
    {
        "players": 5,
        "rulings": {"dynamite-stick-variant": True, "expert-two-characters": True},
    },
    {"players": 3, "modules": ["dodge-city", "high-noon", "fistful-of-cards"]},
    {"players": 5, "modules": ["eldorado"]},
]
RARE = "aimed borrowed dug-up faced forced placed proved recast sniped took-back"
"""Told too seldom to count on it."""


def test_all_that_is_told_is_declared_and_all_that_is_declared_is_told() -> None:
    check(Told("bang", BOXES, 40), "bang", RARE)
