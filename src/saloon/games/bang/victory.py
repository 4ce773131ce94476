"""Who has won, and when (BB-WIN)."""

from __future__ import annotations

from saloon.games.bang.state import Bang, Harm
from saloon.kernel import Event, GameOver, Result

SIDES = {"sheriff": "law", "deputy": "law", "outlaw": "outlaw", "renegade": "renegade"}


def check_victory(g: Bang, harm: Harm) -> None:
    """After an elimination: end the game at once if a condition is met."""
    side = _winning_side(g, harm)
    if side is None:
        return
    winners = tuple(
        player.seat
        for player in g.players
        if SIDES[g.role(player)] == side and (side != "renegade" or player.present)
    )
    g.result = Result(side, winners)
    for player in g.players:
        g.reveal(player.role_slot)  # BB-WIN-09
    if g.events is not None:
        roles = [g.role(player) for player in g.players]
        g.tell(Event("ended", facts={"side": side, "winners": list(winners), "roles": roles}))
    raise GameOver


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
