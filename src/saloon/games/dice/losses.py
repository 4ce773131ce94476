"""Losing life points: everybody hit by one thing loses at the same time."""

from __future__ import annotations

from collections.abc import Callable, Mapping

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
        for source in player.abilities:
            points = source.suffers(g, player, points, cause)
        if (yield from _lose_points(g, player, points, cause, by)):
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
        if (yield from _averted(g, player, cause)):
            continue
        lost = True
        player.life -= 1
        facts = {"life": player.life, "cause": cause}
        g.tell(Event("lost", player.seat, facts | ({} if by is None else {"by": by.seat})))
        for box in g.config.boxes:
            box.point_lost(g, player, cause, by)
        if player.life:
            for source in player.abilities:
                yield from source.lost_point(g, player, cause) or ()
    return lost


def _averted(g: Dice, player: Player, cause: str) -> Script[bool]:
    for source in player.abilities:
        effect = source.averts(g, player, cause)
        if effect is not None and (yield from effect):
            return True
    return False


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
