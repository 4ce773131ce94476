"""The railcars that stay in front of their owner: each in one place (GT-CAR)."""

from __future__ import annotations

from typing import ClassVar, Final

from saloon.games.bang.conditions import refuse_as_bang, uses_as_bang
from saloon.games.bang.flips import draw_check, put_away, tell_outcome
from saloon.games.bang.keeping import KeptInGame, bring_to_stay, keep_in_the_game
from saloon.games.bang.modules.great_train_robbery.railcar import Railcar
from saloon.games.bang.presence import Presence
from saloon.games.bang.shots import Shot, shoot
from saloon.games.bang.state import Bang, Harm, Player
from saloon.kernel import Event, Option, Refusal, Script
from saloon.kernel.state import THIS_TURN


def other_blue(g: Bang, p: Player, slot: int) -> list[int]:
    """The other blue cards of a player, in hand and in play (GT-CAR-04)."""
    own = [*g.unpledged(p), *p.in_play]
    return [each for each in own if each != slot and g.card(each).blue]


def discard_own(g: Bang, p: Player, slot: int, why: str) -> None:
    if slot in p.hand:
        g.discard_from_hand(p, slot, why)
    elif slot in p.in_play:
        g.discard_from_play(p, slot, why)


class Caboose(Railcar):
    """Another blue card may be discarded as a Missed! (GT-CAR-03, GT-CAR-04)."""

    rule = "GT-CAR-03"
    is_missed = True

    def refuse_answer(self, g: Bang, p: Player, shot: Shot, slot: int) -> str | None:
        if not other_blue(g, p, slot):
            return self.rule
        return g.forbidden(p, g.kinds["missed"], slot)  # GT-CAR-43

    def ways(self, g: Bang, p: Player, slot: int) -> list[Option]:
        return [self.use(slot=slot, second=each) for each in other_blue(g, p, slot)]

    def answer(self, g: Bang, p: Player, shot: Shot, slot: int) -> None:
        discard_own(g, p, shot.paid, self.id)
        shot.needed -= 1


class DiningCar(Railcar):
    """The turn starts with a draw!: hearts bring a life point (GT-CAR-10)."""

    check_at = "comfort"

    def check(self, g: Bang, p: Player, slot: int) -> Script[None]:
        flipped = yield from draw_check(g, p, self.id)
        served = flipped is not None and g.suit(flipped) == "h"
        tell_outcome(g, p, self.id, flipped, served)
        yield from put_away(g, p)
        if served:
            g.heal(p, 1, self.id)


class InGhostCar(KeptInGame):
    """Without life points, as long as the Ghost Car lies there (GT-CAR-18, GT-CAR-19)."""

    id = "in-ghost-car"
    keeper = "ghost-car"
    rule = "GT-CAR-18"


IN_GHOST_CAR: Final = InGhostCar()


class GhostCar(Railcar):
    """Whoever has it does not die; whoever is out comes back (GT-CAR-13 to 24)."""

    presences: ClassVar[tuple[Presence, ...]] = (IN_GHOST_CAR,)
    chosen_owner = True

    def owners(self, g: Bang, p: Player, *, taken: bool) -> list[int]:
        """GT-CAR-13 to 15: never the Sheriff; whoever has not just taken it keeps it."""
        if not taken and g.role(p) != "sheriff":
            return [p.seat]
        at = g.places.index(p.seat)
        around = g.places[at:] + g.places[:at]
        return [seat for seat in around if g.role(g.players[seat]) != "sheriff"]

    def refuse_owner(self, g: Bang, owner: Player) -> str | None:
        return "GT-CAR-13" if g.role(owner) == "sheriff" else None

    def put_before(self, g: Bang, owner: Player) -> None:
        if bring_to_stay(g, owner, IN_GHOST_CAR) and g.events is not None:  # GT-CAR-17
            g.tell(Event("came-back", owner.seat, {"why": self.id}))

    def dies(self, g: Bang, p: Player, harm: Harm) -> bool:
        keep_in_the_game(g, p, IN_GHOST_CAR)  # GT-CAR-16, GT-CAR-24
        return True


