"""What the log is made of: each event with its facts, each question with its rule."""

from __future__ import annotations

from typing import Any

from tests.texts.told import Told, check

BOXES: list[dict[str, Any]] = [
    {"players": 8, "modules": ["duels", "rage", "posse", "undead"]},
    {"players": 5, "modules": ["legacy"]},
    {"players": 4},
]
FACTS = {
    "aimed": "face points target",
    "arrow": "arrows supply why",
    "arrows-returned": "arrows left supply why",
    "attack": "arrows",
    "bones-shuffled": "cards deck",
    "cancelled": "die",
    "challenged": "target",
    "die-changed": "dice from to why",
    "duel-lost": "by starter",
    "duel-rolled": "face hit target",
    "eliminated": "by cause role",
    "exploded": "dynamite",
    "gatling": "dice",
    "hands": "hands living total",
    "healed": "barred by life points why",
    "locked": "dice",
    "lost": "by cause life",
    "outbreak": "life master zombies",
    "rage-discarded": "cards why",
    "rage-drawn": "card deck held symbols why",
    "rage-moved": "card giver symbols target",
    "rage-put-back": "deck held",
    "rage-revealed": "cards",
    "rage-shuffled": "cards",
    "rolled": "dice left roll rolled",
    "stopped": "dice",
    "token-spared": "pile token why",
    "token-taken": "pile token why",
    "tokens-returned": "pile tokens why",
    "turn": "turn",
    "won": "side winners",
}
RARE = "outbreak rage-shuffled token-spared"
"""Told too seldom to count on it."""


def test_events_have_these_facts_and_questions_a_rule() -> None:
    check(Told("dice", BOXES, 40), "dice", FACTS, RARE)
