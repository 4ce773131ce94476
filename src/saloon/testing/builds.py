"""Whether the compiled engine plays the very same games as the plain one; see `make same`.

`python -m saloon.testing.builds --plain src --compiled build/wheel/unpacked --games 2000` plays
numbered games with both, each in a process of its own, and compares a line for each game, byte by
byte: how it ended, after how many choices, and the hash of its last state.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

from saloon.bots import make_bot, play_out
from saloon.kernel import SaloonError, SetupError
from saloon.kernel.native import build
from saloon.kernel.record import state_hash
from saloon.testing.circuits import CIRCUITS, Case
from saloon.testing.command_line import MOST, Parser, between


def base_cases(game: str) -> Iterator[Case]:
    """Games without boxes, rulings or sensible players: random ones, all numbers of players."""
    numbers = [players for players in range(2, 9) if _is_legal(game, players)]
    seed = 0
    while True:
        yield Case(seed, numbers[seed % len(numbers)], game=game)
        seed += 1


def _is_legal(game: str, players: int) -> bool:
    try:
        Case(0, players, game=game).new_game()
    except SetupError:
        return False
    return True


def _mixed(game: str) -> Iterator[Case]:
    return CIRCUITS[game].cases(0)


def series() -> dict[str, Iterator[Case]]:
    """The games that are played, by a name for them."""
    found: dict[str, Iterator[Case]] = {}
    for game in CIRCUITS:
        found[game] = base_cases(game)
        found[f"{game} with mixed boxes"] = _mixed(game)
    return found


def line(case: Case) -> str:
    """A game in one line."""
    game = case.new_game()
    names = case.bot.split(",")
    seats = range(game.state.seats)
    play_out(game, [make_bot(names[seat % len(names)], case.seed * 100 + seat) for seat in seats])
    assert game.result is not None
    told = [case.seed, game.result.plain(), game.choices_made, state_hash(game.state)]
    return json.dumps(told, separators=(",", ":"))


def play(name: str, games: int) -> None:
    """Played in a process of its own: a line for each game, after one that names the build."""
    print(build())
    for case in islice(series()[name], games):
        print(line(case))


def played(folder: Path, name: str, games: int) -> list[str]:
    """The lines of the build in a folder."""
    command = [sys.executable, "-m", "saloon.testing.builds", "--play", name, "--games", str(games)]
    done = subprocess.run(
        command,
        env={**os.environ, "PYTHONPATH": str(folder.resolve())},
        stdout=subprocess.PIPE,
        check=False,
        text=True,
    )
    if done.returncode:
        raise SaloonError(f"playing {name} with {folder} failed")
    return done.stdout.splitlines()


def difference(plain: Sequence[str], compiled: Sequence[str]) -> str:
    """What is not the same, in words; "" if all is."""
    if (plain[0], compiled[0]) != ("plain", "compiled"):
        return f"these are a {plain[0]} and a {compiled[0]} build"
    for one, other in zip(plain[1:], compiled[1:], strict=True):
        if one != other:
            return f"plain {one}, compiled {other}"
    return ""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = Parser(prog="builds", description="Play the same games with both builds.")
    parser.add_argument("--plain", type=Path, default=Path("src"), help="the sources (src)")
    parser.add_argument("--compiled", type=Path, help="a folder with the compiled package")
    parser.add_argument("--games", type=between(1, MOST), default=2000, help="of each kind (2000)")
    parser.add_argument("--play", choices=series(), help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    if given.play is not None:
        play(given.play, given.games)
        return 0
    if given.compiled is None:
        parser.error("--compiled is needed")
    differing = 0
    for name in series():
        plain = played(given.plain, name, given.games)
        wrong = difference(plain, played(given.compiled, name, given.games))
        print(f"{name}: {len(plain) - 1} games, {wrong or 'byte-equal'}", flush=True)
        differing += bool(wrong)
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
