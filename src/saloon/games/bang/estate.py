"""What becomes of the cards of an eliminated player (BB-DEATH-04): heirs, or the pile."""

from __future__ import annotations

from saloon.games.bang.discards import discard_everything
from saloon.games.bang.state import Bang, Player
from saloon.games.bang.theft import has_something_to_lose, take_a_card
from saloon.kernel import Script

Heir = tuple[Player, str]
"""Who takes cards, and by what."""


def leave_estate(g: Bang, dead: Player) -> Script[None]:
    heirs = _heirs(g, dead)
    if len(heirs) == 1:
        _take_everything(g, heirs[0], dead)
    elif heirs:
        yield from _share(g, heirs, dead)
    yield from discard_everything(g, dead, "eliminated")


def _heirs(g: Bang, dead: Player) -> list[Heir]:
    """In the order in which their turns would come after that of the dead."""
    heirs = []
    for seat in g.clockwise_from(dead.seat):
        player = g.players[seat]
        if player.present:
            by = [source.id for source in g.sources(player) if source.inherits]
            heirs += [(player, id_) for id_ in by[:1]]
    return heirs


def _take_everything(g: Bang, heir: Heir, dead: Player) -> None:
    player, why = heir
    for slot in list(dead.in_play):
        g.take_from_play(player, dead, slot, why)
    for slot in list(dead.hand):
        dead.hand.remove(slot)
        g.to_hand(player, slot)
        if g.events is not None:
            g.tell_taken(player, dead, slot, why)


def _share(g: Bang, heirs: list[Heir], dead: Player) -> Script[None]:
    """DC-CHAR-04: one card each in turn, at random from the hand or chosen among those in play."""
    while has_something_to_lose(dead):
        for player, why in heirs:
            if has_something_to_lose(dead):
                yield from take_a_card(g, player, dead, why)
