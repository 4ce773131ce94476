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
from saloon.games.bang.catalogue import BUILT, PLAYERS, configure
from saloon.games.dice.catalogue import BUILT as DICE_BUILT
from saloon.games.dice.catalogue import PLAYERS as DICE_PLAYERS
from saloon.games.dice.catalogue import configure as configure_dice
from saloon.games.registry import new_game, replay
from saloon.kernel import Decision, Game, SetupError
from saloon.kernel.record import Choice
from saloon.testing.picture import picture

FOLDER = Path("tests/golden")
EXTRA: dict[str, dict[str, Any]] = {
    "bang-stick-5": {"players": 5, "seed": 1, "rulings": {"dynamite-stick-variant": True}},
    "bang-expert-6": {"players": 6, "seed": 3, "rulings": {"expert-two-characters": True}},
    "bang-hu-compendium-7": {"players": 7, "seed": 2, "edition": "hu-compendium"},
    "bang-two-event-boxes-6": {
        "players": 6,
        "seed": 4,
        "modules": ["high-noon", "fistful-of-cards"],
        "rulings": {"combined-event-deck": True},
    },
    "bang-everything-8": {"players": 8, "seed": 8, "modules": list(BUILT)[1:]},
}
"""Variants, the other edition, and modules together."""
SHOWN: dict[str, dict[str, Any]] = {
    "bullet": {
        "sheriff": 0,
        "characters": {"0": "claus-the-saint", "1": "uncle-will", "2": "johnny-kisch"},
    }
}
"""What makes a module show itself: it has only three characters."""
DICE_MODULES: dict[str, list[str]] = {
    "duels": ["duels", "rage"],
    "rage": ["rage"],
    "posse": ["duels", "rage", "posse"],
    "undead": ["undead"],
    "legacy": ["legacy"],
}
"""Every module of the Dice Game with those it needs or is at its best with."""
DICE_COUNTS = (5,)
"""Besides the smallest and the largest table of each."""
DICE_SHOWN: dict[str, dict[str, Any]] = {
    "dice-undead-5": {"seed": 9},
    "dice-undead-8": {"seed": 3},
    "dice-legacy-5": {
        "legacy": {
            "characters": [
                *("paul-regret", "el-gringo", "bart-cassidy", "vulture-sam", "sid-ketchum")
            ],
            "eliminated": [1, 3],
            "sheriff": None,
            "names": 4,
        }
    },
    "dice-everything-8": {"players": 8, "seed": 1, "modules": list(DICE_BUILT)[1:]},
}
"""What makes a module show itself: an outbreak, a game before this one; all of them together."""
SHORT: dict[str, Any] = {"rulings": {"length": "short"}}
LEGENDS: dict[str, dict[str, Any]] = {
    "legends-2": {"players": 2, "seed": 2, **SHORT},
    "legends-4": {"players": 4, "seed": 4, **SHORT},
    "legends-6": {"players": 6, "seed": 6, **SHORT},
    "legends-first-game-2": {"players": 2, "seed": 2, "modules": ["first-game"]},
    "legends-first-game-3": {"players": 3, "seed": 3, "modules": ["first-game"]},
    "legends-first-game-6": {"players": 6, "seed": 6, "modules": ["first-game"]},
    "legends-goals-2": {"players": 2, "seed": 18, "modules": ["goals"], **SHORT},
    "legends-goals-6": {"players": 6, "seed": 6, "modules": ["goals"], **SHORT},
}
"""Whole games of Western Legends are long: few say as much as many."""


def _is_for(players: int, modules: Sequence[str]) -> bool:
    """Whether so many can play the Dice Game with these modules."""
    try:
        configure_dice(players, modules)
    except SetupError:
        return False
    return True


def _goldens() -> dict[str, dict[str, Any]]:
    """One game for every module with every number of players it is for, and the extra ones."""
    goldens: dict[str, dict[str, Any]] = {}
    for module in BUILT:
        modules = [] if module == "base" else [module]
        for players in PLAYERS:
            try:
                configure(players, modules)
            except SetupError:
                continue
            goldens[f"bang-{module}-{players}"] = {
                "game": "bang",
                "players": players,
                "seed": players,
                "modules": modules or None,
                **SHOWN.get(module, {}),
            }
    goldens |= {name: {"game": "bang", **setup} for name, setup in EXTRA.items()}
    goldens |= {
        f"dice-{players}": {"game": "dice", "players": players, "seed": players}
        for players in DICE_PLAYERS
    }
    for name, modules in DICE_MODULES.items():
        allowed = [players for players in DICE_PLAYERS if _is_for(players, modules)]
        for players in (allowed[0], *DICE_COUNTS, allowed[-1]):
            if players not in allowed:
                continue
            setup = {"players": players, "seed": players, "modules": modules}
            goldens[f"dice-{name}-{players}"] = {"game": "dice", **setup}
    for name, shown in DICE_SHOWN.items():
        goldens[name] = {**goldens.get(name, {"game": "dice"}), **shown}
    goldens |= {name: {"game": "legends", **setup} for name, setup in LEGENDS.items()}
    return goldens


GOLDENS = _goldens()


def playthrough(name: str) -> str:
    """A game played by random players, with every choice and everything that came of it."""
    options = dict(GOLDENS[name])
    game = new_game(options.pop("game"), **options)
    play_out(game, [make_bot("random", seat) for seat in range(game.state.seats)])
    return "\n".join(_lines(name, game)) + "\n"


def _asked(decision: Decision) -> str:
    """A question as its player sees it: what it is, by which rule, about what."""
    by = f"by {decision.by}" if decision.by >= 0 else ""
    amount = str(decision.amount) if decision.amount else ""
    return " ".join(filter(None, (decision.kind, decision.rule, decision.about, by, amount)))


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
        lines.append(f"{choice}   [{_asked(decision)}, {options} options]")

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
