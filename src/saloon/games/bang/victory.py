"""Who has won, and when (BB-WIN)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from saloon.games.bang.sources import Verdict
from saloon.games.bang.state import Bang, Fallen, Harm, Player
from saloon.kernel import Event, GameOver, Result, Script

SIDES: Final = {"sheriff": "law", "deputy": "law", "outlaw": "outlaw", "renegade": "renegade"}


def sides_in(g: Bang) -> Mapping[str, str]:
    """Which side each role wins with in this game."""
    return next((source.sides for source in g.for_all if source.sides is not None), SIDES)


def everybody_first(g: Bang, effect: Script[None]) -> Script[None]:
    """Carry something out for everybody before anybody can have won (GT-LOCO-06, CB-WIN-08).

    What several such effects do one after the other is looked at after each of them.
    """
    if g.fallen is not None:  # part of something larger
        yield from effect
        return
    g.fallen = []
    yield from effect
    fallen, g.fallen = g.fallen, None
    if fallen:
        _judge(g, fallen)


def check_victory(g: Bang, harm: Harm, dead: Player | None = None) -> None:
    """After an elimination: end the game at once if a condition is met."""
    if g.fallen is None:
        _judge(g, [Fallen(dead, harm)])
    else:
        g.fallen.append(Fallen(dead, harm))


def _judge(g: Bang, fallen: list[Fallen]) -> None:
    verdict = _verdict(g, fallen)
    if verdict is None:
        return
    side, winners = verdict
    g.result = Result.of_sides(side, winners, g.seats)
    for player in g.players:
        g.reveal(player.role_slot)  # BB-WIN-09
    g.rearranged()  # something may be lent to a role that lies open
    g.triggers.clear()  # they hold the game, which holds them
    if g.events is not None:
        roles = [g.role(player) for player in g.players]
        g.tell(Event("ended", facts={"side": side, "winners": list(winners), "roles": roles}))
    raise GameOver


def _verdict(g: Bang, fallen: list[Fallen]) -> Verdict | None:
    judges = g.voices_in("judges")
    if judges:
        for dead, harm in fallen:
            verdict = judges[-1].judges(g, dead, harm)  # an event card overrules a variant
            if verdict is not None:
                return verdict
        return None
    verdict = _by_the_goals(g, fallen)
    for source in g.voices_in("overrules"):
        verdict = source.overrules(g, verdict)
    return verdict


def _by_the_goals(g: Bang, fallen: list[Fallen]) -> Verdict | None:
    # Of several it is the Sheriff's end that decides, if he is among them.
    decisive = fallen[-1]
    for each in fallen:
        if each.player is not None and g.role(each.player) == "sheriff":
            decisive = each
    return _usual_verdict(g, decisive.harm)


def _usual_verdict(g: Bang, harm: Harm) -> Verdict | None:
    side = _winning_side(g, harm)
    if side is None:
        return None
    # DC-EIGHT-03: each Renegade plays alone, and wins as the only one alive.
    return side, tuple(
        player.seat
        for player in g.players
        if SIDES.get(g.role(player)) == side and (side != "renegade" or player.presence.counts)
    )


def who_counts(g: Bang) -> list[Player]:
    """Who is in the game for the goals: not everybody with a place at the table is (EL-CARD-18)."""
    return [g.players[seat] for seat in g.circle if g.players[seat].presence.counts]


def _winning_side(g: Bang, harm: Harm) -> str | None:
    together = who_counts(g)
    roles = [g.role(player) for player in together]
    if "sheriff" in roles:
        return None if "outlaw" in roles or "renegade" in roles else "law"
    if roles == ["renegade"]:
        # BB-WIN-02; with the ruling of ED-09 he must have shot the Sheriff himself.
        lone = together[0]
        if g.rulings["renegade-win-condition"] == "last-alive" or harm.by is lone:
            return "renegade"
    return "outlaw"
