"""The browser's client, as far as Python can judge it: its types and its icons."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from saloon.games.bang.catalogue import BUILT
from saloon.server.typescript import DEFAULT_FILE, typescript

ICONS = Path(__file__).parents[2] / "web" / "src" / "games" / "bang" / "icons.ts"
PIECES = {"CARDS": "cards", "CHARACTERS": "characters", "ROLES": "roles", "EVENTS": "events"}


def icon_map(group: str) -> dict[str, str]:
    """One of the maps in the client's file: the id of a piece, and the name of its icon."""
    table = re.search(
        rf"export const {group}: Record<string, string> = {{(.*?)\n}}", ICONS.read_text(), re.S
    )
    assert table is not None
    return dict(re.findall(r"'?([a-z0-9-]+)'?: '([a-z0-9-]+)'", table[1]))


def test_the_clients_types_are_the_servers() -> None:
    assert DEFAULT_FILE.read_text(encoding="utf-8") == typescript(), "run `make types`"


@pytest.mark.parametrize("group", PIECES)
def test_every_piece_has_an_icon(group: str) -> None:
    pieces = {row["id"] for box in BUILT.values() for row in box.data.get(PIECES[group], ())}
    assert pieces <= icon_map(group).keys()


@pytest.mark.parametrize("group", PIECES)
def test_no_two_pieces_of_a_group_share_an_icon(group: str) -> None:
    icons = list(icon_map(group).values())
    assert len(icons) == len(set(icons))
