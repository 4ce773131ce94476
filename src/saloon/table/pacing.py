"""How long people need to see what has happened: bots wait for that before they go on.

It is made of what everybody is told, the kinds of the events and their public facts: never of a
hand, so no pause can tell what somebody holds.
"""

from __future__ import annotations

from collections.abc import Sequence

from saloon.kernel import Event
from saloon.kernel.vocabulary import Vocabulary
from saloon.table.protocol import Pace

PATIENCE: dict[Pace, float] = {"none": 0.0, "quick": 0.5, "normal": 1.0, "relaxed": 1.5}
"""How much of it is waited for: the page shows first games one and a half times as slowly."""
DEAL = 3.4
"""Seconds before anybody moves in a new game."""
LONGEST = 7.0

# Seconds, as the page shows them at its normal pace.
TRIFLE = 0.36
ON_STAGE = 1.3
"""A card that is played and does not stay: it is lifted, flies, is read."""


def bot_takes(seen: float, thinking: tuple[float, float], reaction: bool) -> float:
    """Seconds until a bot answers, if it takes so long to see what happened. Every reaction takes
    some time, but who has seen a shot long enough answers it at once."""
    thinks, reacts = thinking
    return max(reacts, seen) if reaction else seen + thinks


def seeing(events: Sequence[Event], words: Vocabulary) -> float:
    """Seconds that it takes to follow these events of a game, by what it declares of each kind."""
    seconds = 0.0
    last = ""
    for event in events:
        takes = words.takes.get(event.kind, TRIFLE)
        if takes == 0:
            continue
        together = event.kind in words.at_once and event.kind == last
        last = event.kind
        if together:
            continue
        if event.kind == "played" and event.facts.get("to") == "pile":
            seconds += ON_STAGE
        else:
            seconds += takes
    return min(seconds, LONGEST)
