"""What Gold Rush brings to the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from saloon.games.bang.modules.gold_rush.equipment import PIECES, Gold, earn, faces, gold

from saloon.games.bang.sources import Box, Source
from saloon.games.bang.state import Bang, Harm, Player
from saloon.kernel import Event, Option, Refusal, Script

OFFER = 3


class GoldRush(Box):
    keeps = Gold
    pieces: ClassVar = {"equipment": faces()}
    lent: Mapping[str, Source] = PIECES

    def set_up(self, g: Bang) -> None:
        """GR-SETUP-03, GR-SETUP-04"""
        kept = gold(g)
        if not kept.shop:
            g.shuffle(kept.stock)
        self._fill(g)

    def _fill(self, g: Bang) -> None:
        """GR-BUY-09, GR-BUY-12"""
        kept = gold(g)
        while len(kept.shop) < OFFER and (kept.stock or kept.spent):
            if not kept.stock:
                kept.stock, kept.spent = kept.spent, []
                g.shuffle(kept.stock)
            slot = kept.stock.pop()
            g.reveal(slot)
            kept.shop.append(slot)

    def lends(self, g: Bang, p: Player) -> Sequence[Source]:
        return [g.face[slot].equipment for slot in gold(g).worn[p.seat]]

    def harmed(self, g: Bang, p: Player, harm: Harm, lost: int) -> None:
        """GR-GOLD-01, GR-GOLD-05 to 08"""
        if harm.by is not None and harm.by is not p:
            earn(g, harm.by, lost, "wound")

    def left_game(self, g: Bang, p: Player) -> None:
        """GR-DEATH-01, GR-DEATH-05"""
        kept = gold(g)
        kept.spent += kept.worn[p.seat]
        kept.worn[p.seat], kept.nuggets[p.seat] = [], 0
        g.rearranged()

    def actions(self, g: Bang, p: Player) -> list[Option]:
        kept = gold(g)
        tries = [
            *[self.use("buy", slot) for slot in kept.shop],
            *[
                self.use("force", slot, seat)
                for seat, worn in enumerate(kept.worn)
                for slot in worn
            ],
            *[self.use("beer", slot) for slot in p.hand],
        ]
        return [each for each in tries if self.refuse_act(g, p, each) is None]

    def refuse_act(self, g: Bang, p: Player, chosen: Option) -> Refusal | None:
        kept, slot = gold(g), chosen.slot
        match chosen.detail.rpartition(" ")[2]:
            case "beer" if slot in p.hand and g.card(slot).id == "beer" and chosen.seat < 0:
                return None
            case "beer":
                return Refusal("GR-BEER-05")
            case "buy" if slot not in kept.shop or chosen.seat >= 0:
                return Refusal("GR-BUY-01")
            case "buy" if g.face[slot].equipment in self.lends(g, p):
                return Refusal("GR-BUY-08")
            case "buy":
                return self._too_dear(g, p, g.face[slot].equipment.cost, "GR-BUY-02")
            case "force" if chosen.seat == p.seat:
                return Refusal("GR-FORCE-06")
            case "force" if chosen.seat >= 0 and slot in kept.worn[chosen.seat]:
                return self._too_dear(g, p, g.face[slot].equipment.cost + 1, "GR-FORCE-01")
        return Refusal("GR-BUY-01")

    def _too_dear(self, g: Bang, p: Player, price: int, rule: str) -> Refusal | None:
        purse = gold(g).nuggets[p.seat]
        return Refusal(rule, {"price": price, "nuggets": purse}) if purse < price else None

    def act(self, g: Bang, p: Player, chosen: Option) -> Script[None]:
        what = chosen.detail.rpartition(" ")[2]
        if what == "beer":
            g.discard_from_hand(p, chosen.slot, self.id)
            earn(g, p, 1, "beer")
        elif what == "force":
            self._force(g, p, g.players[chosen.seat], chosen.slot)
        else:
            yield from self._buy(g, p, chosen.slot)

    def _buy(self, g: Bang, p: Player, slot: int) -> Script[None]:
        kept, face = gold(g), g.face[slot]
        kept.nuggets[p.seat] -= face.equipment.cost
        kept.shop.remove(slot)
        (kept.spent if face.brown else kept.worn[p.seat]).append(slot)
        g.rearranged()
        g.tell(Event("bought", p.seat, {"piece": face.text}))
        self._fill(g)
        if face.brown:
            yield from face.equipment.bought(g, p) or ()

    def _force(self, g: Bang, p: Player, owner: Player, slot: int) -> None:
        """GR-FORCE-01"""
        kept = gold(g)
        kept.nuggets[p.seat] -= g.face[slot].equipment.cost + 1
        kept.worn[owner.seat].remove(slot)
        kept.spent.append(slot)
        g.rearranged()
        g.tell(Event("forced", p.seat, {"piece": g.face[slot].text, "owner": owner.seat}))

    def view(self, g: Bang) -> dict[str, Any]:
        kept = gold(g)
        return {
            "shop": [g.face[slot].text for slot in kept.shop],
            "nuggets": list(kept.nuggets),
            "worn": [[g.face[slot].text for slot in worn] for worn in kept.worn],
        }
