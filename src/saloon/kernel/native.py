"""For the compiled build: which one is running, and which classes are open.

A base class says that others may build on it in plain Python:

    @mypyc_attr(allow_interpreted_subclasses=True)
    class Source: ...

Without it a compiled class cannot have a subclass in a test, or in a box that somebody else wrote.
The compiler reads the decorator; nothing happens when it runs. Where such a subclass says something
at class level (`border = "brown"`), `settle` puts it where compiled code reads it: into the object.

This file itself is not compiled.
"""

from __future__ import annotations

from dataclasses import fields
from types import GetSetDescriptorType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_attributes):
        return lambda decorated: decorated


__all__ = ["build", "made_anew", "mypyc_attr", "settle"]


def build() -> str:
    """Which build of the engine runs: `compiled` or `plain`."""
    from saloon.kernel import game

    return "plain" if (game.__file__ or "").endswith(".py") else "compiled"


def made_anew(thing: Any) -> tuple[Any, ...]:
    """How another process gets a thing that never changes: it is made there, from its fields.

    Pickle makes an empty one and fills it in, and a compiled frozen dataclass cannot be filled in.
    """
    return type(thing), tuple([getattr(thing, each.name) for each in fields(thing)])


_SAID: dict[type, list[tuple[Any, Any]]] = {}
"""By class: places in an object, and what the class says should be there."""


def settle(thing: object) -> None:
    """Called by `__init__` of an open class whose subclasses say things at class level."""
    kind = type(thing)
    said = _SAID.get(kind)
    if said is None:
        said = _SAID[kind] = _said_by(kind)
    for place, value in said:
        place.__set__(thing, value)


def _said_by(kind: type) -> list[tuple[Any, Any]]:
    """Where a class in plain Python says something about an attribute of a compiled base class."""
    found: list[tuple[Any, Any]] = []
    values: dict[str, Any] = {}
    for cls in kind.__mro__:
        for name, value in vars(cls).items():
            if not isinstance(value, GetSetDescriptorType):
                values.setdefault(name, value)
            elif name in values:
                found.append((value, values[name]))
    return found
