"""What The Great Train Robbery brings to the whole table: the train, and taking railcars."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from saloon.games.bang.flips import tell_outcome
from saloon.games.bang.modules.great_train_robbery import railcars, used_up
from saloon.games.bang.modules.great_train_robbery.facts import FACTS
from saloon.games.bang.modules.great_train_robbery.fares import (
    ADVANCE,
    TAKE,
    buy,
    has_free_railcar,
    may_take_another,
    refuse_railcar,
    rides,
    take,
)
from saloon.games.bang.modules.great_train_robbery.line import Booking, move
from saloon.games.bang.modules.great_train_robbery.module import great_train_robbery
from saloon.games.bang.modules.great_train_robbery.railcar import Railcar, arrive, is_railcar
from saloon.games.bang.modules.great_train_robbery.rails import (
    FREE_MOVE,
    LELAND,
    RAILCARS,
    STATIONS,
    RailcarArrived,
    RailcarFace,
    Rails,
    lay_line,
    rails,
)
from saloon.games.bang.sources import Box, Source
from saloon.games.bang.state import Bang, Player
from saloon.games.bang.timetable import FINAL
from saloon.games.bang.visits import turn_is_extra
from saloon.kernel import Effect, Event, Option, Refusal, Script
from saloon.kernel.layout import NOBODY
from saloon.kernel.showing import Showing
from saloon.kernel.state import THIS_TURN

SHOWN: Final = Showing(FACTS.view, Rails)
ADVANCE_FREE: Final = "advance-free"

KINDS: Final[dict[str, type[Railcar]]] = {
    "baggage-car": used_up.BaggageCar,
    "caboose": railcars.Caboose,
    "cattle-truck": used_up.CattleTruck,
    "circus-wagon": used_up.CircusWagon,
    "coal-hopper": used_up.CoalHopper,
    "dining-car": railcars.DiningCar,
    "express-car": used_up.ExpressCar,
    "ghost-car": railcars.GhostCar,
    "lounge-car": used_up.LoungeCar,
    "lumber-flatcar": railcars.LumberFlatcar,
    "mail-car": used_up.MailCar,
    "observation-car": railcars.ObservationCar,
    "passenger-car": used_up.PassengerCar,
    "prisoner-car": railcars.PrisonerCar,
    "private-car": railcars.PrivateCar,
    "sleeper-car": railcars.SleeperCar,
}


def _made() -> dict[str, Railcar]:
    made = {}
    for row in great_train_robbery.data["railcar"]:
        railcar = KINDS[row["id"]]()
        railcar.id = row["id"]
        made[railcar.id] = railcar
    return made


MADE: Final = _made()


class Booked(Booking):
    """Named together with a free move: which railcar, and what pays for it."""

    def __init__(self, slot: int, first: int, *, free: bool) -> None:
        self.slot = slot
        self.first = first
        self.free = free

    def take(self, g: Bang, p: Player) -> Effect:
        if self.slot not in rails(g).train:
            return None
        return take(g, p, self.slot) if self.free else buy(g, p, self.slot, self.first)


class GreatTrainRobbery(Box):
    keeps: ClassVar = Rails
    rule = "GT-TAKE-02"
    pieces: ClassVar = {
        "railcar": [RailcarFace(f"railcar:{each.id}", each, each.id) for each in MADE.values()],
        "station": STATIONS,
    }
    lent: ClassVar[Mapping[str, Source]] = dict(MADE)

    def set_up(self, g: Bang) -> None:
        """GT-SETUP-04 to 08; a given position may have railcars in front of players."""
        kept = rails(g)
        lying = [slot for player in g.players for slot in player.in_play]
        kept.stock = [slot for slot in kept.stock if slot not in lying]
        lay_line(g)

    def _turn_locomotive(self, g: Bang, p: Player) -> None:
        """GT-SETUP-07: a draw! check that is nobody's, and no part of the game (CB-CHECK-06)."""
        if g.events is not None:
            g.tell(Event("check", p.seat, {"for": LELAND}))
        slot = g.turn_up()
        black = slot is not None and g.suit(slot) in "cs"
        tell_outcome(g, p, LELAND, slot, not black)
        if slot is not None:
            g.put_away(slot)
        rails(g).leland = not black
        if g.events is not None:
            g.tell(Event("locomotive", facts={"side": rails(g).side}))

    # -- the turn ----------------------------------------------------------------------------

    def table_moves(self, g: Bang, p: Player) -> Effect:
        """GT-MOVE-01 to 04: with each turn of the Sheriff, or of who plays first without one."""
        kept = rails(g)
        if kept.express == p.seat and turn_is_extra(g):
            g.use(THIS_TURN, FINAL)  # GT-CAR-12
        kept.express = NOBODY
        if g.turn == 1:
            self._turn_locomotive(g, p)
        return move(g, p, "turn") if p.seat == self._driver(g) else None

    def _driver(self, g: Bang) -> int:
        """WS-INTERACT-02: once the first player is out, whoever is next to the left."""
        first = g.players[g.first]
        if first.present and first.presence.left:
            return g.first  # as mostly
        for seat in g.clockwise_from(g.first):
            if g.players[seat].present and g.players[seat].presence.left:
                return seat
        return g.first

    def on_railcar_arrived(self, g: Bang, p: Player, arrived: RailcarArrived) -> Script[None]:
        yield from arrive(g, p, arrived.slot, taken=False) or ()  # when it is settled, not at once

    # -- phase 2 -----------------------------------------------------------------------------

    def actions(self, g: Bang, p: Player) -> list[Option]:
        """A railcar is named with the card that pays for it, or the first of them."""
        if not may_take_another(g, p):
            return []
        moving = not g.used(THIS_TURN, p.seat, FREE_MOVE)
        found = rides(g, p, moving=moving)
        if moving and has_free_railcar(g, p):
            found += [self.use(ADVANCE_FREE, slot) for slot in rails(g).train]
        return found

    def refuse_act(self, g: Bang, p: Player, chosen: Option) -> Refusal | None:
        what = chosen.detail.partition(" ")[2]
        if what not in (TAKE, ADVANCE, ADVANCE_FREE) or chosen.seat >= 0:
            return Refusal("not-an-option")
        moves = what != TAKE
        if moves and g.used(THIS_TURN, p.seat, FREE_MOVE):
            return Refusal("GT-TAKE-10")
        refusal = refuse_railcar(g, p, chosen.slot, ahead=int(moves))
        if refusal is None or chosen in self.actions(g, p):
            return None
        # GT-TAKE-12: the free move is only for who takes a railcar then.
        return Refusal("GT-TAKE-12") if moves and refusal.rule == "GT-TAKE-04" else refusal

    def act(self, g: Bang, p: Player, chosen: Option) -> Effect:
        what = chosen.detail.partition(" ")[2]
        if what == TAKE:
            return buy(g, p, chosen.slot, chosen.second)
        g.use(THIS_TURN, p.seat, FREE_MOVE)
        if chosen.second >= 0:
            g.reveal(chosen.second)  # what pays is declared with the move
        booking = Booked(chosen.slot, chosen.second, free=what == ADVANCE_FREE)
        return move(g, p, ADVANCE, booking=booking)

    # -- what is seen ------------------------------------------------------------------------

    def view(self, g: Bang) -> dict[str, Any]:
        kept = rails(g)
        return {**SHOWN.of(kept, g, None, False), "engine": {"side": kept.side, "at": kept.at}}

    def problems(self, g: Bang) -> list[str]:
        kept = rails(g)
        found = []
        if len(kept.train) > RAILCARS or (kept.row and kept.stock and len(kept.train) < RAILCARS):
            found.append(f"the train has {len(kept.train)} railcars (GT-SETUP-08, GT-TAKE-15)")
        if kept.row and (len(kept.row) != g.seats or not 0 <= kept.at <= len(kept.row)):
            found.append("the row or the locomotive is not where it can be (GT-END-06)")
        for player in g.players:
            cars = [g.card(slot).id for slot in player.in_play if is_railcar(g, slot)]
            if "ghost-car" in cars and g.role(player) == "sheriff":
                found.append("the Sheriff has the Ghost Car (GT-CAR-13)")
            if any(is_railcar(g, slot) for slot in player.hand):
                found.append(f"seat {player.seat} has a railcar in hand (GT-TAKE-19)")
        return found


great_train_robbery.brings(GreatTrainRobbery())
