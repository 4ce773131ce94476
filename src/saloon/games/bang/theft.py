"""Choosing which card of a player is taken or discarded (BB-GAIN-04, BB-GAIN-05)."""

from __future__ import annotations

from saloon.games.bang.state import Bang, Player
from saloon.kernel import Decision, Option, Script, option

FROM_HAND = option("hand")


def has_something_to_lose(target: Player) -> bool:
    return bool(target.hand or target.in_play)


def choose_card(
    g: Bang, player: Player, target: Player, card: str, *, hand: bool = True
) -> Script[int | None]:
    """The user of an effect says which: a card in play by its slot, or None for the hand."""
    hand = hand and bool(target.hand)
    if not target.in_play:
        return None
    if len(target.in_play) == 1 and not hand:
        return target.in_play[0]

    def options(_seat: int) -> list[Option]:
        in_play = [option("card", slot) for slot in target.in_play]
        return [FROM_HAND, *in_play] if hand and target.hand else in_play

    chosen = yield Decision(
        (player.seat,), "which", options, rule="BB-GAIN-05", about=card, by=target.seat
    )
    return chosen.slot if chosen.verb == "card" else None
