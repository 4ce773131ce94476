"""The printed words of a game: names and our own explanations, from the data of its modules."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from saloon.games.bang.cards import SUITS as SUIT_NAMES
from saloon.games.bang.catalogue import BUILT

BORDERS = {
    "blue": "blue: stays in play",
    "brown": "brown: acts at once",
    "green": "green: laid down now, used from a later turn on",
}
SUITS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}


class Entry(NamedTuple):
    """Something that can be looked up."""

    sort: str
    """"card", "character", "role" or "event"."""
    id: str
    name: str
    text: str
    note: str


@cache
def entries() -> Mapping[str, Entry]:
    """Everything that has a name, by `sort:id`."""
    return {f"{entry.sort}:{entry.id}": entry for entry in _entries()}


def _entries() -> Iterator[Entry]:
    copies = _copies()
    for module in BUILT.values():
        data = module.data
        for row in data.get("roles", ()):
            if "goal" in row:  # else more cards of a role that another box explains
                yield Entry("role", row["id"], row["name"]["en"], f"Goal: {row['goal']}", "role")
        for row in data.get("characters", ()):
            note = f"character, {row['life']} life points"
            yield Entry("character", row["id"], row["name"]["en"], row["ability"], note)
        for row in data["cards"]:
            if not row.get("repeats"):
                note = f"card, {BORDERS[row['border']]}, {copies[row['id']]}"
                yield Entry("card", row["id"], row["name"]["en"], row["effect"], note)
        for row in data.get("events", ()):
            note = "event, the last of its deck" if row.get("last") else "event"
            yield Entry("event", row["id"], row["name"]["en"], row["effect"], note)
        weapon = data.get("startingWeapon")
        if weapon:
            text = f"The weapon everybody has from the start: range {weapon['range']}."
            yield Entry("weapon", weapon["id"], weapon["name"]["en"], text, "on the board")


def _copies() -> dict[str, str]:
    """How often each card is in the deck: `25 copies in the deck, 4 more with Dodge City`."""
    told: dict[str, str] = {}
    for module in BUILT.values():
        for row in module.data["cards"]:
            id_, count = row["id"], len(row["copies"])
            if id_ in told:
                told[id_] += f", {count} more with {module.data['name']['en']}"
            else:
                told[id_] = f"{counted(count, 'copy')} in the deck"
    return told


@cache
def missed_cards() -> frozenset[str]:
    """The cards that have a Missed! effect, by id."""
    return frozenset(
        id_
        for module in BUILT.values()
        for id_, card in module.cards.items()
        if card.missed or card.cancels
    )


def goal(role: str, in_force: Sequence[str]) -> str:
    """What somebody of this role has to do, under the rules in force for the whole table."""
    for module in BUILT.values():
        for row in module.data.get("variants", ()):
            if row["id"] in in_force and role in row.get("goals", ()):
                return f"Goal: {row['goals'][role]}"
    return entries()[f"role:{role}"].text


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
    """A card, an event or a character, whichever it is."""
    for sort in ("card", "event"):
        if f"{sort}:{id_}" in entries():
            return _name(sort, id_)
    return character_name(id_)


def event_text(id_: str) -> str:
    """An event and what it does: `Thirst: …`."""
    entry = entries().get(f"event:{id_}")
    return f"{entry.name}: {entry.text}" if entry else id_


def pack_name(id_: str) -> str:
    """The name of a box."""
    return str(BUILT[id_].data["name"]["en"]) if id_ in BUILT else id_


def suit_name(id_: str) -> str:
    """`hearts` of `h`."""
    return next((name for name, short in SUIT_NAMES.items() if short == id_), id_)


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
