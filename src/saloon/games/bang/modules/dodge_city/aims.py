"""Whom the shots of Dodge City reach."""

from __future__ import annotations

from saloon.games.bang.cards import refuse_beyond, refuse_out_of_range
from saloon.games.bang.distance import seats_between, within
from saloon.games.bang.state import Bang, Player


def refuse_oneself(g: Bang, p: Player, target: Player) -> str | None:
    """DC-CARD-33: by their symbols the shots may be aimed at oneself; ED-34 forbids it."""
    return "DC-CARD-33" if target is p and not g.rulings["bang-self-target"] else None


def refuse_anybody(g: Bang, p: Player, target: Player) -> str | None:
    """Any distance."""
    return refuse_oneself(g, p, target)


def refuse_melee(
    g: Bang, p: Player, target: Player, rule: str, *, played: bool = False
) -> str | None:
    """Distance 1; by the ruling of ED-14 the very neighbours, whatever changes distances."""
    if target is p:
        return refuse_oneself(g, p, target)
    if g.rulings["melee-distance"] == "fixed-1":
        return None if seats_between(g, p, target) == 1 else rule
    if played and target.seat in within(g, p, 1):
        return None
    return refuse_beyond(g, p, target, 1)


def refuse_pistol(g: Bang, p: Player, target: Player) -> str | None:
    """Within range of one's weapon; by the ruling of ED-15 the neighbours only."""
    if target is p:
        return refuse_oneself(g, p, target)
    if g.rulings["pepperbox-range"] == "fixed-1":
        return None if seats_between(g, p, target) == 1 else "DC-CARD-26"
    return refuse_out_of_range(g, p, target)
