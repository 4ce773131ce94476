"""The only source of randomness in a game.

Numbers come from BLAKE2b in counter mode: the whole generator is two integers (cheap to copy and
to store), the stream is ours for good, and nobody can work out the next card from those already
seen, which a congruential generator would allow.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct
from typing import Final, TypeVar

T = TypeVar("T")

_WORDS: Final = 16  # 32-bit words in one digest
_WORDS_OF: Final = Struct("<16I").unpack


class Chance:
    """A deterministic stream of random numbers: a seed and how often it was asked."""

    __slots__ = ("asked", "seed")

    def __init__(self, seed: int, asked: int = 0) -> None:
        self.seed = seed
        self.asked = asked

    def copy(self) -> Chance:
        return Chance(self.seed, self.asked)

    def below(self, bound: int) -> int:
        """A whole number from 0 up to, not including, `bound`."""
        self.asked += 1
        digest = blake2b(b"%d:%d" % (self.seed, self.asked), digest_size=8).digest()
        return int.from_bytes(digest, "little") * bound >> 64

    def shuffle(self, items: list[T]) -> None:
        """Put the items into a random order, in place."""
        words: list[int] = []
        for _ in range(0, len(items) - 1, _WORDS):
            self.asked += 1
            words += _WORDS_OF(blake2b(b"%d:%d" % (self.seed, self.asked)).digest())
        # There may be more words than items. Only without `strict` is a zip compiled to a loop.
        for last, word in zip(range(len(items) - 1, 0, -1), words):  # noqa: B905
            other = word * (last + 1) >> 32
            items[last], items[other] = items[other], items[last]

    def spawn(self) -> Chance:
        """An independent stream that depends on this one but does not disturb it."""
        return Chance(int.from_bytes(blake2b(b"%d:%d:spawn" % (self.seed, self.asked)).digest()))
