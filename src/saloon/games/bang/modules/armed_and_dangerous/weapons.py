"""The four Dangerous weapons: a token makes a BANG! card stronger (AD-WEAPON)."""

from __future__ import annotations

from saloon.games.bang.cards import Weapon
from saloon.games.bang.distance import seats_between
from saloon.games.bang.modules.armed_and_dangerous.dangerous import pay_from, refuse_short_supply
from saloon.games.bang.modules.armed_and_dangerous.loads import FRESH, add, loads, tokens
from saloon.games.bang.modules.armed_and_dangerous.module import armed_and_dangerous
from saloon.games.bang.plays import play_card
from saloon.games.bang.shots import Shot
from saloon.games.bang.state import Bang, Player
from saloon.games.bang.triggers import settle
from saloon.kernel import PASS, Decision, Effect, Option, Refusal, Script, option
from saloon.kernel.layout import NOBODY


class DangerousWeapon(Weapon):
    """A weapon with tokens; its ability is bought when a BANG! card is played (AD-WEAPON-03)."""

    border = "orange"
    rule = "AD-WEAPON-03"

    def refuse(self, g: Bang, p: Player) -> str | None:
        return super().refuse(g, p) or refuse_short_supply(g)

    def lay(self, g: Bang, p: Player, slot: int, target: Player | None) -> None:
        super().lay(g, p, slot, target)
        add(g, p, slot, FRESH, self.id)

    def emptied(self, g: Bang, p: Player, slot: int) -> Effect:
        g.discard_from_play(p, slot, self.id)
        return None

    def refuse_use(self, g: Bang, p: Player, slot: int) -> str | None:
        return "AD-WEAPON-03"

    def improves(self, g: Bang, shot: Shot) -> bool:
        """Whether its ability could do anything for this shot."""
        return True

    def bought(self, g: Bang, p: Player, shot: Shot) -> None:
        """Its ability, once it is paid for."""

    def aims(self, g: Bang, p: Player, shot: Shot) -> Script[None]:
        slots = [slot for slot in p.in_play if g.card(slot) is self and tokens(g, p, slot)]
        # AD-WEAPON-04: nothing but a BANG! card.
        if not slots or not shot.harm.bang_card or not self.improves(g, shot):
            return
        answers = [PASS, option("use", slots[0])]

        def options(_seat: int) -> list[Option]:
            return answers

        chosen = yield Decision(
            (p.seat,), "load-shot", options, rule=self.rule, about=self.id,
            by=shot.target.seat, default=PASS, anytime=False,
        )  # fmt: skip
        if chosen.verb == "use":
            yield from pay_from(g, p, slots[0], 1, shot.target)
            shot.bought.append(self)
            self.bought(g, p, shot)


class BigFifty(DangerousWeapon):
    """The target's ability and cards in play are cancelled for this BANG! (AD-WEAPON-06 to 10)."""

    rule = "AD-WEAPON-07"

    def improves(self, g: Bang, shot: Shot) -> bool:
        return loads(g).hushed != shot.target.seat

    def bought(self, g: Bang, p: Player, shot: Shot) -> None:
        _hush(g, shot.target)

    def shot_over(self, g: Bang, p: Player, shot: Shot) -> Script[None]:
        # What the loss would set off is cancelled as well (AD-WEAPON-08).
        yield from settle(g)
        _lift(g)

    def refuse_act(self, g: Bang, p: Player, chosen: Option) -> Refusal | None:
        """AD-WEAPON-10: paid for beforehand, where the target could not be shot at otherwise."""
        slots = [slot for slot in p.in_play if g.card(slot) is self]
        if not slots or not tokens(g, p, slots[0]):
            return Refusal("AD-DANGER-06", {"card": self.id})
        if chosen.slot not in p.hand or not g.counts(p, chosen.slot, "bang"):
            return self.lacks("bangs", amount=1)
        bang = g.kinds["bang"]
        rule = bang.refuse(g, p) or g.forbidden(p, bang, chosen.slot)
        if rule is not None:
            return Refusal(rule, {"card": "bang"})
        if chosen.seat == p.seat or chosen.seat not in g.circle:
            return Refusal("BB-DIST-02", {"target": chosen.seat})
        target = g.players[chosen.seat]
        spared = bang.refuse_target(g, p, target) or g.protection(p, chosen.slot, target)
        if spared is None and chosen.seat in bang.reaches(g, p):
            return Refusal("AD-WEAPON-03", {"card": self.id, "target": chosen.seat})
        kit = g.kit(p)
        if seats_between(g, p, target) - kit.sight - kit.card_sight > kit.bang_reach:
            return Refusal("BB-DIST-09", {"card": "bang", "target": chosen.seat})
        return None

    def actions(self, g: Bang, p: Player) -> list[Option]:
        if g.kinds["bang"].refuse(g, p) is not None:
            return []
        bangs = [slot for slot in p.hand if g.counts(p, slot, "bang")]
        uses = [self.use("", slot, seat) for slot in bangs for seat in g.circle]
        return [each for each in uses if self.refuse_act(g, p, each) is None]

    def act(self, g: Bang, p: Player, chosen: Option) -> Script[None]:
        target = g.players[chosen.seat]
        weapon = next(slot for slot in p.in_play if g.card(slot) is self)
        yield from pay_from(g, p, weapon, 1, target)
        _hush(g, target)
        as_bang = "" if g.card(chosen.slot).id == "bang" else "as bang"
        yield from play_card(g, p, option("play", chosen.slot, chosen.seat, as_bang)) or ()
        yield from settle(g)
        _lift(g)


def _hush(g: Bang, target: Player) -> None:
    loads(g).hushed = target.seat
    g.hush(True)


def _lift(g: Bang) -> None:
    loads(g).hushed = NOBODY
    g.hush(False)


class BuntlineSpecial(DangerousWeapon):
    """If the BANG! is cancelled, its target discards a hand card (AD-WEAPON-11 to 13, 22)."""

    rule = "AD-WEAPON-12"

    def shot_over(self, g: Bang, p: Player, shot: Shot) -> Script[None]:
        target = shot.target
        if not shot.cancelled or not target.hand:
            return

        def options(_seat: int) -> list[Option]:
            return [option("discard", slot) for slot in target.hand]

        chosen = yield Decision(
            (target.seat,), "forced-discard", options, rule=self.rule, about=self.id, by=p.seat
        )
        if chosen.slot in target.hand:
            g.discard_from_hand(target, chosen.slot, self.id, forced=True)


class DoubleBarrel(DangerousWeapon):
    """A diamond BANG! cannot be cancelled in any way (AD-WEAPON-14 to 16)."""

    rule = "AD-WEAPON-15"

    def improves(self, g: Bang, shot: Shot) -> bool:
        return shot.slot >= 0 and g.suit(shot.slot) == "d"

    def bought(self, g: Bang, p: Player, shot: Shot) -> None:
        shot.cancellable = False


class Thunderer(DangerousWeapon):
    """The BANG! card returns to the hand, before the target reacts (AD-WEAPON-17 to 21)."""

    rule = "AD-WEAPON-18"

    def improves(self, g: Bang, shot: Shot) -> bool:
        return shot.slot in g.pile

    def bought(self, g: Bang, p: Player, shot: Shot) -> None:
        g.take_from_pile(p, shot.slot, self.id)


armed_and_dangerous.add(
    cards={
        "big-fifty": BigFifty,
        "buntline-special": BuntlineSpecial,
        "double-barrel": DoubleBarrel,
        "thunderer": Thunderer,
    }
)
