"""The `saloon` command."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import version
from typing import NoReturn

from saloon.cli import backup, bench, ledger, play, replay, reports, restore, serve, simulate
from saloon.cli.command import Command
from saloon.cli.errors import UsageError
from saloon.kernel import SaloonError
from saloon.kernel.native import build

COMMANDS: tuple[Command, ...] = (
    play, serve, simulate, replay, bench, ledger, backup, restore, reports,
)  # fmt: skip

INTERRUPTED = 130
BROKEN_PIPE = 141


class Parser(argparse.ArgumentParser):
    """An argument parser whose complaints are usage errors like all others."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message}; see {self.prog} --help")


def make_parser() -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = Parser(
        prog="saloon",
        description="Wild-West tabletop games: play them, simulate them, study them.",
        epilog=examples(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--version", action="version", version=f"saloon {version('saloon')} ({build()})"
    )
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND")
    for command in COMMANDS:
        command.register(subparsers)
    return parser


def examples() -> str:
    lines = [example for command in COMMANDS for example in getattr(command, "EXAMPLES", ())]
    width = max((len(line) for line, _ in lines), default=0)
    shown = "\n".join(f"  {line:<{width}}   {meaning}" for line, meaning in lines)
    return f"examples:\n{shown}\n\n'saloon COMMAND --help' explains a command."


def run(argv: Sequence[str] | None) -> int:
    parser = make_parser()
    args = parser.parse_args(argv)
    command: Callable[[argparse.Namespace], int] | None = getattr(args, "run", None)
    if command is None:
        parser.print_help()
        return 0
    code = command(args)
    # Here and not at exit, so that a reader that has gone away is noticed while we can handle it.
    sys.stdout.flush()
    return code


def main(argv: Sequence[str] | None = None) -> int:
    try:
        return run(argv)
    except (UsageError, SaloonError) as error:
        # One line, whatever the message contains.
        print("saloon:", " ".join(str(error).split()), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # `saloon … | head`: the interpreter would complain again when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE


if __name__ == "__main__":
    sys.exit(main())
