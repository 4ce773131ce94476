"""The check that keeps the engine compilable: what it finds, and what it leaves alone."""

from __future__ import annotations

import inspect
from importlib import import_module
from pathlib import Path

import pytest

import saloon.games.registry  # noqa: F401  (so that all kinds of moments are there)
from saloon.games.bang.moments import HandEmptied, Wounded
from saloon.kernel.moments import KINDS
from saloon.kernel.native import build
from saloon.testing.native_ready import findings, sources

TRAPS = {
    "a decorator on a class": "@register\nclass Beer(Card): ...",
    "two bases": "class Both(Card, Character): ...",
    "a type that names itself": 'Chain: TypeAlias = "tuple[Chain | None, int]"',
    "a star in what `in` looks into": 'found = name in ("a", *others)',
    "a __dict__": "one.__dict__.update(other.__dict__)",
    "keywords handed on": "class A(B):\n def __init__(self, **r):\n  super().__init__(**r)",
    "a cached property": "class A:\n @cached_property\n def data(self) -> int:\n  return 1",
    "super in a class method": "class A(B):\n @classmethod\n def new(cls):\n  return super().new()",
    "an empty body with a value": 'class A:\n def ends(self) -> Effect:\n  """Nothing."""',
    "a class in a function": "def make():\n class A: ...",
    "a lazy argument": "run(effect for effect in effects)",
    "a field of a type that is not there": (
        "if TYPE_CHECKING:\n from a import B\nclass Face(NamedTuple):\n text: str\n who: B"
    ),
    "a lazy variable": "targets = (p for p in players)",
}
FINE = {
    "a dataclass": "@dataclass(frozen=True)\nclass Face: ...",
    "an open class": "@mypyc_attr(allow_interpreted_subclasses=True)\nclass Source: ...",
    "a generic class": "class Field(Base, Generic[T]): ...",
    "a protocol": "class Bot(Protocol):\n def choose(self) -> int: ...",
    "an abstract method": 'class A(ABC):\n @abstractmethod\n def new(self) -> int:\n  """New."""',
    "an empty body without a value": 'class A:\n def ends(self) -> None:\n  """Nothing."""',
    "all of a generator": "found = any(x for x in xs) or sum(x for x in xs)",
    "a generator in a display": "options = [PASS, *(option(x) for x in xs)]",
    "a generator taken apart": "one, two = (int(x) for x in pair)",
    "a plain display": 'found = name in ("a", "b")',
}


@pytest.mark.parametrize("trap", TRAPS)
def test_a_trap_is_found(trap: str) -> None:
    assert findings(TRAPS[trap])


@pytest.mark.parametrize("fine", FINE)
def test_what_compiles_is_left_alone(fine: str) -> None:
    assert findings(FINE[fine]) == []


def test_it_says_where() -> None:
    assert findings("\n\nx = name in [*others]")[0].line == 3


def test_a_package_only_names_what_is_in_it() -> None:
    source = "class Fights(Chapter): ..."
    assert findings(source, "__init__.py")[0].problem.startswith("class Fights stands in")
    assert findings(source, "chapter.py") == []


def test_the_engine_has_none() -> None:
    found = {path: findings(path.read_text(encoding="utf-8"), path.name) for path in sources()}
    assert len(found) > 100
    assert {path: problems for path, problems in found.items() if problems} == {}


COMPILED = ("saloon.kernel.", "saloon.games.", "saloon.bots.")


@pytest.mark.skipif(build() == "compiled", reason="looks at the sources themselves")
def test_whatever_a_box_outside_builds_upon_is_open_for_it() -> None:
    """Plain Python cannot build upon a compiled class that does not say so."""
    boxes = Path(__file__).parents[1] / "stress"
    names = [path.stem for path in boxes.glob("*.py") if not path.stem.startswith(("test_", "con"))]
    modules = [import_module(f"tests.stress.{name}") for name in names]
    built = [
        each
        for module in modules
        for each in vars(module).values()
        if inspect.isclass(each) and each.__module__ == module.__name__
    ]
    bases = {
        base for each in built for base in each.__mro__ if base.__module__.startswith(COMPILED)
    }
    assert len(bases) > 10
    heads = {base: inspect.getsource(base).partition("class ")[0] for base in bases}
    assert [base for base in bases if "allow_interpreted_subclasses" not in heads[base]] == []


def test_plain_python_can_make_what_happens_in_a_game() -> None:
    """A closed compiled class whose base is made without `__init__` would come out empty."""
    assert HandEmptied(1).seat == 1
    wounded = Wounded(1, lost=2, by=0)
    assert (wounded.seat, wounded.lost, wounded.by) == (1, 2, 0)


@pytest.mark.skipif(build() == "compiled", reason="looks at the sources themselves")
def test_every_moment_can_be_made_by_plain_python() -> None:
    games = [each for each in set(KINDS.values()) if each.__module__.startswith(COMPILED)]
    made = [each for each in games if "__init__" in vars(each)]
    assert len(made) > 20
    heads = {each: inspect.getsource(each).partition("class ")[0] for each in made}
    assert [each for each in made if "allow_interpreted_subclasses" not in heads[each]] == []
