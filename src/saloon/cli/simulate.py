"""`saloon simulate`: many games between bots, and what they come to."""

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from saloon.bots import default_bot
from saloon.cli.bars import between, interval_bar, percent
from saloon.cli.command import Subparsers
from saloon.cli.errors import UsageError
from saloon.cli.options import add_game_options, game_options
from saloon.cli.sheets import sheets_of
from saloon.games.registry import WHO
from saloon.sim.plan import Plan
from saloon.sim.seating import parse_seating
from saloon.sim.simulate import Progress, simulate
from saloon.sim.spread import Spread
from saloon.sim.tally import Report
from saloon.sim.wilson import Share
from saloon.texts.speaker import Speaker

if TYPE_CHECKING:
    from rich.console import Console

EXAMPLES = (
    ("saloon simulate bang --games 2000 --workers 2", "which side wins how often, and who with"),
    (f"saloon simulate bang --bots law={default_bot()},outlaw=random", "one bot against another"),
    ("saloon simulate dice --players 8 --bots gambler,random", "the Dice Game, bot by bot"),
    ("saloon simulate legends --bots drifter:law,drifter:crime --rotate", "two ways of life"),
)

GAMES = 1000
FAILURES_SHOWN = 5
SIDES = {"law": "the law", "outlaw": "the Outlaws", "renegade": "the Renegade"}
ALONE = {"deputy": "the Deputy", "outlaw": "the Outlaw", "renegade": "the Renegade"}
"""Where every role is a side of its own."""


