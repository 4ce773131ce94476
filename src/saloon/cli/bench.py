"""`saloon bench`: how fast the engine is."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from saloon.cli.command import Subparsers
from saloon.cli.errors import UsageError
from saloon.kernel.native import build
from saloon.sim.bench import Measure, Speed, measure_speed

if TYPE_CHECKING:
    from saloon.sim.server_bench import Load, ServerSpeed
    from saloon.sim.storm import Storm

EXAMPLES = (
    ("saloon bench", "how many games a second this computer plays"),
    ("saloon bench --only 'games of 7'", "the same for some rows, in less time"),
    ("saloon bench server", "how many people a server on this computer carries"),
    ("saloon bench server --tables 200 --storm", "how everybody comes back after a restart"),
    ("saloon bench server --tables 20 --flood", "what others notice of one guest's flood"),
)

SECONDS = 10.0
WIDE = 120
"""Characters of a line in a table of loads."""
MOST_TABLES = 5_000
"""At five seats each, about as many sockets as one address of a computer has ports for."""
RATED = ("game", "decision")
"""Shown as so many a second; the others as microseconds each."""


def register(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "bench",
        help="measure the engine's speed, or a server's",
        description=(
            "Measure games between random bots and single operations on one core. The last column "
            "says how often it fits into a fixed piece of Python work, which makes numbers of "
            "different computers comparable; higher is better."
        ),
    )
    parser.add_argument(
        "what",
        nargs="?",
        choices=("engine", "server"),
        default="engine",
        help="the engine (as usual), or a server with clients on real sockets",
    )
    parser.add_argument("--tables", type=int, default=200, metavar="N", help="server: how many")
    parser.add_argument("--seats", type=int, default=5, metavar="N", help="server: at each table")
    parser.add_argument(
        "--seconds", type=float, default=SECONDS, metavar="S", help="about how long to measure"
    )
    parser.add_argument(
        "--only",
        action="append",
        default=[],
        metavar="WORDS",
        help="engine: only rows in whose name these words stand (may be given several times)",
    )
    parser.add_argument(
        "--flood",
        action="store_true",
        help="server: what the tables notice while one guest floods it through many sockets",
    )
    parser.add_argument(
        "--storm",
        action="store_true",
        help="server: how everybody comes back after it was killed and started again",
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if not 0 < args.seconds < float("inf"):
        raise UsageError(f"--seconds has to be a positive number, not {args.seconds}")
    if args.what == "server":
        if args.only:
            raise UsageError("--only chooses among what is measured of the engine")
        return run_server(args)
    speed = measure_speed(args.seconds, args.only)
    if args.json:
        print(json.dumps(as_json(speed), indent=2))
    else:
        print_table(speed)
    return 0


def as_json(speed: Speed) -> dict[str, Any]:
    return {
        "build": build(),
        "reference_seconds": speed.reference,
        "measures": {
            measure.name: {
                "seconds": measure.seconds,
                "per_second": measure.per_second,
                "microseconds": measure.microseconds,
                "per_reference": measure.per_reference,
            }
            for measure in speed.measures
        },
    }


def shown(measure: Measure) -> str:
    if measure.unit in RATED:
        return f"{measure.per_second:,.0f} a second"
    return f"{measure.microseconds:,.1f} µs"


def print_table(speed: Speed) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("what", no_wrap=True)
    table.add_column("speed", justify="right", no_wrap=True)
    table.add_column("per reference", justify="right", no_wrap=True)
    for measure in speed.measures:
        table.add_row(measure.name, shown(measure), f"{measure.per_reference:,.1f}")
    console = Console(highlight=False, markup=False, soft_wrap=True)
    console.print(table)
    console.print(
        f"\nThis is the {build()} build. The reference, a fixed piece of Python work, took "
        f"{speed.reference * 1000:.1f} ms.\nHow often something fits into it can be compared "
        "between computers."
    )


def run_server(args: argparse.Namespace) -> int:
    if not 1 <= args.tables <= MOST_TABLES or not 4 <= args.seats <= 7:
        raise UsageError(
            f"a server is measured with 1 to {MOST_TABLES:,} tables, and 4 to 7 seats at each"
        )
    # The other commands need no sockets.
    from saloon.sim.server_bench import NothingMeasured

    try:
        return _MEASURES["flood" if args.flood else "storm" if args.storm else "load"](args)
    except NothingMeasured as nothing:
        print(f"Nothing was measured: {nothing}.", file=sys.stderr)
        return 1


def _tell_progress(doing: str) -> None:
    print(f"{doing} …", file=sys.stderr)


def _load(args: argparse.Namespace) -> int:
    from saloon.sim.server_bench import measure_server

    speed = measure_server(args.tables, args.seats, args.seconds, _tell_progress)
    if args.json:
        print(json.dumps(asdict(speed), indent=2))
    else:
        print_server(speed)
    return 0


def _flood(args: argparse.Namespace) -> int:
    from saloon.sim.flood import measure_flood

    flooded = measure_flood(args.tables, args.seats, args.seconds, _tell_progress)
    if args.json:
        print(json.dumps({**asdict(flooded), "p50": flooded.p50, "p99": flooded.p99}, indent=2))
        return 0
    print_loads([*flooded.calm, *flooded.flood])
    print(
        f"\nDuring the flood, half of the choices were told after {flooded.p50:.2f} times as long, "
        f"99 of 100 after {flooded.p99:.2f} times as long.\n"
        f"The server ended with {flooded.memory / 1e6:.0f} MB. The flood, in bytes or times:"
    )
    for kind, count in sorted(flooded.sent.items()):
        print(f"  {kind}: {count:,}")
    return 0


def _storm(args: argparse.Namespace) -> int:
    from saloon.sim.storm import measure_storm

    storm = measure_storm(args.tables, args.seats, _tell_progress)
    if args.json:
        print(json.dumps(asdict(storm), indent=2))
    else:
        _print_storm(storm)
    lost = storm.people - storm.back
    if lost:
        print(f"{lost:,} people never came back.", file=sys.stderr)
    return 1 if lost else 0


def _print_storm(storm: Storm) -> None:
    print(
        f"The server answered {storm.starting:.1f} s after it was killed. {storm.back:,} of "
        f"{storm.people:,} people were\nback at {storm.tables:,} tables {storm.seconds:.1f} s "
        f"later, half of them after {storm.p50:.1f} s, 99 of 100 after {storm.p99:.1f} s.\n"
        f"They tried {storm.tries:,} times, and were told to come later "
        f"{storm.turned_away:,} times; {storm.dropped:,} had left before\ntheir turn came. "
        f"99 of 100 lost at most {storm.overtaken:,} places to people who had asked later.\n"
        f"Coming in cost the server {storm.cpu_per_connect_ms:.2f} ms of its core each; it ended "
        f"with {storm.memory / 1e6:.0f} MB."
    )


_MEASURES = {"load": _load, "flood": _flood, "storm": _storm}


def print_server(speed: ServerSpeed) -> None:
    print_loads(speed.loads)
    print(
        f"\nMemory: {speed.memory_empty / 1e6:.0f} MB empty, "
        f"{speed.memory_full / 1e6:.0f} MB full, "
        f"so {speed.memory_per_table / 1e3:.0f} kB a table.\n"
        "Times are from the client's send until the last seat has received it."
    )


def print_loads(loads: list[Load]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    for name in ("load", "choices/s", "p50", "p99", "worst", "server", "refused", "reconnects"):
        table.add_column(name, justify="left" if name == "load" else "right", no_wrap=True)
    for load in loads:
        table.add_row(
            f"{load.name}, {load.tables} tables of {load.seats}",
            f"{load.per_second:,.0f}",
            f"{load.p50_ms:.1f} ms",
            f"{load.p99_ms:.1f} ms",
            f"{load.worst_ms:.0f} ms",
            f"{load.server_cpu:.0%}",
            str(load.refused),
            str(load.reconnects),
        )
    # Wide enough for every number: a cut one says nothing.
    console = Console(highlight=False, markup=False, soft_wrap=True, width=WIDE)
    console.print(table)
