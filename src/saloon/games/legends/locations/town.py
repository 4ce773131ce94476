"""Work, the bank's counter, the doctor, the cabaret."""

from __future__ import annotations

from saloon.games.legends.acts import LocationAct
from saloon.games.legends.gains import gain_lp, gain_money, lose_nuggets, pay
from saloon.games.legends.moments import NuggetsSold
from saloon.games.legends.state import Legends, Player
from saloon.kernel import Effect, Option, Refusal, option

WAGE = 10
NUGGET_PRICE = 20
DOCTORS_FEE = 10
FEAST = 30
"""What 1 LP costs at the cabaret."""


class Work(LocationAct):
    """WL-WORK-01: $10, at any location."""

    verb = "work"
    action = "work"
    rule = "WL-WORK-01"

    def closed(self, g: Legends, player: Player) -> Refusal | None:
        return Refusal("WL-WORK-02") if super().closed(g, player) is not None else None

    def do(self, g: Legends, player: Player, chosen: Option) -> Effect:
        gain_money(g, player, WAGE, "work")
        return None


class Sell(LocationAct):
    """WL-BANK-01: any number of nuggets, each for $20 and 1 LP. The sale stays open."""

    verb = "sell"
    action = "sell_nuggets"
    rule = "WL-BANK-01"
    part_of = "sale"

    def shut(self, g: Legends, player: Player) -> Refusal | None:
        return None if player.nuggets else Refusal("WL-BANK-01")

    def tries(self, g: Legends, player: Player) -> list[Option]:
        return [option("sell", detail=str(count)) for count in range(player.nuggets, 0, -1)]

    def do(self, g: Legends, player: Player, chosen: Option) -> Effect:
        count = int(chosen.detail)
        lose_nuggets(g, player, count, "bank")
        sold(g, player, count)
        return None


class SellLump(LocationAct):
    """WL-BANK-02, WL-BANK-04: a Gold Lump counts as a nugget sold, also alone."""

    verb = "sell-card"
    card = "gold_lump"
    action = "sell_nuggets"
    rule = "WL-BANK-02"
    part_of = "sale"

    def tries(self, g: Legends, player: Player) -> list[Option]:
        return [
            option("sell-card", slot) for slot in player.hand if g.poker(slot).kind.id == self.card
        ]

    def do(self, g: Legends, player: Player, chosen: Option) -> Effect:
        g.discard(player, chosen.slot, "bank")
        sold(g, player, g.poker(chosen.slot).kind.numbers["nuggets"])
        return None


def sold(g: Legends, player: Player, count: int) -> None:
    """WL-BANK-05: money above the limit is lost, the LP are not."""
    g.going = "sale"
    gain_money(g, player, count * NUGGET_PRICE, "bank")
    gain_lp(g, player, count, "bank")
    g.happened(NuggetsSold(g, player, count))


class Doctor(LocationAct):
    """WL-DOC-01, WL-DOC-02: $10 for all wounds, and a card for each."""

    verb = "doctor"
    action = "heal_all"
    rule = "WL-DOC-01"

    def shut(self, g: Legends, player: Player) -> Refusal | None:
        if not player.wounds:
            return Refusal("WL-DOC-03")
        return None if player.money >= DOCTORS_FEE else Refusal("WL-DOC-01")

    def do(self, g: Legends, player: Player, chosen: Option) -> Effect:
        pay(g, player, DOCTORS_FEE, "doctor")
        g.draw(player, g.heal(player, player.wounds, "doctor"), "doctor")
        return None


class Revel(LocationAct):
    """WL-CAB-01: 1 LP for every $30 spent."""

    verb = "revel"
    action = "revel"
    rule = "WL-CAB-01"

    def shut(self, g: Legends, player: Player) -> Refusal | None:
        return None if player.money >= FEAST else Refusal("WL-CAB-01")

    def tries(self, g: Legends, player: Player) -> list[Option]:
        return [option("revel", detail=str(lp)) for lp in range(player.money // FEAST, 0, -1)]

    def do(self, g: Legends, player: Player, chosen: Option) -> Effect:
        lp = int(chosen.detail)
        pay(g, player, lp * FEAST, "cabaret")
        gain_lp(g, player, lp, "cabaret")
        return None
