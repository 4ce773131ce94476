"""Whole games over real sockets, and what happens when something is lost in the middle."""

from __future__ import annotations

import asyncio
import json
from functools import partialmethod
from hashlib import sha256
from typing import Any

import pytest
from tests.server.support import FOUR_BOTS, Plain, Server, Socket, running

from saloon.games.bang import BangRules
from saloon.games.registry import replay
from saloon.kernel import Record
from saloon.server.config import Config
from saloon.server.connections import BROKEN, COME_BACK
from saloon.table.live import LiveTable
from saloon.table.match import Match


async def test_a_person_plays_a_whole_game_against_bots(server: Server) -> None:
    ann = await server.somebody()
    table = (await ann.post("/api/tables", FOUR_BOTS))["id"]
    socket = await ann.open(table)
    over = await socket.play()
    card = (await ann.get("/api/replays"))[0]
    assert card["id"] == over["table"]["replay"]
    assert card["names"][0] == (await ann.arrive())["name"]
    # What was stored is a sound record that ends as it says.
    text = (await ann.http.get(f"/api/replays/{card['id']}/record")).text
    record = Record.from_json(text)
    game = replay(record)
    # It tells what the deal was committed to, and can be brought back with it.
    deal = json.loads(text)["deal"]
    made_of = f"{deal['salt']}:{record.setup.seed}".encode()
    assert deal["commitment"] == sha256(made_of).hexdigest()
    brought = await ann.http.post("/api/replays", content=text.encode())
    assert brought.is_success, brought.text
    assert game.result is not None
    assert game.result.side == card["result"]["side"]
    assert len(record.choices) == card["steps"]


async def test_news_is_numbered_without_gaps_and_the_view_can_be_followed(server: Server) -> None:
    ann = await server.somebody()
    socket = await ann.open((await ann.post("/api/tables", FOUR_BOTS))["id"])
    await socket.play()
    for before, after in zip(socket.heard, socket.heard[1:], strict=False):
        if "n" in before and "n" in after and after["is"] != "welcome":
            assert after["n"] == before["n"] + 1


async def test_two_people_meet_at_a_table(server: Server) -> None:
    ann, bob = await server.somebody(), await server.somebody()
    table = await ann.new_table()
    hers, his = await ann.open(table), await bob.open(table)
    assert (await his.hear())["seat"] is None
    assert (await his.do("sit", seat=2))["refused"] == ""
    # His seat changes his point of view: he is welcomed anew.
    assert (await his.hear_until("welcome"))["seat"] == 2
    told = await hers.hear_until("table")
    while told["table"]["seats"][2] is None:
        told = await hers.hear_until("table")
    assert told["table"]["seats"][2]["name"] == (await bob.arrive())["name"]
    assert (await bob.arrive())["tables"] == [table]
    await his.send("say", text="howdy")
    assert (await hers.hear_until("said"))["text"] == "howdy"


async def test_a_new_name_reaches_the_table_at_once(server: Server) -> None:
    """Seats, who watches, and what is said next; of the host as of anybody else."""
    ann, ben, cleo = [await server.somebody() for _ in range(3)]
    table = await ann.new_table()
    sockets = {each: await each.open(table) for each in (ann, ben, cleo)}
    await sockets[ben].do("sit", seat=2)
    for each, name in ((ann, "Annie"), (ben, "Benny"), (cleo, "Cloe")):
        await each.send("PATCH", "/api/me", {"name": name})

    def names(state: Plain) -> list[str]:
        seated = [each["name"] for each in state["seats"] if each]
        return [*seated, *(each["name"] for each in state["watching"])]

    for socket in sockets.values():
        while True:
            news = await socket.hear()
            if "table" in news and names(news["table"]) == ["Annie", "Benny", "Cloe"]:
                break
    await sockets[ann].do("say", text="howdy")
    said = await sockets[cleo].hear_until("said")
    assert said["name"] == "Annie"
    log = await server.app.desk.store.log_of(table)
    assert [each["name"] for each in log if each["do"] == "renamed"] == ["Annie", "Benny"]


