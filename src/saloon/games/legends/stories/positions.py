"""Stories of a given position.

    {"open": [5, 12], "cylinders": [[1, 0], [0, 1]], "left": [7, 8]}

`open` names the cards in play, `cylinders` are those of each seat on the left and the right card,
`left` and `right` the cards below, the next one first; what is not named there was told before.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from saloon.games.legends.state import Legends
from saloon.games.legends.stories.decks import CYLINDERS, decks, spaces, story
from saloon.kernel import SetupError
from saloon.kernel.stored import is_number

NAMES = ("open", "cylinders", "left", "right")


def given_stories(g: Legends, given: Any) -> None:
    if not isinstance(given, Mapping) or any(name not in NAMES for name in given):
        raise SetupError(f"stories of a position have {', '.join(NAMES)}")
    if not given:
        return
    cards = decks(g)
    sizes = [len(cards.deck(place)) for place in cards.places()]
    box = cards.left + cards.right + cards.open
    g.shuffle(box)
    named = _numbers(given.get("open", []))
    if len(named) > len(sizes):
        raise SetupError(f"{len(sizes)} stories are in play, not {len(named)}")
    cards.open = [_take(g, box, number) for number in named]
    named_below: dict[int, list[int]] = {}
    for place, name in enumerate(("left", "right")[: len(sizes)]):
        if name in given:
            named_below[place] = [_take(g, box, number) for number in _numbers(given[name])]
    for place, size in enumerate(sizes):
        if place >= len(cards.open):
            cards.open.append(box.pop())
        g.reveal(cards.open[place])
        below = named_below.get(place)
        rest = size if below is None else size - len(below)
        taken, box = box[:rest], box[rest:]
        cards.deck(place)[:] = taken if below is None else below[::-1]
        if below is not None:
            for slot in taken:
                g.reveal(slot)
            cards.told(place)[:] = taken
    _put_cylinders(g, given.get("cylinders", []))


def _numbers(given: Any) -> list[int]:
    if not isinstance(given, list | tuple) or not all(is_number(each) for each in given):
        raise SetupError("stories of a position are given by their numbers")
    return list(given)


def _take(g: Legends, box: list[int], number: int) -> int:
    for slot in box:
        if story(g, slot).number == number:
            box.remove(slot)
            return slot
    raise SetupError(f"there is no (further) story {number}")


def _put_cylinders(g: Legends, given: Any) -> None:
    cards = decks(g)
    if not isinstance(given, list | tuple) or len(given) > g.seats:
        raise SetupError("cylinders are given for each seat")
    for seat, both in enumerate(given):
        if not isinstance(both, list | tuple) or len(both) != 2 or not all(map(is_number, both)):
            raise SetupError("a seat has cylinders on the left and on the right card")
        if min(both) < 0 or sum(both) > CYLINDERS:
            raise SetupError(f"everybody has {CYLINDERS} cylinders", "WL-SETUP-21")
        cards.on_left[seat], cards.on_right[seat] = both
    if len(cards.open) == 1 and any(cards.on_right):
        raise SetupError("the first game has one story in play", "WL-FIRST-07")
    for place in cards.places():
        if sum(cards.cylinders(place)) >= spaces(g):
            raise SetupError("a story with so many cylinders would have been told", "WL-STORY-07")
