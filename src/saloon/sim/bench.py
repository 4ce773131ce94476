"""How fast the engine is, beside a fixed piece of Python work timed in the same run."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import count
from time import perf_counter, process_time
from typing import Any

from saloon.bots import make_bot, play_out
from saloon.bots.random import RandomPolicy
from saloon.games.bang.catalogue import BUILT
from saloon.games.dice.catalogue import BUILT as DICE
from saloon.games.registry import new_game
from saloon.kernel import Game, Onlooker, SaloonError
from saloon.sim.garbage import lasting_spared
from saloon.sim.reference import reference_work

FOUR_BOXES = ("dodge-city", "bullet", "high-noon", "fistful-of-cards")
VARIANT = "shadow-gunslingers"
"""A way to play rather than a box: who is out plays on, and games are longer."""
ROUNDS = 5
GAMES = 60
LONG_GAMES = 6
"""Of a game that takes ten times as long."""
OPERATIONS = 20
SETTLED = 12
"""The turn from which on a game is in full swing."""
THIRD_ROUND = 9
"""The turn with which it begins if there are four players."""


@dataclass(frozen=True, slots=True)
class Measure:
    """One thing measured: the best time of several rounds."""

    name: str
    unit: str
    seconds: float
    per_reference: float
    """How often it fits into the time of the reference work: the higher the better."""

    @property
    def per_second(self) -> float:
        return 1 / self.seconds

    @property
    def microseconds(self) -> float:
        return self.seconds * 1e6


@dataclass(frozen=True, slots=True)
class Speed:
    reference: float
    """Seconds of the reference work."""
    measures: tuple[Measure, ...]


def measure_speed(seconds: float = 10.0, only: Sequence[str] = ()) -> Speed:
    """Measure everything in about so many seconds, reference and measurement in turns; or only
    those rows in whose name one of these stands.

    Garbage is looked for as in the processes of a simulation.
    """
    rows = [row for row in _rows() if not only or any(each in row.name for each in only)]
    if not rows:
        names = "; ".join(row.name for row in _rows())
        raise SaloonError(f"nothing to measure is called {' or '.join(only)}: there are {names}")
    with lasting_spared():
        return _measure(seconds, [row.make() for row in rows])


def _measure(seconds: float, works: list[Work]) -> Speed:
    best = [float("inf")] * len(works)
    reference = _timed(reference_work)
    # To each its share, not up to a moment: who comes after games that take longer than theirs
    # would have none left, and be measured by one cold attempt.
    share = seconds / (ROUNDS * len(works))
    for _ in range(ROUNDS):
        for at, work in enumerate(works):
            reference = min(reference, _timed(reference_work))
            best[at] = min(best[at], _best(work.do, perf_counter() + share))
    return Speed(
        reference,
        tuple(
            Measure(name, unit, took / times, reference * times / took)
            for work, took in zip(works, best, strict=True)
            for name, unit, times in work.parts
        ),
    )


@dataclass(frozen=True, slots=True)
class Row:
    """What can be measured. It is made only if it is: that takes a while."""

    name: str
    make: Callable[[], Work]


def _rows() -> list[Row]:
    everything = tuple(name for name in BUILT if name != "base")
    boxes = tuple(name for name in everything if name != VARIANT)
    all_dice = tuple(name for name in DICE if name != "base")
    return [
        _games("games of 4", "bang", 4),
        _games("games of 7", "bang", 7),
        _games("games of 7, told to an onlooker", "bang", 7, told=True),
        _games("games of 4, all modules", "bang", 4, modules=everything),
        _games("games of 7, all modules", "bang", 7, modules=everything),
        _games("games of 7, four boxes", "bang", 7, modules=FOUR_BOXES),
        _games("games of 7, all boxes", "bang", 7, modules=boxes),
        _games("games of dice, 5 players", "dice", 5),
        _games("games of dice, all modules", "dice", 5, modules=all_dice),
        _games("games of legends, 4 players", "legends", 4, games=LONG_GAMES),
        _games("games of 5 cowhands", "bang", 5, bot="cowhand", games=max(1, GAMES // 10)),
        *_positions(),
        *_legends_positions(),
    ]


@dataclass(frozen=True, slots=True)
class Work:
    """Something to do, and what it consists of: a name, what one is, and how many."""

    do: Callable[[], object]
    parts: tuple[tuple[str, str, int], ...]


def _timed(work: Callable[[], object]) -> float:
    """In processor time: what else the computer does in the meantime is left out."""
    begun = process_time()
    work()
    return process_time() - begun


def _best(work: Callable[[], object], until: float) -> float:
    """The shortest time, from doing the work at least twice and up to a moment.

    The first time the processor still has at hand what the work before needed. What is short is
    done often enough for that to be no matter; what is long would be measured so, and seem slower.
    """
    best = min(_timed(work), _timed(work))
    while perf_counter() < until:
        best = min(best, _timed(work))
    return best


def _play(
    name: str, players: int, seed: int, bot: str, *, told: bool = False, **options: Any
) -> int:
    game = new_game(name, players=players, seed=seed, **options)
    after = None
    if told:
        game.listen()
        after = Onlooker(None).hear
    bots = [make_bot(bot, seed * 10 + seat) for seat in range(players)]
    return play_out(game, bots, after=after)


def _games(
    title: str, name: str, players: int, *, bot: str = "random", games: int = 0, **options: Any
) -> Row:
    """The same games every time; a decision's time is that of the games, shared out."""
    many = games or GAMES

    def play() -> int:
        return sum(_play(name, players, seed, bot, **options) for seed in range(many))

    def work() -> Work:
        decisions = f"decisions{title.removeprefix('games')}"
        return Work(play, ((title, "game", many), (decisions, "decision", play())))

    return Row(title, work)


