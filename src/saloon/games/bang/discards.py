"""Several cards discarded at the same moment (BB-DISC-03): only what lies on top is asked for."""

from __future__ import annotations

from collections.abc import Callable

from saloon.games.bang.moments import Stripped
from saloon.games.bang.state import Bang, Player
from saloon.kernel import Decision, Script, option


def discard_together(
    g: Bang, chooser: Player, there: Callable[[], list[int]], discard: Callable[[int], None]
) -> Script[None]:
    """Discard the cards `there`; `chooser` says which one comes to lie on top of the pile."""
    top = -1
    candidates = _may_lie_on_top(g, there())
    if len(candidates) > 1:
        answer = yield Decision(
            (chooser.seat,),
            "top",
            lambda _seat: [option("top", slot) for slot in _may_lie_on_top(g, there())],
            rule="BB-DISC-03",
            amount=len(candidates),
            default=option("top", candidates[-1]),
        )
        top = answer.slot
    slots = there()
    for slot in slots:
        if slot != top:
            discard(slot)
    if top in slots:
        discard(top)


def _may_lie_on_top(g: Bang, slots: list[int]) -> list[int]:
    """What goes elsewhere than onto the pile (BB-VARIANT-19) cannot lie on top of it."""
    if "divert" not in g.hooks:
        return slots
    return [slot for slot in slots if not g.card(slot).diverted]


def discard_everything(g: Bang, player: Player, why: str) -> Script[None]:
    """Hand and cards in play, mixed as the player likes (BB-DISC-04)."""

    def discard(slot: int) -> None:
        if slot in player.hand:
            g.discard_from_hand(player, slot, why, forced=True)
        else:
            g.discard_from_play(player, slot, why)

    yield from discard_together(g, player, lambda: [*player.hand, *player.in_play], discard)
    if g.minds(Stripped):
        g.happened(Stripped(player.seat))
