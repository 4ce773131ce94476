"""The railcars that are discarded for what they do: each in one place (GT-CAR)."""

from __future__ import annotations

from typing import ClassVar

from saloon.games.bang.affected import affected
from saloon.games.bang.conditions import refuse_as_bang, uses_as_bang
from saloon.games.bang.discards import discard_together
from saloon.games.bang.modules.base.module import base
from saloon.games.bang.modules.great_train_robbery.railcar import (
    Railcar,
    UsedUp,
    is_railcar,
    park,
    railcar_in,
    spend,
)
from saloon.games.bang.modules.great_train_robbery.railcars import shoot_as_bang
from saloon.games.bang.modules.great_train_robbery.rails import rails
from saloon.games.bang.shots import Shot
from saloon.games.bang.state import Bang, Player
from saloon.games.bang.theft import has_something_to_lose, robbed, take_a_card
from saloon.games.bang.timetable import FINAL
from saloon.games.bang.turn import end_for_another_turn
from saloon.kernel import Decision, Option, Refusal, Script, option
from saloon.kernel.state import THIS_TURN


class BaggageCar(Railcar):
    """As a Missed!, a Panic!, a Cat Balou or an extra BANG! (GT-CAR-01, GT-CAR-02)."""

    rule = "GT-CAR-01"
    is_missed = True
    like: ClassVar = ("bang", "panic", "cat-balou")

    def refuse_answer(self, g: Bang, p: Player, shot: Shot, slot: int) -> str | None:
        return g.forbidden(p, g.kinds["missed"], slot)  # GT-CAR-43

    def answer(self, g: Bang, p: Player, shot: Shot, slot: int) -> None:
        spend(g, p, slot, as_="missed")
        shot.needed -= 1

    def refuse_demand(self, g: Bang, p: Player, slot: int) -> str | None:
        return None

    def meets_demand(self, g: Bang, p: Player, slot: int, paid: int) -> None:
        spend(g, p, slot, as_="bang")

    def refuse_act(self, g: Bang, p: Player, chosen: Option) -> Refusal | None:
        as_ = chosen.detail.partition(" ")[2]
        if as_ not in self.like or chosen.slot not in p.in_play or g.card(chosen.slot) is not self:
            return Refusal(self.rule, {"card": self.id})
        if as_ == "bang":
            return refuse_as_bang(g, p, chosen.slot, chosen.seat, played=False)
        card = base.cards[as_]
        if chosen.seat not in g.circle:
            return Refusal("BB-DIST-02", {"target": chosen.seat})
        target = g.players[chosen.seat]
        rule = None if chosen.seat in card.effect_reaches(g, p) else card.too_far
        rule = rule or card.refuse_target(g, p, target)
        if rule is None and target is p and self._is_all(p):
            rule = "BB-CARD-22"  # it would be gone itself
        return None if rule is None else Refusal(rule, {"card": as_, "target": chosen.seat})

    def _is_all(self, p: Player) -> bool:
        return len(p.in_play) == 1

    def actions(self, g: Bang, p: Player) -> list[Option]:
        slot = next(slot for slot in p.in_play if g.card(slot) is self)
        found: list[Option] = []
        for as_ in self.like:
            if as_ == "bang":
                found += uses_as_bang(g, p, self, [slot], as_, played=False)
                continue
            for seat in base.cards[as_].effect_aimable_at(g, p):
                if seat != p.seat or not self._is_all(p):
                    found.append(self.use(as_, slot, seat))
        return found

    def act(self, g: Bang, p: Player, chosen: Option) -> Script[None]:
        as_, target = chosen.detail.partition(" ")[2], g.players[chosen.seat]
        spend(g, p, chosen.slot, target, as_)
        if as_ == "bang":
            yield from shoot_as_bang(g, p, target)
        else:
            yield from base.cards[as_].play(g, p, -1, target) or ()


class CattleTruck(UsedUp):
    """Take one of the three top cards of the discard pile (GT-CAR-05)."""

    seen = 3

    def refuse_use(self, g: Bang, p: Player, slot: int) -> str | None:
        return None if g.pile else "GT-CAR-05"

    def carry_out(self, g: Bang, p: Player, slot: int, target: Player | None) -> Script[None]:
        def options(_seat: int) -> list[Option]:
            return [option("take", each) for each in g.pile[: -self.seen - 1 : -1]]

        chosen = yield Decision(
            (p.seat,), "from-pile", options, rule="GT-CAR-05", about=self.id, anytime=False
        )
        g.take_from_pile(p, chosen.slot, self.id)