def _positions() -> list[Row]:
    """Single operations in the middle of a game: a turn to play, and a card to answer."""

    @cache
    def quiet() -> Game:
        return _ready(lambda game: game.quiet and game.decision.kind == "play")

    @cache
    def inside() -> Game:
        return _ready(lambda game: not game.quiet and game.decision.kind == "shot")

    @cache
    def early() -> Game:
        return _ready(lambda game: game.quiet, players=4, turn=THIRD_ROUND)

    worlds = count()

    def search(game: Game) -> None:
        number = next(worlds)
        thinker = game.decision.seats[0]
        game.determinize(thinker, number).rollout(RandomPolicy(number))

    return [
        _often("copy", quiet, Game.copy),
        _often("copy inside a resolution", inside, Game.copy),
        _often("playout copy", quiet, Game.playout),
        _often("playout copy inside a resolution", inside, Game.playout),
        _often("view", quiet, _view),
        _often("determinize", quiet, _determinize),
        _often("determinize inside a resolution", inside, _determinize),
        # More of them, since no two are the same.
        _often("determinize and play to the end", early, search, 10),
    ]


def _legends_positions() -> list[Row]:
    """Western Legends in the middle of a game: a turn to play, and a card to lay in a fight."""

    @cache
    def quiet() -> Game:
        return _ready(lambda game: game.quiet and game.decision.kind == "act", name="legends")

    @cache
    def inside() -> Game:
        return _ready(lambda game: not game.quiet and game.decision.kind == "lay", name="legends")

    return [
        _often("copy of legends", quiet, Game.copy),
        _often("copy of legends inside a fight", inside, Game.copy),
        _often("playout copy of legends", quiet, Game.playout),
        _often("view of legends", quiet, _view),
        _often("determinize of legends", quiet, _determinize),
    ]


def _view(game: Game) -> None:
    game.view(game.decision.seats[0])


def _determinize(game: Game) -> None:
    game.determinize(game.decision.seats[0], 1)


def _often(
    name: str, where: Callable[[], Game], operation: Callable[[Game], object], times: int = 1
) -> Row:
    def work() -> Work:
        game, many = where(), times * OPERATIONS

        def run() -> None:
            for _ in range(many):
                operation(game)

        return Work(run, ((name, "operation", many),))

    return Row(name, work)


def _ready(wanted: Callable[[Game], bool], **how: Any) -> Game:
    """The first copy of a game prepares it for copies; that is not what is measured."""
    game = _position(wanted, **how)
    game.copy()
    return game


class _Found(Exception):
    pass


def _position(
    wanted: Callable[[Game], bool], players: int = 5, turn: int = SETTLED, name: str = "bang"
) -> Game:
    """A game, from a turn on, that waits for what is wanted."""

    def look(game: Game) -> None:
        if not game.over and game.state.turn >= turn and wanted(game):
            raise _Found

    for seed in range(1, 100):
        game = new_game(name, players=players, seed=seed)
        bots = [make_bot("random", seed * 10 + seat) for seat in range(players)]
        try:
            play_out(game, bots, after=look)
        except _Found:
            return game
    raise SaloonError("no game came to the position to measure")
