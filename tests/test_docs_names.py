"""What the two documents about the inside name is there: files, classes, functions, commands.

In these documents code stands in backticks. A path leads to a file. A name that is linked to a file
is defined in that file; any other name is defined somewhere in the sources. What has a hyphen or a
space in it is an id or an example, and other tests look at it.
"""

from __future__ import annotations

import keyword
import re
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "docs" / "architecture.md", ROOT / "docs" / "reference.md"]
FENCED = re.compile(r"^```.*?^```", re.M | re.S)
CODE = re.compile(r"`([^`\n]+)`")
LINKED = re.compile(r"\[`([^`\n]+)`\]\((\.\./[^)\s#]+)\)")
ENDINGS = (".py", ".ts", ".svelte", ".json", ".svg", ".css", ".toml", ".ftl", ".md")
PATH = re.compile(r"[\w./<>*-]+")
NAME = re.compile(r"(\w+(?:\.\w+)*)(?:\([^)]*\))?")
DEFINED = re.compile(
    r"\b(?:def|class|function|const|let|interface|type)\s+(\w+)"
    r"|^\s*(?:(?:private|async|get|export|static|readonly)\s+)*(\w+)\s*[(:=?]"
    r"|\bself\.(\w+) ?[:=]"
    r"|\b([A-Z][A-Z_]+)\b"
    r"|\"(\w+)\": ",
    re.M,
)
"""Definitions, fields and methods of both languages, constants, keys of data."""
NOT_OURS = {*sys.stdlib_module_names, *keyword.kwlist, "Random"}
WORDS = {"no", "self"}
"""What texts are given as arguments; see the reference, Texts."""


@cache
def files() -> list[str]:
    kept = [*ROOT.glob("*"), *ROOT.glob("docs/**/*"), *ROOT.glob("tests/**/*")]
    kept += [*ROOT.glob("src/**/*"), *ROOT.glob("web/src/**/*")]
    return [str(path.relative_to(ROOT)) for path in kept]


@cache
def names_in(path: Path) -> set[str]:
    found = DEFINED.findall(path.read_text(encoding="utf-8"))
    names = {name for names in found for name in names if name}
    # A moment is heard by a method of its name.
    return names | {"on" + re.sub(r"([A-Z])", r"_\1", name).lower() for name in names}


@cache
def all_names() -> set[str]:
    names = NOT_OURS | WORDS
    for path in files():
        names.add(Path(path).stem)
        if path.startswith(("src", "web")) and path.endswith((".py", ".ts", ".svelte", ".json")):
            names |= names_in(ROOT / path)
    return names


def is_file(path: str) -> bool:
    """Whether a file or folder of ours ends so; `<box>` and `*` stand for anything."""
    pattern = re.sub(r"<[^>]*>|\\\*", "[^/]+", re.escape(path.rstrip("/")))
    return any(re.search(rf"(?:^|/){pattern}$", each) for each in files())


def is_there(code: str) -> bool:
    if code.startswith("make "):
        return f"\n{code.split()[1]}:" in (ROOT / "Makefile").read_text(encoding="utf-8")
    if "/" in code or code.endswith(ENDINGS):
        return not PATH.fullmatch(code) or is_file(code)
    name = NAME.fullmatch(code)
    return name is None or all(part in all_names() for part in name[1].split("."))


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.stem)
def test_what_a_document_names_is_there(page: Path) -> None:
    prose = FENCED.sub("", page.read_text(encoding="utf-8"))
    named = CODE.findall(prose)
    assert len(named) > 50, "the code stands otherwise"
    assert not [code for code in named if not is_there(code)]


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.stem)
def test_a_linked_file_defines_the_name(page: Path) -> None:
    for name, link in LINKED.findall(page.read_text(encoding="utf-8")):
        path = (page.parent / link).resolve()
        assert path.is_file(), f"{page.name}: there is no {link}"
        if path.name != name.rpartition("/")[2]:
            found = NAME.fullmatch(name)
            assert found is not None, f"{page.name}: '{name}' is no name"
            parts = found[1].split(".")
            assert parts[-1] in names_in(path), f"{page.name}: {link} has no {name}"


def test_a_wrong_name_would_be_noticed() -> None:
    assert is_there("src/saloon/kernel/game.py")
    assert is_there("Game.copy")
    assert not is_there("src/saloon/kernel/gamble.py")
    assert not is_there("Game.copies_all_of_it")
    assert not is_there("make whisky")
