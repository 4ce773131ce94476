"""How one view differs from another, as a list of changes a client can apply."""

from __future__ import annotations

from typing import Any

from saloon.table.protocol import Change


def changes(old: Any, new: Any) -> list[Change]:
    """The changes that turn one view into the other; empty if they are alike."""
    found: list[Change] = []
    if old != new:
        _compare(old, new, [], found)
    return found


def _compare(old: Any, new: Any, path: list[str | int], found: list[Change]) -> None:
    """Two values that differ. Python compares whole values fast, so only what differs is opened."""
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        for key, value in new.items():
            if old[key] != value:
                _compare(old[key], value, [*path, key], found)
    elif _rows(old) and _rows(new) and len(old) == len(new):
        for index, value in enumerate(new):
            if old[index] != value:
                _compare(old[index], value, [*path, index], found)
    else:
        found.append((path, new))


def _rows(value: Any) -> bool:
    """A list of records, such as the players, changes row by row; any other list as a whole."""
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


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
