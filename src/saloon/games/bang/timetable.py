"""The order of a turn: one list of places that sources fill (BB-TURN, CB-TIMING-01 to 18).

A place is a method of `Source` of the same name: whoever overrides it has something to do there.
What is done at one place comes in the order of the sources: those of the table as they are in
force, a player's own as they came. Where that is not fine enough, there is another place; nothing
here has a number. A *step* of the agenda holds the places that follow each other without a pause.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

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


class Place:
    """One place of a turn. It is looked at often, and no tuple: those find their fields slowly."""

    __slots__ = (
        "later",
        "name",
        "not_lost",
        "of_core",
        "of_table",
        "step",
        "usual",
        "who",
        "whose",
    )

    def __init__(
        self,
        step: str,
        name: str,
        whose: str = CORE,
        who: str = HERE,
        *,
        usual: bool = False,
        not_lost: bool = False,
    ) -> None:
        self.step = step
        self.name = name
        self.whose = whose
        self.of_core = whose == CORE
        self.of_table = whose == TABLE
        self.who = who
        self.usual = usual
        """Only in a turn that was not lost, is not an extra one, and is not followed by one."""
        self.not_lost = not_lost or usual
        """Only in a turn that was not lost."""
        self.later = 0
        """The places after it in the same step, as bits."""


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
    Place("end", "recovery", TABLE),
    Place("end", "extra_turns", OWN, usual=True),
    Place("end", "extra_turns", TABLE, usual=True),
    Place("end", "departures"),
    Place("end", "new_cards", TABLE, ANYBODY),
    Place("next", "next", who=ANYBODY),
)

AT: Final = {1 << number: place for number, place in enumerate(TIMETABLE)}
"""The places, each by a bit of its own; sets of them are numbers."""


def _places_of(step: str) -> int:
    """The places of a step that are visited: not the step itself, nor what has a look at cards."""
    places = 0
    for bit, place in AT.items():
        if place.step == step and place.name != step and place.whose != CHECK:
            places |= bit
    return places


STEPS: Final = {place.step: _places_of(place.step) for place in TIMETABLE}
"""The places of each step, as bits."""
for each, found in AT.items():
    found.later = STEPS[found.step] & -(each << 1)
CORES: Final = sum([bit for bit, place in AT.items() if place.of_core])

TURN: Final = tuple(dict.fromkeys([place.step for place in TIMETABLE]))
"""The steps of a turn as they stand on the agenda, the first one first."""

CHECKS: Final = tuple([place.name for place in TIMETABLE if place.whose == CHECK])
FIRST_CHECKS: Final = ("explosion", "prison")
"""The checks that one ruling makes in the order in which the cards came (CB-TIMING-03)."""

FOR_CARDS: Final = "checks"
"""The step of places for cards in front of a player: there are some in every game."""
DEPARTING: Final = "end"
"""The step in which whoever was in the game for a turn leaves it."""

LOST: Final = "lost"
EXTRA: Final = "extra"
FOLLOWED: Final = "followed"
FINAL: Final = "final"
"""What is noted about a turn: that it was lost (to Jail), that it comes beside the usual ones, that
an effect has ended it for another one to follow, that no extra turn can follow it (CB-EXTRA-02)."""

RETURNING: Final = "takes_turn"
"""The hook by which somebody has a turn without being in the game, and leaves again after it."""


def is_needed(step: str, hooks: frozenset[str]) -> bool:
    """Whether anything can happen in a step, in a game with these hooks."""
    if step == FOR_CARDS or (step == DEPARTING and RETURNING in hooks):
        return True
    for place in TIMETABLE:
        if place.step == step and (place.name in hooks or place.name == step):
            return True
    return False


def places_with(hooks: Collection[str], whose: str) -> int:
    """The places, as bits, that whoever has these hooks fills, of the table or of a player."""
    places = 0
    for bit, place in AT.items():
        if place.whose == whose and place.name in hooks:
            places |= bit
    return places
