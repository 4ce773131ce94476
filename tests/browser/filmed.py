"""A table whose news come from a film: the game is played here, the page is told step by step.

The page's own time can stand still meanwhile: every moment of what it shows can be looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec
from playwright.sync_api import WebSocketRoute
from tests.browser.people import Person

import saloon
from saloon.bots import Chair, default_bot, make_bot
from saloon.games.bang.catalogue import BUILT
from saloon.kernel import Game
from saloon.table.film import Lens, films
from saloon.table.protocol import (
    Back,
    Forward,
    Frame,
    Occupant,
    SeatClock,
    Settings,
    Table,
    TableState,
    Welcome,
)
from saloon.table.sight import ask, seat_sight

Event = dict[str, Any]
NAMES = ("Zoe", "Rufus", "Hank", "Dolores", "Pearl", "Bert", "Ida", "Moss")
BEGIN = 1_800_000_000
ALL_BOXES = [name for name in BUILT if name not in ("base", "shadow-gunslingers")]


# Where things lie, once the table has measured its room.
LAYOUT = """() => {
  const board = document.querySelector('section.board')
  if (board.style.getPropertyValue('--table') !== `${board.clientWidth}px`) return null
  const things = board.querySelectorAll('.seat, .prompt, .line, .middle, .cause, .row li, .card')
  return [...things].map((each) => JSON.stringify(each.getBoundingClientRect())).join()
}"""


# A frame of the browser's own, however still the page's time stands; and a task after it.
PAINTED = """() => new Promise((done) => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => done()
  const observer = new ResizeObserver(() => (observer.disconnect(), port2.postMessage(null)))
  observer.observe(document.documentElement)
})"""


@dataclass
class Course:
    """A whole game as bots play it: what was chosen, and what happened then."""

    game: str
    seed: int
    players: int
    more: dict[str, Any] = field(default_factory=dict)
    choices: list[tuple[int, str]] = field(default_factory=list)
    steps: list[list[Event]] = field(default_factory=list)

    def new(self) -> Game:
        made = saloon.new_game(self.game, players=self.players, seed=self.seed, **self.more)
        made.listen()
        made.begin()
        return made

    def play(self) -> Course:
        game = self.new()
        bots = [make_bot(default_bot(self.game), each) for each in range(self.players)]
        chairs = [Chair(game, each) for each in range(self.players)]
        heard = len(game.listen())
        while not game.over:
            seat = game.unanswered()[0]
            option = bots[seat].choose(chairs[seat], game.options(seat))
            text = game.state.option_text(option)
            game.choose(option, seat)
            self.choices.append((seat, text))
            events = game.listen()
            self.steps.append([event.seen_by(None) for event in events[heard:]])
            heard = len(events)
        return self

    def turn(self, whose: int | None = None) -> tuple[int, int, Game]:
        """Somebody's turn in the midst of it, when much lies there: after how many choices, whose
        it is, and the game as it stands."""
        game = self.new()
        for at, (seat, option) in enumerate(self.choices):
            begun = at > len(self.choices) // 4 and game.decision.kind == "play"
            if begun and whose in (None, seat):
                return at, seat, game
            game.choose(option, seat)
        raise AssertionError("nobody has such a turn")


def everything() -> Course:
    """A game of eight with all boxes."""
    return Course("bang", 3, 8, {"modules": ALL_BOXES}).play()


def courses(game: str, players: int = 5, most: int = 60, **more: Any) -> Iterator[Course]:
    for seed in range(1, most):
        yield Course(game, seed, players, more).play()


Wanted = Callable[[list[list[Event]], int], int | None]


def find(game: str, wanted: Wanted, players: int = 5, **more: Any) -> tuple[Course, int, int]:
    """The first game in which something happens: the game, before which step, and for whom it is
    worth seeing."""
    for course in courses(game, players, **more):
        for at in range(len(course.steps)):
            seat = wanted(course.steps, at)
            if seat is not None:
                return course, at, seat
    raise AssertionError("nothing of the kind happens")


class Filmed:
    """One person's page at such a table."""

    def __init__(
        self,
        person: Person,
        course: Course,
        at: int,
        seat: int,
        *,
        clock: int = 0,
        frozen: bool = True,
        past: bool = False,
    ) -> None:
        self.person, self.page, self.seat = person, person.page, seat
        self.course, self.at = course, at
        self.game = course.new()
        for chooser, option in course.choices[:at]:
            self.game.choose(option, chooser)
        self.sight = seat_sight(seat)
        self.lens = Lens(self.game, self.sight)
        self.news = 0
        self.clock = clock
        self.frozen = frozen
        self.answers: list[str] = []
        """What the page has answered, for the test to make true."""
        self._lines: list[WebSocketRoute] = []
        self.settings = Settings(
            name="High noon",
            game=course.game,
            players=course.players,
            modules=course.more.get("modules", []),
        )
        self.table = person.new_table(
            "High noon",
            start=False,
            game=course.game,
            players=course.players,
            modules=self.settings.modules,
        )
        self.me = person.me()["id"]
        self.page.route_web_socket(
            lambda url: url.endswith("/socket") or "/socket?" in url, self._open
        )
        # What came before is nobody's business here, unless it is asked for.
        before: Any = {"view": self.lens.view, "frames": [], "viewer": seat, "open": False}
        if past:
            before = films(course.new(), course.choices[:at], [self.sight])[0]
        told = msgspec.json.encode(before).decode()
        self.page.route(
            "**/frames", lambda route: route.fulfill(body=told, content_type="application/json")
        )
        if frozen:
            self.page.clock.install(time=BEGIN)
        self.page.goto(f"{person.saloon.address}/t/{self.table}")
        if frozen:
            self.page.clock.pause_at(BEGIN + 60)
        self.page.locator("section.board").wait_for()

    # -- the line ---------------------------------------------------------------------------------

    def _open(self, line: WebSocketRoute) -> None:
        self._lines.append(line)
        line.on_message(lambda text: self._answer(line, str(text)))
        line.send(msgspec.json.encode(self.welcome()).decode())

    def _answer(self, line: WebSocketRoute, text: str) -> None:
        command = msgspec.json.decode(text)
        if command["do"] == "choose":
            self.answers.append(command["option"])
        line.send(
            msgspec.json.encode({"is": "answer", "re": command["id"], "refused": ""}).decode()
        )

    def _tell(self, news: Any) -> None:
        self._lines[-1].send(msgspec.json.encode(news).decode())

    def lose_line(self) -> None:
        """It breaks, and is opened again by the page."""
        self._lines[-1].close()

    def around(self, phase: str = "playing") -> TableState:
        seats = [
            Occupant("human", NAMES[0], self.me)
            if seat == self.seat
            else Occupant(
                "bot", NAMES[1 + (seat - self.seat - 1) % self.course.players], bot="cowhand"
            )
            for seat in range(self.course.players)
        ]
        return TableState(self.table, self.settings, phase, self.me, [*seats], [], game=1)  # type: ignore[arg-type]

    def clocks(self) -> list[SeatClock]:
        return [SeatClock(self.seat, self.clock * 1000, True)] if self.clock else []

    def welcome(self) -> Welcome:
        return Welcome(
            self.news, "film", self.me, self.seat, self.around(), self.at, self.lens.view,
            ask(self.game, self.sight), self.clocks(), [], None,
        )  # fmt: skip

    # -- what happens -----------------------------------------------------------------------------

    def step(self) -> Frame:
        """The next choice of the film is made, and the page is told."""
        chooser, option = self.course.choices[self.at]
        self.game.choose(option, chooser)
        self.at += 1
        self.news += 1
        frame = self.lens.frame(self.game, self.at)
        self._tell(Forward(self.news, frame, ask(self.game, self.sight), self.clocks()))
        if self.game.over:
            self.news += 1
            self._tell(Table(self.news, self.around("finished")))
        self.settle()
        return frame

    def back(self) -> None:
        """The last choice is taken back."""
        self.at -= 1
        self.game = self.course.new()
        for chooser, option in self.course.choices[: self.at]:
            self.game.choose(option, chooser)
        self.lens = Lens(self.game, self.sight)
        self.news += 1
        self._tell(
            Back(self.news, self.at, self.lens.view, ask(self.game, self.sight), self.clocks())
        )
        self.settle()

    def settle(self) -> None:
        """What was sent has been taken in. Where time stands still, frames are asked for by hand:
        it comes to the stage in the next."""
        for _ in range(2 if self.frozen else 0):
            self.page.evaluate(PAINTED)
        self.page.evaluate("() => new Promise((done) => queueMicrotask(() => done()))")
        self.page.wait_for_timeout(30)

    def wait_for_layout(self) -> None:
        """The page has taken in another size of the window: everything lies where it will."""
        before = None
        for _ in range(200):
            self.page.wait_for_timeout(20)
            now = self.page.evaluate(LAYOUT)
            if now is not None and now == before:
                return
            before = now
        raise AssertionError("it never comes to rest")

    def pass_time(self, ms: int) -> None:
        self.page.clock.run_for(ms)
