"""The turn as a list of named steps (BB-TURN, CB-TIMING)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from saloon.games.bang.event_deck import ROUND, turn_up_event_card
from saloon.games.bang.faces import CardFace
from saloon.games.bang.in_force import DRAW_HOOKS
from saloon.games.bang.moments import ExcessDiscarded
from saloon.games.bang.plays import PhaseTwo
from saloon.games.bang.sources import Source
from saloon.games.bang.state import BETWEEN_ROUNDS, Bang, Player
from saloon.games.bang.timetable import (
    CHECKS,
    EXTRA,
    FINAL,
    FIRST_CHECKS,
    FOLLOWED,
    LOST,
    TURN,
    is_needed,
)
from saloon.games.bang.triggers import settle
from saloon.games.bang.visits import visit
from saloon.kernel import Decision, Effect, Script, Told, option
from saloon.kernel.core import Step
from saloon.kernel.layout import NOBODY
from saloon.kernel.state import THIS_ROUND, THIS_TURN

StepResult = Decision | Script[Any] | None

CARDS_DRAWN: Final = 2
QUIET: Final = frozenset({"phase-2", "phase-3"})
"""Steps that ask before they change anything."""
# The options to discard a card, by slot, made once.
DISCARDS: Final = [option("discard", slot) for slot in range(200)]


def schedule_turn(g: Bang, seat: int) -> None:
    g.agenda = [*steps_backwards(g.possible, seat)]


@cache
def steps_backwards(hooks: frozenset[str], seat: int) -> tuple[Step, ...]:
    """The steps of a seat's turn in a game with these hooks, the last one first."""
    return tuple([(step, seat) for step in TURN[::-1] if is_needed(step, hooks)])


def lose_turn(g: Bang, *steps: str) -> None:
    """Drop the rest of the turn except these steps; it counts as lost."""
    g.use(THIS_TURN, LOST)
    staying = [*steps, "end", "next"]
    g.agenda = [step for step in g.agenda if step[0] in staying or step[0] not in TURN]


def take_extra_turn(g: Bang, p: Player) -> None:
    """The same player plays another turn, and only then the next one (CB-EXTRA-06)."""
    if g.extra_turn == NOBODY and not g.used(THIS_TURN, FINAL):  # one at a time (CB-EXTRA-04)
        g.extra_turn = p.seat


def end_for_another_turn(g: Bang, p: Player) -> None:
    """An effect ends phase 2 and brings another turn after this one (CB-EXTRA-05)."""
    g.use(THIS_TURN, FOLLOWED)
    g.agenda = [step for step in g.agenda if step[0] != "phase-2"]
    take_extra_turn(g, p)


def begin(g: Bang, p: Player) -> StepResult:
    g.agenda.pop()
    if p.presence.eliminated and p.present:
        g.leave(p)  # and comes back in the fullest of the ways there are
    g.activate(p.seat)
    g.turn += 1
    g.turn_passes()
    if g.extra_turn != NOBODY:
        g.extra_turn = NOBODY
        g.use(THIS_TURN, EXTRA)
    elif p.seat == g.first and not g.event_decks:
        g.uses[THIS_ROUND].clear()
    if g.events is not None:
        g.events.append(Told({"kind": "turn", "seat": p.seat, "number": g.turn}))
    return visit(g, p, "begin")


def checks(g: Bang, p: Player) -> StepResult:
    """BB-TURN-02: cards in front of the player that are looked at before phase 1."""
    g.agenda.pop()
    face: list[CardFace] = g.face
    for slot in p.in_play:
        if "check" in face[slot].card.hooks:
            return _checks(g, p)
    return _checks(g, p) if "lends" in g.hooks and _lent_checks(g, p) else None


def _lent_checks(g: Bang, p: Player) -> list[Source]:
    """What boxes have laid in front of a player that is looked at, too."""
    return [source for source in g.lent(p) if "check" in source.hooks]


def _checks(g: Bang, p: Player) -> Script[None]:
    waiting: list[tuple[Source, int]] = [
        (g.card(slot), slot) for slot in p.in_play if "check" in g.card(slot).hooks
    ]
    waiting += [(source, -1) for source in _lent_checks(g, p)]
    for places in _check_order(g):
        for source, slot in waiting:
            if source.check_at not in places:
                continue
            # Earlier checks may have cost the player the turn, or moved the card.
            there = slot < 0 or slot in p.in_play
            if there and source in g.sources(p) and _turn_goes_on(g, p):
                yield from source.check(g, p, slot) or ()
                yield from settle(g)


def _check_order(g: Bang) -> list[tuple[str, ...]]:
    """The places of the checks, one after the other; by ED-05 the first ones as the cards came."""
    if g.rulings["start-check-order"] == "dynamite-first":
        return [(place,) for place in CHECKS]
    return [FIRST_CHECKS, *[(place,) for place in CHECKS if place not in FIRST_CHECKS]]


