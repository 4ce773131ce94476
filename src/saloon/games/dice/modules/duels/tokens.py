"""Wound tokens: where they lie, and how they move."""

from __future__ import annotations

from typing import Any, cast

from saloon.games.dice.pieces import SymbolFace
from saloon.games.dice.state import Dice, Player
from saloon.kernel import Event


class WoundTokens:
    """`held` lie face up before each seat."""

    __slots__ = ("held", "pile")

    def __init__(self, pile: list[int], held: list[list[int]]) -> None:
        self.pile = pile
        """Face down, the top token last."""
        self.held = held

    def copy(self) -> WoundTokens:
        return WoundTokens(self.pile[:], [tokens[:] for tokens in self.held])

    def plain(self) -> dict[str, Any]:
        return {"pile": self.pile[:], "held": [tokens[:] for tokens in self.held]}

    def everywhere(self) -> list[int]:
        return [*self.pile, *(slot for tokens in self.held for slot in tokens)]


def tokens_of(g: Dice) -> WoundTokens:
    return cast(WoundTokens, g.kept["duels"])


def symbol(g: Dice, slot: int) -> str:
    return cast(SymbolFace, g.face[slot]).symbols[0]


def wounds(g: Dice, player: Player) -> list[str]:
    """The symbols of the tokens before a player."""
    return [symbol(g, slot) for slot in tokens_of(g).held[player.seat]]


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
        tokens.held[player.seat].append(slot)
        kind = "token-taken"
    g.tell(Event(kind, player.seat, {"token": drawn, "why": why, "pile": len(tokens.pile)}))


def return_tokens(g: Dice, player: Player, symbols: list[str], why: str) -> None:
    """Some tokens before a player are shuffled into the pile."""
    tokens = tokens_of(g)
    held = tokens.held[player.seat]
    slots = [slot for slot in held if symbol(g, slot) in symbols]
    if slots:
        tokens.held[player.seat] = [slot for slot in held if slot not in slots]
        facts = {"tokens": [symbol(g, slot) for slot in slots], "why": why}
        _into_the_pile(g, slots)
        g.tell(Event("tokens-returned", player.seat, facts | {"pile": len(tokens.pile)}))


def _into_the_pile(g: Dice, slots: list[int]) -> None:
    tokens = tokens_of(g)
    tokens.pile += slots
    g.shuffle(tokens.pile)
