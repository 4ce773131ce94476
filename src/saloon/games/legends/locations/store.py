"""The general store: buying and upgrading, any number of cards with one action (WL-STORE-01)."""

from __future__ import annotations

from saloon.games.legends.acts import LocationAct
from saloon.games.legends.asking import agrees
from saloon.games.legends.gains import pay, receive, why_no_item
from saloon.games.legends.moments import Equipped
from saloon.games.legends.player import MOUNTS, WEAPONS, Player
from saloon.games.legends.sources import UPGRADED
from saloon.games.legends.state import Legends
from saloon.kernel import Effect, Event, Option, Refusal, Script, option


class Buy(LocationAct):
    verb = "buy"
    action = "buy_equipment"
    rule = "WL-STORE-01"
    part_of = "store"

    def tries(self, g: Legends, player: Player) -> list[Option]:
        return [option("buy", detail=id_) for id_ in g.config.box.equipment]

    def refuse(self, g: Legends, player: Player, chosen: Option) -> Refusal | None:
        refusal = why_no_item(g, player, chosen.detail)
        if refusal is not None:
            return refusal
        return _too_dear(g, player, chosen.detail)

    def do(self, g: Legends, player: Player, chosen: Option) -> Effect:
        id_ = chosen.detail
        g.going = "store"
        pay(g, player, g.config.gear[id_].kind.cost, id_)
        receive(g, player, id_, "bought")
        if id_ in MOUNTS and not player.mount:
            take_up(g, player, id_)
        elif id_ in MOUNTS or id_ in WEAPONS:
            return _use_at_once(g, player, id_)
        return None


class Upgrade(LocationAct):
    """WL-STORE-03, WL-STORE-04: for its price again the card is turned over."""

    verb = "upgrade"
    action = "upgrade_equipment"
    rule = "WL-STORE-01"
    part_of = "store"

    def tries(self, g: Legends, player: Player) -> list[Option]:
        return [option("upgrade", detail=id_) for id_ in g.config.gear if id_ in player.gear]

    def refuse(self, g: Legends, player: Player, chosen: Option) -> Refusal | None:
        id_ = chosen.detail
        if g.config.gear[id_].kind.upgraded is None:
            return Refusal("WL-STORE-05", {"card": id_})
        if player.gear[id_] == UPGRADED:
            return Refusal("WL-STORE-04", {"card": id_})
        return _too_dear(g, player, id_)

    def do(self, g: Legends, player: Player, chosen: Option) -> Effect:
        id_ = chosen.detail
        g.going = "store"
        pay(g, player, g.config.gear[id_].kind.cost, id_)
        player.gear[id_] = UPGRADED
        g.happened(Equipped(g, player, id_, "upgraded"))
        return None


def _too_dear(g: Legends, player: Player, id_: str) -> Refusal | None:
    price = g.config.gear[id_].kind.cost
    if player.money >= price:
        return None
    return Refusal("WL-STORE-01", {"card": id_, "amount": price, "held": player.money})


def _use_at_once(g: Legends, player: Player, id_: str) -> Script[None]:
    """WL-START-05: a new weapon or mount may be used for the rest of the turn."""
    if (yield from agrees(player, "use-now", id_, "WL-START-05")):
        take_up(g, player, id_)


def take_up(g: Legends, player: Player, id_: str) -> None:
    """A weapon or mount is the chosen one from now on."""
    if id_ in WEAPONS:
        player.weapon = id_
    else:
        player.mount = id_
    g.tell(Event("took-up", player.seat, {"card": id_}))
