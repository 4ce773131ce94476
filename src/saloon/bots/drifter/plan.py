"""A plan: which errands to run, in which order, on the way through the next turns.

From where the drifter stands, plans grow errand by errand: go somewhere and do one thing there. The
most promising ones grow on. What counts is what life is worth at the end of a plan, less what the
actions spent on it would bring on average.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from saloon.bots.drifter.atlas import KINDS, PLACES, distances, kind_of, nearest
from saloon.bots.drifter.brawls import POOR, fights, meet_bandit
from saloon.bots.drifter.errand import Errand
from saloon.bots.drifter.errands import TRADES, work
from saloon.bots.drifter.hand import cards
from saloon.bots.drifter.life import Life, life_of
from saloon.bots.drifter.outlook import Done, Outlook
from saloon.bots.drifter.wishes import places_of
from saloon.bots.drifter.worth import ACTION

WIDTH = 6
DEPTH = 4
HORIZON = 10
LITTLE = 1e-6
TRAVEL = "travel"
FLEETING = ("duel", "arrest", "rob", "black-duel", "black-rob")
"""Whoever stands here now may be gone later: a good chance is taken at once."""
GOOD = 0.35
RESOLVE = 0.2
"""How much better another goal has to be than the one the drifter was going to."""
STORES = ("darkrock_store", "redfalls_store")
SALOONS = ("darkrock_saloon", "redfalls_saloon")


class Plan(NamedTuple):
    gain: float
    """In LP, after what its actions would bring on average."""
    first: Errand
    life: Life
    profit: float
    """In LP, actions not counted."""


def make_plan(out: Outlook, possible: Callable[[Errand], bool]) -> Plan | None:
    """The best plan whose first errand is possible now; None if nothing brings anything."""
    start = life_of(out.table)
    ground = out.scale.worth(start)
    best: Plan | None = None
    edge: list[Plan] = []
    for first, life in steps(out, start):
        if possible(first):
            edge.append(_weigh(out, ground, first, life))
    for plan in edge:
        if plan.first.verb in FLEETING and plan.gain > max(GOOD, best.gain if best else 0.0):
            best = plan
    if best is not None:
        return best
    for depth in range(DEPTH):
        edge = _promising(edge)
        if edge and (best is None or edge[0].gain > best.gain + LITTLE):
            best = edge[0]
        if depth == DEPTH - 1:
            break
        following: list[Plan] = []
        for plan in edge:
            for _, life in steps(out, plan.life):
                following.append(_weigh(out, ground, plan.first, life))
        edge = following
    return best if best is not None and best.profit > LITTLE else None


def _promising(plans: list[Plan]) -> list[Plan]:
    """The best ones, each only once: errands in another order often lead to the same."""
    plans.sort(key=_gain, reverse=True)
    chosen: list[Plan] = []
    seen: set[tuple[float, str]] = set()
    for plan in plans:
        alike = (round(plan.gain, 6), plan.life.space)
        if alike not in seen:
            seen.add(alike)
            chosen.append(plan)
            if len(chosen) == WIDTH:
                break
    return chosen


def _gain(plan: Plan) -> float:
    return plan.gain


def _weigh(out: Outlook, ground: float, first: Errand, life: Life) -> Plan:
    profit = out.scale.worth(life) - ground - out.danger(life)
    gain = profit - ACTION * life.spent
    if first.detail == out.goal and first.verb == TRAVEL:
        gain += RESOLVE
    return Plan(gain, first, life, profit)


def steps(out: Outlook, life: Life) -> Done:
    """Everything that may come next: here, with cards, or somewhere else."""
    done: Done = []
    for trade in TRADES.get(kind_of(life.space), ()):
        trade(out, life, done)
    if kind_of(life.space) and life.actions:
        work(out, life, done)
    fights(out, life, done)
    cards(out, life, done)
    if out.wishes:
        for errand, after in done:
            out.wish(errand, life, after)
    closed = out.table.sheriff if life.wp else ""
    far = distances(life.space, closed, life.bandits, out.through)
    for space in destinations(out, life, far):
        travel(out, life, space, far[space], done)
    return done


def destinations(out: Outlook, life: Life, far: dict[str, int]) -> list[str]:
    """Where there is something to do."""
    way, found = out.scale.way, []
    lumps = any(text.startswith("gold_lump") for text in life.hand)
    if life.nuggets >= 0.9 or lumps or (way.heists > 0 and life.hand):
        found.append(PLACES["bank"][0])
    if life.money >= 30:
        found.append(PLACES["cabaret"][0])
    if life.money >= 10:
        if life.wounds >= 0.9:
            found.append(PLACES["doctor"][0])
        if life.money >= 20:
            found += [nearest(far, PLACES[store]) for store in STORES]
    if way.poker > 0 and life.money >= 10:
        found += [nearest(far, PLACES[saloon]) for saloon in SALOONS]
    for wish in out.wishes:
        if not life.wished and not life.turns:
            for place in places_of(wish.condition):
                found.append(nearest(far, PLACES[place]))
    if way.gold > 0 and life.nuggets < 3.5:
        found += KINDS["mine"]
    if life.token:
        if not life.wp:
            found.append(PLACES["rail_station"][0])
        if way.wanted > 0:
            found += [space for space in KINDS["ranch"] if kind_of(life.space) != "ranch"]
    elif way.cattle > 0:
        found += KINDS["ranch"]
    if life.hand and way.bandits > 0:
        for space in life.bandits:
            if out.odds(life.hand, "bandit", space)[0] > POOR:
                found.append(space)
    if life.hand and not life.turns:
        for rival in out.table.others:
            if out.against(life.hand, rival, rival.space)[0] > POOR:
                found.append(rival.space)
        if out.table.black and out.against_black(life.hand, out.table.black)[0] > POOR:
            found.append(out.table.black)
    spaces: list[str] = []
    for space in found:
        if space != life.space and space in far and space not in spaces:
            spaces.append(space)
    return spaces


def travel(out: Outlook, life: Life, space: str, far: int, done: Done) -> None:
    """Go somewhere and do something there."""
    if far - life.points > life.mount * (out.horizon - life.spent):
        return
    there = life.copy()
    left = far - life.points
    while left > 0:
        if not out.act(there):
            return
        left -= life.mount
    there.space = space
    there.points = 0
    there.open = ""
    first = Errand(TRAVEL, space)
    if space in life.bandits:
        odds = meet_bandit(out, there)
        out.wish(Errand("bandit", odds=odds), life, there)
        done.append((first, there))
        return
    results: Done = []
    for trade in TRADES.get(kind_of(space), ()):
        trade(out, there, results)
    fights(out, there, results)
    if out.wishes:
        for errand, after in results:
            out.wish(errand, life, after)
    for _, after in results:
        done.append((first, after))
    if out.wishes:
        out.wish(first, life, there)
        if there.marks > life.marks:
            done.append((first, there))
