"""The board as a graph: what is next to what, and where things are."""

from __future__ import annotations

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


def ways(start: str, points: int, closed: str, stops: list[str]) -> dict[str, tuple[str, ...]]:
    """The spaces that can be reached with some points, each with a shortest way to it.

    A closed space cannot be entered; on one that stops, a way ends. The space one starts from is
    reached by no way: whoever wants to come back goes there and back.
    """
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
