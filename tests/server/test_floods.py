"""Who sends too much is slowed, then cut off; everybody else plays on."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import Any

import httpx
import pytest
from tests.server.support import Server, Socket, running

from saloon.server import lines, wire
from saloon.server.config import UNLIMITED, Config, Limits, Rate
from saloon.server.connections import TOO_MANY
from saloon.server.limits import Buckets, place_of
from saloon.server.storage.store import Store

PATIENCE = 20.0


def limited(config: Config, **limits: Any) -> Config:
    return replace(config, limits=replace(UNLIMITED, **limits))


def direct(config: Config, **limits: Any) -> Config:
    """A server for which this computer is a visitor like any other, and no proxy."""
    return replace(limited(config, **limits), trusted_proxies="")


async def line_to(server: Server) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", server.uvicorn.port)


async def answer_to(server: Server, *pieces: bytes) -> bytes:
    """Everything the server says to these bytes until it hangs up; it does hang up."""
    reader, writer = await line_to(server)
    said = b""
    try:
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
        async with asyncio.timeout(PATIENCE):
            said = await reader.read()
    except ConnectionError:
        pass
    finally:
        writer.close()
    return said


# -- messages -------------------------------------------------------------------------------------


async def burst(socket: Socket, count: int, message: str | None = None) -> None:
    """Many messages without waiting for anything."""
    for n in range(count):
        await socket.connection.send(message or json.dumps({"do": "ping", "id": f"p{n}"}))


async def test_who_is_too_fast_is_held_up_and_answered_all_the_same(config: Config) -> None:
    async with running(limited(config, commands=Rate(3, 500), strikes=1000)) as server:
        ann = await server.somebody()
        socket = await ann.open(await ann.new_table())
        await burst(socket, 40)
        told = [(await socket.hear_until("answer"))["re"] for _ in range(40)]
        assert told == [f"p{n}" for n in range(40)]
        assert "saloon_cut_off_total 0.0" in server.app.desk.metrics.text()
        assert "saloon_held_up_total 0.0" not in server.app.desk.metrics.text()


async def test_who_goes_on_is_cut_off_and_stays_outside_for_a_while(config: Config) -> None:
    now = [1000.0]
    few = limited(config, commands=Rate(3, 1000), strikes=5, barred=15.0)
    async with running(few, ticks=lambda: now[0]) as server:
        ann = await server.somebody()
        table = await ann.new_table()
        socket = await ann.open(table)
        await burst(socket, 40)
        closed = await socket.hear_the_end()
        assert (closed.code, closed.reason) == (TOO_MANY, "too-fast")
        answered = [each["re"] for each in socket.heard if each["is"] == "answer"]
        # The last of the eight that got in may have no one left to answer to.
        assert 3 <= len(answered) <= 8
        assert answered == [f"p{n}" for n in range(len(answered))]
        again = await (await ann.open(table)).hear_the_end()
        assert (again.code, again.reason) == (TOO_MANY, "too-fast")
        now[0] += 15.0
        assert (await (await ann.open(table)).hear())["is"] == "welcome"


async def test_many_sockets_are_one_person(config: Config) -> None:
    async with running(limited(config, commands=Rate(6, 0))) as server:
        ann, bob = await server.somebody(), await server.somebody()
        table = await ann.new_table()
        sockets = [await ann.open(table) for _ in range(3)]
        for socket in sockets:
            await burst(socket, 2)
            for _ in range(2):
                await socket.hear_until("answer")
        for socket in sockets:
            await burst(socket, 1)
            assert (await socket.hear_the_end()).code == TOO_MANY
        his = await bob.open(table)
        assert (await his.do("ping"))["refused"] == ""


async def test_nonsense_counts_before_anybody_looks_at_it(config: Config) -> None:
    async with running(limited(config, commands=Rate(4, 0))) as server:
        ann = await server.somebody()
        socket = await ann.open(await ann.new_table())
        await burst(socket, 30, "[" * 200)
        assert (await socket.hear_the_end()).code == TOO_MANY
        assert len([each for each in socket.heard if each["is"] == "answer"]) == 4


async def test_fresh_views_come_at_their_own_pace(config: Config) -> None:
    async with running(limited(config, resyncs=Rate(1, 50))) as server:
        waits = []
        owe = Buckets.owe

        def watched(self: Buckets, key: str, longest: float = float("inf")) -> float | None:
            waits.append((self, wait := owe(self, key, longest)))
            return wait

        ann = await server.somebody()
        socket = await ann.open(await ann.new_table())
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Buckets, "owe", watched)
            for n in range(3):
                await socket.send("resync", id=f"r{n}")
            for _ in range(4):
                await socket.hear_until("welcome")
        gate = server.app.desk.gates.resyncs
        held = [wait for bucket, wait in waits if bucket is gate]
        assert len(held) == 3
        assert held[0] == 0.0
        assert held[1]


async def test_a_heap_of_frames_is_taken_in_small_mouthfuls(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    most = [0]
    digest = wire.SocketLine._digest

    def watched(self: wire.SocketLine) -> None:
        digest(self)
        most[0] = max(most[0], self.queue.qsize())

    monkeypatch.setattr(wire.SocketLine, "_digest", watched)
    ann = await server.somebody()
    socket = await ann.open(await ann.new_table())
    messages = [json.dumps({"do": "ping", "id": f"p{n}"}) for n in range(2000)]
    for message in messages:
        socket.connection.protocol.send_text(message.encode())
    heap = b"".join(socket.connection.protocol.data_to_send())
    assert len(heap) > 50 * wire.MOUTHFUL
    socket.connection.transport.write(heap)
    told = [(await socket.hear_until("answer"))["re"] for _ in messages]
    assert told == [f"p{n}" for n in range(2000)]
    assert 1 <= most[0] <= wire.MOUTHFUL // 6


async def test_pings_cost_nothing_either(config: Config) -> None:
    async with running(direct(config, frames=Rate(10, 50_000))) as server:
        ann = await server.somebody()
        socket = await ann.open(await ann.new_table())
        protocol = socket.connection.protocol
        for _ in range(100_000):
            protocol.send_ping(b"")
        socket.connection.transport.write(b"".join(protocol.data_to_send()))
        assert (await socket.hear_the_end()).code == 1006
        # And the whole address has to stay outside now.
        with pytest.raises(httpx.HTTPError):
            await server.stranger().http.get("/api/health")


# -- lines ----------------------------------------------------------------------------------------


async def test_headers_have_a_size(server: Server) -> None:
    long = b"x-long: " + b"x" * 300
    fits = b"GET /api/health HTTP/1.1\r\nhost: here\r\n" + b"\r\n".join([long] * 40)
    answer = await answer_to(server, fits + b"\r\nconnection: close\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 200")
    for head in (
        b"GET / HTTP/1.1\r\nhost: here\r\n" + b"\r\n".join([long] * 60) + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\nx: " + b"x" * 30_000,
        b"GET /" + b"x" * 30_000,
        b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 4000,
    ):
        assert (await answer_to(server, head)).startswith(b"HTTP/1.1 431"), head[:40]


async def test_endless_headers_are_not_read(server: Server) -> None:
    """Fifteen megabytes of them: what is kept is what was allowed."""
    kept = [0]
    refuse = lines.Line._refuse

    def watched(self: lines.Line, status: str) -> None:
        kept.append(self._head)
        refuse(self, status)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lines.Line, "_refuse", watched)
        header = b"x-more: " + b"y" * 1000 + b"\r\n"
        await answer_to(server, b"GET / HTTP/1.1\r\n", *[header * 15] * 1000)
    assert 0 < max(kept) <= Limits().head + lines.PIECE


async def test_nothing_of_a_line_is_believed_after_a_head_that_was_too_long(
    server: Server,
) -> None:
    head = b"GET / HTTP/1.1\r\n" + (b"a: " + b"b" * 500 + b"\r\n") * 33
    after = b"GET /api/health HTTP/1.1\r\nhost: here\r\n\r\n"
    said = await answer_to(server, head + b"\r\n" + after)
    assert said.startswith(b"HTTP/1.1 431")
    assert b"200" not in said


async def test_headers_have_a_time(config: Config) -> None:
    async with running(limited(config, head_seconds=0.05)) as server:
        for begun in (b"", b"\r\n", b"GET / HTTP/1.1\r\nhost: he"):
            assert (await answer_to(server, begun)).startswith(b"HTTP/1.1 408")
        # A socket lives longer than that.
        ann = await server.somebody()
        socket = await ann.open(await ann.new_table())
        await socket.hear_until("welcome")
        await asyncio.sleep(0.15)
        assert (await socket.do("ping"))["refused"] == ""


async def test_a_body_needs_no_haste_and_no_pieces(server: Server) -> None:
    ann = await server.somebody()
    answer = await ann.http.post("/api/problems", json={"text": "x" * 1900, "page": "y" * 190})
    assert answer.is_success
    answer = await ann.http.post("/api/problems", content=b"x" * 60_000)
    assert answer.status_code == 400


async def test_an_address_has_so_many_lines(config: Config) -> None:
    async with running(direct(config, lines=3)) as server:
        lines = [await line_to(server) for _ in range(3)]
        for reader, writer in lines:
            writer.write(b"GET /api/health HTTP/1.1\r\nhost: here\r\n\r\n")
            assert (await reader.readline()).startswith(b"HTTP/1.1 200")
        assert await answer_to(server, b"GET / HTTP/1.1\r\n\r\n") == b""
        for _, writer in lines:
            writer.close()
            await writer.wait_closed()
        await server.stranger().get("/api/health")


async def test_sockets_are_lines_too(config: Config) -> None:
    async with running(direct(config, lines=4)) as server:
        ann = await server.somebody()
        table = await ann.new_table()
        sockets = [await ann.open(table) for _ in range(3)]
        assert await answer_to(server, b"GET / HTTP/1.1\r\n\r\n") == b""
        for socket in sockets:
            await socket.close()
        await (await ann.open(table)).hear_until("welcome")


async def test_a_proxy_brings_everybody(config: Config) -> None:
    """Its own lines are not counted, those of each visitor behind it are."""
    async with running(limited(config, lines=3)) as server:
        kept = [await line_to(server) for _ in range(5)]
        ann = await server.somebody(**{"x-forwarded-for": "192.0.2.7"})
        table = await ann.new_table()
        far = {"x-forwarded-for": "192.0.2.7"}
        sockets = [await ann.open(table, **far) for _ in range(3)]
        for socket in sockets:
            await socket.hear_until("welcome")
        assert (await ann.http.get("/api/health", headers=far)).status_code == 429
        assert (await server.stranger().http.get("/api/health")).status_code == 200
        for _, writer in kept:
            writer.close()


# -- requests -------------------------------------------------------------------------------------


async def test_requests_are_held_up_then_refused_then_cut_off(config: Config) -> None:
    async with running(direct(config, requests=Rate(3, 0.01), strikes=2)) as server:
        ann = server.stranger()
        codes = [(await ann.http.get("/api/health")).status_code for _ in range(5)]
        assert codes == [200, 200, 200, 429, 429]
        refused = await ann.http.get("/api/health")
        assert refused.json()["error"] == "too-fast"
        assert "content-security-policy" in refused.headers
        with pytest.raises(httpx.HTTPError):
            await ann.http.get("/api/health")


async def test_names_and_lists_are_metered(config: Config) -> None:
    async with running(limited(config, names=Rate(2, 0), lists=Rate(3, 0))) as server:
        ann, bob = await server.somebody(), await server.somebody()
        for name in ("Ann", "Anna"):
            await ann.send("PATCH", "/api/me", {"name": name})
        assert (await ann.send("PATCH", "/api/me", {"name": "Anne"}, 429))["error"] == "too-fast"
        assert (await ann.arrive())["name"] == "Anna"
        for _ in range(3):
            await ann.get("/api/tables")
        await ann.get("/api/tables", 429)
        await bob.get("/api/tables")


async def test_the_list_of_tables_is_made_once_for_everybody(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []
    open_tables = Store.open_tables

    async def watched(self: Store, since: float, most: int = 200) -> Any:
        asked.append(since)
        return await open_tables(self, since, most)

    monkeypatch.setattr(Store, "open_tables", watched)
    now = [1000.0]
    async with running(limited(config, list_age=1.0), clock=lambda: now[0]) as server:
        ann, bob = await server.somebody(), await server.somebody()
        for _ in range(3):
            assert await ann.get("/api/tables") == []
            assert await bob.get("/api/tables") == []
        assert len(asked) == 1
        open_to_all = {"pace": "none", "access": "open"}
        table = await ann.new_table(settings=open_to_all)
        # One's own are never out of date.
        assert [(card["id"], card["mine"]) for card in await ann.get("/api/tables")] == [
            (table, True)
        ]
        now[0] += 1.0
        assert [(card["id"], card["mine"]) for card in await bob.get("/api/tables")] == [
            (table, False)
        ]
        his = await bob.open(table)
        await his.do("sit")
        assert [card["humans"] for card in await bob.get("/api/tables")] == [2]
        assert len(asked) == 2


# -- counting -------------------------------------------------------------------------------------


def test_a_bucket_lends_so_much_and_no_more() -> None:
    now = [0.0]
    bucket = Buckets(Rate(2, 2), lambda: now[0])
    assert [bucket.owe("a", 1.0) for _ in range(5)] == [0.0, 0.0, 0.5, 1.0, None]
    now[0] = 1.0
    assert bucket.owe("a", 1.0) == 0.5
    assert bucket.take("b")
    bucket.give_back("b")
    assert [bucket.take("b") for _ in range(3)] == [True, True, False]
    assert bucket.empty("b")


def test_one_visitor_has_many_addresses() -> None:
    assert place_of("2001:db8::1") == place_of("2001:db8::ffff:1") != place_of("2001:db8:0:1::1")
    assert place_of("::ffff:192.0.2.7") == place_of("192.0.2.7") == "192.0.2.7"
    assert place_of("unknown") == "unknown"
