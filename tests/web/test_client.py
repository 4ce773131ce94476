"""The browser's client, as far as Python can judge it: its types and its icons."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest
from tests.web import films

from saloon.games.bang.catalogue import BUILT
from saloon.games.registry import vocabulary_of
from saloon.kernel import Event
from saloon.server.typescript import made

WEB = Path(__file__).parents[2] / "web" / "src"
ICONS = Path(__file__).parents[2] / "web" / "src" / "games" / "bang" / "icons.ts"
PAGE = Path(__file__).parents[2] / "src" / "saloon" / "server" / "static"
PIECES = {"CARDS": "cards", "CHARACTERS": "characters", "ROLES": "roles", "EVENTS": "events"}


def icons_of(group: str) -> list[tuple[str, str]]:
    """The id of each piece and the name of its icon, from the game and its boxes."""
    files = [ICONS, *sorted(ICONS.parent.glob("boxes/*/icons.ts"))]
    tables = [
        table
        for file in files
        for table in re.findall(
            rf"export const {group}: Record<string, string> = {{(.*?)\n}}", file.read_text(), re.S
        )
    ]
    return [
        pair for table in tables for pair in re.findall(r"'?([a-z0-9-]+)'?: '([a-z0-9-]+)'", table)
    ]


def test_the_clients_types_are_the_servers() -> None:
    for path, text in made().items():
        assert (WEB / path).read_text(encoding="utf-8") == text, f"run `make types`: {path}"


@pytest.mark.parametrize("group", PIECES)
def test_every_piece_has_an_icon(group: str) -> None:
    pieces = {row["id"] for box in BUILT.values() for row in box.data.get(PIECES[group], ())}
    assert pieces <= dict(icons_of(group)).keys()


@pytest.mark.parametrize("group", PIECES)
def test_no_two_pieces_of_a_group_share_an_icon(group: str) -> None:
    icons = icons_of(group)
    assert len(icons) == len(dict(icons)) == len({icon for _, icon in icons})


def test_every_piece_of_a_box_has_an_icon_in_its_folder() -> None:
    for box in BUILT.values():
        groups = () if box.box is None else box.box.pieces
        for group in groups:
            file = ICONS.parent / "boxes" / box.name / "icons.ts"
            named = dict(re.findall(r"'?([a-z0-9-]+)'?: '([a-z0-9-]+)'", file.read_text()))
            assert {row["id"] for row in box.data[group]} <= named.keys()
            assert len(named) == len(set(named.values()))


def test_the_clients_films_know_how_long_bots_wait() -> None:
    for film in json.loads(films.HERE.read_text(encoding="utf-8")):
        words = vocabulary_of(film["game"])
        for step in film["steps"]:
            events = [
                Event(each.pop("kind"), each.pop("seat", -1), each)
                for each in step["frame"]["events"]
            ]
            reaction = step["ask"] is not None and step["ask"]["reaction"]
            assert step["waits"] == films.waits(events, words, reaction), (
                "run `python -m tests.web.films`"
            )


def loaded(*wanted: str) -> set[Path]:
    """The scripts of these sources and of all they import at once."""
    listing = PAGE / ".vite" / "manifest.json"
    if not listing.exists():
        pytest.skip("the page is not built: `make run` or `make test` does it")
    chunks = json.loads(listing.read_text(encoding="utf-8"))
    left, files = list(wanted), set[str]()
    while left:
        chunk = chunks[left.pop()]
        if chunk["file"] not in files:
            files.add(chunk["file"])
            left.extend(chunk.get("imports", ()))
    return {PAGE / name for name in files if name.endswith(".js")}


def compressed(scripts: set[Path]) -> int:
    return sum(len(gzip.compress(script.read_bytes())) for script in scripts)


@pytest.mark.parametrize("page", ["src/pages/Lobby.svelte", "src/pages/TableGate.svelte"])
def test_a_first_visit_loads_little_script(page: str) -> None:
    """The page itself, what it imports at once, and one language: at most 150 kB, compressed."""
    more = ["src/lib/texts/hu.ts"]
    if "Table" in page:
        more += ["src/lib/texts/bang/hu.ts", "src/games/bang/Board.svelte"]
        more += ["src/games/bang/script.ts"]
    else:
        more += ["../src/saloon/texts/hu/ui-pages.ftl?raw"]
    assert compressed(loaded("index.html", page, *more)) <= 150_000


def test_portraits_are_loaded_apart_and_are_small() -> None:
    """At most 60 kB more, compressed; and the page comes without them, even the page of a table."""
    boards = ("src/games/bang/Board.svelte", "src/games/dice/Board.svelte")
    page = loaded("index.html", "src/pages/Lobby.svelte", "src/pages/TableGate.svelte", *boards)
    portraits = loaded("src/portraits/book.ts") - page
    # A row of them is in no script that is loaded at once.
    row = re.compile(r"willy-the-kid.:\{head")
    assert [row.search(script.read_text(encoding="utf-8")) for script in portraits] != [None]
    assert not any(row.search(script.read_text(encoding="utf-8")) for script in page)
    assert compressed(portraits) <= 60_000
