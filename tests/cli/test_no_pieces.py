"""The commands know games by their views and options, and no piece of a game by name."""

import ast
from pathlib import Path

import saloon.cli
from saloon.games.registry import ABOUT

FILES = sorted(Path(saloon.cli.__file__).parent.rglob("*.py"))
GROUPS = ("card", "character", "event")


def _texts(file: Path) -> set[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def test_no_card_character_or_event_is_named() -> None:
    pieces = {p.id for about in ABOUT.values() for p in about().pieces if p.group in GROUPS}
    assert {"beer", "el-gringo", "thirst"} <= pieces
    named = {(file.name, text) for file in FILES for text in _texts(file) & pieces}
    # Cards that are called like a game, and like all of this.
    assert {text for _, text in named} <= {"bang", "saloon"}, named
