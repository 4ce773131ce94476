"""What boxes move is seen when it happens, where the eye is: the page's time stands still."""

from __future__ import annotations

from typing import Any

from tests.browser.filmed import ALL_BOXES, Event, Filmed, find
from tests.browser.people import Saloon

TIME = 100
"""Milliseconds from look to look."""

# The table as it is shown: what stands in the middle, gold and cartridges at the seats, the train.
LOOK = """() => {
  const board = document.querySelector('section.board')
  const all = (selector, from = board) => [...from.querySelectorAll(selector)]
  const words = (selector) => all(selector).map((each) => each.textContent.trim())
  return {
    cause: board.querySelector('.stage .cause [data-face]')?.dataset.face ?? '',
    gold: words('.seat .counters b').map(Number),
    loads: all('.seat .loads .on').length,
    shop: all('[data-at=shop] [data-face]').map((each) => each.dataset.face),
    cars: all('[data-at=line] .wagon').map((each) => each.dataset.face),
    floats: words('.motion .float'),
    travels: all('.motion .travel').length,
    aside: all('.shop-band, .line-band').map((each) => each.matches('.under')),
  }
}"""
Seen = dict[str, Any]


def watch(saloon: Saloon, kind: str, most: int = 40) -> tuple[Event, Seen, list[Seen]]:
    """The first step of a game with all boxes in which this is all but the first thing: the event,
    the table before it, and the table from look to look until all has been shown."""

    def wanted(steps: list[list[Event]], at: int) -> int | None:
        kinds = [event["kind"] for event in steps[at]]
        return 0 if at > 12 and kind in kinds[:2] and len(kinds) < 6 else None

    course, at, seat = find("bang", wanted, players=5, modules=ALL_BOXES)
    event = next(each for each in course.steps[at] if each["kind"] == kind)
    person = saloon.person(still=False)
    person.set(hints=False, sounds=False, show="flow", speed=1)
    film = Filmed(person, course, at, seat)
    before: Seen = film.page.evaluate(LOOK)
    film.step()
    seen = [before]
    for _ in range(most):
        film.pass_time(TIME)
        seen.append(film.page.evaluate(LOOK))
    return event, before, seen


def changed(seen: list[Seen], what: str) -> int:
    """At which look it is another than before."""
    return next(at for at, look in enumerate(seen) if look[what] != seen[0][what])


def test_equipment_comes_to_the_stage_when_it_is_bought(saloon: Saloon) -> None:
    event, before, seen = watch(saloon, "bought")
    staged = next(at for at, look in enumerate(seen) if look["cause"] == event["card"])
    assert sum(before["gold"]) - sum(seen[-1]["gold"]) >= event["amount"] > 0
    assert changed(seen, "gold") >= staged, "gold is paid when it is seen what for"
    assert event["card"] in before["shop"]


def test_a_railcar_comes_to_the_stage_when_it_is_taken(saloon: Saloon) -> None:
    event, before, seen = watch(saloon, "boarded")
    staged = next(at for at, look in enumerate(seen) if look["cause"] == event["card"])
    assert event["card"] in before["cars"]
    gone = next(at for at, look in enumerate(seen) if event["card"] not in look["cars"])
    assert gone >= staged, "it leaves the train when it is seen to be taken"
    assert before["aside"] == [False, False], "shop and train lie in the open"
    assert seen[staged]["aside"] == [True, True], "they step back for what is resolved"
    assert seen[-1]["aside"] == [False, False], "and come back when it is over"


def test_cartridges_and_gold_are_counted_where_they_lie(saloon: Saloon) -> None:
    event, before, seen = watch(saloon, "loaded")
    assert any(f"+{event['amount']}" in look["floats"] for look in seen)
    assert max(look["loads"] for look in seen) >= before["loads"] + event["amount"]
    event, before, seen = watch(saloon, "earned")
    assert any(f"+{event['amount']}" in look["floats"] for look in seen)
    assert changed(seen, "gold") > 0


def test_an_event_is_read_on_the_stage_when_it_is_turned_up(saloon: Saloon) -> None:
    event, _, seen = watch(saloon, "event")
    assert f"event:{event['event']}" in [look["cause"] for look in seen]
