"""The options that say which game is played, shared by several commands."""

import argparse
from pathlib import Path
from typing import Any

from saloon.cli.errors import UsageError
from saloon.games.rulings import parse_ruling
from saloon.texts.messages import LANGUAGES

PLAYERS = 5


def add_game_options(parser: argparse.ArgumentParser) -> None:
    """GAME and what it is played with."""
    parser.add_argument("game", metavar="GAME", help="the game, such as bang")
    parser.add_argument(
        "--players", type=int, default=PLAYERS, metavar="N", help="players (default: %(default)s)"
    )
    parser.add_argument(
        "--modules", type=names, default=(), metavar="A,B", help="expansions, separated by commas"
    )
    parser.add_argument(
        "--edition", metavar="E", help="whose rules where the rulebooks differ: dynamite-box, …"
    )
    parser.add_argument(
        "--ruling",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="settle one ruling otherwise; may be given several times",
    )
    parser.add_argument(
        "--bots",
        metavar="B",
        help="one bot, a list repeated over the seats (a,b), or one for each role "
        "(law=a,outlaw=b) (default: the most sensible one that plays the game)",
    )


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        default=LANGUAGES[0],
        help="the language of the game (default: %(default)s)",
    )


def names(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def game_options(args: argparse.Namespace) -> dict[str, Any]:
    """The options of the game itself, as `new_game` takes them."""
    options: dict[str, Any] = {}
    if args.modules:
        options["modules"] = list(args.modules)
    if args.edition is not None:
        options["edition"] = args.edition
    if args.ruling:
        options["rulings"] = dict(parse_ruling(text) for text in args.ruling)
    return options


def save(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise UsageError(f"cannot write {path}: {error.strerror}") from None
