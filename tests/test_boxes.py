"""A box of BANG! is a folder of its own and one line: nothing else of the project is touched."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).parent.parent
MODULES = Path("src/saloon/games/bang/modules")
DATA = Path("src/saloon/games/bang/data")
PLAYS = """
import random
import pytest
import saloon

@pytest.mark.parametrize("players", range(4, 8))
def test_all_boxes_there_are_are_played(players):
    boxes = [name for name in saloon.games.bang.catalogue.BUILT if name != "base"]
    assert len(boxes) > 8 and (BOX in boxes) == THERE
    game = saloon.new_game("bang", players=players, seed=players, modules=boxes)
    assert any(face.text.startswith(PIECE) for face in game.state.face) == THERE
    told = game.listen()
    chance = random.Random(players)
    while not game.over:
        seat = game.unanswered()[0]
        game.choose(chance.choice(game.decision.options_for(seat)), seat)
    assert any(event.kind == EVENT for event in told) == THERE

def test_it_is_played_alone_or_asking_for_it_gets_a_clear_answer():
    if THERE:
        assert BOX in saloon.new_game("bang", players=5, seed=1, modules=[BOX]).rules.config.modules
    else:
        with pytest.raises(saloon.kernel.SetupError, match="unknown module"):
            saloon.new_game("bang", players=5, seed=1, modules=[BOX])
"""


def plays(project: Path, box: str, *, there: bool) -> None:
    """Games are played in a copy of the project, with the box or without it."""
    piece, event = SIGNS[box]
    names = f"BOX, THERE, PIECE, EVENT = {box!r}, {there}, {piece!r}, {event!r}\n"
    (project / "test_plays.py").write_text(names + PLAYS, encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, "-B", "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_plays.py"],
        cwd=project,
        env={"PYTHONPATH": str(project / "src"), "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "passed" in ran.stdout


SIGNS = {"gold-rush": ("equipment:", "earned")}
"""How the pieces of a box begin, and what is told only where it is played."""


@pytest.mark.parametrize("box", list(SIGNS))
def test_a_box_with_pieces_of_its_own_is_a_folder_and_a_line(tmp_path: Path, box: str) -> None:
    """Without its folder, its data and its line all else is played; with these three it is back."""
    folder, data, line = box.replace("-", "_"), f"{box}.json", f'    "{box.replace("-", "_")}",\n'
    left_out = shutil.ignore_patterns("static", "__pycache__", folder, data)
    shutil.copytree(PROJECT / "src", tmp_path / "src", ignore=left_out)
    boxes = tmp_path / MODULES / "__init__.py"
    text = boxes.read_text(encoding="utf-8")
    assert text.count(line) == 1
    boxes.write_text(text.replace(line, ""), encoding="utf-8")
    assert not (tmp_path / MODULES / folder).exists()
    plays(tmp_path, box, there=False)

    shutil.copytree(PROJECT / MODULES / folder, tmp_path / MODULES / folder)
    shutil.copy(PROJECT / DATA / data, tmp_path / DATA / data)
    boxes.write_text(text, encoding="utf-8")
    plays(tmp_path, box, there=True)
