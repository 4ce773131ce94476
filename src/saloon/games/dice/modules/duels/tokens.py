"""Wound tokens: where they lie, and how they move."""

from __future__ import annotations

from typing import ClassVar, cast

from saloon.games.dice.pieces import SymbolFace
from saloon.games.dice.state import Dice, Player
from saloon.kernel import Event
from saloon.kernel.fields import PerSeat, Zone
from saloon.kernel.layout import OPEN
from saloon.kernel.parts import Part


class WoundTokens(Part):
    FIELDS: ClassVar = (
        Zone("pile", "token", full=True),
        PerSeat(Zone("before", "token", OPEN, stored_as="held")),
    )

    pile: list[int]
    """Face down, the top token last."""
    before: list[list[int]]
    """Face up before each seat."""


def tokens_of(g: Dice) -> WoundTokens:
    return cast(WoundTokens, g.kept["duels"])


def symbol(g: Dice, slot: int) -> str:
    return cast(SymbolFace, g.face[slot]).symbols[0]


def wounds(g: Dice, player: Player) -> list[str]:
    """The symbols of the tokens before a player."""
    return [symbol(g, slot) for slot in tokens_of(g).before[player.seat]]


def take_token(g: Dice, player: Player, why: str) -> None:
    """UA-WOUND-02, UA-WOUND-03"""
    tokens = tokens_of(g)
    if not tokens.pile or not g.takes(player, "token"):
        return
    slot = tokens.pile.pop()
    g.reveal(slot)
    drawn = symbol(g, slot)
    if drawn in wounds(g, player):
        _into_the_pile(g, [slot])
        kind = "token-spared"
    else:
        tokens.before[player.seat].append(slot)
        kind = "token-taken"
    g.tell(Event(kind, player.seat, {"token": drawn, "why": why, "pile": len(tokens.pile)}))


def return_tokens(g: Dice, player: Player, symbols: list[str], why: str) -> None:
    """Some tokens before a player are shuffled into the pile."""
    tokens = tokens_of(g)
    held = tokens.before[player.seat]
    slots = [slot for slot in held if symbol(g, slot) in symbols]
    if slots:
        tokens.before[player.seat] = [slot for slot in held if slot not in slots]
        facts = {"tokens": [symbol(g, slot) for slot in slots], "why": why}
        _into_the_pile(g, slots)
        g.tell(Event("tokens-returned", player.seat, facts | {"pile": len(tokens.pile)}))


def _into_the_pile(g: Dice, slots: list[int]) -> None:
    tokens = tokens_of(g)
    tokens.pile += slots
    g.shuffle(tokens.pile)
