"""The table of this box: stations, train and locomotive, and where the railcars are (GT-SETUP)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from saloon.games.bang.faces import CardFace
from saloon.games.bang.modules.great_train_robbery.module import NAME, great_train_robbery
from saloon.games.bang.sources import Character
from saloon.games.bang.state import Bang, Player
from saloon.kernel import Effect, Event
from saloon.kernel.fields import Flag, Number, SeatNumber, Zone
from saloon.kernel.layout import OPEN
from saloon.kernel.moments import Moment
from saloon.kernel.native import mypyc_attr
from saloon.kernel.parts import Part

RAILCARS: Final = 3
"""Behind the locomotive (GT-SETUP-08)."""
IRONHORSE: Final = "ironhorse"
LELAND: Final = "leland"
RAILCAR: Final = "railcar"
FREE_MOVE: Final = "free-move"
"""What is counted in a turn: railcars taken, the free move."""


class Station:
    """A station by name, with what a railcar under it costs."""

    def __init__(self, row: Mapping[str, Any]) -> None:
        fare = row["fare"]
        self.id: str = row["id"]
        self.life: int = fare.get("life", 0)
        self.cards: int = fare.get("cards", 0)
        self.named: tuple[str, ...] = tuple(fare.get("named", ()))
        self.suit: str = fare.get("suit", "")
        self.values: tuple[int, ...] = tuple(fare.get("values", ()))
        self.blue: bool = fare.get("blue", False)


@dataclass(frozen=True, slots=True)
class StationFace:
    text: str
    station: Station


@dataclass(frozen=True, slots=True)
class RailcarFace(CardFace):
    """A railcar lies in front of players like a card, without suit and value (GT-TAKE-22)."""

    suit: str = ""
    value: int = 0


STATIONS: Final = [
    StationFace(f"station:{row['id']}", Station(row)) for row in great_train_robbery.data["station"]
]


class Rails(Part):
    FIELDS: ClassVar = (
        Zone("stock", "railcar", full=True),
        Zone("train", "railcar", OPEN),
        Zone("arriving", "railcar", OPEN),
        Zone("depot", "station", full=True),
        Zone("row", "station", OPEN),
        Number("at"),
        Flag("leland"),
        SeatNumber("express"),
    )

    stock: list[int]
    """Railcars face down, the top one last."""
    train: list[int]
    """The one next to the locomotive first."""
    arriving: list[int]
    """Taken or drawn, and not in front of anybody yet."""
    depot: list[int]
    row: list[int]
    at: int
    """How many stations lie to the left of the locomotive's place."""
    leland: bool
    """Whether the locomotive shows this side; the other one is Ironhorse."""
    express: int
    """Who plays the extra turn of an Express Car next."""

    @property
    def side(self) -> str:
        return LELAND if self.leland else IRONHORSE


def rails(g: Bang) -> Rails:
    kept: Rails = g.kept[NAME]
    return kept


@mypyc_attr(allow_interpreted_subclasses=True)
class RailcarArrived(Moment):
    """Somebody gets a railcar and has to decide in front of whom it comes to lie."""

    __slots__ = ("slot",)

    kind = "railcar_arrived"
    FIELDS: ClassVar = (*Moment.FIELDS, Number("slot"))

    slot: int

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot


class TrainCharacter(Character):
    """A character that answers the questions of this box."""

    def any_number(self, g: Bang, p: Player) -> bool:
        """Whether its owner takes as many railcars in a turn as there is money for."""
        return False

    def free_railcar(self, g: Bang, p: Player) -> bool:
        """Whether the railcar its owner takes in a turn may be had for nothing."""
        return False

    def train_moved(self, g: Bang, p: Player) -> Effect:
        """The train has moved, by however many stations."""
        return None

    def line_ended(self, g: Bang, p: Player) -> Effect:
        """The locomotive has reached the end of the line, and nothing has come of it yet."""
        return None


def on_the_train(g: Bang, p: Player) -> list[TrainCharacter]:
    """Those of a player's abilities that answer them. Most games have none that does."""
    return [each for each in g.active_abilities(p) if isinstance(each, TrainCharacter)]


# -- where things are --------------------------------------------------------------------------


def station_at(g: Bang, place: int) -> Station | None:
    """The station of a place in the row; None to its left and right."""
    row = rails(g).row
    if not 0 <= place < len(row):
        return None
    station: Station = g.face[row[place]].station
    return station


def station_of(g: Bang, slot: int, *, ahead: int = 0) -> Station | None:
    """The station a railcar of the train is paired with, or would be after a move (GT-SETUP-09)."""
    kept = rails(g)
    return station_at(g, kept.at + ahead - 1 - kept.train.index(slot))


def station_face(g: Bang, slot: int) -> str | None:
    """What is printed on the station a railcar is paired with."""
    kept = rails(g)
    place = kept.at - 1 - kept.train.index(slot)
    return g.face[kept.row[place]].text if 0 <= place < len(kept.row) else None


def refill(g: Bang) -> None:
    """GT-TAKE-15, GT-END-12: the train is completed at its end as long as there are railcars."""
    kept = rails(g)
    while kept.row and len(kept.train) < RAILCARS and kept.stock:
        slot = kept.stock.pop()
        g.reveal(slot)
        kept.train.append(slot)
        if g.events is not None:
            g.tell(Event("attached", facts={"card": g.face[slot].text}))


def put_under(g: Bang, slot: int) -> None:
    """A railcar that is nowhere now goes under the deck (GT-TAKE-16)."""
    rails(g).stock.insert(0, slot)
    refill(g)


def lay_line(g: Bang) -> None:
    """A new row of stations and a new train from what lies in the decks (GT-SETUP-04 to 08)."""
    kept = rails(g)
    g.shuffle(kept.depot)
    g.shuffle(kept.stock)
    for _ in range(g.seats):  # GT-END-06: whoever is left
        slot = kept.depot.pop()
        g.reveal(slot)
        kept.row.append(slot)
    for _ in range(min(RAILCARS, len(kept.stock))):
        slot = kept.stock.pop()
        g.reveal(slot)
        kept.train.append(slot)
    kept.at = 0


def new_line(g: Bang) -> None:
    """GT-END-05 to 09"""
    kept = rails(g)
    kept.depot.extend(kept.row)
    kept.stock.extend(kept.train)
    kept.row.clear()
    kept.train.clear()
    lay_line(g)
    kept.leland = not kept.leland
    if g.events is not None:
        facts = {
            "side": kept.side,
            "row": [g.face[slot].text for slot in kept.row],
            "railcars": [g.face[slot].text for slot in kept.train],
        }
        g.tell(Event("new-line", facts=facts))
