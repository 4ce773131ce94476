"""Handshakes and messages as they go over the line."""

from __future__ import annotations

import asyncio
import json

import pytest
from tests.server.support import PATIENCE, Server, Someone
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from saloon.server.framing import text_frame_head, whole_text
from saloon.server.handshake import answer_to
from saloon.sim.raw import BINARY, CLOSE, PING, TEXT, RawSocket, frame, open_socket

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


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 500])
def test_a_whole_text_is_what_a_parser_finds_in_it(size: int) -> None:
    text = bytes(97 + at % 26 for at in range(size))
    sent = Frame(Opcode.TEXT, text).serialize(mask=True)
    assert whole_text(sent) == text


def pieces_of(sent: bytes) -> dict[str, bytes]:
    return {
        "nothing": b"",
        "cut off": sent[:-1],
        "the beginning": sent[:5],
        "one more byte": sent + b"\x81",
        "two of them": sent + sent,
        "not masked": text_frame_head(12) + b"{}" * 6,
        "a part": bytes([sent[0] & 0x7F]) + sent[1:],
        "a reserved bit": bytes([sent[0] | 0x40]) + sent[1:],
        "bytes": frame(b"{}" * 6, BINARY),
        "a ping": frame(b"{}" * 6, PING),
        "eight bytes of length": b"\x81\xff" + (2).to_bytes(8) + b"\0\0\0\0{}",
    }


@pytest.mark.parametrize("what", pieces_of(b"\0"))
def test_everything_else_is_left_to_the_parser(what: str) -> None:
    sent = Frame(Opcode.TEXT, b"{}" * 6).serialize(mask=True)
    assert whole_text(pieces_of(sent)[what]) is None


def ping(number: int, pad: int = 0) -> bytes:
    return frame(json.dumps({"do": "ping", "id": str(number)}).encode() + b" " * pad)


async def answered(socket: RawSocket, count: int, only: tuple[int, ...] = ()) -> list[str]:
    """The ids of the next commands that are answered; nothing but these kinds comes meanwhile."""
    ids: list[str] = []
    async with asyncio.timeout(PATIENCE):
        while len(ids) < count:
            kind, text = await socket.hear()
            assert kind != CLOSE, text
            assert not only or kind in only, text
            if kind == TEXT and (said := json.loads(text))["is"] == "answer":
                ids.append(said["re"])
    return ids


async def at_a_table(server: Server, ann: Someone) -> RawSocket:
    path = f"/api/tables/{await ann.new_table()}/socket"
    return await open_socket(server.uvicorn.port, path, f"saloon={ann.cookie}")


async def test_a_message_may_come_in_two_pieces_cut_anywhere(server: Server) -> None:
    """In the midst of a frame the next piece is no message, though it may look like one."""
    socket = await at_a_table(server, await server.somebody())
    # What is in it is a whole frame: cut before that, the second piece is one by itself.
    cuts = range(1, len(ping(99)))
    for number, cut in enumerate(cuts, start=10):
        for piece in (ping(number)[:cut], ping(number)[cut:]):
            socket.writer.write(piece)
            await asyncio.sleep(0.005)
    assert await answered(socket, len(cuts)) == [str(10 + at) for at in range(len(cuts))]
    inner = ping(1)
    outer = frame(inner, BINARY)
    for piece in (outer[: -len(inner)], inner, ping(2)):
        socket.writer.write(piece)
        await asyncio.sleep(0.02)
    # The outer one is malformed; what lies in it was not done.
    assert await answered(socket, 2) == ["", "2"]
    socket.drop()


async def test_commands_are_done_in_the_order_in_which_they_come(server: Server) -> None:
    """Whichever way they go: those that can be done at once do not overtake the others."""
    socket = await at_a_table(server, await server.somebody())
    say = frame(b'{"do": "say", "id": "1", "phrase": "hello"}')
    both = frame(b'{"do": "resync", "id": "2"}') + ping(3)
    for piece in (say, both, ping(4), ping(5, 200), ping(6, 600), ping(7), b"\x89"):
        socket.writer.write(piece)
        await asyncio.sleep(0)
    socket.writer.write(ping(8)[1:2] + b"\0\0\0\0" + b"p" * (ping(8)[1] & 0x7F) + ping(9))
    assert await answered(socket, 8) == ["1", "2", "3", "4", "5", "6", "7", "9"]
    settings = {"access": "password", "password": "a secret that takes a while to seal"}
    socket.writer.write(
        frame(json.dumps({"do": "setup", "id": "10", "settings": settings}).encode())
    )
    await asyncio.sleep(0.02)
    socket.writer.write(ping(11))
    assert await answered(socket, 2) == ["10", "11"]
    socket.drop()