class CircusWagon(UsedUp):
    """Every other player discards a card in play (GT-CAR-06 to 08)."""

    def carry_out(self, g: Bang, p: Player, slot: int, target: Player | None) -> Script[None]:
        others = [other.seat for other in g.others_clockwise(p)]
        for seat in (yield from affected(g, p, others, self.id, slot)):
            victim = g.players[seat]
            if victim.present and victim.in_play:
                yield from self._discard(g, p, victim)

    def _discard(self, g: Bang, p: Player, victim: Player) -> Script[None]:
        def options(_seat: int) -> list[Option]:
            return [option("discard", slot) for slot in victim.in_play]

        slot = victim.in_play[0]
        if len(victim.in_play) > 1:
            chosen = yield Decision(
                (victim.seat,), "give-up", options, rule="GT-CAR-08", about=self.id, by=p.seat
            )
            slot = chosen.slot
        g.discard_from_play(victim, slot, self.id)


class CoalHopper(UsedUp):
    """Draw a card and discard a railcar in front of anybody (GT-CAR-09)."""

    def carry_out(self, g: Bang, p: Player, slot: int, target: Player | None) -> Script[None]:
        g.draw(p, 1, self.id)

        def options(_seat: int) -> list[Option]:
            return [
                option("card", each, seat)
                for seat in g.clockwise_from(p.seat)
                for each in g.players[seat].in_play
                if is_railcar(g, each)
            ]

        if not options(p.seat):
            return
        chosen = yield Decision(
            (p.seat,), "derail", options, rule="GT-CAR-09", about=self.id, anytime=False
        )
        owner = g.players[chosen.seat]
        g.discard_from_play(owner, chosen.slot, self.id)
        robbed(g, p, owner)


class ExpressCar(UsedUp):
    """The turn ends, the hand is discarded, and another turn follows (GT-CAR-11, GT-CAR-12)."""

    def refuse_use(self, g: Bang, p: Player, slot: int) -> str | None:
        return "GT-CAR-12" if g.used(THIS_TURN, FINAL) else None

    def carry_out(self, g: Bang, p: Player, slot: int, target: Player | None) -> Script[None]:
        def discard(each: int) -> None:
            g.discard_from_hand(p, each, self.id, forced=True)

        end_for_another_turn(g, p)
        rails(g).express = p.seat
        yield from discard_together(g, p, lambda: list(p.hand), discard)


class LoungeCar(UsedUp):
    """Draw two railcars: one for oneself, one for another player (GT-CAR-25 to 27, 41)."""

    drawn = 2

    def refuse_use(self, g: Bang, p: Player, slot: int) -> str | None:
        return None if rails(g).stock else "GT-CAR-25"

    def carry_out(self, g: Bang, p: Player, slot: int, target: Player | None) -> Script[None]:
        kept = rails(g)
        drawn = [kept.stock.pop() for _ in range(min(self.drawn, len(kept.stock)))]
        for each in drawn:
            g.reveal(each)
            kept.arriving.append(each)

        def options(_seat: int) -> list[Option]:
            return [
                option("give", each, seat)
                for each in drawn
                for seat in self._receivers(g, p, each, drawn)
            ]

        if len(drawn) == self.drawn and options(p.seat):
            chosen = yield Decision(
                (p.seat,), "lounge", options, rule="GT-CAR-25", about=self.id, anytime=False
            )
            drawn.remove(chosen.slot)
            park(g, p, g.players[chosen.seat], chosen.slot)
        for each in drawn:
            # Only one was there: it is the player's own, or that of whoever may have it.
            owners = railcar_in(g, each).owners(g, p, taken=False)
            park(g, p, g.players[owners[0]], each)

    def _receivers(self, g: Bang, p: Player, slot: int, drawn: list[int]) -> list[int]:
        """GT-CAR-26, GT-CAR-41: whom this railcar may be given to, the other being kept."""
        for other in drawn:
            if other != slot and p.seat not in railcar_in(g, other).owners(g, p, taken=False):
                return []
        others = [player.seat for player in g.others_clockwise(p)]
        railcar = railcar_in(g, slot)
        if railcar.chosen_owner:
            return [seat for seat in railcar.owners(g, p, taken=True) if seat != p.seat]
        return others


class MailCar(UsedUp):
    """Draw three cards and give one of them to another player (GT-CAR-29)."""

    drawn = 3

    def carry_out(self, g: Bang, p: Player, slot: int, target: Player | None) -> Script[None]:
        drawn = g.draw(p, self.drawn, self.id)

        def options(_seat: int) -> list[Option]:
            others = g.others_clockwise(p)
            return [option("give", each, other.seat) for each in drawn for other in others]

        if not drawn or not g.others_clockwise(p):
            return
        chosen = yield Decision(
            (p.seat,), "mail", options, rule="GT-CAR-29", about=self.id, anytime=False
        )
        g.give(p, g.players[chosen.seat], chosen.slot, self.id, among=drawn)


class PassengerCar(UsedUp):
    """Take a card of any other player (GT-CAR-31, GT-CAR-32)."""

    aimed = True

    def refuse_aim(self, g: Bang, p: Player, target: Player) -> str | None:
        if target is p:
            return "GT-CAR-31"
        return None if has_something_to_lose(target) else "BB-CARD-22"

    def carry_out(self, g: Bang, p: Player, slot: int, target: Player | None) -> Script[None]:
        assert target is not None
        yield from take_a_card(g, p, target, self.id)
