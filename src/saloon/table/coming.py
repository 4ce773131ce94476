"""What happens at a table by itself: bots have thought, clocks run out, people are gone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from saloon.kernel import Option
from saloon.table import clocks
from saloon.table.around import summed
from saloon.table.clocks import THINKING
from saloon.table.consent import seatings
from saloon.table.entries import AnyEntry, CameBack, Chose, Hosted, Renamed, StoodIn
from saloon.table.idling import idling
from saloon.table.match import Match
from saloon.table.pacing import PATIENCE, bot_takes
from saloon.table.readiness import begins_at, next_game
from saloon.table.sight import is_reaction

if TYPE_CHECKING:
    from saloon.table.live import LiveTable

MISSED = 2
"""Questions in a row that the clock answers before a bot takes over."""
HURRIED = 0.15
"""Seconds a bot takes where nobody wants to wait for it."""

Made = AnyEntry | list[AnyEntry] | None
Coming = list[tuple[float, AnyEntry | Callable[[], Made]]]


def coming(table: LiveTable) -> Coming:
    """What will happen if nobody does anything: when, and the entry or how to make it."""
    found = _around_the_game(table)
    match = table.match
    if table.phase != "playing" or match is None or table.stale:
        return found
    decision = match.game.pending
    if decision is None:
        return found
    thinks, reacts = THINKING[table.settings.pace]
    # Nobody plays on before the others can have seen what has happened.
    seen = match.seen_in * PATIENCE[table.settings.pace]
    reaction = is_reaction(match.game, decision)
    if _hurried(table, match):
        thinks = reacts = min(HURRIED, thinks)
        seen = 0.0
    for seat in match.game.rules.interjectors(match.game.state):
        if table.seating[seat].played_by_bot and match.thinkers.curious(seat):
            found.append(
                (match.asked_at + seen + thinks / 2, partial(_interjection, table, match, seat))
            )
    ready = match.asked_at + (reacts if reaction else thinks)
    shown = match.asked_at + bot_takes(seen, (thinks, reacts), reaction)
    for seat in match.asked:
        by_bot = table.seating[seat].played_by_bot
        found += _from_seat(table, match, seat, shown if by_bot else ready, reaction)
    return found


def _hurried(table: LiveTable, match: Match) -> bool:
    """Whether only bots still play, and everybody who watches from a seat wants to see the end."""
    rules, state = match.game.rules, match.game.state
    anybody = False
    for seat, chair in enumerate(table.seating):
        if chair.person:
            if not chair.preferences.hurry or not rules.is_out(state, seat):
                return False
            anybody = True
    return anybody


def _around_the_game(table: LiveTable) -> Coming:
    found: Coming = []
    if table.host_gone is not None and (heir := table.heir()):
        found.append((table.host_gone + clocks.AWAY, Hosted(heir)))
    if table.tally.full:
        found.append((0.0, partial(summed, table)))
    if table.wishes:
        found += seatings(table)
    found += idling(table)
    begins = begins_at(table)
    if begins is not None:
        found.append((begins, partial(next_game, table)))
    for seat, chair in enumerate(table.seating):
        if not chair.person:
            continue
        if chair.back and chair.stand_in:
            found.append((0.0, CameBack(seat)))
        known = table.people.get(chair.person)
        if known is not None and known.name != chair.name:
            found.append((0.0, Renamed(chair.person, known.name)))
    return found


def _from_seat(table: LiveTable, match: Match, seat: int, ready: float, reaction: bool) -> Coming:
    """What an asked seat will do by itself."""
    chair = table.seating[seat]
    if chair.played_by_bot:
        return [(ready, partial(_bot_answer, table, match, seat))]
    held = match.held.get(seat)
    if held is not None and held[0] == match.game.ask_id:
        return [(ready, Chose(seat, held[1]))]
    habit = _habit(table, match, seat, reaction)
    if habit is not None:
        text = match.game.state.option_text(habit)
        return [(ready if reaction else match.asked_at, Chose(seat, text, "habit"))]
    found: Coming = []
    ends = table.clocks.runs_out_at(seat)
    if ends is not None:
        away = chair.missed >= MISSED
        found.append((ends, StoodIn(seat) if away else partial(_by_the_clock, table, match, seat)))
    if chair.gone_since is not None:
        found.append((max(chair.gone_since, match.asked_at) + clocks.AWAY, StoodIn(seat)))
    return found


def _habit(table: LiveTable, match: Match, seat: int, reaction: bool) -> Option | None:
    """An answer given in advance. It may look at public facts only, never at the hand."""
    wishes = table.seating[seat].preferences
    decision = match.game.decision
    rules = match.game.rules
    habits = frozenset(
        [name for name, usual in rules.habits.items() if wishes.habits.get(name, usual)]
    )
    chosen = rules.by_habit(match.game.state, decision, seat, habits)
    if chosen is None and reaction and wishes.pass_reactions:
        chosen = decision.default_for(seat)
    return chosen


def _bot_answer(table: LiveTable, match: Match, seat: int) -> Chose:
    chosen = match.thinkers.answer(seat, table.seating[seat].bot or table.stand_in)
    return Chose(seat, match.game.state.option_text(chosen), "bot")


def _interjection(table: LiveTable, match: Match, seat: int) -> Chose | None:
    chosen = match.thinkers.interjection(seat, table.seating[seat].bot or table.stand_in)
    if chosen is None:
        return None
    return Chose(seat, match.game.state.option_text(chosen), "bot")


def _by_the_clock(table: LiveTable, match: Match, seat: int) -> Chose:
    """The default, which says nothing about the hand."""
    default = match.game.decision.default_for(seat)
    left = table.clocks.left_after(seat, table.clocks.runs_out_at(seat) or 0.0)
    return Chose(seat, match.game.state.option_text(default), "clock", left)
