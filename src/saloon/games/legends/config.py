"""What a game with so many players and these settings is played with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from saloon.games.about import Value
from saloon.games.legends import locations, poker_cards, setup, turn
from saloon.games.legends.acts import Act
from saloon.games.legends.board import SPACES
from saloon.games.legends.chapters import STEP_NAMES, Chapter, StepOfTurn
from saloon.games.legends.characters import PEOPLE
from saloon.games.legends.equipment import KINDS
from saloon.games.legends.faces import CharacterFace, cattle_faces, poker_faces
from saloon.games.legends.facts import CORE
from saloon.games.legends.fights.chapter import CHAPTER as FIGHTS
from saloon.games.legends.goals.chapter import CHAPTER as GOALS
from saloon.games.legends.man_in_black.chapter import CHAPTER as MAN_IN_BLACK
from saloon.games.legends.moments import REMEMBERED
from saloon.games.legends.moving import GoOn, Move
from saloon.games.legends.pieces import Pieces, Symbol
from saloon.games.legends.player import ITEMS, NOBODY
from saloon.games.legends.poker.chapter import CHAPTER as POKER
from saloon.games.legends.reading import pieces
from saloon.games.legends.sources import Character, Gear
from saloon.games.legends.state import COLOURS
from saloon.games.legends.stories.chapter import CHAPTER as STORIES
from saloon.games.rulings import settle
from saloon.kernel import Face, SetupError
from saloon.kernel.layout import Layout
from saloon.kernel.vocabulary import Vocabulary

PLAYERS = range(pieces().supply.players[0], pieces().supply.players[1] + 1)
FIRST_GAME = "first-game"
WITH_GOALS = "goals"
MODULES = (FIRST_GAME, WITH_GOALS)
PLANNED: tuple[str, ...] = ()
ONLY_ITEM = "provisions"
"""WL-FIRST-03: what is sold in the first game."""


class Ruling(NamedTuple):
    name: str
    rule: str
    values: tuple[Value, ...]
    """The first is the usual one."""


LENGTH = Ruling("length", "WL-SETUP-22", ("medium", "short", "long"))
LEVEL = Ruling("man-in-black", "WL-MIBRULE-04", ("normal", "easy", "hard"))
"""With how many LP the Man in Black starts."""
RULINGS = (LENGTH, LEVEL)
WITH_HIM = 2
"""WL-SETUP-01: with so many players the Man in Black joins."""


class Configuration:
    """What never changes is shared by all games that are played with the same things."""

    def __init__(self, players: int, modules: tuple[str, ...], length: str, level: str) -> None:
        box = pieces()
        self.players = players
        self.box: Pieces = box
        self.first_game = FIRST_GAME in modules
        self.length = box.tracks.lengths[length]
        """How many LP bring the end."""
        self.level = box.man_in_black.levels[level]
        """With how many LP the Man in Black starts."""
        self.ability = box.tracks.ability
        """With how many LP abilities begin to work."""
        self.has_cattle = not self.first_game
        """WL-FIRST-04."""
        self.gear: dict[str, Gear] = {}
        """The equipment that is sold, in the order of the data."""
        for kind in box.equipment.values():
            if not self.first_game or kind.id not in ITEMS or kind.id == ONLY_ITEM:
                self.gear[kind.id] = KINDS[kind.id](kind)
        self.characters: dict[str, Character] = {}
        for each in box.characters.values():
            self.characters[each.id] = PEOPLE[each.id](each)
        self.sides: tuple[Symbol, ...] = tuple(
            [face for face in box.faces for _ in range(face.copies)]
        )
        """Of a prospecting die."""
        self.chapters: tuple[Chapter, ...] = _chapters(players, modules)
        self.acts: tuple[Act, ...] = _acts(self.chapters)
        self.acts_on: dict[str, tuple[Act, ...]] = {
            space: tuple([act for act in self.acts if act.fits(space)]) for space in SPACES
        }
        """Those that can be done on a space."""
        self.steps: dict[str, StepOfTurn] = {**setup.STEPS, **turn.STEPS}
        quiet = set(turn.QUIET)
        for chapter in self.chapters:
            self.steps.update(chapter.steps)
            quiet.update(chapter.quiet)
        self.quiet = frozenset(quiet)
        """Steps that always ask before they change anything."""
        self.timetable: tuple[str, ...] = tuple([s for s in turn.TIMETABLE if s in self.steps])
        """The steps of a turn, in their order."""
        self.layout: Layout = _layout(self)


CHAPTERS: tuple[Chapter, ...] = (
    FIGHTS, POKER, STORIES, GOALS, MAN_IN_BLACK,
)  # fmt: skip
"""All there are."""


@cache
def vocabulary() -> Vocabulary:
    """Everything that is told in this game, with any of its chapters."""
    return Vocabulary("legends", [CORE, *[chapter.facts for chapter in CHAPTERS]])


def _chapters(players: int, modules: tuple[str, ...]) -> tuple[Chapter, ...]:
    chosen: list[Chapter] = [FIGHTS, POKER, STORIES]
    if WITH_GOALS in modules:
        chosen.append(GOALS)
    if players == WITH_HIM:
        chosen.append(MAN_IN_BLACK)
    return tuple(chosen)


def _acts(chapters: tuple[Chapter, ...]) -> tuple[Act, ...]:
    """In the order in which they are offered; those of sources come at the end."""
    acts: list[Act] = [GoOn(), *locations.ACTS, Move(), *poker_cards.ACTS]
    for chapter in chapters:
        acts += chapter.acts
    return tuple(acts)


def _layout(config: Configuration) -> Layout:
    """The poker cards, the characters, the cattle, then the chapters' own pieces."""
    people: list[Face] = [
        CharacterFace(f"character:{each.id}", each) for each in config.characters.values()
    ]
    cattle: list[Face] = []
    if config.has_cattle:
        for colour in COLOURS:
            cattle += cattle_faces(config.box, colour)
    piles: dict[str, Sequence[Face]] = {
        "poker": poker_faces(config.box), "characters": people, "cattle": cattle,
    }  # fmt: skip
    remembers = list(REMEMBERED)
    keeps = {}
    for chapter in config.chapters:
        piles.update(chapter.pieces(config))
        remembers += chapter.remembers
        if chapter.keeps is not None:
            keeps[chapter.id] = chapter.keeps
    groups: dict[str, range] = {}
    faces: list[Face] = []
    for name, pile in piles.items():
        groups[name] = range(len(faces), len(faces) + len(pile))
        faces += pile
    known = {NOBODY.id: NOBODY, **config.characters}
    return Layout(
        seats=config.players, faces=faces, groups=groups, steps=STEP_NAMES, keeps=keeps,
        known={"character": known}, remembers=remembers,
    )  # fmt: skip