def _turn_goes_on(g: Bang, p: Player) -> bool:
    return p.present and ("phase-1", p.seat) in g.agenda


def before_draw(g: Bang, p: Player) -> StepResult:
    g.agenda.pop()
    return visit(g, p, "before-draw")


def phase_one(g: Bang, p: Player) -> StepResult:
    """Draw two cards, or what abilities make of it (BB-TURN-04, BB-TURN-05)."""
    g.agenda.pop()
    if g.in_force.draws or (p.kit or g.kit(p)).draws:
        return _phase_one(g, p)
    g.draw(p, CARDS_DRAWN, "phase-1")
    return None


def _phase_one(g: Bang, p: Player) -> Script[None]:
    sources = [
        source for source in (*g.for_all, *g.sources(p)) if not DRAW_HOOKS.isdisjoint(source.hooks)
    ]
    count = usual_draw(g, p) if "draw_base" in g.hooks else CARDS_DRAWN
    for source in sources:
        count = source.draw_count(g, p, count)
    count = max(count, 0)
    for source in sources:
        if "draw_phase" in source.hooks:
            replaced = yield from source.draw_phase(g, p, count)
            if replaced:
                yield from settle(g)
                return
    drawn = 0
    for source in sources:
        if drawn == 0 and count > 0 and "first_card" in source.hooks:
            taken = yield from source.first_card(g, p)
            yield from settle(g)
            drawn = int(taken)
    while drawn < count:
        slot = draw_one(g, p)
        drawn += 1
        if drawn == 2 and slot is not None:
            count += second_card_brings(g, p, slot)
    if g.triggers:
        yield from settle(g)


def usual_draw(g: Bang, p: Player) -> int:
    """How many cards are usual for a player in phase 1: two, unless something sets it otherwise.

    What is more or fewer than usual comes on top (CB-DRAW-01).
    """
    base = CARDS_DRAWN
    for source in (*g.sources(p), *g.voices_in("draw_base")):
        base = source.draw_base(g, p, base)
    return base


def after_draw(g: Bang, p: Player) -> StepResult:
    g.agenda.pop()
    return visit(g, p, "after-draw")


def draw_one(g: Bang, p: Player, why: str = "phase-1") -> int | None:
    """A card drawn in phase 1, from wherever cards are drawn now; None if there is none.

    Every way of drawing in phase 1 goes through this, and has a second card (FC-INTERACT-07).
    """
    if "draws_from" in g.hooks:
        for source in g.voices_in("draws_from"):
            slot = source.draws_from(g, p)
            if slot is not None:
                g.take_from_pile(p, slot, source.id)
                return slot
    drawn = g.draw(p, 1, why)
    return drawn[0] if drawn else None


def second_card_brings(g: Bang, p: Player, slot: int) -> int:
    """The second card drawn in phase 1: it may have to be shown, and bring more cards."""
    more = 0
    if "second_card" in g.hooks:
        for source in (*g.voices_in("second_card"), *g.kit(p).voices_in("second_card")):
            more += source.second_card(g, p, slot)
    return more


def draw_for_second_card(g: Bang, p: Player, drawn: list[int]) -> None:
    """After a draw that replaces that of phase 1, for those who draw in a way of their own."""
    if len(drawn) > 1:
        for _ in range(second_card_brings(g, p, drawn[1])):
            draw_one(g, p)


def hand_limit(g: Bang, p: Player) -> int:
    """BB-TURN-10: as many cards as life points, unless something allows more."""
    highest = p.life
    if "hand_limit" in g.hooks:
        for source in (p.kit or g.kit(p)).voices.get("hand_limit", ()):
            limit = source.hand_limit(g, p)
            if limit is not None and limit > highest:
                highest = limit
    return highest


def keeps_nothing(g: Bang, p: Player) -> bool:
    """Whether a card that comes now has to go at once, in phase 3 (CB-HAND-10) or after it."""
    over = g.agenda[-1] == ("next", p.seat) and not p.presence.lasts  # EL-CARD-15
    return over or (g.agenda[-1] == ("phase-3", p.seat) and hand_limit(g, p) <= 0)


def phase_three(g: Bang, p: Player) -> StepResult:
    """Discard what is above the hand limit, one card at a time (BB-TURN-09)."""
    excess = len(p.hand) - hand_limit(g, p)
    if excess <= 0 or not p.presence.stays:  # who leaves now discards everything (CB-HAND-08)
        g.agenda.pop()
        return None
    return _excess_question(g, p, excess)


def _excess_question(g: Bang, p: Player, excess: int) -> Decision:
    return Decision(
        (p.seat,),
        "excess",
        lambda _seat: [DISCARDS[slot] for slot in p.hand],
        rule="BB-TURN-09",
        amount=excess,
        then=lambda chosen: _discard_excess(g, p, chosen.slot),
    )


