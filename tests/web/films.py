"""Writes games as one seat sees them, for the tests of the client: `python -m tests.web.films`.

Any game will do, so nothing checks whether the rules would still deal these.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

import saloon
from saloon.bots import Chair, default_bot, make_bot
from saloon.kernel import Event
from saloon.kernel.vocabulary import Vocabulary
from saloon.table.clocks import THINKING
from saloon.table.film import Lens
from saloon.table.pacing import PATIENCE, bot_takes, seeing
from saloon.table.sight import ask, seat_sight

HERE = Path(__file__).parents[2] / "web/src/table/stage/films.fixture.json"
GAMES = (("bang", 7, 5), ("dice", 3, 5))


def waits(events: list[Event], words: Vocabulary, reaction: bool) -> dict[str, float]:
    """Seconds until a bot goes on, by the pace of the table."""
    seen = seeing(events, words)
    return {
        pace: round(bot_takes(seen * PATIENCE[pace], THINKING[pace], reaction), 2)
        for pace in PATIENCE
        if pace != "none"
    }


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
    heard = len(game.listen())
    while not game.over:
        asked = game.unanswered()[0]
        game.choose(bots[asked].choose(chairs[asked], game.options(asked)), asked)
        frame = lens.frame(game, game.choices_made)
        asks = ask(game, sight)
        events = game.listen()
        goes_on = waits(events[heard:], game.rules.vocabulary(), asks is not None and asks.reaction)
        heard = len(events)
        steps.append({"frame": frame, "ask": asks, "waits": goes_on})
    return {"game": name, "seat": seat, **first, "steps": steps}


if __name__ == "__main__":
    films = [film(*each) for each in GAMES]
    text = msgspec.json.encode(films).decode() + "\n"
    HERE.write_text(text)
    print(len(text) // 1000, "kB,", [len(each["steps"]) for each in films], "steps")
