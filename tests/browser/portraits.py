"""The sheet of all portraits, as node writes it from the client's sources."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def sheet() -> str:
    # Node comes with the environment, which need not be on the path.
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", "")))
    script = str(WEB / "src" / "dev" / "portraits.ts")
    told = subprocess.run(
        ["node", script],
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    return told.stdout