def configure(
    players: int, modules: Sequence[str] = (), rulings: Mapping[str, Value] | None = None
) -> Configuration:
    if players not in PLAYERS:
        raise SetupError(
            f"Western Legends is for {PLAYERS[0]} to {PLAYERS[-1]} players, not {players}",
            "WL-SETUP-01",
        )
    for name in modules:
        if name in PLANNED:
            raise SetupError(f"the module '{name}' is not built yet")
        if name not in MODULES:
            raise SetupError(f"unknown module '{name}'; there are {', '.join(MODULES)}")
    usual = {ruling.name: ruling.values[0] for ruling in RULINGS}
    if FIRST_GAME in modules:
        usual[LENGTH.name] = "short"  # WL-FIRST-06
    settled = settle(RULINGS, usual, rulings or {})
    length = str(settled[LENGTH.name])
    if FIRST_GAME in modules and length != "short":
        raise SetupError("the first game is the short one", "WL-FIRST-06")
    if FIRST_GAME in modules and WITH_GOALS in modules:
        raise SetupError("the first game is played without goals", "WL-FIRST-01")
    if players != WITH_HIM and LEVEL.name in (rulings or {}):
        raise SetupError("the Man in Black joins two players, and no others", "WL-SETUP-01")
    kept = tuple([name for name in MODULES if name in modules])
    return _shared(players, kept, length, str(settled[LEVEL.name]))


@lru_cache(maxsize=64)
def _shared(players: int, modules: tuple[str, ...], length: str, level: str) -> Configuration:
    return Configuration(players, modules, length, level)
