"""What some sources come to together: those of the whole table, and those of a player.

It depends on the sources alone. Tables and players with the same ones share it, and so do copies.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from saloon.games.bang.sources import Source
from saloon.kernel.moments import Moment
from saloon.kernel.native import mypyc_attr

COLT: Final = 1
DRAW_HOOKS: Final = frozenset(
    {"draw_base", "draw_count", "draw_phase", "draws_from", "first_card", "second_card"}
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Together:
    """Some sources, and who of them has a say in what."""

    __slots__ = ("forbidding", "sources", "voices")

    def __init__(self, sources: tuple[Source, ...]) -> None:
        self.sources = sources
        self.forbidding: tuple[Source, ...] = ()
        """Those that may forbid to play or use cards."""
        self.voices: dict[str, tuple[Source, ...]] = {}
        """Who has a say in what; nobody in what is not named here."""

    def _hear(self, sources: tuple[Source, ...]) -> None:
        """These have their say after those that are there."""
        voices = self.voices
        for source in sources:
            if not source.answers:
                continue  # as most cards in play
            alone = (source,)
            if source.forbids:
                self.forbidding += alone
            for hook in source.answers:
                others = voices.get(hook)
                voices[hook] = alone if others is None else others + alone

    def voices_in(self, hook: str) -> tuple[Source, ...]:
        return self.voices.get(hook, ())


class InForce(Together):
    """What is in force for the whole table: all but the last as `before`, then that one.

    Event cards come and go, the boxes before them stay.
    """

    __slots__ = ("apart", "extra_bangs", "heard", "hooks", "opens_hands", "reverses")

    def __init__(self, sources: tuple[Source, ...], before: InForce | None) -> None:
        super().__init__(sources)
        self.hooks: frozenset[str] = frozenset()
        """What they, or what they may lend, have a say in."""
        self.heard: frozenset[type[Moment]] = frozenset()
        self.apart: Source | None = None
        """What sets the distance between any two players."""
        self.opens_hands = False
        self.reverses = False
        self.extra_bangs = 0
        """BANG! cards that everybody may play in a turn beyond the usual one."""
        if before is not None:
            self.voices = before.voices.copy()
            self.forbidding = before.forbidding
            self.apart = before.apart
            last = sources[-1]
            hooks, heard = with_lent(last)
            self.hooks = before.hooks | hooks
            self.heard = before.heard | heard
            self.opens_hands = before.opens_hands or last.opens_hands
            self.reverses = before.reverses or last.reverses
            self.extra_bangs = before.extra_bangs + last.extra_bangs
            if self.apart is None and last.apart is not None:
                self.apart = last
            self._hear((last,))


class Kit(Together):
    """What a player can use: the active abilities, cards in play and pieces of the boxes."""

    __slots__ = (
        "bang_needs",
        "beer_heals",
        "converters",
        "cover",
        "draws",
        "extra_bangs",
        "reach",
        "sight",
        "unlimited_bangs",
    )

    def __init__(self, sources: tuple[Source, ...]) -> None:
        super().__init__(sources)
        self._hear(sources)
        self.converters: tuple[Source, ...] = ()
        """Those by which the player may use some cards as others."""
        self.draws = not DRAW_HOOKS.isdisjoint(self.voices)
        """Whether something has a say in what is drawn in phase 1."""
        self.sight = 0
        """How much nearer the player sees the others."""
        self.cover = 0
        """How much farther the others see the player."""
        self.reach = 0
        """How far the player shoots: the weapon in play, or the Colt printed on the board."""
        self.bang_needs = 1
        """How many Missed! effects cancel a BANG! card of the player."""
        self.beer_heals = 1
        """Life points that a Beer gives to the player."""
        self.extra_bangs = 0
        """BANG! cards that the player may play in a turn beyond the usual one."""
        self.unlimited_bangs = False
        for source in sources:
            if adds_nothing(source):
                continue  # as most
            if source.counts_as:
                self.converters += (source,)
            self.sight += source.sight
            self.cover += source.cover
            self.extra_bangs += source.extra_bangs
            if source.unlimited_bangs:
                self.unlimited_bangs = True
            if source.reach is not None:
                self.reach = max(self.reach, source.reach)
            if source.bang_needs > self.bang_needs:
                self.bang_needs = source.bang_needs
            if source.beer_heals > self.beer_heals:
                self.beer_heals = source.beer_heals
        self.reach = self.reach or COLT


@lru_cache(maxsize=1024)
def with_lent(source: Source) -> tuple[frozenset[str], frozenset[type[Moment]]]:
    """What a source, or what it may lend, has a say in, and hears."""
    lent = source.lent.values()
    hooks = source.hooks.union(*[each.hooks for each in lent])
    return hooks, source.hears.union(*[each.hears for each in lent])


@lru_cache(maxsize=1024)
def adds_nothing(source: Source) -> bool:
    """Whether a kit comes to the same numbers with it and without it."""
    return (
        not (source.counts_as or source.sight or source.cover or source.extra_bangs)
        and not source.unlimited_bangs
        and source.reach is None
        and source.bang_needs <= 1
        and source.beer_heals <= 1
    )


@lru_cache(maxsize=1024)
def said_by(abilities: tuple[Source, ...]) -> tuple[frozenset[str], frozenset[type[Moment]]]:
    """What any of these has a say in, and hears."""
    hooks: frozenset[str] = frozenset().union(*[source.hooks for source in abilities])
    return hooks, frozenset().union(*[source.hears for source in abilities])


@lru_cache(maxsize=2048)
def together(sources: tuple[Source, ...]) -> InForce:
    return InForce(sources, together(sources[:-1]) if sources else None)


@lru_cache(maxsize=8192)
def kit_of(sources: tuple[Source, ...]) -> Kit:
    return Kit(sources)
