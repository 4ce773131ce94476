"""The lines under HTTP and sockets: nobody can fill them, hold them open, or have them all.

uvicorn reads whatever comes, as much as comes. Here the headers of a request have a size and a
time, an address has so many lines, and what comes through a socket is looked at in small pieces,
in turn with everybody else's.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any
from urllib.parse import unquote

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN, Protocol

from saloon.server.handshake import answer_to
from saloon.server.limits import Buckets
from saloon.server.porter import Porter

PIECE = 4096
"""Bytes of a request that are looked at in one go."""
MOUTHFUL = 512
"""Bytes from a socket that are looked at in one go; of empty frames those are some eighty."""
HOLDS = 20
"""How often in a row a socket is held up for its frames; then it is cut off."""

HANDSHAKE = 0.05
"""Seconds for which the answer to a handshake waits for the first word, to go out with it."""
HANDFUL = 1 << 16
"""Bytes that wait for the end of the loop's round; more go out at once, so that a slow client is
noticed."""
GOODBYE = 10.0
"""Seconds for the other side's goodbye."""

LINE = "saloon.line"
"""Where the application finds its socket's line, among the facts about a connection."""

TOO_LARGE = "431 Request Header Fields Too Large"
TOO_SLOW = "408 Request Timeout"


class Line(HttpToolsProtocol):
    """One connection of HTTP."""

    def __init__(self, porter: Porter, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._porter = porter
        self._admitted = False
        self._in_head = False
        self._head = 0
        self._heard = False
        """Whether the parser has had anything to say about the piece before it."""
        self._overlong = False
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._admitted = self._porter.enter(_address(self.client))
        if self._admitted:
            self._expect_head()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        if self._admitted:
            self._admitted = False
            self._porter.leave(_address(self.client))

    # -- what comes -----------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        cycle: Any = self.cycle
        if self._deadline is None and (cycle is None or cycle.response_complete):
            self._expect_head()
        for start in range(0, len(data), PIECE):
            piece = data[start : start + PIECE]
            self._heard = False
            super().data_received(piece)
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            if self._in_head and not self._heard:
                self._head += len(piece)
                self._measure()
            if self._overlong:
                self._refuse(TOO_LARGE)
                return

    def _measure(self) -> None:
        """Once too long, a line is done for: what follows might be the rest of it."""
        self._overlong = self._overlong or self._head > self._porter.limits.head

    def on_message_begin(self) -> None:
        self._heard, self._in_head, self._head = True, True, 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._heard = True
        self._head += len(url)
        self._measure()
        if not self._overlong:
            super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._heard = True
        self._head += len(name) + len(value) + 4
        self._measure()
        if not self._overlong:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._heard, self._in_head = True, False
        self._stop_waiting()
        if not self._overlong:
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if not self._overlong:
            super().on_body(body)

    def on_message_complete(self) -> None:
        if not self._overlong:
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        if self._overlong:
            self._refuse(TOO_LARGE)
            return
        answer = answer_to(self.scope["method"], self.headers)
        if answer is None:
            # A socket of the common kind reads it all again, and says what is wrong.
            self._leave()
            super().handle_websocket_upgrade()
            return
        self.connections.discard(self)
        socket = SocketLine(self._porter, self.config, self.server_state, self.app_state)
        socket.take_over(self, answer)
        self._admitted = False
        self.transport.set_protocol(socket)

    # -- time -----------------------------------------------------------------------------------

    def _expect_head(self) -> None:
        self._deadline = self.loop.call_later(
            self._porter.limits.head_seconds, self._refuse, TOO_SLOW
        )

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _refuse(self, status: str) -> None:
        if not self.transport.is_closing():
            answer = f"HTTP/1.1 {status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
            self.transport.write(answer.encode())
            self.transport.close()


class SocketLine(WebSocketsSansIOProtocol):
    """One WebSocket. The application takes message after message, and so slows the sender down."""

    def __init__(self, porter: Porter, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._porter = porter
        self._admitted = False
        self._answer = b""
        """To the handshake."""
        self._frames = Buckets(porter.limits.frames, porter.clock)
        self._backlog = bytearray()
        self._next: asyncio.Handle | None = None
        self._wait = 0.0
        self._held = 0
        self._out: list[bytes] = []
        self._out_size = 0
        self._flushing = False
        self.when_writable: Callable[[], None] = _nothing
        """Called when the client has taken what was too much for it."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._admitted = self._porter.enter(_address(self.client))
        if not self._admitted:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._backlog.clear()
        if self._next is not None:
            self._next.cancel()
        if self._admitted:
            self._porter.leave(_address(self.client))
        super().connection_lost(exc)

    def take_over(self, line: Line, answer: bytes) -> None:
        """Begin where HTTP has ended: it has read the request, and knows who is there."""
        self.transport, self.server, self.client = line.transport, line.server, line.client
        self.scheme = "wss" if line.scheme == "https" else "ws"
        self.connections.add(self)
        self._admitted = True
        self._answer = answer
        # What comes now are frames.
        self.conn.parser = Protocol.parse(self.conn)
        next(self.conn.parser)
        self.handshake_initiated = True
        path, _, query = line.url.partition(b"?")
        facts: Any = {
            "type": "websocket",
            "asgi": {"version": self.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": self.scheme,
            "server": self.server,
            "client": self.client,
            "root_path": self.root_path,
            "path": self.root_path + unquote(path.decode("latin-1")),
            "raw_path": self.root_path.encode("ascii") + path,
            "query_string": query,
            "headers": line.headers,
            "subprotocols": [],
            "state": self.app_state.copy(),
            "extensions": {"websocket.http.response": {}},
            # The application of the tables speaks to it without any layer between them.
            LINE: self,
        }
        self.scope = facts
        self.queue.put_nowait({"type": "websocket.connect"})
        task = self.loop.create_task(self.run_asgi())
        task.add_done_callback(self.on_task_complete)
        self.tasks.add(task)

    def data_received(self, data: bytes) -> None:
        if not self._admitted:
            return
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self._backlog += data
        if self._next is None and self._kept_up:
            self._digest()
        if self._backlog and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _digest(self) -> None:
        """One mouthful; the next when the application has taken what was in this one."""
        mouthful = bytes(self._backlog[:MOUTHFUL])
        del self._backlog[:MOUTHFUL]
        self._wait = 0.0
        super().data_received(mouthful)
        if not self._wait:
            self._held = 0
            if self._backlog and self._kept_up:
                self._next = self.loop.call_soon(self._go_on)
            return
        self._held += 1
        if self._held > HOLDS:
            self._porter.cut_off(_address(self.client))
            self.transport.abort()
            return
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        self._next = self.loop.call_later(self._wait, self._go_on)

    def handle_events(self) -> None:
        for _ in self.conn.events:
            self._wait = self._frames.owe("") or 0.0
        super().handle_events()

    def _go_on(self) -> None:
        """With what waits, or with reading; not before the application has kept up."""
        self._next = None
        if not self._kept_up or self.transport.is_closing():
            return
        if self._backlog:
            self._digest()
        elif self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    @property
    def _kept_up(self) -> bool:
        """Whether the application has taken all it was given; after its goodbye it takes no more,
        and what still comes is looked through for the other side's."""
        return self.close_sent or self.queue.empty()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.close_sent and self._backlog and self._next is None:
            self._next = self.loop.call_soon(self._go_on)

    # -- what goes out ----------------------------------------------------------------------------

    def open(self) -> None:
        """Accept the socket; the client hears of it with the first word, or a moment later."""
        self.queue.get_nowait()  # that it wants to connect
        if self.disconnected or self.transport.is_closing():
            return
        self.handshake_complete = True
        self.conn.state = OPEN
        self._out.append(self._answer)
        self.start_keepalive()
        self.loop.call_later(HANDSHAKE, self.flush)

    def say(self, text: bytes) -> bool:
        """Whether there was room for a message. Who has left can be told anything."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return True
        if not self.writable.is_set():
            return False
        size = len(text)
        self._out += (text_frame_head(size), text)
        self._out_size += size
        if self._out_size > HANDFUL:
            self.flush()
        elif not self._flushing:
            self._flushing = True
            self.loop.call_soon(self.flush)
        return True

    def flush(self) -> None:
        """All that was said in one round of the loop goes out together."""
        self._flushing = False
        if self._out:
            out, self._out, self._out_size = b"".join(self._out), [], 0
            if not self.transport.is_closing():
                self.transport.write(out)

    def part(self, code: int, reason: str) -> None:
        """Say goodbye; the client has a moment to answer."""
        self.flush()
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        if self._backlog and self._next is None:
            self._next = self.loop.call_soon(self._go_on)
        self.close_timer = self.loop.call_later(GOODBYE, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.when_writable()

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self._next is None and self.queue.empty():
            if self._backlog:
                self._next = self.loop.call_soon(self._go_on)
            else:
                self._go_on()
        return message


def _nothing() -> None:
    pass


def text_frame_head(size: int) -> bytes:
    """What stands before a text of that many bytes."""
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2)
    return b"\x81\x7f" + size.to_bytes(8)


def _address(client: tuple[str, int] | None) -> str:
    return client[0] if client else ""


def lines(porter: Porter) -> tuple[Any, Any]:
    """What uvicorn makes lines with: for HTTP, and for sockets."""
    return partial(Line, porter), partial(SocketLine, porter)
