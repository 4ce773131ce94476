"""A server for each test, on this computer's own address, with a database of its own."""

from __future__ import annotations

import itertools
import tempfile
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import asyncpg  # type: ignore[import-untyped]
import pytest
from tests.server import postgres
from tests.server.support import Server, running

from saloon.server.config import Config
from saloon.table import starting

DATABASES = ("sqlite", "postgresql")
numbers = itertools.count()


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test deals what it dealt the last time; random deals are the fuzzer's work."""
    chance = Random(request.node.name)
    monkeypatch.setattr(starting, "new_seed", lambda _settings: chance.getrandbits(64))


@pytest.fixture(scope="session")
def postgres_address() -> Iterator[str]:
    if not postgres.available():
        pytest.skip(postgres.MISSING)
    # A socket's path must be short.
    with (
        tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder,
        postgres.running(Path(folder)) as address,
    ):
        yield address


async def new_database(address: str) -> str:
    name = f"test{next(numbers)}"
    connection = await asyncpg.connect(address.format(name="postgres"))
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return address.format(name=name)


@pytest.fixture
def config(tmp_path: Path) -> Config:
    """SQLite in a folder of the test's own."""
    return Config(data=tmp_path / "data", host="127.0.0.1", port=0, static=tmp_path / "static")


@pytest.fixture(params=DATABASES)
async def stored(config: Config, request: pytest.FixtureRequest) -> Config:
    """The same on either database."""
    if request.param == "sqlite":
        return config
    address: str = request.getfixturevalue("postgres_address")
    return replace(config, database=await new_database(address))


@pytest.fixture
async def server(config: Config) -> AsyncIterator[Server]:
    async with running(config) as server:
        yield server
