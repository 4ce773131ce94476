"""Event cards for those who have lost their last life point."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from saloon.games.bang.cards import Card
from saloon.games.bang.discards import discard_together
from saloon.games.bang.flips import draw_check, put_away, tell_outcome
from saloon.games.bang.identity import printed_life
from saloon.games.bang.life import depart, lose_life
from saloon.games.bang.modules.base.blue import is_dynamite
from saloon.games.bang.modules.eldorado.course import EldoradoCard, course
from saloon.games.bang.modules.eldorado.module import eldorado
from saloon.games.bang.moments import Departed, Eliminated, Wounded
from saloon.games.bang.presence import Lifeless, Presence
from saloon.games.bang.shots import Shot
from saloon.games.bang.sources import Source
from saloon.games.bang.state import Bang, Harm, Player
from saloon.games.bang.theft import has_something_to_lose, robbed, take_a_card
from saloon.kernel import Decision, Effect, Event, Option, Refusal, Script, option
from saloon.kernel.layout import NOBODY
from saloon.kernel.state import THIS_TURN

OUTLAW: Final = "outlaw"
DIGGER: Final = "grave-digger"


class Damned(Presence):
    """In the game as ever, but nothing heals any more (EL-CARD-24)."""

    id = "damned"
    heals = False
    rule = "EL-CARD-24"


class Digging(Presence):
    """In the game as the Grave Digger (EL-CARD-31, EL-CARD-41)."""

    id = "digging"


class Haunt(Lifeless):
    """Sits at the table as long as the card lasts, and counts for nobody's goal (EL-CARD-18)."""

    id = "haunt"
    rule = "EL-CARD-16"
    eliminated = True
    left = False
    counts = False


DAMNED: Final = Damned()
DIGGING: Final = Digging()
HAUNT: Final = Haunt()


def _has_turned(g: Bang, p: Player) -> bool:
    """Whether one of these event cards has saved a player before (EL-CARD-76)."""
    return p.seat in (course(g).pact, course(g).digger)


class DevilsPact(EldoradoCard):
    """The first to fall goes on as an Outlaw whom nothing heals (EL-CARD-21 to 25, 74, 75)."""

    presences: ClassVar[tuple[Presence, ...]] = (DAMNED,)

    def dies(self, g: Bang, p: Player, harm: Harm) -> bool:
        if course(g).pact != NOBODY or g.role(p) == "sheriff" or _has_turned(g, p):
            return False
        course(g).pact = p.seat
        p.presence = DAMNED
        p.life = 3 if printed_life(g, p.character) > 3 else 2  # EL-CARD-22
        g.rearranged()
        if g.events is not None:
            facts = {"role": OUTLAW, "life": p.life, "why": self.id}
            g.tell(Event("became", p.seat, facts))
        return True


class GraveDigger(EldoradoCard):
    """The first to fall becomes the Grave Digger, with a goal of the own (EL-CARD-31 to 42)."""

    presences: ClassVar[tuple[Presence, ...]] = (DIGGING,)

    def dies(self, g: Bang, p: Player, harm: Harm) -> bool:
        if course(g).digger != NOBODY or _has_turned(g, p):
            return False
        left = [each for each in g.players if each.present and each.presence.left and each is not p]
        # EL-CARD-77: the goal has to be something still to be reached.
        if g.role(p) == "sheriff" or len(left) < 2 or "sheriff" not in map(g.role, left):
            return False
        course(g).digger = p.seat
        p.presence = DIGGING
        p.life = 1  # EL-CARD-41
        g.rearranged()
        if g.events is not None:
            g.tell(Event("became", p.seat, {"role": DIGGER, "life": p.life, "why": self.id}))
        return True


