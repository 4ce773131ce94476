"""Which sources are silent, and through what (`Source.mutes`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from saloon.games.bang.in_force import Kit, kit_of
from saloon.games.bang.sources import Source
from saloon.kernel import Decision, Option, Refusal

if TYPE_CHECKING:
    from saloon.games.bang.state import Bang, Player


def may_silence(sources: Iterable[Source], rulings: Mapping[str, Any]) -> bool:
    """Whether any of these can silence others in a game with these rulings."""
    for source in sources:
        if "mutes" in source.hooks and source.may_mute(rulings):
            return True
    return False


def audible(g: Bang, player: Player, kit: Kit) -> Kit:
    """Those of a player's sources that nothing silences."""
    # Asked whenever something was rearranged, and mostly nothing is silent: plain loops.
    table = g.in_force.voices.get("mutes", ())
    silencers = _elsewhere(g, player, table) if g.silencers else []
    if not table and not silencers and "mutes" not in kit.voices:
        return kit
    sources = kit.sources
    if table:
        # What the table silences is silent, and silences nothing itself.
        sources = tuple([source for source in sources if not _first(g, player, source, table)])
    for source in sources:
        if "mutes" in source.hooks:
            silencers.append(source)
    if silencers:
        sources = tuple([each for each in sources if not _first(g, player, each, silencers)])
    return kit if len(sources) == len(kit.sources) else kit_of(sources)


def silencer(g: Bang, player: Player, source: Source) -> Source | None:
    """What silences a source of a player now, if anything does."""
    if not g.muting:
        return None
    table = g.voices_in("mutes")
    heard = [
        each
        for each in g.own(player)
        if "mutes" in each.hooks and not _first(g, player, each, table)
    ]
    return _first(g, player, source, [*table, *heard, *_elsewhere(g, player, table)])


def muted_by(g: Bang, player: Player, source: Source) -> Refusal | None:
    """The rule by which a source of a player is silent now, if it is."""
    by = silencer(g, player, source)
    return None if by is None else Refusal(by.silences, {"card": source.id})


def through_silence(g: Bang, player: Player, decision: Decision, chosen: Option) -> Refusal | None:
    """What silences the source that would allow an answer, if there is one."""
    if not g.muting:
        return None
    own = (*player.abilities, *[g.card(slot) for slot in player.in_play])
    heard = g.sources(player)
    for source in own:
        if source not in heard and _allows_more(source, chosen):
            found = [each for each in own if each in heard or each is source]
            if chosen in _answers_with(g, player, decision, found):
                return muted_by(g, player, source)
    return None


def _allows_more(source: Source, chosen: Option) -> bool:
    """Whether an answer of this kind can depend on a source: the others are not worth a look."""
    if chosen.detail.startswith("as "):
        return bool(source.counts_as)
    nearer = source.sight or source.card_sight or source.reach or source.bang_reach
    return bool(source.counts_as or source.unlimited_bangs or nearer)


def _answers_with(
    g: Bang, player: Player, decision: Decision, sources: Sequence[Source]
) -> list[Option]:
    """What could be answered if these were the player's sources; nothing is changed by asking."""
    before = player.kit, g.near
    player.kit, g.near = kit_of(tuple(sources)), {}
    try:
        return decision.computed_for(player.seat)
    finally:
        player.kit, g.near = before


def _elsewhere(g: Bang, player: Player, table: Sequence[Source]) -> list[Source]:
    """What other players have that could silence a source of this player."""
    found: list[Source] = []
    for seat in g.silencers:
        other = g.players[seat]
        if other is player or not other.present:
            continue
        for source in other.abilities:
            if (
                "mutes" in source.hooks
                and source.silences_others(g, other)
                and not _first(g, other, source, table)
            ):
                found.append(source)
    return found


def _first(g: Bang, owner: Player, source: Source, silencers: Sequence[Source]) -> Source | None:
    for other in silencers:
        if other.mutes(g, owner, source):
            return other
    return None
