"""How smoothly the page moves: `make trace` (needs Chromium).

A table of eight with all boxes is told what happens, as a game of bots goes, and shows it as it
flows; the browser is slowed four times. Told are the longest task of the page's main thread, and
script and layout in each frame: by the clock, and as long as the thread really ran.

A frame is what the main thread did between two commits: script, style and layout of all tasks that
lie there. Where it has done nothing for a tenth of a second, what came before and what comes after
are two frames, though the first changed nothing that is seen: no screen waits for both at once.
(A shorter rest may be none: on a computer that does other things, too, the thread may have had to
wait.) Frames in which it did nothing (most of them: what moves is moved by the compositor) are not
counted, so that they cannot make the others look better.

On a computer that does other things as well the browser's own slowing is of no use: it makes up
for time that others took, too. `--busy` does not slow it, and takes the thread's own time four
times.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from playwright.sync_api import CDPSession, sync_playwright
from tests.browser.conftest import ARGUMENTS, find_chromium
from tests.browser.filmed import Course, Filmed, everything
from tests.browser.people import Saloon

from saloon.sim.service import Service

SLOWED = 4
FIRST = 1 / 4
"""Of a game has been played when we come to the table: by then much lies on it."""
SETTLED = 8
"""Seconds after which a table has rehearsed what will come (stage/Rehearsal.svelte)."""
PAUSE = 1.4
"""Seconds between two choices, about as bots take them."""
CATEGORIES = "devtools.timeline,disabled-by-default-devtools.timeline,toplevel"
TASK = "ThreadControllerImpl::RunTask"
WORK = {
    "FunctionCall", "EvaluateScript", "TimerFire", "FireAnimationFrame", "EventDispatch",
    "RunMicrotasks", "Layout", "UpdateLayoutTree", "Animation", "HitTest",
}  # fmt: skip
"""Script, style and layout; painting and putting together is left to other threads, mostly."""
MOVED, FRAME = "FireAnimationFrame", "Commit"
"""What only the page's own thread does; and how a frame ends there."""
REST = 100_000
"""Microseconds in which the thread did nothing, after which it is another frame."""
LONG = 50.0
FULL = 8.0
"""Milliseconds of script and layout that a frame should take at most."""


TABLES: dict[str, Callable[[], Course]] = {
    "everything": everything,
    "base": lambda: Course("bang", 3, 5).play(),
    "dice": lambda: Course("dice", 3, 8).play(),
    "legends": lambda: Course("legends", 3, 4).play(),
}


class Spread(NamedTuple):
    """Milliseconds: what half of all take at most, 95 of 100, and the most of all."""

    median: float
    most_of_95: float
    most: float


@dataclass(frozen=True)
class Times:
    """In milliseconds, of the browser slowed four times."""

    longest: float
    long_tasks: int
    frames: Spread
    """Script and layout of a frame."""
    full_frames: int
    """In how many of them that takes too long."""


@dataclass(frozen=True)
class Smoothness:
    seconds: float
    choices: int
    tasks: int
    frames: int
    clock: Times | None
    """As the clock has it; not where the browser was not slowed."""
    thread: Times
    """As long as the page's own thread ran."""


class Wish(NamedTuple):
    """What is measured, and how."""

    table: str = "everything"
    seconds: float = 45
    busy: bool = False
    still: bool = False
    """Without motion, everything at once."""
    keep: Path | None = None


def measure(wish: Wish) -> Smoothness:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        service = Service(Path(folder) / "data", known_deals=True)
        service.start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        try:
            saloon = Saloon(service, browser)
            person = saloon.person(still=wish.still)
            # Not in one's first games: there everything has more time.
            person.set(sounds=False, hints=False, games=9)
            course = TABLES[wish.table]()
            first = int(FIRST * len(course.choices))
            film = Filmed(person, course, first, 0, frozen=False)
            session = person.context.new_cdp_session(person.page)
            film.page.wait_for_timeout(SETTLED * 1000)
            if not wish.busy:
                session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
            choices, events = _film(film, session, wish.seconds)
        finally:
            browser.close()
            service.stop()
    if wish.keep:
        wish.keep.write_text(json.dumps(events))
    return _smoothness(events, wish, choices)


