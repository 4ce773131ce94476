"""A server of one's own for measurements and drills: started, killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

PATIENCE = 60.0


class Service:
    """`saloon serve` in a process of its own, on loopback, with its data in a folder.

    With `known_deals`, a table's name decides what is dealt there: for pictures and for tests.
    """

    def __init__(
        self,
        data: Path,
        *,
        core: int | None = None,
        port: int | None = None,
        known_deals: bool = False,
        limits: bool = False,
    ) -> None:
        self.data = data
        self.limits = limits
        """Whether it slows visitors down; a crowd of clients on one computer looks like a flood."""
        self.module = "saloon.sim.known_deals" if known_deals else "saloon.cli.main"
        self.port = port or free_port()
        self.core = core
        self.process: subprocess.Popen[bytes] | None = None
        self.starts = 0

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Returns when the server answers."""
        self.launch()
        until = time.monotonic() + PATIENCE
        while not self._answers():
            if not self.runs or time.monotonic() > until:
                raise RuntimeError("the server does not start; see server.log beside its data")
            time.sleep(0.02)

    @property
    def runs(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def launch(self) -> None:
        """Returns at once, long before the server answers."""
        command = [sys.executable, "-m", self.module, "serve", "--port", str(self.port)]
        environment = {**os.environ, "SALOON_LIMITS": "on" if self.limits else "off"}
        with (self.data.parent / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--host", "127.0.0.1", "--data", str(self.data)],
                stdout=log,
                stderr=log,
                env=environment,
            )
        self.starts += 1
        if self.core is not None:
            os.sched_setaffinity(self.process.pid, {self.core})

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(self.address + "/api/health", timeout=2) as got:
                return bool(got.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """As a power cut would: no goodbye."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Orderly."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(timeout=PATIENCE)

    def memory(self) -> int:
        """Bytes of memory the process holds."""
        assert self.process is not None
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def metric(self, name: str) -> float:
        """One of the numbers that the server tells about itself."""
        with urllib.request.urlopen(self.address + "/metrics", timeout=PATIENCE) as got:
            for line in got.read().decode().splitlines():
                told, _, value = line.rpartition(" ")
                if told == name:
                    return float(value)
        raise LookupError(name)

    def cpu_seconds(self) -> float:
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
