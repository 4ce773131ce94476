"""`saloon bench`: how fast the engine is."""

import argparse
import json
from typing import Any

from saloon.cli.command import Subparsers
from saloon.cli.errors import UsageError
from saloon.sim.bench import Measure, Speed, measure_speed

EXAMPLES = (("saloon bench", "how many games a second this computer plays"),)

SECONDS = 10.0
RATED = ("game", "decision")
"""Shown as so many a second; the others as microseconds each."""


def register(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "bench",
        help="measure the engine's speed",
        description=(
            "Measure games between random bots and single operations on one core. The last column "
            "says how often it fits into a fixed piece of Python work, which makes numbers of "
            "different computers comparable; higher is better."
        ),
    )
    parser.add_argument(
        "--seconds", type=float, default=SECONDS, metavar="S", help="about how long to measure"
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if not 0 < args.seconds < float("inf"):
        raise UsageError(f"--seconds has to be a positive number, not {args.seconds}")
    speed = measure_speed(args.seconds)
    if args.json:
        print(json.dumps(as_json(speed), indent=2))
    else:
        print_table(speed)
    return 0


def as_json(speed: Speed) -> dict[str, Any]:
    return {
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
        f"\nThe reference, a fixed piece of Python work, took {speed.reference * 1000:.1f} ms. How "
        "often\nsomething fits into it can be compared between computers."
    )
