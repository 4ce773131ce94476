"""No file is longer than one can keep in mind; one that is too long holds two things."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
LONGEST = 400
FOLDERS = {"src": (".py",), "web/src": (".svelte", ".ts")}
GENERATED = "// Made by `make types`"


def sources() -> Iterator[Path]:
    for folder, endings in FOLDERS.items():
        yield from (each for each in (ROOT / folder).rglob("*") if each.suffix in endings)


def test_no_file_is_too_long() -> None:
    too_long = []
    looked_at = 0
    for path in sources():
        text = path.read_text(encoding="utf-8")
        looked_at += 1
        lines = text.count("\n")
        if lines > LONGEST and not text.startswith(GENERATED):
            too_long.append(f"{path.relative_to(ROOT)}: {lines} lines")
    assert looked_at > 500, "the sources are somewhere else"
    assert not too_long, f"longer than {LONGEST} lines: {too_long}"
