"""A box of BANG! is a folder of its own and one line: nothing else of the project is touched."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).parent.parent
MODULES = Path("src/saloon/games/bang/modules")


def test_a_box_with_pieces_of_its_own_is_a_folder_and_a_line(tmp_path: Path) -> None:
    """Gold Rush's nuggets, shop, forcing and Beer for gold, in a copy of the project."""
    left_out = shutil.ignore_patterns("static", "__pycache__")
    shutil.copytree(PROJECT / "src", tmp_path / "src", ignore=left_out)
    shutil.copytree(PROJECT / "tests/boxes/gold_rush", tmp_path / MODULES / "gold_rush")
    boxes = tmp_path / MODULES / "__init__.py"
    text = boxes.read_text(encoding="utf-8")
    assert text.count('    "dodge_city",\n') == 1
    boxes.write_text(
        text.replace('    "dodge_city",\n', '    "dodge_city",\n    "gold_rush",\n'),
        encoding="utf-8",
    )
    shutil.copy(PROJECT / "tests/boxes/gold_rush_plays.py", tmp_path / "test_plays.py")
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_plays.py"],
        cwd=tmp_path,
        env={"PYTHONPATH": str(tmp_path / "src"), "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "passed" in ran.stdout
