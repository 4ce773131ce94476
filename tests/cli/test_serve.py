"""`saloon serve`, where it cannot: one line that says why, and a way out."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from saloon.cli.main import main
from saloon.server.serving import DataLock, ServeError, listen, next_free


@pytest.fixture
def taken() -> Iterator[int]:
    """A port on which somebody listens."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


def refusal(tmp_path: Path, capsys: pytest.CaptureFixture[str], *options: str) -> str:
    code = main(["serve", "--data", str(tmp_path), *options])
    told = capsys.readouterr()
    assert code == 2
    assert told.out == ""
    assert told.err.startswith("saloon: ")
    assert told.err.count("\n") == 1, told.err
    return told.err


def test_a_taken_port_is_told_in_one_line_with_a_free_one(
    taken: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = refusal(tmp_path, capsys, "--host", "127.0.0.1", "--port", str(taken))
    assert f"port {taken} is taken" in told
    offered = re.search(r"--port (\d+)", told)
    assert offered is not None
    for sock in listen("127.0.0.1", int(offered[1])):
        sock.close()
    # Nothing was begun: no database, no secret.
    assert [each.name for each in tmp_path.iterdir()] == ["lock"]


def test_a_port_that_is_free_again_can_be_taken(taken: int) -> None:
    with pytest.raises(ServeError):
        listen("127.0.0.1", taken)
    free = next_free("127.0.0.1", taken)
    assert free > taken
    (sock,) = listen("127.0.0.1", free)
    assert sock.getsockname()[1] == free
    sock.close()


def test_an_address_of_somebody_else_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = refusal(tmp_path, capsys, "--host", "192.0.2.1", "--port", "0")
    assert "192.0.2.1 is no address of this computer" in told
    assert "--host 0.0.0.0" in told


def test_a_folder_in_use_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with DataLock(tmp_path):
        told = refusal(tmp_path, capsys, "--port", "0")
    assert "another server is using" in told
    assert "--data" in told
