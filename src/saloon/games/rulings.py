"""Rulings: where rulebooks disagree or are silent, a table chooses."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from saloon.games.about import Value
from saloon.kernel import SetupError


class Choosable(Protocol):
    """One ruling: the rule it is about, and what can be chosen."""

    @property
    def name(self) -> str: ...

    @property
    def rule(self) -> str: ...

    @property
    def values(self) -> tuple[Value, ...]: ...


def asked_for(options: Mapping[str, Any]) -> tuple[tuple[str, ...], dict[str, Value]]:
    """The modules and the single rulings that a table asks for, looked at before they are used."""
    modules = options.get("modules") or ()
    if not isinstance(modules, list | tuple) or not all(isinstance(m, str) for m in modules):
        raise SetupError("the modules are a list of names")
    rulings = options.get("rulings") or {}
    if not isinstance(rulings, Mapping) or not all(isinstance(name, str) for name in rulings):
        raise SetupError(f"rulings are given by name, not as {rulings!r}")
    for name, value in rulings.items():
        if not isinstance(value, bool | int | str):
            raise SetupError(f"ruling '{name}' is on, off, a number or a word, not {value!r}")
    return tuple(modules), dict(rulings)


def check_options(options: Iterable[str], known: Sequence[str]) -> None:
    for name in options:
        if name not in known:
            raise SetupError(f"unknown option '{name}'; there are {', '.join(known)}")


def settle(
    known: Iterable[Choosable], usual: Mapping[str, Value], single: Mapping[str, Any]
) -> dict[str, Value]:
    """The rulings in force: the usual ones, changed one by one."""
    chosen = dict(usual)
    by_name = {ruling.name: ruling for ruling in known}
    for name, value in single.items():
        if name not in by_name:
            raise SetupError(f"unknown ruling '{name}'; there are {', '.join(by_name)}")
        if value not in by_name[name].values:
            allowed = ", ".join(_word(each) for each in by_name[name].values)
            raise SetupError(
                f"ruling '{name}' is one of {allowed}, not {value!r}", by_name[name].rule
            )
        chosen[name] = value
    return chosen


def _word(value: Value) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def parse_ruling(text: str) -> tuple[str, Value]:
    """`panic-self-target=off`, `pixie-pete-draw=4` or the like, as typed by a person."""
    name, _, value = text.partition("=")
    words: dict[str, Value] = {"on": True, "": True, "true": True, "off": False, "false": False}
    return name, words.get(value, int(value) if value.isdecimal() else value)
