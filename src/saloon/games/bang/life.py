"""Losing life, being rescued, being eliminated (BB-DMG, BB-DEATH)."""

from __future__ import annotations

from typing import Final

from saloon.games.bang.discards import discard_everything
from saloon.games.bang.estate import leave_estate
from saloon.games.bang.moments import Eliminated, LifeLost, Wounded, wounded
from saloon.games.bang.rescue import rescue
from saloon.games.bang.state import Bang, Harm, Player
from saloon.games.bang.triggers import hear
from saloon.games.bang.victory import check_victory
from saloon.games.bang.windows import window
from saloon.kernel import Script
from saloon.kernel.layout import NOBODY

REWARD: Final = 3


class Loss:
    """A loss of life that is about to happen; a window may still lower it."""

    __slots__ = ("amount", "harm", "player")

    def __init__(self, player: Player, amount: int, harm: Harm) -> None:
        self.player = player
        self.amount = amount
        self.harm = harm


def lose_life(
    g: Bang, player: Player, amount: int, harm: Harm, *, paid: bool = False
) -> Script[None]:
    """A player loses life points, may be rescued, or is eliminated.

    What is `paid`, as the price of something, nobody can prevent (CB-INTERACT-09).
    """
    if not player.has_life or ("unharmed" in g.hooks and unharmed(g, player, harm)):
        return
    if not paid and ("watches" in g.hooks or "react" in g.hooks):
        loss = Loss(player, amount, harm)
        yield from window(g, "loss", loss, by=player.seat)
        amount = loss.amount
        if amount <= 0:
            return
    before = player.life
    regained = 0
    if amount >= before and player.presence.heals:
        regained = yield from rescue(g, player, amount)
    after = max(0, before - amount + regained)
    player.life = min(after, player.max_life)
    if LifeLost in g.heard:
        g.happened(LifeLost(player, min(amount, before), amount, harm))
    elif g.events is not None:
        # As with a card that is played: nobody but listeners minds.
        by = NOBODY if harm.by is None else harm.by.seat
        g.events.append(wounded(player.seat, amount, player.life, harm.card, by))
    if player.life == 0 and not (yield from _lives_on(g, player, harm)):
        yield from eliminate(g, player, harm)
        return
    # BB-CHAR-02, BB-CHAR-07: the last life point gives nothing, rescued or not.
    counted = min(amount, before - 1)
    if counted > 0 and Wounded in g.heard:
        g.happened(Wounded(player.seat, counted, NOBODY if harm.by is None else harm.by.seat))


def unharmed(g: Bang, player: Player, harm: Harm) -> bool:
    """Whether something makes what comes from there harmless to a player."""
    for source in (player.kit or g.kit(player)).voices.get("unharmed", ()):
        if source.unharmed(g, player, harm):
            return True
    return False


def _lives_on(g: Bang, player: Player, harm: Harm) -> Script[bool]:
    """Whether something else happens than an elimination; the rescue window is already over."""
    if "dies" in g.hooks:
        for source in (*g.kit(player).voices_in("dies"), *g.voices_in("dies")):
            said = source.dies(g, player, harm)
            if said if isinstance(said, bool) else (yield from said):
                return True
    return False


def depart(g: Bang, player: Player, why: str) -> Script[None]:
    """A player leaves who has been out before, or is not eliminated (CB-RETURN-19).

    Nobody is rewarded, nobody inherits anything or is glad about it (VS-CARD-42).
    """
    g.depart(player, why)
    check_victory(g, Harm(None, why), player)  # CB-WIN-04
    yield from discard_everything(g, player, "eliminated")


def eliminate(g: Bang, player: Player, harm: Harm) -> Script[None]:
    """In the order of BB-DEATH-04; the rescue window is already over."""
    g.reveal(player.role_slot)
    again = not player.has_life  # its end has come before
    g.leave(player)
    if g.first_out == NOBODY:  # CB-RETURN-12
        g.first_out = player.seat
    eliminated = Eliminated(player, g.role(player), harm, again=again)
    g.happened(eliminated)
    check_victory(g, harm, player)
    yield from leave_estate(g, player)
    killer = harm.by if harm.by is not None and harm.by.present else None
    for seat in g.clockwise_from(g.active):
        survivor = g.players[seat]
        if not survivor.present:
            continue
        if survivor is killer:
            _reward(g, survivor, player)
        if Eliminated.hook in g.hooks:
            yield from hear(g, survivor, eliminated, Eliminated.hook)
    if killer is not None and g.role(killer) == "sheriff" and g.role(player) == "deputy":
        yield from discard_everything(g, killer, "penalty")  # BB-DEATH-06


def _reward(g: Bang, killer: Player, dead: Player) -> None:
    for source in g.voices_in("reward"):
        cards = source.reward(g, killer, dead)
        if cards is not None:
            g.draw(killer, cards, "elimination")
            return
    if g.role(dead) == "outlaw":
        g.draw(killer, REWARD, "reward")  # BB-DEATH-08
