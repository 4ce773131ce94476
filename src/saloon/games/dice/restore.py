"""The way back from a stored game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from saloon.games.dice.box import Kept
from saloon.games.dice.pieces import SYMBOLS, Configuration
from saloon.games.dice.sources import Character
from saloon.games.dice.state import Dice, Player, new_kept
from saloon.kernel.restoring import Stored, kernel_part

LIFE = range(100)


def restore(config: Configuration, plain: Mapping[str, Any]) -> Dice:
    stored, seats = Stored(plain), config.players
    part = kernel_part(
        stored, seats=seats, faces=config.faces, roots=config.roots, steps=config.steps
    )
    stand_ins = {each.id: each for box in config.boxes for each in box.stand_ins}
    known = {face.character.id: face.character for face in config.characters} | stand_ins
    players = [
        _player(seat, row, known)
        for seat, row in enumerate(stored.parts("players", seats))
    ]  # fmt: skip
    for player in players:
        card = part["face"][config.roots[1][player.seat]].character
        if player.character.id not in stand_ins and card is not player.character:
            raise stored.wrong("players", "those whose character cards lie before them")
    sides = {face for kind in config.dice for face in kind.faces}
    dice = stored.words("dice", ("", *sides))
    if len(dice) != len(config.dice):
        raise stored.wrong("dice", f"a list of {len(config.dice)}, not {len(dice)}")
    return Dice(
        players,
        config,
        kept=_kept(config, stored),
        added=stored.words("added", SYMBOLS) if config.boxes else [],
        dice=dice,
        rolls=stored.number("rolls"),
        spent=stored.counts("spent"),
        supply=stored.number("supply", range(config.arrows + 1)),
        active=stored.number("active", range(seats)),
        **part,
    )


def _kept(config: Configuration, stored: Stored) -> dict[str, Kept]:
    if not config.boxes:
        return {}
    names, rows = new_kept(config), Stored(stored["kept"], "'kept' of the stored state")
    return {
        box.id: box.restore(config, Stored(rows[box.id], f"what the box '{box.id}' keeps"))
        for box in config.boxes
        if box.id in names
    }


def _player(seat: int, row: Stored, known: Mapping[str, Character]) -> Player:
    character = known[row.word("character", known)]
    max_life = row.number("max_life", LIFE)
    return Player(
        seat,
        character,
        row.number("life", range(max_life + 1)),
        max_life,
        row.number("arrows", LIFE),
        bool(row.number("out", range(2))),
    )
