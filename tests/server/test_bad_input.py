"""Bad input: refused with a clear reason, and nothing has changed."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from tests.server.support import FOUR_BOTS, Server, Socket, Someone, running
from websockets.exceptions import InvalidStatus

from saloon.server.config import UNLIMITED, Config, Rate
from saloon.server.connections import (
    COME_BACK,
    MALFORMED,
    NO_IDENTITY,
    NO_TABLE,
    NOT_ALLOWED,
    TOO_MANY,
    TOO_SLOW,
    Connection,
)
from saloon.table.protocol import Person


class Desk:
    """A person at a table where a game runs, asked something."""

    def __init__(self, server: Server, ann: Someone, table: str, socket: Socket) -> None:
        self.server, self.ann, self.table, self.socket = server, ann, table, socket

    async def log(self) -> list[Any]:
        return await self.server.app.desk.store.log_of(self.table)

    @property
    def question(self) -> Any:
        return next(each["ask"] for each in reversed(self.socket.heard) if each.get("ask"))


@pytest.fixture
async def asked(server: Server) -> Desk:
    ann = await server.somebody()
    table = (await ann.post("/api/tables", FOUR_BOTS))["id"]
    socket = await ann.open(table)
    await socket.asked()
    return Desk(server, ann, table, socket)


# -- over the socket ------------------------------------------------------------------------------


async def refused(desk: Desk, socket: Socket, do: str, **facts: Any) -> str:
    """The code of a refusal that has changed nothing."""
    before = await desk.log()
    answer = await socket.do(do, **facts)
    assert await desk.log() == before
    return str(answer["refused"])


async def test_a_stale_question(asked: Desk) -> None:
    option = asked.question["options"][0]["text"]
    stale = asked.question["id"] + 1000
    assert await refused(asked, asked.socket, "choose", ask=stale, option=option) == "stale"


async def test_an_illegal_option(asked: Desk) -> None:
    ask = asked.question["id"]
    for option in ("play bang:ace-of-nothing", "dance", "play", "\0", "'; DROP TABLE entries"):
        code = await refused(asked, asked.socket, "choose", ask=ask, option=option)
        assert code == "illegal"


async def test_somebody_else_cannot_answer(asked: Desk) -> None:
    bob = await asked.server.somebody()
    his = await bob.open(asked.table)
    await his.hear_until("welcome")
    ask, option = asked.question["id"], asked.question["options"][0]["text"]
    assert await refused(asked, his, "choose", ask=ask, option=option) == "no-seat"
    for command in ("end", "start"):
        assert await refused(asked, his, command) == "not-host"
    assert await refused(asked, his, "remove", seat=0) == "not-host"
    assert await refused(asked, his, "sit", seat=0) == "taken"


async def test_a_seat_that_is_not_there(asked: Desk) -> None:
    assert await refused(asked, asked.socket, "reasons", seat=31) == "no-such-seat"
    assert await refused(asked, asked.socket, "remove", seat=0) == "yourself"


MALFORMED_MESSAGES: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    '"choose"',
    '{"do":"choose"}',
    '{"do":"shoot","id":"1"}',
    '{"do":"undo"}',
    '{"do":"undo","id":""}',
    '{"do":"undo","id":7}',
    '{"do":"undo","id":"1","as":"somebody else"}',
    '{"do":"choose","id":"1","ask":"0","option":"pass"}',
    '{"do":"choose","id":"1","ask":0,"option":""}',
    '{"do":"sit","id":"1","seat":-1}',
    '{"do":"say","id":"1","text":"' + "x" * 401 + '"}',
    '{"do":"setup","id":"1","settings":{"players":900}}',
    "[" * 5000,
    '{"do":"say","id":"1","text":"\\ud800"}',
    b"\xff\xfe",
]


async def test_malformed_messages(asked: Desk) -> None:
    before = await asked.log()
    for message in MALFORMED_MESSAGES:
        await asked.socket.connection.send(message)
        answer = await asked.socket.hear_until("answer")
        assert answer["refused"] == "malformed", message
        assert answer["facts"]["message"]
    assert await asked.log() == before
    assert (await asked.socket.do("reasons", seat=0))["refused"] == ""


async def test_a_malformed_message_is_answered_by_its_id(asked: Desk) -> None:
    await asked.socket.connection.send('{"do":"undo","id":"mine","more":1}')
    answer = await asked.socket.hear_until("answer")
    assert (answer["re"], answer["refused"]) == ("mine", "malformed")


async def test_who_sends_only_nonsense_is_sent_away(asked: Desk) -> None:
    for _ in range(30):
        await asked.socket.connection.send("?")
    assert (await asked.socket.hear_the_end()).code == MALFORMED


async def test_an_oversized_message_ends_the_socket(asked: Desk) -> None:
    before = await asked.log()
    await asked.socket.connection.send(json.dumps({"do": "say", "id": "1", "text": "x" * 20_000}))
    assert (await asked.socket.hear_the_end()).code == 1009
    assert await asked.log() == before


async def test_who_talks_too_much_is_refused(config: Config) -> None:
    limits = replace(UNLIMITED, chat=Rate(2, 0))
    async with running(replace(config, limits=limits)) as server:
        ann = await server.somebody()
        socket = await ann.open(await ann.new_table())
        told = [(await socket.do("say", text=f"{n}"))["refused"] for n in range(4)]
        assert told == ["", "", "too-fast", "too-fast"]
        assert (await socket.do("ping"))["refused"] == ""


# -- the way to the socket ------------------------------------------------------------------------


async def end_of(someone: Someone, table: str, **headers: str) -> tuple[int, str]:
    closed = await (await someone.open(table, **headers)).hear_the_end()
    return closed.code, closed.reason


async def test_without_an_identity_there_is_no_socket(asked: Desk) -> None:
    stranger = asked.server.stranger()
    assert await end_of(stranger, asked.table) == (NO_IDENTITY, "no-identity")
    plain, _, mark = asked.ann.cookie.rpartition(".")
    forged = f"{plain}.{'0' if mark[0] != '0' else '1'}{mark[1:]}"
    assert (await end_of(stranger, asked.table, cookie=f"saloon={forged}"))[0] == NO_IDENTITY


async def test_an_unknown_table(server: Server) -> None:
    ann = await server.somebody()
    for table in ("nowhere", "x" * 60, "%00", "a%20b", "%F0%9F%A4%A0"):
        assert (await end_of(ann, table))[0] == NO_TABLE
        assert (await ann.get(f"/api/tables/{table}", 404))["error"] == "unknown-table"


async def test_a_page_of_somebody_else_gets_no_socket(asked: Desk) -> None:
    with pytest.raises(InvalidStatus) as refused:
        await asked.ann.open(asked.table, origin="https://elsewhere.example")
    assert refused.value.response.status_code == 403
    # One of our own does.
    socket = await asked.ann.open(asked.table, origin=asked.server.address)
    assert (await socket.hear())["is"] == "welcome"


async def test_listed_origins_may_come_in(config: Config) -> None:
    async with running(replace(config, origins=("https://saloon.example",))) as server:
        ann = await server.somebody()
        socket = await ann.open(await ann.new_table(), origin="https://saloon.example")
        assert (await socket.hear())["is"] == "welcome"


async def test_a_table_with_a_password(server: Server) -> None:
    ann, bob = await server.somebody(), await server.somebody()
    settings = {"pace": "none", "access": "password", "password": "silver dollar"}
    table = await ann.new_table(settings=settings)
    assert not (await ann.get(f"/api/tables/{table}"))["locked"]
    card = await bob.get(f"/api/tables/{table}")
    assert card["locked"]
    assert "silver" not in str(card)
    assert await end_of(bob, table) == (NOT_ALLOWED, "locked")
    path = f"/api/tables/{table}/enter"
    assert (await bob.post(path, {"password": "gold"}, 403))["error"] == "wrong-password"
    await bob.post(path, {"password": "silver dollar"}, 204)
    his = await bob.open(table)
    welcome = await his.hear()
    assert "silver" not in str(welcome)
    assert not (await bob.get(f"/api/tables/{table}"))["locked"]
    # Another password: everybody who has no seat is asked again.
    hers = await ann.open(table)
    await hers.do("setup", settings={**settings, "password": "gold nugget"})
    await server.app.desk.shelf.flush()
    assert await end_of(bob, table) == (NOT_ALLOWED, "locked")


async def test_a_password_is_not_written_down_as_it_was_given(server: Server) -> None:
    ann, bob = await server.somebody(), await server.somebody()
    settings = {"pace": "none", "access": "password", "password": "silver dollar"}
    table = await ann.new_table(settings=settings)
    path = f"/api/tables/{table}/enter"
    await bob.post(path, {"password": "silver dollar"}, 204)
    hers, his = await ann.open(table), await bob.open(table)
    await his.hear_until("welcome")
    # The same again, or none: nobody is asked anew.
    for again in (settings, settings | {"password": ""}):
        assert (await hers.do("setup", settings=again))["refused"] == ""
    assert (await his.do("ping"))["refused"] == ""
    log = await server.app.desk.store.log_of(table)
    kept = {each["settings"]["password"] for each in log if "settings" in each}
    assert len(kept) == 1
    assert (await hers.do("setup", settings=settings | {"password": "gold nugget"}))[
        "refused"
    ] == ""
    assert (await his.hear_the_end()).reason == "locked"
    log = await server.app.desk.store.log_of(table)
    assert "silver" not in str(log)
    assert "gold" not in str(log)
    for password, status in (("silver dollar", 403), (log[-1]["settings"]["password"], 403)):
        await bob.post(path, {"password": password}, status)
    await bob.post(path, {"password": "gold nugget"}, 204)
    # A guest's settings are refused, whatever is in them.
    his = await bob.open(table)
    assert (await his.do("setup", settings=settings))["refused"] == "not-host"


async def test_who_may_not_watch_any_longer_has_to_go(server: Server) -> None:
    ann, bob, eve = await server.somebody(), await server.somebody(), await server.somebody()
    table = await ann.new_table()
    hers, his, others = await ann.open(table), await bob.open(table), await eve.open(table)
    for socket in (hers, his, others):
        await socket.hear_until("welcome")
    await his.do("sit")
    settings = (await hers.hear_until("table"))["table"]["settings"]
    locked = settings | {"access": "password", "password": "tumbleweed"}
    assert (await hers.do("setup", settings=locked))["refused"] == ""
    end = await others.hear_the_end()
    assert (end.code, end.reason) == (NOT_ALLOWED, "locked")
    assert (await his.do("say", text="still here"))["refused"] == ""


async def test_a_table_without_spectators(server: Server) -> None:
    ann, bob = await server.somebody(), await server.somebody()
    settings = {"pace": "relaxed", "spectators": False}
    table = await ann.new_table(settings=settings, start=True)
    assert await end_of(bob, table) == (NOT_ALLOWED, "no-spectators")
    refusal = await bob.get(f"/api/tables/{table}/frames", 403)
    assert refusal["error"] == "not-allowed"


async def test_too_many_sockets(config: Config) -> None:
    limits = replace(UNLIMITED, sockets=2)
    async with running(replace(config, limits=limits)) as server:
        ann = await server.somebody()
        table = await ann.new_table()
        for _ in range(2):
            await (await ann.open(table)).hear()
        assert await end_of(ann, table) == (TOO_MANY, "too-many")


class SlowLine:
    """A client that takes so many messages, and no more until it is told."""

    def __init__(self, takes: int) -> None:
        self.disconnected = False
        self.takes = takes
        self.heard: list[bytes] = []
        self.closed: list[tuple[int, str]] = []

    def say(self, text: bytes) -> bool:
        if len(self.heard) >= self.takes:
            return False
        self.heard.append(text)
        return True

    def part(self, code: int, reason: str) -> None:
        self.closed.append((code, reason))


def test_a_slow_client_is_sent_away_and_holds_up_nobody() -> None:
    line = SlowLine(takes=0)
    connection = Connection(Person("p", "Ann"), line, 3)
    assert [connection.push(b"%d" % n) for n in range(4)] == [True, True, True, False]
    assert line.heard == []
    assert line.closed[0][0] == TOO_SLOW


def test_a_client_that_was_slow_hears_everything_in_order_and_then_the_goodbye() -> None:
    line = SlowLine(takes=1)
    connection = Connection(Person("p", "Ann"), line, 3)
    assert [connection.push(b"%d" % n) for n in range(3)] == [True] * 3
    connection.end(COME_BACK, "come back")
    assert (line.heard, connection.waiting, line.closed) == ([b"0"], 2, [])
    line.takes = 2
    connection.go_on()
    assert (line.heard, connection.waiting, line.closed) == ([b"0", b"1"], 1, [])
    line.takes = 9
    connection.go_on()
    assert (line.heard, line.closed) == ([b"0", b"1", b"2"], [(COME_BACK, "come back")])


# -- over HTTP ------------------------------------------------------------------------------------


NEW_TABLES: list[tuple[Any, int, str]] = [
    ({"settings": {"game": "chess"}}, 422, ""),
    ({"settings": {"game": "western-legends"}}, 422, ""),
    ({"settings": {"players": 3}}, 422, "BB-SETUP-01"),
    ({"settings": {"modules": ["moon-landing"]}}, 422, ""),
    ({"settings": {"edition": "none"}}, 422, ""),
    ({"settings": {"rulings": {"panic-self-target": "maybe"}}}, 422, "ED-04"),
    ({"settings": {}, "bots": ["genius"]}, 422, ""),
    ({"settings": {}, "bots": ["random"] * 9}, 422, ""),
    ({"settings": {"access": "password"}}, 422, ""),
    ({"settings": {"players": 500}}, 400, ""),
    ({"settings": {"name": "\u202e"}}, 400, ""),
    ({"settings": {"owner": "me"}}, 400, ""),
    ({"settings": {}, "seed": 1}, 400, ""),
    ({}, 400, ""),
    ([], 400, ""),
]


async def test_tables_that_cannot_be(server: Server) -> None:
    ann = await server.somebody()
    for body, status, rule in NEW_TABLES:
        error = await ann.post("/api/tables", body, status)
        assert set(error) == {"error", "message", "rule"}
        assert error["message"]
        assert error["rule"] == rule
    assert (await ann.arrive())["tables"] == []


async def test_bodies_that_are_no_bodies(server: Server) -> None:
    ann = await server.somebody()
    for content in (b"", b"{", b"\xff", b"[" * 10_000):
        answer = await ann.http.patch(
            "/api/me", content=content, headers={"content-type": "application/json"}
        )
        assert answer.status_code == 400
        assert answer.json()["error"] == "bad-request"
    answer = await ann.http.patch("/api/me", content=b"x" * 100_000)
    assert answer.status_code == 413
    assert answer.json()["error"] == "too-large"


async def test_who_is_nobody_can_look_but_not_touch(server: Server) -> None:
    nobody = server.stranger()
    for path in ("/api/games", "/api/games/bang/pieces", "/api/tables", "/api/health"):
        await nobody.get(path)
    for method, path, body in (
        ("PATCH", "/api/me", {"name": "Ann"}),
        ("DELETE", "/api/me", None),
        ("GET", "/api/me/export", None),
        ("POST", "/api/tables", FOUR_BOTS),
        ("GET", "/api/replays", None),
        ("POST", "/api/replays", {}),
        ("POST", "/api/tables/abc/enter", {"password": "x"}),
        ("GET", "/api/tables/abc/frames", None),
    ):
        assert (await nobody.send(method, path, body, 401))["error"] == "no-identity"


async def test_pages_of_others_cannot_act_for_somebody(server: Server) -> None:
    ann = await server.somebody()
    for headers in (
        {"origin": "https://elsewhere.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site", "origin": server.address},
    ):
        answer = await ann.http.post("/api/tables", json=FOUR_BOTS, headers=headers)
        assert answer.status_code == 403
        assert answer.json()["error"] == "wrong-origin"
    assert (await ann.arrive())["tables"] == []
    own = {"origin": server.address, "sec-fetch-site": "same-origin"}
    assert (await ann.http.post("/api/tables", json=FOUR_BOTS, headers=own)).is_success


async def test_a_page_with_another_scheme_is_another_page(server: Server) -> None:
    """Whoever can change what plain HTTP brings must not speak for the page that came by TLS."""
    ann = await server.somebody()
    table = await ann.new_table()
    host = server.address.removeprefix("http://")
    plain, secret = {"origin": f"http://{host}"}, {"origin": f"https://{host}"}
    by_tls = {"x-forwarded-proto": "https"}
    for headers, status in (
        (plain, 201),
        (secret, 403),
        (plain | by_tls, 403),
        (secret | by_tls, 201),
    ):
        answer = await ann.http.post("/api/tables", json=FOUR_BOTS, headers=headers)
        assert answer.status_code == status, headers
        if status == 201:
            socket = await ann.open(table, **headers)
            assert (await socket.hear())["is"] == "welcome"
        else:
            with pytest.raises(InvalidStatus):
                await ann.open(table, **headers)


async def test_only_one_place_describes_the_api(config: Config) -> None:
    config.static.mkdir()
    (config.static / "index.html").write_text("the page")
    async with running(config) as server:
        nobody = server.stranger()
        assert "/api/me" in (await nobody.get("/api/schema"))["paths"]
        for path in ("/schema", "/schema/", "/schema/swagger", "/schema/elements", "/docs"):
            assert (await nobody.http.get(path)).text == "the page"
        for path in ("/schema/openapi.json", "/schema/openapi.yaml", "/openapi.json"):
            await nobody.get(path, 404)


async def test_what_is_not_there(server: Server) -> None:
    ann = await server.somebody()
    for path, code in (
        ("/api/nothing", "not-found"),
        ("/api/games/chess/pieces", "unknown-game"),
        ("/api/tables/nowhere", "unknown-table"),
        ("/api/tables/nowhere/frames", "unknown-table"),
        ("/api/replays/never", "unknown-replay"),
        ("/api/replays/never/film", "unknown-replay"),
        ("/api/replays/never/record", "unknown-replay"),
        ("/api/replays/%00/film", "unknown-replay"),
    ):
        assert (await ann.get(path, 404))["error"] == code
    assert (await ann.send("PUT", "/api/me", {}, 405))["error"] == "bad-method"
    lobby = await ann.new_table()
    assert (await ann.get(f"/api/tables/{lobby}/frames", 404))["error"] == "no-game"


async def test_requests_too_fast(config: Config) -> None:
    limits = replace(UNLIMITED, tables=Rate(1, 0), problems=Rate(1, 0), guests=Rate(1, 0))
    async with running(replace(config, limits=limits)) as server:
        ann = await server.somebody()
        await ann.new_table()
        assert (await ann.post("/api/tables", FOUR_BOTS, 429))["error"] == "too-fast"
        await ann.post("/api/problems", {"text": "x"})
        await ann.post("/api/problems", {"text": "x"}, 429)
        assert (await server.stranger().http.get("/api/me")).status_code == 429