def register(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "simulate",
        help="let bots play many games and count",
        description=(
            "Let bots play many games and show who wins how often, with 95 % intervals. The same "
            "seed gives the same games, however many processes share the work."
        ),
    )
    add_game_options(parser)
    parser.add_argument(
        "--games", type=int, default=GAMES, metavar="N", help="games (default: %(default)s)"
    )
    parser.add_argument(
        "--seed", type=int, default=0, metavar="S", help="seed of the run (default: %(default)s)"
    )
    parser.add_argument(
        "--workers", type=int, default=1, metavar="N", help="processes (default: %(default)s)"
    )
    parser.add_argument(
        "--record", type=Path, metavar="DIR", help="write every game's record into this folder"
    )
    parser.add_argument(
        "--rotate",
        action="store_true",
        help="the bots of a list take turns: every game leaves out others and seats them elsewhere",
    )
    parser.add_argument(
        "--any-character",
        action="store_true",
        help="keep one of the characters dealt at random, whatever the bots would choose",
    )
    printed = parser.add_mutually_exclusive_group()
    printed.add_argument("--json", action="store_true", help="print the result as JSON")
    printed.add_argument(
        "--markdown", action="store_true", help="print the tables of a game of points as Markdown"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    plan = Plan(
        args.game,
        args.players,
        args.games,
        parse_seating(args.bots or default_bot(args.game)),
        args.seed,
        game_options(args),
        args.record,
        rotate=args.rotate,
        any_character=args.any_character,
    )
    if args.markdown and args.game in WHO and WHO[args.game].as_sides:
        raise UsageError(f"--markdown is for games of points; {args.game} is won by sides")
    with progress_bar(args.games) as progress:
        report = simulate(plan, workers=args.workers, progress=progress)
    if args.json:
        print(json.dumps(as_json(plan, report), indent=2, ensure_ascii=False))
    elif args.markdown:
        print_markdown(plan, report)
    else:
        print_report(plan, report)
    return 0


def as_json(plan: Plan, report: Report) -> dict[str, Any]:
    setup = {
        "game": plan.game,
        "players": plan.players,
        "options": dict(plan.options),
        "bots": plan.seating.text,
        "seed": plan.seed,
        "rotate": plan.rotate,
        "any_character": plan.any_character,
    }
    return {"setup": setup, **report.as_json()}


@contextmanager
def progress_bar(games: int) -> Iterator[Progress | None]:
    """A bar on stderr while a person watches; nothing otherwise."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress as Bar

    with Bar(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("playing", total=games)
        yield lambda played: bar.update(task, completed=played)


def print_report(plan: Plan, report: Report) -> None:
    from rich.console import Console

    console = Console(highlight=False, markup=False, soft_wrap=True)
    noun = "game" if report.games == 1 else "games"
    console.print(
        f"{report.games:,} {noun} of {plan.game}: {plan.players} players, "
        f"bots {plan.seating.text}, seed {plan.seed}"
    )
    console.print(f"{report.seconds:.1f} s, {report.games_per_second:,.0f} games a second")
    if report.failures:
        console.print(f"{len(report.failures):,} ended with an error", style="bold red")
        for outcome in report.failures[:FAILURES_SHOWN]:
            console.print(f"  game {outcome.index + 1}, seed {outcome.seed}: {outcome.error}")
    if not report.finished:
        return
    console.print()
    console.print(f"a game takes  {spread_text(report.length, 'turns')}")
    for name, measured in report.numbers.items():
        console.print(f"              {spread_text(measured, name)}")
    console.print(f"              {spread_text(report.decisions_per_game, 'decisions')}")
    if report.best.p95 > 1:  # a score, not just who has won
        console.print(f"players have  {spread_text(report.points, 'points')}")
        console.print(f"the best have {spread_text(report.best, 'points')}")
    own = report.kills.get(("sheriff", "deputy"))
    if own is not None:
        console.print(
            f"the Sheriff killed a Deputy in {own.hits:,} of {own.trials:,} games: "
            f"{percent(own.share)} ({between(own).strip()})"
        )
    words = Speaker("en", (), None, plan.game)
    names = SIDES if "law" in report.sides else ALONE
    sides = {
        names.get(side) or words.piece("side", side): share for side, share in report.sides.items()
    }
    if report.as_sides:
        print_shares(console, "won by", "games", sides)
    if not set(report.roles) <= set(report.sides):
        roles = {words.piece("role", role): share for role, share in report.roles.items()}
        print_shares(console, "role", "seats", roles)
    if len(report.bots) > 1 and report.as_sides:
        print_shares(console, "bot", "seats", report.bots)
    for heading, shares in report.seats.items():
        print_shares(console, heading, "seats", shares)
    if report.as_sides:
        shares = {words.piece("character", id_): won for id_, won in report.characters.items()}
        print_shares(console, "character", "games", shares, average=True)
    for sheet in sheets_of(report, words):
        sheet.print(console)


def print_markdown(plan: Plan, report: Report) -> None:
    """The tables alone, to be put into a document."""
    sheets = sheets_of(report, Speaker("en", (), None, plan.game))
    print("\n\n".join(sheet.as_markdown() for sheet in sheets))


def spread_text(values: Spread, what: str) -> str:
    return (
        f"{values.mean:6.1f} {what} on average, median {values.median:.0f}, "
        f"95 % at most {values.p95:.0f}"
    )


def print_shares(
    console: "Console",
    heading: str,
    trials: str,
    shares: Mapping[str, Share],
    *,
    average: bool = False,
) -> None:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(heading, no_wrap=True, min_width=16)
    for title in (trials, "won", "", "95 % interval"):
        table.add_column(title, justify="right", no_wrap=True)
    table.add_column("", no_wrap=True)
    for name, share in shares.items():
        table.add_row(
            name,
            f"{share.trials:,}",
            f"{share.hits:,}",
            percent(share.share),
            between(share),
            interval_bar(share),
        )
    if average:
        # Without an interval: the seats of one game do not win independently of each other.
        seats, won = sum(s.trials for s in shares.values()), sum(s.hits for s in shares.values())
        table.add_row("all together", f"{seats:,}", f"{won:,}", percent(won / seats), style="dim")
    console.print()
    console.print(table)