class Shovel(Source):
    """What the Grave Digger can do (EL-CARD-34 to 39)."""

    id = DIGGER
    rule = "EL-CARD-34"
    counts_as: ClassVar = {"missed": ("bang",)}

    def refuse_answer(self, g: Bang, p: Player, shot: Shot, slot: int) -> str | None:
        return "BB-CARD-47" if (self.id, slot) in shot.used else None

    def answer(self, g: Bang, p: Player, shot: Shot, slot: int) -> Script[None]:
        flipped = yield from draw_check(g, p, self.id)
        saved = flipped is not None and g.suit(flipped) == "s"
        tell_outcome(g, p, self.id, flipped, saved)
        yield from put_away(g, p)
        if saved:
            shot.needed -= 1

    def first_card(self, g: Bang, p: Player) -> Script[bool]:
        """EL-CARD-35, EL-CARD-73"""

        def options(_seat: int) -> list[Option]:
            return [option("rob", seat=other.seat) for other in g.others_clockwise(p) if other.hand]

        victims = options(p.seat)
        if not victims:
            return False
        chosen = victims[0]
        if len(victims) > 1:
            chosen = yield Decision(
                (p.seat,), "first-card", options, rule="EL-CARD-35", about=self.id
            )
        g.take_from_hand(p, g.players[chosen.seat], self.id)
        robbed(g, p, g.players[chosen.seat])
        return True

    def forbids_play(self, g: Bang, p: Player, card: Card, slot: int) -> str | None:
        if card.id == "duel":
            return "EL-CARD-38"
        if card.id == "bang" and slot >= 0 and refuse_to_digger(g, p, slot) is not None:
            return "EL-CARD-37"
        return "EL-CARD-39" if slot in course(g).grabbed and not g.has_turn(p) else None

    def unharmed(self, g: Bang, p: Player, harm: Harm) -> bool:
        """EL-CARD-36"""
        return harm.by is not None and harm.by is not p and g.has_turn(p)

    def on_wounded(self, g: Bang, p: Player, wounded: Wounded) -> Script[None]:
        """EL-CARD-39"""
        if not wounded.by_another:
            return
        by = g.players[wounded.by]
        if not by.present:
            return
        if not has_something_to_lose(by):
            yield from lose_life(g, by, 1, Harm(p, self.id))
            return
        before = p.hand[:]
        yield from take_a_card(g, p, by, self.id)
        for slot in p.hand:
            if slot not in before:
                course(g).grabbed[slot] = 1


def digs(g: Bang, p: Player) -> bool:
    """Whether somebody is in the game as the Grave Digger, with life points or without."""
    return course(g).digger == p.seat and not p.presence.eliminated


def refuse_to_digger(g: Bang, p: Player, slot: int) -> Refusal | None:
    """He shoots with Missed! cards only (EL-CARD-37)."""
    if digs(g, p) and g.card(slot).id != "missed":
        return Refusal("EL-CARD-37", {"card": g.card(slot).id})
    return None


class Warded(Source):
    """No ghost does its owner, the Sheriff, any harm (EL-CARD-14)."""

    id = "dead-sheriffs-ghost"

    def refuses(self, g: Bang, p: Player, slot: int, target: Player) -> str | None:
        return "EL-CARD-14" if p.presence is HAUNT else None

    def shields(self, g: Bang, p: Player, slot: int) -> bool:
        return g.players[g.active].presence is HAUNT

    def unharmed(self, g: Bang, p: Player, harm: Harm) -> bool:
        return harm.by is not None and harm.by.presence is HAUNT


