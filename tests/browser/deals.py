"""Tables whose first deal suits a test. The name of a table decides what is dealt there."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from tests.browser.people import Person
from websockets.sync.client import connect

from saloon.sim.known_deals import seed_from_name
from saloon.table.match import Match, setup_of
from saloon.table.protocol import Settings
from saloon.table.starting import game_options

View = dict[str, Any]
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


def play_out(person: Person, table: str) -> str:
    """The person's game goes on to its end by itself, without a page; returns its replay's id."""
    cookies = "; ".join(
        f"{each.get('name')}={each.get('value')}" for each in person.context.cookies()
    )
    address = person.saloon.address.replace("http", "ws") + f"/api/tables/{table}/socket"
    with connect(address, additional_headers={"cookie": cookies}) as socket:
        for text in socket:
            news = json.loads(text)
            if news["is"] in ("table", "welcome") and news["table"]["replay"]:
                return str(news["table"]["replay"])
            ask = news.get("ask")
            if ask and ask["options"]:
                option = ask["options"][ask["id"] % len(ask["options"])]["text"]
                answer = {"do": "choose", "id": f"c{ask['id']}", "ask": ask["id"], "option": option}
                socket.send(json.dumps(answer))
    raise AssertionError("the table has closed")
