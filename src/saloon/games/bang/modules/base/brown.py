"""The brown cards of the base game."""

from __future__ import annotations

from typing import Final

from saloon.games.bang.affected import affected
from saloon.games.bang.cards import Brown, no_wound
from saloon.games.bang.demands import discards_bang
from saloon.games.bang.distance import reach, within, within_unplayed
from saloon.games.bang.life import lose_life
from saloon.games.bang.modules.base.module import base
from saloon.games.bang.moments import HandEmptied
from saloon.games.bang.rescue import beer_value, beers_work
from saloon.games.bang.shots import shoot, shoot_all_others
from saloon.games.bang.state import Bang, Harm, Player
from saloon.games.bang.theft import has_something_to_lose, make_discard, take_a_card
from saloon.games.bang.triggers import settle, settle_only
from saloon.kernel import Decision, Script, Told, option
from saloon.kernel.state import THIS_TURN

BANGS_A_TURN: Final = 1


class BangCard(Brown):
    """A shot at a player within range; one such card a turn (BB-CARD-01 to 03, BB-PLAY-02)."""

    targeted = True

    def refuse(self, g: Bang, p: Player) -> str | None:
        played = g.used(THIS_TURN, p.seat, "bang")
        if played < BANGS_A_TURN:
            return None
        # BB-PLAY-06: looked at when the card is about to be played.
        kit = g.kit(p)
        if kit.unlimited_bangs:
            return None
        allowed = BANGS_A_TURN + kit.extra_bangs + g.in_force.extra_bangs
        return None if played < allowed else "BB-PLAY-02"

    def reaches(self, g: Bang, p: Player) -> list[int]:
        return within(g, p, (p.kit or g.kit(p)).bang_reach)

    def effect_reaches(self, g: Bang, p: Player) -> list[int]:
        return within_unplayed(g, p, reach(g, p))

    def refuse_target(self, g: Bang, p: Player, target: Player) -> str | None:
        if target is p and not g.rulings["bang-self-target"]:
            return "BB-CARD-03"
        if "cannot_be_shot" in g.hooks:
            for source in (target.kit or g.kit(target)).voices.get("cannot_be_shot", ()):
                rule = source.cannot_be_shot(g, target)
                if rule is not None:
                    return rule
        return None

    def count(self, g: Bang, p: Player) -> None:
        g.use(THIS_TURN, p.seat, "bang")

    def play(self, g: Bang, p: Player, slot: int, target: Player | None) -> Script[None]:
        assert target is not None
        harm = Harm(p, "bang", bang_card=True)
        yield from shoot(g, target, harm, g.kit(p).bang_needs, slot=slot)


class Missed(Brown):
    """Cancels a BANG! effect aimed at its player, and does nothing else (BB-CARD-04 to 07)."""

    missed = True
    is_missed = True

    def refuse(self, g: Bang, p: Player) -> str | None:
        return "BB-CARD-07"


class Beer(Brown):
    """Regain 1 life point; with two players left it has no effect (BB-CARD-08 to 13)."""

    beer = True

    def refuse(self, g: Bang, p: Player) -> str | None:
        if g.rulings["beer-with-two-players"] == "forbidden" and not beers_work(g):
            return "BB-CARD-13"
        return None

    def in_vain(self, g: Bang, p: Player, target: Player | None) -> str:
        return no_wound(p) or ("" if beers_work(g) else "two-left")

    def play(self, g: Bang, p: Player, slot: int, target: Player | None) -> None:
        if beers_work(g):
            g.heal(p, beer_value(g, p), "beer")


class Saloon(Brown):
    """Everybody regains 1 life point at the same time (BB-CARD-29 to 32)."""

    def in_vain(self, g: Bang, p: Player, target: Player | None) -> str:
        return "unhurt" if all(no_wound(g.players[seat]) for seat in g.circle) else ""

    def play(self, g: Bang, p: Player, slot: int, target: Player | None) -> Script[None]:
        for seat in (yield from affected(g, p, g.clockwise_from(p.seat), self.id, slot)):
            g.heal(g.players[seat], 1, "saloon")


class Stagecoach(Brown):
    """Draw 2 cards (BB-CARD-27)."""

    cards = 2

    def play(self, g: Bang, p: Player, slot: int, target: Player | None) -> None:
        g.draw(p, self.cards, self.id)


class WellsFargo(Stagecoach):
    """Draw 3 cards (BB-CARD-28)."""

    cards = 3


