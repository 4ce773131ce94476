"""What commands about the table come to: its settings, its games, its host."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from saloon.bots import default_bot
from saloon.bots.registry import plays
from saloon.table.commands import End, HandOver, Pause, Ready, Rematch, Resume, SetUp, Start
from saloon.table.entries import (
    AnyEntry,
    BotSeated,
    CameBack,
    Changed,
    Ended,
    GameWished,
    Hosted,
    KeptForNext,
    Paused,
    PauseWished,
    Rematched,
    Resumed,
)
from saloon.table.permitting import Decided, Refused, only_host, only_lobby, seat_of
from saloon.table.protocol import Person
from saloon.table.readiness import OVER, next_game
from saloon.table.starting import check, fill, started

if TYPE_CHECKING:
    from saloon.table.live import LiveTable


def set_up(table: LiveTable, person: Person, command: SetUp, now: float) -> Decided:
    only_host(table, person)
    only_lobby(table)
    settings = command.settings
    if settings.access == "password" and not settings.password:
        # The client never learns the password, so it cannot send it back.
        settings = msgspec.structs.replace(settings, password=table.settings.password)
    check(settings)
    resized = table.seating.resized(settings.players)
    if resized is None:
        raise Refused("too-many-people")
    # Who does not play the other game makes room for somebody who does.
    swapped: list[AnyEntry] = [
        BotSeated(seat, default_bot(settings.game), chair.name)
        for seat, chair in enumerate(resized)
        if chair.bot and not plays(chair.bot, settings.game)
    ]
    return [Changed(settings), *swapped], {}


def start(table: LiveTable, person: Person, command: Start, now: float) -> Decided:
    only_host(table, person)
    only_lobby(table)
    return [*fill(table.seating, table.settings.game), started(table.settings, table.handed_on)], {}


def pause(table: LiveTable, person: Person, command: Pause, now: float) -> Decided:
    seat = seat_of(table, person)
    if table.phase != "playing":
        raise Refused("no-game")
    if person.id != table.host:
        others = {
            each
            for each, chair in table.seating.people()
            if chair.person in table.here and each != seat
        }
        if not others <= table.wants_pause:
            return [PauseWished(seat)], {}
    return [Paused()], {}


def resume(table: LiveTable, person: Person, command: Resume, now: float) -> Decided:
    seat_of(table, person)
    if table.phase != "paused":
        raise Refused("not-paused")
    if person.id != table.host and table.host in table.here:
        raise Refused("not-host")
    return [Resumed()], {}


def end(table: LiveTable, person: Person, command: End, now: float) -> Decided:
    only_host(table, person)
    if table.phase not in ("playing", "paused"):
        raise Refused("no-game")
    return [Ended()], {}


def hand_over(table: LiveTable, person: Person, command: HandOver, now: float) -> Decided:
    only_host(table, person)
    if table.seating.seat_of(command.person) is None:
        raise Refused("not-seated")
    return [Hosted(command.person)], {}


def rematch(table: LiveTable, person: Person, command: Rematch, now: float) -> Decided:
    seat = seat_of(table, person)
    if table.phase not in OVER:
        raise Refused("game-running" if table.phase != "lobby" else "in-lobby")
    keeps: list[AnyEntry] = []
    if command.keep:
        match = table.match
        if not table.settings.series or match is None or not match.game.over:
            raise Refused("no-series")
        rules = match.game.rules
        if not rules.keeps:
            raise Refused("no-series")
        refusal = rules.why_not_keep(match.game.state, seat)
        if refusal is not None:
            raise Refused("was-eliminated", refusal.rule, **dict(refusal.facts))
        keeps.append(KeptForNext(seat))
        if person.id != table.host:
            return keeps, {}
    return [*keeps, Rematched()], {}


def ready(table: LiveTable, person: Person, command: Ready, now: float) -> Decided:
    """Who is away is not waited for; who does not want to wait may go back to the lobby."""
    seat = seat_of(table, person)
    if table.phase not in OVER:
        raise Refused("game-running" if table.phase != "lobby" else "in-lobby")
    if not command.yes:
        return [GameWished(seat, yes=False)], {}
    # Who was too slow for the last game plays the next one, not the bot that stood in.
    back: list[AnyEntry] = [CameBack(seat)] if table.seating[seat].stand_in else []
    here = {each for each, chair in table.seating.people() if chair.person in table.here}
    if here - table.ready - {seat}:
        return [*back, GameWished(seat)], {}
    return [*back, *next_game(table)], {}
