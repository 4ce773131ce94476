"""Numbers on the command lines of the tools for tests: what makes no sense is refused in a line."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import NoReturn

MOST = 10**9
INTERRUPTED = 130
"""What a shell calls a command that was stopped with Ctrl-C."""


class Parser(argparse.ArgumentParser):
    """What was not understood is one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def between(least: int, most: int) -> Callable[[str], int]:
    """A number of that size, for the command line."""

    def understood(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if not least <= number <= most:
            raise argparse.ArgumentTypeError(f"a number from {least} to {most}, not {text}")
        return number

    return understood


def duration(text: str) -> float:
    """Seconds: any, but no negative and no endless ones."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1
    if not 0 <= seconds <= MOST:
        raise argparse.ArgumentTypeError(f"seconds from 0 to {MOST}, not {text}")
    return seconds
