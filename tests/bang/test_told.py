"""What the log is made of: each event with its facts, each question with its rule."""

from __future__ import annotations

from typing import Any

from tests.texts.told import Told, check

BOXES: list[dict[str, Any]] = [
    {
        "players": 7,
        "modules": ["dodge-city", "bullet", "high-noon", "fistful-of-cards"],
        "rulings": {"combined-event-deck": True},
    },
    {
        "players": 6,
        "modules": ["dodge-city", "bullet", "high-noon"],
        "edition": "hu-compendium",
    },
    {
        "players": 5,
        "rulings": {"dynamite-stick-variant": True, "expert-two-characters": True},
    },
]
FACTS = {
    "aimed": "card target why",
    "borrowed": "character",
    "came-back": "life why",
    "check": "for",
    "checked": "card for good",
    "copied": "character from why",
    "dealt": "characters deck life sheriff",
    "discarded": "card from why",
    "drew": "card cards why",
    "eliminated": "by role",
    "ended": "roles side winners",
    "event": "deck event next",
    "exploded": "card",
    "faced": "shots why",
    "gave": "card cards to why",
    "guessed": "for guess",
    "healed": "amount life why",
    "left": "why",
    "named-suit": "suit why",
    "new-identity": "character life max_life",
    "passed": "card to",
    "played": "as card target to",
    "proved": "card why",
    "put-away": "card",
    "put-back": "card cards from why",
    "rescued": "with",
    "reshuffled": "cards",
    "showed": "card why",
    "shuffled-in": "card",
    "skipped": "card",
    "sniped": "target why",
    "stick": "",
    "stick-dynamite": "card to",
    "took": "card cards from in_play pile store why",
    "took-back": "card",
    "turn": "number",
    "turned": "card",
    "used": "card target",
    "wounded": "amount by card life",
}
RARE = "aimed borrowed faced proved sniped took-back"
"""Told too seldom to count on it."""


def test_events_have_these_facts_and_questions_a_rule() -> None:
    check(Told("bang", BOXES, 40), "bang", FACTS, RARE)
