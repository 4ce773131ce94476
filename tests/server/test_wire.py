"""Messages as they go over the line."""

from __future__ import annotations

import asyncio

import pytest

from saloon.server.wire import text_frame_head
from saloon.sim.raw import TEXT, RawSocket


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
async def test_a_client_finds_a_message_of_any_size_and_the_next_one(size: int) -> None:
    reader = asyncio.StreamReader(limit=1 << 20)
    for text in (b"x" * size, b"next"):
        reader.feed_data(text_frame_head(len(text)) + text)
    client = RawSocket(reader, None)  # type: ignore[arg-type]
    assert await client.hear() == (TEXT, b"x" * size)
    assert await client.hear() == (TEXT, b"next")
