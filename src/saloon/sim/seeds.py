"""Seeds from seeds."""

from __future__ import annotations

from hashlib import blake2b

BYTES = 6
"""Small enough for every JSON reader to keep exactly."""


def derived(seed: int, *path: str | int) -> int:
    """An independent seed for a part of a run; the same for the same path, wherever it runs."""
    text = ":".join(map(str, (seed, *path)))
    return int.from_bytes(blake2b(text.encode(), digest_size=BYTES).digest())
