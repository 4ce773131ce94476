"""Handshakes and messages as they go over the line."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.support import PATIENCE, Server
from websockets.server import ServerProtocol

from saloon.server.handshake import answer_to
from saloon.server.wire import text_frame_head
from saloon.sim.raw import TEXT, RawSocket

KEY = b"dGhlIHNhbXBsZSBub25jZQ=="
WANTED = [
    (b"host", b"here"),
    (b"connection", b"keep-alive, Upgrade"),
    (b"upgrade", b"websocket"),
    (b"sec-websocket-version", b"13"),
    (b"sec-websocket-key", KEY),
]
"""As in the RFC."""


def changed(name: bytes, *values: bytes) -> list[tuple[bytes, bytes]]:
    rest = [each for each in WANTED if each[0] != name]
    return rest + [(name, value) for value in values]


ODD = {
    "no key": ("GET", changed(b"sec-websocket-key")),
    "two keys": ("GET", changed(b"sec-websocket-key", KEY, KEY)),
    "a short key": ("GET", changed(b"sec-websocket-key", b"c2hvcnQ=")),
    "no base64": ("GET", changed(b"sec-websocket-key", b"!" * 22 + b"==")),
    "an old version": ("GET", changed(b"sec-websocket-version", b"8")),
    "no version": ("GET", changed(b"sec-websocket-version")),
    "two wishes": ("GET", changed(b"upgrade", b"websocket", b"websocket")),
    "another method": ("POST", WANTED),
}


def as_text(method: str, path: str, headers: list[tuple[bytes, bytes]]) -> bytes:
    lines = [f"{method} {path} HTTP/1.1".encode(), *(b"%s: %s" % each for each in headers)]
    return b"\r\n".join([*lines, b"", b""])


def test_the_handshake_is_the_one_of_the_rfc() -> None:
    answer = answer_to("GET", WANTED)
    assert answer is not None
    assert answer.startswith(b"HTTP/1.1 101 ")
    assert answer.endswith(b"sec-websocket-accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n\r\n")


@pytest.mark.parametrize("odd", ODD)
def test_what_websockets_would_refuse_is_not_accepted(odd: str) -> None:
    method, headers = ODD[odd]
    websockets = ServerProtocol()
    websockets.receive_data(as_text(method, "/", headers))
    for event in websockets.events_received():
        assert websockets.accept(event).status_code != 101  # type: ignore[arg-type]
    assert answer_to(method, headers) is None


@pytest.mark.parametrize("odd", ODD)
async def test_who_asks_oddly_for_a_socket_is_told_what_is_wrong(server: Server, odd: str) -> None:
    ann = await server.somebody()
    method, headers = ODD[odd]
    path = f"/api/tables/{await ann.new_table()}/socket"
    reader, writer = await asyncio.open_connection("127.0.0.1", server.uvicorn.port)
    writer.write(as_text(method, path, headers))
    async with asyncio.timeout(PATIENCE):
        said = await reader.read()
    writer.close()
    assert said.startswith(b"HTTP/1.1 4")
    assert b"Failed to open a WebSocket connection" in said


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
async def test_a_client_finds_a_message_of_any_size_and_the_next_one(size: int) -> None:
    reader = asyncio.StreamReader(limit=1 << 20)
    for text in (b"x" * size, b"next"):
        reader.feed_data(text_frame_head(len(text)) + text)
    client = RawSocket(reader, None)  # type: ignore[arg-type]
    assert await client.hear() == (TEXT, b"x" * size)
    assert await client.hear() == (TEXT, b"next")
