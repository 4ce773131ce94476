"""A box of BANG! is a folder of its own and one line: nothing else of the project is touched."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).parent.parent
MODULES = Path("src/saloon/games/bang/modules")
PLAYS = """
import random
import pytest
import saloon

@pytest.mark.parametrize("players", range(4, 8))
def test_the_others_are_played_without_it(players):
    others = [name for name in saloon.games.bang.catalogue.BUILT if name != "base"]
    assert others and BOX not in others
    game = saloon.new_game("bang", players=players, seed=players, modules=others)
    chance = random.Random(players)
    while not game.over:
        seat = game.unanswered()[0]
        game.choose(chance.choice(game.decision.options_for(seat)), seat)

def test_asking_for_it_gets_a_clear_answer():
    with pytest.raises(saloon.kernel.SetupError, match="not built yet"):
        saloon.new_game("bang", players=5, seed=1, modules=[BOX])
"""


@pytest.mark.parametrize("box", ["gold-rush"])
def test_a_box_with_pieces_of_its_own_is_a_folder_and_a_line(tmp_path: Path, box: str) -> None:
    """In a copy of the project without the folder and its line, everything else goes on."""
    folder = box.replace("-", "_")
    left_out = shutil.ignore_patterns("static", "__pycache__", folder, f"{box}.json")
    shutil.copytree(PROJECT / "src", tmp_path / "src", ignore=left_out)
    assert not (tmp_path / MODULES / folder).exists()
    boxes = tmp_path / MODULES / "__init__.py"
    text = boxes.read_text(encoding="utf-8")
    assert text.count(f'    "{folder}",\n') == 1
    boxes.write_text(text.replace(f'    "{folder}",\n', ""), encoding="utf-8")
    (tmp_path / "test_plays.py").write_text(f"BOX = {box!r}\n{PLAYS}", encoding="utf-8")
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
