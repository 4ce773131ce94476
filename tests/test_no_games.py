"""What is around a game knows none of them: no card, box, edition or rule is named there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import saloon
from saloon.games.registry import ABOUT, GAMES
from saloon.games.registry import about as about_game

SOURCES = Path(saloon.__file__).parent
CLIENT = Path(__file__).parents[1] / "web" / "src"
GROUPS = ("card", "character", "event")
RULE = re.compile(r"\b[A-Z]{2}-[A-Z]{3,}-\d+\b")
ORDINARY = {
    *("aim", "arrow", "bang", "bullet", "escape", "ghost", "goals", "map", "missed", "poker"),
    *("saloon", "saved", "scope"),
}
"""Names of cards that mean something else in code."""


def pieces() -> set[str]:
    found = {p.id for game in ABOUT for p in about_game(game).pieces if p.group in GROUPS}
    for game in ABOUT:
        facts = about_game(game)
        found |= {module.id for module in facts.modules} - {"base"}
        found |= {*facts.editions, *(habit.id.replace("_", "-") for habit in facts.habits)}
    return found - ORDINARY


def words_in(file: Path) -> Iterator[str]:
    """Every text and every name in a file of Python."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Constant(value=str(text)) | ast.Name(id=text) | ast.Attribute(attr=text):
                yield text
            case ast.arg(arg=text) | ast.keyword(arg=str(text)):
                yield text


def _code(file: Path) -> str:
    """A file of the client without its comments."""
    text = file.read_text(encoding="utf-8")
    return re.sub(r"/\*.*?\*/|<!--.*?-->|(?<![:'\"`])//[^\n]*", "", text, flags=re.S)


def _python(*parts: str) -> list[Path]:
    return [file for part in parts for file in sorted((SOURCES / part).rglob("*.py"))]


def _client(*parts: str) -> list[Path]:
    made = ("protocol.ts", "shapes.ts", "vocabulary.ts", "speak.fixture.json")
    files = [file for part in parts for file in sorted((CLIENT / part).rglob("*"))]
    return [
        file
        for file in files
        if file.suffix in (".ts", ".svelte") and ".test." not in file.name and file.name not in made
    ]


@pytest.mark.parametrize("part", ["table", "server", "cli"])
def test_no_piece_of_a_game_is_named_around_the_games(part: str) -> None:
    known = pieces()
    assert {"beer", "el-gringo", "thirst", "dodge-city", "dynamite-box", "barrel-first"} <= known
    files = _python(part)
    assert len(files) > 10
    named = {
        (file.name, word)
        for file in files
        for word in words_in(file)
        if word.replace("_", "-") in known
    }
    assert named == set()


@pytest.mark.parametrize("part", ["table", "server"])
def test_no_game_and_no_rule_is_named_at_a_table(part: str) -> None:
    words = {(file.name, word) for file in _python(part) for word in words_in(file)}
    assert {each for each in words if each[1] in GAMES} == set()
    assert {each for each in words if RULE.search(each[1])} == set()


@pytest.mark.parametrize("part", ["table", "lib"])
def test_no_game_is_named_around_the_boards(part: str) -> None:
    known = pieces()
    compared = re.compile(rf"(?:=|\?\?|\[|\()\s*['\"`]({'|'.join(GAMES)})['\"`]")
    files = _client(part)
    assert len(files) > 8
    named = set()
    for file in files:
        code = _code(file)
        quoted = set(re.findall(r"['\"`]([a-z0-9_-]+)['\"`]", code))
        named |= {(file.name, word) for word in quoted if word.replace("_", "-") in known}
        named |= {(file.name, game) for game in compared.findall(code)}
        named |= {(file.name, rule) for rule in RULE.findall(code)}
        named |= {(file.name, f"{game}-") for game in GAMES if f"'{game}-" in code}
    assert named == set()
