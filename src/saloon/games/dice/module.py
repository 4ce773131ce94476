"""A box of the game: what it adds, and the classes that say what its pieces do."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from saloon.games.about import Value
from saloon.games.dice.box import Box
from saloon.games.dice.sources import Character
from saloon.kernel.facts import Facts


@dataclass(frozen=True, slots=True)
class Ruling:
    """A point that the rulebook leaves open, and what a table can choose: the usual value first."""

    name: str
    rule: str
    values: tuple[Value, ...]


class Module:
    """What one can switch on. Printed facts come from the data file of its box, by id."""

    def __init__(
        self,
        name: str,
        prefix: str,
        box: str = "",
        rulings: tuple[Ruling, ...] = (),
        facts: Facts | None = None,
    ) -> None:
        self.name = name
        self.prefix = prefix
        """Of its rules in the ledger."""
        self.file = box or name
        self.rulings = rulings
        """The rulings it lets a table choose."""
        self.facts = facts or Facts()
        """What it tells that the game does not know."""
        self.characters: dict[str, Character] = {}
        self.rules: Box | None = None
        """What it has a say in, if it is more than characters."""

    @property
    def data(self) -> Mapping[str, Any]:
        return read_data(self.file)

    def brings(self, rules: Box) -> None:
        """Says what it has a say in."""
        rules.id = self.name
        self.rules = rules

    def add(self, characters: Mapping[str, type[Character]]) -> None:
        """Says what characters can do, by id; the rest comes from their data rows."""
        for id_, kind in characters.items():
            character = kind()
            row = next(row for row in self.data["characters"] if row["id"] == id_)
            character.id = id_
            character.life = row["life"]
            character.needs = frozenset(row.get("needs", ()))
            self.characters[id_] = character


@cache
def read_data(name: str) -> Mapping[str, Any]:
    path = files("saloon.games.dice") / "data" / f"{name}.json"
    loaded: Mapping[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return loaded
