"""People can be blocked by whom they bother, and reported to whoever runs the server."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing

import pytest
from tests.server.support import Server, running

from saloon.cli.main import main
from saloon.server.config import Config
from saloon.server.connections import NOT_ALLOWED

OPEN = {"pace": "none", "access": "open"}


async def test_whom_a_host_blocks_does_not_come_to_the_table(server: Server) -> None:
    ann, bob, eve = await server.somebody(), await server.somebody(), await server.somebody()
    table = await ann.new_table(settings=OPEN)
    hers, his = await eve.open(table), await bob.open(table)
    for socket in (hers, his):
        await socket.hear_until("welcome")
    pest = (await eve.arrive())["id"]
    await ann.post("/api/me/blocks", {"person": pest}, 204)
    closed = await hers.hear_the_end()
    assert (closed.code, closed.reason) == (NOT_ALLOWED, "blocked")
    assert (await (await eve.open(table)).hear_the_end()).reason == "blocked"
    assert (await his.do("ping"))["refused"] == ""
    assert [person["id"] for person in (await ann.arrive())["blocked"]] == [pest]
    # Neither meets the other's tables in the list; others do.
    other = await eve.new_table(settings=OPEN)
    await server.app.desk.shelf.flush()
    listed = {
        name: {card["id"] for card in await someone.get("/api/tables")}
        for name, someone in (("ann", ann), ("bob", bob), ("eve", eve))
    }
    assert listed == {"ann": {table}, "bob": {table, other}, "eve": {other}}
    await ann.http.delete(f"/api/me/blocks/{pest}")
    assert (await ann.arrive())["blocked"] == []
    await (await eve.open(table)).hear_until("welcome")


async def test_a_seat_is_not_lost_by_being_blocked(server: Server) -> None:
    """Blocking is no way to win a game."""
    ann, eve = await server.somebody(), await server.somebody()
    table = await ann.new_table()
    hers = await eve.open(table)
    await hers.do("sit")
    await ann.post("/api/me/blocks", {"person": (await eve.arrive())["id"]}, 204)
    assert (await hers.do("ping"))["refused"] == ""
    await (await eve.open(table)).hear_until("welcome")


async def test_blocks_last(stored: Config) -> None:
    async with running(stored) as server:
        ann, eve = await server.somebody(), await server.somebody()
        await eve.send("PATCH", "/api/me", {"name": "Eve"})
        me = await ann.arrive()
        for _ in range(2):
            await ann.post("/api/me/blocks", {"person": (await eve.arrive())["id"]}, 204)
        cookie = ann.cookie
        table = await ann.new_table()
        trouble = eve.cookie
    async with running(stored) as server:
        ann, eve = server.stranger(), server.stranger()
        ann.http.cookies["saloon"], eve.http.cookies["saloon"] = cookie, trouble
        assert (await (await eve.open(table)).hear_the_end()).reason == "blocked"
        back = await ann.arrive()
        assert (back["id"], [each["name"] for each in back["blocked"]]) == (me["id"], ["Eve"])
        assert (await ann.get("/api/me/export"))["blocked"] == ["Eve"]
        # Who is forgotten is forgotten here, too.
        assert (await eve.http.delete("/api/me")).status_code == 204
        assert (await ann.arrive())["blocked"] == []


async def test_who_cannot_be_blocked_or_reported(server: Server) -> None:
    ann = await server.somebody()
    me = (await ann.arrive())["id"]
    assert (await ann.post("/api/me/blocks", {"person": me}, 400))["error"] == "yourself"
    for person in ("nobody", "\0", "x" * 40, "\U0001f920"):
        body = {"person": person}
        assert (await ann.post("/api/me/blocks", body, 404))["error"] == "unknown-person"
        about = body | {"table": "nowhere", "text": "rude"}
        assert (await ann.post("/api/reports", about, 404))["error"] == "unknown-person"
    assert await ann.post("/api/reports", {"person": me, "table": "x", "text": ""}, 400)
    assert (await ann.arrive())["blocked"] == []
    await server.stranger().post("/api/me/blocks", {"person": me}, 401)


async def test_a_report_comes_with_what_was_said(server: Server, config: Config) -> None:
    ann, eve = await server.somebody(), await server.somebody()
    await eve.send("PATCH", "/api/me", {"name": "Eve"})
    table = await ann.new_table()
    hers = await ann.open(table)
    await hers.do("say", text="please be kind")
    theirs = await eve.open(table)
    await theirs.do("say", text="something nasty")
    person = (await eve.arrive())["id"]
    told = await ann.post("/api/reports", {"person": person, "table": table, "text": "Nasty."})
    with closing(sqlite3.connect(config.data / "saloon.sqlite")) as database:
        database.row_factory = sqlite3.Row
        (row,) = database.execute("select * from reports").fetchall()
    assert row["id"] == told["id"]
    assert (row["person"], row["name"], row["table_id"]) == (person, "Eve", table)
    assert (row["text"], row["public"]) == ("Nasty.", (await ann.arrive())["id"])
    assert [each["text"] for each in json.loads(row["said"])] == ["something nasty"]
    # Nothing about it goes to who was reported.
    assert "Nasty." not in json.dumps(await eve.get("/api/me/export"))


async def test_whoever_runs_the_server_can_list_what_was_reported(
    config: Config, capsys: pytest.CaptureFixture[str]
) -> None:
    place = ["--data", str(config.data)]
    assert await asyncio.to_thread(main, ["reports", *place]) == 2
    assert "there is no database" in capsys.readouterr().err
    async with running(config) as server:
        assert await asyncio.to_thread(main, ["reports", *place]) == 0
        assert "Nobody has reported anything." in capsys.readouterr().out
        ann, eve = await server.somebody(), await server.somebody()
        await eve.send("PATCH", "/api/me", {"name": "Eve"})
        table = await ann.new_table()
        await (await eve.open(table)).do("say", text="something nasty")
        person, me = (await eve.arrive())["id"], (await ann.arrive())["id"]
        about = {"person": person, "table": table, "text": "Nasty.\n\x1b[2JTruly."}
        await ann.post("/api/reports", about)
        problem = {"text": "The dice are loaded.", "table": table, "step": 0, "page": "/t"}
        await ann.post("/api/problems", problem)
        # While the server runs.
        assert await asyncio.to_thread(main, ["reports", *place]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert lines[0].endswith(f"UTC  Eve ({person}) at table {table}, by {me}")
        assert lines[1:4] == ["    Nasty.", "    \ufffd[2JTruly.", "    said: something nasty"]
        assert lines[4].endswith(f"a problem at table {table}, step 0, by {me}")
        assert lines[5:] == ["    The dice are loaded."]
        assert await asyncio.to_thread(main, ["reports", "--json", *place]) == 0
        told = json.loads(capsys.readouterr().out)
        assert [(each["kind"], each["by"]) for each in told] == [("person", me), ("problem", me)]
        assert all("record" not in each for each in told), "it shows every card"
