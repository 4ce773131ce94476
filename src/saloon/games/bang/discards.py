"""Several cards discarded at the same moment (BB-DISC-03): only what lies on top is asked for."""

from __future__ import annotations

from collections.abc import Callable

from saloon.games.bang.state import Bang, Player
from saloon.kernel import Decision, Option, Script, option


def discard_together(
    g: Bang, chooser: Player, slots: list[int], discard: Callable[[int], None]
) -> Script[None]:
    """Discard the cards; `chooser` says which one comes to lie on top of the pile."""
    # What goes elsewhere than onto the pile (BB-VARIANT-19) cannot lie on top of it.
    candidates = [slot for slot in slots if not g.card(slot).diverted]
    if len(candidates) > 1:

        def options(_seat: int) -> list[Option]:
            return [option("top", slot) for slot in candidates]

        answer = yield Decision(
            (chooser.seat,),
            "top",
            options,
            rule="BB-DISC-03",
            amount=len(candidates),
            default=option("top", candidates[-1]),
        )
        if answer.slot in candidates:
            slots = [slot for slot in slots if slot != answer.slot] + [answer.slot]
    for slot in slots:
        discard(slot)


def discard_everything(g: Bang, player: Player, why: str) -> Script[None]:
    """Hand and cards in play, mixed as the player likes (BB-DISC-04)."""

    def discard(slot: int) -> None:
        if slot in player.hand:
            g.discard_from_hand(player, slot, why, forced=True)
        elif slot in player.in_play:
            g.discard_from_play(player, slot, why)

    yield from discard_together(g, player, [*player.hand, *player.in_play], discard)
