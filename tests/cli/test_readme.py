"""The game in the README is what the terminal shows."""

import io
import re
from pathlib import Path

import pytest

from saloon.cli.main import main

README = Path(__file__).parents[2] / "README.md"


def test_the_readme_shows_what_the_terminal_shows(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = re.search(r"`saloon (play [^`]+)`\n\n```text\n(.*?)```", README.read_text(), re.S)
    assert found is not None
    command, shown = found.groups()
    typed = re.findall(r"^> (\S.*)$", shown, re.M)
    assert len(typed) == 3
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    assert main(command.split()) == 0
    assert shown in capsys.readouterr().out
