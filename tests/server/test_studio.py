"""The studio: work apart from the tables, and nothing left of it when the server is gone."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time

import pytest

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
