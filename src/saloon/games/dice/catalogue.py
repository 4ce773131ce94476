"""Which boxes there are, and what a game with some of them is played with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from saloon.games.dice.module import Module
from saloon.games.dice.modules import base
from saloon.games.dice.pieces import CharacterFace, Configuration, DieKind, RoleFace
from saloon.kernel import SetupError

BUILT: dict[str, Module] = {"base": base.module}
PLANNED = ("undead-or-alive",)
_BASE = base.module.data
PLAYERS = range(_BASE["players"][0], _BASE["players"][1] + 1)
ROLES: tuple[str, ...] = tuple(row["id"] for row in _BASE["roles"])


def configure(players: int, modules: Sequence[str] = ()) -> Configuration:
    if players not in PLAYERS:
        raise SetupError(
            f"the Dice Game is for {PLAYERS[0]} to {PLAYERS[-1]} players, not {players}",
            "DG-SETUP-01",
        )
    for name in modules:
        if name in PLANNED:
            raise SetupError(f"the module '{name}' is not built yet")
        if name not in BUILT:
            raise SetupError(f"unknown module '{name}'; there are {', '.join((*BUILT, *PLANNED))}")
    boxes = [box for name, box in BUILT.items() if name == "base" or name in modules]
    return Configuration(
        players,
        tuple(_roles(_BASE["roleTable"][str(players)])),
        tuple(
            CharacterFace(f"character:{id_}", character)
            for box in boxes
            for id_, character in box.characters.items()
        ),
        tuple(
            DieKind(row["id"], tuple(row["faces"]))
            for row in _BASE["dice"]
            for _ in range(row["count"])
        ),
        _BASE["arrows"],
        _BASE["sheriffExtraLife"],
    )


def _roles(numbers: Mapping[str, int]) -> list[RoleFace]:
    return [
        RoleFace(f"role:{role}#{number}", role)
        for role in ROLES
        for number in range(1, numbers[role] + 1)
    ]
