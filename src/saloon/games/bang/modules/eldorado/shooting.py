"""Event cards about shots and how far they reach."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import ClassVar, Final

from saloon.games.bang.affected import affected, shielded
from saloon.games.bang.cards import Card
from saloon.games.bang.conditions import in_range, refuse_bang, refuse_shot_at
from saloon.games.bang.demands import discards_bang
from saloon.games.bang.flips import draw_check, put_away, tell_outcome
from saloon.games.bang.life import lose_life
from saloon.games.bang.modules.base.brown import take_from_counter
from saloon.games.bang.modules.eldorado.course import EldoradoCard
from saloon.games.bang.modules.eldorado.fallen import refuse_to_digger
from saloon.games.bang.modules.eldorado.module import eldorado
from saloon.games.bang.plays import Play
from saloon.games.bang.shots import Shot, shoot
from saloon.games.bang.sources import Source
from saloon.games.bang.state import Bang, Harm, Player
from saloon.games.bang.triggers import settle
from saloon.kernel import Decision, Effect, Event, Option, Refusal, Script, option

MOST_BOUNCES: Final = 10
"""EL-CARD-87"""


class Dare(Source):
    """Whoever its owner shoots at turns up a card instead of answering (EL-CARD-04 to 09)."""

    id = "daring-challenge"

    def forestalls(self, g: Bang, p: Player, shot: Shot) -> Script[None]:
        if not shot.harm.bang_card or shot.slot < 0 or not shot.cancellable:
            return
        now, other = shot.target, p
        bounces = 0
        while shot.needed > 0:
            flipped = yield from draw_check(g, now, self.id)
            safe = flipped is None or g.value(flipped) >= g.value(shot.slot)
            back = safe and flipped is not None and g.suit(flipped) == g.suit(shot.slot)
            tell_outcome(g, now, self.id, flipped, safe)
            yield from put_away(g, now)
            if back and bounces == MOST_BOUNCES:
                shot.needed = 0
            elif back:
                bounces += 1
                now, other = other, now
                if g.events is not None:
                    g.tell(Event("bounced", other.seat, {"target": now.seat, "why": self.id}))
            elif safe:
                shot.needed -= 1
                if now is not shot.target:
                    shot.needed = 0  # it has come to nothing for either of them
            elif now is shot.target:
                shot.cancellable = False
                return
            else:
                shot.needed = 0
                # One's own shot has come back: nobody is to blame.
                yield from lose_life(g, now, shot.damage, Harm(None, self.id))


class DaringChallenge(EldoradoCard):
    dare: ClassVar[Dare] = Dare()

    def lends(self, g: Bang, p: Player) -> Sequence[Source]:
        return (self.dare,)


class LongRange(Source):
    """Range 3 without a weapon (EL-CARD-58)."""

    id = "scout"
    reach: int | None = 3


class Scout(EldoradoCard):
    """Without a blue or green weapon in play everybody shoots up to distance 3 (EL-CARD-58)."""

    eyes: ClassVar[LongRange] = LongRange()

    def lends(self, g: Bang, p: Player) -> Sequence[Source]:
        cards = [g.card(slot) for slot in p.in_play]
        return () if any(_is_weapon(card) for card in cards) else (self.eyes,)


def _is_weapon(card: Card) -> bool:
    return card.reach is not None or (card.border == "green" and card.fires)


class HorseStealer(EldoradoCard):
    """Cards that change distances have no effect; an ace collects them (EL-CARD-43 to 45)."""

    silences = "EL-CARD-43"

    def mutes(self, g: Bang, owner: Player, other: Source) -> bool:
        return isinstance(other, Card) and bool(other.sight or other.cover)

    def is_over(self, g: Bang, by: Player | None) -> Effect:
        return None if by is None else self._collect(g, by)

    def _collect(self, g: Bang, by: Player) -> Script[None]:
        def loot() -> list[Option]:
            return [
                option("take", slot, seat)
                for seat in g.clockwise_from(by.seat)
                for slot in g.players[seat].in_play
                if g.card(slot).sight or g.card(slot).cover
            ]

        choices = loot()
        if not choices or not by.present:
            return
        chosen = choices[0]
        if len(choices) > 1:
            chosen = yield Decision(
                (by.seat,), "collect", lambda _seat: loot(), rule="EL-CARD-44", about=self.id
            )
        for each in loot():
            owner = g.players[each.seat]
            if each.slot == chosen.slot:
                g.take_from_play(by, owner, each.slot, self.id)
            else:
                g.discard_from_play(owner, each.slot, self.id)


class WetAmmo(EldoradoCard):
    """Everybody is at distance 1, and it takes two BANG! cards to shoot (EL-CARD-62 to 64)."""

    rule = "EL-CARD-63"
    silences = "EL-CARD-62"
    apart: int | None = 1
    cards = 2

    def mutes(self, g: Bang, owner: Player, other: Source) -> bool:
        return bool(other.sight or other.cover)

    def forbids_play(self, g: Bang, p: Player, card: Card, slot: int) -> str | None:
        return self.rule if card.id == "bang" else None

    def refuse_act(self, g: Bang, p: Player, chosen: Option) -> Refusal | None:
        for slot in (chosen.slot, chosen.second):
            refusal = self._refuse_card(g, p, slot)
            if refusal is not None:
                return refusal
        rule = g.kinds["bang"].refuse(g, p)
        if rule is not None:
            return Refusal(rule, {"card": "bang"})
        refusal = refuse_shot_at(g, p, self, chosen.seat)
        if refusal is not None:
            return refusal
        target = g.players[chosen.seat]
        rule = self._protection(g, p, chosen.slot, chosen.second, target)
        return None if rule is None else Refusal(rule, {"card": self.id, "target": target.seat})

    def _refuse_card(self, g: Bang, p: Player, slot: int) -> Refusal | None:
        refusal = refuse_bang(g, p, self, slot, self.cards) or refuse_to_digger(g, p, slot)
        if refusal is not None:
            return refusal
        # Both are played: what else forbids to play one of them forbids it here.
        others = [source for source in g.forbidding(p) if source is not self]
        rule = g.forbidden_by(others, p, g.kinds["bang"], slot)
        return None if rule is None else Refusal(rule, {"card": g.card(slot).id})

    def _protection(
        self, g: Bang, p: Player, first: int, second: int, target: Player
    ) -> str | None:
        """What protects from one of them only does not help."""
        rule = g.kinds["bang"].refuse_target(g, p, target)
        if rule is not None:
            return rule  # from all BANG! cards
        rule = g.protection(p, first, target)
        return rule if rule is not None and g.protection(p, second, target) is not None else None

    def actions(self, g: Bang, p: Player) -> list[Option]:
        if g.kinds["bang"].refuse(g, p) is not None:
            return []
        # Both at once: that somebody holds a second one is not told before it lies there.
        bangs = [slot for slot in p.hand if self._refuse_card(g, p, slot) is None]
        if len(bangs) < self.cards:
            return []
        near = in_range(g, p)
        return [
            self.use("", first, seat, second)
            for first, second in combinations(bangs, self.cards)
            for seat in near
            if self._protection(g, p, first, second, g.players[seat]) is None
        ]

    def act(self, g: Bang, p: Player, chosen: Option) -> Script[None]:
        target = g.players[chosen.seat]
        for slot in (chosen.slot, chosen.second):
            g.lay_on_pile(p, slot, "bang", target)
        g.kinds["bang"].count(g, p)
        slot = chosen.second if shielded(g, p, target, chosen.slot) else chosen.slot
        harm = Harm(p, "bang", bang_card=True)
        yield from shoot(g, target, harm, g.kit(p).bang_needs, slot=slot)


class WildShot(EldoradoCard):
    """A turn starts with a card turned up; spades hit somebody (EL-CARD-65 to 69)."""

    highest = 10

    def turn_begins(self, g: Bang, p: Player) -> Script[None]:
        flipped = yield from draw_check(g, p, self.id)
        hits = flipped is not None and g.suit(flipped) == "s"
        tell_outcome(g, p, self.id, flipped, not hits)
        yield from put_away(g, p)
        if flipped is None or not hits:
            return
        ring = [other for other in (*g.others_clockwise(p), p) if other.has_life]
        if ring:
            count = min(g.value(flipped), self.highest)
            yield from lose_life(g, ring[(count - 1) % len(ring)], 1, Harm(None, self.id))


class SiouxChief(EldoradoCard):
    """Indians! take a card from every hand, to be shared out (EL-CARD-59 to 61)."""

    def plays_out(self, g: Bang, play: Play) -> Effect:
        return self._raid(g, play) if play.card.id == "indians" else None

    def _raid(self, g: Bang, play: Play) -> Script[None]:
        p = play.player
        others = [other.seat for other in g.others_clockwise(p)]
        seats = yield from affected(g, p, others, play.card.id, play.slot)
        for seat in seats:
            self._take(g, g.players[seat])
        yield from settle(g)
        for seat in (p.seat, *seats):
            player = g.players[seat]
            if not player.present:
                continue
            if g.turned:
                yield from take_from_counter(g, player, "share", "EL-CARD-60", self.id)
            elif player is not p:
                yield from self._attack(g, p, player, play.card.id)
            yield from settle(g)

    def _attack(self, g: Bang, p: Player, victim: Player, card: str) -> Script[None]:
        if not (yield from discards_bang(g, victim, card, p, "EL-CARD-61")):
            yield from lose_life(g, victim, 1, Harm(p, card))

    def _take(self, g: Bang, victim: Player) -> None:
        """A card of the hand, at random, for everybody to see."""
        if not victim.hand:
            return
        slot = g.pick(victim.hand)
        g.leave_hand(victim, slot)
        g.reveal(slot)
        g.turned.append(slot)
        if g.events is not None:
            g.tell(Event("laid-open", victim.seat, {"card": g.face[slot].text, "why": self.id}))


eldorado.add(
    event_cards={
        "daring-challenge": DaringChallenge,
        "scout": Scout,
        "horse-stealer": HorseStealer,
        "wet-ammo": WetAmmo,
        "wild-shot": WildShot,
        "sioux-chief": SiouxChief,
    }
)
