"""Event cards about having a turn at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from saloon.games.bang.flips import draw_check, put_away, tell_outcome
from saloon.games.bang.modules.eldorado.course import (
    ACE,
    EldoradoCard,
    brings_ace,
    course,
    release,
)
from saloon.games.bang.modules.eldorado.module import eldorado
from saloon.games.bang.shots import Shot
from saloon.games.bang.sources import Source
from saloon.games.bang.state import Bang, Player
from saloon.games.bang.turn import lose_turn
from saloon.kernel import PASS, Decision, Event, Option, Script, option
from saloon.kernel.fields import Flag, SeatNumber
from saloon.kernel.layout import NOBODY
from saloon.kernel.parts import Part

PRISON: Final = "prison"
"""The place of the check for what keeps somebody in jail."""


class Cell(Source):
    """Lifetime in front of its owner: a Jail that a failed check does not open (EL-CARD-49)."""

    id = "lifetime"
    check_at = PRISON

    def check(self, g: Bang, p: Player, slot: int) -> Script[None]:
        flipped = yield from draw_check(g, p, self.id)
        free = flipped is not None and g.suit(flipped) == "h"
        tell_outcome(g, p, self.id, flipped, free)
        if free:
            release(g)
        yield from put_away(g, p)
        if not free:
            lose_turn(g, *(["phase-3"] if g.rulings["jail-skip-discards-excess"] else []))
            if g.events is not None:
                g.tell(Event("skipped", p.seat, {"card": self.id}))


class Lifetime(EldoradoCard):
    """The Sheriff may lay it in front of anybody as a Jail (EL-CARD-46 to 49)."""

    def enters_play(self, g: Bang, p: Player) -> Script[None]:
        sheriffs = [each for each in g.players if g.role(each) == "sheriff" and each.present]
        judge = sheriffs[0] if sheriffs else p

        def options(_seat: int) -> list[Option]:
            return [
                PASS,
                *(option("lock-up", seat=other.seat) for other in g.others_clockwise(judge)),
            ]

        chosen = yield Decision(
            (judge.seat,), "lifetime", options, rule="EL-CARD-46", about=self.id, default=PASS
        )
        if chosen.verb == "lock-up":
            course(g).prisoner = chosen.seat
            g.rearranged()
            if g.events is not None:
                g.tell(Event("jailed", judge.seat, {"target": chosen.seat, "why": self.id}))


class Ride(Part):
    FIELDS: ClassVar = (Flag("checks"), SeatNumber("passed"))

    checks: bool
    """Whether the next player turns up a card first."""
    passed: int
    """Who has just been passed over."""


FEW: Final = 2


def enough_are_left(g: Bang) -> bool:
    """EL-CARD-54"""
    return len([each for each in g.players if each.present and each.presence.left]) > FEW


class TopOfThePile(Source):
    """The top card of the discard pile answers a shot at its owner (EL-CARD-55)."""

    id = "mad-ride"
    rule = "EL-CARD-55"

    def refuse_answer(self, g: Bang, p: Player, shot: Shot, slot: int) -> str | None:
        if (self.id, slot) in shot.used:
            return "BB-CARD-47"
        if not enough_are_left(g):
            return "EL-CARD-54"
        if not shot.fired or not g.pile:
            return self.rule
        top = g.pile[-1]
        return None if g.card(top).missed or g.counts(p, top, "missed") else self.rule

    def answer(self, g: Bang, p: Player, shot: Shot, slot: int) -> None:
        shot.needed -= 1
        if g.events is not None:
            g.tell(Event("used", p.seat, {"card": g.face[g.pile[-1]].text}))


class MadRide(EldoradoCard):
    """Every second player turns up a card and plays only with an ace (EL-CARD-51 to 55)."""

    keeps: ClassVar = Ride
    top: ClassVar[TopOfThePile] = TopOfThePile()

    def _ride(self, g: Bang) -> Ride:
        kept: Ride = g.kept[self.id]
        return kept

    def enters_play(self, g: Bang, p: Player) -> None:
        # EL-CARD-79: if it comes when a turn has ended, that was the normal one.
        self._ride(g).checks = g.agenda[-1][0] == "next"
        self._ride(g).passed = NOBODY

    def turn_begins(self, g: Bang, p: Player) -> None:
        self._ride(g).checks = True
        self._ride(g).passed = NOBODY
        self._break_out(g, p)

    def _break_out(self, g: Bang, p: Player) -> None:
        """EL-CARD-55: a heart on top of the pile opens the jail without a check."""
        if not enough_are_left(g) or not g.pile or g.suit(g.pile[-1]) != "h":
            return
        for slot in list(p.in_play):
            if g.card(slot).check_at == PRISON:
                tell_outcome(g, p, self.id, g.pile[-1], True)
                g.discard_from_play(p, slot, self.id)

    def pauses_at(self, g: Bang, seat: int) -> bool:
        return self._ride(g).checks and g.players[seat].present and enough_are_left(g)

    def step(self, g: Bang, p: Player) -> Script[None]:
        ride = self._ride(g)
        ride.checks = False
        g.activate(p.seat)
        flipped = yield from draw_check(g, p, self.id)
        ace = flipped is not None and g.value(flipped) == ACE
        tell_outcome(g, p, self.id, flipped, ace)
        yield from put_away(g, p)
        if ace:
            yield from brings_ace(g, p) or ()  # EL-CARD-80
            return
        ride.passed = p.seat
        if g.events is not None:
            g.tell(Event("skipped", p.seat, {"card": self.id}))

    def skips_turn(self, g: Bang, p: Player) -> bool:
        return self._ride(g).passed == p.seat

    def lends(self, g: Bang, p: Player) -> Sequence[Source]:
        return (self.top,)


eldorado.add(event_cards={"lifetime": Lifetime, "mad-ride": MadRide})
