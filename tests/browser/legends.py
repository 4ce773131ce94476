"""The table of Western Legends, and games that go on without a page to a wanted moment."""

from __future__ import annotations

import json
import re
import secrets
import threading
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator
from tests.browser.people import Person
from tests.browser.table import TablePage, open_table
from websockets.sync.client import connect

from saloon.games.legends.board import TOWN, ways
from saloon.table.changes import applied

View = dict[str, Any]
Ask = dict[str, Any]
Choosing = Callable[[Ask, View, int], str]
"""The text of the option wanted; nothing stops the game there."""
FAR = 12


class LegendsPage(TablePage):
    """What is special about this table: a map, a list of what can be done, scenes."""

    @property
    def entries(self) -> Locator:
        return self.board.locator("[data-act]")

    @property
    def lit(self) -> Locator:
        return self.board.locator(".cells [data-stop]")

    @property
    def scene(self) -> Locator:
        return self.board.locator(".scene")

    def figure(self, seat: int) -> Locator:
        return self.board.locator(f"[data-figure=seat-{seat}]")

    def space(self, name: str) -> Locator:
        return self.board.locator(".cells").get_by_role("button", name=re.compile(f"^{name}"))

    def text(self) -> str:
        return self.board.inner_text()


def legends_table(person: Person, name: str, **settings: Any) -> LegendsPage:
    number = new_legends(person, name, **settings)
    open_table(person, number)
    return LegendsPage(person)


def new_legends(person: Person, name: str, **settings: Any) -> str:
    wanted = {"game": "legends", "rulings": {"length": "short"}, **settings}
    return person.new_table(name, **wanted)


def steer(person: Person, table: str, choosing: Choosing) -> None:
    """The person's game goes on without a page, until nothing is chosen."""
    cookies = "; ".join(
        f"{each.get('name')}={each.get('value')}" for each in person.context.cookies()
    )
    _steer(person.saloon.address, cookies, table, choosing, threading.Event())


def steer_together(people: list[Person], table: str, choosing: Choosing) -> None:
    """The same for several people; when one has arrived, all stop."""
    done = threading.Event()
    jars = [
        "; ".join(f"{each.get('name')}={each.get('value')}" for each in one.context.cookies())
        for one in people
    ]
    address = people[0].saloon.address
    threads = [
        threading.Thread(target=_steer, args=(address, jar, table, choosing, done), daemon=True)
        for jar in jars
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
        assert not thread.is_alive(), "the wanted moment does not come"


def _steer(
    address: str, cookies: str, table: str, choosing: Choosing, done: threading.Event
) -> None:
    view: View = {}
    seat = -1
    where = address.replace("http", "ws") + f"/api/tables/{table}/socket"
    with connect(where, additional_headers={"cookie": cookies}) as socket:
        while not done.is_set():
            try:
                news = json.loads(socket.recv(timeout=0.2))
            except TimeoutError:
                continue
            if news["is"] == "welcome":
                seat = news["seat"]
            view = news.get("view") or view
            if news["is"] == "step":
                view = applied(view, news["frame"]["changes"])
            assert not view or not view["result"], "the game is over before the wanted moment"
            ask = news.get("ask")
            if not ask or not ask["options"]:
                continue
            option = choosing(ask, view, seat)
            if not option:
                done.set()
                return
            answer = {"do": "choose", "id": secrets.token_hex(8), "ask": ask["id"]}
            socket.send(json.dumps({**answer, "option": option}))


def of_verb(ask: Ask, *verbs: str) -> list[Ask]:
    return [option for option in ask["options"] if option["verb"] in verbs]


def towards(ask: Ask, view: View, seat: int, goal: str) -> str:
    """A step of the figure towards a space, or the end of the turn."""

    def distance(space: str) -> int:
        return 0 if space == goal else len(ways(space, FAR, "", []).get(goal, "x" * 99))

    moves = of_verb(ask, "move", "go")
    free = [each for each in moves if each["detail"] not in view["bandits"]]
    here = distance(view["players"][seat]["space"])
    nearer = [each for each in free if distance(each["detail"]) < here]
    if nearer:
        return str(min(nearer, key=lambda each: distance(each["detail"]))["text"])
    return str(ask["options"][-1]["text"])


def plainly(ask: Ask) -> str:
    """Money first; otherwise whatever comes first."""
    return str(ask["options"][0]["text"])


def in_town(view: View, seat: int) -> str:
    return TOWN[view["players"][seat]["space"]]
