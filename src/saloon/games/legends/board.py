"""The board as a graph: what is next to what, and where things are."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from saloon.games.legends.pieces import Location
from saloon.games.legends.reading import pieces

_BOARD = pieces().board

SPACES: tuple[str, ...] = tuple(_BOARD.spaces)
NEXT: dict[str, tuple[str, ...]] = {space.id: space.adjacent for space in _BOARD.spaces.values()}
"""WL-MOVE-03, WL-MOVE-04: the neighbours of a space, those at a corner too."""
LOCATION: dict[str, Location | None] = {
    space.id: _BOARD.locations.get(space.location) for space in _BOARD.spaces.values()
}
TOWN: dict[str, str] = {
    space.id: space.region if _BOARD.regions[space.region].town else ""
    for space in _BOARD.spaces.values()
}
"""WL-BOARD-05: the town a space is in, or nothing."""
OFFICE = _BOARD.locations["sheriff_office"].spaces[0]
HIDEOUTS: tuple[Location, ...] = tuple(
    [location for location in _BOARD.locations.values() if location.kind == "hideout"]
)
ROCKS: dict[str, tuple[str, ...]] = {
    rocks.id: rocks.borders for rocks in _BOARD.impassable.values()
}
"""The impassable areas with the spaces around them."""


def place(space: str) -> str:
    """The location a space belongs to, "" if it is open country."""
    location = LOCATION.get(space)
    return "" if location is None else location.id


def offers(space: str, action: str) -> bool:
    """Whether a location action can be taken on a space (WL-LOC-01)."""
    location = LOCATION.get(space)
    return location is not None and action in location.actions


def is_a(space: str, kind: str) -> bool:
    """Whether a space belongs to a location of this kind."""
    location = LOCATION.get(space)
    return location is not None and location.kind == kind


def ways(start: str, points: int, closed: str, stops: list[str]) -> Mapping[str, tuple[str, ...]]:
    """The spaces that can be reached with some points, each with a shortest way to it.

    A closed space cannot be entered; on one that stops, a way ends. The space one starts from is
    reached by no way: whoever wants to come back goes there and back.
    """
    free = _ways(start, points, "", ())
    shut = closed if closed in free else ""
    on_the_way = [each for each in stops if each in free]
    return _ways(start, points, shut, tuple(on_the_way)) if shut or on_the_way else free


@lru_cache(maxsize=4096)
def _ways(
    start: str, points: int, closed: str, stops: tuple[str, ...]
) -> Mapping[str, tuple[str, ...]]:
    """The same, kept: figures stand on the same spaces again and again."""
    found: dict[str, tuple[str, ...]] = {}
    edge: list[tuple[str, tuple[str, ...]]] = [(start, ())]
    for _ in range(points):
        following: list[tuple[str, tuple[str, ...]]] = []
        for here, way in edge:
            for there in NEXT[here]:
                if there in (start, closed) or there in found:
                    continue
                on = (*way, there)
                found[there] = on
                if there not in stops:
                    following.append((there, on))
        edge = following
    return found
