"""Turning dice by hand."""

from __future__ import annotations

from saloon.games.dice.pieces import SYMBOLS
from saloon.games.dice.state import Dice, Player
from saloon.kernel import Event, Option, option


def labels(g: Dice, *faces: str) -> list[str]:
    """The different dice that show one of these faces, in the order of what they show."""
    found = {g.label(die): face for die, face in enumerate(g.dice) if face and face in faces}
    return sorted(found, key=lambda label: (SYMBOLS.index(found[label]), label))


def turns(g: Dice) -> list[Option]:
    """Every way to turn a die to another of its faces."""
    found = {g.label(die): g.kinds[die].faces for die in range(len(g.dice))}
    return [
        option("turn", detail=f"{label}>{face}")
        for label in labels(g, *g.dice)
        for face in dict.fromkeys(found[label])
        if face != label.rpartition(":")[2]
    ]


def turn_die(g: Dice, player: Player, label: str, face: str, why: str) -> None:
    die = next(die for die in range(len(g.dice)) if g.label(die) == label)
    before, g.dice[die] = g.dice[die], face
    facts = {"from": before, "to": face, "dice": g.dice[:], "why": why}
    g.tell(Event("die-changed", player.seat, facts))