async def test_two_tabs_of_one_person_both_follow(server: Server) -> None:
    ann = await server.somebody()
    table = await ann.new_table()
    one, two = await ann.open(table), await ann.open(table)
    await two.hear_until("welcome")
    await one.do("say", text="both")
    assert (await two.hear_until("said"))["text"] == "both"
    await one.close()
    assert (await two.do("say", text="still here"))["refused"] == ""


async def test_who_comes_back_gets_the_tail(server: Server) -> None:
    ann, bob = await server.somebody(), await server.somebody()
    table = await ann.new_table()
    hers, his = await ann.open(table), await bob.open(table)
    await his.hear_until("welcome")
    await his.do("say", text="one")
    await his.hear_until("said", text="one")
    mark = his.mark
    await his.close()
    await hers.do("say", text="two")
    back = await bob.open(table, since=mark)
    first = await back.hear()
    assert first["is"] in ("table", "said")
    await back.hear_until("said", text="two")
    assert all(each["is"] != "welcome" for each in back.heard)
    # An unknown mark, or one from another life of the server, gets everything.
    again = await bob.open(table, since="elsewhere:7")
    assert (await again.hear())["is"] == "welcome"


async def test_resync_sends_everything_anew(server: Server) -> None:
    ann = await server.somebody()
    socket = await ann.open(await ann.new_table())
    await socket.hear_until("welcome")
    await socket.send("resync")
    await socket.hear_until("welcome")


async def test_a_repeated_command_is_answered_again_and_done_once(server: Server) -> None:
    ann = await server.somebody()
    table = await ann.new_table()
    socket = await ann.open(table)
    first = await socket.do("addbot", id="same", seat=1)
    again = await socket.do("addbot", id="same", seat=1)
    assert first == again
    await socket.do("say", id="twice", text="once")
    await socket.do("say", id="twice", text="once")
    # Also over another socket: the client may have lost the first.
    other = await ann.open(table)
    await other.do("say", id="twice", text="once")
    welcome = next(each for each in other.heard if each["is"] == "welcome")
    assert [each["text"] for each in welcome["chat"]] == ["once"]


async def test_a_game_goes_on_after_a_restart(stored: Config) -> None:
    async with running(stored) as server:
        ann = await server.somebody()
        cookie = ann.cookie
        table = (await ann.post("/api/tables", FOUR_BOTS))["id"]
        socket = await ann.open(table)
        question = await socket.asked()
        await server.app.stop()
        assert (await socket.hear_the_end()).code == COME_BACK
    async with running(stored) as server:
        # It goes on although nobody has come yet.
        assert server.app.desk.hall.loaded(table) is not None
        ann = server.stranger(cookie=f"saloon={cookie}")
        ann.http.cookies["saloon"] = cookie
        socket = await ann.open(table)
        welcome = await socket.hear()
        assert welcome["is"] == "welcome"
        assert welcome["ask"] == question
        await socket.play()


class Faulty(LiveTable):
    """A table whose rules fail when somebody says so."""

    def apply(self, entry: dict[str, Any], now: float) -> None:
        super().apply(entry, now)
        if entry["do"] == "spoke" and entry.get("text") == "boom":
            raise ZeroDivisionError("the ten of clubs")


async def test_a_fault_of_the_rules_stops_one_table_and_keeps_its_record(config: Config) -> None:
    async with running(config, tables=Faulty) as server:
        ann = await server.somebody()
        broken, sound = await ann.new_table(), await ann.new_table()
        hers, other = await ann.open(broken), await ann.open(sound)
        await hers.do("say", text="before")
        await hers.send("say", text="boom")
        await hers.hear_phase("broken")
        assert (await ann.get(f"/api/tables/{broken}"))["phase"] == "broken"
        assert (await other.do("say", text="fine here"))["refused"] == ""
        log = await server.app.desk.store.log_of(broken)
        assert log[-1] == {"do": "broke", "error": "ZeroDivisionError"}
        assert log[-2]["text"] == "boom"
    async with running(config, tables=Faulty) as server:
        ann = await server.somebody()
        assert (await ann.get(f"/api/tables/{broken}"))["phase"] == "broken"


