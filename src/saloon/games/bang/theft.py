"""Choosing which card of a player is taken or discarded (BB-GAIN-04, BB-GAIN-05)."""

from __future__ import annotations

from typing import Final

from saloon.games.bang.moments import Robbed
from saloon.games.bang.state import Bang, Player
from saloon.kernel import Decision, Option, Script, option

FROM_HAND: Final = option("hand")


def robbed(g: Bang, by: Player, victim: Player) -> None:
    """A card of a player was taken, or made to go, because another one decided it."""
    if by is not victim and g.minds(Robbed):
        g.happened(Robbed(victim.seat, by.seat))


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

    chosen = yield Decision(
        (player.seat,),
        "which",
        lambda _seat: _cards_of(target, hand),
        rule="BB-GAIN-05",
        about=card,
        by=target.seat,
    )
    return chosen.slot if chosen.verb == "card" else None


def _cards_of(target: Player, hand: bool) -> list[Option]:
    in_play = [option("card", slot) for slot in target.in_play]
    return [FROM_HAND, *in_play] if hand and target.hand else in_play


def take_a_card(g: Bang, player: Player, target: Player, card: str) -> Script[None]:
    """Take a card of a player into hand: at random from the hand, or one in play (BB-SYM-05)."""
    # BB-CARD-21: from one's own hand nothing would change.
    chosen = yield from choose_card(g, player, target, card, hand=target is not player)
    if chosen is None:
        g.take_from_hand(player, target, card)
    else:
        g.take_from_play(player, target, chosen, card)
    robbed(g, player, target)


def make_discard(g: Bang, player: Player, target: Player, card: str) -> Script[None]:
    """A player discards a card: at random from the hand, or one in play (BB-SYM-06)."""
    chosen = yield from choose_card(g, player, target, card)
    if chosen is not None:
        g.discard_from_play(target, chosen, card)
    elif target.hand:
        g.discard_at_random(target, card)
    else:
        return  # it was spent since the card was declared
    robbed(g, player, target)
