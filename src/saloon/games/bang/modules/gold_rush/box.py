"""What Gold Rush brings to the table: nuggets for wounds, the shop, Beer for gold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from saloon.games.bang.faces import CardFace
from saloon.games.bang.modules.gold_rush.black import BLACK, WANTED
from saloon.games.bang.modules.gold_rush.brown import BROWN, GOLD_RUSH_CARD
from saloon.games.bang.modules.gold_rush.facts import FACTS
from saloon.games.bang.modules.gold_rush.gold import Gold, earn, gold, refuse_price
from saloon.games.bang.modules.gold_rush.module import NAME
from saloon.games.bang.modules.gold_rush.pieces import (
    EquipmentFace,
    GoldCharacter,
    drop,
    fill_shop,
    get,
    make,
    piece_in,
    wears,
)
from saloon.games.bang.moments import Departed, Eliminated, LifeLost, Played, Stripped
from saloon.games.bang.plays import Play
from saloon.games.bang.sources import Box, Source
from saloon.games.bang.state import Bang, Player
from saloon.kernel import Effect, Event, Option, Refusal, Script
from saloon.kernel.showing import Showing
from saloon.kernel.state import THIS_TURN

ROW: Final = Showing(FACTS.player, Gold, of_a_seat=True)
BUY: Final = "buy"
FORCE: Final = "force"
BEER: Final = "beer"
SHADOWS: Final = "shadow-gunslingers"
FACES: Final = make((*BLACK, *BROWN))
CHEAPEST: Final = min([face.equipment.cost for face in FACES])
CHEAPEST_WORN: Final = min([piece.cost for piece in BLACK])
"""What a piece costs at least, and one that lies in front of somebody."""


class GoldRush(Box):
    keeps = Gold
    rule = "GR-BUY-01"
    pieces: ClassVar = {"equipment": FACES}
    lent: ClassVar[Mapping[str, Source]] = {piece.id: piece for piece in (*BLACK, *BROWN)}

    def set_up(self, g: Bang) -> None:
        """GR-SETUP-03 to 06"""
        g.shuffle(gold(g).stock)
        fill_shop(g)

    def lends(self, g: Bang, p: Player) -> Sequence[Source]:
        kept: Gold = g.kept[NAME]
        lent = kept.lent.get(p.seat)
        if lent is None:
            lent = kept.lent[p.seat] = self._lying(g, p)
        return lent

    def _lying(self, g: Bang, p: Player) -> list[Source]:
        worn = gold(g).worn
        pieces: list[Source] = [piece_in(g, slot) for slot in worn[p.seat]]
        if WANTED in pieces:
            pieces.remove(WANTED)
        # Everybody may earn what it pays.
        if any(piece_in(g, slot) is WANTED for each in worn for slot in each):
            pieces.append(WANTED)
        return pieces

    # -- nuggets -----------------------------------------------------------------------------

    def on_life_lost(self, g: Bang, p: Player, loss: LifeLost) -> None:
        """GR-GOLD-01, GR-GOLD-05 to 10"""
        if loss.by_another and g.players[loss.by].present:
            each = g.rulings["nugget-per-life"] == "per-life"
            earn(g, g.players[loss.by], loss.lost if each else 1, "wound")
        if "for_loss" in g.hooks:
            for source in g.active_abilities(p):
                if isinstance(source, GoldCharacter):
                    earn(g, p, source.for_loss(g, p, loss), source.id)

    def on_stripped(self, g: Bang, p: Player, stripped: Stripped) -> None:
        """GR-DEATH-01, GR-DEATH-02; what a Wanted pays comes before it goes (BB-DEATH-04)."""
        worn = gold(g).worn[p.seat]
        drop(g, p, [slot for slot in worn if p.present or piece_in(g, slot) is not WANTED])

    def on_eliminated(self, g: Bang, p: Player, eliminated: Eliminated) -> Effect:
        self._forfeit(g, p)
        return self._drop_the_rest(g, p) if gold(g).worn[p.seat] else None

    def on_departed(self, g: Bang, p: Player, departed: Departed) -> None:
        self._forfeit(g, p)
        drop(g, p, gold(g).worn[p.seat])  # GR-VARIANT-23, CB-RETURN-19

    def _forfeit(self, g: Bang, p: Player) -> None:
        """GR-DEATH-05, GR-VARIANT-05, GR-VARIANT-21"""
        if any(source.id == SHADOWS for source in g.for_all):
            return
        left = gold(g).nuggets[p.seat]
        gold(g).nuggets[p.seat] = 0
        if left and g.events is not None:
            g.tell(Event("forfeited", p.seat, {"amount": left}))

    def _drop_the_rest(self, g: Bang, p: Player) -> Script[None]:
        yield from ()
        drop(g, p, gold(g).worn[p.seat])

    def recovery(self, g: Bang, p: Player) -> None:
        GOLD_RUSH_CARD.turn_over(g, p)

    # -- phase 2 -----------------------------------------------------------------------------

    def actions(self, g: Bang, p: Player) -> list[Option]:
        kept: Gold = g.kept[NAME]
        purse = kept.nuggets[p.seat]
        pieces: list[EquipmentFace] = g.face
        cards: list[CardFace] = g.face
        discount = self._discount(g, p) if "discount" in g.hooks else 0
        found: list[Option] = []
        # What is too dear is not even tried: mostly that is everything.
        if purse + discount >= CHEAPEST:
            for slot in kept.shop:
                if (
                    pieces[slot].equipment.cost - discount <= purse
                    and self._refuse_piece(g, p, slot, discount) is None
                ):
                    found.append(self.use(BUY, slot))
        if purse > CHEAPEST_WORN:
            for seat in g.circle:
                if seat != p.seat:
                    for slot in kept.worn[seat]:
                        if pieces[slot].equipment.cost < purse:
                            found.append(self.use(FORCE, slot, seat))
        for slot in p.hand:
            if cards[slot].id == BEER and g.forbidden(p, cards[slot].card, slot) is None:
                found.append(self.use(BEER, slot))
        return found

    def refuse_act(self, g: Bang, p: Player, chosen: Option) -> Refusal | None:
        what = chosen.detail.rpartition(" ")[2]
        if what == BUY:
            return self._refuse_buy(g, p, chosen)
        if what == FORCE:
            return self._refuse_force(g, p, chosen)
        if what == BEER:
            return self._refuse_beer(g, p, chosen)
        return Refusal("not-an-option")

    def _refuse_buy(self, g: Bang, p: Player, chosen: Option) -> Refusal | None:
        if chosen.slot not in gold(g).shop or chosen.seat >= 0:
            return Refusal("GR-BUY-01")
        return self._refuse_piece(g, p, chosen.slot, self._discount(g, p))

    def _refuse_piece(self, g: Bang, p: Player, slot: int, discount: int) -> Refusal | None:
        """Why a player cannot buy a piece in the shop."""
        piece = piece_in(g, slot)
        if piece.border == "black" and piece is not WANTED and wears(g, p, piece):
            return Refusal("GR-BUY-08", {"card": piece.id})
        price = max(piece.cost - discount, 0)
        return refuse_price(g, p, piece, price, "GR-BUY-02") or piece.refuse_buy(g, p)

    def price(self, g: Bang, p: Player, slot: int) -> int:
        """GR-BUY-02, and what a character makes of it."""
        return max(piece_in(g, slot).cost - self._discount(g, p), 0)

    def _discount(self, g: Bang, p: Player) -> int:
        discount = 0
        for source in g.active_abilities(p):
            if isinstance(source, GoldCharacter):
                discount += source.discount(g, p)
        return discount

    def _refuse_force(self, g: Bang, p: Player, chosen: Option) -> Refusal | None:
        if chosen.seat == p.seat:
            return Refusal("GR-FORCE-06")
        if chosen.seat not in g.circle or chosen.slot not in gold(g).worn[chosen.seat]:
            return Refusal("GR-FORCE-01")
        piece = piece_in(g, chosen.slot)
        return refuse_price(g, p, piece, piece.cost + 1, "GR-FORCE-01")

    def _refuse_beer(self, g: Bang, p: Player, chosen: Option) -> Refusal | None:
        if chosen.slot not in p.hand or chosen.seat >= 0 or g.card(chosen.slot).id != BEER:
            return Refusal("GR-BEER-05")
        rule = g.forbidden(p, g.card(chosen.slot), chosen.slot)
        return Refusal(rule, {"card": BEER}) if rule else None

    def act(self, g: Bang, p: Player, chosen: Option) -> Effect:
        what = chosen.detail.rpartition(" ")[2]
        if what == BUY:
            return self._buy(g, p, chosen.slot)
        if what == FORCE:
            self._force(g, p, g.players[chosen.seat], chosen.slot)
        else:
            g.lay_on_pile(p, chosen.slot, BEER, None)
            g.use(THIS_TURN, self.id, BEER)  # the last card played, until another one is
            earn(g, p, 1, BEER)
        return None

    def on_played(self, g: Bang, p: Player, played: Played) -> None:
        g.uses[THIS_TURN].pop((self.id, BEER), None)

    def plays_out(self, g: Bang, play: Play) -> Effect:
        """What a Beer that was played for a nugget does once more (WS-CHAR-22)."""
        for_gold = play.card.id == BEER and g.used(THIS_TURN, self.id, BEER)
        return self._once_more(g, play.player) if for_gold else None

    def _once_more(self, g: Bang, p: Player) -> Script[None]:
        yield from ()
        earn(g, p, 1, BEER)

    def act_in_vain(self, g: Bang, p: Player, chosen: Option) -> str:
        bought = chosen == self.use(BUY, chosen.slot)
        return piece_in(g, chosen.slot).in_vain(g, p) if bought else ""

    def _buy(self, g: Bang, p: Player, slot: int) -> Effect:
        kept, price = gold(g), self.price(g, p, slot)
        kept.nuggets[p.seat] -= price
        if "discount" in g.hooks:
            for source in g.active_abilities(p):
                if isinstance(source, GoldCharacter) and source.discount(g, p):
                    g.use(THIS_TURN, p.seat, source.id)
        kept.shop.remove(slot)
        if g.events is not None:
            g.tell(Event("bought", p.seat, {"card": g.face[slot].text, "amount": price}))
        return get(g, p, slot)

    def _force(self, g: Bang, p: Player, owner: Player, slot: int) -> None:
        """GR-FORCE-01 to 03"""
        price = piece_in(g, slot).cost + 1
        gold(g).nuggets[p.seat] -= price
        if g.events is not None:
            facts = {"card": g.face[slot].text, "target": owner.seat, "amount": price}
            g.tell(Event("forced", p.seat, facts))
        drop(g, owner, [slot], told=True)

    def problems(self, g: Bang) -> list[str]:
        return [
            f"seat {seat} has {nuggets} nuggets"
            for seat, nuggets in enumerate(gold(g).nuggets)
            if nuggets < 0
        ]

    def view(self, g: Bang) -> dict[str, Any]:
        """GR-GOLD-04: all of it lies open, but for the order of the stock."""
        kept, face = gold(g), g.face
        return {
            "shop": [face[slot].text for slot in (*kept.shop, *kept.bought)],
            "prices": [piece_in(g, slot).cost for slot in (*kept.shop, *kept.bought)],
            "stock": len(kept.stock),
        }

    def view_of(self, g: Bang, p: Player) -> dict[str, Any]:
        return ROW.of_seat(gold(g), p.seat, g, None, False)
