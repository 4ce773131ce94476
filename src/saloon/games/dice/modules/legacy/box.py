"""What a series of games has a say in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from saloon.games.dice.box import Box
from saloon.games.dice.modules.legacy.between import (
    DEAL,
    KEEP,
    NAME,
    PICK,
    deal,
    deck,
    keep_character,
    name_sheriff,
    pick_character,
    spread_out,
)
from saloon.games.dice.modules.legacy.heritage import (
    EXTRA_LIFE,
    OPTION,
    Heritage,
    heritage,
    past_of,
    read_past,
)
from saloon.games.dice.modules.legacy.module import module
from saloon.games.dice.pieces import Configuration
from saloon.games.dice.state import Dice, Player
from saloon.kernel import SetupError
from saloon.kernel.layout import NOBODY

STEPS = {NAME: name_sheriff, PICK: pick_character, KEEP: keep_character, DEAL: deal}


class LegacyBox(Box):
    """UA-LEGACY"""

    options: ClassVar = (OPTION,)
    steps: ClassVar = STEPS

    # -- several games in a row --------------------------------------------------------------

    def check(self, config: Configuration, options: Mapping[str, Any]) -> None:
        given = options.get(OPTION)
        if given is not None:
            read_past(config.layout, given)
            if options.get("position") is not None:
                raise SetupError("a game in a given position has no past", "UA-LEGACY-01")

    def opens(self, g: Dice, options: Mapping[str, Any]) -> bool:
        given = options.get(OPTION)
        if given is None:
            return False  # the first game of the series
        heritage(g).past = read_past(g.layout, given)
        spread_out(g)
        return True

    def hand_on(self, g: Dice) -> dict[str, Any]:
        return {OPTION: past_of(g).plain()}

    # -- what it keeps -----------------------------------------------------------------------

    keeps: ClassVar = Heritage

    def view(self, g: Dice, viewer: int | None, over: bool) -> dict[str, Any]:
        """Only while characters are chosen: who was eliminated, who will be Sheriff."""
        kept = heritage(g)
        if kept.past is None:
            return {}
        return {
            "legacy": {
                "sheriff": None if kept.sheriff == NOBODY else kept.sheriff,
                "eliminated": list(kept.past.eliminated),
                "deck": deck(g),
            }
        }

    # -- questions ---------------------------------------------------------------------------

    def extra_life(self, g: Dice, player: Player) -> int:
        """UA-LEGACY-04, 09: from the dealing on."""
        kept = heritage(g)
        return EXTRA_LIFE if kept.past is None and player.seat == kept.bonus else 0

    # -- moments -----------------------------------------------------------------------------

    def eliminated(self, g: Dice, player: Player, cause: str, by: Player | None) -> None:
        """UA-LEGACY-02, 08"""
        if g.role(player) == "sheriff" and by is not None and by is not player:
            heritage(g).killer = by.seat


module.brings(LegacyBox())