class Panic(Brown):
    """Take a card of a player at distance 1 (BB-CARD-18 to 22)."""

    targeted = True
    too_far = "BB-DIST-06"

    def reaches(self, g: Bang, p: Player) -> list[int]:
        return within(g, p, 1)

    def effect_reaches(self, g: Bang, p: Player) -> list[int]:
        return within_unplayed(g, p, 1)

    def refuse_target(self, g: Bang, p: Player, target: Player) -> str | None:
        if target is p:
            if not g.rulings["panic-self-target"]:
                return "BB-CARD-20"
            # BB-CARD-21: taking from one's own hand changes nothing and is not offered.
            return None if p.in_play else "BB-CARD-21"
        return None if has_something_to_lose(target) else "BB-CARD-22"

    def play(self, g: Bang, p: Player, slot: int, target: Player | None) -> Script[None]:
        assert target is not None
        yield from take_a_card(g, p, target, self.id)


class CatBalou(Brown):
    """Any player discards a card (BB-CARD-22 to 25)."""

    targeted = True

    def refuse_target(self, g: Bang, p: Player, target: Player) -> str | None:
        if target is not p:
            return None if has_something_to_lose(target) else "BB-CARD-22"
        if not g.rulings["cat-balou-self-target"]:
            return "BB-CARD-24"
        # The card itself is still in hand while this is asked.
        return None if p.in_play or len(p.hand) > 1 else "BB-CARD-22"

    def play(self, g: Bang, p: Player, slot: int, target: Player | None) -> Script[None]:
        assert target is not None
        yield from make_discard(g, p, target, self.id)


class Gatling(Brown):
    """A BANG! effect on every other player (BB-CARD-33 to 35)."""

    def play(self, g: Bang, p: Player, slot: int, target: Player | None) -> Script[None]:
        yield from shoot_all_others(g, p, self.id, slot)


class Indians(Brown):
    """Every other player discards a BANG! card or loses 1 life point (BB-CARD-41 to 44)."""

    def play(self, g: Bang, p: Player, slot: int, target: Player | None) -> Script[None]:
        others = [other.seat for other in g.others_clockwise(p)]
        for seat in (yield from affected(g, p, others, self.id, slot)):
            if seat in g.circle:
                other = g.players[seat]
                if not (yield from discards_bang(g, other, self.id, p, "BB-CARD-41")):
                    yield from lose_life(g, other, 1, Harm(p, self.id))
                yield from settle(g)


class Duel(Brown):
    """Both discard BANG! cards in turn; who does not loses 1 life point (BB-CARD-36 to 40)."""

    targeted = True

    def refuse_target(self, g: Bang, p: Player, target: Player) -> str | None:
        return "BB-CARD-40" if target is p else None

    def play(self, g: Bang, p: Player, slot: int, target: Player | None) -> Script[None]:
        assert target is not None
        now, other = target, p
        g.postponing += 1  # BB-CHAR-24, DC-CHAR-08: abilities wait until the Duel is over
        while (yield from discards_bang(g, now, self.id, other, "BB-CARD-36")):
            if g.rulings["suzy-draws-during-duel"]:
                yield from settle_only(g, HandEmptied)
            now, other = other, now
        # BB-DMG-11: who loses a Duel he played himself has nobody to blame.
        yield from lose_life(g, now, 1, Harm(p if now is target else None, self.id))
        g.postponing -= 1


class GeneralStore(Brown):
    """Turn up a card for everybody; all take one in turn (BB-CARD-14 to 17)."""

    def play(self, g: Bang, p: Player, slot: int, target: Player | None) -> Script[None]:
        seats = yield from affected(g, p, g.clockwise_from(p.seat), self.id, slot)
        for _ in seats:
            g.turn_up()
        for seat in seats:
            if g.turned:
                yield from take_from_counter(g, g.players[seat], "store", "BB-CARD-14", self.id)


def take_from_counter(g: Bang, p: Player, kind: str, rule: str, why: str) -> Script[None]:
    """Take one of the cards that lie turned up; `kind` and `rule` are of the question which."""
    slot = g.turned[0]
    if len(g.turned) > 1:
        chosen = yield Decision(
            (p.seat,),
            kind,
            lambda _seat: [option("take", slot) for slot in g.turned],
            rule=rule,
            about=why,
        )
        slot = chosen.slot if chosen.slot in g.turned else slot
    g.turned.remove(slot)
    g.to_hand(p, slot)
    if g.events is not None:
        card: str = g.face[slot].text
        told = {"kind": "took", "seat": p.seat, "card": card, "store": True, "why": why}
        g.events.append(Told(told))


base.add(
    cards={
        "bang": BangCard,
        "missed": Missed,
        "beer": Beer,
        "saloon": Saloon,
        "stagecoach": Stagecoach,
        "wells-fargo": WellsFargo,
        "panic": Panic,
        "cat-balou": CatBalou,
        "gatling": Gatling,
        "indians": Indians,
        "duel": Duel,
        "general-store": GeneralStore,
    }
)
