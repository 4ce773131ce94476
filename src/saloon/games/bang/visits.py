"""Going through the places of a turn's steps, as the timetable has them."""

from __future__ import annotations

from collections.abc import Sequence

from saloon.games.bang.sources import Source
from saloon.games.bang.state import Bang, Player
from saloon.games.bang.timetable import (
    ANYBODY,
    AT,
    AWAY,
    CORES,
    DEPARTING,
    EXTRA,
    FOLLOWED,
    HERE,
    LOST,
    STEPS,
    Place,
)
from saloon.games.bang.triggers import settle
from saloon.kernel import Effect, Script
from saloon.kernel.state import THIS_TURN


def turn_was_lost(g: Bang) -> bool:
    return g.used(THIS_TURN, LOST) > 0


def turn_is_extra(g: Bang) -> bool:
    return g.used(THIS_TURN, EXTRA) > 0


def visit(g: Bang, p: Player, step: str) -> Script[None] | None:
    """Go through the places of a step, in the turn of `p`. Mostly nobody has anything to do."""
    places = STEPS[step] & (g.in_force.places | (p.kit or g.kit(p)).places)
    if places or (step == DEPARTING and not p.presence.stays):
        return _go_through(g, p, STEPS[step])
    return None


def _go_through(g: Bang, p: Player, places: int) -> Script[None] | None:
    """Most of what is done asks nobody, and is done at once; a script begins where one is asked."""
    while True:
        # Looked up each time: an earlier place may have brought or silenced somebody.
        filled = places & (g.in_force.places | (p.kit or g.kit(p)).places | CORES)
        if not filled:
            return None
        place = AT[filled & -filled]
        places = place.later
        if place.of_core:
            if p.present and not p.presence.stays:
                return _go_on(g, p, p.presence.departs(g, p), place, ())
            continue
        heard = g.in_force if place.of_table else p.kit or g.kit(p)
        asked = heard.voices[place.name]
        for number, source in enumerate(asked):
            # Nothing has happened since the first of them was found.
            if _is_there(g, p, place) and (number == 0 or _is_heard(g, p, place, source)):
                effect: Effect = getattr(source, place.name)(g, p)
                if effect is not None:
                    return _go_on(g, p, effect, place, asked[number + 1 :])
        if g.triggers:
            return _go_on(g, p, None, place, ())


def _go_on(
    g: Bang, p: Player, effect: Effect, place: Place, asked: Sequence[Source]
) -> Script[None]:
    """An effect, the others that are still to be asked at the same place, and then the rest."""
    yield from effect or ()
    for source in asked:
        if _is_there(g, p, place) and _is_heard(g, p, place, source):
            more: Effect = getattr(source, place.name)(g, p)
            yield from more or ()
    yield from settle(g)
    yield from _go_through(g, p, place.later) or ()


def _is_heard(g: Bang, p: Player, place: Place, source: Source) -> bool:
    """Whether a source still has a say: an earlier one may have silenced or taken it."""
    return place.of_table or source in g.sources(p)


def _is_there(g: Bang, p: Player, place: Place) -> bool:
    """Whether there is such a place in this turn.

    Looked at each time: an earlier source may have brought the player back, or been too much.
    """
    who = place.who
    if place.not_lost:
        if turn_was_lost(g):
            return False
        if place.usual and (turn_is_extra(g) or g.used(THIS_TURN, FOLLOWED)):
            return False
    if who == HERE:
        return p.present
    if who == AWAY:
        return not p.present
    return who == ANYBODY or p.presence.lasts