def _film(film: Filmed, session: CDPSession, seconds: float) -> tuple[int, list[Any]]:
    events: list[Any] = []
    done: list[bool] = []
    session.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    session.on("Tracing.tracingComplete", lambda _told: done.append(True))
    session.send("Tracing.start", {"categories": CATEGORIES, "transferMode": "ReportEvents"})
    begun, choices = monotonic(), 0
    while monotonic() - begun < seconds and not film.game.over:
        film.step()
        choices += 1
        film.page.wait_for_timeout(PAUSE * 1000)
    session.send("Tracing.end")
    while not done:
        film.page.wait_for_timeout(100)
    return choices, events


def _main_thread(events: list[Any]) -> list[Any]:
    """What the page's own thread did: the one that runs its animation frames."""
    counts: dict[tuple[int, int], int] = {}
    for each in events:
        if each.get("name") == MOVED:
            at = each["pid"], each["tid"]
            counts[at] = counts.get(at, 0) + 1
    if not counts:
        raise SystemExit("nothing moved: there is nothing to measure")
    page = max(counts, key=lambda at: counts[at])
    return [each for each in events if (each["pid"], each["tid"]) == page and each.get("ph") == "X"]


def _outermost(events: list[Any]) -> Iterator[Any]:
    """Work that is not part of other work."""
    end = 0.0
    for each in sorted(events, key=lambda each: (each["ts"], -each.get("dur", 0))):
        if each["ts"] >= end:
            yield each
            end = each["ts"] + each.get("dur", 0)


def _times(mine: list[Any], measured: str, times: int) -> Times:
    def ms(event: Any) -> float:
        return float(event.get(measured, 0) / 1000 * times)

    tasks = [ms(each) for each in mine if each["name"] == TASK]
    frames: list[float] = [0.0]
    end = 0.0
    for each in _outermost(
        [each for each in mine if each["name"] in WORK or each["name"] == FRAME]
    ):
        if each["name"] == FRAME or each["ts"] - end > REST:
            frames.append(0.0)
        if each["name"] != FRAME:
            frames[-1] += ms(each)
        end = each["ts"] + each.get("dur", 0)
    frames = sorted(filter(None, frames)) or [0.0]

    def within(part: float) -> float:
        return round(frames[int(len(frames) * part)], 1)

    return Times(
        round(max(tasks), 1),
        sum(task > LONG for task in tasks),
        Spread(within(0.5), within(0.95), round(frames[-1], 1)),
        sum(frame > FULL for frame in frames),
    )


def _smoothness(events: list[Any], wish: Wish, choices: int) -> Smoothness:
    mine = _main_thread(events)
    return Smoothness(
        wish.seconds,
        choices,
        sum(each["name"] == TASK for each in mine),
        sum(each["name"] == FRAME for each in mine),
        None if wish.busy else _times(mine, "dur", 1),
        _times(mine, "tdur", SLOWED if wish.busy else 1),
    )


def _told(how: str, times: Times) -> str:
    frames = times.frames
    return (
        f"{how}: the longest task {times.longest} ms, {times.long_tasks} above {LONG:.0f} ms;"
        f" script and layout of a frame: median {frames.median} ms,"
        f" 95 of 100 within {frames.most_of_95} ms, the most {frames.most} ms,"
        f" {times.full_frames} above {FULL:.0f} ms"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=45)
    parser.add_argument("--table", choices=TABLES, default="everything")
    parser.add_argument("--busy", action="store_true", help="this computer does other things, too")
    parser.add_argument("--still", action="store_true", help="without motion, everything at once")
    parser.add_argument("--keep", type=Path, help="a file for the trace")
    parser.add_argument("--json", action="store_true", help="print the numbers")
    args = parser.parse_args()
    found = measure(Wish(args.table, args.seconds, args.busy, args.still, args.keep))
    if args.json:
        json.dump(asdict(found), sys.stdout, indent=1)
        return
    print(f"{found.choices} choices in {found.seconds:.0f} s, the browser slowed {SLOWED} times:")
    print(f"{found.tasks} tasks, {found.frames} frames")
    if found.clock:
        print(_told("by the clock", found.clock))
    print(_told("as long as the thread ran", found.thread))


if __name__ == "__main__":
    main()
