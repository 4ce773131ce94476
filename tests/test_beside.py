"""Of two commands at once one is held back, and neither may fail."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from saloon.testing.beside import USAGE

# How itself and the one beside it are treated.
POLICIES = """
import os
from pathlib import Path
parent = str(os.getppid())
beside = Path('/proc', parent, 'task', parent, 'children').read_text().split()
print(*sorted([os.sched_getscheduler(int(each)) for each in beside]))
"""
# It goes on until what it has started is free.
UNTIL_FREE = """
import subprocess, sys
code = "import os, time\\nwhile os.sched_getscheduler(0): time.sleep(0.01)\\nprint('free')"
sys.exit(subprocess.call([sys.executable, '-c', code]))
"""

only_where_it_can = pytest.mark.skipif(
    not hasattr(os, "SCHED_IDLE"), reason="this system knows no such processes"
)


def beside(one: str, other: str) -> subprocess.CompletedProcess[str]:
    commands = [sys.executable, "-c", one, "--", sys.executable, "-c", other]
    return subprocess.run(
        [sys.executable, "-m", "saloon.testing.beside", *commands],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def test_what_the_first_says_comes_after_the_second() -> None:
    done = beside("print('one')", "import time; time.sleep(0.5); print('two')")
    assert done.returncode == 0
    assert done.stdout.split() == ["two", "one"]


@pytest.mark.parametrize(("one", "other"), [(0, 0), (3, 0), (0, 4), (3, 4)])
def test_both_have_to_succeed(one: int, other: int) -> None:
    done = beside(f"print('one'); exit({one})", f"print('two'); exit({other})")
    assert done.returncode == (other or one)
    assert sorted(done.stdout.split()) == ["one", "two"]


@only_where_it_can
def test_the_first_is_held_back_until_the_second_is_done() -> None:
    done = beside(UNTIL_FREE, POLICIES)
    assert done.stdout.splitlines() == [f"{os.SCHED_OTHER} {os.SCHED_IDLE}", "free"]


@pytest.mark.parametrize("wrong", [[], ["true"], ["--", "true"], ["true", "--"]])
def test_one_command_is_not_enough(wrong: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "saloon.testing.beside", *wrong],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr.strip()) == (2, USAGE)
