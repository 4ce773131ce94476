"""The black equipment, which stays in front of a player: each piece in one place."""

from __future__ import annotations

from typing import Final

from saloon.games.bang.modules.gold_rush.gold import earn, pay, purse, refuse_price
from saloon.games.bang.modules.gold_rush.pieces import Equipment, wears
from saloon.games.bang.moments import Eliminated, Wounded
from saloon.games.bang.silence import silencer
from saloon.games.bang.sources import Source
from saloon.games.bang.state import Bang, Player
from saloon.kernel import Decision, Option, Refusal, Script, option
from saloon.kernel.state import THIS_TURN


class Boots(Equipment):
    """Each time its owner loses a life point, but for the last, a card (GR-CARD-02, 03)."""

    def on_wounded(self, g: Bang, p: Player, wounded: Wounded) -> None:
        g.draw(p, wounded.lost, self.id)


class Calumet(Equipment):
    """Diamond cards played by others have no effect on its owner (GR-CARD-12 to 14)."""

    def refuses(self, g: Bang, p: Player, slot: int, target: Player) -> str | None:
        return "GR-CARD-12" if p is not target and g.suit(slot) == "d" else None

    def shields(self, g: Bang, p: Player, slot: int) -> bool:
        return g.suit(slot) == "d"


class GoldPan(Equipment):
    """Twice in the own turn its owner may pay a nugget to draw a card (GR-CARD-16, 17)."""

    rule = "GR-CARD-16"
    times = 2

    def refuse_act(self, g: Bang, p: Player, chosen: Option) -> Refusal | None:
        return refuse_a_card(g, p, self, self.times)

    def actions(self, g: Bang, p: Player) -> list[Option]:
        return [self.use()] if self.refuse_act(g, p, self.use()) is None else []

    def act(self, g: Bang, p: Player, chosen: Option) -> None:
        buy_a_card(g, p, self)


def refuse_a_card(g: Bang, p: Player, source: Source, times: int) -> Refusal | None:
    """A nugget for a card, so many times a turn."""
    return source.used_up(g, p, times) or refuse_price(g, p, source, 1)


def buy_a_card(g: Bang, p: Player, source: Source) -> None:
    g.use(THIS_TURN, p.seat, source.id)
    pay(g, p, 1, source.id)
    g.draw(p, 1, source.id)


class GunBelt(Equipment):
    """Its owner may keep 8 cards in hand (GR-CARD-22, 23)."""

    def hand_limit(self, g: Bang, p: Player) -> int | None:
        return 8


class Horseshoe(Equipment):
    """Its owner turns up a card more at a draw! and chooses (GR-CARD-25, 26)."""

    extra_flips = 1


class LuckyCharm(Equipment):
    """Each time its owner loses a life point, but for the last, a nugget (GR-CARD-28 to 30)."""

    def on_wounded(self, g: Bang, p: Player, wounded: Wounded) -> None:
        earn(g, p, wounded.lost, self.id)


class Pickaxe(Equipment):
    """Its owner draws a card more in phase 1 (GR-CARD-35)."""

    def draw_count(self, g: Bang, p: Player, count: int) -> int:
        return count + 1


class Rucksack(Equipment):
    """Two nuggets for a life point: in the own turn, or from a lethal loss (GR-CARD-43 to 46)."""

    rule = "GR-CARD-43"
    price = 2

    def refuse_act(self, g: Bang, p: Player, chosen: Option) -> Refusal | None:
        if not p.presence.heals:
            return self.lacks("lives", p.presence.rule)
        if p.life >= p.max_life:
            return self.lacks("wound")
        return refuse_price(g, p, self, self.price)

    def actions(self, g: Bang, p: Player) -> list[Option]:
        return [self.use()] if self.refuse_act(g, p, self.use()) is None else []

    def act(self, g: Bang, p: Player, chosen: Option) -> None:
        pay(g, p, self.price, self.id)
        g.heal(p, 1, self.id)

    def rescue_uses(self, g: Bang, p: Player, cards: int) -> int:
        return purse(g, p) // self.price

    def rescue_paid(self, g: Bang, p: Player) -> None:
        pay(g, p, self.price, self.id)


class Wanted(Equipment):
    """Whoever eliminates the player it lies in front of gets 2 cards and a nugget (GR-CARD-50 on).

    It lies in front of one, and is a source of everybody: the killer hears what it pays for.
    """

    cards = 2
    for_everybody = True

    def free(self, g: Bang) -> list[int]:
        """Who could be wanted: everybody who is not yet (GR-CARD-55)."""
        return [seat for seat in g.circle if not wears(g, g.players[seat], self)]

    def refuse_buy(self, g: Bang, p: Player) -> Refusal | None:
        return None if self.free(g) else self.lacks("unwanted", "GR-CARD-55")

    def chooses_owner(self, g: Bang, p: Player) -> Script[Player | None]:
        def options(_seat: int) -> list[Option]:
            return [option("choose", seat=seat) for seat in self.free(g)]

        if not self.free(g):
            return None  # GR-CHAR-17
        chosen = yield Decision((p.seat,), "whom", options, rule="GR-CARD-51", about=self.id)
        owner: Player = g.players[chosen.seat]
        return owner

    def on_eliminated(self, g: Bang, p: Player, eliminated: Eliminated) -> None:
        """GR-CARD-52, GR-CARD-56: it has to be another player's doing."""
        dead = g.players[eliminated.seat]
        if eliminated.by != p.seat or dead is p or not wears(g, dead, self):
            return
        if silencer(g, dead, self) is None:  # CB-COLOR-08: where it lies
            g.draw(p, self.cards, self.id)
            earn(g, p, 1, self.id)


def named(id_: str, piece: Equipment) -> Equipment:
    piece.id = id_
    return piece


WANTED: Final = Wanted()
BLACK: Final[tuple[Equipment, ...]] = (
    named("boots", Boots()),
    named("calumet", Calumet()),
    named("gold-pan", GoldPan()),
    named("gun-belt", GunBelt()),
    named("horseshoe", Horseshoe()),
    named("lucky-charm", LuckyCharm()),
    named("pickaxe", Pickaxe()),
    named("rucksack", Rucksack()),
    named("wanted", WANTED),
)
