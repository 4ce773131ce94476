"""What a client and a table say to each other, as typed values.

A client opens one socket to a table. It sends commands, each with an id of its own making, and
gets one `Answer` to each. Everything else the table says is news, numbered per point of view, so
that a client which comes back can name the last number it has seen and gets only the rest.

Cards are named by the text of their face (`beer:6h`), options by theirs (`play beer:6h @2`): a
viewer is never told the text of a card it may not know. The client's types are made from this file.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from saloon.games.registry import FIRST

Name = Annotated[str, Meta(min_length=1, max_length=32)]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
OptionText = Annotated[str, Meta(min_length=1, max_length=120)]
Plain = dict[str, Any]


class Value(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a message."""


# -- how a table is set up -----------------------------------------------------------------------


class Clock(Value, frozen=True):
    """Thinking time in seconds: a bank, an increment per question, and a budget for reactions."""

    bank: Annotated[int, Meta(ge=10, le=7200)] = 300
    increment: Annotated[int, Meta(ge=0, le=300)] = 10
    reaction: Annotated[int, Meta(ge=3, le=300)] = 20


Pace = Literal["none", "quick", "normal", "relaxed"]
Access = Literal["open", "link", "password"]


class Settings(Value, frozen=True):
    """All that the host decides before the game."""

    name: Annotated[str, Meta(min_length=1, max_length=60)] = "A table"
    game: Annotated[str, Meta(max_length=20)] = FIRST
    players: Annotated[int, Meta(ge=2, le=12)] = 5
    modules: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=16)] = []
    edition: Annotated[str, Meta(max_length=40)] = ""
    """Which of the sets of rulings that the game knows; empty for its usual one."""
    rulings: Annotated[dict[str, bool | int | str], Meta(max_length=80)] = {}
    clock: Clock | None = None
    pace: Pace = "normal"
    """How long bots seem to think, and the shortest time any reaction takes."""
    access: Access = "link"
    password: Annotated[str, Meta(max_length=80)] = ""
    """Only ever sent by the host; never told to anybody."""
    spectators: bool = True
    open_when_out: bool = False
    """Whether who is out sees all cards (never where somebody may come back)."""
    undo: bool = True
    series: bool = False
    """Whether one game leads to the next, in the way that the game knows."""
    remarks: bool = True
    """Whether bots say something now and then. Pages make it of what is told; nothing is sent."""


# -- what everybody at a table sees --------------------------------------------------------------


class Person(Value, frozen=True):
    """Somebody at the table, by public id."""

    id: str
    name: str


class Occupant(Value, frozen=True):
    """Who sits on a seat."""

    kind: Literal["human", "bot"]
    name: str
    person: str = ""
    """The public id of a human."""
    bot: str = ""
    """The kind of a bot."""
    here: bool = True
    """Whether a human is connected."""
    stand_in: bool = False
    """Whether a bot plays for an absent human until they are back."""
    former: str = ""
    """The public id of somebody who was removed and may come back to this bot's seat."""


class SeatWish(Value, frozen=True):
    """Somebody would like to play on instead of a bot."""

    person: str
    name: str
    seat: int
    waits_for: list[int]
    """The seats whose people have yet to agree."""


class Standing(Value, frozen=True):
    """How somebody does in a series, over all its games so far."""

    name: str
    person: str = ""
    """The public id of a human; empty for a bot."""
    games: int = 0
    wins: int = 0
    points: int = 0
    places: int = 0
    """The sum of the places taken."""
    rank: int = 0
    """The best is 1; who is level shares one."""


Phase = Literal["lobby", "playing", "paused", "finished", "broken", "closed"]


class TableState(Value, frozen=True):
    """The table around the game."""

    id: str
    settings: Settings
    phase: Phase
    host: str
    seats: list[Occupant | None]
    watching: list[Person]
    game: int = 0
    """The number of the game at this table; 0 before the first."""
    replay: str = ""
    """The id of the last finished game's replay."""
    seed_hash: str = ""
    """Commits to the seed of the running game: SHA-256 of salt, colon, seed."""
    keeps: list[int] = []
    """Who goes on with the same character in the next game of a series."""
    wants_pause: list[int] = []
    seed: str = ""
    """Told when the game is over; a text, because it is larger than JavaScript's numbers."""
    salt: str = ""
    """Told with the seed; empty for a game from before there was one."""
    seat_wishes: list[SeatWish] = []
    closing: bool = False
    """Nobody has done anything for long: it will be closed soon."""
    idle: bool = False
    """The last game was ended because nobody did anything."""
    ready: list[int] = []
    """Who of the people is ready for the next game; bots always are."""
    standings: list[Standing] = []
    """What the games of a series come to so far, the best first."""


