"""Colours stand in the tokens, each with a name that says its job; the kit's styles are its own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "web" / "src"
TOKENS = SOURCES / "ui" / "tokens.css"

#: Where colours stand besides the tokens, and why.
DRAWINGS = {
    "portraits": "paints are data: they are mixed and faded by what happened to somebody",
    "games/bang/boxes/great-train-robbery/Wagon.svelte": "a drawing its box owns, paints and all",
    "dev": "sheets for looking at pieces while one draws them; no player is served them",
}

NAMED = (
    "white|black|red|green|blue|gold|silver|gr[ae]y|orange|yellow|brown|tan|navy|maroon|ivory|beige"
)
RAW = re.compile(
    r"(?<![\w&{(/])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?![-(])"
    r"|(?<=[(])#(?:[0-9a-f]{8}|[0-9a-f]{6})\b"
    r"|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*(?:from\b|[\d.])"
    r"|\bhsla?\([^()]*(?:\([^()]*\)[^()]*)*\d%"
    rf"|(?:fill|stroke|stop-color)=\"(?:{NAMED})\"",
    re.IGNORECASE,
)
IN_STYLES = re.compile(rf":[^:]*(?<![-\w.])(?:{NAMED})(?![-\w(])[^:{{]*;", re.IGNORECASE)


def sources() -> Iterator[Path]:
    for path in sorted(SOURCES.rglob("*")):
        within = path.relative_to(SOURCES).as_posix()
        drawn = any(within == each or within.startswith(f"{each}/") for each in DRAWINGS)
        if path.suffix in {".css", ".svelte", ".ts"} and path != TOKENS and not drawn:
            yield path


def raw_colours(text: str, *, styles: bool) -> list[tuple[int, str]]:
    """The lines with a raw colour, by number. `styles`: all of the text is a style sheet."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        styles = styles or "<style" in line
        if RAW.search(line) or (styles and IN_STYLES.search(line)):
            found.append((number, line.strip()))
    return found


@pytest.mark.parametrize(
    "line",
    [
        "color: #fff6e2;",
        "box-shadow: 0 1px 2px #000a;",
        "background: linear-gradient(#0000, #7a2018);",
        "color: rgb(1 2 3);",
        "fill: hsl(var(--hue) 42% 58%);",
        "color: white;",
        "border: 1px solid black;",
        "const CLOTH = ['#7d2a1c']",
        '<path fill="#24160d" />',
        '<path stroke="black" />',
    ],
)
def test_a_raw_colour_is_seen(line: str) -> None:
    assert raw_colours(line, styles=True)


@pytest.mark.parametrize(
    "line",
    [
        "color: var(--ink);",
        "fill: color-mix(in srgb, var(--gold) 45%, transparent);",
        "background: hsl(var(--hue) var(--disc-high));",
        "color: var(--card-black);",
        "{#each faces as face}",
        "this.#add(args, name)",
        'fill="url(#scene-sun)"',
    ],
)
def test_a_token_is_none(line: str) -> None:
    assert not raw_colours(line, styles=True)


def test_colours_stand_in_the_tokens_only() -> None:
    raw = [
        f"{path.relative_to(SOURCES)}:{number}: {line}"
        for path in sources()
        for number, line in raw_colours(
            path.read_text(encoding="utf-8"), styles=path.suffix == ".css"
        )
    ]
    assert not raw, "give these a name in ui/tokens.css that says what they mean:\n" + "\n".join(
        raw
    )


def test_every_exception_is_needed() -> None:
    for within in DRAWINGS:
        place = SOURCES / within
        files = (
            [place] if place.is_file() else [each for each in place.rglob("*") if each.is_file()]
        )
        texts = (each.read_text(encoding="utf-8") for each in files)
        assert any(raw_colours(text, styles=False) for text in texts), within


def test_every_token_that_is_used_is_there() -> None:
    """A name that nobody gives a value shows no colour at all, and nothing else would say so."""
    texts = {
        path: path.read_text(encoding="utf-8")
        for path in SOURCES.rglob("*")
        if path.suffix in {".css", ".svelte", ".ts"}
    }
    given = {
        name
        for text in texts.values()
        for name in re.findall(r"(?<!var\()(--[a-z][\w-]*)['\"]?\s*[:=,}]", text)
    }
    given |= {name for text in texts.values() for name in re.findall(r"style:(--[\w-]+)", text)}
    used = {
        (name, path.name)
        for path, text in texts.items()
        for name in re.findall(r"var\((--[a-z][\w-]*)\)", text)
    }
    assert not sorted(
        (name, where) for name, where in used if name not in given and not name.endswith("-")
    )


def test_only_the_kit_makes_a_piece() -> None:
    """Its styles reach everything of that class, wherever it is on the page."""
    makers = [
        path.relative_to(SOURCES).as_posix()
        for path in SOURCES.rglob("*.svelte")
        if re.search(
            r"""class=(?:"(?:[^"]*\s)?piece[\s"]|\{\[?'piece')|class:piece""",
            path.read_text("utf-8"),
        )
    ]
    assert makers == ["table/kit/Piece.svelte"]
