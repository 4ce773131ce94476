"""Which sources are silent, and through what (`Source.mutes`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from saloon.games.bang.sources import Source

if TYPE_CHECKING:
    from saloon.games.bang.state import Bang, Player


def audible(g: Bang, player: Player, sources: tuple[Source, ...]) -> tuple[Source, ...]:
    """Those of a player's sources that nothing silences."""
    table = _of_the_table(g)
    if table:
        # What the table silences is silent, and silences nothing itself.
        sources = tuple(source for source in sources if not _first(g, player, source, table))
    silencers = [source for source in sources if "mutes" in source.hooks]
    silencers += _abroad(g, player, table)
    if not silencers:
        return sources
    return tuple(source for source in sources if not _first(g, player, source, silencers))


def silencer(g: Bang, player: Player, source: Source) -> Source | None:
    """What silences a source of a player now, if anything does."""
    if not g.muting:
        return None
    table = _of_the_table(g)
    heard = [
        each
        for each in g.own(player)
        if "mutes" in each.hooks and not _first(g, player, each, table)
    ]
    return _first(g, player, source, [*table, *heard, *_abroad(g, player, table)])


def _of_the_table(g: Bang) -> list[Source]:
    return [source for source in g.world if "mutes" in source.hooks]


def _abroad(g: Bang, player: Player, table: list[Source]) -> list[Source]:
    """What other players have that could silence a source of this player."""
    return [
        source
        for other in g.players
        if other is not player and other.present
        for source in other.abilities
        if "mutes" in source.hooks and not _first(g, other, source, table)
    ]


def _first(g: Bang, owner: Player, source: Source, silencers: Sequence[Source]) -> Source | None:
    for other in silencers:
        if other.mutes(g, owner, source):
            return other
    return None
