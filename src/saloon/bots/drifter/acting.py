"""The own turn: a plan, and the option that is its first step."""

from __future__ import annotations

from saloon.bots.drifter.atlas import FAR, distances
from saloon.bots.drifter.errands import Errand, Outlook
from saloon.bots.drifter.life import WOUND
from saloon.bots.drifter.mind import Mind
from saloon.bots.drifter.plan import HORIZON, TRAVEL, make_plan
from saloon.bots.drifter.table import card_kind
from saloon.kernel.decision import Option

END = "end"
WALKS = ("go", "move", "further")
SPRINT, SADDLE_UP = 2, 2
"""Movement points more."""


class Offer:
    """The options of an act, to be found by what they do."""

    __slots__ = ("_by", "cards", "end", "mind", "options", "walks")

    def __init__(self, mind: Mind, options: list[Option]) -> None:
        self.mind = mind
        self.options = options
        self._by: dict[Errand, Option] = {}
        self.walks: dict[str, dict[str, Option]] = {verb: {} for verb in WALKS}
        self.cards: dict[str, Option] = {}
        """Movement by cards."""
        self.end = options[-1]
        for option in options:
            text = mind.card(option)
            if option.verb in WALKS:
                self.walks[option.verb][option.detail] = option
            elif option.verb == "through":
                space = option.detail.partition(":")[2]
                verb = "go" if mind.table.points else "move"
                self.walks[verb].setdefault(space, option)
            elif option.verb == "play" and card_kind(text) in ("sprint", "saddle_up"):
                self.cards[card_kind(text)] = option
            else:
                self._by[Errand(option.verb, option.detail, option.seat, text)] = option

    def find(self, errand: Errand) -> Option | None:
        return self._by.get(errand)

    def possible(self, errand: Errand) -> bool:
        if errand.verb == TRAVEL:
            return any(self.walks.values()) or bool(self.cards)
        return errand in self._by


def act(mind: Mind, options: list[Option]) -> Option:
    offer = Offer(mind, options)
    aside = _aside(mind, options)
    if aside is not None:
        return aside
    course = mind.course
    if course.holds(mind.table):
        step = walk(mind, offer, course.goal)
        if step is not None:
            return step
    horizon = min(HORIZON, mind.table.actions + 3 * int(mind.table.turns_left))
    out = Outlook(mind.table, mind.scale, horizon)
    plan = make_plan(out, offer.possible)
    if plan is None:
        return offer.end
    if plan.first.verb == TRAVEL:
        course.set(mind.table, plan.first.detail)
        return walk(mind, offer, plan.first.detail) or offer.end
    return offer.find(plan.first) or offer.end


def _aside(mind: Mind, options: list[Option]) -> Option | None:
    """What costs no action and is only possible now: a demand, a punch, a bottle."""
    best, chosen = 0.05, None
    for option in options:
        worth = 0.0
        if option.verb == "demand":
            worth = 0.3
        elif option.verb in ("punch", "whiskey"):
            rival = mind.table.places[option.seat]
            if rival.wounds < 3:
                worth = (WOUND + 0.05 * rival.lp) / len(mind.table.others)
                worth -= mind.scale.card(mind.card(option)) if option.verb == "punch" else 0.05
        if worth > best:
            best, chosen = worth, option
    return chosen


def walk(mind: Mind, offer: Offer, goal: str) -> Option | None:
    """The next step of a shortest way."""
    table, me = mind.table, mind.table.me
    closed = table.sheriff if me.wp else ""
    others = tuple([space for space in table.bandits if space != goal])
    far = distances(goal, closed if closed != goal else "", others, me.has("bloody_knife"))
    here = far.get(me.space, FAR)
    pace = max(1, table.me.movement)
    for verb in ("go", "further"):
        spot = _closest(mind, offer.walks[verb], far)
        if spot is not None and far.get(_space(spot), FAR) < here:
            return spot
    left = -(-here // pace)
    if "sprint" in offer.cards and -(-(here - SPRINT) // pace) < left:
        return offer.cards["sprint"]
    saddled = 1 + -(-max(0, here - pace - SADDLE_UP) // pace)
    if "saddle_up" in offer.cards and saddled < left:
        return offer.cards["saddle_up"]
    spot = _closest(mind, offer.walks["move"], far)
    if spot is not None and far.get(_space(spot), FAR) < here:
        return spot
    return None


def _space(option: Option) -> str:
    return option.detail.partition(":")[2] if option.verb == "through" else option.detail


def _closest(mind: Mind, walks: dict[str, Option], far: dict[str, int]) -> Option | None:
    """The space from which the goal is nearest; for an outlaw, the one off the sheriff's way."""
    best, chosen = float(FAR), None
    sheriff = distances(mind.table.sheriff, "", ()) if mind.table.me.wp else {}
    for space, option in walks.items():
        left = float(far.get(space, FAR))
        if space in mind.table.bandits and left:
            continue
        left -= 0.01 * min(9, sheriff.get(space, 0))
        if left < best:
            best, chosen = left, option
    return chosen
