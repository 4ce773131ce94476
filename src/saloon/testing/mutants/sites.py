"""Where a source can be changed a little, and how."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

Change = Callable[[], None]

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
CALCULATED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
RENAMED = {"min": "max", "max": "min", "any": "all", "all": "any"}
MARK = "XX"


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change: the same one keeps its key while other code comes and goes."""

    path: str
    """Of the file, from the folder of the games."""
    scope: str
    """The class and function it is in."""
    line: int
    change: str
    index: int
    """Which change of its file it is."""
    key: str


def mutants_of(path: Path, name: str) -> list[Mutant]:
    """All changes to a file that can be drawn."""
    seen: dict[tuple[str, str], int] = {}
    found = []
    for index, (scope, line, change, _) in enumerate(changes(read(path))):
        again = seen[scope, change] = seen.get((scope, change), 0) + 1
        identity = "|".join((name, scope, change, str(again)))
        key = blake2b(identity.encode(), digest_size=5).hexdigest()
        found.append(Mutant(name, scope, line, change, index, key))
    return found


def mutated(path: Path, index: int) -> ast.Module:
    """A file's syntax tree with one of its changes made."""
    tree = read(path)
    for number, (_, _, _, make) in enumerate(changes(tree)):
        if number == index:
            make()
            return ast.fix_missing_locations(tree)
    raise IndexError(f"{path} has no change number {index}")


def read(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def changes(tree: ast.Module) -> Iterator[tuple[str, int, str, Change]]:
    """Every change to a tree in the order of the source: scope, line, words, how it is made."""
    for scope, node, parent in _reachable(tree, (), None):
        for before, after, make in _changes_to(node, parent):
            change = f"{_short(before)} → {_short(after)}"
            yield ".".join(scope), getattr(node, "lineno", 0), change, make


def _short(words: str) -> str:
    return " ".join(words.split())


def _reachable(
    node: ast.AST, scope: tuple[str, ...], parent: ast.AST | None
) -> Iterator[tuple[tuple[str, ...], ast.AST, ast.AST | None]]:
    """All nodes that do something, each with the scope it is in and the node around it."""
    if _does_nothing(node):
        return
    yield scope, node, parent
    if isinstance(node, ast.ClassDef | ast.FunctionDef):
        scope = (*scope, node.name)
    for field, value in ast.iter_fields(node):
        # Words about types, and the ids under which a class is registered, are no rules.
        if field in ("annotation", "returns", "decorator_list", "bases"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from _reachable(child, scope, node)


def _does_nothing(node: ast.AST) -> bool:
    """Docstrings, imports and what is there for the types, complaints and texts."""
    match node:
        case ast.Expr(value=ast.Constant()):
            return True
        case ast.Import() | ast.ImportFrom() | ast.Raise() | ast.Assert() | ast.JoinedStr():
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.Assign(targets=[ast.Name(id="__slots__" | "__all__")]):
            return True
        case ast.Call(func=ast.Name(id="TypeVar" | "files")):
            return True
    return False


def _changes_to(node: ast.AST, parent: ast.AST | None) -> Iterator[tuple[str, str, Change]]:
    match node:
        case ast.Compare(ops=[op]) if type(op) in COMPARED:
            yield _swapped(node, "ops", [COMPARED[type(op)]()])
        case ast.BoolOp(op=ast.And()):
            yield _swapped(node, "op", ast.Or())
        case ast.BoolOp(op=ast.Or()):
            yield _swapped(node, "op", ast.And())
        case ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in CALCULATED:
            yield _swapped(node, "op", CALCULATED[type(op)]())
        case ast.Call(func=ast.Name(id=name) as called) if name in RENAMED:
            yield _swapped(called, "id", RENAMED[name])
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield _replaced(node, operand, parent)
        case ast.If() | ast.While() | ast.IfExp():
            yield from _negated(node)
        case ast.Constant():
            yield from _other_constant(node)
        case ast.Expr():
            yield from _dropped(node)
        case ast.Break():
            yield _replaced(node, ast.Continue(), parent)
        case ast.Continue():
            yield _replaced(node, ast.Break(), parent)


def _negated(node: ast.If | ast.While | ast.IfExp) -> Iterator[tuple[str, str, Change]]:
    """The other way round, unless what is asked can be changed in itself."""
    asked = node.test
    if isinstance(asked, ast.Name | ast.Attribute | ast.Call | ast.Subscript):
        turned = ast.UnaryOp(ast.Not(), asked)
        words = "while" if isinstance(node, ast.While) else "if"
        _, _, make = _swapped(node, "test", turned)
        yield f"{words} {ast.unparse(asked)}", f"{words} {ast.unparse(turned)}", make


def _other_constant(node: ast.Constant) -> Iterator[tuple[str, str, Change]]:
    value = node.value
    if isinstance(value, bool):
        yield _swapped(node, "value", not value)
    elif isinstance(value, int):
        yield _swapped(node, "value", value + 1)
    elif isinstance(value, str) and " " not in value:  # with a blank it is a sentence for people
        yield _swapped(node, "value", MARK + value + MARK if value else MARK)


def _dropped(node: ast.Expr) -> Iterator[tuple[str, str, Change]]:
    """Something that is done is not done; a script remains a script."""
    value = node.value
    if isinstance(value, ast.YieldFrom):
        _, _, make = _swapped(value, "value", ast.Tuple([], ast.Load()))
    elif isinstance(value, ast.Call):
        _, _, make = _swapped(node, "value", ast.Constant(None))
    else:
        return
    yield ast.unparse(node), "nothing", make


def _swapped(node: ast.AST, field: str, value: object) -> tuple[str, str, Change]:
    """The change that gives a node another value in one field, and its words."""
    before, old = ast.unparse(node), getattr(node, field)

    def make() -> None:
        setattr(node, field, value)

    make()
    after = ast.unparse(node)
    setattr(node, field, old)
    return before, after, make


def _replaced(node: ast.AST, by: ast.AST, parent: ast.AST | None) -> tuple[str, str, Change]:
    """The change that puts another node in the place of this one, and its words."""

    def make() -> None:
        for field, value in ast.iter_fields(parent) if parent else ():
            if value is node:
                setattr(parent, field, by)
            elif isinstance(value, list) and node in value:
                value[value.index(node)] = by

    return ast.unparse(node), ast.unparse(by), make
