"""What the log says about something bears no rule: nothing is decided by such a word."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import saloon

GAMES = Path(saloon.__file__).parent / "games"
LABELS = {"why"}
"""By these names a cause is handed on to be told."""


def decided(source: str) -> list[int]:
    """The lines on which a label is compared with a word, or looked for among words."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Compare)
        and not isinstance(node.ops[0], ast.Is | ast.IsNot)
        and any(_label(each) for each in (node.left, *node.comparators))
    ]


def _label(node: ast.expr) -> bool:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name in LABELS
    return False


@pytest.mark.parametrize("game", ["bang", "dice", "legends"])
def test_no_rule_is_decided_by_what_the_log_calls_it(game: str) -> None:
    files = sorted((GAMES / game).rglob("*.py"))
    assert len(files) > 20
    found = {str(file.relative_to(GAMES)): decided(file.read_text("utf-8")) for file in files}
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_the_check_sees_what_it_is_for() -> None:
    assert decided("lost = stripped.why == 'eliminated'") == [1]
    assert decided("if why in ('beer', 'saloon'): pass") == [1]
    assert decided("if decision.why is None: pass") == []
