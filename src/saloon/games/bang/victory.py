"""Who has won, and when (BB-WIN)."""

from __future__ import annotations

from collections.abc import Mapping

from saloon.games.bang.sources import Verdict
from saloon.games.bang.state import Bang, Harm, Player
from saloon.kernel import Event, GameOver, Result

SIDES = {"sheriff": "law", "deputy": "law", "outlaw": "outlaw", "renegade": "renegade"}


def sides_in(g: Bang) -> Mapping[str, str]:
    """Which side each role wins with in this game."""
    return next((source.sides for source in g.world if source.sides is not None), SIDES)


def check_victory(g: Bang, harm: Harm, dead: Player | None = None) -> None:
    """After an elimination: end the game at once if a condition is met."""
    for source in g.world:
        if "judges" in source.hooks:
            verdict = source.judges(g, dead, harm)
            break
    else:
        verdict = _usual_verdict(g, harm)
    if verdict is None:
        return
    side, winners = verdict
    g.result = Result.of_sides(side, winners, g.seats)
    for player in g.players:
        g.reveal(player.role_slot)  # BB-WIN-09
    if g.events is not None:
        roles = [g.role(player) for player in g.players]
        g.tell(Event("ended", facts={"side": side, "winners": list(winners), "roles": roles}))
    raise GameOver


def _usual_verdict(g: Bang, harm: Harm) -> Verdict | None:
    side = _winning_side(g, harm)
    if side is None:
        return None
    # DC-EIGHT-03: each Renegade plays alone, and wins as the only one alive.
    return side, tuple(
        player.seat
        for player in g.players
        if SIDES[g.role(player)] == side and (side != "renegade" or player.present)
    )


def _winning_side(g: Bang, harm: Harm) -> str | None:
    roles = [g.role(g.players[seat]) for seat in g.circle]
    if "sheriff" in roles:
        return None if "outlaw" in roles or "renegade" in roles else "law"
    if roles == ["renegade"]:
        # BB-WIN-02; with the ruling of ED-09 he must have shot the Sheriff himself.
        lone = g.players[g.circle[0]]
        if g.rulings["renegade-win-condition"] == "last-alive" or harm.by is lone:
            return "renegade"
    return "outlaw"
