"""One game at a table: its choices, its films, its bots, and when it was asked what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b, sha256
from typing import Any

from saloon.games.registry import rules_for
from saloon.kernel import Event, Game, IllegalChoice, Known, Setup
from saloon.table.film import Lens, films
from saloon.table.protocol import Frame
from saloon.table.sight import views
from saloon.table.thinkers import Thinkers


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A quiet state as plain data, to be stored once per turn.

    With it a game goes on even if newer rules cannot play its old choices again; the events since
    the one before keep the story.
    """

    game: int
    turn: int
    step: int
    entries: int
    """How many entries of the table's log it contains."""
    rules_version: str
    state: dict[str, Any]
    events: list[dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Course:
    """All that a game has come from, as plain data: it can be played again elsewhere."""

    number: int
    setup: Setup
    resumed: Snapshot | None
    choices: tuple[tuple[int, str], ...]

    def play(self) -> Match:
        match = Match(self.number, self.setup, resumed=self.resumed)
        for seat, option in self.choices:
            match.choose(seat, option)
        return match

    def films(self, sights: Sequence[str]) -> list[dict[str, Any]]:
        """The game from several points of view."""
        match = Match(self.number, self.setup, resumed=self.resumed)
        return films(match.beginning(), self.choices, sights, match.first_step)


class Match:
    """A running or finished game."""

    def __init__(
        self, number: int, setup: Setup, *, resumed: Snapshot | None = None, salt: str = ""
    ) -> None:
        self.number = number
        self.setup = setup
        self.salt = salt
        self.resumed = resumed
        self.first_step = 0 if resumed is None else resumed.step
        self.choices: list[tuple[int, str]] = []
        self.game = self.beginning()
        self.game.listen()
        self.game.begin()
        self.thinkers = Thinkers(self.game, setup.seed)
        self.asked_at = 0.0
        self.held: dict[int, tuple[int, str]] = {}
        """Accepted reactions that wait for their time: by seat, the question and the option."""
        self._known: Known | None = None
        """What was known before the last choice; None after one was taken back."""
        self._lenses: dict[str, Lens] = {}
        self._snapshot_turn = -1
        self._events_kept = 0

    def beginning(self) -> Game:
        """The game before its first choice here."""
        rules = rules_for(self.setup)
        if self.resumed is not None:
            # Far beyond any id that was given before, taken back choices included.
            ids_from = self.resumed.entries * 1000
            return Game.resume(rules, self.resumed.state, ids_from=ids_from)
        return Game(rules)

    @property
    def step(self) -> int:
        return self.first_step + len(self.choices)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats the game waits for."""
        return () if self.game.over else self.game.unanswered()

    def choose(self, seat: int, option: str) -> None:
        before = self.game.known()
        self.game.choose(option, seat)
        self.choices.append((seat, option))
        self._known = before
        self.held.clear()

    def can_undo(self, seat: int) -> bool:
        """Whether this seat could take its last choice back: nothing is promised in vain."""
        if self._known is not None:
            return self.game.may_undo(seat, self._known)
        try:
            self.game.check_undo(seat)
        except IllegalChoice:
            return False
        return True

    def undo(self, seat: int) -> None:
        self.game.undo(seat)
        # Of several secret answers it need not be the last one.
        last = max(at for at, choice in enumerate(self.choices) if choice[0] == seat)
        del self.choices[last]
        self._known = None
        self.held.clear()
        for lens in self._lenses.values():
            lens.reset(self.game)
        self._events_kept = min(self._events_kept, len(self.game.listen()))

    def watch(self, sight: str) -> dict[str, Any]:
        """The view from here; from now on its frames can be had."""
        lens = self._lenses.get(sight)
        if lens is None:
            lens = self._lenses[sight] = Lens(self.game, sight)
        return lens.view

    def frames(self) -> dict[str, Frame]:
        """What the last choice has changed, for each point of view that was watched before it."""
        now = views(self.game, self._lenses)
        return {
            sight: lens.frame(self.game, self.step, now[sight])
            for sight, lens in self._lenses.items()
        }

    def watch_no_more(self) -> None:
        self._lenses.clear()

    @property
    def course(self) -> Course:
        return Course(self.number, self.setup, self.resumed, tuple(self.choices))

    def films(self, sights: Sequence[str]) -> list[dict[str, Any]]:
        """The game so far from several points of view. Plays it again: takes its time."""
        return self.course.films(sights)

    def snapshot(self, entries: int) -> Snapshot | None:
        """The quiet state of a new turn, once."""
        game = self.game
        if not game.quiet or game.over or game.state.turn == self._snapshot_turn:
            return None
        self._snapshot_turn = game.state.turn
        events = game.listen()
        fresh, self._events_kept = events[self._events_kept :], len(events)
        return Snapshot(
            self.number,
            game.state.turn,
            self.step,
            entries,
            game.rules.version,
            game.state.plain(),
            [plain_event(event) for event in fresh],
        )


def plain_event(event: Event) -> dict[str, Any]:
    """An event with its audience, as it is stored."""
    plain: dict[str, Any] = {"kind": event.kind, "seat": event.seat, "facts": dict(event.facts)}
    if event.knows:
        plain |= {"secret": dict(event.secret), "knows": list(event.knows)}
    return plain


def setup_of(options: Mapping[str, Any], seed: int) -> Setup:
    """The setup that a `Started` entry describes."""
    rest = dict(options)
    return Setup(str(rest.pop("game")), int(rest.pop("players")), seed, rest)


def seed_hash(table: str, match: Match) -> str:
    """Commits to the seed without telling it: seed and salt are told when the game is over."""
    if match.salt:
        return commitment(match.setup.seed, match.salt)
    # As games were begun before there was a salt.
    text = f"{table}/{match.number}/{match.setup.seed}"
    return blake2b(text.encode(), digest_size=16).hexdigest()


@lru_cache(maxsize=4096)
def commitment(seed: int, salt: str) -> str:
    """SHA-256 of the salt, a colon and the seed: everybody has a tool to make it again."""
    return sha256(f"{salt}:{seed}".encode()).hexdigest()
