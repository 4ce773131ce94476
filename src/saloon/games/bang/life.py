"""Losing life, being rescued, being eliminated (BB-DMG, BB-DEATH)."""

from __future__ import annotations

from saloon.games.bang.discards import discard_everything
from saloon.games.bang.estate import leave_estate
from saloon.games.bang.rescue import rescue
from saloon.games.bang.state import Bang, Harm, Player
from saloon.games.bang.victory import check_victory
from saloon.games.bang.windows import window
from saloon.kernel import Event, Script
from saloon.kernel.layout import NOBODY

REWARD = 3


class Loss:
    """A loss of life that is about to happen; a window may still lower it."""

    __slots__ = ("amount", "harm", "player")

    def __init__(self, player: Player, amount: int, harm: Harm) -> None:
        self.player = player
        self.amount = amount
        self.harm = harm


def lose_life(g: Bang, player: Player, amount: int, harm: Harm) -> Script[None]:
    """A player loses life points, may be rescued, or is eliminated."""
    if player.status != "in":
        return  # a player without life points has none to lose
    if "watches" in g.hooks or "react" in g.hooks:
        loss = Loss(player, amount, harm)
        yield from window(g, "loss", loss, "VS-CARD-61", by=player.seat)
        amount = loss.amount
        if amount <= 0:
            return
    before = player.life
    regained = 0
    if amount >= before:
        regained = yield from rescue(g, player, amount)
    after = max(0, before - amount + regained)
    player.life = min(after, player.max_life)
    if g.events is not None:
        facts = {"amount": amount, "life": player.life, "card": harm.card}
        if harm.by is not None:
            facts["by"] = harm.by.seat
        g.tell(Event("wounded", player.seat, facts))
    for source in g.world:
        source.harmed(g, player, harm, min(amount, before))
    if player.life == 0:
        yield from eliminate(g, player, harm)
        return
    # BB-CHAR-02, BB-CHAR-07: the last life point gives nothing, rescued or not.
    counted = min(amount, before - 1)
    if counted > 0:
        g.trigger("wounded", player, counted, harm.by)


def eliminate(g: Bang, player: Player, harm: Harm) -> Script[None]:
    """In the order of BB-DEATH-04; the rescue window is already over."""
    g.reveal(player.role_slot)
    again = player.status == "ghost"
    g.leave(player)
    if g.first_out == NOBODY:  # CB-RETURN-12
        g.first_out = player.seat
    if g.events is not None and again:
        g.tell(Event("left", player.seat, {"why": harm.card}))  # its end has been told before
    elif g.events is not None:
        facts = {"role": g.role(player), "by": -1 if harm.by is None else harm.by.seat}
        g.tell(Event("eliminated", player.seat, facts))
    for source in g.world:
        source.left_game(g, player)
    check_victory(g, harm, player)
    yield from leave_estate(g, player)
    killer = harm.by if harm.by is not None and harm.by.present else None
    for seat in g.clockwise_from(g.active):
        survivor = g.players[seat]
        if not survivor.present:
            continue
        if survivor is killer:
            _reward(g, survivor, player)
        for source in g.sources(survivor):
            if "outlives" in source.hooks:
                yield from source.outlives(g, survivor, player) or ()
    if killer is not None and g.role(killer) == "sheriff" and g.role(player) == "deputy":
        yield from discard_everything(g, killer, "penalty")  # BB-DEATH-06


def _reward(g: Bang, killer: Player, dead: Player) -> None:
    if "reward" in g.hooks:
        for source in g.world:
            cards = source.reward(g, killer, dead)
            if cards is not None:
                g.draw(killer, cards, "elimination")
                return
    if g.role(dead) == "outlaw":
        g.draw(killer, REWARD, "reward")  # BB-DEATH-08
