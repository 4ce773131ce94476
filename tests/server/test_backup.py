"""Backups are rehearsed: made while tables run, restored elsewhere, and everything is the same."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
import zipfile
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.conftest import new_database
from tests.server.support import FOUR_BOTS, Server, running

from saloon.cli import main as cli
from saloon.server.backup import BackupError, backup, restore
from saloon.server.config import Config
from saloon.server.serving import DataLock, ServeError

PASSPHRASE = "six shooters at noon"


async def looks(server: Server, cookie: str, table: str, replay: str) -> Any:
    """What somebody finds on a server."""
    ann = server.stranger()
    ann.http.cookies["saloon"] = cookie
    socket = await ann.open(table)
    welcome = await socket.hear()
    seats = welcome["table"]["seats"]
    return [
        await ann.arrive(),
        await ann.get("/api/replays"),
        await ann.get(f"/api/replays/{replay}/film?view=open"),
        await ann.get(f"/api/replays/{replay}/record"),
        [seat and (seat["kind"], seat["name"], seat["person"]) for seat in seats],
        welcome["step"],
        welcome["view"],
        welcome["ask"],
        [each["text"] for each in welcome["chat"]],
    ]


async def rehearse(here: Config, there: Config, file: Path) -> None:
    async with running(here) as server:
        ann = await server.somebody()
        await ann.post("/api/me/claim", {"name": "Ann", "passphrase": PASSPHRASE})
        over = await (await ann.open((await ann.post("/api/tables", FOUR_BOTS))["id"])).play()
        replay = over["table"]["replay"]
        table = await ann.new_table(start=True)
        socket = await ann.open(table)
        await socket.do("say", text="before the backup")
        await socket.asked()
        counts = await backup(here, file)
        assert counts["people"] == 1
        assert counts["replays"] == 1
        # It goes on meanwhile, and the copy does not.
        await ann.new_table()
        before = await looks(server, ann.cookie, table, replay)
        cookie = ann.cookie
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert await restore(there, file) == counts
    async with running(there) as server:
        after = await looks(server, cookie, table, replay)
        # A table made since is not in it.
        before[0]["tables"] = after[0]["tables"]
        assert len(after[0]["tables"]) == 2
        assert after == before
        # The cookie still counts, and so does the passphrase; and the table can be played.
        bob = await server.somebody()
        await bob.post("/api/me/login", {"name": "Ann", "passphrase": PASSPHRASE})
        await (await bob.open(table)).play()


async def test_rehearsal_on_one_database(stored: Config, tmp_path: Path, request: Any) -> None:
    there = replace(stored, data=tmp_path / "there")
    if stored.database:
        address = request.getfixturevalue("postgres_address")
        there = replace(there, database=await new_database(address))
    await rehearse(stored, there, tmp_path / "saloon.zip")


async def test_from_one_database_to_the_other(
    config: Config, tmp_path: Path, postgres_address: str
) -> None:
    there = replace(config, data=tmp_path / "there", database=await new_database(postgres_address))
    await rehearse(config, there, tmp_path / "saloon.zip")


async def test_nothing_is_overwritten_by_mistake(config: Config, tmp_path: Path) -> None:
    file = tmp_path / "saloon.zip"
    async with running(config) as server:
        ann = await server.somebody()
        await ann.new_table()
        await backup(config, file)
        with pytest.raises(BackupError, match="already"):
            await backup(config, file)
        later = await server.somebody()
        name = (await later.arrive())["name"]
    with pytest.raises(BackupError, match="--force"):
        await restore(config, file)
    async with running(config) as server:
        back = server.stranger()
        back.http.cookies["saloon"] = later.cookie
        assert (await back.arrive())["name"] == name
    await restore(config, file, force=True)
    async with running(config) as server:
        gone = server.stranger()
        gone.http.cookies["saloon"] = later.cookie
        assert (await gone.arrive())["tables"] == []
        assert (await gone.http.get("/api/me/export")).status_code in (200, 401)


async def test_what_is_no_backup(config: Config, tmp_path: Path) -> None:
    with pytest.raises(BackupError, match="no database"):
        await backup(config, tmp_path / "x.zip")
    with pytest.raises(BackupError, match="no file"):
        await restore(config, tmp_path / "x.zip")
    (tmp_path / "text.zip").write_text("howdy")
    with pytest.raises(BackupError, match="not a backup"):
        await restore(config, tmp_path / "text.zip")
    with zipfile.ZipFile(tmp_path / "other.zip", "w") as archive:
        archive.writestr("about.json", "[]")
    with pytest.raises(BackupError, match="not a backup"):
        await restore(config, tmp_path / "other.zip")
    with zipfile.ZipFile(tmp_path / "newer.zip", "w") as archive:
        archive.writestr("about.json", '{"form": "9999", "format": 1}')
        archive.writestr("secret", b"s" * 32)
    with pytest.raises(BackupError, match="newer"):
        await restore(config, tmp_path / "newer.zip")


# -- the commands ---------------------------------------------------------------------------------


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    with (
        DataLock(tmp_path),
        pytest.raises(ServeError, match="another server"),
        DataLock(tmp_path),
    ):
        pytest.fail("two had the lock")
    with DataLock(tmp_path):
        pass


def test_a_served_table_is_there_again_after_a_signal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "data"
    command = [sys.executable, "-m", "saloon.cli.main", "serve", "--host", "127.0.0.1"]
    command += ["--port", "0", "--data", str(data)]
    server = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"}
    )
    assert server.stdout is not None
    try:
        address = server.stdout.readline().split()[-1]
        with httpx.Client(base_url=address, timeout=30) as ann:
            ann.get("/api/me")
            table = ann.post("/api/tables", json={"settings": {}}).json()["id"]
        assert cli.main(["restore", str(tmp_path / "none.zip"), "--data", str(data)]) == 2
        assert cli.main(["backup", str(tmp_path / "b.zip"), "--data", str(data), "--json"]) == 0
        assert cli.main(["restore", str(tmp_path / "b.zip"), "--data", str(data), "--force"]) == 2
        assert "another server" in capsys.readouterr().err
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(30)
        server.stdout.close()
    assert server.returncode in (0, -signal.SIGTERM)
    there = tmp_path / "there"
    assert cli.main(["restore", str(tmp_path / "b.zip"), "--data", str(there)]) == 0
    assert "1 tables" in capsys.readouterr().out
    assert table


def test_a_port_in_use_is_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["serve", "--port", "99999", "--data", str(tmp_path)]
    assert cli.main(arguments) == 2
    assert "65535" in capsys.readouterr().err
    assert cli.main(["serve", "--log", "LOUD", "--data", str(tmp_path)]) == 2
