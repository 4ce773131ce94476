"""The eight characters of Gold Rush, each in one place."""

from __future__ import annotations

from typing import Final

from saloon.games.bang.conditions import in_range, refuse_shot_at
from saloon.games.bang.flips import draw_check, put_away, tell_outcome
from saloon.games.bang.modules.gold_rush.black import WANTED, buy_a_card, refuse_a_card
from saloon.games.bang.modules.gold_rush.gold import earn, gold, pay, refuse_price
from saloon.games.bang.modules.gold_rush.module import gold_rush
from saloon.games.bang.modules.gold_rush.pieces import (
    GoldCharacter,
    from_stock,
    get,
    piece_in,
    wears,
)
from saloon.games.bang.moments import LifeLost, Played
from saloon.games.bang.shots import shoot
from saloon.games.bang.sources import Character
from saloon.games.bang.state import Bang, Harm, Player
from saloon.games.bang.turn import draw_for_second_card, draw_one, take_extra_turn
from saloon.kernel import PASS, Decision, Event, Option, Refusal, Script, option
from saloon.kernel.state import THIS_TURN

GHOST_TOWN: Final = "ghost-town"


class DonBell(Character):
    """A turn ends with a draw!; on red he may play another, and no more (GR-CHAR-01 to 06)."""

    def extra_turns(self, g: Bang, p: Player) -> Script[None]:
        if not p.presence.left or any(source.id == GHOST_TOWN for source in g.for_all):
            return  # GR-CHAR-03, GR-CHAR-04: not for those who are here for a time only
        flipped = yield from draw_check(g, p, self.id)
        red = flipped is not None and g.suit(flipped) in "hd"
        tell_outcome(g, p, self.id, flipped, red)
        yield from put_away(g, p)
        if not red:
            return

        def options(_seat: int) -> list[Option]:
            return [option("another-turn"), PASS]

        chosen = yield Decision(
            (p.seat,), "another-turn", options, rule="GR-CHAR-01", about=self.id,
            default=option("another-turn"),
        )  # fmt: skip
        if chosen.verb == "another-turn":
            take_extra_turn(g, p)


class DutchWill(Character):
    """Of the cards he draws in phase 1 he discards one, for a nugget (GR-CHAR-07 to 09, 33)."""

    def draw_phase(self, g: Bang, p: Player, count: int) -> Script[bool]:
        drawn = [draw_one(g, p, self.id) for _ in range(count)]
        draw_for_second_card(g, p, [slot for slot in drawn if slot is not None])
        new = [slot for slot in p.hand if slot in drawn]
        if not new:
            return True

        def options(_seat: int) -> list[Option]:
            free = [slot for slot in new if not g.pledged(p, slot)]
            return [option("discard", slot) for slot in free or new]

        chosen = yield Decision(
            (p.seat,), "cost", options, rule="GR-CHAR-08", about=self.id, amount=1, anytime=False
        )
        g.discard_from_hand(p, chosen.slot, self.id)
        earn(g, p, 1, self.id)
        return True


class JackyMurieta(Character):
    """In his turn, two nuggets for a shot at a player in range (GR-CHAR-10 to 13)."""

    rule = "GR-CHAR-10"
    price = 2

    def refuse_act(self, g: Bang, p: Player, chosen: Option) -> Refusal | None:
        return refuse_price(g, p, self, self.price) or refuse_shot_at(g, p, self, chosen.seat)

    def actions(self, g: Bang, p: Player) -> list[Option]:
        if refuse_price(g, p, self, self.price):
            return []
        uses = [self.use(seat=seat) for seat in in_range(g, p)]
        return [each for each in uses if self.refuse_act(g, p, each) is None]

    def act(self, g: Bang, p: Player, chosen: Option) -> Script[None]:
        pay(g, p, self.price, self.id)
        yield from shoot(g, g.players[chosen.seat], Harm(p, self.id))


class JoshMcCloud(Character):
    """In his turn, two nuggets for the top piece of equipment, whatever it is (GR-CHAR-14 on)."""

    rule = "GR-CHAR-14"
    price = 2

    def refuse_act(self, g: Bang, p: Player, chosen: Option) -> Refusal | None:
        if not gold(g).stock and not gold(g).spent:
            return self.lacks("equipment")
        return refuse_price(g, p, self, self.price)

    def actions(self, g: Bang, p: Player) -> list[Option]:
        return [self.use()] if self.refuse_act(g, p, self.use()) is None else []

    def act(self, g: Bang, p: Player, chosen: Option) -> Script[None]:
        pay(g, p, self.price, self.id)
        slot = from_stock(g)
        if slot is None:
            return
        if g.events is not None:
            g.tell(Event("dug-up", p.seat, {"card": g.face[slot].text, "why": self.id}))
        if piece_in(g, slot) is WANTED and wears(g, p, WANTED):
            gold(g).spent.append(slot)  # GR-CHAR-16
            if g.events is not None:
                g.tell(Event("dropped", p.seat, {"card": g.face[slot].text}))
            return
        yield from get(g, p, slot)


class MadamYto(Character):
    """Draws a card whenever anybody plays a Beer (GR-CHAR-19 to 22)."""

    def on_played(self, g: Bang, p: Player, played: Played) -> None:
        if played.card == "beer":
            g.draw(p, 1, self.id)

    def on_others_played(self, g: Bang, p: Player, played: Played) -> None:
        self.on_played(g, p, played)


class PrettyLuzena(GoldCharacter):
    """Once a turn she buys a piece for a nugget less: the first one (GR-CHAR-23 to 26)."""

    def discount(self, g: Bang, p: Player) -> int:
        return 0 if g.used(THIS_TURN, p.seat, self.id) else 1


class RaddieSnake(Character):
    """Twice in his turn he may pay a nugget to draw a card (GR-CHAR-27, 28); by ED-79 thrice."""

    rule = "GR-CHAR-27"

    def refuse_act(self, g: Bang, p: Player, chosen: Option) -> Refusal | None:
        return refuse_a_card(g, p, self, int(g.rulings["raddie-snake-uses"]))

    def actions(self, g: Bang, p: Player) -> list[Option]:
        return [self.use()] if self.refuse_act(g, p, self.use()) is None else []

    def act(self, g: Bang, p: Player, chosen: Option) -> None:
        buy_a_card(g, p, self)


class SimeonPicos(GoldCharacter):
    """Takes a nugget for every life point he loses, the last one too (GR-CHAR-29 to 32)."""

    def for_loss(self, g: Bang, p: Player, loss: LifeLost) -> int:
        return loss.lost


gold_rush.add(
    characters={
        "don-bell": DonBell,
        "dutch-will": DutchWill,
        "jacky-murieta": JackyMurieta,
        "josh-mccloud": JoshMcCloud,
        "madam-yto": MadamYto,
        "pretty-luzena": PrettyLuzena,
        "raddie-snake": RaddieSnake,
        "simeon-picos": SimeonPicos,
    }
)
