"""What is in the box: board, cards and tokens. `reading` takes them from the data files.

The files say what a piece is called, how often there is one and how much it gives; `data/README.md`
explains their words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Clause(NamedTuple):
    """One thing that happens to a player, as a card or token says; a list of them is in order."""

    op: str
    amount: int = 0
    price: int = 0
    kind: str = ""
    resource: str = ""
    name: str = ""
    fight: str = ""
    fight_cards: int = 0
    target: str = ""
    town: str = ""
    letters: tuple[str, ...] = ()
    per: str = ""
    options: tuple[tuple[Clause, ...], ...] = ()
    cost: tuple[Clause, ...] = ()
    gain: tuple[Clause, ...] = ()
    win: tuple[Clause, ...] = ()
    lose: tuple[Clause, ...] = ()
    then: tuple[Clause, ...] = ()
    otherwise: tuple[Clause, ...] = ()
    blank: tuple[Clause, ...] = ()


class Condition(NamedTuple):
    """What a story or a goal asks for; only what is given has to hold."""

    type: str
    text: str = ""
    resource: str = ""
    min: int = 0
    max: int | None = None
    number: int = 1
    places: int = 1
    scope: str = ""
    action: str = ""
    how: str = ""
    result: str = ""
    hand: str = ""
    started: bool = False
    same: str = ""
    ranks: tuple[str, ...] = ()
    item: str = ""
    weapon: str = ""
    mount: str = ""
    any_of: tuple[str, ...] = ()
    opponents: tuple[str, ...] = ()
    fights: tuple[str, ...] = ()
    min_wounds: int = 0
    max_wounds: int | None = None
    cattle: bool = False
    town: str = ""
    locations: tuple[str, ...] = ()
    outside_towns: bool = False
    with_sheriff: bool = False
    of: tuple[Condition, ...] = ()


class Region(NamedTuple):
    id: str
    name: str
    town: bool


class Space(NamedTuple):
    id: str
    region: str
    at: tuple[int, int]
    """Where its middle is drawn."""
    adjacent: tuple[str, ...]
    source: str
    corners: tuple[str, ...] = ()
    """Those of its neighbours that it touches at a corner only."""
    location: str = ""


class Location(NamedTuple):
    id: str
    kind: str
    name: Mapping[str, str]
    spaces: tuple[str, ...]
    actions: tuple[str, ...]
    source: str
    herd: str = ""
    """The colour of a ranch's cattle."""
    letter: str = ""
    """Of a hideout."""


class Rocks(NamedTuple):
    """An impassable area and the spaces around it, in their order."""

    id: str
    name: Mapping[str, str]
    borders: tuple[str, ...]
    source: str


class Board(NamedTuple):
    size: tuple[int, int]
    regions: Mapping[str, Region]
    locations: Mapping[str, Location]
    impassable: Mapping[str, Rocks]
    spaces: Mapping[str, Space]


class Reward(NamedTuple):
    clauses: tuple[Clause, ...]
    source: str


class Track(NamedTuple):
    """The wanted or the marshal track."""

    rewards: tuple[Reward, ...]
    """Of its spaces, the first for 1 point."""
    rows: tuple[tuple[int, int], ...]
    """The last space of each row, and what the row is worth."""
    row_paid: str
    """When a row is paid: at the end of each "turn", or of the "game"."""

    def row_value(self, points: int) -> int:
        """WL-TRACK-08: what the row is worth on which a marker stands."""
        if not points:
            return 0
        for last, worth in self.rows:
            if points <= last:
                return worth
        return self.rows[-1][1]


class Tracks(NamedTuple):
    lengths: Mapping[str, int]
    ability: int
    wanted: Track
    marshal: Track


class Supply(NamedTuple):
    players: tuple[int, int]
    legend_tokens: Mapping[int, int]
    """How many there are, by their LP."""
    nuggets: int
    notes: Mapping[int, int]
    """How many there are, by their value."""
    bandits: int
    cylinders: int
    """Of each player."""


class Side(NamedTuple):
    """One side of an equipment card."""

    text: str
    numbers: Mapping[str, int]
    source: str
    on_gain: tuple[Clause, ...] = ()
    action: tuple[Clause, ...] = ()


class Equipment(NamedTuple):
    """A kind of equipment; an upgrade costs the same again."""

    id: str
    category: str
    name: Mapping[str, str]
    cost: int
    copies: tuple[str, ...]
    """What the single cards are called, which means nothing in play."""
    front: Side
    upgraded: Side | None = None


class PokerKind(NamedTuple):
    """Poker cards that do the same."""

    id: str
    rank: str
    suits: tuple[str, ...]
    name: Mapping[str, str]
    types: tuple[str, ...]
    text: str
    numbers: Mapping[str, int]
    source: str


class FightCard(NamedTuple):
    rank: str
    value: int
    text: str
    clauses: tuple[Clause, ...]
    source: str
    cancellable: bool = True


class Start(NamedTuple):
    weapon: str
    upgraded: bool = False
    poker_cards: int = 0
    money: int = 0
    items: tuple[str, ...] = ()
    mp: int = 0
    wp: int = 0
    wounds: int = 0


class AbilityPart(NamedTuple):
    when: str
    text: str


class Character(NamedTuple):
    id: str
    name: Mapping[str, str]
    side: str
    start_locations: tuple[str, ...]
    """The player chooses one of them."""
    start: Start
    ability: tuple[AbilityPart, ...]
    source: str
    first_game: bool = False
    starts_alone: bool = False
    """Only where no other character stands yet."""


class Symbol(NamedTuple):
    """What a cattle token or a face of the die brings."""

    id: str
    text: str
    clauses: tuple[Clause, ...]
    source: str
    copies: int = 1
    """On how many faces of a die, or tokens of a herd."""


class Herd(NamedTuple):
    id: str
    home: str
    tokens: tuple[str, ...]
    """Their symbols."""
    source: str


class Story(NamedTuple):
    number: int
    title: Mapping[str, str]
    condition: Condition
    text: str
    """Of the reward."""
    reward: tuple[Clause, ...]
    bandits: tuple[str, ...]
    sheriff: int
    source: str
    first_game: bool = False


class Goal(NamedTuple):
    id: str
    character: str
    condition: Condition
    source: str


class ManInBlackCard(NamedTuple):
    number: int
    id: str
    title: Mapping[str, str]
    to: str
    """A location, or the space of the "leader" or the "richest" player."""
    text: str
    clauses: tuple[Clause, ...]
    source: str
    walk: int = 0
    """How many spaces he walks there; 0 if he is put there."""


class ManInBlack(NamedTuple):
    levels: Mapping[str, int]
    """With how many LP he starts."""
    start: str
    cards: tuple[ManInBlackCard, ...]


class Pieces(NamedTuple):
    board: Board
    tracks: Tracks
    supply: Supply
    equipment: Mapping[str, Equipment]
    poker: Mapping[str, PokerKind]
    fights: tuple[FightCard, ...]
    characters: Mapping[str, Character]
    symbols: Mapping[str, Symbol]
    """Of the cattle tokens."""
    herds: Mapping[str, Herd]
    dice: int
    faces: tuple[Symbol, ...]
    """Of each die."""
    stories: tuple[Story, ...]
    cylinders: Mapping[int, int]
    """How many complete a story, by the number of players."""
    goals: Mapping[str, Goal]
    man_in_black: ManInBlack
