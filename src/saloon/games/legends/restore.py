"""The way back from a stored game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from saloon.games.legends.config import Configuration
from saloon.games.legends.faces import CharacterFace
from saloon.games.legends.state import Legends
from saloon.games.legends.upkeep import problems
from saloon.kernel import RecordError
from saloon.kernel.stored import Stored


def restore(config: Configuration, plain: Mapping[str, Any]) -> Legends:
    stored = Stored(plain)
    g = Legends.read(stored, config.layout)
    g.config = config
    for player in g.players:
        for id_ in player.gear:
            if id_ not in config.gear or player.gear[id_] not in (1, 2):
                raise stored.wrong("players", f"equipped from the store, not with '{id_}'")
        if player.character.id in config.characters:
            cards = [cast(CharacterFace, g.face[slot]).character for slot in player.card]
            if cards != [player.character]:
                raise stored.wrong("players", "those whose character cards they have kept")
    wrong = problems(g)
    if wrong:
        raise RecordError(f"the stored state cannot be: {wrong[0]}")
    return g