def _discard_excess(g: Bang, p: Player, slot: int) -> Effect:
    g.discard_from_hand(p, slot, "excess")
    if ExcessDiscarded in g.heard:
        g.happened(ExcessDiscarded(p.seat, slot))
    return settle(g) if g.triggers else None


def end(g: Bang, p: Player) -> StepResult:
    g.agenda.pop()
    if g.muting and "turn_missed" in g.hooks:
        heard = g.sources(p)
        for source in p.abilities:
            if source not in heard:
                source.turn_missed(g, p)
    return visit(g, p, "end")


def next_turn(g: Bang, p: Player) -> StepResult:
    """The turn passes clockwise to the next player who takes one (BB-TURN-16).

    Where there are event cards, a round ends at the place of the first player, who may be out or
    passed over (CB-TIMING-22): only with the new card in force it is clear who takes the next turn.
    """
    if g.extra_turn != NOBODY:
        if takes_turn(g, g.extra_turn):
            schedule_turn(g, g.extra_turn)
            return None
        g.extra_turn = NOBODY
    if not g.event_decks:
        schedule_turn(g, next_to_play(g, p.seat))
        return None
    pausing = "pauses_at" in g.in_force.voices
    seat = p.seat
    for _ in g.places:
        seat = _next_place(g, seat)
        steps = _steps_at(g, seat) if pausing or seat == g.first else []
        if steps:
            g.turn_passes()
            g.agenda = [(BETWEEN_ROUNDS, seat), *reversed(steps)]
            return None
        if takes_turn(g, seat):
            break
    schedule_turn(g, seat)
    return None


def _steps_at(g: Bang, seat: int) -> list[Step]:
    """What comes between two turns when a place is reached: a new round, steps of the table."""
    steps: list[Step] = [("round", seat)] if seat == g.first else []
    pausing = g.voices_in("pauses_at")
    if pausing:
        here = seat if g.players[seat].present else g.next_clockwise(seat)
        steps += [(source.id, here) for source in pausing if source.pauses_at(g, seat)]
    return steps


def new_round(g: Bang, p: Player) -> StepResult:
    """The first player, or whoever is next to the left, turns up an event card (HN-EVENT-02).

    No turn has begun, and the one before is over (HN-EVENT-15).
    """
    g.agenda.pop()
    g.uses[THIS_ROUND].clear()
    g.turn_passes()
    if ROUND not in g.event_decks or not g.event_decks[ROUND].waiting:
        return None
    g.activate(p.seat if p.present else g.next_clockwise(p.seat))
    return turn_up_event_card(g, ROUND, g.players[g.active])


def first_turn(g: Bang, p: Player) -> StepResult:
    """What came between two turns is done: this player's turn, or that of the next who takes one.

    On the way there another place may be reached where something comes first.
    """
    if takes_turn(g, p.seat):
        schedule_turn(g, p.seat)
        return None
    return next_turn(g, p)


def own_step(g: Bang, p: Player) -> StepResult:
    """A step that a source in force for the whole table has scheduled, under its id."""
    name, _ = g.agenda.pop()
    for source in g.for_all:
        if source.id == name:
            return _own_step(g, p, source)
    return None


def _own_step(g: Bang, p: Player, source: Source) -> Script[None]:
    yield from source.step(g, p) or ()
    yield from settle(g)


def next_to_play(g: Bang, seat: int) -> int:
    if "skips_turn" not in g.hooks and "takes_turn" not in g.hooks:
        return g.next_clockwise(seat)
    return next((other for other in playing_order(g, seat) if takes_turn(g, other)), seat)


def playing_order(g: Bang, seat: int) -> list[int]:
    """All seats as their turns would come after that of one of them, itself the last."""
    at = g.places.index(seat) + 1
    order = g.places[at:] + g.places[:at]
    return [*reversed(order[:-1]), seat] if g.in_force.reverses else order


def _next_place(g: Bang, seat: int) -> int:
    step = -1 if g.in_force.reverses else 1
    return g.places[(g.places.index(seat) + step) % len(g.places)]


def takes_turn(g: Bang, seat: int) -> bool:
    player = g.players[seat]
    for source in g.in_force.voices.get("skips_turn", ()):
        if source.skips_turn(g, player):
            return False
    if player.present:
        return True
    for source in g.in_force.voices.get("takes_turn", ()):
        if source.takes_turn(g, player):
            return True
    return False


TURN_STEPS: Final[dict[str, Callable[[Bang, Player], StepResult]]] = {
    "begin": begin,
    "checks": checks,
    "before-draw": before_draw,
    "phase-1": phase_one,
    "after-draw": after_draw,
    "phase-2": PhaseTwo,
    "phase-3": phase_three,
    "end": end,
    "next": next_turn,
    "round": new_round,
    BETWEEN_ROUNDS: first_turn,
}
# Even of a player who is out: the turn has to end for somebody else to have one.
ALWAYS: Final = frozenset(
    {"begin", "end", "next", "round", BETWEEN_ROUNDS, "deal", "choose-characters", "choose-events"}
)
