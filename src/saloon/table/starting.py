"""How a table and its games begin: what the entries are, and whether the settings can be played."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from saloon.bots import BOTS, default_bot
from saloon.bots.registry import check_plays
from saloon.games.registry import ABOUT, rules_for
from saloon.kernel import SetupError
from saloon.table.entries import AnyEntry, BotSeated, Created, Seated, Started
from saloon.table.match import setup_of
from saloon.table.protocol import Person, Settings
from saloon.table.seating import Seating

if TYPE_CHECKING:
    from saloon.table.live import LiveTable

SEED_BITS = 128
"""More than anybody can try out, however much of a deal is known."""

SALT_BYTES = 16


def game_options(settings: Settings, handed_on: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """What the rules are told about the game."""
    options: dict[str, Any] = {
        "game": settings.game,
        "players": settings.players,
        "modules": list(settings.modules),
    }
    facts = ABOUT[settings.game]() if settings.game in ABOUT else None
    if facts is not None and facts.editions:
        # A game begins with what was usual then, even if that changes while it lasts.
        options["edition"] = settings.edition or facts.editions[0]
    if settings.rulings or "edition" in options:
        options["rulings"] = dict(settings.rulings)
    return options | dict(handed_on or {})


def check(settings: Settings) -> str:
    """Refuses settings that cannot be played; returns the version of the rules."""
    if settings.access == "password" and not settings.password:
        raise SetupError("a table with a password needs one")
    if settings.game in ABOUT and not ABOUT[settings.game]().board:
        raise SetupError(f"there is no board for the game '{settings.game}' yet")
    return rules_for(setup_of(game_options(settings), 0)).version


def check_bot(kind: str, game: str) -> None:
    if kind not in BOTS:
        raise SetupError(f"unknown bot '{kind}'; there are {', '.join(BOTS)}")
    check_plays(kind, game)


def opening(settings: Settings, host: Person, bots: Sequence[str], start: bool) -> list[AnyEntry]:
    """A new table: its host on the first seat, bots on the next, perhaps a game at once."""
    check(settings)
    if len(bots) >= settings.players:
        raise SetupError(
            f"{len(bots)} bots leave no seat for you at a table for {settings.players}"
        )
    entries: list[AnyEntry] = [Created(settings, host.id), Seated(0, host.id, host.name)]
    seating = Seating(settings.players)
    taken = {host.name}
    for seat, kind in enumerate(bots, start=1):
        check_bot(kind, settings.game)
        entries.append(BotSeated(seat, kind, _name(seating, taken)))
    if start:
        for seat in range(1 + len(bots), settings.players):
            entries.append(BotSeated(seat, default_bot(settings.game), _name(seating, taken)))
        entries.append(started(settings))
    return entries


def fill(seating: Seating, game: str) -> list[AnyEntry]:
    """Bots for the free seats."""
    taken = set(seating.names())
    return [
        BotSeated(seat, default_bot(game), _name(seating, taken))
        for seat, chair in enumerate(seating)
        if chair.empty
    ]


def new_seed(settings: Settings) -> int:
    """One that nobody knows."""
    return secrets.randbits(SEED_BITS)


def started(settings: Settings, handed_on: Mapping[str, Any] | None = None) -> Started:
    options = game_options(settings, handed_on)
    version = rules_for(setup_of(options, 0)).version
    return Started(new_seed(settings), options, version, secrets.token_hex(SALT_BYTES))


def next_handed_on(table: LiveTable) -> dict[str, Any]:
    """What the game on the table decides about the next one, where one leads to another."""
    match = table.match
    if table.settings.series and match is not None and match.game.over:
        return match.game.rules.hand_on(match.game, sorted(table.keeps))
    return table.handed_on


def _name(seating: Seating, taken: set[str]) -> str:
    name = seating.bot_name(taken)
    taken.add(name)
    return name
