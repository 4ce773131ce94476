"""Settling what abilities react to, at checkpoints (BB-TIMING-04).

Things that happen only queue a trigger. At a checkpoint they are settled: the active player's
first, then clockwise; within a seat in the order in which they happened. Each is looked at again
before it runs, since an earlier one may have taken its point away.
"""

from __future__ import annotations

from saloon.games.bang.state import Bang, Trigger
from saloon.kernel import Script


def settle(g: Bang) -> Script[None]:
    while g.triggers and not g.held:
        yield from _run(g, _next(g, g.triggers))


def settle_only(g: Bang, hook: str) -> Script[None]:
    """Settle what waits for one hook, even while everything else is held back."""
    while waiting := [trigger for trigger in g.triggers if trigger.hook == hook]:
        yield from _run(g, _next(g, waiting))


def _run(g: Bang, trigger: Trigger) -> Script[None]:
    g.triggers.remove(trigger)
    player = g.players[trigger.seat]
    if not player.present:
        return
    for source in g.sources(player):
        if trigger.hook in source.hooks:
            yield from getattr(source, trigger.hook)(g, player, *trigger.details) or ()


def _next(g: Bang, waiting: list[Trigger]) -> Trigger:
    order = g.clockwise_from(g.active)
    return min(
        waiting,
        key=lambda trigger: order.index(trigger.seat) if trigger.seat in order else len(order),
    )
