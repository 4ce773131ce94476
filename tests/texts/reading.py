"""The messages of a language as syntax: which there are, and what they refer to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from saloon.texts.messages import sources


@cache
def messages(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for name, source in sources(language).items():
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def patterns(language: str) -> Iterator[tuple[str, ast.Pattern]]:
    """Every text by its id, attributes as `id.attribute`."""
    for id_, message in messages(language).items():
        if message.value is not None:
            yield id_, message.value
        for attribute in message.attributes:
            yield f"{id_}.{attribute.id.name}", attribute.value


@cache
def _ids(language: str) -> frozenset[str]:
    return frozenset([id_ for id_, _ in patterns(language)])


def missing(language: str, wanted: Iterable[str]) -> str:
    """Which of these texts a language does not have, for who is to write them; "" if none."""
    ids = sorted({*wanted} - _ids(language))
    return "\n  ".join([f"to be written in texts/{language}:", *ids]) if ids else ""


class Needs(Visitor):
    """What a refusal can say that is lacking."""

    def __init__(self) -> None:
        self.words: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        match node.selector:
            case ast.VariableReference(id=ast.Identifier(name="needIs")):
                keys = [variant.key for variant in node.variants]
                self.words |= {key.name for key in keys if isinstance(key, ast.Identifier)}
        self.generic_visit(node)


def says_need(language: str) -> dict[str, str]:
    """The message that says of something lacking, by the word for it; one that all share first."""
    found: dict[str, str] = {}
    for id_, pattern in patterns(language):
        if id_.startswith("bang-why-"):
            needs = Needs()
            needs.visit(pattern)
            for word in needs.words:
                if word not in found or id_ == "bang-why-need":
                    found[word] = id_
    return found


class Parts(Visitor):
    """What a text is made of: its plain words, whatever variant is taken, and what it names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.texts: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.add(node.value.strip())

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def parts(pattern: ast.Pattern) -> Parts:
    found = Parts()
    found.visit(pattern)
    return found
