"""What is private stays so: a name with an underscore is its owner's own."""

from __future__ import annotations

import ast
from pathlib import Path

import saloon

SOURCES = Path(saloon.__file__).parent
FOR_EVERYBODY = {"_asdict", "_fields", "_make", "_replace", "_exit"}
"""Names that Python gave an underscore though they are no secret of an object."""


def named(tree: ast.Module) -> set[str]:
    """What a module's classes call their own, and those of their bases."""
    own = set()
    bases: set[str] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Name(id="self" | "cls"), attr=name):
                own.add(name)
            case ast.FunctionDef(name=name):
                own.add(name)
            case ast.ClassDef(name=name):
                own.add(name)
                bases |= {base.id for base in node.bases if isinstance(base, ast.Name)}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and bases & {each.name for each in node.names}:
            path = SOURCES.parent / f"{(node.module or '').replace('.', '/')}.py"
            if path.is_file():
                own |= named(ast.parse(path.read_text(encoding="utf-8")))
    return own


def strangers(source: str) -> list[str]:
    """Private names that are reached into on another object in a module that does not own them.

    Who has such a name of its own may look at another of its kind: a copy, a twin.
    """
    tree = ast.parse(source)
    own = named(tree) | FOR_EVERYBODY
    return [
        f"line {node.lineno}: {node.attr}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and node.attr.startswith("_")
        and not node.attr.endswith("__")
        and node.attr not in own
    ]


def test_reaching_into_somebody_else_is_found() -> None:
    assert strangers("def f(game):\n    return game._moves\n") == ["line 2: _moves"]
    assert not strangers("class A:\n    def f(self, other):\n        return self._x == other._x\n")
    assert not strangers("def f(row):\n    return row._asdict()\n")


def test_nobody_reaches_into_what_is_private_of_another() -> None:
    found = {
        str(path.relative_to(SOURCES)): names
        for path in sorted(SOURCES.rglob("*.py"))
        if (names := strangers(path.read_text(encoding="utf-8")))
    }
    assert not found, found
