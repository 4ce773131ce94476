"""What Eldorado brings to the whole table: the course of its deck, and what its cards leave."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from saloon.games.bang.faces import CardFace
from saloon.games.bang.modules.eldorado.course import (
    ACE,
    ROUNDS,
    Course,
    after_turn,
    begin,
    brings_ace,
    course,
    release,
    round_over,
)
from saloon.games.bang.modules.eldorado.drawing import Lou, Nugget
from saloon.games.bang.modules.eldorado.fallen import (
    DIGGER,
    OUTLAW,
    DeadSheriffsGhost,
    Shovel,
    digs,
)
from saloon.games.bang.modules.eldorado.module import NAME
from saloon.games.bang.modules.eldorado.shooting import DaringChallenge, Scout
from saloon.games.bang.modules.eldorado.showing import CHARGE, LOOT
from saloon.games.bang.modules.eldorado.turns import Cell, MadRide
from saloon.games.bang.moments import Departed, Discarded, Eliminated, Played, Redealt
from saloon.games.bang.sources import Box, Source, Verdict
from saloon.games.bang.state import Bang, Player
from saloon.kernel import Effect
from saloon.kernel.layout import NOBODY
from saloon.kernel.state import THIS_TURN

SHOVEL: Final = Shovel()
CELL: Final = Cell()
LENT: Final = (
    SHOVEL,
    CELL,
    CHARGE,
    LOOT,
    Nugget.purse,
    Lou.beers,
    DaringChallenge.dare,
    Scout.eyes,
    DeadSheriffsGhost.ward,
    MadRide.top,
)
"""What lies in front of players because of an event card: it is called like that."""


class Eldorado(Box):
    keeps = Course
    lent: ClassVar[Mapping[str, Source]] = {f"{each.id} in front": each for each in LENT}

    # -- the course of the deck --------------------------------------------------------------

    def set_up(self, g: Bang) -> None:
        begin(g)
        if course(g).laps == 1:
            g.schedule(self, g.players[g.first])

    def pauses_at(self, g: Bang, seat: int) -> bool:
        return course(g).laps > 0 and course(g).place == seat

    def step(self, g: Bang, p: Player) -> Effect:
        return round_over(g)

    def on_played(self, g: Bang, p: Player, played: Played) -> Effect:
        return self._leaves_hand(g, p, played.slot)

    def on_discarded(self, g: Bang, p: Player, discarded: Discarded) -> Effect:
        return self._leaves_hand(g, p, discarded.slot)

    def _leaves_hand(self, g: Bang, p: Player, slot: int) -> Effect:
        """EL-EVENT-02, EL-EVENT-07: an ace of anybody, in the phase 2 of anybody."""
        face: list[CardFace] = g.face
        if face[slot].value != ACE or not p.present or not self._in_phase_two(g):
            return None
        return brings_ace(g, p)

    def _in_phase_two(self, g: Bang) -> bool:
        # The steps of a turn stand on the agenda until they begin: this one until it is over.
        return g.agenda[-1] == ("phase-2", g.active) and not g.used(THIS_TURN, self.id)

    def after_draw(self, g: Bang, p: Player) -> None:
        g.use(THIS_TURN, self.id)  # what comes now is still before phase 2

    def hand_complete(self, g: Bang, p: Player) -> None:
        g.uses[THIS_TURN].pop((self.id,), None)

    def new_cards(self, g: Bang, p: Player) -> Effect:
        return after_turn(g, p)

    # -- what its cards have left behind -------------------------------------------------------

    def lends(self, g: Bang, p: Player) -> Sequence[Source]:
        kept: Course = g.kept[NAME]
        shovel: tuple[Source, ...] = (SHOVEL,) if digs(g, p) else ()
        return (*shovel, CELL) if kept.prisoner == p.seat else shovel

    def plays_role(self, g: Bang, p: Player, role: str) -> str:
        """EL-CARD-21, EL-CARD-33: dead or alive."""
        kept: Course = g.kept[NAME]
        if p.seat == kept.digger:
            return DIGGER
        return OUTLAW if p.seat == kept.pact else role

    def on_redealt(self, g: Bang, p: Player, redealt: Redealt) -> None:
        """EL-CARD-86: the card now dealt decides."""
        kept = course(g)
        if kept.pact == p.seat:
            kept.pact = NOBODY
        if kept.digger == p.seat:
            kept.digger = NOBODY
        g.rearranged()

    def overrules(self, g: Bang, verdict: Verdict | None) -> Verdict | None:
        """EL-CARD-72"""
        digger = course(g).digger
        if digger < 0 or not g.players[digger].presence.counts:
            return verdict
        left = [g.players[seat] for seat in g.circle if g.players[seat].presence.left]
        if sorted([g.role(player) for player in left]) == [DIGGER, "sheriff"]:
            return DIGGER, (digger,)
        return None if verdict is not None and verdict[0] == "law" else verdict

    def turn_begins(self, g: Bang, p: Player) -> None:
        if digs(g, p):
            course(g).grabbed.clear()

    def on_eliminated(self, g: Bang, p: Player, eliminated: Eliminated) -> None:
        self._gone(g, p)

    def on_departed(self, g: Bang, p: Player, departed: Departed) -> None:
        self._gone(g, p)

    def _gone(self, g: Bang, p: Player) -> None:
        if course(g).prisoner == p.seat:
            release(g)
        if course(g).digger == p.seat:
            course(g).grabbed.clear()

    # -- what is seen --------------------------------------------------------------------------

    def view(self, g: Bang) -> dict[str, Any]:
        kept = course(g)
        clock = {"rounds": min(kept.laps, ROUNDS), "turner": kept.turner, "ace": kept.ace}
        return {"clock": clock}

    def view_of(self, g: Bang, p: Player) -> dict[str, Any]:
        kept = course(g)
        held = {"lifetime": kept.prisoner, "devils-pact": kept.pact, DIGGER: kept.digger}
        return {"fate": [card for card, seat in held.items() if seat == p.seat]}

    def problems(self, g: Bang) -> list[str]:
        kept = course(g)
        found = []
        deck = g.event_decks.get(NAME)
        if deck is not None and len(deck.past) > 1:
            found.append("more than one Eldorado event is in force")
        if deck is not None and deck.past and (kept.ace or not kept.laps):
            found.append("an Eldorado event is in force and its time is not counted (EL-EVENT-01)")
        if len(kept.spent) + (0 if deck is None else len(deck.past) + len(deck.waiting)) not in (
            0,
            18,
        ):
            found.append("an Eldorado event is lost")
        return found
