"""What some sources come to together: those of the whole table, and those of a player.

It depends on the sources alone. Tables and players with the same ones share it, and so do copies.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from saloon.games.bang.sources import Box, Source
from saloon.games.bang.timetable import OWN, TABLE, places_with
from saloon.kernel.moments import KINDS, Moment
from saloon.kernel.native import mypyc_attr

COLT: Final = 1
DRAW_HOOKS: Final = frozenset(
    {"draw_base", "draw_count", "draw_phase", "draws_from", "first_card", "second_card"}
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Together:
    """Some sources, and who of them has a say in what."""

    __slots__ = ("forbidding", "places", "sources", "voices")

    sources: tuple[Source, ...]
    forbidding: tuple[Source, ...]
    """Those that may forbid to play or use cards."""
    places: int
    """The places of a turn at which any of them has something to do, as bits."""
    voices: dict[str, tuple[Source, ...]]
    """Who has a say in what; nobody in what is not named here."""

    def __init__(self, sources: tuple[Source, ...]) -> None:
        self.sources = sources
        self.forbidding = ()
        self.places = 0
        self.voices = {}

    def _hear(self, source: Source) -> None:
        """This one has its say after those that are there."""
        alone = (source,)
        if source.forbids:
            self.forbidding += alone
        voices = self.voices
        for hook in source.answers:
            others = voices.get(hook)
            voices[hook] = alone if others is None else others + alone

    def voices_in(self, hook: str) -> tuple[Source, ...]:
        return self.voices.get(hook, ())


class InForce(Together):
    """What is in force for the whole table: all but the last as `before`, then that one.

    Event cards come and go, what came before them stays.
    """

    __slots__ = (
        "apart",
        "draws",
        "extra_bangs",
        "heard",
        "hooks",
        "lending_boxes",
        "lending_cards",
        "opens_hands",
        "reverses",
    )

    def __init__(self, sources: tuple[Source, ...], before: InForce | None) -> None:
        super().__init__(sources)
        self.hooks: frozenset[str] = frozenset()
        """What they, or what they may lend, have a say in."""
        self.heard: frozenset[type[Moment]] = frozenset()
        self.lending_boxes: tuple[Source, ...] = ()
        self.lending_cards: tuple[Source, ...] = ()
        """Those that lend something to players: boxes, and what comes and goes."""
        self.apart: Source | None = None
        """What sets the distance between any two players."""
        self.draws = False
        """Whether something has a say in what anybody draws in phase 1."""
        self.opens_hands = False
        self.reverses = False
        self.extra_bangs = 0
        """BANG! cards that everybody may play in a turn beyond the usual one."""
        if before is not None:
            last = sources[-1]
            self.forbidding = before.forbidding
            self.voices = before.voices.copy()
            self._hear(last)
            self.places = before.places | places_with(last.answers, TABLE)
            self.apart = before.apart
            self.lending_boxes = before.lending_boxes
            self.lending_cards = before.lending_cards
            if "lends" in last.answers and isinstance(last, Box):
                self.lending_boxes += (last,)
            elif "lends" in last.answers:
                self.lending_cards += (last,)
            hooks, heard = with_lent(last)
            self.hooks = before.hooks | hooks
            self.heard = before.heard | heard
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
        "bang_reach",
        "beer_heals",
        "card_sight",
        "converters",
        "cover",
        "draws",
        "extra_bangs",
        "reach",
        "sight",
        "unlimited_bangs",
    )

    converters: tuple[Source, ...]
    """Those by which the player may use some cards as others."""
    draws: bool
    """Whether something has a say in what is drawn in phase 1."""
    sight: int
    """How much nearer the player sees the others."""
    card_sight: int
    """How much nearer still for a card played from hand."""
    cover: int
    """How much farther the others see the player."""
    reach: int
    """How far the player shoots: the weapon in play, or the Colt printed on the board."""
    bang_reach: int
    """The same with BANG! cards from hand."""
    bang_needs: int
    """How many Missed! effects cancel a BANG! card of the player."""
    beer_heals: int
    """Life points that a Beer gives to the player."""
    extra_bangs: int
    """BANG! cards that the player may play in a turn beyond the usual one."""
    unlimited_bangs: bool

    def __init__(self, sources: tuple[Source, ...]) -> None:
        super().__init__(sources)
        self.converters = ()
        self.draws = self.unlimited_bangs = False
        self.sight = self.card_sight = self.cover = self.extra_bangs = 0
        self.reach = self.bang_reach = COLT
        self.bang_needs = self.beer_heals = 1
        for source in sources:
            if source.answers:  # most cards in play have none
                self._hear(source)
            places, draws, adds = in_turn(source)
            if places:
                self.places |= places
            if draws:
                self.draws = True
            if adds:
                self._add(source)

    def _add(self, source: Source) -> None:
        if source.counts_as:
            self.converters += (source,)
        self.sight += source.sight
        self.card_sight += source.card_sight
        self.cover += source.cover
        self.extra_bangs += source.extra_bangs
        self.unlimited_bangs = self.unlimited_bangs or source.unlimited_bangs
        if source.reach is not None and source.reach > self.reach:
            self.reach = source.reach
        self.bang_reach = max(self.bang_reach, self.reach, source.bang_reach)
        if source.bang_needs > self.bang_needs:
            self.bang_needs = source.bang_needs
        if source.beer_heals > self.beer_heals:
            self.beer_heals = source.beer_heals


KITS: Final[dict[tuple[Source, ...], Kit]] = {}
"""Those made before, by what they are made of."""
MOST_KITS: Final = 8192


@lru_cache(maxsize=1024)
def in_turn(source: Source) -> tuple[int, bool, bool]:
    """The places of its owner's turn at which it has something to do; whether it minds the draw.

    And whether it adds to what its owner's sources come to: most only have a say in something.
    """
    adds = source.counts_as or source.sight or source.cover or source.reach is not None
    adds = adds or source.card_sight or source.bang_reach
    bangs = source.extra_bangs or source.unlimited_bangs or source.bang_needs > 1
    return (
        places_with(source.answers, OWN),
        not DRAW_HOOKS.isdisjoint(source.hooks),
        bool(adds or bangs or source.beer_heals > 1),
    )


@lru_cache(maxsize=1024)
def with_lent(source: Source) -> tuple[frozenset[str], frozenset[type[Moment]]]:
    """What a source, or what it may lend, has a say in, and hears."""
    lent = source.lent.values()
    hooks = source.hooks.union(*[each.hooks for each in lent])
    return hooks, source.hears.union(*[each.hears for each in lent])


class Abilities(NamedTuple):
    """What the abilities of all players, and what is lasting in a game, have a say in."""

    hooks: frozenset[str]
    heard: frozenset[type[Moment]]
    """The kinds of moments that they hear, or that are remembered for the turn."""
    silencers: tuple[int, ...]
    """The seats with an ability to silence something."""


@lru_cache(maxsize=1024)
def all_abilities(
    abilities: tuple[tuple[Source, ...], ...],
    lasting: frozenset[str],
    remembered: frozenset[type[Moment]],
) -> Abilities:
    """Of each seat; they change far less often than what is in force for the whole table."""
    sources = [source for each in abilities for source in each]
    silencers = [
        seat
        for seat, each in enumerate(abilities)
        if any("mutes" in source.hooks for source in each)
    ]
    return Abilities(
        lasting.union(*[source.hooks for source in sources]),
        heard_always(lasting, remembered).union(*[source.hears for source in sources]),
        tuple(silencers),
    )


@lru_cache(maxsize=4096)
def hooks_of(some: frozenset[str], others: frozenset[str]) -> frozenset[str]:
    """Both: they are the same again and again."""
    return some | others


@lru_cache(maxsize=4096)
def heard_by(
    some: frozenset[type[Moment]], others: frozenset[type[Moment]]
) -> frozenset[type[Moment]]:
    return some | others


@lru_cache(maxsize=256)
def heard_always(
    lasting: frozenset[str], remembered: frozenset[type[Moment]]
) -> frozenset[type[Moment]]:
    """The kinds of moments that something lasting hears, or that are remembered."""
    return remembered | {KINDS[hook] for hook in lasting if hook in KINDS}


@lru_cache(maxsize=2048)
def together(sources: tuple[Source, ...]) -> InForce:
    return InForce(sources, together(sources[:-1]) if sources else None)


def kit_of(sources: tuple[Source, ...]) -> Kit:
    kit = KITS.get(sources)
    if kit is None:
        kit = Kit(sources)
        if len(KITS) >= MOST_KITS:
            KITS.clear()  # which was used last need not be kept up with every time
        KITS[sources] = kit
    return kit
