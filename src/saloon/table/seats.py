"""What commands about seats come to: sitting down, standing up, bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.table.commands import AddBot, Consent, Remove, Sit, Stand
from saloon.table.consent import WISHES_AT_ONCE
from saloon.table.entries import (
    AnyEntry,
    BotSeated,
    CameBack,
    Freed,
    Hosted,
    SeatAgreed,
    SeatDeclined,
    Seated,
    SeatWished,
    StoodIn,
)
from saloon.table.permitting import Decided, Refused, chair_number, only_host, only_lobby, seat_of
from saloon.table.protocol import Person
from saloon.table.starting import check_bot

if TYPE_CHECKING:
    from saloon.table.live import LiveTable


def sit(table: LiveTable, person: Person, command: Sit, now: float) -> Decided:
    seat = table.seating.seat_of(person.id)
    if seat is not None and table.phase != "lobby":
        return ([CameBack(seat)] if table.seating[seat].stand_in else []), {}
    if table.phase in ("finished", "broken"):
        raise Refused("game-over")
    former = table.seating.former_seat_of(person.id)
    free = table.seating.first_free() if former is None else former
    wanted = free if command.seat is None else command.seat
    if wanted is None:
        raise Refused("full")
    chair_number(table, wanted)
    chair = table.seating[wanted]
    if chair.human:
        raise Refused("taken")
    if table.phase != "lobby" and wanted != former:
        return _wish(table, person, wanted)
    freed: list[AnyEntry] = [] if seat is None else [Freed(seat)]
    return [*freed, Seated(wanted, person.id, person.name)], {}


def _wish(table: LiveTable, person: Person, seat: int) -> Decided:
    """In a running game nobody gets to see a hand just by sitting down: the others are asked."""
    if not table.seating[seat].bot:
        raise Refused("taken")
    if person.id in table.declined:
        raise Refused("declined")
    if len(table.wishes) >= WISHES_AT_ONCE and person.id not in table.wishes:
        raise Refused("others-ask")
    return [SeatWished(person.id, person.name, seat)], {"facts": {"asks": True}}


def consent(table: LiveTable, person: Person, command: Consent, now: float) -> Decided:
    wish = table.wishes.get(command.person)
    if wish is None:
        raise Refused("no-wish")
    if command.person == person.id and not command.yes:
        return [SeatDeclined(person.id, withdrawn=True)], {}
    seat = seat_of(table, person)
    return [SeatAgreed(seat, wish.person) if command.yes else SeatDeclined(wish.person)], {}


def stand(table: LiveTable, person: Person, command: Stand, now: float) -> Decided:
    seat = seat_of(table, person)
    if table.phase in ("playing", "paused"):
        return [StoodIn(seat)], {}
    entries: list[AnyEntry] = [Freed(seat)]
    if person.id == table.host and (heir := table.heir()):
        entries.append(Hosted(heir))
    return entries, {}


def add_bot(table: LiveTable, person: Person, command: AddBot, now: float) -> Decided:
    only_host(table, person)
    only_lobby(table)
    kind = command.bot or table.stand_in
    check_bot(kind, table.settings.game)
    seat = table.seating.first_free() if command.seat is None else command.seat
    if seat is None:
        raise Refused("full")
    chair_number(table, seat)
    chair = table.seating[seat]
    if chair.human:
        raise Refused("taken")
    taken = {name for name in table.seating.names() if name}
    name = chair.name if chair.bot else table.seating.bot_name(taken)
    return [BotSeated(seat, kind, name)], {}


def remove(table: LiveTable, person: Person, command: Remove, now: float) -> Decided:
    only_host(table, person)
    chair_number(table, command.seat)
    chair = table.seating[command.seat]
    if chair.empty:
        raise Refused("nobody-there")
    if chair.person == person.id:
        raise Refused("yourself")
    if table.phase == "lobby":
        return [Freed(command.seat)], {}
    if chair.bot:
        raise Refused("game-running")
    name = f"{chair.name} (bot)"[:32]
    return [BotSeated(command.seat, table.stand_in, name, chair.person)], {}
