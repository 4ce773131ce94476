"""`saloon replay`: a recorded game, checked and told again."""

import argparse
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from saloon.cli.command import Subparsers
from saloon.cli.errors import UsageError
from saloon.cli.options import add_language
from saloon.cli.screen import Quit, Screen, speaks_unicode
from saloon.cli.terminal.narrator import Narrator
from saloon.games.registry import WHO, replay, rules_for
from saloon.kernel import Game, Record, RecordError, SaloonError
from saloon.kernel.record import Choice

EXAMPLES = (("saloon replay game.json", "check a recorded game and tell it"),)


def register(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "replay",
        help="check a recorded game and tell it",
        description="Play a recorded game again, check every step of it, and tell what happened.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="the record, a JSON file")
    parser.add_argument(
        "--seat", type=int, metavar="K", help="as this player saw it, 1 to N (default: all of it)"
    )
    parser.add_argument("--upto", type=int, metavar="N", help="only the first N choices")
    parser.add_argument("--step", action="store_true", help="wait for Enter after every turn")
    add_language(parser)
    parser.add_argument("--plain", action="store_true", help="no colours, no special characters")
    parser.add_argument("--json", action="store_true", help="print the events and the result")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    record = read_record(args.file)
    check_setup(record)
    check_deal(args.file, record)
    if args.upto is not None and args.upto < 0:
        raise UsageError(f"--upto cannot be negative: {args.upto}")
    viewer = None if args.seat is None else args.seat - 1
    if viewer is not None and viewer not in range(record.setup.players):
        raise UsageError(f"--seat is a number from 1 to {record.setup.players}, not {args.seat}")
    if args.json:
        game = play_again(record, args.upto)
        print(json.dumps(as_json(game, record, viewer), indent=1, ensure_ascii=False))
        return 0
    plain = args.plain or not speaks_unicode(sys.stdout)
    colours = sys.stdout.isatty() and not args.plain and "NO_COLOR" not in os.environ
    screen = Screen(colours=colours, plain=plain)
    narrator = Narrator(record, viewer, screen, args.language, args.step)
    try:
        game = play_again(record, args.upto, narrator.watch)
        narrator.finish(game)
    except Quit:
        screen.say(narrator.voice.say("goodbye"))
    return 0


def read_record(path: Path) -> Record:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise UsageError(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise UsageError(f"{path} is not a record: it is not text") from None
    try:
        return Record.from_json(text)
    except RecordError as error:
        raise UsageError(f"{path}: {error}") from None
    except RecursionError:
        raise UsageError(f"{path} is not a record of a Saloon game") from None


def check_deal(path: Path, record: Record) -> None:
    """Whether the seed is the one a server committed itself to before the game, where it did."""
    plain = json.loads(path.read_text(encoding="utf-8"))
    deal = plain.get("deal")
    if deal is None:
        return
    told = (deal.get("salt"), deal.get("commitment")) if isinstance(deal, dict) else (None, None)
    if not all(isinstance(each, str) for each in told):
        raise UsageError(f"{path}: its deal lacks the salt or the commitment")
    from saloon.table.match import commitment  # most records are of no server

    salt, committed = told
    if commitment(record.setup.seed, salt) != committed:
        raise UsageError(
            f"{path}: its seed is not the one that was committed to before the game: "
            "SHA-256 of salt, colon and seed is another"
        )


def check_setup(record: Record) -> None:
    """The setup is whatever stands in the file."""
    try:
        rules_for(record.setup).first_state()
    except SaloonError:
        raise
    except Exception as error:
        raise UsageError(
            f"the record has a setup that no game can have ({type(error).__name__}: {error})"
        ) from None


def play_again(
    record: Record, upto: int | None, watch: Callable[[Game, Choice], None] | None = None
) -> Game:
    """Replay a record and check that it ends as it says."""
    game = replay(record, upto=upto, events=True, watch=watch)
    whole = upto is None or upto >= len(record.choices)
    result = game.result
    ended = None if result is None else (result.side, tuple(result.winners))
    if whole and ended != record.result:
        says = "is unfinished" if record.result is None else f"was won by {record.result[0]}"
        does = "goes on" if ended is None else f"is won by {ended[0]}"
        raise UsageError(f"the game differs from its record: it {says} there, but here it {does}")
    if whole and result is not None and record.scores not in (None, (result.points, result.ranks)):
        raise UsageError("the game differs from its record: points or ranks are others there")
    return game


def as_json(game: Game, record: Record, viewer: int | None) -> dict[str, Any]:
    who = WHO[record.setup.game]
    return {
        "setup": record.setup.plain(),
        "rules_version": record.rules_version,
        "choices": game.choices_made,
        "turns": game.state.turn,
        "over": game.over,
        "roles": who.roles_of(game) if viewer is None or game.over else None,
        "characters": who.characters_of(game),
        "result": None
        if game.result is None
        else {
            "side": game.result.side,
            "winners": list(game.result.winners),
            "points": list(game.result.points),
            "ranks": list(game.result.ranks),
        },
        "events": [
            event.in_full() if viewer is None else event.seen_by(viewer) for event in game.listen()
        ],
    }
