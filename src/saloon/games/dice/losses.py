"""Losing life points: everybody hit by one thing loses at the same time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from saloon.games.dice.state import Dice, Player
from saloon.games.dice.victory import judge
from saloon.kernel import Event, Script


def lose(
    g: Dice,
    losses: Mapping[int, int],
    cause: str,
    *,
    by: Player | None = None,
    after: Callable[[Dice], None] | None = None,
) -> Script[list[Player]]:
    """One batch of losses by seat; gives who lost life points and is still in the game.

    DG-DEATH-08: all losses, then all eliminations, then one look at the end of the game, then what
    the survivors gain. `after` is what comes right behind the losses.
    """
    hurt: list[Player] = []
    # DG-TIMING-01: choices are made clockwise from the active player's left.
    for player in g.living(g.active + 1):
        points = losses.get(player.seat, 0)
        if not points:
            continue
        for source in player.abilities:
            points = source.suffers(g, player, points, cause)
        if points and (yield from _lose_points(g, player, points, cause, by)):
            hurt.append(player)
    if after is not None:
        after(g)
    dead = [player for player in hurt if not player.life]
    for player in dead:
        _eliminate(g, player, cause, by)
    if dead:
        judge(g, dead, by)
        for player in g.living(g.active):
            for source in player.abilities:
                for other in dead:
                    yield from source.outlives(g, player, other) or ()
    return [player for player in hurt if not player.out]


def avenge(g: Dice, hurt: list[Player], by: Player) -> Script[None]:
    """What a batch brings to who caused it."""
    for player in hurt:
        for source in player.abilities:
            if not by.out and not player.out:
                yield from source.wounded_by(g, player, by) or ()


def _lose_points(
    g: Dice, player: Player, points: int, cause: str, by: Player | None
) -> Script[bool]:
    """Point by point; whether any was lost. DG-DEATH-06: none beyond the last one."""
    lost = False
    for _ in range(points):
        if not player.life:
            break
        averted = False
        for source in player.abilities:
            averting = source.averts(g, player, cause)
            if averting is not None and (yield from averting):
                averted = True
                break
        if averted:
            continue
        lost = True
        player.life -= 1
        if g.events is not None:
            _tell_loss(g, player, cause, by)
        for box in g.config.boxes:
            box.point_lost(g, player, cause, by)
        if player.life:
            for source in player.abilities:
                effect = source.lost_point(g, player, cause)
                if effect is not None:
                    yield from effect
    return lost


def _tell_loss(g: Dice, player: Player, cause: str, by: Player | None) -> None:
    facts: dict[str, Any] = {"life": player.life, "cause": cause}
    if by is not None:
        facts["by"] = by.seat
    g.tell(Event("lost", player.seat, facts))


def _eliminate(g: Dice, player: Player, cause: str, by: Player | None) -> None:
    """DG-DEATH-01 to 04"""
    player.out = True
    g.reveal(player.seat)
    facts = {"role": g.role(player), "cause": cause}
    g.tell(Event("eliminated", player.seat, facts | ({} if by is None else {"by": by.seat})))
    give_back(g, player, "eliminated")
    for box in g.config.boxes:
        box.eliminated(g, player, cause, by)


def give_back(g: Dice, player: Player, why: str) -> None:
    """DG-DEATH-03, UA-BONE-03: everything that lies before a player."""
    g.return_arrows(player, player.arrows, why)
    for box in g.config.boxes:
        box.gives_back(g, player, why)
