"""Distance and range (BB-DIST, BB-WEAP), computed from the table as it is now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.kernel.errors import Told

if TYPE_CHECKING:
    from saloon.games.bang.state import Bang, Player


def seats_between(g: Bang, p: Player, other: Player) -> int:
    """Places from one player to the other, the shorter way; players who are out are skipped."""
    source = g.in_force.apart
    if source is not None and source.apart is not None and p is not other:
        return source.apart
    circle = g.circle
    apart = abs(circle.index(p.seat) - circle.index(other.seat))
    other_way = len(circle) - apart
    return apart if apart < other_way else other_way


def sees(g: Bang, p: Player, other: Player, *, playing: bool = True) -> int:
    """At what distance `p` sees the other player (BB-DIST-04), to play a card from hand or not."""
    kit = g.kit(p)
    distance = seats_between(g, p, other) - kit.sight + g.kit(other).cover
    if playing:
        distance -= kit.card_sight
    return distance if distance > 1 else 1


def within(g: Bang, p: Player, limit: int) -> list[int]:
    """The seats that a player sees at this distance or nearer, the own among them.

    To play a card from hand: for all else it is `within_unplayed`.
    """
    return within_unplayed(g, p, limit + (p.kit or g.kit(p)).card_sight)


def within_unplayed(g: Bang, p: Player, limit: int) -> list[int]:
    """The same for what is used and not played: abilities, cards in play, pieces of the boxes."""
    near = g.near.get((p.seat, limit))
    if near is None:
        near = g.near[p.seat, limit] = _look_around(g, p, limit)
    return near


def _look_around(g: Bang, p: Player, limit: int) -> list[int]:
    circle, players = g.circle, g.players
    here, size = circle.index(p.seat), len(circle)
    far = limit + (p.kit or g.kit(p)).sight
    near = []
    if g.in_force.apart is not None:
        return [s for s in circle if s == p.seat or sees(g, p, players[s], playing=False) <= limit]
    for at, seat in enumerate(circle):
        apart = abs(at - here)
        if apart > size - apart:
            apart = size - apart
        # A distance below 1 counts as 1, so this is the same as `sees(…) <= limit`; cover never
        # brings anybody nearer.
        if apart == 0:
            near.append(seat)
        elif apart <= far:
            other = players[seat]
            if apart + (other.kit or g.kit(other)).cover <= far:
                near.append(seat)
    return near


def reach(g: Bang, p: Player) -> int:
    """How far `p` shoots."""
    return (p.kit or g.kit(p)).reach


def explain(g: Bang, p: Player, other: Player, *, playing: bool = True) -> dict[str, Told]:
    """The distance and where it comes from, for tooltips and refusals."""
    facts: dict[str, Told] = {
        "seats": seats_between(g, p, other),
        "distance": sees(g, p, other, playing=playing),
        "range": reach(g, p),
    }
    if g.in_force.apart is not None:
        facts["apart"] = g.in_force.apart.id
    nearer = [
        source.id
        for source in g.sources(p)
        if source.sight > 0 or (playing and source.card_sight > 0)
    ]
    farther = [source.id for source in g.sources(p) if source.sight < 0]
    farther += [source.id for source in g.sources(other) if source.cover]
    if nearer:
        facts["nearer"] = nearer
    if farther:
        facts["farther"] = farther
    return facts
