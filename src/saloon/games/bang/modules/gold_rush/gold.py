"""Nuggets: what Gold Rush keeps, and how they are earned and paid (GR-GOLD)."""

from __future__ import annotations

from typing import ClassVar

from saloon.games.bang.sources import Source
from saloon.games.bang.state import Bang, Player
from saloon.kernel import Event, Refusal
from saloon.kernel.fields import Fresh, Number, PerSeat, Zone
from saloon.kernel.layout import OPEN
from saloon.kernel.parts import Part


class Gold(Part):
    """What Gold Rush keeps. The supply is no limit (GR-GOLD-12), so nobody counts it."""

    FIELDS: ClassVar = (
        Zone("stock", "equipment", full=True),
        Zone("spent", "equipment", OPEN),
        Zone("shop", "equipment", OPEN),
        Zone("bought", "equipment", OPEN),
        PerSeat(Zone("worn", "equipment", OPEN)),
        PerSeat(Number("nuggets")),
        Fresh("lent", "{}"),
    )

    stock: list[int]
    """Face down, the top piece last."""
    spent: list[int]
    """Face up below the others (GR-BUY-11)."""
    shop: list[int]
    bought: list[int]
    """Paid for, and not carried out or put down yet."""
    worn: list[list[int]]
    """What lies in front of each seat."""
    nuggets: list[int]
    lent: dict[int, list[Source]]
    """What is a source of a seat, as far as it was asked since a piece was put down or taken away
    (`pieces.moved`)."""


def gold(g: Bang) -> Gold:
    kept: Gold = g.kept["gold-rush"]
    return kept


def purse(g: Bang, p: Player) -> int:
    return gold(g).nuggets[p.seat]


def earn(g: Bang, p: Player, nuggets: int, why: str) -> None:
    if nuggets > 0:
        gold(g).nuggets[p.seat] += nuggets
        if g.events is not None:
            g.tell(Event("earned", p.seat, {"amount": nuggets, "why": why}))


def pay(g: Bang, p: Player, nuggets: int, why: str) -> None:
    """Nuggets that are paid return to the supply (GR-GOLD-11)."""
    gold(g).nuggets[p.seat] -= nuggets
    if g.events is not None:
        g.tell(Event("paid", p.seat, {"amount": nuggets, "why": why}))


def refuse_price(g: Bang, p: Player, source: Source, price: int, rule: str = "") -> Refusal | None:
    """It costs more than the player has."""
    return None if purse(g, p) >= price else source.lacks("nuggets", rule, amount=price)
