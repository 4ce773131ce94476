"""What commands about the game come to: answers, taking back, questions about the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.registry import GAMES
from saloon.kernel import Game, IllegalChoice, Option, Refusal
from saloon.table import sight as seen
from saloon.table.clocks import THINKING
from saloon.table.commands import Choose, Prefer, Reasons, Undo, Why
from saloon.table.entries import AnyEntry, CameBack, Chose, Held, Preferred, Undone
from saloon.table.permitting import (
    Decided,
    Refused,
    chair_number,
    running_game,
    running_match,
    seat_of,
)
from saloon.table.protocol import Person

if TYPE_CHECKING:
    from saloon.table.live import LiveTable


def choose(table: LiveTable, person: Person, command: Choose, now: float) -> Decided:
    seat, match = seat_of(table, person), running_match(table)
    game = match.game
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


def undo(table: LiveTable, person: Person, command: Undo, now: float) -> Decided:
    seat, match = seat_of(table, person), running_match(table)
    if not table.settings.undo:
        raise Refused("no-undo")
    try:
        match.check_undo(seat)
    except IllegalChoice as no:
        raise Refused("stands", message=str(no)) from None
    return [Undone(seat, command.id)], {}


def why(table: LiveTable, person: Person, command: Why, now: float) -> Decided:
    seat, game = seat_of(table, person), running_game(table)
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
    """A card that needs a target and has none: why it cannot be aimed at anybody."""
    tries = [
        game.why_not(seat, Option(verb, slot, other, ""))
        for other in range(game.state.seats)
        if other != seat
    ]
    refused = [each for each in tries if each is not None]
    if len(refused) < len(tries) or not refused:
        return None
    return game.rules.most_telling(refused)


def reasons(table: LiveTable, person: Person, command: Reasons, now: float) -> Decided:
    game = running_game(table)
    chair_number(table, command.seat)
    viewer = table.seating.seat_of(person.id)
    return [], {"reasons": game.reasons(viewer, command.seat)}


def prefer(table: LiveTable, person: Person, command: Prefer, now: float) -> Decided:
    seat = seat_of(table, person)
    known = GAMES[table.settings.game].habits
    for name in command.preferences.habits:
        if name not in known:
            raise Refused("unknown-habit")
    return [Preferred(seat, command.preferences)], {}
