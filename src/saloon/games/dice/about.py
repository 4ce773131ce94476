"""What there is to say about the Dice Game before it is played."""

from __future__ import annotations

from functools import cache

from saloon.games.about import GameFacts, ModuleFacts, PieceFacts, RulingFacts
from saloon.games.dice.catalogue import BUILT, PLAYERS, ROLES, UNDEAD_OR_ALIVE
from saloon.games.dice.module import Module, read_data
from saloon.games.dice.pieces import SYMBOLS

MINUTES = (10, 20)
BROUGHT = {row["id"]: row["module"] for row in read_data("undead-or-alive")["symbols"]}
"""Symbols that are not on the dice of the base game, and the module that has them."""


@cache
def about() -> GameFacts:
    return GameFacts(
        "dice",
        list(PLAYERS),
        [_module(box) for box in BUILT.values()],
        [],
        [
            RulingFacts(ruling.name, ruling.rule, box.name, list(ruling.values), {})
            for box in BUILT.values()
            for ruling in box.rulings
        ],
        MINUTES,
        [
            *(
                PieceFacts(character.id, "character", box.name, life=character.life)
                for box in BUILT.values()
                for character in box.characters.values()
            ),
            *(PieceFacts(role, "role", "base") for role in ROLES),
            *(PieceFacts(symbol, "die", BROUGHT.get(symbol, "base")) for symbol in SYMBOLS),
        ],
    )


def _module(box: Module) -> ModuleFacts:
    row = UNDEAD_OR_ALIVE.get(box.name, {})
    return ModuleFacts(
        box.name,
        built=True,
        characters=len(box.characters),
        needs=list(row.get("needs", ())),
        series=row.get("series", False),
    )
