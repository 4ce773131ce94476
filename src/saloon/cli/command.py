"""What `saloon` expects of a module that brings a command."""

import argparse
from typing import Protocol, TypeAlias

Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


class Command(Protocol):
    """A module with a function `register`.

    It adds a parser and sets its default `run` to a function that takes the parsed arguments and
    returns the exit code. The module may also have `EXAMPLES` for the top-level help: pairs of a
    command line and what it does.
    """

    def register(self, subparsers: Subparsers) -> None: ...
