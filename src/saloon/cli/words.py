"""The printed words of a game: names and our own explanations, from the data of its modules."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from saloon.games.bang.catalogue import BUILT

SUITS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}


class Entry(NamedTuple):
    """Something that can be looked up."""

    sort: str
    """"card", "character" or "role"."""
    id: str
    name: str
    text: str
    note: str


@cache
def entries() -> Mapping[str, Entry]:
    """Everything that has a name, by `sort:id`."""
    return {f"{entry.sort}:{entry.id}": entry for entry in _entries()}


def _entries() -> Iterator[Entry]:
    for module in BUILT.values():
        data = module.data
        for row in data.get("roles", ()):
            yield Entry("role", row["id"], row["name"]["en"], f"Goal: {row['goal']}", "role")
        for row in data.get("characters", ()):
            note = f"character, {row['life']} life points"
            yield Entry("character", row["id"], row["name"]["en"], row["ability"], note)
        for row in data["cards"]:
            yield Entry("card", row["id"], row["name"]["en"], row["effect"], _card_note(row))
        weapon = data.get("startingWeapon")
        if weapon:
            text = f"The weapon everybody has from the start: range {weapon['range']}."
            yield Entry("weapon", weapon["id"], weapon["name"]["en"], text, "on the board")


def _card_note(row: Mapping[str, Any]) -> str:
    count = len(row["copies"])
    copies = "1 copy" if count == 1 else f"{count} copies"
    stays = "blue: stays in play" if row["border"] == "blue" else "brown: acts at once"
    return f"card, {stays}, {copies} in the deck"


def _name(sort: str, id_: str) -> str:
    entry = entries().get(f"{sort}:{id_}")
    return entry.name if entry else id_


def card_name(id_: str) -> str:
    return _name("card", id_)


def character_name(id_: str) -> str:
    return "?" if id_ == "nobody" else _name("character", id_)


def role_name(id_: str) -> str:
    return _name("role", id_)


def source_name(id_: str) -> str:
    """A card or character, whichever it is."""
    return card_name(id_) if f"card:{id_}" in entries() else character_name(id_)


def kind_of(face: str) -> str:
    """`bang` of `bang:5d`."""
    return face.partition(":")[0]


class Words:
    """How printed things are written: with the suits' symbols, or in plain letters."""

    def __init__(self, *, plain: bool = False) -> None:
        self.plain = plain
        self.bullet, self.empty = ("*", ".") if plain else ("●", "○")
        self.dash = "-" if plain else "–"
        self.dot = "|" if plain else "·"

    def rank(self, face: str) -> str:
        """`5♦` of `bang:5d`; the number that tells two equal cards apart is not printed."""
        printed = face.partition(":")[2].partition("#")[0]
        if not printed:
            return ""
        value, suit = printed[:-1].upper(), printed[-1]
        return value + (suit if self.plain else SUITS.get(suit, suit))

    def card(self, face: str) -> str:
        """`BANG! 5♦` of `bang:5d`."""
        return f"{card_name(kind_of(face))} {self.rank(face)}".strip()

    def cards(self, faces: list[str]) -> str:
        return listed([self.card(face) for face in faces])

    def life(self, life: int, most: int) -> str:
        return self.bullet * life + self.empty * (most - life)


def listed(parts: list[str], last: str = "and") -> str:
    """`a, b and c`."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def counted(number: int, noun: str) -> str:
    if number == 1:
        return f"1 {noun}"
    plural = noun[:-1] + "ies" if noun.endswith("y") else noun + "s"
    return f"{number} {plural}"
