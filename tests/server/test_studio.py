"""The studio: work apart from the tables, and nothing left of it when the server is gone."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from concurrent.futures.process import BrokenProcessPool

import pytest

from saloon.games.registry import new_game
from saloon.kernel import Record
from saloon.server.studio import Studio

SERVER = """
import asyncio, os
from saloon.server.studio import Studio

async def main():
    print(await Studio(apart=True).make(os.getpid), flush=True)
    await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.parametrize("apart", [True, False])
async def test_work_is_done_apart_or_beside(apart: bool) -> None:
    studio = Studio(apart=apart)
    try:
        assert (await studio.make(os.getpid) != os.getpid()) is apart
        with pytest.raises(ValueError, match="invalid literal"):
            await studio.make(int, "howdy")
    finally:
        studio.close()


async def test_after_its_process_has_died_the_next_order_has_another() -> None:
    studio = Studio(apart=True)
    try:
        with pytest.raises(BrokenProcessPool):
            await studio.make(os._exit, 1)
        assert await studio.make(int, "7") == 7
    finally:
        studio.close()


async def test_a_game_can_be_sent_there_and_back() -> None:
    """Whichever build of the engine runs (`make test-compiled`)."""
    game = new_game("bang", players=4, seed=1)
    studio = Studio(apart=True)
    try:
        assert await studio.make(_same, game.record) == game.record
    finally:
        studio.close()


def _same(record: Record) -> Record:
    return record


def test_it_ends_with_a_killed_server(tmp_path: object) -> None:
    script = f"{tmp_path}/server.py"
    with open(script, "w") as file:
        file.write(SERVER)
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        worker = int(server.stdout.readline())
        assert is_there(worker)
        server.send_signal(signal.SIGKILL)
    until = time.monotonic() + 30
    while is_there(worker):
        assert time.monotonic() < until, "the studio outlives its server"
        time.sleep(0.05)


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
