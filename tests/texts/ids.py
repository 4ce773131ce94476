"""The ids of everything in the rules that needs words, read from the sources."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import saloon.games

RULE = re.compile(r"(?!ED-)[A-Z]{2}-[A-Z]+-\d+")
WORD = re.compile(r"[a-z]+(-[a-z]+)*")
KERNEL = ("game-over", "not-asked", "already-answered", "not-an-option")
QUESTIONS = {"Decision", "Often"}


@cache
def _trees(game: str) -> list[ast.Module]:
    folder = Path(saloon.games.__file__).parent / game
    return [ast.parse(file.read_text(encoding="utf-8")) for file in sorted(folder.rglob("*.py"))]


def _calls(game: str, name: str) -> Iterator[ast.Call]:
    for tree in _trees(game):
        yield from _calls_in(tree, name)


def _calls_in(tree: ast.Module, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else node.func
            if called == name or (isinstance(called, ast.Name) and called.id == name):
                yield node


def _words(call: ast.Call, place: int) -> set[str]:
    """The text that is given at a place, or the texts of a choice between two."""
    if len(call.args) <= place:
        return set()
    found = {node.value for node in ast.walk(call.args[place]) if isinstance(node, ast.Constant)}
    return {word for word in found if isinstance(word, str) and WORD.fullmatch(word)}


def _all(game: str, *places: tuple[str, int]) -> set[str]:
    """The words given to these functions, each at its place."""
    return {
        word
        for name, place in places
        for call in _calls(game, name)
        for word in _words(call, place)
    }


def _assigned(tree: ast.Module | ast.ClassDef) -> Iterator[tuple[str, str]]:
    """Names that stand for a text: `kind = "hands"`, `NAME, PICK = "name", "pick"`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            target, value = node.targets[0], node.value
            both = isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple)
            names = target.elts if both else [target]  # type: ignore[attr-defined]
            texts = value.elts if both else [value]  # type: ignore[attr-defined]
            for name, text in zip(names, texts, strict=False):
                if isinstance(text, ast.Constant):
                    yield ast.unparse(name), str(text.value)


def _named(game: str, function: str, place: int) -> set[str]:
    """The texts given to a function at a place by a name of the same file."""
    found = set()
    for tree in _trees(game):
        texts = list(_assigned(tree))
        for call in _calls_in(tree, function):
            given = call.args[place] if len(call.args) > place else None
            if isinstance(given, ast.Name):
                found |= {text for name, text in texts if name == given.id}
    return found


def _given_as_a_whole(game: str) -> Iterator[str]:
    """The kinds of events that are given with all that is told: `{"kind": "drew", ...}`."""
    for tree in _trees(game):
        for node in ast.walk(tree):
            if isinstance(node, ast.Dict):
                for name, value in zip(node.keys, node.values, strict=True):
                    if isinstance(name, ast.Constant) and name.value == "kind":
                        yield ast.literal_eval(value)


def event_kinds(game: str) -> set[str]:
    return _all(game, ("Event", 0)) | _named(game, "Event", 0) | set(_given_as_a_whole(game))


def _kinds_of_classes(game: str) -> Iterator[str]:
    """Of questions that are classes of their own: `kind = "play"`, `self.kind = "shot"`."""
    for tree in _trees(game):
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef) and QUESTIONS & set(map(ast.unparse, node.bases)):
                for name, text in _assigned(node):
                    if name in ("kind", "self.kind"):
                        yield text


def decision_kinds(game: str) -> set[str]:
    asking = ("Decision", 1), ("window", 1), ("Stake", 0), ("whom", 2), ("agrees", 1)
    return _all(game, *asking) | _named(game, "Decision", 1) | set(_kinds_of_classes(game))


def verbs(game: str) -> set[str]:
    named = {text for tree in _trees(game) for name, text in _assigned(tree) if name == "verb"}
    return _all(game, ("option", 0), ("whom", 2)) | {"pass"} | {text for text in named if text}


def _docstrings(tree: ast.Module) -> set[ast.expr]:
    """Bare texts: comments, in effect."""
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}


def rules(game: str) -> set[str]:
    """Every rule that can be given as the reason against something."""
    found = set(KERNEL)
    for tree in _trees(game):
        comments = _docstrings(tree)
        setups = {
            part
            for node in ast.walk(tree)
            if isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in ("SetupError", "Switch", "Ruling")
            for part in ast.walk(node)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and node not in setups | comments:
                text = node.value
                if isinstance(text, str) and RULE.fullmatch(text):
                    found.add(text)
    return found
