"""How one view differs from another, as a list of changes a client can apply."""

from __future__ import annotations

from typing import Any

from saloon.table.protocol import Change


def changes(old: Any, new: Any) -> list[Change]:
    """The changes that turn one view into the other; empty if they are alike."""
    found: list[Change] = []
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        _open(old, new, [], found)
    elif old != new:
        _compare(old, new, [], found)
    return found


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
    elif _rows(new) and _rows(old) and len(old) == len(new):
        for index, row in enumerate(new):
            if old[index] != row:
                _compare(old[index], row, [*path, index], found)
        return
    found.append((path, new))


def _rows(value: Any) -> bool:
    """A list of records, such as the players, changes row by row; any other list as a whole."""
    if not isinstance(value, list) or not value:
        return False
    for row in value:
        if not isinstance(row, dict):
            return False
    return True


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
