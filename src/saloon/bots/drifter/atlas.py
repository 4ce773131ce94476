"""How far it is from here to there."""

from __future__ import annotations

from functools import lru_cache

from saloon.games.legends.catalogue import LOCATION, NEXT, ROCKS, TOWN, pieces

FAR = 99
PASSAGE = 2
"""Movement points through an impassable area, for who can."""

PLACES: dict[str, tuple[str, ...]] = {
    place.id: place.spaces for place in pieces().board.locations.values()
}
KINDS: dict[str, tuple[str, ...]] = {}
"""The spaces of all locations of a kind."""
for _place in pieces().board.locations.values():
    KINDS[_place.kind] = KINDS.get(_place.kind, ()) + _place.spaces


def kind_of(space: str) -> str:
    """The kind of location a space belongs to, "" in open country."""
    location = LOCATION.get(space)
    return "" if location is None else location.kind


def place_of(space: str) -> str:
    location = LOCATION.get(space)
    return "" if location is None else location.id


def herd_of(space: str) -> str:
    location = LOCATION.get(space)
    return "" if location is None else location.herd


def in_town(space: str) -> str:
    return TOWN.get(space, "")


@lru_cache(maxsize=4096)
def distances(
    start: str, closed: str, bandits: tuple[str, ...], through: bool = False
) -> dict[str, int]:
    """Movement points to every space. Bandits end a way, a closed space cannot be entered."""
    found: dict[str, int] = {start: 0}
    edge: list[list[str]] = [[start]]
    at = 0
    while at < len(edge):
        for here in edge[at]:
            if found[here] != at or (here in bandits and at):
                continue
            for there in NEXT[here]:
                _reach(found, edge, there, at + 1, closed)
            if through:
                for borders in ROCKS.values():
                    if here in borders:
                        for there in borders:
                            _reach(found, edge, there, at + PASSAGE, closed)
        at += 1
    return found


def _reach(
    found: dict[str, int], edge: list[list[str]], there: str, cost: int, closed: str
) -> None:
    if there != closed and cost < found.get(there, FAR):
        found[there] = cost
        while len(edge) <= cost:
            edge.append([])
        edge[cost].append(there)


def nearest(far: dict[str, int], spaces: tuple[str, ...]) -> str:
    """The nearest of several spaces; "" if none can be reached."""
    best, least = "", FAR
    for space in spaces:
        if far.get(space, FAR) < least:
            best, least = space, far[space]
    return best
