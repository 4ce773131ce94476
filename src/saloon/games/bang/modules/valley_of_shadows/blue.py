"""The blue cards of the Valley of Shadows."""

from __future__ import annotations

from typing import ClassVar, Final

from saloon.games.bang.cards import Blue, Weapon
from saloon.games.bang.conditions import refuse_as_bang, uses_as_bang
from saloon.games.bang.flips import draw_check, put_away, tell_outcome
from saloon.games.bang.keeping import KeptInGame, bring_to_stay
from saloon.games.bang.life import lose_life
from saloon.games.bang.modules.valley_of_shadows.module import valley_of_shadows
from saloon.games.bang.plays import play_card
from saloon.games.bang.presence import Presence
from saloon.games.bang.shot_moments import Hit
from saloon.games.bang.state import Bang, Harm, Player
from saloon.kernel import Decision, Effect, Event, Option, Refusal, Script, option


class OnAnybody(Blue):
    """A blue card that can be laid in front of any player."""

    targeted = True

    def refuse_target(self, g: Bang, p: Player, target: Player) -> str | None:
        return "BB-PLAY-08" if g.in_front(target, self.id) else None


class Bounty(OnAnybody):
    """Whoever hits its owner with a BANG! card draws a card (VS-CARD-14 to 17)."""


class Rattlesnake(OnAnybody):
    """At the start of the turn: a draw! of spades costs a life point (VS-CARD-54 to 60)."""

    check_at = "venom"

    def check(self, g: Bang, p: Player, slot: int) -> Script[None]:
        flipped = yield from draw_check(g, p, self.id)
        bites = flipped is not None and g.suit(flipped) == "s"
        tell_outcome(g, p, self.id, flipped, not bites)
        yield from put_away(g, p)
        if bites:
            yield from lose_life(g, p, 1, Harm(None, self.id))


class Haunting(KeptInGame):
    """Back in the game without life points, as long as the Ghost lies there (VS-CARD-34, 35)."""

    id = "haunting"
    keeper = "ghost"
    rule = "VS-CARD-34"


HAUNTING: Final = Haunting()


class Ghost(Blue):
    """Brings an eliminated player back (VS-CARD-32 to 45)."""

    targeted = True
    presences: ClassVar[tuple[Presence, ...]] = (HAUNTING,)

    def reaches(self, g: Bang, p: Player) -> list[int]:
        return g.places

    def refuse_target(self, g: Bang, p: Player, target: Player) -> str | None:
        if g.in_front(target, self.id):
            return "BB-PLAY-08"
        # CB-RETURN-09: somebody who is here for a while only has been eliminated, too.
        return "VS-CARD-32" if target.presence.lasts else None

    def play(self, g: Bang, p: Player, slot: int, target: Player | None) -> None:
        assert target is not None
        self.put_before(g, target)

    def put_before(self, g: Bang, owner: Player) -> None:
        if bring_to_stay(g, owner, HAUNTING) and g.events is not None:
            g.tell(Event("came-back", owner.seat, {"why": self.id}))


class LeMat(Weapon):
    """In one's own turn any hand card can be played as a BANG! card (VS-CARD-48 to 51)."""

    rule = "VS-CARD-48"

    def refuse_act(self, g: Bang, p: Player, chosen: Option) -> Refusal | None:
        bang = g.kinds["bang"]
        if chosen.slot not in p.hand or g.card(chosen.slot) is bang:
            return self.lacks("cards", amount=1)
        rule = bang.refuse(g, p)
        if rule is not None:
            return Refusal(rule, {"card": bang.id})
        return refuse_as_bang(g, p, chosen.slot, chosen.seat)

    def actions(self, g: Bang, p: Player) -> list[Option]:
        bang = g.kinds["bang"]
        if bang.refuse(g, p) is not None:
            return []
        return uses_as_bang(g, p, self, [slot for slot in p.hand if g.card(slot) is not bang])

    def act(self, g: Bang, p: Player, chosen: Option) -> Effect:
        return play_card(g, p, option("play", chosen.slot, chosen.seat, "as bang"))


class Shotgun(Weapon):
    """Whoever is hit with a BANG! card of its owner discards a hand card (VS-CARD-68)."""

    def on_others_hit(self, g: Bang, p: Player, hit: Hit) -> Script[None]:
        target = g.players[hit.seat]
        if hit.by != p.seat or not hit.bang_card or not target.present or not target.hand:
            return

        def options(_seat: int) -> list[Option]:
            return [option("discard", slot) for slot in target.hand]

        chosen = yield Decision(
            (target.seat,), "forced-discard", options, rule="VS-CARD-68", about=self.id, by=p.seat
        )
        if chosen.slot in target.hand:
            g.discard_from_hand(target, chosen.slot, self.id, forced=True)


valley_of_shadows.add(
    cards={
        "bounty": Bounty,
        "rattlesnake": Rattlesnake,
        "ghost": Ghost,
        "lemat": LeMat,
        "shotgun": Shotgun,
    }
)
