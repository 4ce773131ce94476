"""Pages, headers, descriptions and numbers: what is not about one table or one person."""

from __future__ import annotations

import gzip
import json
import logging
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.server.support import FOUR_BOTS, Server, running

from saloon.games.bang.catalogue import BUILT
from saloon.kernel import Record
from saloon.server import network
from saloon.server.client import FOREVER, Client
from saloon.server.config import Config, ConfigError, configure
from saloon.server.logs import JsonLines
from saloon.server.metrics import Metrics


@pytest.fixture
def page(config: Config) -> Path:
    """A built client."""
    (config.static / "assets").mkdir(parents=True)
    (config.static / "index.html").write_text("<!doctype html><title>Saloon</title>")
    (config.static / "assets" / "app-1a2b.js").write_text("console.log('howdy')\n" * 100)
    (config.static.parent / "secret.txt").write_text("nobody's business")
    return config.static


async def test_without_a_built_page_the_server_says_so(server: Server) -> None:
    answer = await server.stranger().http.get("/")
    assert answer.status_code == 503
    assert "make run" in answer.text


async def test_the_page_and_its_files(page: Path, server: Server) -> None:
    ann = server.stranger()
    for path in ("/", "/table/abc", "/replay/xyz/12"):
        answer = await ann.http.get(path)
        assert answer.status_code == 200
        assert "<title>Saloon</title>" in answer.text
        assert answer.headers["cache-control"] == "no-cache"
    script = await ann.http.get("/assets/app-1a2b.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert script.headers["cache-control"] == FOREVER
    assert script.headers["content-encoding"] == "gzip"
    assert script.text.startswith("console.log")
    plain = await ann.http.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    again = await ann.http.get(
        "/", headers={"if-none-match": (await ann.http.get("/")).headers["etag"]}
    )
    assert again.status_code == 304
    missing = await ann.http.get("/assets/gone.js")
    assert missing.status_code == 404
    (page / "index.html").write_text("<title>New</title>")
    assert "New" in (await ann.http.get("/")).text


@pytest.mark.parametrize(
    "path", ["../secret.txt", "assets/../../secret.txt", "/../secret.txt", ".hidden", "a/\0b"]
)
def test_nothing_outside_the_page_is_served(page: Path, path: str) -> None:
    assert Client(page).asset(path) is None


async def test_headers_keep_others_out(page: Path, server: Server) -> None:
    ann = server.stranger()
    for path in ("/", "/api/games", "/api/nothing", "/assets/gone.js"):
        headers = (await ann.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "unsafe-eval" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers
    assert (await ann.http.get("/api/me")).headers["cache-control"] == "no-store"


async def test_the_games_are_told_from_the_catalogue(server: Server) -> None:
    ann = server.stranger()
    bang, dice, legends = await ann.get("/api/games")
    boxes = {module["id"]: module for module in bang["modules"]}
    assert boxes["dodge-city"]["players"] == [3, 8]
    assert boxes["base"]["players"] == []
    assert bang["players"] == [4, 5, 6, 7]
    assert bang["built"]
    assert dice["built"]
    assert legends["built"]
    assert legends["players"] == [2, 3, 4, 5, 6]
    assert [each["id"] for each in dice["modules"] if each["needs"]] == ["duels"]
    assert {each["id"] for each in bang["modules"] if each["built"]} == set(BUILT)
    base = next(each for each in bang["modules"] if each["id"] == "base")
    assert (base["cards"], base["characters"], base["players"]) == (80, 16, [])
    dodge_city = next(each for each in bang["modules"] if each["id"] == "dodge-city")
    assert dodge_city["players"] == [3, 8]
    ruling = next(each for each in bang["rulings"] if each["id"] == "cat-balou-self-target")
    assert ruling["editions"] == {"dynamite-box": True, "hu-compendium": False}
    (three,) = dice["rulings"]
    assert (three["id"], three["rule"]) == ("nobody-left-of-three", "DG-THREE-15")
    assert (three["values"], three["editions"]) == (["nobody", "outlaw"], {})
    pieces = (await ann.get("/api/games/bang/pieces"))["pieces"]
    found = {(each["group"], each["id"]): each for each in pieces}
    assert len(found) == len(pieces)
    assert found["card", "winchester"]["range"] == 5
    assert found["character", "paul-regret"]["life"] == 3
    assert ("role", "deputy") in found
    cards = [each for each in pieces if each["group"] == "card"]
    copies = [text for each in cards for text in each["copies"]]
    assert len(copies) == len(set(copies)) == sum(each["cards"] for each in bang["modules"])


async def test_open_tables_are_listed_and_others_are_not(server: Server) -> None:
    ann, bob = await server.somebody(), await server.somebody()
    listed = await ann.new_table(settings={"access": "open", "name": "High Noon"})
    linked = await ann.new_table()
    assert [each["id"] for each in await bob.get("/api/tables")] == [listed]
    hers = {each["id"]: each for each in await ann.get("/api/tables")}
    assert set(hers) == {listed, linked}
    assert hers[listed]["name"] == "High Noon"
    assert hers[listed]["mine"]
    # The same from storage, once the table has left the memory.
    before = await bob.get("/api/tables")
    await server.app.desk.hall.drop(listed)
    assert await bob.get("/api/tables") == before
    assert (await bob.get(f"/api/tables/{linked}"))["id"] == linked


async def test_films_and_records(server: Server) -> None:
    ann, bob = await server.somebody(), await server.somebody()
    socket = await ann.open((await ann.post("/api/tables", FOUR_BOTS))["id"])
    replay = (await socket.play())["table"]["replay"]
    card = await bob.get(f"/api/replays/{replay}")
    open_film = await bob.get(f"/api/replays/{replay}/film?view=open")
    assert open_film["open"]
    assert open_film["frames"][-1]["step"] == card["steps"]
    seat_film = await bob.get(f"/api/replays/{replay}/film?view=2")
    assert (seat_film["viewer"], seat_film["open"]) == (2, False)
    assert (await bob.get(f"/api/replays/{replay}/film"))["viewer"] is None
    assert (await bob.get(f"/api/replays/{replay}/film?view=7", 404))["error"] == "unknown-seat"
    assert (await bob.get(f"/api/replays/{replay}/film?view=all", 400))["error"] == "bad-view"
    assert await bob.get("/api/replays") == []
    # Somebody else can bring the record, and gets the same films.
    record = await bob.get(f"/api/replays/{replay}/record")
    brought = await bob.post("/api/replays", record)
    assert brought["steps"] == card["steps"]
    assert await bob.get(f"/api/replays/{brought['id']}/film?view=2") == seat_film
    assert [each["id"] for each in await bob.get("/api/replays")] == [brought["id"]]
    spoiled: list[Any] = [
        {**record, "choices": record["choices"][:-1]},
        {**record, "choices": ["0 fly"]},
        {**record, "result": None},
        {**record, "setup": {**record["setup"], "players": 10**9}},
        {**record, "setup": {**record["setup"], "rulings": 7}},
        {**record, "format": 99},
        {},
        [],
        "howdy",
    ]
    for each in spoiled:
        assert (await bob.post("/api/replays", each, 422))["error"] == "impossible"
    too_large = {**record, "more": "x" * 3_000_000}
    assert (await bob.post("/api/replays", too_large, 413))["error"] == "too-large"


async def test_a_running_game_is_filmed_as_its_viewer_sees_it(server: Server) -> None:
    ann, bob = await server.somebody(), await server.somebody()
    table = await ann.new_table(settings={"pace": "relaxed"}, start=True)
    hers = await ann.get(f"/api/tables/{table}/frames")
    his = await bob.get(f"/api/tables/{table}/frames")
    assert (hers["viewer"], his["viewer"]) == (0, None)
    assert not hers["open"]
    assert hers["view"] != his["view"]


async def test_problems_are_kept(server: Server) -> None:
    ann = await server.somebody()
    report = {"text": "a \0 horse", "table": "abc", "step": 2**40}
    assert (await ann.post("/api/problems", report))["id"]
    assert (await ann.get("/api/me/export"))["problems"][0]["text"] == "a  horse"


async def test_a_problem_at_a_table_keeps_the_record_and_gives_it_to_nobody(
    server: Server, config: Config
) -> None:
    ann = await server.somebody()
    table = await ann.new_table(start=True)
    await ann.post("/api/problems", {"text": "odd", "table": table, "step": 1})
    with closing(sqlite3.connect(config.data / "saloon.sqlite")) as database:
        (text,) = database.execute("select record from problems").fetchone()
    assert Record.from_json(text).setup.game == "bang"
    assert "record" not in (await ann.get("/api/me/export"))["problems"][0]


async def test_health_and_metrics(server: Server) -> None:
    ann = await server.somebody()
    assert (await ann.get("/api/health"))["ok"]
    socket = await ann.open(await ann.new_table())
    await socket.do("say", text="counted")
    await socket.do("undo")
    text = (await ann.http.get("/metrics")).text
    for line in (
        'saloon_commands_total{command="say"} 1',
        'saloon_refusals_total{code="no-game"} 1',
        "saloon_tables 1",
        "saloon_people 1",
        "saloon_command_seconds_count 2",
    ):
        assert f"{line}.0" in text.splitlines()
    await server.app.stop()
    assert (await ann.get("/api/health", 503))["error"] == "stopping"


async def test_what_waits_and_who_comes_back_is_counted(server: Server) -> None:
    ann, bob = await server.somebody(), await server.somebody()
    table = await ann.new_table()
    hers, his = await ann.open(table), await bob.open(table)
    await his.hear_until("welcome")
    await his.close()
    await hers.hear_until("table")
    await (await bob.open(table)).hear_until("welcome")
    text = (await ann.http.get("/metrics")).text
    for line in (
        "saloon_connects_total 3",
        "saloon_enter_seconds_count 3",
        "saloon_absence_seconds_count 1",
        "saloon_jobs_waiting 0",
        "saloon_messages_waiting 0",
        "saloon_messages_waiting_most 0",
        "saloon_films_waiting 0",
    ):
        assert f"{line}.0" in text.splitlines()
    assert "saloon_writings_waiting" in text


def test_each_server_counts_for_itself() -> None:
    one, other = Metrics(), Metrics()
    one.commands.add("say", by=2)
    one.latency.add(0.002)
    one.gauge("saloon_guests", "Here now.", lambda: 3)
    assert 'saloon_commands_total{command="say"} 2.0' in one.text().splitlines()
    assert 'saloon_command_seconds_bucket{le="0.0025"} 1.0' in one.text().splitlines()
    assert "saloon_guests 3.0" in one.text().splitlines()
    assert "say" not in other.text()
    assert "_created" not in one.text()


def test_logs_have_no_room_for_cards() -> None:
    """An error of the rules may name a card; the log says only where it was."""
    try:
        raise ValueError("seat 3 holds bang:5d")
    except ValueError as error:
        info = (type(error), error, error.__traceback__)
    record = logging.LogRecord("saloon.x", logging.ERROR, "", 1, "table broken", None, info)
    record.facts = {"table": "abc"}
    line = json.loads(JsonLines().format(record))
    assert line["table"] == "abc"
    assert line["error"]["kind"] == "ValueError"
    assert "bang" not in json.dumps(line)


async def test_the_description_is_strict(server: Server) -> None:
    schema = await server.stranger().get("/api/schema")
    assert {"/api/me", "/api/tables", "/api/replays/{replay_id}/film"} <= set(schema["paths"])
    shapes = schema["components"]["schemas"]
    assert shapes["NewTable"]["additionalProperties"] is False
    assert shapes["Settings"]["additionalProperties"] is False
    refusals = schema["paths"]["/api/tables"]["post"]["responses"]
    assert {"201", "400", "422"} <= set(refusals)


def test_films_compress_alike() -> None:
    assert gzip.compress(b"film", mtime=0) == gzip.compress(b"film", mtime=0)


def test_the_environment() -> None:
    found = configure(
        {"port": None, "host": "::1"},
        {"SALOON_PORT": "99", "SALOON_HOST": "x", "SALOON_ORIGINS": "https://a, https://b"},
    )
    assert (found.port, found.host) == (99, "::1")
    assert found.origins == ("https://a", "https://b")
    for bad in (
        {"SALOON_PORT": "many"},
        {"SALOON_PORT": "70000"},
        {"SALOON_DATABASE": "mysql://x"},
        {"SALOON_SYNCHRONOUS": "off"},
    ):
        with pytest.raises(ConfigError):
            configure({}, bad)


async def test_who_sits_at_the_server_learns_where_friends_find_it(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And nobody else: the address of a network is not for visitors from elsewhere."""
    monkeypatch.setattr(network, "lan_address", lambda: "192.168.1.5")
    async with running(replace(config, host="0.0.0.0", trusted_proxies="*")) as server:
        ann = await server.somebody()
        port = server.uvicorn.port
        assert await ann.get("/api/invitation") == {"origin": f"http://192.168.1.5:{port}"}
        ben = await server.somebody(**{"x-forwarded-for": "203.0.113.9"})
        assert await ben.get("/api/invitation") == {"origin": ""}
    async with running(replace(config, host="127.0.0.1")) as server:
        cleo = await server.somebody()
        assert await cleo.get("/api/invitation") == {"origin": ""}
