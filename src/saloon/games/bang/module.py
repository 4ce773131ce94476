"""A module of the game: what it adds, and the classes that say what its pieces do."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from saloon.games.bang.cards import Card
from saloon.games.bang.editions import Switch
from saloon.games.bang.sources import Box, Character, EventCard, Variant
from saloon.games.bang.timetable import CHECKS
from saloon.kernel.facts import Facts


class Module:
    """Cards and characters of one box. Printed facts come from its data file, by id."""

    def __init__(
        self,
        name: str,
        prefix: str,
        *,
        switches: tuple[Switch, ...] = (),
        event_deck: str = "",
        deck_hidden: bool = False,
        facts: Facts | None = None,
        data: Mapping[str, Any] | None = None,
    ) -> None:
        self.name = name
        self.prefix = prefix
        """Of its rules in the ledger."""
        self.switches = switches
        """The rulings it lets a table choose."""
        self.event_deck = event_deck
        """The deck that its event cards, and those of other boxes marked so, are shuffled into."""
        self.deck_hidden = deck_hidden
        """Whether that deck lies face down; else everybody sees the next event card."""
        self.facts = facts or Facts()
        """What it tells that the game does not know."""
        self._data = data
        self.cards: dict[str, Card] = {}
        self.characters: dict[str, Character] = {}
        self.variants: dict[str, Variant] = {}
        """By the name of the ruling that switches them on."""
        self.event_cards: dict[str, EventCard] = {}
        self.box: Box | None = None
        """What it brings to the whole table, if it is more than these."""

    @property
    def data(self) -> Mapping[str, Any]:
        """The printed facts: given, or from the data file of the module's name."""
        if self._data is None:
            path = files("saloon.games.bang") / "data" / f"{self.name}.json"
            loaded: Mapping[str, Any] = json.loads(path.read_text(encoding="utf-8"))
            self._data = loaded
        return self._data

    def _row(self, table: str, id_: str) -> Mapping[str, Any]:
        for row in self.data[table]:
            if row["id"] == id_:
                found: Mapping[str, Any] = row
                return found
        raise KeyError(f"{self.name}: no {id_} in the data table of {table}")

    def tags_of(self, table: str, id_: str) -> list[str]:
        """What clients and bots should know of a piece; see `TAGS` in `facts.py`."""
        return list(self._row(table, id_).get("tags", ()))

    def add(
        self,
        *,
        cards: Mapping[str, type[Card]] | None = None,
        characters: Mapping[str, type[Character]] | None = None,
        event_cards: Mapping[str, type[EventCard]] | None = None,
        variants: Mapping[str, type[Variant]] | None = None,
    ) -> None:
        """Says what pieces do, by id; variants by the ruling that switches them on.

        What is printed comes from the data: a card's range, life points, the last event card.
        """
        for id_, card in (cards or {}).items():
            self.cards[id_] = self.made(card, id_)
        for id_, kind in (characters or {}).items():
            character = kind()
            character.id = id_
            row = self._row("characters", id_)
            character.life = int(row["life"])
            character.female = bool(row.get("female"))
            character.starting_cards = int(row.get("startingCards", 0))
            self.characters[id_] = character
        for id_, happens in (event_cards or {}).items():
            event_card = happens()
            event_card.id = id_
            event_card.last = bool(self._row("events", id_).get("last"))
            self.event_cards[id_] = event_card
        for ruling, rule in (variants or {}).items():
            variant = rule()
            variant.id = ruling
            self.variants[ruling] = variant

    def made(self, kind: type[Card], id_: str) -> Card:
        """A card that does what its class says, with the printed facts of a data row."""
        row = self._row("cards", id_)
        card = kind()
        card.id = id_
        card.book = bool(row.get("book"))
        tags = row.get("tags", ())
        card.hits_all, card.fires = "hits-all" in tags, "shot" in tags
        if "range" in row:
            card.reach = int(row["range"])
        if card.border != row["border"]:
            raise ValueError(f"{id_}: {card.border} in code, {row['border']} in the data")
        if "check" in card.hooks and card.check_at not in CHECKS:
            raise ValueError(f"{id_}: no place for its check; there are {', '.join(CHECKS)}")
        return card

    def brings(self, box: Box) -> None:
        """Registers what the box brings to the whole table."""
        box.id = self.name
        self.box = box
