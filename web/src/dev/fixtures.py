"""Real games for the dev page: random play, told from one seat, with every question asked.

python web/src/dev/fixtures.py web/src/dev/games
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

import msgspec

import saloon
from saloon.server.routes.games import game_infos, pieces_of
from saloon.table.film import Lens
from saloon.table.sight import ask, seat_sight, told, view

NAMES = ["Ilona", "Rufus", "Marek", "Tereza", "András", "Pearl", "Zsófi", "Old Tom"]
UNDEAD = ["duels", "rage", "posse", "undead"]
GAMES: dict[str, dict[str, Any]] = {
    "3": {"players": 3, "modules": ["dodge-city"], "seed": 3, "seat": 0},
    "4": {"players": 4, "modules": [], "seed": 5, "seat": 2},
    "5": {"players": 5, "modules": ["dodge-city"], "seed": 11, "seat": 4},
    "6": {"players": 6, "modules": ["high-noon", "fistful-of-cards"], "seed": 9, "seat": 2},
    "7": {"players": 7, "modules": ["dodge-city"], "seed": 21, "seat": 3},
    "8": {"players": 8, "modules": ["dodge-city"], "seed": 8, "seat": 1},
    "events": {
        "players": 6,
        "modules": ["dodge-city", "high-noon", "fistful-of-cards"],
        "seed": 11,
        "seat": 2,
        "rulings": {"combined-event-deck": True},
    },
    "choice": {
        "players": 5,
        "modules": [],
        "seed": 2,
        "seat": 1,
        "rulings": {"expert-two-characters": True},
    },
    **{
        f"dice-{players}": {
            "game": "dice",
            "players": players,
            "modules": [],
            "seed": players,
            "seat": 1,
        }
        for players in range(3, 9)
    },
    "undead-5": {"game": "dice", "players": 5, "modules": UNDEAD, "seed": 8, "seat": 1},
    "undead-8": {"game": "dice", "players": 8, "modules": UNDEAD, "seed": 5, "seat": 2},
}
WEIGHTS = {"end": 0.5, "pass": 1.0, "miss": 3.0, "stop": 8.0}
"""How gladly something is done; everything else is 2."""


def recorded(seat: int, game: str = "bang", **setup: Any) -> dict[str, Any]:
    """One game: the first view, a frame for every choice, and what was asked after it."""
    played = saloon.new_game(game, **setup)
    chance = random.Random(setup["seed"])
    sight = seat_sight(seat)
    events = played.listen()
    played.begin()
    first = view(played, sight)
    lens = Lens(played, sight)
    deal = [told(each, sight) for each in events]
    frames = [{"step": 0, "turn": 0, "events": deal, "changes": []}]
    asks = [ask(played, sight)]
    while not played.over:
        asked = played.unanswered()[0]
        options = played.options(asked)
        # Rather lay cards down than end the turn at once: the table fills.
        weights = [WEIGHTS.get(each.verb, 2.0) for each in options]
        played.choose(chance.choices(options, weights)[0], asked)
        now = view(played, sight)
        frames.append(msgspec.to_builtins(lens.frame(played, played.choices_made, now)))
        asks.append(ask(played, sight))
    film = {"view": first, "frames": frames, "viewer": seat, "open": False}
    return {
        "game": game,
        "seat": seat,
        "modules": setup["modules"],
        "names": NAMES[: setup["players"]],
        "film": film,
        "asks": msgspec.to_builtins(asks),
    }


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, setup in GAMES.items():
        text = json.dumps(recorded(**setup), separators=(",", ":"), ensure_ascii=False)
        (folder / f"{name}.json").write_text(text, encoding="utf-8")
    pieces = {name: pieces_of(name) for name in ("bang", "dice")}
    shown = {"pieces": pieces, "games": game_infos()}
    (folder / "pieces.json").write_text(json.dumps(msgspec.to_builtins(shown)), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
