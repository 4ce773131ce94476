"""What whoever runs the server can set, by option or by environment."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

DEFAULT_DATA = Path("saloon-data")
DEFAULT_PORT = 8421


class ConfigError(Exception):
    """A setting that makes no sense; the message is for whoever set it."""


@dataclass(frozen=True)
class Rate:
    """So many at once, and then so many a second."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Limits:
    """How much one visitor may do. Far above what playing needs."""

    commands: Rate = Rate(60, 20)
    chat: Rate = Rate(6, 0.5)
    connects: Rate = Rate(20, 1)
    tables: Rate = Rate(10, 1 / 30)
    guests: Rate = Rate(60, 0.5)
    """New identities from one address; a school class may share one."""
    logins: Rate = Rate(8, 1 / 20)
    """Passphrases or passwords tried from one address, and for each name or table from there."""
    guesses: Rate = Rate(50, 1 / 60)
    """Wrong ones for one name or table from everywhere, before strangers have but a few tries."""
    imports: Rate = Rate(5, 1 / 30)
    problems: Rate = Rate(5, 1 / 60)
    requests: Rate = Rate(1500, 60)
    """Of one address, of any kind; a school class may share one, and opens the page at once."""
    lists: Rate = Rate(30, 1)
    list_age: float = 1.0
    """Seconds for which everybody is shown the same list of open tables."""
    names: Rate = Rate(10, 1 / 10)
    resyncs: Rate = Rate(6, 1 / 2)
    """Fresh views of a whole table, for one person."""
    frames: Rate = Rate(200, 50)
    """Of one socket, pings and all, before anybody looks at what is in them."""
    strikes: int = 60
    """How often in a row somebody may be too fast and is only held up."""
    barred: float = 15.0
    """Seconds that somebody stays outside who was too fast once more."""
    entering: int = 8
    """People let in at the same time; the others wait in the order in which they came."""
    waiting: int = 5_000
    """People who may wait to be let in; more are told to try again later."""
    lines: int = 300
    """Open connections of one address."""
    head: int = 16 * 1024
    """Of the headers of one request."""
    head_seconds: float = 10.0
    """In which they have to be complete."""
    sockets: int = 16
    """Open sockets of one person."""
    body: int = 64 * 1024
    record: int = 2 * 1024 * 1024
    """Of an imported record."""
    choices: int = 5_000
    """Of an imported record."""
    message: int = 16 * 1024
    """Of one message on a socket."""
    outgoing: int = 512
    """Messages waiting for one slow client, before it has to come back and start afresh."""


NO_RATE = Rate(1e9, 1e9)
UNLIMITED = Limits(
    commands=NO_RATE,
    chat=NO_RATE,
    connects=NO_RATE,
    tables=NO_RATE,
    guests=NO_RATE,
    logins=NO_RATE,
    guesses=NO_RATE,
    imports=NO_RATE,
    problems=NO_RATE,
    requests=NO_RATE,
    lists=NO_RATE,
    list_age=0.0,
    names=NO_RATE,
    resyncs=NO_RATE,
    frames=NO_RATE,
    lines=1_000_000,
)
"""For measurements and drills, where one address is a thousand visitors. Sizes stay limited."""


@dataclass(frozen=True)
class Config:
    data: Path = DEFAULT_DATA
    database: str = ""
    """The address of a PostgreSQL database; empty for SQLite in the data folder."""
    host: str = "0.0.0.0"
    port: int = DEFAULT_PORT
    origins: tuple[str, ...] = ()
    """Further origins whose pages may talk to us, as `https://saloon.example`."""
    trusted_proxies: str = "127.0.0.1"
    """Whose word about the visitor's address and protocol counts."""
    synchronous: str = "FULL"
    """SQLite: FULL survives a power cut with every choice, NORMAL may lose the last ones."""
    static: Path = Path(__file__).parent / "static"
    limits: Limits = field(default_factory=Limits)
    studio_apart: bool = False
    """Whether films are made in a process of their own, so that no table waits for one."""
    idle: float = 900.0
    """Seconds after which a table with nobody at it leaves the memory."""
    idle_hours: float = 24.0
    """Hours without anybody's doing after which a table ends; 0 for never."""
    tidy_days: float = 0.0
    """Days after which a finished table that nobody has touched is removed; 0 for never."""

    def __post_init__(self) -> None:
        if self.synchronous not in ("FULL", "NORMAL"):
            raise ConfigError(f"synchronous is FULL or NORMAL, not {self.synchronous!r}")
        for name in ("idle_hours", "tidy_days"):
            if not 0 <= getattr(self, name) < 1e6:
                raise ConfigError(f"{name} is a number from 0 on, not {getattr(self, name)}")
        if not 0 <= self.port <= 65535:
            raise ConfigError(f"a port is a number from 0 to 65535, not {self.port}")
        if self.database and not self.database.startswith(("postgresql://", "postgres://")):
            raise ConfigError("the database is given as postgresql://user@host/name")

    @property
    def url(self) -> str:
        """The database's address for SQLAlchemy."""
        if self.database:
            return "postgresql+asyncpg://" + self.database.partition("://")[2]
        return f"sqlite+aiosqlite:///{self.file}"

    @property
    def file(self) -> Path:
        """Of SQLite."""
        return self.data / "saloon.sqlite"


def _limits(text: str) -> Limits:
    if text not in ("on", "off"):
        raise ValueError(text)
    return Limits() if text == "on" else UNLIMITED


ENVIRONMENT: dict[str, tuple[str, Callable[[str], Any]]] = {
    "SALOON_DATA": ("data", Path),
    "SALOON_DATABASE": ("database", str),
    "SALOON_HOST": ("host", str),
    "SALOON_PORT": ("port", int),
    "SALOON_ORIGINS": ("origins", lambda text: tuple(text.replace(",", " ").split())),
    "SALOON_TRUSTED_PROXIES": ("trusted_proxies", str),
    "SALOON_SYNCHRONOUS": ("synchronous", str.upper),
    "SALOON_LIMITS": ("limits", _limits),
    "SALOON_IDLE_HOURS": ("idle_hours", float),
    "SALOON_TIDY_DAYS": ("tidy_days", float),
}


def configure(given: Mapping[str, Any], environment: Mapping[str, str] | None = None) -> Config:
    """Options first, then the environment, then what is usual. None means not given."""
    found: dict[str, Any] = {}
    for variable, (name, kind) in ENVIRONMENT.items():
        text = (os.environ if environment is None else environment).get(variable)
        if text:
            try:
                found[name] = kind(text)
            except ValueError:
                raise ConfigError(f"{variable} cannot be {text!r}") from None
    found |= {name: value for name, value in given.items() if value is not None}
    return Config(**found)
