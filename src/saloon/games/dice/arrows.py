"""Taking arrows, and what the last one brings."""

from __future__ import annotations

from saloon.games.dice.losses import lose
from saloon.games.dice.state import Dice, Player
from saloon.kernel import Event, Script


def take_arrow(g: Dice, player: Player, why: str) -> Script[None]:
    return take_arrows(g, player, why, 1)


def take_arrows(g: Dice, player: Player, why: str, count: int) -> Script[None]:
    """DG-ARROW-11: whoever takes the last arrow, for whatever reason, brings the Indians."""
    for _ in range(count):
        if player.out:
            return  # DG-ARROW-10
        keep_arrow(g, player, why)
        if not g.supply:
            yield from indian_attack(g)


def keep_arrow(g: Dice, player: Player, why: str) -> None:
    """One arrow out of a supply from which somebody has made sure it is not the last."""
    g.supply -= 1
    player.arrows += 1
    if g.events is not None:
        facts = {"arrows": player.arrows, "supply": g.supply, "why": why}
        g.tell(Event("arrow", player.seat, facts))


def indian_attack(g: Dice) -> Script[None]:
    losses = {player.seat: player.arrows for player in g.living()}
    if g.events is not None:
        g.tell(Event("attack", g.active, {"arrows": list(losses.items())}))
    yield from lose(g, losses, "indians", after=_all_arrows_back)


def _all_arrows_back(g: Dice) -> None:
    """DG-ARROW-06"""
    for player in g.living():
        g.return_arrows(player, player.arrows, "attack")
