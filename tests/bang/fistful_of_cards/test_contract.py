"""Whole games with each event in force from the start keep the kernel's contract."""

from __future__ import annotations

import pytest

from saloon.games.bang.modules.fistful_of_cards import fistful
from saloon.games.registry import new_game
from saloon.testing import conformance

HANDS = [
    ["bang:5d", "bang:as", "missed:10c", "scope", "springfield"],
    ["bang:6d", "missed:jc", "beer", "duel", "tequila"],
    ["bang:7d", "dodge", "mustang", "panic", "beer"],
    ["bang:8d", "missed:qc", "barrel", "jail", "indians"],
    ["bang:9d", "knife", "gatling", "cat-balou", "missed:kc"],
]
CHARACTERS = ["sid-ketchum", "doc-holyday", "apache-kid", "suzy-lafayette", "molly-stark"]
IN_PLAY = [["winchester"], ["dynamite", "bible"], ["barrel:ks"], ["canteen"], ["mustang:9h"]]


@pytest.mark.games
@pytest.mark.parametrize("edition", ["dynamite-box", "hu-compendium"])
@pytest.mark.parametrize("event", fistful.event_cards)
def test_games_under_an_event(event: str, edition: str) -> None:
    seats = [
        {"character": character, "hand": hand, "in_play": in_play, "life": 3}
        for character, hand, in_play in zip(CHARACTERS, HANDS, IN_PLAY, strict=True)
    ]
    position = {"seats": seats, "event": event, "pile": ["saloon", "stagecoach"], "step": "begin"}
    for seed in range(1):
        game = new_game(
            "bang",
            players=5,
            seed=seed,
            modules=["dodge-city", "fistful-of-cards"],
            edition=edition,
            position=position,
        )
        conformance.play_and_check(game, seed, every=60)