class LumberFlatcar(Railcar):
    """Put on anybody, who sees all others at a distance 1 greater (GT-CAR-28)."""

    sight = -1
    chosen_owner = True

    def owners(self, g: Bang, p: Player, *, taken: bool) -> list[int]:
        return g.clockwise_from(p.seat) if taken else [p.seat]


class ObservationCar(Railcar):
    """The others are nearer for its owner, who is farther for them (GT-CAR-30)."""

    sight = 1
    cover = 1


class PrisonerCar(Railcar):
    """Indians! and Duel cards of others have no effect on its owner (GT-CAR-33)."""

    rule = "GT-CAR-33"
    against = ("indians", "duel")

    def refuses(self, g: Bang, p: Player, slot: int, target: Player) -> str | None:
        return self.rule if p is not target and g.card(slot).id in self.against else None

    def shields(self, g: Bang, p: Player, slot: int) -> bool:
        return slot >= 0 and g.card(slot).id in self.against


class PrivateCar(Railcar):
    """Without hand cards its owner is no target for BANG! cards (GT-CAR-34, GT-CAR-35)."""

    rule = "GT-CAR-34"

    def cannot_be_shot(self, g: Bang, p: Player) -> str | None:
        return None if p.hand else self.rule


class SleeperCar(Railcar):
    """Once a turn another blue card is an additional BANG! (GT-CAR-36 to 40)."""

    rule = "GT-CAR-36"

    def _mine(self, g: Bang, p: Player) -> int:
        return next((slot for slot in p.in_play if g.card(slot) is self), -1)

    def _refuse_again(self, g: Bang, p: Player) -> Refusal | None:
        """GT-CAR-38: once in each turn, whoever's it is."""
        if g.used(THIS_TURN, p.seat, self.id):
            return self.lacks("times", amount=1)
        return None

    def refuse_act(self, g: Bang, p: Player, chosen: Option) -> Refusal | None:
        refusal = self._refuse_again(g, p)
        if refusal is not None:
            return refusal
        if chosen.slot not in other_blue(g, p, self._mine(g, p)):
            return Refusal(self.rule, {"card": self.id})
        return refuse_as_bang(g, p, chosen.slot, chosen.seat, played=False)

    def actions(self, g: Bang, p: Player) -> list[Option]:
        if self._refuse_again(g, p) is not None:
            return []
        return uses_as_bang(g, p, self, other_blue(g, p, self._mine(g, p)), played=False)

    def act(self, g: Bang, p: Player, chosen: Option) -> Script[None]:
        g.use(THIS_TURN, p.seat, self.id)
        target = g.players[chosen.seat]
        if g.events is not None:
            mine = g.face[self._mine(g, p)].text
            facts = {"card": mine, "as": "bang", "target": target.seat}
            g.tell(Event("used-for", p.seat, facts))
        discard_own(g, p, chosen.slot, self.id)
        yield from shoot_as_bang(g, p, target)

    def refuse_demand(self, g: Bang, p: Player, slot: int) -> str | None:
        if self._refuse_again(g, p) is not None:
            return "GT-CAR-38"
        return None if other_blue(g, p, slot) else self.rule

    def ways(self, g: Bang, p: Player, slot: int) -> list[Option]:
        return [self.use(slot=slot, second=each) for each in other_blue(g, p, slot)]

    def meets_demand(self, g: Bang, p: Player, slot: int, paid: int) -> None:
        g.use(THIS_TURN, p.seat, self.id)
        discard_own(g, p, paid, self.id)


def shoot_as_bang(g: Bang, p: Player, target: Player) -> Script[None]:
    """GT-CAR-39, GT-CAR-40: a BANG! card beyond the limit, though none was played."""
    if not p.present or not target.present:
        return  # a ghost may have paid with what kept it here
    harm = Harm(p, "bang", bang_card=True)
    yield from shoot(g, target, harm, g.kit(p).bang_needs)
