"""`saloon play`: a game in the terminal against bots."""

import argparse
import os
import sys
from pathlib import Path
from random import SystemRandom

from saloon.bots import Bot, default_bot
from saloon.cli.command import Subparsers
from saloon.cli.errors import UsageError
from saloon.cli.names import table_names
from saloon.cli.options import add_game_options, add_language, game_options
from saloon.cli.screen import PAUSE, Screen, speaks_unicode
from saloon.cli.terminal.menu import is_number
from saloon.cli.terminal.play import play
from saloon.cli.terminal.voice import Voice
from saloon.games.registry import new_game
from saloon.kernel import Game
from saloon.sim.seating import make_bots, parse_seating
from saloon.texts.messages import load_texts

EXAMPLES = (
    ("saloon play bang", "a game against bots, here in the terminal"),
    ("saloon play bang --players 7 --seed 7 --name Zoe", "a bigger table, the same deal again"),
    ("saloon play dice --language cs", "the Dice Game, in Czech"),
)

SEEDS = 1_000_000


def register(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "play",
        help="play in the terminal against bots",
        description=(
            "Play in the terminal against bots, line by line: through a pipe, too. Type help in "
            "the game to see what can be typed."
        ),
    )
    add_game_options(parser)
    parser.add_argument(
        "--seat", default="1", metavar="K", help="your place, 1 to N, or random (default: 1)"
    )
    parser.add_argument("--name", default="", help="your name at the table")
    parser.add_argument("--seed", type=int, metavar="S", help="deal this game (default: any)")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the game's record here")
    add_language(parser)
    parser.add_argument("--fast", action="store_true", help="no pauses between the lines")
    parser.add_argument("--plain", action="store_true", help="no colours, no special characters")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    seed = SystemRandom().randrange(SEEDS) if args.seed is None else args.seed
    seating = parse_seating(args.bots or default_bot(args.game))
    game = new_game(args.game, players=args.players, seed=seed, **game_options(args))
    me = find_seat(args.seat, args.players)
    if args.record is not None and args.record.is_dir():
        raise UsageError(f"--record needs a file: {args.record} is a folder")
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")
    plain = args.plain or not speaks_unicode(sys.stdout)
    terminal = sys.stdout.isatty()
    colours = terminal and not args.plain and "NO_COLOR" not in os.environ
    pause = PAUSE if terminal and not args.fast else 0.0
    screen = Screen(colours=colours, plain=plain, pause=pause)

    def bots_for(game: Game) -> list[Bot]:
        return make_bots(seating.names(game), game.rules.setup.seed)

    own = args.name or load_texts(args.language).format("ui-terminal-you") or ""
    voice = Voice(args.language, args.game, table_names(args.players, me, own), me)
    return play(game, bots_for, screen, voice, args.record)


def find_seat(text: str, players: int) -> int:
    if text == "random":
        return SystemRandom().randrange(players)
    if is_number(text) and 1 <= int(text) <= players:
        return int(text) - 1
    raise UsageError(f"--seat is a number from 1 to {players}, or random; not '{text}'")
