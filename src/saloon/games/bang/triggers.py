"""Settling what abilities react to, at checkpoints (BB-TIMING-04).

Moments only queue a trigger. At a checkpoint they are settled: the active player's
first, then clockwise; within a seat in the order in which they happened. Each is looked at again
before it runs, since an earlier one may have taken its point away.
"""

from __future__ import annotations

from saloon.games.bang.state import Bang, Player, Trigger
from saloon.kernel import Script
from saloon.kernel.moments import Moment


def settle(g: Bang, but: type[Moment] | None = None) -> Script[None]:
    """Settle what waits; in the middle of an effect, `but` for what waits until it is resolved."""
    while g.triggers and not g.postponing:
        waiting = g.triggers
        if but is not None:
            waiting = [trigger for trigger in waiting if not isinstance(trigger.moment, but)]
        if not waiting:
            return
        yield from _run(g, _next(g, waiting))


def settle_only(g: Bang, kind: type[Moment]) -> Script[None]:
    """Settle what waits about moments of one kind, even while everything else is held back."""
    while waiting := [trigger for trigger in g.triggers if isinstance(trigger.moment, kind)]:
        yield from _run(g, _next(g, waiting))


def hear(g: Bang, player: Player, moment: Moment, hook: str) -> Script[None]:
    """The own sources of a player that have something to say about a moment say it now."""
    for source in (player.kit or g.kit(player)).voices.get(hook, ()):
        yield from getattr(source, hook)(g, player, moment) or ()


def _run(g: Bang, trigger: Trigger) -> Script[None]:
    g.triggers.remove(trigger)
    if trigger.effect is not None:
        yield from trigger.effect
    elif g.players[trigger.seat].present:
        yield from hear(g, g.players[trigger.seat], trigger.moment, trigger.hook)


def _next(g: Bang, waiting: list[Trigger]) -> Trigger:
    if len(waiting) == 1:
        return waiting[0]  # as mostly
    order = g.clockwise_from(g.active)
    return min(
        waiting,
        key=lambda trigger: order.index(trigger.seat) if trigger.seat in order else len(order),
    )
