"""The `saloon` command itself: help, errors and exit codes."""

import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import version

import pytest

from saloon.cli import main as cli
from saloon.cli.command import Subparsers
from saloon.cli.errors import UsageError
from saloon.kernel.native import build


class FakeCommand:
    """A command that does what the test says."""

    def __init__(self, action: Callable[[argparse.Namespace], int]) -> None:
        self.action = action

    def register(self, subparsers: Subparsers) -> None:
        parser = subparsers.add_parser("fake")
        parser.add_argument("--times", type=int)
        parser.set_defaults(run=self.action)


def run_fake(
    monkeypatch: pytest.MonkeyPatch, action: Callable[[argparse.Namespace], int], *arguments: str
) -> int:
    monkeypatch.setattr(cli, "COMMANDS", (FakeCommand(action),))
    return cli.main(["fake", *arguments])


def raiser(error: BaseException) -> Callable[[argparse.Namespace], int]:
    def action(_: argparse.Namespace) -> int:
        raise error

    return action


def test_help_teaches_by_example(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([]) == 0
    bare = capsys.readouterr().out
    with pytest.raises(SystemExit, match="0"):
        cli.main(["--help"])
    assert capsys.readouterr().out == bare
    assert "saloon ledger --uncovered BB" in bare


@pytest.mark.parametrize(
    "command",
    ["play", "serve", "simulate", "replay", "bench", "ledger", "backup", "restore", "reports"],
)
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        cli.main([command, "--help"])
    assert f"usage: saloon {command}" in capsys.readouterr().out


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        cli.main(["--version"])
    assert capsys.readouterr().out == f"saloon {version('saloon')} ({build()})\n"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["no-such-command"], "invalid choice: 'no-such-command'"),
        (["--no-such-option"], "unrecognized arguments: --no-such-option"),
        (["ledger", "--root"], "argument --root: expected one argument"),
        (["ledger", "--json", "--uncovered", "BB"], "not allowed with argument --json"),
    ],
)
def test_wrong_usage_is_one_line(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(arguments) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("saloon: ")
    assert complaint in shown.err
    assert shown.err.count("\n") == 1
    assert "--help" in shown.err


def test_usage_error_of_a_command_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_fake(monkeypatch, raiser(UsageError("no such\n  file"))) == 2
    assert capsys.readouterr().err == "saloon: no such file\n"
    assert run_fake(monkeypatch, lambda _: 0, "--times", "often") == 2
    assert "invalid int value: 'often'; see saloon fake --help" in capsys.readouterr().err


def test_exit_code_is_the_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    assert run_fake(monkeypatch, lambda args: args.times, "--times", "3") == 3


def test_interrupt_is_quiet(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_fake(monkeypatch, raiser(KeyboardInterrupt())) == 130
    assert capsys.readouterr() == ("", "")


def test_a_bug_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ZeroDivisionError):
        run_fake(monkeypatch, raiser(ZeroDivisionError()))


def test_a_reader_that_goes_away_is_no_error() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        result = subprocess.run(
            [sys.executable, "-m", "saloon.cli.main", "ledger", "--json"],
            stdout=writer,
            stderr=subprocess.PIPE,
            check=False,
        )
    finally:
        os.close(writer)
    assert result.stderr == b""
    assert result.returncode == 141
