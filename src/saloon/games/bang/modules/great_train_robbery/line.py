"""The train moves, and what happens at the end of the line (GT-MOVE, GT-END, GT-LOCO)."""

from __future__ import annotations

from typing import Final

from saloon.games.bang.affected import affected
from saloon.games.bang.modules.base.brown import GeneralStore
from saloon.games.bang.modules.great_train_robbery.fares import offer
from saloon.games.bang.modules.great_train_robbery.rails import (
    IRONHORSE,
    LELAND,
    new_line,
    on_the_train,
    rails,
)
from saloon.games.bang.shots import shoot
from saloon.games.bang.state import Bang, Harm, Player
from saloon.games.bang.triggers import settle
from saloon.games.bang.victory import everybody_first
from saloon.kernel import Effect, Event, Script


class Booking:
    """The railcar that has to be taken after a free move (GT-TAKE-11)."""

    def take(self, g: Bang, p: Player) -> Effect:
        return None


class AtTheEnd:
    """What becomes of the locomotive's effect; a card may say otherwise."""

    def times(self, g: Bang, p: Player) -> Script[int]:
        """How often it is carried out."""
        yield from ()
        return 1


USUAL: Final = AtTheEnd()
STORE: Final = GeneralStore()
"""What Leland does (GT-LOCO-05)."""
STORE.id = LELAND


def move(
    g: Bang,
    p: Player,
    why: str,
    *,
    stations: int = 1,
    booking: Booking | None = None,
    at_end: AtTheEnd = USUAL,
) -> Effect:
    """The train moves in the turn of `p`, who may have booked a railcar before."""
    kept = rails(g)
    kept.at += stations
    if g.events is not None:
        facts = {"why": why}
        if 0 <= kept.at < len(kept.row):
            facts["station"] = g.face[kept.row[kept.at]].text
        g.tell(Event("train-moved", p.seat, facts))
    if "train_moved" in g.hooks or g.triggers:
        return _heard(g, p, booking, at_end)
    return _goes_on(g, p, booking, at_end)


def _heard(g: Bang, p: Player, booking: Booking | None, at_end: AtTheEnd) -> Script[None]:
    """Who minds that the train has moved comes first."""
    for player in _in_turn(g, p):
        for source in on_the_train(g, player):
            yield from source.train_moved(g, player) or ()
    yield from settle(g)
    yield from _goes_on(g, p, booking, at_end) or ()


def _goes_on(g: Bang, p: Player, booking: Booking | None, at_end: AtTheEnd) -> Effect:
    kept = rails(g)
    if kept.at >= len(kept.row):
        return _end_of_line(g, p, booking, at_end)
    return None if booking is None else booking.take(g, p)


def _in_turn(g: Bang, p: Player) -> list[Player]:
    return [g.players[seat] for seat in g.clockwise_from(p.seat)]


def to_the_end(g: Bang) -> int:
    """How many stations it is to the end of the line."""
    kept = rails(g)
    return len(kept.row) - kept.at


def _end_of_line(g: Bang, p: Player, booking: Booking | None, at_end: AtTheEnd) -> Script[None]:
    kept = rails(g)
    if g.events is not None:
        g.tell(Event("end-of-line", facts={"side": kept.side}))
    if "line_ended" in g.hooks:
        for player in _in_turn(g, p):  # GT-CHAR-14
            for source in on_the_train(g, player):
                yield from source.line_ended(g, player) or ()
    if booking is not None:
        yield from booking.take(g, p) or ()  # GT-TAKE-24
        yield from settle(g)
    while p.present and (yield from offer(g, p)):  # GT-END-02, GT-END-03
        yield from settle(g)
    for _ in range((yield from at_end.times(g, p))):
        yield from _effect(g, p)
        yield from settle(g)
    new_line(g)


def _effect(g: Bang, p: Player) -> Script[None]:
    if not rails(g).leland:
        yield from everybody_first(g, _ironhorse(g, p))
    else:
        yield from STORE.play(g, p, -1, None)


def _ironhorse(g: Bang, p: Player) -> Script[None]:
    """A BANG! effect on everybody, for which nobody is to blame (GT-LOCO-01, GT-LOCO-02)."""
    for seat in (yield from affected(g, p, g.clockwise_from(p.seat), IRONHORSE, -1)):
        if g.players[seat].present:
            yield from shoot(g, g.players[seat], Harm(None, IRONHORSE))
            yield from settle(g)
