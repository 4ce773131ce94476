"""What the HTTP API takes and gives, as typed values. The client's types are made from this file.

GET    /api/me                      who one is; a new visitor gets a guest's identity
PATCH  /api/me                      another name                              NewName
POST   /api/me/claim                keep this identity under a passphrase     Credentials
POST   /api/me/login                come back to a claimed identity           Credentials
POST   /api/me/logout               be a new guest
GET    /api/me/export               everything stored about oneself
DELETE /api/me                      forget it all
POST   /api/me/blocks               do not want to meet somebody              Block
DELETE /api/me/blocks/{person}      do not mind meeting them
POST   /api/reports                 somebody behaves badly                    PersonReport
GET    /api/games                   what can be played                        list[GameInfo]
GET    /api/games/{game}/pieces     its cards, characters, roles, events      Pieces
GET    /api/tables                  open tables                               list[TableCard]
POST   /api/tables                  a new table                               NewTable -> TableCard
GET    /api/tables/{id}             one of them                               TableCard
POST   /api/tables/{id}/enter       the password of a closed one              Password
GET    /api/tables/{id}/frames      the running game so far, as one sees it   Film
WS     /api/tables/{id}/socket      see saloon.table.protocol; ?since=epoch:n
GET    /api/replays                 one's own finished games                  list[ReplayCard]
GET    /api/replays/{id}            one finished game                         ReplayCard
GET    /api/replays/{id}/film       ?view=open|table|0|1|…                    Film
GET    /api/replays/{id}/record     the record file
POST   /api/replays                 a record file to watch                    -> ReplayCard
POST   /api/problems                something is wrong here                   Problem
GET    /api/invitation              where friends can open a link             Invitation
GET    /api/health
GET    /metrics
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from saloon.table.protocol import Frame, Name, Person, Plain, Settings


class Shape(Struct, frozen=True, forbid_unknown_fields=True):
    """A body of the API."""


class Me(Shape, frozen=True):
    id: str
    """The public id, as others see it."""
    name: str
    claimed: bool
    tables: list[str] = []
    """Tables where one has a seat."""
    blocked: list[Person] = []
    """Whom one does not want to meet, by the names they had."""


class NewName(Shape, frozen=True):
    name: Name


class Credentials(Shape, frozen=True):
    name: Name
    passphrase: Annotated[str, Meta(min_length=10, max_length=200)]


class Block(Shape, frozen=True):
    person: Annotated[str, Meta(min_length=1, max_length=40)]


class PersonReport(Shape, frozen=True):
    """Somebody behaves badly: who, at which table, and in whose words."""

    person: Annotated[str, Meta(min_length=1, max_length=40)]
    table: Annotated[str, Meta(min_length=1, max_length=40)]
    text: Annotated[str, Meta(min_length=1, max_length=2000)]


class Password(Shape, frozen=True):
    password: Annotated[str, Meta(max_length=80)]


class ModuleInfo(Shape, frozen=True):
    """A box. Its name and what it adds are texts: `<game>-module-<id>`."""

    id: str
    built: bool
    cards: int = 0
    characters: int = 0
    events: int = 0
    players: list[int] = []
    """Numbers of players that only this box makes possible."""
    needs: list[str] = []
    """Boxes without which it cannot be played."""
    series: bool = False
    """Whether it is for several games in a row."""


class RulingInfo(Shape, frozen=True):
    """One ruling. What it means is a text: `<game>-ruling-<id>`."""

    id: str
    rule: str
    module: str
    values: list[bool | int | str]
    editions: dict[str, bool | int | str]
    """What each edition says; in a game without editions the first value is the usual one."""


class HabitInfo(Shape, frozen=True):
    """What can be answered in advance; what it means is a text: `<game>-habit-<id>`."""

    id: str
    usual: bool


class GameInfo(Shape, frozen=True):
    id: str
    built: bool
    players: list[int] = []
    """How many can play with the base box."""
    modules: list[ModuleInfo] = []
    editions: list[str] = []
    rulings: list[RulingInfo] = []
    bots: list[str] = []
    minutes: list[int] = []
    """How long a game takes, from and to."""
    habits: list[HabitInfo] = []


class Piece(Shape, frozen=True):
    """A card, character, role or event. Its name and text are texts: `<game>-<group>-<id>`."""

    id: str
    group: str
    module: str
    colour: str = ""
    """The border of a card."""
    copies: list[str] = []
    """The texts of the printed faces: `beer:6h`."""
    range: int = 0
    life: int = 0
    book: bool = False
    tags: list[str] = []
    """What one should know of it before using it, in the game's own words."""
    price: int = 0
    """What it costs, where it is bought."""


class Pieces(Shape, frozen=True):
    game: str
    pieces: list[Piece]


class NewTable(Shape, frozen=True):
    settings: Settings
    bots: list[str] = []
    """Bots that sit down at once, by kind."""
    start: bool = False
    """Whether the game begins at once, with bots on every free seat."""


class TableCard(Shape, frozen=True):
    """A table in the list."""

    id: str
    name: str
    game: str
    phase: str
    host: str
    """The host's name."""
    players: int
    humans: int
    bots: int
    watching: int
    settings: Settings
    mine: bool = False
    """Whether one has a seat there."""
    locked: bool = False
    """Whether one would have to give the password first."""


class Film(Shape, frozen=True):
    """A game from one point of view: the first view, and what changed, choice by choice."""

    view: Plain
    frames: list[Frame]
    viewer: int | None
    open: bool = False


class ReplayCard(Shape, frozen=True):
    id: str
    game: str
    settings: Plain
    names: list[str]
    """Who played, by seat."""
    result: Plain | None
    steps: int
    turns: int
    finished: float
    """Seconds since 1970."""


class Problem(Shape, frozen=True):
    """Something is wrong: where, when, and in whose words."""

    text: Annotated[str, Meta(min_length=1, max_length=2000)]
    table: Annotated[str, Meta(max_length=40)] = ""
    replay: Annotated[str, Meta(max_length=40)] = ""
    step: Annotated[int, Meta(ge=0)] = 0
    page: Annotated[str, Meta(max_length=200)] = ""


class Problems(Shape, frozen=True):
    id: str


class Invitation(Shape, frozen=True):
    origin: str
    """Where friends in the same network find this server; empty if they cannot."""


class Error(Shape, frozen=True):
    """What every refused request gets."""

    error: str
    """A short code: unknown-table, bad-request, too-fast, …"""
    message: str
    """In English, for whoever reads logs; the client has its own words for the codes."""
    rule: str = ""


AnyShape = (
    Me,
    NewName,
    Credentials,
    Block,
    PersonReport,
    Password,
    GameInfo,
    Pieces,
    NewTable,
    TableCard,
    Film,
    ReplayCard,
    Problem,
    Problems,
    Invitation,
    Error,
)
