"""The boxes of the game: a folder each. A new one is a line here."""

from importlib import import_module

from saloon.games.bang.module import Module

FOLDERS = (
    "base",
    "dodge_city",
    "bullet",
    "gold_rush",
    "shadow_gunslingers",
    "high_noon",
    "fistful_of_cards",
    "armed_and_dangerous",
    "valley_of_shadows",
    "eldorado",
    "great_train_robbery",
    "wild_west_show",
)
"""In the order in which they are listed. Every folder has its `Module` in `BOX`."""

BOXES: tuple[Module, ...] = tuple([import_module(f"{__name__}.{name}").BOX for name in FOLDERS])
