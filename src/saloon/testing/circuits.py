"""Which games the fuzzer plays: numbered cases that go round everything a game can be played with.

Tables are computed from the catalogues: a new module joins all legal sets by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations, count
from random import Random
from typing import Any

from saloon.bots import make_bot, play_out
from saloon.games.about import Value
from saloon.games.bang import catalogue as bang
from saloon.games.bang.editions import EDITIONS
from saloon.games.dice import catalogue as dice
from saloon.games.legends import config as legends
from saloon.games.registry import new_game
from saloon.kernel import Game, SetupError
from saloon.testing.dice_reduction import DiceReduction
from saloon.testing.legends_reduction import LegendsReduction
from saloon.testing.reduction import Reduction
from saloon.testing.spectator import Spectator

Table = tuple[tuple[str, ...], int]
"""Modules and players."""


@dataclass(frozen=True, slots=True)
class Case:
    """One game to play: all that decides it."""

    seed: int
    players: int
    edition: str = ""
    rulings: tuple[tuple[str, Value], ...] = ()
    modules: tuple[str, ...] = ()
    bot: str = "random"
    """Who plays; a list with commas is repeated over the seats."""
    game: str = "bang"
    follows: bool = False
    """Whether it begins with what a game before it has handed on."""

    def new_game(self) -> Game:
        if not self.follows:
            return self._deal(self.seed)
        before = self._deal(self.seed + 1)
        play_out(before, [make_bot("random", seat) for seat in range(self.players)])
        return self._deal(self.seed, **before.rules.hand_on(before, ()))

    def _deal(self, seed: int, **handed_on: Any) -> Game:
        return new_game(
            self.game,
            players=self.players,
            seed=seed,
            modules=list(self.modules) or None,
            edition=self.edition or None,
            rulings=dict(self.rulings) or None,
            **handed_on,
        )


@dataclass(frozen=True, slots=True)
class Circuit:
    """How a game is fuzzed."""

    cases: Callable[[int], Iterator[Case]]
    reduction: Callable[[], Spectator]
    forced: bool
    """Whether a seat may be asked for its only answer: where hidden cards could give others."""
    deep_every: int
    """About how many decisions lie between two looks at the whole contract."""
    replay_every: int
    """Of so many games one is played again from its record."""


def legal_tables(
    modules: Iterable[str], players: Iterable[int], configure: Callable[..., object]
) -> tuple[Table, ...]:
    """Every legal set of modules with every number of players that it is for."""
    names, numbers, legal = tuple(modules), tuple(players), []
    for size in range(len(names) + 1):
        for some in combinations(names, size):
            for number in numbers:
                try:
                    configure(number, some)
                except SetupError:
                    continue
                legal.append((some, number))
    return tuple(legal)


# -- BANG! -----------------------------------------------------------------------------------

MODULES = tuple(name for name in bang.BUILT if name != "base")
COWHAND_EVERY = 5
"""Of so many games about one is played by sensible bots, who get farther than random ones."""
ALONE_EVERY = 6
"""Of so many games about one has a single box, and one has everything."""
RULINGS = (0, 0, 1, 2, 4)
"""How many rulings are turned against the edition."""


def bang_cases(first: int) -> Iterator[Case]:
    """There are far more mixes of boxes than games in a run: all of a case comes from its seed."""
    for seed in count(first):
        random = Random(seed)
        while not _is_legal(case := _drawn(seed, random)):
            pass
        yield case


def _drawn(seed: int, random: Random) -> Case:
    size = random.randrange(ALONE_EVERY)
    modules: tuple[str, ...]
    if size == 0:
        modules = (random.choice(MODULES),)
    elif size == 1:
        modules = MODULES
    else:
        modules = tuple([name for name in MODULES if random.random() < 0.5])
    players = random.choice(bang.PLAYERS)
    switches = [switch for name in ("base", *modules) for switch in bang.BUILT[name].switches]
    turned = random.sample(switches, min(random.choice(RULINGS), len(switches)))
    rulings = {switch.name: random.choice(switch.values) for switch in turned}
    if players == 3:
        rulings["three-player-mode"] = True
    bot = "cowhand" if random.randrange(COWHAND_EVERY) == 0 else "random"
    edition = random.choice(EDITIONS)
    return Case(seed, players, edition, tuple(rulings.items()), modules, bot)


def _is_legal(case: Case) -> bool:
    try:
        bang.configure(case.players, case.modules, case.edition, dict(case.rulings))
    except SetupError:
        return False
    return True


# -- The Dice Game ---------------------------------------------------------------------------

DICE_MODULES = tuple(name for name in dice.BUILT if name != "base")
DICE_TABLES = legal_tables(DICE_MODULES, dice.PLAYERS, dice.configure)
GAMBLER_EVERY = 19
"""It thinks long, so it comes to fewer tables, and shares them with random players."""

OUTLAW: tuple[tuple[str, Value], ...] = (("nobody-left-of-three", "outlaw"),)
FOLLOWS_EVERY = 4
"""Rounds of all tables of which one has games that follow others, where there is a legacy."""


def dice_cases(first: int) -> Iterator[Case]:
    for seed in count(first):
        around, number = divmod(seed, len(DICE_TABLES))
        modules, players = DICE_TABLES[number]
        bot = "gambler,random" if (number + around) % GAMBLER_EVERY == 0 else "random"
        follows = "legacy" in modules and around % FOLLOWS_EVERY == 0
        rulings = OUTLAW if players == 3 and around % 2 else ()
        yield Case(seed, players, "", rulings, modules, bot, "dice", follows)


# -- Western Legends -------------------------------------------------------------------------

LEGENDS_TABLES = legal_tables(legends.MODULES, legends.PLAYERS, legends.configure)
SHORT: tuple[tuple[str, Value], ...] = (("length", "short"),)
LONGER: tuple[tuple[tuple[str, Value], ...], ...] = ((), (("length", "long"),))
LONGER_EVERY = 5
"""Rounds of all tables of which one is played to more points."""


def legends_cases(first: int) -> Iterator[Case]:
    for seed in count(first):
        around, number = divmod(seed, len(LEGENDS_TABLES))
        modules, players = LEGENDS_TABLES[number]
        longer = around % LONGER_EVERY == 0 and legends.FIRST_GAME not in modules
        rulings = LONGER[around // LONGER_EVERY % 2] if longer else SHORT
        if players == legends.WITH_HIM:
            level = legends.LEVEL
            rulings += ((level.name, level.values[around % len(level.values)]),)
        yield Case(seed, players, "", rulings, modules, "random", "legends")


CIRCUITS = {
    "bang": Circuit(bang_cases, Reduction, forced=True, deep_every=300, replay_every=10),
    "dice": Circuit(dice_cases, DiceReduction, forced=False, deep_every=300, replay_every=10),
    "legends": Circuit(
        legends_cases, LegendsReduction, forced=True, deep_every=200, replay_every=10
    ),
}
