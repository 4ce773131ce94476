"""The steps of the turn that duels bring: whisky, wounds, duels, recovery."""

from __future__ import annotations

from saloon.games.dice.asking import at_everybody, decided
from saloon.games.dice.losses import avenge, lose
from saloon.games.dice.modules.duels.sources import duelling
from saloon.games.dice.modules.duels.tokens import return_tokens, take_token, wounds
from saloon.games.dice.modules.rage.cards import draw_rage
from saloon.games.dice.pieces import SYMBOLS
from saloon.games.dice.state import Dice, Player
from saloon.kernel import Decision, Event, Option, Refusal, Script, option
from saloon.kernel.state import THIS_TURN

CANCELLING = ("bullseye1", "bullseye2", "beer")
"""Tokens with these symbols cancel a die; the dynamite one counts as a die (UA-WOUND-08)."""


# -- whisky ----------------------------------------------------------------------------------


def whisky(g: Dice, player: Player) -> Script[None]:
    g.agenda.pop()
    for _ in range(g.unspent("whisky")):
        yield from _drink(g, player)
        for source in duelling(player):
            again = source.drinks_again(g, player)
            if again is not None and (yield from again):
                yield from _drink(g, player)


def _drink(g: Dice, player: Player) -> Script[None]:
    """UA-WHISKY-01 to 03"""
    g.heal(player, 1, "whisky", player.seat)
    if not wounds(g, player):
        yield from draw_rage(g, player, "whisky")
        return

    def why(chosen: Option) -> Refusal | None:
        there = chosen.detail in wounds(g, player)
        return None if there else Refusal("UA-WHISKY-04", {"token": chosen.detail})

    dropped = yield from decided(Decision(
        (player.seat,), "drop-token",
        lambda _: [option("drop", detail=each) for each in wounds(g, player)],
        rule="UA-WHISKY-04", about="whisky", amount=1, why=why,
        conceivable=lambda: [option("drop", detail=each) for each in SYMBOLS],
    ))  # fmt: skip
    return_tokens(g, player, [dropped.detail], "whisky")


# -- wounds ----------------------------------------------------------------------------------


def wounds_count(g: Dice, player: Player) -> None:
    """UA-WOUND-05: each token cancels one die, if one shows its symbol.

    All at once, though their steps come one after the other: a cancelled beer must not be at hand
    when the shots are doubled (UA-WOUND-14), and whoever has drunk has done so before.
    """
    g.agenda.pop()
    for symbol in CANCELLING:
        if symbol in wounds(g, player) and symbol in g.dice:
            g.spend(symbol)
            g.tell(Event("cancelled", player.seat, {"die": symbol}))


def recover(g: Dice, player: Player) -> None:
    """UA-WOUND-10"""
    g.agenda.pop()
    return_tokens(g, player, wounds(g, player), "turn")


# -- duels -----------------------------------------------------------------------------------


def why_not_challenge(g: Dice, player: Player, target: Player) -> Refusal | None:
    if target.out:
        return Refusal("DG-DEATH-04", {"target": target.seat})
    if target is player:
        return Refusal("UA-DUEL-01")
    if g.used(THIS_TURN, "challenged", target.seat):
        return Refusal("UA-DUEL-07", {"target": target.seat})
    return None


def challenge_options(g: Dice, player: Player) -> list[Option]:
    targets = [p for p in g.living(player.seat) if why_not_challenge(g, player, p) is None]
    return [option("challenge", seat=target.seat) for target in targets]


def duels(g: Dice, player: Player) -> Script[None]:
    """UA-DUEL-09 to 11: one after the other, as long as there is somebody to fight."""

    def why(chosen: Option) -> Refusal | None:
        if chosen.seat not in range(g.seats):
            return None
        return why_not_challenge(g, player, g.players[chosen.seat])

    g.agenda.pop()
    for left in range(g.unspent("duel"), 0, -1):
        if player.out or not challenge_options(g, player):
            return
        answer = yield from decided(Decision(
            (player.seat,), "duel", lambda _: challenge_options(g, player),
            rule="UA-DUEL-01", about="duel", amount=left, why=why,
            conceivable=lambda: at_everybody(g, "challenge"),
        ))  # fmt: skip
        g.use(THIS_TURN, "challenged", answer.seat)
        yield from _fight(g, player, g.players[answer.seat])


def _fight(g: Dice, challenger: Player, challenged: Player) -> Script[None]:
    """UA-DUEL-02 to 04"""
    g.tell(Event("challenged", challenger.seat, {"target": challenged.seat}))
    for source in duelling(challenger):
        yield from source.challenges(g, challenger) or ()
    rolling, waiting = challenged, challenger
    while (yield from _hits(g, rolling, waiting, challenger)):
        rolling, waiting = waiting, rolling
    g.tell(Event("duel-lost", rolling.seat, {"by": waiting.seat, "starter": challenger.seat}))
    hurt = yield from lose(g, {rolling.seat: 1}, "duel", by=waiting)
    if not rolling.out:
        take_token(g, rolling, "duel")
    # UA-DUEL-12, UA-INTERACT-03: the other one caused it, whoever started the duel.
    yield from avenge(g, hurt, waiting)


def _hits(g: Dice, rolling: Player, waiting: Player, challenger: Player) -> Script[bool]:
    """Whether a player rolls a duel; UA-DUEL-13: only an ability lets him roll once more."""
    if _roll_in_duel(g, rolling, waiting):
        return True
    for source in duelling(rolling) if rolling is challenger else ():
        again = source.tries_again(g, rolling)
        if again is not None and (yield from again):
            return _roll_in_duel(g, rolling, waiting)
    return False


def _roll_in_duel(g: Dice, rolling: Player, waiting: Player) -> bool:
    kind = next(kind for kind in g.config.dice if "duel" in kind.faces)
    face = g.cast(kind)
    facts = {"face": face, "hit": face == "duel", "target": waiting.seat}
    g.tell(Event("duel-rolled", rolling.seat, facts))
    return face == "duel"
