"""One game at a table: its choices, its films, its bots, and when it was asked what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import blake2b, sha256
from typing import Any

from saloon.games.registry import rules_for
from saloon.kernel import Event, Game, IllegalChoice, Known, Record, Setup
from saloon.table.entries import Around
from saloon.table.film import Lens, Telling, films
from saloon.table.pacing import DEAL, seeing
from saloon.table.protocol import Frame
from saloon.table.sight import look
from saloon.table.thinkers import Thinkers

STORED_EVERY = 4
"""Turns after which the state is stored again; the log leads from there to what is now."""

NOTHING_STORED = (-1, 0, 0)
"""No turn, no step, no event: what was stored of a game before its first stored state."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A quiet state as plain data, to be stored every few turns.

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
    """Since the one before when it is taken; all of the game when it is read again."""
    asks: int = 0
    """The id of the question that is asked here."""
    heard: int = 0
    """How many events the game had told."""
    around: Around | None = None
    """The table around the game."""
    undo: int = -1
    """The seat that could take back the choice which has led here, if any."""


def joined(stored: Sequence[Snapshot]) -> Snapshot | None:
    """The last of the states stored of one game, with the whole story of that game."""
    if not stored:
        return None
    story: list[dict[str, Any]] = []
    for each in stored:
        # They may overlap: a choice was taken back, or the game was played again from its log.
        begins = each.heard - len(each.events)
        if 0 <= begins <= len(story):
            story[begins:] = each.events
    return replace(stored[-1], events=story)


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
        self,
        number: int,
        setup: Setup,
        *,
        resumed: Snapshot | None = None,
        at: Snapshot | None = None,
        played: Sequence[tuple[int, str]] = (),
        salt: str = "",
    ) -> None:
        """`resumed` is where the game begins, whatever was before; `at` is a shorter way to where
        these choices lead."""
        self.number = number
        self.setup = setup
        self.salt = salt
        self.resumed = resumed
        self.first_step = 0 if resumed is None else resumed.step
        self.choices: list[tuple[int, str]] = list(played)
        self._shortened = at is not None
        self._crosses = -1 if at is None else at.undo
        """Who could take back the choice that led to the stored state we have come from."""
        if at is None:
            self.game = self.beginning()
            self.game.listen()
        else:
            self.game = Game.resume(
                rules_for(setup), at.state, ids_from=at.asks, made_before=at.step
            )
            self.game.listen().extend(event_of(plain) for plain in at.events)
        self.game.keep_turns()
        self.game.begin()
        self.thinkers = Thinkers(self.game, setup.seed)
        self.asked_at = 0.0
        self.seen_in = DEAL if at is None and not played else 0.0
        """Seconds that it takes to see what the last choice has brought."""
        self.held: dict[int, tuple[int, str]] = {}
        """Accepted reactions that wait for their time: by seat, the question and the option."""
        self._known: Known | None = None
        """What was known before the last choice; None after one was taken back."""
        self._lenses: dict[str, Lens] = {}
        self._stored = [NOTHING_STORED] if at is None else [(at.turn, at.step, at.heard)]
        """Of each stored state that still holds: its turn, its step, the events told by then."""

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
        events = self.game.listen()
        heard = len(events)
        self.game.choose(option, seat)
        self.choices.append((seat, option))
        self.seen_in = seeing(events[heard:], self.game.rules.vocabulary())
        self._known = before
        self.held.clear()

    def can_undo(self, seat: int) -> bool:
        """Whether this seat could take its last choice back: nothing is promised in vain."""
        if self._at_stored(seat):
            return True
        if self._known is not None:
            return self.game.may_undo(seat, self._known)
        try:
            self.game.check_undo(seat)
        except IllegalChoice:
            return False
        return True

    def check_undo(self, seat: int) -> None:
        """Raises an `IllegalChoice` that says why, if this seat cannot take its choice back."""
        if not self._at_stored(seat):
            self.game.check_undo(seat)

    def _at_stored(self, seat: int) -> bool:
        """Whether this seat could take back a choice from before the state we have come from."""
        return self._crosses == seat and not self.game.choices_made

    def _go_the_long_way(self) -> None:
        """Come here by all choices, so that there are choices to take back."""
        asks = self.game.ask_id
        whole = self.course.play().game
        whole.keep_turns()
        whole.number_from(asks)
        self.game.become(whole)
        self._shortened = False
        self._crosses = -1

    def undo(self, seat: int) -> None:
        if self._at_stored(seat):
            self._go_the_long_way()
        self.game.undo(seat)
        # Of several secret answers it need not be the last one.
        last = max(at for at, choice in enumerate(self.choices) if choice[0] == seat)
        del self.choices[last]
        self._known = None
        self.seen_in = 0.0
        self.held.clear()
        while self._stored and self._stored[-1][1] > self.step:
            self._stored.pop()  # it contains what was taken back
        if not self._stored:
            self._stored = [NOTHING_STORED]
        for lens in self._lenses.values():
            lens.reset(self.game)

    def watch(self, sight: str) -> dict[str, Any]:
        """The view from here; from now on its frames can be had."""
        lens = self._lenses.get(sight)
        if lens is None:
            lens = self._lenses[sight] = Lens(self.game, sight)
        return lens.view

    def frames(self) -> dict[str, Frame]:
        """What the last choice has changed, for each point of view that was watched before it."""
        now, telling = look(self.game, self._lenses), Telling(self.game.listen())
        return {
            sight: lens.frame(self.game, self.step, now[sight], telling)
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

    def snapshot(self, entries: int, every: int = STORED_EVERY) -> Snapshot | None:
        """A quiet state, if that many turns have begun since the last one; the first at once."""
        game = self.game
        turn, _, kept = self._stored[-1]
        if game.state.turn - turn < every and (turn >= 0 or game.state.turn == turn):
            return None
        if not game.quiet or game.over:
            return None
        if game.unanswered() != game.decision.seats:
            return None  # secret answers are not in the state
        events = game.listen()
        fresh = events[kept:]
        self._stored.append((game.state.turn, self.step, len(events)))
        return Snapshot(
            self.number,
            game.state.turn,
            self.step,
            entries,
            game.rules.version,
            game.state.plain(),
            [plain_event(event) for event in fresh],
            game.ask_id,
            len(events),
            undo=next((seat for seat in range(game.state.seats) if self.can_undo(seat)), -1),
        )

    @property
    def record(self) -> Record:
        """The game so far. Plays it again: takes its time."""
        return self.course.play().game.record if self._shortened else self.game.record


def plain_event(event: Event) -> dict[str, Any]:
    """An event with its audience, as it is stored."""
    plain: dict[str, Any] = {"kind": event.kind, "seat": event.seat, "facts": dict(event.facts)}
    if event.knows:
        plain |= {"secret": dict(event.secret), "knows": list(event.knows)}
    return plain


def event_of(plain: Mapping[str, Any]) -> Event:
    """What `plain_event` made of it, as an event again."""
    return Event(
        plain["kind"],
        plain["seat"],
        plain["facts"],
        plain.get("secret", {}),
        tuple(plain.get("knows", ())),
    )


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
