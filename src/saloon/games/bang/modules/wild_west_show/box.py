"""What the show brings to the whole table: its deck, and what outlasts an event card."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from saloon.games.bang.event_deck import turn_up_event_card
from saloon.games.bang.life import lose_life
from saloon.games.bang.modules.wild_west_show.greygory_deck import first_pairs
from saloon.games.bang.modules.wild_west_show.module import DECK, NAME, wild_west_show
from saloon.games.bang.moments import Played
from saloon.games.bang.sources import Box
from saloon.games.bang.state import Bang, Harm, Player
from saloon.kernel import Effect, Event, Script
from saloon.kernel.fields import Flag, PerSeat
from saloon.kernel.parts import Part
from saloon.kernel.state import THIS_TURN

TURN_THE_SHOW: Final = ("stagecoach", "wells-fargo")


class Skipping(Part):
    FIELDS: ClassVar = (PerSeat(Flag("skips")),)

    skips: list[bool]
    """Who is passed over when the turn comes next (WS-CARD-20)."""


def skipping(g: Bang) -> list[bool]:
    kept: Skipping = g.kept[NAME]
    return kept.skips


def count_card(g: Bang, p: Player) -> None:
    """Something counts as a card that `p` has played in phase 2."""
    g.use(THIS_TURN, p.seat, NAME)


def cards_counted(g: Bang, p: Player) -> int:
    return g.used(THIS_TURN, p.seat, NAME)


class WildWestShow(Box):
    keeps = Skipping

    def set_up(self, g: Bang) -> None:
        first_pairs(g)

    def on_played(self, g: Bang, p: Player, played: Played) -> Effect:
        if g.turn_step() == ("phase-2", p.seat):
            count_card(g, p)  # WS-CARD-27: whatever event card is in force by then
        return self._turn_up(g, p) if played.card in TURN_THE_SHOW else None

    def _turn_up(self, g: Bang, p: Player) -> Script[None]:
        """When the card has had its effect (WS-EVENT-01, WS-EVENT-07)."""
        yield from turn_up_event_card(g, DECK, p) or ()

    def skips_turn(self, g: Bang, p: Player) -> bool:
        """Even if Lady Rosa has left by then; what is left out is left out once."""
        skips, skipping(g)[p.seat] = skipping(g)[p.seat], False
        if skips and p.present and g.events is not None:
            g.tell(Event("passed-over", p.seat))
        return skips

    def step(self, g: Bang, p: Player) -> Script[None]:
        """What talk under Gag costs; it was said while she was in force (WS-CARD-16)."""
        yield from lose_life(g, p, 1, Harm(None, "gag"))

    def view(self, g: Bang) -> dict[str, Any]:
        return {
            "passed_over": [seat for seat, skips in enumerate(skipping(g)) if skips],
            "cards_played": cards_counted(g, g.players[g.active]),
        }


SHOW: Final = WildWestShow()
wild_west_show.brings(SHOW)
