"""What follows from what is in force for the whole table."""

from __future__ import annotations

from functools import lru_cache

from saloon.games.bang.sources import Source


class InForce:
    """Some sources in force together, and what they come to.

    It depends on them alone: tables where the same is in force share it, and so do copies.
    """

    __slots__ = ("apart", "heard", "hooks", "opens_hands", "reverses", "sources", "voices")

    def __init__(self, sources: tuple[Source, ...]) -> None:
        self.sources = sources
        say = [each for source in sources for each in (source, *source.lent.values())]
        self.hooks: frozenset[str] = frozenset().union(*[each.hooks for each in say])
        """What they, or what they may lend, have a say in."""
        self.heard: frozenset[str] = frozenset().union(*[each.hears for each in say])
        self.apart: Source | None = None
        """What sets the distance between any two players."""
        self.opens_hands = False
        self.reverses = False
        for source in sources:
            if self.apart is None and source.apart is not None:
                self.apart = source
            self.opens_hands = self.opens_hands or source.opens_hands
            self.reverses = self.reverses or source.reverses
        self.voices: dict[str, tuple[Source, ...]] = {}
        """Who of them has a say in what, as far as it was asked."""

    def voices_in(self, hook: str) -> tuple[Source, ...]:
        found = self.voices.get(hook)
        if found is None:
            found = tuple([source for source in self.sources if hook in source.hooks])
            self.voices[hook] = found
        return found


@lru_cache(maxsize=1024)
def together(sources: tuple[Source, ...]) -> InForce:
    return InForce(sources)
