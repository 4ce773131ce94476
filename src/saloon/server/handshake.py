"""The answer to a browser that wants a socket.

HTTP has read its request already; what `websockets` has for this reads all of it once more, and
most of what coming in would cost is that.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from websockets.utils import accept_key

ONCE = (b"sec-websocket-key", b"sec-websocket-version", b"upgrade")
"""Headers that there has to be one of each of."""
VERSION = b"13"
KEY = re.compile(rb"[A-Za-z0-9+/]{22}==")
"""Sixteen bytes in base64."""


def answer_to(method: str, headers: Iterable[tuple[bytes, bytes]]) -> bytes | None:
    """What opens the socket; None where something is wrong, which others may explain.

    That a socket is wanted has been looked at.
    """
    asked = [each for each in headers if each[0] in ONCE]
    found = dict(asked)
    if method != "GET" or len(asked) != len(ONCE) or len(found) != len(ONCE):
        return None
    key = found[b"sec-websocket-key"]
    if found[b"sec-websocket-version"] != VERSION or KEY.fullmatch(key) is None:
        return None
    return (
        "HTTP/1.1 101 Switching Protocols\r\n"
        "upgrade: websocket\r\n"
        "connection: Upgrade\r\n"
        f"sec-websocket-accept: {accept_key(key.decode())}\r\n\r\n"
    ).encode()
