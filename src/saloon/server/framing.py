"""Frames of a WebSocket, as far as they are of the common kind: whole texts."""

from __future__ import annotations

from struct import Struct

try:
    from websockets.speedups import apply_mask
except ImportError:  # it was not compiled for this computer
    from websockets.utils import apply_mask

TEXT = 0x81
"""Begins a message that is text and is in one frame."""
MASKED = 0x80
SHORT, LONG = 126, 127
"""What stands in place of a length that needs two bytes, or eight."""

middle_head = Struct("!BBH").pack
"""Of nearly all that is told: a length of two bytes."""


def text_frame_head(size: int) -> bytes:
    """What stands before a text of that many bytes."""
    if size < SHORT:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return middle_head(TEXT, SHORT, size)
    return bytes((TEXT, LONG)) + size.to_bytes(8)


def whole_text(data: bytes) -> bytes | None:
    """What a client says if this is one text in one frame, and nothing else.

    None for all that a parser has to look at: parts, other kinds, what is wrong.
    """
    if len(data) < 6 or data[0] != TEXT or not data[1] & MASKED:
        return None
    size, mask = data[1] - MASKED, 2
    if size == SHORT:
        size, mask = int.from_bytes(data[2:4]), 4
    elif size == LONG:
        return None
    text = mask + 4
    if len(data) != text + size:
        return None
    return apply_mask(data[text:], data[mask:text])
