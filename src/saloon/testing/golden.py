"""Golden playthroughs: whole games written out, to see in a diff what a change does to play.

`python -m saloon.testing.golden --write` writes them anew; read the difference before committing.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from saloon.bots import make_bot, play_out
from saloon.games.registry import new_game, replay
from saloon.kernel import Game
from saloon.kernel.record import Choice
from saloon.testing.picture import picture

FOLDER = Path("tests/golden")
GOLDENS: dict[str, dict[str, Any]] = (
    {
        f"bang-base-{players}": {"game": "bang", "players": players, "seed": players}
        for players in range(4, 8)
    }
    | {
        "bang-stick-5": {
            "game": "bang",
            "players": 5,
            "seed": 1,
            "rulings": {"dynamite-stick-variant": True},
        },
        "bang-expert-6": {
            "game": "bang",
            "players": 6,
            "seed": 3,
            "rulings": {"expert-two-characters": True},
        },
        "bang-hu-compendium-7": {
            "game": "bang",
            "players": 7,
            "seed": 2,
            "edition": "hu-compendium",
        },
    }
    | {
        f"bang-dodge-city-{players}": {
            "game": "bang",
            "players": players,
            "seed": players,
            "modules": ["dodge-city"],
        }
        for players in (3, 5, 8)
    }
    | {
        "bang-bullet-7": {
            "game": "bang",
            "players": 7,
            "seed": 11,
            "modules": ["bullet"],
            "sheriff": 0,
            "characters": {"0": "claus-the-saint", "1": "uncle-will", "2": "johnny-kisch"},
        },
        "bang-high-noon-6": {
            "game": "bang",
            "players": 6,
            "seed": 6,
            "modules": ["dodge-city", "bullet", "high-noon"],
        },
        "bang-fistful-of-cards-5": {
            "game": "bang",
            "players": 5,
            "seed": 3,
            "modules": ["dodge-city", "fistful-of-cards"],
        },
        "bang-two-event-boxes-6": {
            "game": "bang",
            "players": 6,
            "seed": 0,
            "modules": ["dodge-city", "bullet", "high-noon", "fistful-of-cards"],
            "rulings": {
                "combined-event-deck": True,
                "combined-last-event": "a-fistful-of-cards",
            },
        },
    }
)


def playthrough(name: str) -> str:
    """A game played by random players, with every choice and everything that came of it."""
    options = dict(GOLDENS[name])
    game = new_game(options.pop("game"), **options)
    play_out(game, [make_bot("random", seat) for seat in range(game.state.seats)])
    return "\n".join(_lines(name, game)) + "\n"


def _lines(name: str, played: Game) -> list[str]:
    lines = [f"# {name}: {played.rules.setup.plain()}"]
    heard = 0

    def tell(game: Game) -> None:
        nonlocal heard
        events = game.listen()
        for event in events[heard:]:
            if event.kind == "turn":
                lines.extend(["", picture(game, everything=True)])
            facts = event.in_full()
            kind = facts.pop("kind")
            lines.append(f"  {kind} " + " ".join(f"{key}={value}" for key, value in facts.items()))
        heard = len(events)

    def watch(game: Game, choice: Choice) -> None:
        tell(game)
        decision = game.decision
        options = len(game.options(choice.seat))
        lines.append(f"{choice}   [{decision.kind}, {options} options]")

    game = replay(played.record, events=True, watch=watch)
    tell(game)
    lines.append(f"= {game.result}")
    return lines


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Compare or write the golden playthroughs.")
    parser.add_argument("--write", action="store_true", help="write them anew")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    given = parser.parse_args(arguments)
    changed = []
    for name in GOLDENS:
        path = given.folder / f"{name}.txt"
        text = playthrough(name)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            changed.append(name)
            if given.write:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
    print(f"{len(GOLDENS)} playthroughs, {len(changed)} changed: {', '.join(changed) or '-'}")
    return 1 if changed and not given.write else 0


if __name__ == "__main__":
    sys.exit(main())
