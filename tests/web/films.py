"""Writes games as one seat sees them, for the tests of the client: `python -m tests.web.films`.

Any game will do, so nothing checks whether the rules would still deal these.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

import saloon
from saloon.bots import Chair, default_bot, make_bot
from saloon.table.film import Lens
from saloon.table.sight import ask, seat_sight

HERE = Path(__file__).parents[2] / "web/src/table/stage/films.fixture.json"
GAMES = (("bang", 7, 5), ("dice", 3, 5))


def film(name: str, seed: int, players: int, seat: int = 0) -> dict[str, Any]:
    game = saloon.new_game(name, players=players, seed=seed)
    sight = seat_sight(seat)
    game.listen()
    game.begin()
    lens = Lens(game, sight)
    first = {"view": lens.view, "ask": ask(game, sight)}
    bots = [make_bot(default_bot(name), each) for each in range(players)]
    chairs = [Chair(game, each) for each in range(players)]
    steps = []
    while not game.over:
        asked = game.unanswered()[0]
        game.choose(bots[asked].choose(chairs[asked], game.options(asked)), asked)
        frame = lens.frame(game, game.choices_made)
        steps.append({"frame": frame, "ask": ask(game, sight)})
    return {"game": name, "seat": seat, **first, "steps": steps}


if __name__ == "__main__":
    films = [film(*each) for each in GAMES]
    text = msgspec.json.encode(films).decode() + "\n"
    HERE.write_text(text)
    print(len(text) // 1000, "kB,", [len(each["steps"]) for each in films], "steps")
