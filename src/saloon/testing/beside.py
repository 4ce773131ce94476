"""Two commands at once: the second as if it were alone, the first with what that leaves.

`python -m saloon.testing.beside pytest tests/fuzz -- pytest tests/browser` plays random games while
a browser is tested, which keeps hardly more than one processor busy and must not be kept waiting.
What the first one says is told when the second has come to its end; from then on it takes all it
can get. Both have to succeed.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

PROCESSES = Path("/proc")
USAGE = "usage: python -m saloon.testing.beside COMMAND … -- COMMAND …"


def run(held_back: Sequence[str], other: Sequence[str]) -> int:
    """The code with which the one that fails ends, of both the second's; 0 if none does."""
    with tempfile.TemporaryFile() as said:
        beside = subprocess.Popen(held_back, stdout=said, stderr=subprocess.STDOUT)
        hold_back(beside.pid)
        try:
            code = subprocess.call(other)
            let_go(beside.pid)
            code_beside = beside.wait()
        except BaseException:
            beside.terminate()
            raise
        finally:
            said.seek(0)
            shutil.copyfileobj(said, sys.stdout.buffer)
            sys.stdout.flush()
    return code or code_beside


def hold_back(process: int) -> None:
    """From now on it, and all that it starts, run only where nothing else wants to."""
    with contextlib.suppress(ProcessLookupError):
        if hasattr(os, "SCHED_IDLE"):
            os.sched_setscheduler(process, os.SCHED_IDLE, os.sched_param(0))
        else:
            os.setpriority(os.PRIO_PROCESS, process, 19)


def let_go(process: int) -> None:
    """A process and all that it has started are as good as others again, where that can be done."""
    if not hasattr(os, "SCHED_IDLE"):
        return
    # Parents first: what they start meanwhile is free already.
    with contextlib.suppress(OSError):
        for thread in (PROCESSES / str(process) / "task").iterdir():
            os.sched_setscheduler(int(thread.name), os.SCHED_OTHER, os.sched_param(0))
        for thread in (PROCESSES / str(process) / "task").iterdir():
            for child in (thread / "children").read_text().split():
                let_go(int(child))


def main(arguments: list[str]) -> int:
    if "--" not in arguments[1:-1]:
        print(USAGE, file=sys.stderr)
        return 2
    middle = arguments.index("--")
    return run(arguments[:middle], arguments[middle + 1 :])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
