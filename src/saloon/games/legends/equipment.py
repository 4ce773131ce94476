"""Mounts, weapons and items, each as its card reads."""

from __future__ import annotations

from collections.abc import Callable

from saloon.games.legends.acts import Act, at_others, where
from saloon.games.legends.fights.fight import Fight
from saloon.games.legends.fights.ring import ring
from saloon.games.legends.gains import gain_lp, gain_money, simply, use_up
from saloon.games.legends.pieces import Equipment
from saloon.games.legends.sources import Gear
from saloon.games.legends.state import Legends, Player
from saloon.kernel import PASS, Decision, Effect, Event, Option, Refusal, Script, option


class Mount(Gear):
    """Movement as printed; some carry nuggets."""

    def movement(self, g: Legends, player: Player) -> int:
        return self.number(player, "movement")

    def room(self, g: Legends, player: Player) -> int:
        return self.number(player, "nugget_capacity")


class Revolver(Gear):
    """Upgraded: your card counts 1 more in a fight in which you are the attacker."""

    def left_out(self, g: Legends, player: Player, fight: Fight) -> Refusal | None:
        return None if fight.attacker is player else Refusal("WL-ITEM-15")

    def own_value(self, g: Legends, player: Player, fight: Fight) -> int:
        return self.number(player, "attack_value")


class Shotgun(Gear):
    """After you win a fight draw 1 card. Upgraded: the card against you counts 1 less."""

    def rival_value(self, g: Legends, player: Player, fight: Fight) -> int:
        return self.number(player, "opponent_value")

    def fight_won(self, g: Legends, player: Player, fight: Fight) -> None:
        g.draw(player, self.number(player, "draw_on_win"), self.id)


class Rifle(Gear):
    """Before a fight look at 2 random cards: of the rival's hand, upgraded of fight cards, too."""

    def left_out(self, g: Legends, player: Player, fight: Fight) -> Refusal | None:
        if fight.rival is not None or self.number(player, "look_fight_cards"):
            return None
        return Refusal("WL-EFFECT-13")  # WL-MIBRULE-24

    def acts_before(self, g: Legends, player: Player, fight: Fight) -> bool:
        return True

    def before_fight(self, g: Legends, player: Player, fight: Fight) -> Effect:
        if fight.rival is None:
            cards, count = ring(g).drawn, self.number(player, "look_fight_cards")  # WL-NPC-14
        else:
            cards = g.players[fight.other(player)].hand
            count = self.number(player, "look_player_hand")
        self._look(g, player, cards[:], count)
        exchange = self.number(player, "exchange")
        return self._exchange(g, player, exchange) if exchange and player.hand else None

    def _look(self, g: Legends, player: Player, cards: list[int], count: int) -> None:
        seen: list[int] = []
        for _ in range(min(count, len(cards))):
            slot = g.pick(cards)
            cards.remove(slot)
            g.show(slot, player.seat)
            seen.append(slot)
        facts = {"cards": len(seen), "why": self.id}
        secret = {"faces": [g.face[slot].text for slot in seen]}
        g.tell(Event("looked-at", player.seat, facts, secret, (player.seat,)))

    def _exchange(self, g: Legends, player: Player, count: int) -> Script[None]:
        answer: Option = yield Decision(
            (player.seat,), "exchange",
            lambda _: [*[option("discard", slot) for slot in player.hand], PASS],
            rule="WL-ITEM-10", about=self.id, default=PASS,
        )  # fmt: skip
        if answer != PASS:
            g.discard(player, answer.slot, self.id)
            g.draw(player, count, self.id)


class Item(Gear):
    """A card with one side, which may do something when it is received."""

    def received(self, g: Legends, player: Player) -> None:
        for clause in self.kind.front.on_gain:
            simply(g, player, clause, self.id)


class DrinkWhiskey(Act):
    """After your Move action ends on a space with another character: it takes 1 wound."""

    verb = "whiskey"
    costs = 0
    after_move = "whiskey"
    rule = "WL-ITEM-11"

    def tries(self, g: Legends, player: Player) -> list[Option]:
        return at_others(g, player, self.verb)

    def refuse(self, g: Legends, player: Player, chosen: Option) -> Refusal | None:
        here = where(g, chosen) == player.space
        return None if here else Refusal("WL-ITEM-11", {"target": chosen.seat})

    def do(self, g: Legends, player: Player, chosen: Option) -> Effect:
        use_up(g, player, "whiskey")
        if chosen.seat >= 0:  # WL-MIBRULE-23
            wounds = g.config.gear["whiskey"].kind.front.numbers["wound"]
            g.wound(g.players[chosen.seat], wounds, "whiskey", player.seat)
        return None


class Whiskey(Item):
    """When you gain it, heal 1 wound; after a Move action it may be turned against somebody."""

    acts = (DrinkWhiskey(),)


class TenGallonHat(Item):
    """After you win a game of poker gain 1 LP; after you lose one gain $10."""

    def poker_over(self, g: Legends, player: Player, won: bool) -> Effect:
        if won:
            gain_lp(g, player, self.number(player, "poker_win_lp"), self.id)
        else:
            gain_money(g, player, self.number(player, "poker_loss_money"), self.id)
        return None


class EatProvisions(Act):
    """Discard them to draw 1 poker card and heal 1 wound (WL-CARD-03)."""

    verb = "provisions"
    rule = "WL-ITEM-13"

    def do(self, g: Legends, player: Player, chosen: Option) -> Effect:
        use_up(g, player, "provisions")
        for clause in g.config.gear["provisions"].kind.front.action:
            simply(g, player, clause, "provisions")
        return None


class Provisions(Item):
    """When you gain them, draw 1 poker card."""

    acts = (EatProvisions(),)


class ProspectorsMap(Item):
    """When you prospect, you may re-roll one of your prospecting dice once."""

    def new_throws(self, g: Legends, player: Player) -> int:
        return self.number(player, "prospect_reroll")


KINDS: dict[str, Callable[[Equipment], Gear]] = {
    "mule": Mount,
    "mustang": Mount,
    "revolver": Revolver,
    "shotgun": Shotgun,
    "rifle": Rifle,
    "whiskey": Whiskey,
    "ten_gallon": TenGallonHat,
    "provisions": Provisions,
    "map": ProspectorsMap,
}
