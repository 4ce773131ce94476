"""Keep a game of the present form for `tests/test_earlier.py`; what was kept never changes.

python -m tests.earlier.keep NAME '{"game": "legends", "players": 4, "seed": 1}' BOT
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from saloon.bots.registry import BOTS
from saloon.bots.runner import play_out
from saloon.games.registry import new_game
from saloon.kernel import Game

HALF = 0.5


def keep(name: str, setup: dict[str, Any], bot: str) -> None:
    """The whole record, the state near the middle of the game, and what was chosen from there."""
    moments: list[tuple[int, dict[str, Any]]] = []

    def after(game: Game) -> None:
        if not game.over and game.quiet:
            moments.append((game.choices_made, dict(game.plain())))

    game = new_game(**setup)
    play_out(game, [BOTS[bot](seat) for seat in range(setup["players"])], after=after)
    made, stored = next(each for each in moments if each[0] >= game.choices_made * HALF)
    record = game.record
    later = [(move.seat, move.text) for move in record.choices[made:]]
    file = Path(__file__).parent / f"{name}.json"
    with file.open("x", encoding="utf-8") as out:
        json.dump({"record": record.plain(), "stored": stored, "later": later}, out)
    print(f"{file.name}: {game.choices_made} choices, stored after {made}, {file.stat().st_size} B")


if __name__ == "__main__":
    keep(sys.argv[1], json.loads(sys.argv[2]), sys.argv[3])
