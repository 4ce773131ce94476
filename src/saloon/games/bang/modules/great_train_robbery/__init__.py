"""The Great Train Robbery: a train along a row of stations, 16 railcars, 16 cards, 8 characters."""

from saloon.games.bang.modules.great_train_robbery import (
    blue,
    box,
    brown,
    characters,
    railcars,
    train_cards,
)
from saloon.games.bang.modules.great_train_robbery.module import great_train_robbery

BOX = great_train_robbery

__all__ = [
    "BOX",
    "blue",
    "box",
    "brown",
    "characters",
    "great_train_robbery",
    "railcars",
    "train_cards",
]