class DeadSheriffsGhost(EldoradoCard):
    """Who is out sits at the table again as a ghost, and haunts the cards (EL-CARD-10 to 18)."""

    rule = "EL-CARD-12"
    presences: ClassVar[tuple[Presence, ...]] = (HAUNT,)
    cards = 1
    ward: ClassVar[Warded] = Warded()

    # -- coming and going --------------------------------------------------------------------

    def enters_play(self, g: Bang, p: Player) -> None:
        for player in g.players:
            self._rise(g, player)

    def on_eliminated(self, g: Bang, p: Player, eliminated: Eliminated) -> Effect:
        return self._follow(g, p)

    def on_departed(self, g: Bang, p: Player, departed: Departed) -> Effect:
        return self._follow(g, p)

    def _follow(self, g: Bang, p: Player) -> Script[None]:
        yield from ()
        if not g.has_turn(p):  # BB-TURN-17: the own turn is over
            self._rise_now(g, p)

    def new_cards(self, g: Bang, p: Player) -> None:
        self._rise_now(g, p)

    def _rise_now(self, g: Bang, p: Player) -> None:
        if any(source is self for source in g.for_all):
            self._rise(g, p)

    def _rise(self, g: Bang, p: Player) -> None:
        if p.present:
            return
        g.come_back(p, HAUNT)
        if g.events is not None:
            g.tell(Event("came-back", p.seat, {"why": self.id}))

    def is_over(self, g: Bang, by: Player | None) -> Effect:
        return self._leave(g)

    def _leave(self, g: Bang) -> Script[None]:
        for player in g.players:
            if player.presence is HAUNT:
                yield from depart(g, player, self.id)

    # -- the turn of a ghost -----------------------------------------------------------------

    def takes_turn(self, g: Bang, p: Player) -> bool:
        return not p.present

    def back_to_haunt(self, g: Bang, p: Player) -> None:
        g.come_back(p, HAUNT)
        # EL-CARD-15: no limit is minded, since everything is discarded.
        g.agenda.remove(("phase-3", p.seat))

    def draw_base(self, g: Bang, p: Player, base: int) -> int:
        return self.cards if p.presence is HAUNT else base

    def turn_ends(self, g: Bang, p: Player) -> Script[None]:
        if p.presence is HAUNT:

            def discard(slot: int) -> None:
                g.discard_from_hand(p, slot, self.id, forced=True)

            yield from discard_together(g, p, lambda: list(p.hand), discard)

    # -- what it may not do, and what it may ---------------------------------------------------

    def lends(self, g: Bang, p: Player) -> Sequence[Source]:
        return (self.ward,) if g.role(p) == "sheriff" else ()

    def restricts(self, g: Bang, p: Player) -> bool:
        return p.presence is HAUNT and "sheriff" in [g.role(each) for each in g.players]

    def forbids_play(self, g: Bang, p: Player, card: Card, slot: int) -> str | None:
        return "EL-CARD-14" if card.hits_all or is_dynamite(card) else None

    def refuse_act(self, g: Bang, p: Player, chosen: Option) -> Refusal | None:
        if p.presence is not HAUNT:
            return Refusal(self.rule, {"card": self.id})
        if g.used(THIS_TURN, p.seat, self.id):
            return self.lacks("times", amount=1)
        owner = next((each for each in g.players if chosen.slot in each.in_play), None)
        if owner is None or chosen.seat not in g.circle or chosen.seat == owner.seat:
            return self.lacks("marks")
        if chosen.seat == p.seat:
            return Refusal("EL-CARD-13", {"card": self.id})
        rule = _refuse_in_front(g, p, g.card(chosen.slot), g.players[chosen.seat])
        return (
            Refusal(rule, {"card": g.card(chosen.slot).id, "target": chosen.seat}) if rule else None
        )

    def actions(self, g: Bang, p: Player) -> list[Option]:
        if p.presence is not HAUNT or g.used(THIS_TURN, p.seat, self.id):
            return []
        return [
            self.use(slot=slot, seat=seat)
            for owner in g.players
            for slot in owner.in_play
            for seat in g.circle
            if seat not in (owner.seat, p.seat)
            and _refuse_in_front(g, p, g.card(slot), g.players[seat]) is None
        ]

    def act(self, g: Bang, p: Player, chosen: Option) -> None:
        g.use(THIS_TURN, p.seat, self.id)
        owner = next(each for each in g.players if chosen.slot in each.in_play)
        if g.events is not None:
            text = g.face[chosen.slot].text
            facts = {"card": text, "from": owner.seat, "to": chosen.seat, "why": self.id}
            g.tell(Event("moved", p.seat, facts))
        g.hand_over(owner, g.players[chosen.seat], chosen.slot)


def _refuse_in_front(g: Bang, p: Player, card: Card, receiver: Player) -> str | None:
    """The rule by which a card in play cannot be moved there; else None (EL-CARD-12)."""
    if g.in_front(receiver, card.id):
        return "BB-PLAY-08"
    if card.reach is not None and any(g.card(slot).reach is not None for slot in receiver.in_play):
        return "EL-CARD-12"
    rule = card.refuse_owner(g, receiver)
    if rule is not None:
        return rule
    if g.role(receiver) == "sheriff" and (card.targeted or is_dynamite(card)):
        return "EL-CARD-14"  # nothing that could be aimed at anybody else
    return card.refuse_target(g, p, receiver) if card.targeted else None


eldorado.add(
    event_cards={
        "devils-pact": DevilsPact,
        "grave-digger": GraveDigger,
        "dead-sheriffs-ghost": DeadSheriffsGhost,
    }
)