class Confused(LiveTable):
    def handle(self, person: Any, command: Any, now: float) -> Any:
        if getattr(command, "text", "") == "boom":
            raise ZeroDivisionError
        return super().handle(person, command, now)


async def test_a_command_that_fails_changes_nothing(config: Config) -> None:
    async with running(config, tables=Confused) as server:
        ann = await server.somebody()
        table = await ann.new_table()
        socket = await ann.open(table)
        before = await server.app.desk.store.log_of(table)
        assert (await socket.do("say", text="boom"))["refused"] == "fault"
        assert await server.app.desk.store.log_of(table) == before
        assert (await socket.do("say", text="go on"))["refused"] == ""


async def test_faults_are_counted_by_the_rule_that_was_at_work(config: Config) -> None:
    async with running(config, tables=Confused) as server:
        ann = await server.somebody()
        socket = await ann.open(await ann.new_table(start=True))
        rule = (await socket.asked())["rule"]
        assert rule.startswith("BB-")
        await socket.do("say", text="boom")
        counted = f'saloon_faults_total{{rule="{rule}"}} 1.0'
        assert counted in (await ann.http.get("/metrics")).text.splitlines()


async def test_an_idle_table_leaves_the_memory_and_comes_back(config: Config) -> None:
    now = [1000.0]
    async with running(config, ticks=lambda: now[0]) as server:
        ann = await server.somebody()
        table = await ann.new_table()
        hall = server.app.desk.hall
        socket = await ann.open(table)
        await socket.do("say", text="remember")
        now[0] += config.idle + 1
        await hall.sweep()
        assert hall.loaded(table) is not None  # somebody is there
        await socket.close()
        while hall.connections():
            await asyncio.sleep(0)
        now[0] += config.idle + 1
        await hall.sweep()
        assert hall.loaded(table) is None
        back = await ann.open(table)
        assert (await back.hear())["chat"][0]["text"] == "remember"


