"""The same seed and choices give the same bytes, in any process."""

from __future__ import annotations

import os
import subprocess
import sys

PLAY = """
import saloon
from saloon.bots import make_bot, play_out
for seed in range(6):
    game = saloon.new_game("bang", players=4 + seed % 4, seed=seed,
                           rulings={"dynamite-stick-variant": bool(seed % 2)})
    events = game.listen()
    play_out(game, [make_bot("random", seat) for seat in range(game.state.seats)])
    print(game.record.to_json())
    print([event.in_full() for event in events])
    print([game.view(seat) for seat in (None, *range(game.state.seats))])
"""


def play(hash_seed: str) -> bytes:
    return subprocess.run(
        [sys.executable, "-c", PLAY],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        check=True,
    ).stdout


def test_two_processes_with_other_hash_seeds_play_the_same_bytes() -> None:
    first = play("1")
    assert len(first) > 10_000
    assert first == play("1")
    assert first == play("4242")
