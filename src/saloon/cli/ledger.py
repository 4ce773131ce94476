"""`saloon ledger`: which rules the tests cover."""

import argparse
import json
import sys
from collections.abc import Iterable
from itertools import groupby
from pathlib import Path

from saloon.cli.command import Subparsers
from saloon.cli.errors import UsageError
from saloon.testing.ledger import MODULES, Coverage, LedgerError, Report, read_rules, report_on

EXAMPLES = (
    ("saloon ledger", "which rules the tests cover"),
    ("saloon ledger --uncovered BB", "the missing rules of a module"),
)

BAR_WIDTH = 20


def register(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "ledger",
        help="show which rules the tests cover",
        description=(
            "Compare the rules in docs/rules with the rules that the tests cite. A rule is due "
            "when its module, and every module it needs, is built. The tests are read, not run."
        ),
    )
    parser.add_argument(
        "--root", type=Path, metavar="DIR", help="the project's folder (default: found from here)"
    )
    shown = parser.add_mutually_exclusive_group()
    shown.add_argument("--json", action="store_true", help="print the result as JSON")
    shown.add_argument(
        "--uncovered",
        type=str.upper,
        metavar="MODULE",
        help="list the uncovered rules of a module (such as BB) with their text",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    root = find_root(args.root)
    try:
        report = report_on(root)
        if args.json:
            print(json.dumps(report.as_json(), indent=2))
        elif args.uncovered:
            print_uncovered(report, args.uncovered, root)
        else:
            print_table(report)
    except LedgerError as error:
        raise UsageError(str(error)) from error
    return fail_on_mistakes(report, in_json=args.json)


def find_root(given: Path | None) -> Path:
    """The folder that has docs/rules: the one given, or the nearest one from here upwards."""
    if given is not None:
        if not (given / "docs" / "rules").is_dir():
            raise UsageError(f"there is no docs/rules in {given}")
        return given
    here = Path.cwd()
    for folder in (here, *here.parents):
        if (folder / "docs" / "rules").is_dir():
            return folder
    raise UsageError("no docs/rules here or above; run this in the project or give --root DIR")


def fail_on_mistakes(report: Report, *, in_json: bool) -> int:
    """Wrong citations make the command fail, after everything else was shown."""
    mistakes = [f"{cited.test} cites {cited.id}, which is no rule" for cited in report.unknown]
    mistakes += report.errors
    if not mistakes:
        return 0
    if not in_json:
        print("\n".join(mistakes))
    sys.stdout.flush()
    raise UsageError(f"{len(mistakes)} wrong citations in the tests, the first: {mistakes[0]}")


def print_uncovered(report: Report, module: str, root: Path) -> None:
    if module not in report.modules:
        raise UsageError(f"there is no module {module!r}; choose from {', '.join(MODULES)}")
    coverage = report.modules[module]
    if not coverage.due:
        print(f"{MODULES[module]}: no rule is due yet.")
    elif not coverage.uncovered:
        print(f"{MODULES[module]}: all {len(coverage.due)} due rules are covered.")
    rules = read_rules(root / "docs" / "rules")
    for rule_id in coverage.uncovered:
        print(f"{rule_id}  {rules[rule_id].text}")


def print_table(report: Report) -> None:
    # Imported here because it is slow, and `--json` does not need it.
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("", "module"):
        table.add_column(heading, no_wrap=True)
    for heading in ("rules", "due", "covered"):
        table.add_column(heading, justify="right")
    table.add_column("", no_wrap=True)
    for module, coverage in report.modules.items():
        table.add_row(
            module,
            MODULES[module],
            str(coverage.rules),
            str(len(coverage.due)) if coverage.due else "–",
            str(coverage.covered) if coverage.due else "",
            bar(coverage),
            style=None if coverage.due else "dim",
        )
    console = Console(highlight=False, markup=False)
    console.print(table)
    for module, coverage in report.modules.items():
        if coverage.uncovered:
            console.print(f"\n{module}: {len(coverage.uncovered)} uncovered", style="bold")
            for line in grouped(coverage.uncovered):
                console.print(f"  {line}")


def bar(coverage: Coverage) -> str:
    if not coverage.due:
        return ""
    share = coverage.covered / len(coverage.due)
    # Rounded down: a full bar means that nothing is missing.
    full = int(share * BAR_WIDTH)
    return f"{'█' * full}{'░' * (BAR_WIDTH - full)} {int(share * 100):3d} %"


def grouped(ids: Iterable[str]) -> list[str]:
    """The ids by area, runs joined: `BB-CARD 01–04, 07`."""
    lines = []
    for area, group in groupby(ids, key=lambda rule_id: rule_id.rpartition("-")[0]):
        numbers = [int(rule_id.rpartition("-")[2]) for rule_id in group]
        lines.append(f"{area} {', '.join(runs(numbers))}")
    return lines


def runs(numbers: list[int]) -> list[str]:
    spans: list[list[int]] = []
    for number in numbers:
        if spans and number == spans[-1][-1] + 1:
            spans[-1].append(number)
        else:
            spans.append([number])
    return [f"{s[0]:02d}" if len(s) == 1 else f"{s[0]:02d}–{s[-1]:02d}" for s in spans]
