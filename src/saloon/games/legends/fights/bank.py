"""Robbing the bank: a fight against the guard."""

from __future__ import annotations

from saloon.games.legends.acts import LocationAct
from saloon.games.legends.fights.effects import lost
from saloon.games.legends.fights.fight import GUARD
from saloon.games.legends.fights.virtual import CARDS, fight_virtual
from saloon.games.legends.gains import gain_money, gain_wp
from saloon.games.legends.state import Legends, Player
from saloon.kernel import Effect, Option, Refusal, Script
from saloon.kernel.state import THIS_TURN

LOOT = 80


class RobTheBank(LocationAct):
    """WL-BANK-06 to 09: once per turn; $80 and 3 WP for who beats the guard, else 1 WP."""

    verb = "rob-bank"
    action = "bank_robbery"
    rule = "WL-BANK-06"

    def shut(self, g: Legends, player: Player) -> Refusal | None:
        if g.used(THIS_TURN, "bank"):
            return Refusal("WL-BANK-06")
        return None if player.hand else Refusal("WL-BANK-07")

    def do(self, g: Legends, player: Player, chosen: Option) -> Effect:
        g.use(THIS_TURN, "bank")
        return _rob(g, player)


def _rob(g: Legends, player: Player) -> Script[None]:
    acting = g.right_of(player)
    victory, _ = yield from fight_virtual(g, player, GUARD, CARDS[GUARD], acting, attacks=True)
    if victory:
        gain_money(g, player, LOOT, GUARD)
        gain_wp(g, player, 3, GUARD)
    else:
        gain_wp(g, player, 1, GUARD)  # WL-SIDE-10
        lost(g, player, GUARD)
