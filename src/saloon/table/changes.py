"""How one view differs from another, as a list of changes a client can apply."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from saloon.kernel.merging import are_rows
from saloon.table.protocol import Change

if TYPE_CHECKING:
    from saloon.table.sight import Seen

THING_IN_A_ROW = 3
"""The length of a path such as players, 2, life."""


def changes(old: Any, new: Any) -> list[Change]:
    """The changes that turn one view into the other; empty if they are alike."""
    found: list[Change] = []
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        _open(old, new, [], found)
    elif old != new:
        _compare(old, new, [], found)
    return found


class Comparison:
    """What has changed for several points of view: what is common to them is compared once."""

    def __init__(self) -> None:
        self._common: dict[tuple[int, int], list[Change]] = {}

    def changes(self, old: Seen, new: Seen) -> list[Change]:
        """The changes that turn one view into the other; the very same list for all for whom only
        what is common has changed."""
        pair = (id(old.common), id(new.common))
        common = self._common.get(pair)
        if common is None:
            common = self._common[pair] = changes(old.common, new.common)
        own = [] if old.own == new.own else changes(old.own, new.own)
        if _hidden(common, new.own) or _replaced(own, new.common):
            return changes(old.whole, new.whole)
        return common + own if own else common


def _hidden(found: list[Change], own: dict[str, Any]) -> bool:
    """Whether something has changed in common that one sees otherwise."""
    name: str | int | None = None
    for path, _ in found:
        if not path:
            return True
        if path[0] != name:  # what changed in one list comes together
            name = path[0]
            rows = own.get(str(name))
            listed = are_rows(rows)
        if rows is None:
            continue
        if not listed or len(path) < THING_IN_A_ROW or path[2] in rows[path[1]]:
            return True
    return False


def _replaced(found: list[Change], common: dict[str, Any]) -> bool:
    """Whether a change of one's own would take away what is common beside it."""
    for path, _ in found:
        if not path:
            return True
        if len(path) < THING_IN_A_ROW and are_rows(common.get(str(path[0]))):
            return True
    return False


def _open(
    old: dict[str, Any], new: dict[str, Any], path: list[str | int], found: list[Change]
) -> None:
    """Two records with the same names. What both share is the same object, and needs no look."""
    for key, value in new.items():
        before = old[key]
        if before is not value and before != value:
            _compare(before, value, [*path, key], found)


def _compare(old: Any, new: Any, path: list[str | int], found: list[Change]) -> None:
    """Two values that differ. Python compares whole values fast, so only what differs is opened."""
    if isinstance(new, dict):
        if isinstance(old, dict) and old.keys() == new.keys():
            _open(old, new, path, found)
            return
    elif are_rows(new) and are_rows(old) and len(old) == len(new):
        for index, row in enumerate(new):
            if old[index] != row:
                _compare(old[index], row, [*path, index], found)
        return
    found.append((path, new))


def applied(view: Any, found: list[Change]) -> Any:
    """The view with the changes made; the old one stays as it was."""
    for path, value in found:
        view = _with(view, path, 0, value)
    return view


def _with(part: Any, path: list[str | int], depth: int, value: Any) -> Any:
    if depth == len(path):
        return value
    fresh = part.copy()
    key = path[depth]
    fresh[key] = _with(part[key], path, depth + 1, value)
    return fresh
