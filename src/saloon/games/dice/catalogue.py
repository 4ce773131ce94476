"""Which boxes there are, and what a game with some of them is played with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Final

from saloon.games.about import Value
from saloon.games.dice.facts import CORE
from saloon.games.dice.module import Module, read_data
from saloon.games.dice.modules import base, duels, legacy, posse, rage, undead
from saloon.games.dice.pieces import CharacterFace, Configuration, DieKind, RoleFace
from saloon.games.dice.turn import CLOSING, STEPS, TIMETABLE
from saloon.games.rulings import settle
from saloon.kernel import SetupError
from saloon.kernel.vocabulary import Vocabulary

BUILT: Final[dict[str, Module]] = {
    each.module.name: each.module for each in (base, duels, rage, posse, undead, legacy)
}
"""In the order of their numbers."""
UNDEAD_OR_ALIVE: Final = {row["id"]: row for row in read_data("undead-or-alive")["modules"]}
_BASE = base.module.data
PLAYERS: Final = range(_BASE["players"][0], _BASE["players"][1] + 1)
ROLES: Final[tuple[str, ...]] = tuple(row["id"] for row in _BASE["roles"])


@cache
def vocabulary() -> Vocabulary:
    """Everything that is told in this game, with any of its boxes."""
    return Vocabulary("dice", [CORE, *[module.facts for module in BUILT.values()]])


def configure(
    players: int, modules: Sequence[str] = (), rulings: Mapping[str, Value] | None = None
) -> Configuration:
    if players not in PLAYERS:
        raise SetupError(
            f"the Dice Game is for {PLAYERS[0]} to {PLAYERS[-1]} players, not {players}",
            "DG-SETUP-01",
        )
    for name in modules:
        _look_at(name, players, modules)
    names = tuple([name for name in BUILT if name == "base" or name in modules])
    known = [ruling for name in names for ruling in BUILT[name].rulings]
    settled = settle(known, {ruling.name: ruling.values[0] for ruling in known}, rulings or {})
    return _gather(players, names, tuple(settled.items()))


@lru_cache(maxsize=256)
def _gather(
    players: int, names: tuple[str, ...], rulings: tuple[tuple[str, Value], ...]
) -> Configuration:
    """What never changes is shared by all games that are played with the same things."""
    chosen = [BUILT[name] for name in names]
    boxes = tuple(module.rules for module in chosen if module.rules is not None)
    steps = STEPS | {name: step for box in boxes for name, step in box.steps.items()}
    dice = tuple(
        DieKind(row["id"], tuple(row["faces"]))
        for row in _BASE["dice"]
        for _ in range(row["count"])
    )
    for box in boxes:
        dice = box.dice(dice)
    return Configuration(
        players,
        tuple(_roles(_BASE["roleTable"][str(players)])),
        tuple(
            CharacterFace(f"character:{id_}", character)
            for module in chosen
            for id_, character in module.characters.items()
            if character.needs.issubset(names)
        ),
        dice,
        _BASE["arrows"],
        _BASE["sheriffExtraLife"],
        boxes,
        steps,
        tuple(name for name in TIMETABLE if name in steps),
        CLOSING.union(*(box.closing for box in boxes)),
        dict(rulings),
    )


def _look_at(name: str, players: int, modules: Sequence[str]) -> None:
    """Whether a module exists, and can be used with so many players and these other ones."""
    row = UNDEAD_OR_ALIVE.get(name, {})
    for needed in row.get("needs", ()):
        if needed not in modules:
            raise SetupError(f"the module '{name}' needs the module '{needed}'", "UA-MOD-02")
    fewest = row.get("players", PLAYERS)[0]
    if players < fewest:
        raise SetupError(f"the module '{name}' needs {fewest} or more players", "UA-MOD-04")
    if name not in BUILT:
        raise SetupError(f"unknown module '{name}'; there are {', '.join(BUILT)}")


def _roles(numbers: Mapping[str, int]) -> list[RoleFace]:
    return [
        RoleFace(f"role:{role}#{number}", role)
        for role in ROLES
        for number in range(1, numbers[role] + 1)
    ]
