"""A view is made of two parts: what everybody sees, and what is one viewer's own."""

from __future__ import annotations

from typing import Any


def merged(common: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """The view: one's own over what is common, and where both have rows (of players, say) row by
    row. Neither part is changed."""
    view = common | own
    for name, rows in own.items():
        if name in common and are_rows(rows) and are_rows(common[name]):
            view[name] = [row | mine for row, mine in zip(common[name], rows, strict=True)]
    return view


def are_rows(value: Any) -> bool:
    """Whether this is a list of records."""
    if not isinstance(value, list) or not value:
        return False
    for row in value:
        if not isinstance(row, dict):
            return False
    return True