async def test_what_cannot_be_written_is_told_to_nobody(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = await server.somebody(), await server.somebody()
    table = await ann.new_table()
    hers, his = await ann.open(table), await bob.open(table)
    await his.hear_until("welcome")
    await hers.do("say", text="before")
    shelf = server.app.desk.shelf
    before = await shelf.store.log_of(table)

    async def full(*_: Any) -> None:
        raise OSError("no space left on the device")

    with monkeypatch.context() as broken:
        broken.setattr(shelf, "append", full)
        await hers.send("say", text="lost")
        assert (await hers.hear_the_end()).code == BROKEN
        assert (await his.hear_the_end()).code == BROKEN
    assert "lost" not in str([hers.heard, his.heard])
    assert await shelf.store.log_of(table) == before
    # Once there is space again, everybody can come back.
    back = await ann.open(table)
    assert [each["text"] for each in (await back.hear())["chat"]] == ["before"]
    assert (await back.do("say", text="again"))["refused"] == ""


async def test_what_is_said_cannot_turn_the_page_around(server: Server) -> None:
    ann = await server.somebody()
    socket = await ann.open(await ann.new_table())
    await socket.send("say", text="one\u202e two\nthree 👩\u200d🌾")
    assert (await socket.hear_until("said"))["text"] == "one twothree 👩\u200d🌾"
    answer = await socket.do("setup", settings={"name": "\u2066"})
    assert answer["refused"] == "bad-name"


async def test_a_finished_game_is_kept_although_we_were_stopped_at_its_end(config: Config) -> None:
    async with running(config) as server:
        ann = await server.somebody()
        table = (await ann.post("/api/tables", FOUR_BOTS))["id"]
        replay = (await (await ann.open(table)).play())["table"]["replay"]
        card = await ann.get(f"/api/replays/{replay}")
        async with server.app.desk.engine.begin() as connection:
            for name in ("replays", "films", "players"):
                await connection.exec_driver_sql(f"DELETE FROM {name}")
    async with running(config) as server:
        bob = await server.somebody()
        welcome = await (await bob.open(table)).hear()
        assert welcome["table"]["replay"] == replay
        again = await bob.get(f"/api/replays/{replay}")
        assert {**again, "finished": 0} == {**card, "finished": 0}


async def test_a_table_opens_although_its_replay_cannot_be_made(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(config) as server:
        ann = await server.somebody()
        table = (await ann.post("/api/tables", FOUR_BOTS))["id"]
        replay = (await (await ann.open(table)).play())["table"]["replay"]
        async with server.app.desk.engine.begin() as connection:
            await connection.exec_driver_sql("DELETE FROM replays")

    async def fails(*_: object) -> None:
        raise RuntimeError("no film left")

    async with running(config) as server:
        monkeypatch.setattr(server.app.desk.shelf, "keep_replay", fails)
        bob = await server.somebody()
        welcome = await (await bob.open(table)).hear()
        assert welcome["table"]["phase"] == "finished"
        assert welcome["table"].get("replay") != replay


async def test_a_running_game_goes_on_under_other_rules(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(config) as server:
        ann = await server.somebody()
        cookie = ann.cookie
        table = (await ann.post("/api/tables", FOUR_BOTS))["id"]
        socket = await ann.open(table)
        seen = 0
        while seen < 3:
            question = await socket.asked()
            seen += 1
            if seen < 3:
                socket.heard.clear()
                option = question["options"][0]["text"]
                await socket.send("choose", ask=question["id"], option=option)
        await server.app.desk.shelf.flush()
        assert await server.app.desk.store.snapshot_of(table) is not None
    monkeypatch.setattr(BangRules, "version", "bang-next")
    async with running(config) as server:
        ann = server.stranger()
        ann.http.cookies["saloon"] = cookie
        socket = await ann.open(table)
        welcome = await socket.hear()
        assert welcome["table"]["phase"] == "playing"
        # Nothing from before can be taken back.
        fresh = {"id": 0, "undo": False}
        assert {**welcome["ask"], **fresh} == {**question, **fresh}
        over = await socket.play()
        film = await ann.get(f"/api/replays/{over['table']['replay']}/film?view=open")
        assert film["frames"]


async def test_a_seat_is_told_before_it_is_stored(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a table looks like from outside is written when there is time."""
    ann, bob = await server.somebody(), await server.somebody()
    table = await ann.new_table()
    await server.app.desk.shelf.flush()
    monkeypatch.setattr(server.app.desk.shelf, "_later", lambda work: work.close())
    his = await bob.open(table)
    await his.do("sit")
    assert (await bob.arrive())["tables"] == [table]
    await his.do("stand")
    assert (await bob.arrive())["tables"] == []


async def test_the_state_of_a_game_is_stored_when_nothing_happens_and_when_the_server_stops(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Never by the number of turns.
    monkeypatch.setattr(Match, "snapshot", partialmethod(snapshot_at_rest, Match.snapshot))
    async with running(config) as server:
        ann = await server.somebody()
        table = (await ann.post("/api/tables", FOUR_BOTS))["id"]
        await asked_in_peace(server, await ann.open(table), table)
        hall, store = server.app.desk.hall, server.app.desk.store
        room = hall.loaded(table)
        assert room is not None
        await server.app.desk.shelf.flush()
        assert await store.snapshot_of(table) is None
        await hall.sweep()
        await server.app.desk.shelf.flush()
        assert await store.snapshot_of(table) is None, "somebody has just done something"
        room.touched = -1e9
        await hall.sweep()
        await server.app.desk.shelf.flush()
        resting = await store.snapshot_of(table)
        assert resting is not None
        other = (await ann.post("/api/tables", FOUR_BOTS))["id"]
        await asked_in_peace(server, await ann.open(other), other)
    async with running(config) as server:
        assert await server.app.desk.store.snapshot_of(other) is not None


async def asked_in_peace(server: Server, socket: Socket, table: str) -> None:
    """Until the game waits for an answer, and not in the middle of something."""
    while True:
        question = await socket.asked()
        room = server.app.desk.hall.loaded(table)
        assert room is not None
        assert room.table.match is not None
        if room.table.match.game.quiet:
            return
        socket.heard.clear()
        option = question["options"][0]["text"]
        await socket.send("choose", ask=question["id"], option=option)


def snapshot_at_rest(match: Match, plain: Any, entries: int, every: int) -> Any:
    return plain(match, entries, every) if every == 1 else None
