"""What the new characters need of the table: a moment after the turn."""

from __future__ import annotations

from typing import ClassVar

from saloon.games.dice.box import Box
from saloon.games.dice.modules.posse.module import module
from saloon.games.dice.sources import Character
from saloon.games.dice.state import Dice, Player
from saloon.games.dice.turn import in_turn
from saloon.kernel import Effect


class AftermathCharacter(Character):
    """A character who does something once its owner's turn is over."""

    def turn_over(self, g: Dice, owner: Player) -> Effect:
        """What lay before its owner is cleared; nobody has drawn anything for this turn yet."""
        return None


def aftermath(g: Dice, player: Player) -> Effect:
    g.agenda.pop()
    sources = [source for source in player.abilities if isinstance(source, AftermathCharacter)]
    return in_turn([source.turn_over(g, player) for source in sources])


class PosseBox(Box):
    steps: ClassVar = {"aftermath": aftermath}


module.brings(PosseBox())
