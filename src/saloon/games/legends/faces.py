"""What is printed on the pieces that lie hidden or open on slots."""

from __future__ import annotations

from typing import NamedTuple

from saloon.games.legends.pieces import Pieces, PokerKind, Symbol
from saloon.games.legends.sources import Character

VALUES = {
    "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9, "10": 10,
    "J": 11, "Q": 12, "K": 13, "A": 14,
}  # fmt: skip
"""WL-FIGHT-20, for poker as well."""


class PokerFace(NamedTuple):
    """A poker card: `sprint:2s`."""

    text: str
    kind: PokerKind
    rank: str
    suit: str
    value: int


class CharacterFace(NamedTuple):
    """A character card: `character:annie_oakley`."""

    text: str
    character: Character


class CattleFace(NamedTuple):
    """A cattle token: `cattle:money40#blue`. Its colour is open, its symbol is not."""

    text: str
    herd: str
    symbol: Symbol


def poker_faces(box: Pieces) -> list[PokerFace]:
    faces = []
    for kind in box.poker.values():
        for suit in kind.suits:
            text = f"{kind.id}:{kind.rank.lower()}{suit[0]}"
            faces.append(PokerFace(text, kind, kind.rank, suit, VALUES[kind.rank]))
    return faces


def cattle_faces(box: Pieces, herd: str) -> list[CattleFace]:
    symbols = [box.symbols[id_] for id_ in box.herds[herd].tokens]
    return [CattleFace(f"cattle:{each.id}#{herd}", herd, each) for each in symbols]
