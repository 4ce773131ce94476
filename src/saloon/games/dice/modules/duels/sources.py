"""What a character can have to do with duels and whisky."""

from __future__ import annotations

from saloon.games.dice.sources import Character
from saloon.games.dice.state import Dice, Player
from saloon.kernel import Effect, Script


class DuelCharacter(Character):
    """A character with a say in duels or whisky."""

    def drinks_again(self, g: Dice, owner: Player) -> Script[bool] | None:
        """Its owner has used a whisky; sent back whether he uses it once more."""
        return None

    def challenges(self, g: Dice, owner: Player) -> Effect:
        """Its owner starts a duel; nobody has rolled yet."""
        return None

    def tries_again(self, g: Dice, owner: Player) -> Script[bool] | None:
        """Its owner failed in a duel that he started; sent back whether he rolls once more."""
        return None


def duelling(player: Player) -> list[DuelCharacter]:
    return [source for source in player.abilities if isinstance(source, DuelCharacter)]
