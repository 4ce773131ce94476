"""A box of the game: what it adds, and the classes that say what its pieces do."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cached_property
from importlib.resources import files
from typing import Any, TypeVar

from saloon.games.dice.sources import Character

CharacterClass = TypeVar("CharacterClass", bound=type[Character])


class Module:
    """Characters and dice of one box. Printed facts come from its data file, by id."""

    def __init__(self, name: str, prefix: str) -> None:
        self.name = name
        self.prefix = prefix
        """Of its rules in the ledger."""
        self.characters: dict[str, Character] = {}

    @cached_property
    def data(self) -> Mapping[str, Any]:
        path = files("saloon.games.dice") / "data" / f"{self.name}.json"
        loaded: Mapping[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        return loaded

    def character(self, id_: str) -> Callable[[CharacterClass], CharacterClass]:
        """Registers what a character can do; its life points come from its data row."""

        def register(kind: CharacterClass) -> CharacterClass:
            character = kind()
            character.id = id_
            character.life = next(
                row["life"] for row in self.data["characters"] if row["id"] == id_
            )
            self.characters[id_] = character
            return kind

        return register
