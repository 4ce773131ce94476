"""Sockets with as little of a client as can be, for crowds and floods of thousands.

A client library checks, waits and answers; somebody who floods a server does none of that.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9
MASKED = 0x80
NO_MASK = b"\0\0\0\0"
"""Clients have to mask what they send; this mask changes nothing."""


class HandshakeRefused(Exception):
    """The server did not open a socket; the message is its first line."""


@dataclass(frozen=True, slots=True)
class RawSocket:
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def hear(self) -> tuple[int, bytes]:
        """The next frame: its kind and what is in it."""
        kind, size = await self.reader.readexactly(2)
        if size == 126:
            size = int.from_bytes(await self.reader.readexactly(2))
        elif size == 127:
            size = int.from_bytes(await self.reader.readexactly(8))
        return kind & 0x0F, await self.reader.readexactly(size)

    def drop(self) -> None:
        """Without a goodbye."""
        self.writer.transport.abort()


def frame(content: bytes, kind: int = TEXT) -> bytes:
    """A whole message as it goes over the line."""
    if len(content) < 126:
        size = bytes([MASKED | len(content)])
    else:
        size = bytes([MASKED | 126]) + len(content).to_bytes(2)
    return bytes([0x80 | kind]) + size + NO_MASK + content


async def open_socket(
    port: int, path: str, cookie: str, *, source: str = "", forwarded: str = ""
) -> RawSocket:
    """An open socket to a server on this computer."""
    local = (source, 0) if source else None
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=local)
    head = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: c2Fsb29uIGJlbmNobWFyaw==",
        f"Cookie: {cookie}",
    ]
    if forwarded:
        head.append(f"X-Forwarded-For: {forwarded}")
    writer.write("\r\n".join([*head, "", ""]).encode())
    try:
        answer = await reader.readuntil(b"\r\n\r\n")
    except asyncio.IncompleteReadError:
        writer.transport.abort()
        raise HandshakeRefused("hung up") from None
    if b" 101 " not in answer.splitlines()[0]:
        writer.transport.abort()
        raise HandshakeRefused(answer.splitlines()[0].decode("latin-1"))
    return RawSocket(reader, writer)
