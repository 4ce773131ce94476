"""Whether the engine's sources mean the same when they are compiled; a part of `make lint`.

`make compiled` translates kernel, games and bots into machine code. Some things that Python takes
come out differently there, or not at all, mostly without a word from the compiler: they are found
here. CONTRIBUTING says what to write instead.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path("src/saloon")
PARTS = ("kernel", "games", "bots")
"""What is compiled."""

PLAIN_DECORATORS = frozenset({"dataclass", "mypyc_attr"})
"""A class decorated with anything else stays an ordinary one."""
NO_SECOND_BASE = frozenset({"Protocol", "Generic", "ABC"})
TAKES_ALL = frozenset(
    {"all", "any", "dict", "frozenset", "join", "list", "max", "min", "next", "set", "sorted"}
    | {"sum", "tuple", "update", "Counter", "extend"}
)
"""What goes through a whole generator expression at once, so that a list does as well."""


class Finding(NamedTuple):
    line: int
    problem: str


def findings(source: str, file: str = "") -> list[Finding]:
    """What in a source file would not survive compiling, in its order."""
    tree = ast.parse(source)
    if file == "__init__.py":  # it is not compiled
        return [
            Finding(node.lineno, f"class {node.name} stands in an __init__.py, which is left plain")
            for node in tree.body
            if isinstance(node, ast.ClassDef)
        ]
    found = [each for node in ast.walk(tree) for each in _look_at(node)]
    found += _generators(tree)
    found += _not_there_yet(tree)
    return sorted(found)


def _look_at(node: ast.AST) -> Iterator[Finding]:
    match node:
        case ast.ClassDef():
            yield from _class(node)
        case ast.FunctionDef():
            yield from _function(node)
        case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
            if _called(node.annotation) == "TypeAlias" and _names(value, name):
                yield Finding(node.lineno, f"the type {name} names itself")
        case ast.Compare():
            for operator, side in zip(node.ops, node.comparators, strict=True):
                if isinstance(operator, ast.In | ast.NotIn) and _has_star(side):
                    yield Finding(node.lineno, "`in` looks into a display with a star in it")
        case ast.Attribute(attr="__dict__"):
            yield Finding(node.lineno, "a compiled object has no __dict__")
        case ast.Call(func=ast.Attribute(attr="__init__", value=ast.Call(func=ast.Name("super")))):
            if any(keyword.arg is None for keyword in node.keywords):
                yield Finding(node.lineno, "super().__init__ is handed keywords with **")
        case _:
            pass


def _class(node: ast.ClassDef) -> Iterator[Finding]:
    for decorator in node.decorator_list:
        if _called(decorator) not in PLAIN_DECORATORS:
            yield Finding(node.lineno, f"class {node.name} has a decorator")
    bases = [base for base in node.bases if _called(base) not in NO_SECOND_BASE]
    if len(bases) > 1:
        yield Finding(node.lineno, f"class {node.name} has several bases")
    for member in node.body:
        if isinstance(member, ast.FunctionDef):
            decorators = {_called(each) for each in member.decorator_list}
            if "cached_property" in decorators:
                yield Finding(member.lineno, f"{member.name} is cached where no __dict__ is")
            if "classmethod" in decorators and _calls_super(member):
                yield Finding(member.lineno, f"the class method {member.name} calls super()")
    if "Protocol" in {_called(base) for base in node.bases}:
        return
    for member in node.body:
        if isinstance(member, ast.FunctionDef):
            yield from _empty(member)


def _function(node: ast.FunctionDef) -> Iterator[Finding]:
    for inner in ast.walk(node):
        if isinstance(inner, ast.ClassDef):
            yield Finding(inner.lineno, f"class {inner.name} is defined inside a function")


def _empty(node: ast.FunctionDef) -> Iterator[Finding]:
    """An empty body gives back nothing, and compiled code takes that for something."""
    if node.returns is None or ast.unparse(node.returns) in ("None", "NoReturn"):
        return
    if {_called(each) for each in node.decorator_list} & {"abstractmethod", "overload"}:
        return
    for statement in node.body:
        if not (isinstance(statement, ast.Pass) or _is_constant(statement)):
            return
    yield Finding(node.lineno, f"{node.name} has no `return`")


def _is_constant(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _generators(tree: ast.AST) -> Iterator[Finding]:
    """Generator expressions in other places than where all of them is taken at once."""
    fine: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _called(node.func) in TAKES_ALL:
            fine.update(node.args)
        if isinstance(node, ast.Starred):
            fine.add(node.value)
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Tuple):
            fine.add(node.value)
    for node in ast.walk(tree):
        if isinstance(node, ast.GeneratorExp) and node not in fine:
            yield Finding(node.lineno, "a generator expression is made into a list")


def _not_there_yet(tree: ast.AST) -> Iterator[Finding]:
    """Fields of a type that is imported for checking types only: they are looked up at once."""
    unloaded: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and _called(node.test) == "TYPE_CHECKING":
            for each in node.body:
                if isinstance(each, ast.ImportFrom):
                    unloaded.update([alias.asname or alias.name for alias in each.names])
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and _keeps_types(node):
            for member in node.body:
                if isinstance(member, ast.AnnAssign) and _called(member.annotation) in unloaded:
                    yield Finding(member.lineno, "a field has a type that is not imported")


def _keeps_types(node: ast.ClassDef) -> bool:
    told = {_called(each) for each in (*node.bases, *node.decorator_list)}
    return not told.isdisjoint({"NamedTuple", "TypedDict", "dataclass"})


def _called(node: ast.AST) -> str:
    """The last name of what is called, subscripted or meant."""
    match node:
        case ast.Call(func=inner) | ast.Subscript(value=inner):
            return _called(inner)
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return ""


def _names(value: ast.expr, name: str) -> bool:
    """Whether a type, written as such or as a string, names this one."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        value = ast.parse(value.value, mode="eval").body
    return any(isinstance(node, ast.Name) and node.id == name for node in ast.walk(value))


def _has_star(node: ast.expr) -> bool:
    if not isinstance(node, ast.Tuple | ast.List | ast.Set):
        return False
    return any(isinstance(each, ast.Starred) for each in node.elts)


def _calls_super(node: ast.FunctionDef) -> bool:
    return any(isinstance(each, ast.Call) and _called(each) == "super" for each in ast.walk(node))


def sources(root: Path = ROOT) -> list[Path]:
    return [path for part in PARTS for path in sorted((root / part).rglob("*.py"))]


def main(arguments: Sequence[str] | None = None) -> int:
    count = 0
    for path in sources():
        for line, problem in findings(path.read_text(encoding="utf-8"), path.name):
            print(f"{path}:{line}: {problem}")
            count += 1
    if count:
        print(f"{count} places would not survive `make compiled`; see CONTRIBUTING.md.")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
