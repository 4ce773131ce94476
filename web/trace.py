"""How smoothly the page moves: `make trace` (needs Chromium and an idle computer).

A table of eight with all boxes (`--plain`: of five with the base game) is told what happens, as a
game of bots goes; the browser is slowed four times. Told are the longest task of the page's main
thread, and script and layout in each frame. `--json` prints the numbers.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from time import monotonic
from typing import Any

from playwright.sync_api import CDPSession, sync_playwright
from tests.browser.conftest import ARGUMENTS, find_chromium
from tests.browser.filmed import Course, Filmed, everything
from tests.browser.people import Saloon

from saloon.sim.service import Service

SLOWED = 4
FIRST = 1 / 4
"""Of a game has been played when we come to the table: by then much lies on it."""
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
LONG = 50.0


@dataclass(frozen=True)
class Smoothness:
    """In milliseconds, as the slowed browser took them."""

    seconds: float
    choices: int
    tasks: int
    longest: float
    long_tasks: int
    frames: int
    median: float
    most_of_95: float
    """Script and layout of a frame: 95 of 100 frames take at most so long."""
    most: float


def measure(seconds: float, *, plain: bool = False) -> Smoothness:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        service = Service(Path(folder) / "data", known_deals=True)
        service.start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        try:
            saloon = Saloon(service, browser)
            person = saloon.person()
            person.set(sounds=False, hints=False)
            course = Course("bang", 3, 5).play() if plain else everything()
            first = int(FIRST * len(course.choices))
            film = Filmed(person, course, first, 0, frozen=False)
            session = person.context.new_cdp_session(person.page)
            film.page.wait_for_timeout(3000)
            session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
            choices, events = _film(film, session, seconds)
        finally:
            browser.close()
            service.stop()
    return _smoothness(events, seconds, choices)


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


def _smoothness(events: list[Any], seconds: float, choices: int) -> Smoothness:
    mine = _main_thread(events)
    tasks = [each.get("dur", 0) / 1000 for each in mine if each["name"] == TASK]
    frames: list[float] = [0.0]
    for each in _outermost(
        [each for each in mine if each["name"] in WORK or each["name"] == FRAME]
    ):
        if each["name"] == FRAME:
            frames.append(0.0)
        else:
            frames[-1] += each.get("dur", 0) / 1000
    frames.sort()
    return Smoothness(
        seconds,
        choices,
        len(tasks),
        round(max(tasks), 1),
        sum(task > LONG for task in tasks),
        len(frames),
        round(frames[len(frames) // 2], 2),
        round(frames[int(len(frames) * 0.95)], 2),
        round(frames[-1], 1),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=45)
    parser.add_argument("--plain", action="store_true")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found = measure(args.seconds, plain=args.plain)
    if args.json:
        json.dump(asdict(found), sys.stdout, indent=1)
        return
    print(f"{found.choices} choices in {found.seconds:.0f} s, the browser slowed {SLOWED} times")
    print(
        f"tasks: {found.tasks}, the longest {found.longest} ms, "
        f"{found.long_tasks} above {LONG:.0f} ms"
    )
    print(
        f"script and layout in {found.frames} frames: median {found.median} ms, "
        f"95 of 100 within {found.most_of_95} ms, the most {found.most} ms"
    )


if __name__ == "__main__":
    main()