# -- the game as one viewer sees it --------------------------------------------------------------


class OptionInfo(Value, frozen=True):
    """One legal answer; `text` names it in a command."""

    text: str
    verb: str
    card: str | None = None
    seat: int | None = None
    detail: str = ""
    vain: str | UnsetType = UNSET
    """Why it would have no effect, as a word that leads to a text; mostly it is not sent."""


class Ask(Value, frozen=True):
    """The question the game waits for. `options` are one's own; empty if somebody else is asked."""

    id: int
    kind: str
    seats: list[int]
    rule: str = ""
    about: str = ""
    by: int | None = None
    amount: int = 0
    reaction: bool = False
    """Whether hidden cards could answer it."""
    options: list[OptionInfo] = []
    default: str = ""
    also: list[OptionInfo] = []
    """What one may do at any time, although somebody else is asked."""
    undo: bool = False
    """Whether one's last choice can be taken back."""


class SeatClock(Value, frozen=True):
    """Milliseconds left for one seat."""

    seat: int
    left: int
    running: bool = False


# A change of the view: the path of keys and indices, and the new value there.
Change = tuple[list[str | int], Any]


class Frame(Value, frozen=True):
    """One choice and all that followed from it: what happened, and how the view changed."""

    step: int
    """The number of choices made."""
    turn: int
    events: list[Plain]
    changes: list[Change]
    lines: list[int | Plain] = []
    """What to tell of it, line by line: the place of an event, or what several amount to."""


class Preferences(Value, frozen=True):
    """Answers given in advance. Private; they never depend on what is in the hand."""

    pass_reactions: bool = False
    """Let every reaction pass until one's next turn."""
    habits: Annotated[dict[Annotated[str, Meta(max_length=40)], bool], Meta(max_length=20)] = {}
    """Which habits one has, of those that the game knows; the others are as usual."""
    hurry: bool = False
    """Who is out need not wait for bots: counts when all people at the table are out and say so."""


# -- news from the table -------------------------------------------------------------------------


class News(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag=str.lower):
    n: int
    """Consecutive for one point of view; a gap means that something was missed."""


class Welcome(News, frozen=True):
    """Everything, to begin with: sent on joining, on a resync, and when one's seat changes."""

    epoch: str
    """Numbers of another epoch mean nothing."""
    you: str
    """One's own public id."""
    seat: int | None
    table: TableState
    step: int = 0
    view: Plain | None = None
    ask: Ask | None = None
    clocks: list[SeatClock] = []
    chat: list[Said] = []
    preferences: Preferences | None = None


class Table(News, frozen=True):
    """The table around the game has changed."""

    table: TableState


class Forward(News, frozen=True, tag="step"):
    """The game went on by one choice."""

    frame: Frame
    ask: Ask | None
    clocks: list[SeatClock] = []


class Back(News, frozen=True):
    """A choice was taken back: the view and the question as they are now."""

    step: int
    view: Plain
    ask: Ask | None
    clocks: list[SeatClock] = []
    by: int = -1


class Asked(News, frozen=True):
    """The question or the clocks changed, although nothing happened in the game."""

    ask: Ask | None
    clocks: list[SeatClock] = []


class Said(News, frozen=True):
    """Chat: free text, or the id of a stock phrase."""

    who: str
    name: str
    text: str = ""
    phrase: str = ""
    seat: int | None = None
    game: int = 0
    step: int = 0
    """When: after how many choices of which game. Pages show it beside what these led to."""


AnyNews = Welcome | Table | Forward | Back | Asked | Said


# -- answers -------------------------------------------------------------------------------------


class Answer(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="answer"):
    """The answer to one command. Sent again if the same command comes again."""

    re: str
    refused: str = ""
    """A short code: not-host, stale, illegal, …; empty if it was done."""
    rule: str = ""
    """For something the rules forbid: the ledger id, and the facts."""
    facts: Plain = {}
    reasons: Plain = {}
