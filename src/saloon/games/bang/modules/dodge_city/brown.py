"""The brown cards of Dodge City."""

from __future__ import annotations

from saloon.games.bang.affected import affected
from saloon.games.bang.cards import Brown, Costly, no_wound
from saloon.games.bang.modules.dodge_city.aims import refuse_anybody, refuse_melee
from saloon.games.bang.modules.dodge_city.module import dodge_city
from saloon.games.bang.shots import Shot, shoot
from saloon.games.bang.state import Bang, Harm, Player
from saloon.games.bang.theft import has_something_to_lose, make_discard, take_a_card
from saloon.games.bang.triggers import settle
from saloon.kernel import Effect, Script


class Dodge(Brown):
    """A Missed! effect, then draw a card (DC-CARD-01 to 03)."""

    missed = True

    def refuse(self, g: Bang, p: Player) -> str | None:
        return "DC-CARD-02"

    def laid_against(self, g: Bang, p: Player, shot: Shot, slot: int) -> None:
        g.draw(p, 1, self.id)


class Punch(Brown):
    """A BANG! effect at distance 1 (DC-CARD-04, DC-CARD-05)."""

    targeted = True

    def refuse_target(self, g: Bang, p: Player, target: Player) -> str | None:
        return refuse_melee(g, p, target, "DC-CARD-04", played=True)

    def play(self, g: Bang, p: Player, slot: int, target: Player | None) -> Script[None]:
        assert target is not None
        yield from shoot(g, target, Harm(p, self.id), slot=slot)


class Springfield(Costly):
    """With another card: a BANG! effect at any distance (DC-CARD-10)."""

    targeted = True

    def refuse_target(self, g: Bang, p: Player, target: Player) -> str | None:
        return refuse_anybody(g, p, target)

    def effect(self, g: Bang, p: Player, slot: int, target: Player | None) -> Script[None]:
        assert target is not None
        yield from shoot(g, target, Harm(p, self.id), slot=slot)


class Brawl(Costly):
    """With another card: every other player discards a card (DC-CARD-06 to 08)."""

    def effect(self, g: Bang, p: Player, slot: int, target: Player | None) -> Script[None]:
        others = [other.seat for other in g.others_clockwise(p)]
        for seat in (yield from affected(g, p, others, self.id, slot)):
            victim = g.players[seat]
            if victim.present and has_something_to_lose(victim):
                yield from make_discard(g, p, victim, self.id)
                yield from settle(g)


class RagTime(Costly):
    """With another card: take a card of any player (DC-CARD-09)."""

    targeted = True

    def refuse_target(self, g: Bang, p: Player, target: Player) -> str | None:
        if target is p:
            if not g.rulings["rag-time-self-target"]:
                return "DC-CARD-09"
            return None if p.in_play else "BB-CARD-21"
        return None if has_something_to_lose(target) else "BB-CARD-22"

    def effect(self, g: Bang, p: Player, slot: int, target: Player | None) -> Script[None]:
        assert target is not None
        yield from take_a_card(g, p, target, self.id)


class Tequila(Costly):
    """With another card: any player regains 1 life point (DC-CARD-11, DC-CARD-12)."""

    targeted = True

    def in_vain(self, g: Bang, p: Player, target: Player | None) -> str:
        if target is None or target is p:
            return no_wound(p)
        return "unhurt" if no_wound(target) else ""

    def effect(self, g: Bang, p: Player, slot: int, target: Player | None) -> Effect:
        assert target is not None
        g.heal(target, 1, self.id)
        return None


class Whisky(Costly):
    """With another card: regain 2 life points (DC-CARD-13, DC-CARD-14)."""

    def in_vain(self, g: Bang, p: Player, target: Player | None) -> str:
        return no_wound(p)

    def effect(self, g: Bang, p: Player, slot: int, target: Player | None) -> Effect:
        g.heal(p, 2, self.id)
        return None


dodge_city.add(
    cards={
        "dodge": Dodge,
        "punch": Punch,
        "springfield": Springfield,
        "brawl": Brawl,
        "rag-time": RagTime,
        "tequila": Tequila,
        "whisky": Whisky,
    }
)
