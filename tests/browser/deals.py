"""Tables whose first deal suits a test. The name of a table decides what is dealt there."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from typing import Any

from tests.browser.people import Person
from websockets.sync.client import connect

from saloon.sim.known_deals import seed_from_name
from saloon.table.changes import applied
from saloon.table.match import Match, setup_of
from saloon.table.protocol import Settings
from saloon.table.starting import game_options

View = dict[str, Any]
Ask = dict[str, Any]
BLUE = ("mustang", "scope", "barrel", "volcanic", "schofield", "remington", "winchester")


def table_dealing(
    wanted: Callable[[View], bool], *, name: str = "Table {}", **settings: Any
) -> str:
    """The name of a table where the host is asked first and sees what is wanted."""
    for number in range(1, 3000):
        known = Settings(name=name.format(number), **{"players": 4, **settings})
        match = Match(1, setup_of(game_options(known), seed_from_name(known)))
        if match.asked == (0,) and wanted(match.game.view(0)):
            return known.name
    raise AssertionError("no such deal among the first ones")


def my_turn(view: View) -> bool:
    return bool(view["active"] == 0 and view["step"] == "phase-2")


def holds(view: View, *kinds: str) -> bool:
    """Whether the host holds one of these cards."""
    hand = view["players"][0]["hand"]
    return any(face.split(":")[0] in kinds for face in hand)


def play_until(person: Person, table: str, stop: Callable[[Ask, View], bool]) -> bool:
    """The person's game goes on without a page, until they are asked the right thing.

    `stop` is given the question and the view. False if the game was over before.
    """
    return _play(person, table, stop) == ""


def play_out(person: Person, table: str) -> str:
    """The person's game goes on to its end without a page; returns its replay's id."""
    return _play(person, table)


def _play(person: Person, table: str, stop: Callable[[Ask, View], bool] | None = None) -> str:
    """Nothing if it has stopped. Otherwise it is over: `finished`, or where its replay is wanted,
    which the server makes in its own time, the id of that."""
    cookies = "; ".join(
        f"{each.get('name')}={each.get('value')}" for each in person.context.cookies()
    )
    address = person.saloon.address.replace("http", "ws") + f"/api/tables/{table}/socket"
    view: View = {}
    with connect(address, additional_headers={"cookie": cookies}) as socket:
        for text in socket:
            news = json.loads(text)
            if news["is"] in ("table", "welcome"):
                phase = news["table"]["phase"]
                assert phase != "broken", "an error has stopped the game"
                if stop and phase == "finished":
                    return str(phase)
                if news["table"]["replay"]:
                    return str(news["table"]["replay"])
            view = news.get("view") or view
            if news["is"] == "step":
                view = applied(view, news["frame"]["changes"])
            ask = news.get("ask")
            if ask and ask["options"]:
                if stop and stop(ask, view):
                    return ""
                option = _sensible(ask["options"])
                # Question ids begin anew with the next game, commands must not.
                command = secrets.token_hex(8)
                answer = {"do": "choose", "id": command, "ask": ask["id"], "option": option}
                socket.send(json.dumps(answer))
    raise AssertionError("the table has closed")


def _sensible(options: list[Ask]) -> str:
    """What stays in play is put down; then the last possibility, which is rarely to give up."""
    for option in options:
        if option["verb"] == "play" and str(option["card"]).split(":")[0] in BLUE:
            return str(option["text"])
    return str(options[-1]["text"])
