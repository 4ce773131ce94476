"""Given positions: which Boneyard cards lie where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from saloon.games.dice.modules.undead.boneyard import boneyard, hands_on
from saloon.games.dice.state import Dice
from saloon.kernel import SetupError
from saloon.kernel.restoring import is_number

PARTS = ("face_up", "deck")


def place(g: Dice, position: Mapping[str, Any]) -> None:
    """`boneyard` has the hands that lie face up and those on top of the deck, the top one first.

    `outbreak` lets the dead rise as the first turn begins.
    """
    yard = boneyard(g)
    given = position.get("boneyard", {})
    if not isinstance(given, Mapping) or not set(given) <= set(PARTS):
        raise SetupError(f"the boneyard of a position has {' and '.join(PARTS)}")
    cards = {part: _hands(given.get(part, ())) for part in PARTS}
    if 0 in cards["face_up"]:
        raise SetupError("a Boneyard card without hands does not stay face up", "UA-BONE-08")
    _lay(g, [*cards["face_up"], *cards["deck"]])
    laid = len(cards["face_up"])
    yard.face_up = yard.deck[:laid]
    yard.deck = yard.deck[laid:][::-1]
    for slot in yard.face_up:
        g.reveal(slot)
    due = position.get("outbreak", False)
    if not isinstance(due, bool) or (due and len(g.living()) == g.seats):
        raise SetupError("an outbreak needs somebody who is dead", "UA-OUTBREAK-06")
    yard.due = due


def _hands(given: Any) -> list[int]:
    if not isinstance(given, list | tuple) or not all(is_number(each, range(3)) for each in given):
        raise SetupError("Boneyard cards are a list of how many hands they show")
    return list(given)


def _lay(g: Dice, hands: list[int]) -> None:
    """Put cards with so many hands on the first slots, the others behind them as they come."""
    slots = boneyard(g).deck
    for at, wanted in enumerate(hands):
        found = next((s for s in slots[at:] if hands_on(g, s) == wanted), None)
        if found is None:
            raise SetupError(f"there is no (further) Boneyard card with {wanted} hands")
        g.face[slots[at]], g.face[found] = g.face[found], g.face[slots[at]]
