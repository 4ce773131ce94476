"""Given positions: which Boneyard cards lie where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from saloon.games.dice.modules.undead.boneyard import boneyard, hands_on
from saloon.games.dice.state import Dice
from saloon.kernel import SetupError
from saloon.kernel.stored import is_number

NAMES = ("hands", "boneyard", "outbreak")


def place(g: Dice, position: Mapping[str, Any]) -> None:
    """`hands`: the cards that lie face up; `boneyard`: those on top of the deck, first the first.

    `outbreak` lets the dead rise as the first turn begins.
    """
    yard = boneyard(g)
    face_up, top = (_hands(position, name) for name in NAMES[:2])
    if 0 in face_up:
        raise SetupError("a Boneyard card without hands does not stay face up", "UA-BONE-08")
    _lay(g, [*face_up, *top])
    yard.face_up = yard.deck[: len(face_up)]
    yard.deck = yard.deck[len(face_up) :][::-1]
    for slot in yard.face_up:
        g.reveal(slot)
    due = position.get("outbreak", False)
    if not isinstance(due, bool) or (due and len(g.living()) == g.seats):
        raise SetupError("an outbreak needs somebody who is dead", "UA-OUTBREAK-06")
    yard.due = due


def _hands(position: Mapping[str, Any], name: str) -> list[int]:
    given = position.get(name, ())
    if not isinstance(given, list | tuple) or not all(is_number(each, range(3)) for each in given):
        raise SetupError(f"'{name}' of a position is a list of how many hands each card shows")
    return list(given)


def _lay(g: Dice, hands: list[int]) -> None:
    """Put cards with so many hands on the first slots, the others behind them as they come."""
    slots = boneyard(g).deck
    for at, wanted in enumerate(hands):
        found = next((s for s in slots[at:] if hands_on(g, s) == wanted), None)
        if found is None:
            raise SetupError(f"there is no (further) Boneyard card with {wanted} hands")
        g.face[slots[at]], g.face[found] = g.face[found], g.face[slots[at]]
