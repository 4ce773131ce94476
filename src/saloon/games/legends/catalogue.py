"""What is printed on board, cards and tokens, for those who know the game as a player does."""

from __future__ import annotations

from saloon.games.legends.board import LOCATION, NEXT, OFFICE, ROCKS, TOWN
from saloon.games.legends.faces import VALUES, PokerFace, poker_faces
from saloon.games.legends.pieces import Clause, Condition, Pieces, Story, Track
from saloon.games.legends.poker.hands import Worth as PokerWorth
from saloon.games.legends.poker.hands import worth as poker_worth
from saloon.games.legends.reading import pieces

__all__ = [
    "LOCATION",
    "NEXT",
    "OFFICE",
    "ROCKS",
    "TOWN",
    "VALUES",
    "Clause",
    "Condition",
    "Pieces",
    "PokerFace",
    "PokerWorth",
    "Story",
    "Track",
    "pieces",
    "poker_faces",
    "poker_worth",
]
