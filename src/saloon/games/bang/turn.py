"""The turn as a list of named steps (BB-TURN, CB-TIMING)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from saloon.games.bang.plays import phase_two_question
from saloon.games.bang.sources import Source
from saloon.games.bang.state import Bang, Player
from saloon.games.bang.triggers import settle
from saloon.kernel import Decision, Event, Option, Script, option
from saloon.kernel.state import THIS_ROUND, THIS_TURN, Step

StepResult = Decision | Script[Any] | None

TURN = ("begin", "checks", "before-draw", "phase-1", "phase-2", "phase-3", "end", "next")

HOOKED = {"before-draw": "before_draw", "end": "turn_ends"}
"""Steps in which nothing happens but what a hook of this name says."""

# CB-TIMING-06, CB-TIMING-07: the order of the draw! checks of cards in front of a player.
CHECKS = ("dynamite", "jail", "rattlesnake", "bomb", "dining-car")

CARDS_DRAWN = 2
DRAW_HOOKS = frozenset({"draw_count", "draw_phase", "draws_from", "first_card", "second_card"})

QUIET = frozenset({"phase-2", "phase-3"})
"""Steps that ask before they change anything."""


def schedule_turn(g: Bang, seat: int) -> None:
    g.agenda = [*steps_backwards(g.hooks, seat)]


@cache
def steps_backwards(hooks: frozenset[str], seat: int) -> tuple[Step, ...]:
    """The steps of a seat's turn in a game with these hooks, the last one first."""
    return tuple((name, seat) for name in TURN[::-1] if HOOKED.get(name, name) in (name, *hooks))


def skip_to(g: Bang, *steps: str) -> None:
    """Drop the rest of the turn except these steps."""
    g.agenda = [step for step in g.agenda if step[0] in (*steps, "end", "next")]


def begin(g: Bang, p: Player) -> StepResult:
    g.agenda.pop()
    g.active = p.seat
    g.turn += 1
    g.uses[THIS_TURN].clear()
    if p.seat == g.marks["first"]:
        g.uses[THIS_ROUND].clear()
    if g.events is not None:
        g.tell(Event("turn", p.seat, {"number": g.turn}))
    if "turn_begins" not in g.hooks:
        return None
    return _all_say(g, p, "turn_begins", [*g.world, *g.sources(p)])


def _all_say(g: Bang, p: Player, hook: str, sources: Sequence[Source]) -> Script[None]:
    """Let every source that has something to say about this moment say it."""
    for source in sources:
        if hook in source.hooks:
            yield from getattr(source, hook)(g, p) or ()
    yield from settle(g)


def checks(g: Bang, p: Player) -> StepResult:
    """BB-TURN-02: cards in front of the player that are looked at before phase 1."""
    g.agenda.pop()
    face = g.face
    for slot in p.in_play:
        if "check" in face[slot].card.hooks:
            return _checks(g, p)
    return None


def _checks(g: Bang, p: Player) -> Script[None]:
    waiting = [slot for slot in p.in_play if "check" in g.card(slot).hooks]
    if g.rulings["start-check-order"] == "dynamite-first":
        waiting.sort(key=lambda slot: _place_among_checks(g.card(slot).id))
    for slot in waiting:
        card = g.card(slot)
        # Earlier checks may have cost the player the turn, or moved the card.
        if slot in p.in_play and card in g.sources(p) and _turn_goes_on(g, p):
            yield from card.check(g, p, slot) or ()
            yield from settle(g)


def _place_among_checks(card: str) -> int:
    return CHECKS.index(card) if card in CHECKS else len(CHECKS)


def _turn_goes_on(g: Bang, p: Player) -> bool:
    return p.present and ("phase-1", p.seat) in g.agenda


def before_draw(g: Bang, p: Player) -> StepResult:
    g.agenda.pop()
    return _all_say(g, p, "before_draw", g.sources(p)) if "before_draw" in g.hooks else None


def phase_one(g: Bang, p: Player) -> StepResult:
    """Draw two cards, or what abilities make of it (BB-TURN-04, BB-TURN-05)."""
    g.agenda.pop()
    sources = [
        source for source in (*g.world, *g.sources(p)) if not DRAW_HOOKS.isdisjoint(source.hooks)
    ]
    if sources:
        return _phase_one(g, p, sources)
    g.draw(p, CARDS_DRAWN, "phase-1")
    return None


def _phase_one(g: Bang, p: Player, sources: list[Source]) -> Script[None]:
    count = CARDS_DRAWN
    for source in sources:
        count = source.draw_count(g, p, count)
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
        slot = _draw_one(g, p)
        drawn += 1
        if drawn == 2 and slot is not None:
            for source in sources:
                count += source.second_card(g, p, slot)
    if g.triggers:
        yield from settle(g)


def _draw_one(g: Bang, p: Player) -> int | None:
    for source in g.world:
        slot = source.draws_from(g, p)
        if slot is not None:
            g.take_from_pile(p, slot, source.id)
            return slot
    drawn = g.draw(p, 1, "phase-1")
    return drawn[0] if drawn else None


def hand_limit(g: Bang, p: Player) -> int:
    """BB-TURN-10: as many cards as life points, unless something allows more."""
    if "hand_limit" not in g.hooks:
        return p.life
    limits = [source.hand_limit(g, p) for source in g.sources(p)]
    return max([p.life, *(limit for limit in limits if limit is not None)])


def phase_three(g: Bang, p: Player) -> StepResult:
    """Discard what is above the hand limit, one card at a time (BB-TURN-09)."""
    excess = len(p.hand) - hand_limit(g, p)
    if excess <= 0:
        g.agenda.pop()
        return None
    return _excess_question(g, p, excess)


def _excess_question(g: Bang, p: Player, excess: int) -> Decision:
    def options(_seat: int) -> list[Option]:
        return [option("discard", slot) for slot in p.hand]

    def then(chosen: Option) -> Script[None] | None:
        g.discard_from_hand(p, chosen.slot, "excess")
        return settle(g) if g.triggers else None

    return Decision((p.seat,), "excess", options, rule="BB-TURN-09", amount=excess, then=then)


def end(g: Bang, p: Player) -> StepResult:
    g.agenda.pop()
    if "turn_ends" not in g.hooks:
        return None
    return _all_say(g, p, "turn_ends", [*g.world, *g.sources(p)])


def next_turn(g: Bang, p: Player) -> StepResult:
    """The turn passes clockwise to the next player who takes one (BB-TURN-16)."""
    schedule_turn(g, next_to_play(g, p.seat))
    return None


def next_to_play(g: Bang, seat: int) -> int:
    if "skips_turn" not in g.hooks and "takes_turn" not in g.hooks:
        return g.next_clockwise(seat)
    at = g.places.index(seat) + 1
    for other in g.places[at:] + g.places[:at]:
        player = g.players[other]
        if any(source.skips_turn(g, player) for source in g.world):
            continue
        if other in g.circle or any(source.takes_turn(g, player) for source in g.world):
            return other
    return seat


TURN_STEPS: dict[str, Callable[[Bang, Player], StepResult]] = {
    "begin": begin,
    "checks": checks,
    "before-draw": before_draw,
    "phase-1": phase_one,
    "phase-2": phase_two_question,
    "phase-3": phase_three,
    "end": end,
    "next": next_turn,
}
# Even of a player who is out: the turn has to end for somebody else to have one.
ALWAYS = frozenset({"begin", "end", "next", "deal", "choose-characters"})
