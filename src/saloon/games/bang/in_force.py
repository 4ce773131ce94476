"""What some sources come to together: those of the whole table, and those of a player.

It depends on the sources alone. Tables and players with the same ones share it, and so do copies.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from saloon.games.bang.sources import Source
from saloon.games.bang.timetable import OWN, TABLE, steps_with
from saloon.kernel.moments import KINDS, Moment
from saloon.kernel.native import mypyc_attr

COLT: Final = 1
DRAW_HOOKS: Final = frozenset(
    {"draw_base", "draw_count", "draw_phase", "draws_from", "first_card", "second_card"}
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Together:
    """Some sources, and who of them has a say in what: all but the last as `before`, then that one.

    Event cards and cards in play come and go, what came before them stays.
    """

    __slots__ = ("forbidding", "sources", "steps", "voices")

    def __init__(self, sources: tuple[Source, ...], before: Together | None) -> None:
        self.sources = sources
        self.forbidding: tuple[Source, ...] = ()
        """Those that may forbid to play or use cards."""
        self.steps: frozenset[str] = frozenset()
        """The steps of a turn in which any of them has something to do."""
        self.voices: dict[str, tuple[Source, ...]] = {}
        """Who has a say in what; nobody in what is not named here."""
        if before is not None:
            self.forbidding = before.forbidding
            self.steps = before.steps
            self.voices = before.voices
            self._hear(sources[-1])

    def _hear(self, source: Source) -> None:
        """This one has its say after those that are there."""
        if not source.answers:
            return  # as most cards in play
        alone = (source,)
        if source.forbids:
            self.forbidding += alone
        self.voices = voices = self.voices.copy()
        for hook in source.answers:
            others = voices.get(hook)
            voices[hook] = alone if others is None else others + alone

    def voices_in(self, hook: str) -> tuple[Source, ...]:
        return self.voices.get(hook, ())


class InForce(Together):
    """What is in force for the whole table."""

    __slots__ = ("apart", "draws", "extra_bangs", "heard", "hooks", "opens_hands", "reverses")

    def __init__(self, sources: tuple[Source, ...], before: InForce | None) -> None:
        super().__init__(sources, before)
        self.hooks: frozenset[str] = frozenset()
        """What they, or what they may lend, have a say in."""
        self.heard: frozenset[type[Moment]] = frozenset()
        self.apart: Source | None = None
        """What sets the distance between any two players."""
        self.draws = False
        """Whether something has a say in what anybody draws in phase 1."""
        self.opens_hands = False
        self.reverses = False
        self.extra_bangs = 0
        """BANG! cards that everybody may play in a turn beyond the usual one."""
        if before is not None:
            self.apart = before.apart
            last = sources[-1]
            hooks, heard = with_lent(last)
            self.hooks = before.hooks | hooks
            self.heard = before.heard | heard
            self.steps |= steps_with(last.answers, TABLE)
            self.draws = before.draws or not DRAW_HOOKS.isdisjoint(last.hooks)
            self.opens_hands = before.opens_hands or last.opens_hands
            self.reverses = before.reverses or last.reverses
            self.extra_bangs = before.extra_bangs + last.extra_bangs
            if self.apart is None and last.apart is not None:
                self.apart = last


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

    def __init__(self, sources: tuple[Source, ...], before: Kit | None) -> None:
        super().__init__(sources, before)
        self.converters: tuple[Source, ...] = ()
        """Those by which the player may use some cards as others."""
        self.draws = False
        """Whether something has a say in what is drawn in phase 1."""
        self.sight = 0
        """How much nearer the player sees the others."""
        self.cover = 0
        """How much farther the others see the player."""
        self.reach = COLT
        """How far the player shoots: the weapon in play, or the Colt printed on the board."""
        self.bang_needs = 1
        """How many Missed! effects cancel a BANG! card of the player."""
        self.beer_heals = 1
        """Life points that a Beer gives to the player."""
        self.extra_bangs = 0
        """BANG! cards that the player may play in a turn beyond the usual one."""
        self.unlimited_bangs = False
        if before is not None:
            self._add(before, sources[-1])

    def _add(self, before: Kit, last: Source) -> None:
        self.draws = before.draws
        if last.answers:
            steps, draws = in_turn(last)
            if steps:
                self.steps |= steps
            self.draws = before.draws or draws
        self.converters = (*before.converters, last) if last.counts_as else before.converters
        self.sight = before.sight + last.sight
        self.cover = before.cover + last.cover
        self.extra_bangs = before.extra_bangs + last.extra_bangs
        self.unlimited_bangs = before.unlimited_bangs or last.unlimited_bangs
        self.reach = before.reach
        if last.reach is not None and last.reach > self.reach:
            self.reach = last.reach
        self.bang_needs = before.bang_needs
        if last.bang_needs > self.bang_needs:
            self.bang_needs = last.bang_needs
        self.beer_heals = before.beer_heals
        if last.beer_heals > self.beer_heals:
            self.beer_heals = last.beer_heals


@lru_cache(maxsize=1024)
def in_turn(source: Source) -> tuple[frozenset[str], bool]:
    """The steps of its owner's turn in which it has something to do; whether it minds the draw."""
    return steps_with(source.answers, OWN), not DRAW_HOOKS.isdisjoint(source.hooks)


@lru_cache(maxsize=1024)
def with_lent(source: Source) -> tuple[frozenset[str], frozenset[type[Moment]]]:
    """What a source, or what it may lend, has a say in, and hears."""
    lent = source.lent.values()
    hooks = source.hooks.union(*[each.hooks for each in lent])
    return hooks, source.hears.union(*[each.hears for each in lent])


@lru_cache(maxsize=1024)
def said_by(abilities: tuple[Source, ...]) -> tuple[frozenset[str], frozenset[type[Moment]]]:
    """What any of these has a say in, and hears."""
    hooks: frozenset[str] = frozenset().union(*[source.hooks for source in abilities])
    return hooks, frozenset().union(*[source.hears for source in abilities])


@lru_cache(maxsize=256)
def heard_always(
    lasting: frozenset[str], remembered: frozenset[type[Moment]]
) -> frozenset[type[Moment]]:
    """The kinds of moments that something lasting hears, or that are remembered."""
    return remembered | {KINDS[hook] for hook in lasting if hook in KINDS}


@lru_cache(maxsize=4096)
def beyond(hooks: frozenset[str], others: frozenset[str]) -> frozenset[str]:
    """Those of these that are not among the others."""
    return hooks - others


@lru_cache(maxsize=2048)
def together(sources: tuple[Source, ...]) -> InForce:
    return InForce(sources, together(sources[:-1]) if sources else None)


@lru_cache(maxsize=8192)
def kit_of(sources: tuple[Source, ...]) -> Kit:
    return Kit(sources, kit_of(sources[:-1]) if sources else None)
