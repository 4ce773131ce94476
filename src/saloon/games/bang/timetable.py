"""The order of a turn: one list of places that sources fill (BB-TURN, CB-TIMING-01 to 18).

A place is a method of `Source` of the same name: whoever overrides it has something to do there.
What is done at one place comes in the order of the sources: those of the table as they are in
force, a player's own as they came. Where that is not fine enough, there is another place; nothing
here has a number. A *step* of the agenda holds the places that follow each other without a pause.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from saloon.games.bang.sources import Source
from saloon.games.bang.state import Bang, Player
from saloon.games.bang.triggers import settle
from saloon.kernel import Effect, Script
from saloon.kernel.state import THIS_TURN

CORE: Final = "core"
TABLE: Final = "table"
OWN: Final = "own"
CHECK: Final = "check"
"""Who fills a place: the rules of the turn; sources of the table; the player's own; cards in front
of the player with a check to make there (`Source.check_at`)."""

ANYBODY: Final = "anybody"
HERE: Final = "here"
AWAY: Final = "away"
STAYING: Final = "staying"
"""For whom there is such a place in a turn: whoever's turn it is; who is in the game; who is not;
who will still be in the game when the turn is over."""


class Place(NamedTuple):
    step: str
    name: str
    whose: str = CORE
    who: str = HERE
    usual: bool = False
    """Only in a turn that was not lost, is not an extra one, and is not followed by one anyway."""
    not_lost: bool = False
    """Only in a turn that was not lost."""


TIMETABLE: Final = (
    Place("begin", "begin", who=ANYBODY),
    # Who is out and has a turn comes back in the fullest of the ways there are (CB-RETURN-04).
    Place("begin", "back_for_good", TABLE, AWAY),
    Place("begin", "back_for_a_turn", TABLE, AWAY),
    Place("begin", "back_as_a_shadow", TABLE, AWAY),
    Place("begin", "back_to_haunt", TABLE, AWAY),
    # CB-TIMING-01: what moves on the table, then what the events do (CB-EVENT-10), then a change of
    # the whole hand (CB-TIMING-16), then what the player has to say (CB-TIMING-14).
    Place("begin", "table_moves", TABLE),
    Place("begin", "turn_begins", TABLE),
    Place("begin", "hand_changes", TABLE),
    Place("begin", "turn_begins", OWN),
    # CB-TIMING-03 to 08: the draw! checks of cards in front of the player.
    Place("checks", "explosion", CHECK),
    Place("checks", "prison", CHECK),
    Place("checks", "venom", CHECK),
    Place("checks", "fuse", CHECK),
    Place("checks", "comfort", CHECK),
    # CB-TIMING-11: what comes before every ability of phase 1; CB-TIMING-13: who one is, what one
    # collects.
    Place("before-draw", "after_checks", OWN),
    Place("before-draw", "before_draw", TABLE),
    Place("before-draw", "before_draw", OWN),
    Place("before-draw", "collects", OWN),
    Place("phase-1", "phase-1"),
    # CB-TIMING-15: what depends on the hand comes when the hand is complete.
    Place("after-draw", "after_draw", TABLE),
    Place("after-draw", "after_draw", OWN),
    Place("after-draw", "hand_complete", TABLE),
    Place("phase-2", "phase-2"),
    Place("phase-3", "phase-3"),
    # CB-TIMING-18 to 21.
    Place("end", "turn_ends", TABLE, ANYBODY),
    Place("end", "turn_ends", OWN, ANYBODY),
    Place("end", "late_draws", OWN, STAYING),
    Place("end", "reckoning", TABLE, not_lost=True),
    Place("end", "extra_turns", OWN, usual=True),
    Place("end", "extra_turns", TABLE, usual=True),
    Place("end", "departures"),
    Place("end", "new_cards", TABLE, ANYBODY),
    Place("next", "next", who=ANYBODY),
)

TURN: Final = tuple(dict.fromkeys([place.step for place in TIMETABLE]))
"""The steps of a turn as they stand on the agenda, the first one first."""

CHECKS: Final = tuple([place.name for place in TIMETABLE if place.whose == CHECK])
FIRST_CHECKS: Final = ("explosion", "prison")
"""The checks that one ruling makes in the order in which the cards came (CB-TIMING-03)."""

FOR_CARDS: Final = "checks"
"""The step of places for cards in front of a player: there are some in every game."""

LOST: Final = "lost"
EXTRA: Final = "extra"
FOLLOWED: Final = "followed"
FINAL: Final = "final"
"""What is noted about a turn: that it was lost (to Jail), that it comes beside the usual ones, that
an effect has ended it for another one to follow, that no extra turn can follow it (CB-EXTRA-02)."""

RETURNING: Final = "takes_turn"
"""The hook by which somebody has a turn without being in the game, and leaves again after it."""


def turn_was_lost(g: Bang) -> bool:
    return g.used(THIS_TURN, LOST) > 0


def turn_is_extra(g: Bang) -> bool:
    return g.used(THIS_TURN, EXTRA) > 0


def is_needed(step: str, hooks: frozenset[str]) -> bool:
    """Whether anything can happen in a step, in a game with these hooks."""
    if step == FOR_CARDS or (step == "end" and RETURNING in hooks):
        return True
    for place in TIMETABLE:
        if place.step == step and (place.name in hooks or place.name == step):
            return True
    return False


class Filled(NamedTuple):
    """The places of a step that sources of a game can fill, and those of the core."""

    places: tuple[Place, ...]
    by_table: frozenset[str]
    by_player: frozenset[str]
    departures: bool


@cache
def filled(step: str, hooks: frozenset[str]) -> Filled:
    places = []
    for place in TIMETABLE:
        if place.step != step or place.name == step or place.whose == CHECK:
            continue
        if place.whose == CORE or place.name in hooks:
            places.append(place)
    return Filled(
        tuple(places),
        frozenset([place.name for place in places if place.whose == TABLE]),
        frozenset([place.name for place in places if place.whose == OWN]),
        any(place.whose == CORE for place in places),
    )


def visit(g: Bang, p: Player, step: str) -> Script[None] | None:
    """Go through the places of a step, in the turn of `p`. Mostly nobody has anything to do."""
    places, by_table, by_player, departures = filled(step, g.possible)
    if not places:
        return None
    idle = (
        g.in_force.voices.keys().isdisjoint(by_table)
        and (p.kit or g.kit(p)).voices.keys().isdisjoint(by_player)
        and not (departures and not p.presence.stays)
    )
    return None if idle else _visit(g, p, places)


def _visit(g: Bang, p: Player, places: Sequence[Place]) -> Script[None]:
    for place in places:
        if place.whose == CORE:
            if p.present and not p.presence.stays:
                yield from p.presence.departs(g, p) or ()
                yield from settle(g)
        else:
            # Looked up each time: an earlier place may have brought or silenced somebody.
            say = g.in_force.voices if place.whose == TABLE else (p.kit or g.kit(p)).voices
            asked = say.get(place.name)
            if asked is not None:
                yield from _fill(g, p, place, asked)


def _fill(g: Bang, p: Player, place: Place, asked: Sequence[Source]) -> Script[None]:
    """Let every source that has something to do at this place do it."""
    for source in asked:
        # Looked at each time: an earlier one may have brought the player back, been too much, or
        # taken the place of this one.
        if _is_for(g, p, place) and (place.whose == TABLE or source in g.sources(p)):
            effect: Effect = getattr(source, place.name)(g, p)
            yield from effect or ()
    yield from settle(g)


def _is_for(g: Bang, p: Player, place: Place) -> bool:
    if (place.usual or place.not_lost) and turn_was_lost(g):
        return False
    if place.usual and (turn_is_extra(g) or g.used(THIS_TURN, FOLLOWED)):
        return False
    if place.who == HERE:
        return p.present
    if place.who == AWAY:
        return not p.present
    return place.who == ANYBODY or (p.present and p.presence.stays)
