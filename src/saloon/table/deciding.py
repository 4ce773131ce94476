"""What a command comes to: an answer, and what is to be written down. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from saloon.bots import default_bot
from saloon.bots.registry import plays
from saloon.kernel import Game, IllegalChoice, Option, Refusal, SetupError
from saloon.table import sight as seen
from saloon.table.clocks import THINKING
from saloon.table.consent import WISHES_AT_ONCE
from saloon.table.entries import (
    AnyEntry,
    BotSeated,
    CameBack,
    Changed,
    Chose,
    Ended,
    Freed,
    Held,
    Hosted,
    Kept,
    Paused,
    PauseWished,
    Preferred,
    Rematched,
    Resumed,
    SeatAgreed,
    SeatDeclined,
    Seated,
    SeatWished,
    Spoke,
    StoodIn,
    Undone,
)
from saloon.table.protocol import (
    AddBot,
    Answer,
    AnyCommand,
    Choose,
    Consent,
    End,
    HandOver,
    Pause,
    Person,
    Ping,
    Prefer,
    Reasons,
    Rematch,
    Remove,
    Resume,
    Resync,
    Say,
    SetUp,
    Sit,
    Stand,
    Start,
    Stay,
    Undo,
    Why,
)
from saloon.table.starting import check, check_bot, fill, started

if TYPE_CHECKING:
    from saloon.table.live import LiveTable

PHRASES = (
    "hello", "well-played", "thanks", "sorry", "oops", "nice-shot", "trust-me", "watch-out",
    "hurry", "good-game",
)  # fmt: skip
"""Stock phrases; their words are texts: `ui-phrase-<id>`."""


class Refused(Exception):
    """Why a command is not carried out."""

    def __init__(self, code: str, rule: str = "", **facts: Any) -> None:
        super().__init__(code)
        self.code, self.rule, self.facts = code, rule, facts


Decided = tuple[list[AnyEntry], dict[str, Any]]


def decide(
    table: LiveTable, person: Person, command: AnyCommand, now: float
) -> tuple[Answer, list[AnyEntry]]:
    """The answer to a command and the entries it makes."""
    if table.has_done(person, command.id):
        return Answer(command.id), []  # it came twice: once before a crash, perhaps
    try:
        if table.phase == "closed" and not isinstance(command, Resync | Ping):
            raise Refused("closed")
        entries, more = _DECIDERS[type(command)](table, person, command, now)
    except Refused as no:
        return Answer(command.id, no.code, no.rule, no.facts), []
    except SetupError as no:
        return Answer(command.id, "bad-settings", no.rule, {"message": str(no)}), []
    return Answer(command.id, **more), entries


# -- who may ----------------------------------------------------------------------------------


def _host(table: LiveTable, person: Person) -> None:
    if person.id != table.host:
        raise Refused("not-host")


def _lobby(table: LiveTable) -> None:
    if table.phase != "lobby":
        raise Refused("game-running")


def _seat(table: LiveTable, person: Person) -> int:
    seat = table.seating.seat_of(person.id)
    if seat is None:
        raise Refused("no-seat")
    return seat


def _chair_number(table: LiveTable, seat: int) -> None:
    if seat >= len(table.seating):
        raise Refused("no-such-seat")


def _game(table: LiveTable) -> Game:
    if table.match is None or table.phase not in ("playing", "paused"):
        raise Refused("no-game")
    return table.match.game


# -- the game ---------------------------------------------------------------------------------


def _choose(table: LiveTable, person: Person, command: Choose, now: float) -> Decided:
    seat, game = _seat(table, person), _game(table)
    match = table.match
    assert match is not None
    if table.phase == "paused":
        raise Refused("paused")
    if command.ask != game.ask_id:
        raise Refused("stale")
    try:
        game.option_named(command.option, seat)
    except IllegalChoice:
        raise Refused("illegal") from None
    back: list[AnyEntry] = [CameBack(seat)] if table.seating[seat].stand_in else []
    decision = game.decision
    early = match.asked_at + THINKING[table.settings.pace][1]
    if seat in game.unanswered() and seen.is_reaction(game, decision) and now < early:
        # Every reaction takes equally long, so that nobody learns from how long it took.
        return [*back, Held(seat, command.ask, command.option, command.id)], {}
    left = table.clocks.left_after(seat, now)
    return [*back, Chose(seat, command.option, left=left, command=command.id)], {}


def _undo(table: LiveTable, person: Person, command: Undo, now: float) -> Decided:
    seat, game = _seat(table, person), _game(table)
    if not table.settings.undo:
        raise Refused("no-undo")
    try:
        game.check_undo(seat)
    except IllegalChoice as no:
        raise Refused("stands", message=str(no)) from None
    return [Undone(seat, command.id)], {}


def _why(table: LiveTable, person: Person, command: Why, now: float) -> Decided:
    seat, game = _seat(table, person), _game(table)
    slot = -1
    if command.card:
        state = game.state
        slots = [
            each
            for each, face in enumerate(state.face)
            if face.text == command.card and state.knows(seat, each)
        ]
        if not slots:
            raise Refused("unknown-card")
        slot = slots[0]
    target = -1 if command.seat is None else command.seat
    refusal = game.why_not(seat, Option(command.verb, slot, target, command.detail))
    if refusal is not None and target < 0 and slot >= 0:
        refusal = _somewhere(game, seat, command.verb, slot) or refusal
    if refusal is None:
        return [], {}
    raise Refused("illegal", refusal.rule, **dict(refusal.facts))


def _somewhere(game: Game, seat: int, verb: str, slot: int) -> Refusal | None:
    """A card that needs a target and has none: why it cannot be aimed at the nearest to fit."""
    tries = [
        game.why_not(seat, Option(verb, slot, other, ""))
        for other in range(game.state.seats)
        if other != seat
    ]
    refused = [each for each in tries if each is not None]
    if len(refused) < len(tries) or not refused:
        return None
    return min(refused, key=lambda each: int(each.facts.get("distance", 99)))


def _reasons(table: LiveTable, person: Person, command: Reasons, now: float) -> Decided:
    game = _game(table)
    _chair_number(table, command.seat)
    viewer = table.seating.seat_of(person.id)
    return [], {"reasons": game.reasons(viewer, command.seat)}


def _prefer(table: LiveTable, person: Person, command: Prefer, now: float) -> Decided:
    return [Preferred(_seat(table, person), command.preferences)], {}


# -- seats ------------------------------------------------------------------------------------


def _sit(table: LiveTable, person: Person, command: Sit, now: float) -> Decided:
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
    _chair_number(table, wanted)
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


def _consent(table: LiveTable, person: Person, command: Consent, now: float) -> Decided:
    wish = table.wishes.get(command.person)
    if wish is None:
        raise Refused("no-wish")
    if command.person == person.id and not command.yes:
        return [SeatDeclined(person.id, withdrawn=True)], {}
    seat = _seat(table, person)
    return [SeatAgreed(seat, wish.person) if command.yes else SeatDeclined(wish.person)], {}


def _stand(table: LiveTable, person: Person, command: Stand, now: float) -> Decided:
    seat = _seat(table, person)
    if table.phase in ("playing", "paused"):
        return [StoodIn(seat)], {}
    entries: list[AnyEntry] = [Freed(seat)]
    if person.id == table.host and (heir := table.heir()):
        entries.append(Hosted(heir))
    return entries, {}


def _add_bot(table: LiveTable, person: Person, command: AddBot, now: float) -> Decided:
    _host(table, person)
    _lobby(table)
    kind = command.bot or table.stand_in
    check_bot(kind, table.settings.game)
    seat = table.seating.first_free() if command.seat is None else command.seat
    if seat is None:
        raise Refused("full")
    _chair_number(table, seat)
    chair = table.seating[seat]
    if chair.human:
        raise Refused("taken")
    taken = {name for name in table.seating.names() if name}
    name = chair.name if chair.bot else table.seating.bot_name(taken)
    return [BotSeated(seat, kind, name)], {}


def _remove(table: LiveTable, person: Person, command: Remove, now: float) -> Decided:
    _host(table, person)
    _chair_number(table, command.seat)
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


# -- the host ---------------------------------------------------------------------------------


def _set_up(table: LiveTable, person: Person, command: SetUp, now: float) -> Decided:
    _host(table, person)
    _lobby(table)
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


def _start(table: LiveTable, person: Person, command: Start, now: float) -> Decided:
    _host(table, person)
    _lobby(table)
    return [*fill(table.seating, table.settings.game), started(table.settings, table.handed_on)], {}


def _pause(table: LiveTable, person: Person, command: Pause, now: float) -> Decided:
    seat = _seat(table, person)
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


def _resume(table: LiveTable, person: Person, command: Resume, now: float) -> Decided:
    _seat(table, person)
    if table.phase != "paused":
        raise Refused("not-paused")
    if person.id != table.host and table.host in table.here:
        raise Refused("not-host")
    return [Resumed()], {}


def _end(table: LiveTable, person: Person, command: End, now: float) -> Decided:
    _host(table, person)
    if table.phase not in ("playing", "paused"):
        raise Refused("no-game")
    return [Ended()], {}


def _hand_over(table: LiveTable, person: Person, command: HandOver, now: float) -> Decided:
    _host(table, person)
    if table.seating.seat_of(command.person) is None:
        raise Refused("not-seated")
    return [Hosted(command.person)], {}


def _rematch(table: LiveTable, person: Person, command: Rematch, now: float) -> Decided:
    seat = _seat(table, person)
    if table.phase not in ("finished", "broken"):
        raise Refused("game-running" if table.phase != "lobby" else "in-lobby")
    keeps: list[AnyEntry] = []
    if command.keep:
        match = table.match
        if not table.settings.series or match is None or not match.game.over:
            raise Refused("no-series")
        if match.game.rules.is_out(match.game.state, seat):
            raise Refused("was-eliminated", "BB-SERIES-02")
        keeps.append(Kept(seat))
        if person.id != table.host:
            return keeps, {}
    return [*keeps, Rematched()], {}


# -- talk -------------------------------------------------------------------------------------


def _say(table: LiveTable, person: Person, command: Say, now: float) -> Decided:
    text = " ".join(command.text.split())
    if bool(text) == bool(command.phrase):
        raise Refused("nothing-said")
    if command.phrase and command.phrase not in PHRASES:
        raise Refused("unknown-phrase")
    seat = table.seating.seat_of(person.id)
    playing = table.phase in ("playing", "paused")
    aside = playing and table.sight_of(person.id) == seen.OPEN
    return [Spoke(person.id, person.name, text, command.phrase, seat, aside, command.id)], {}


def _resync(table: LiveTable, person: Person, command: Resync, now: float) -> Decided:
    return [], {}


def _ping(table: LiveTable, person: Person, command: Ping | Stay, now: float) -> Decided:
    return [], {}


_DECIDERS: dict[type[Any], Callable[[LiveTable, Person, Any, float], Decided]] = {
    Choose: _choose,
    Undo: _undo,
    Why: _why,
    Reasons: _reasons,
    Prefer: _prefer,
    Sit: _sit,
    Consent: _consent,
    Stand: _stand,
    AddBot: _add_bot,
    Remove: _remove,
    SetUp: _set_up,
    Start: _start,
    Pause: _pause,
    Resume: _resume,
    End: _end,
    HandOver: _hand_over,
    Rematch: _rematch,
    Say: _say,
    Stay: _ping,
    Resync: _resync,
    Ping: _ping,
}
