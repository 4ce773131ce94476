"""The way back from a stored game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from saloon.games.dice.pieces import Configuration
from saloon.games.dice.state import Dice
from saloon.games.dice.upkeep import problems
from saloon.kernel import RecordError
from saloon.kernel.stored import Stored


def restore(config: Configuration, plain: Mapping[str, Any]) -> Dice:
    # Games without boxes were once stored without what only boxes use.
    stored = Stored({"added": [], "kept": {}, **plain})
    g = Dice.read(stored, config.layout)
    g.config, g.kinds = config, config.dice
    for player in g.players:
        player.becomes(player.character)
    _check(g, stored)
    return g


def _check(g: Dice, stored: Stored) -> None:
    """Whether the parts fit together."""
    stand_ins = [each for box in g.config.boxes for each in box.stand_ins]
    for player in g.players:
        card = g.face[g.group("characters")[player.seat]].character
        if player.character not in stand_ins and card is not player.character:
            raise stored.wrong("players", "those whose character cards lie before them")
        if player.life > player.max_life:
            raise RecordError(
                f"seat {player.seat} of the stored state has {player.life} of "
                f"{player.max_life} life points"
            )
    if len(g.dice) != len(g.kinds):
        raise stored.wrong("dice", f"a list of {len(g.kinds)}, not {len(g.dice)}")
    for kind, shown in zip(g.kinds, g.dice, strict=True):
        if shown and shown not in kind.faces:
            raise stored.wrong("dice", f"what its dice can show, not {shown!r}")
    if g.supply > g.config.arrows:
        raise stored.wrong("supply", f"a whole number from 0 to {g.config.arrows}, not {g.supply}")
    wrong = problems(g, g.config)
    if wrong:
        raise RecordError(f"the stored state cannot be: {wrong[0]}")
