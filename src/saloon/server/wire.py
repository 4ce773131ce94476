"""The lines under sockets: what comes is looked at in small pieces, in turn with everybody else's,
and what goes out is sent together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN, Protocol
from websockets.streams import StreamReader

from saloon.server.framing import text_frame_head, whole_text
from saloon.server.limits import Buckets
from saloon.server.porter import Porter, address_of

if TYPE_CHECKING:
    from saloon.server.lines import Line

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

BETWEEN_FRAMES = StreamReader.at_eof.__code__
"""What the parser of websockets waits in when it has none of the next frame."""

LINE = "saloon.line"
"""Where the application finds its socket's line, among the facts about a connection."""


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
        self.hear: Callable[[bytes], bool] = _deaf
        """Given a text while the application waits for one; whether it is done with it at once.
        If not, the application receives it."""
        self._expecting = False
        self.heard = True
        self.silent = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._admitted = self._porter.enter(address_of(self.client))
        if not self._admitted:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._backlog.clear()
        if self._next is not None:
            self._next.cancel()
        if self._admitted:
            self._porter.leave(address_of(self.client))
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
        self.heard = True
        if self._backlog or len(data) > MOUTHFUL or self._next is not None or not self._kept_up:
            self._backlog += data
            if self._next is None and self._kept_up:
                self._digest()
        else:
            self._take_in(data)
        if self._backlog and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _digest(self) -> None:
        """One mouthful; the next when the application has taken what was in this one."""
        mouthful = bytes(self._backlog[:MOUTHFUL])
        del self._backlog[:MOUTHFUL]
        self._take_in(mouthful)

    def _take_in(self, mouthful: bytes) -> None:
        self._wait = 0.0
        if not self._heard_at_once(mouthful):
            super().data_received(mouthful)
        if not self._wait:
            self._held = 0
            if self._backlog and self._kept_up:
                self._next = self.loop.call_soon(self._go_on)
            return
        self._held += 1
        if self._held > HOLDS:
            self._porter.cut_off(address_of(self.client))
            self.transport.abort()
            return
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        self._next = self.loop.call_later(self._wait, self._go_on)

    def _heard_at_once(self, mouthful: bytes) -> bool:
        """A mouthful that is one whole message, while nothing else is under way: nearly all that
        comes. It needs no parser, and nobody has to wake up for it."""
        if not self._expecting or not self.queue.empty() or self.close_sent:
            return False
        if self.conn.current_size is not None or self.conn.state is not OPEN or self._in_frame:
            return False
        text = whole_text(mouthful)
        if text is None or not self._frames.take(""):
            return False
        if self.hear(text):
            return True
        self._frames.give_back("")
        return False

    @property
    def _in_frame(self) -> bool:
        """Whether the parser has begun with a frame; in between it only looks for the end."""
        parser: Any = self.conn.parser
        waits = parser.gi_yieldfrom
        return waits is None or waits.gi_code is not BETWEEN_FRAMES

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
            self._porter.rounds.flush_soon(self)
        return True

    def flush(self) -> None:
        """All that was said in one round of the loop goes out together."""
        self._flushing = False
        if self._out:
            out, self._out, self._out_size = b"".join(self._out), [], 0
            if not self.transport.is_closing():
                self.transport.write(out)

    # -- whether anybody is there ------------------------------------------------------------------

    def start_keepalive(self) -> None:
        self._porter.rounds.watch(self)

    def stop_keepalive(self) -> None:
        self._porter.rounds.forget(self)

    def ask_for_life(self) -> None:
        if not self.close_sent and not self.transport.is_closing():
            self.conn.send_ping(b"")
            self.transport.write(b"".join(self.conn.data_to_send()))

    def give_up(self) -> None:
        self.keepalive_timeout()

    # -- the end -----------------------------------------------------------------------------------

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
        self._expecting = True
        try:
            message = await self.queue.get()
        finally:
            self._expecting = False
        if self._next is None and self.queue.empty():
            if self._backlog:
                self._next = self.loop.call_soon(self._go_on)
            else:
                self._go_on()
        return message


def _nothing() -> None:
    pass


def _deaf(_text: bytes) -> bool:
    return False
