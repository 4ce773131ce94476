"""The own turn: a plan, and the option that is its first step."""

from __future__ import annotations

from saloon.bots.drifter.atlas import FAR, distances
from saloon.bots.drifter.errand import Errand
from saloon.bots.drifter.mind import Mind
from saloon.bots.drifter.outlook import Outlook
from saloon.bots.drifter.plan import HORIZON, TRAVEL, make_plan
from saloon.bots.drifter.poker import win_chance
from saloon.bots.drifter.table import card_kind
from saloon.bots.drifter.wishes import (
    GOALS,
    STORIES,
    goal_worth,
    places_of,
    story_worth,
    wishes_of,
)
from saloon.bots.drifter.worth import WOUND
from saloon.games.legends.catalogue import Condition
from saloon.kernel.decision import Option

END = "end"
WALKS = ("go", "move", "further")
SALES = ("ship", "rustle")
"""There is only one token to sell."""
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
                self.walks[option.verb][mind.place(option)] = option
            elif option.verb == "through":
                verb = "go" if mind.table.points else "move"
                self.walks[verb].setdefault(mind.place(option), option)
            elif option.verb == "play" and card_kind(text) in ("sprint", "saddle_up"):
                self.cards[card_kind(text)] = option
            else:
                if option.verb in SALES:
                    text = ""
                self._by[Errand(option.verb, option.detail, option.seat, text)] = option

    def find(self, errand: Errand) -> Option | None:
        return self._by.get(errand._replace(odds=0.0))

    def possible(self, errand: Errand) -> bool:
        if errand.verb == TRAVEL:
            return any(self.walks.values()) or bool(self.cards)
        return errand._replace(odds=0.0) in self._by


def act(mind: Mind, options: list[Option]) -> Option:
    offer = Offer(mind, options)
    aside = _aside(mind, options)
    if aside is not None:
        return aside
    course = mind.course
    told = course.told == mind.table.turn
    free = _free(mind, options)
    if free is not None and (not mind.table.points or _here(mind, free)):
        return _freely(mind, free)
    if course.holds(mind.table):
        step = walk(mind, offer, course.goal)
        if step is not None:
            return step
    horizon = min(HORIZON, mind.table.actions + 3 * int(mind.table.turns_left))
    wishes = wishes_of(mind.table, told)
    luck = win_chance(mind) if offer.possible(Errand("poker")) else 0.0
    out = Outlook(mind.table, mind.scale, horizon, wishes, luck, course.goal)
    plan = make_plan(out, offer.possible)
    if free is not None and (plan is None or plan.first.verb != TRAVEL):
        return _freely(mind, free)
    if plan is None:
        return offer.end
    if plan.first.verb == TRAVEL:
        course.set(mind.table, plan.first.detail)
        return walk(mind, offer, plan.first.detail) or offer.end
    return offer.find(plan.first) or offer.end


def _free(mind: Mind, options: list[Option]) -> Option | None:
    """A story to contribute to or a goal to show, the best of those that are possible."""
    best, chosen = 0.05, None
    for option in options:
        if option.verb == "goal":
            worth = goal_worth(mind.table) - _price(mind, GOALS[mind.card(option)].condition)
        elif option.verb == "contribute":
            text = mind.card(option)
            worth = -_price(mind, STORIES[text].condition)
            for place in mind.table.view["stories"]:
                if place["story"] == text:
                    worth += story_worth(mind.table, place)
        else:
            continue
        if worth > best:
            best, chosen = worth, option
    return chosen


def _price(mind: Mind, condition: Condition) -> float:
    """What a condition takes that asks for cards or an item."""
    if condition.type == "discard_cards":
        worths = sorted([mind.scale.card(text) for text in mind.table.me.hand])
        return 1.2 * sum(worths[: condition.number], 0.0)
    return 0.3 if condition.type == "discard_item" else 0.0


def _here(mind: Mind, option: Option) -> bool:
    """Whether what a story or goal asks for has to do with where one stands now."""
    text = mind.card(option)
    piece = STORIES[text].condition if option.verb == "contribute" else GOALS[text].condition
    return bool(places_of(piece)) or piece.type == "ended_movement"


def _freely(mind: Mind, option: Option) -> Option:
    if option.verb == "contribute":
        mind.course.told = mind.table.turn
    return option


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
        if spot is not None and far.get(mind.place(spot), FAR) < here:
            return spot
    left = -(-here // pace)
    if "sprint" in offer.cards and -(-(here - SPRINT) // pace) < left:
        return offer.cards["sprint"]
    saddled = 1 + -(-max(0, here - pace - SADDLE_UP) // pace)
    if "saddle_up" in offer.cards and saddled < left:
        return offer.cards["saddle_up"]
    spot = _closest(mind, offer.walks["move"], far)
    if spot is not None and far.get(mind.place(spot), FAR) < here:
        return spot
    return None


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
