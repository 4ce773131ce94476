"""Rage cards: where they lie, and how they move."""

from __future__ import annotations

from typing import ClassVar, cast

from saloon.games.dice.pieces import SymbolFace
from saloon.games.dice.sources import Character
from saloon.games.dice.state import Dice, Player
from saloon.kernel import Event, Script
from saloon.kernel.fields import PerSeat, Zone
from saloon.kernel.layout import OPEN, OWN
from saloon.kernel.parts import Part


class RageCards(Part):
    FIELDS: ClassVar = (
        Zone("deck", "rage", full=True),
        Zone("discard", "rage", OPEN),
        PerSeat(Zone("before", "rage", OWN, stored_as="held")),
        Zone("revealed", "rage", OPEN),
    )

    deck: list[int]
    """The top card is the last."""
    discard: list[int]
    before: list[list[int]]
    """Face down before each seat."""
    revealed: list[int]
    """Face up before the active player."""


class RageCharacter(Character):
    """A character with a say in Rage cards."""

    def draws_rage(self, g: Dice, owner: Player, why: str) -> Script[None] | None:
        """Its owner draws in a way of his own."""
        return None


def cards_of(g: Dice) -> RageCards:
    return cast(RageCards, g.kept["rage"])


def symbols(g: Dice, slot: int) -> list[str]:
    return list(cast(SymbolFace, g.face[slot]).symbols)


def draw_rage(g: Dice, player: Player, why: str) -> Script[None]:
    if not g.takes(player, "rage"):
        return
    for source in player.abilities:
        own = source.draws_rage(g, player, why) if isinstance(source, RageCharacter) else None
        if own is not None:
            yield from own
            return
    take_top(g, player, why)


def take_top(g: Dice, player: Player, why: str) -> int | None:
    """The top card, face down before a player, who alone knows it; None if there is none."""
    cards = cards_of(g)
    if not cards.deck and cards.discard:
        # UA-RAGE-11
        cards.deck, cards.discard = cards.discard, []
        g.shuffle(cards.deck)
        g.tell(Event("rage-shuffled", facts={"cards": len(cards.deck)}))
    if not cards.deck:
        return None
    slot = cards.deck.pop()
    cards.before[player.seat].append(slot)
    g.show(slot, player.seat)
    facts = {"why": why, "held": len(cards.before[player.seat]), "deck": len(cards.deck)}
    secret = {"card": g.face[slot].text, "symbols": symbols(g, slot)}
    g.tell(Event("rage-drawn", player.seat, facts, secret, (player.seat,)))
    return slot


def put_back(g: Dice, player: Player, slot: int) -> None:
    """Shuffle a card that a player holds into the deck."""
    cards = cards_of(g)
    cards.before[player.seat].remove(slot)
    cards.deck.append(slot)
    g.shuffle(cards.deck)
    facts = {"held": len(cards.before[player.seat]), "deck": len(cards.deck)}
    g.tell(Event("rage-put-back", player.seat, facts))


def move_rage(g: Dice, by: Player, giver: Player, receiver: Player, slot: int) -> None:
    """A face-down card changes its owner: these two know it, others lose track of it."""
    cards = cards_of(g)
    g.confuse(cards.before[giver.seat], (giver.seat,))
    cards.before[giver.seat].remove(slot)
    cards.before[receiver.seat].append(slot)
    g.show(slot, receiver.seat)
    secret = {"card": g.face[slot].text, "symbols": symbols(g, slot)}
    facts = {"giver": giver.seat, "target": receiver.seat}
    g.tell(Event("rage-moved", by.seat, facts, secret, (giver.seat, receiver.seat)))


def discard(g: Dice, player: Player, slots: list[int], why: str) -> None:
    if slots:
        for slot in slots:
            g.reveal(slot)
        cards_of(g).discard += slots
        facts = {"cards": [symbols(g, slot) for slot in slots], "why": why}
        g.tell(Event("rage-discarded", player.seat, facts))
