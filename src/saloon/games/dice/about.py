"""What there is to say about the Dice Game before it is played."""

from __future__ import annotations

from functools import cache

from saloon.games.about import GameFacts, ModuleFacts, PieceFacts
from saloon.games.dice.catalogue import BUILT, PLANNED, PLAYERS, ROLES
from saloon.games.dice.pieces import SYMBOLS

MINUTES = (10, 20)


@cache
def about() -> GameFacts:
    return GameFacts(
        "dice",
        list(PLAYERS),
        [
            *(
                ModuleFacts(box.name, built=True, characters=len(box.characters))
                for box in BUILT.values()
            ),
            *(ModuleFacts(name, built=False) for name in PLANNED),
        ],
        [],
        [],
        MINUTES,
        [
            *(
                PieceFacts(character.id, "character", box.name, life=character.life)
                for box in BUILT.values()
                for character in box.characters.values()
            ),
            *(PieceFacts(role, "role", "base") for role in ROLES),
            *(PieceFacts(symbol, "die", "base") for symbol in SYMBOLS),
        ],
    )
