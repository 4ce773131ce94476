"""What stories and goals ask for, and which errands bring it about.

What a story brings is on its other side, which nobody sees before it is told: all count the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from saloon.bots.drifter.atlas import in_town, place_of
from saloon.bots.drifter.errand import Errand
from saloon.bots.drifter.life import Life
from saloon.bots.drifter.table import Table
from saloon.games.legends.catalogue import Condition, pieces

STORY = 0.85
"""What a story brings, on average."""
BEGUN = 0.5
"""Of it, if others still have to contribute."""
GOAL = (1.7, 2.0, 2.6)
"""The first, second and third goal."""
STORIES = {f"story:{each.number}": each for each in pieces().stories}
GOALS = {f"goal:{each.id}": each for each in pieces().goals.values()}
ACTS: Mapping[str, str] = {
    "acquire": "acquire_cattle", "sell": "sell_nuggets", "sell-card": "sell_nuggets",
    "upgrade": "upgrade_equipment", "buy": "buy_equipment", "doctor": "heal_all",
}  # fmt: skip
"""Errands that the conditions call otherwise."""
FIGHTS: Mapping[str, str] = {"rob": "robbery"}
SLOTS = 2
"""Cylinders of a player."""


class Wish:
    """Something that would be good to happen."""

    __slots__ = ("condition", "story", "text", "worth")

    def __init__(self, text: str, condition: Condition, worth: float, story: bool) -> None:
        self.text = text
        self.condition = condition
        self.worth = worth
        self.story = story


def wishes_of(table: Table, told: bool) -> list[Wish]:
    """Open stories, unless the drifter has contributed in this turn, and goals of its own."""
    view, me = table.view, table.me
    mine = view["players"][me.seat]
    found: list[Wish] = []
    if not told:
        for place in view.get("stories", ()):
            worth = story_worth(table, place)
            if worth > 0:
                text = place["story"]
                found.append(Wish(text, STORIES[text].condition, worth, story=True))
    for text in mine.get("goals", ()):
        worth = goal_worth(table)
        found.append(Wish(text, GOALS[text].condition, worth, story=False))
    return found


def goal_worth(table: Table) -> float:
    done = len(table.view["players"][table.me.seat].get("goals_done", ()))
    return GOAL[min(done, len(GOAL) - 1)]


def story_worth(table: Table, place: Mapping[str, object]) -> float:
    """What contributing to an open story is worth; nothing without a cylinder for it."""
    view, me = table.view, table.me
    cylinders = place["cylinders"]
    assert isinstance(cylinders, list)
    free = view["players"][me.seat]["cylinders"]
    moves = not free and len(view["stories"]) == SLOTS and cylinders[me.seat] == 1
    if not free and not moves:
        return 0.0
    already = cylinders[me.seat] > 0
    last = sum(cylinders) + 1 >= view["story_spaces"]
    worth = STORY if last else STORY * BEGUN
    if already:
        worth = 0.5 * STORY if last else 0.1
    for rival in table.others:
        if last and cylinders[rival.seat]:
            worth -= STORY / (1 + len(table.others))
    if me.has("calamity_jane"):
        worth += 0.4
    elif me.has("stagecoach_mary"):
        worth += 0.2
    if table.turns_left <= 0 and not last:
        return 0.0
    return worth


# -- whether an errand brings it -----------------------------------------------------------------


def brings(condition: Condition, errand: Errand, before: Life, after: Life) -> float:
    """The chance that an errand meets a condition, roughly."""
    check = CHECKS.get(condition.type)
    return check(condition, errand, before, after) if check is not None else 0.0


def _at(condition: Condition, space: str) -> bool:
    if condition.locations and place_of(space) not in condition.locations:
        return False
    if condition.town and in_town(space) != condition.town:
        return False
    return not (condition.outside_towns and in_town(space))


def _number(life: Life, resource: str) -> float:
    match resource:
        case "money":
            return life.money
        case "nuggets":
            return life.nuggets
        case "lp":
            return life.lp
        case "mp":
            return life.mp
        case "wp":
            return life.wp
        case "wounds":
            return life.wounds
        case "hand":
            return len(life.hand) + life.drawn
        case _:
            return float(len([each for each in life.gear if each in ITEMS]))


ITEMS = ("whiskey", "ten_gallon", "provisions", "map")


def _has(condition: Condition, errand: Errand, before: Life, after: Life) -> float:
    number = _number(after, condition.resource)
    if number < condition.min - 0.3 or not _at(condition, after.space):
        return 0.0
    return 0.0 if condition.max is not None and number > condition.max + 0.3 else 1.0


def _gained(condition: Condition, errand: Errand, before: Life, after: Life) -> float:
    if condition.action and ACTS.get(errand.verb, errand.verb) != condition.action:
        return 0.0
    gained = _number(after, condition.resource) - _number(before, condition.resource)
    least = max(1, condition.min)
    if gained >= least:
        return 1.0
    return gained / least if gained > 0 and least == 1 else 0.0


def _spent(condition: Condition, errand: Errand, before: Life, after: Life) -> float:
    return float(before.money - after.money >= condition.min)


def _did(condition: Condition, errand: Errand, before: Life, after: Life) -> float:
    same = ACTS.get(errand.verb, errand.verb) == condition.action
    return float(same and condition.places == 1 and _at(condition, after.space))


def _bought(condition: Condition, errand: Errand, before: Life, after: Life) -> float:
    return float(errand.verb == "buy" and errand.detail == condition.item)


def _upgraded(condition: Condition, errand: Errand, before: Life, after: Life) -> float:
    owned = [each for each in condition.any_of if f"{each}+" in after.gear]
    return float(errand.verb == "upgrade" and len(owned) >= condition.number)


def _owns_mount(condition: Condition, errand: Errand, before: Life, after: Life) -> float:
    return float(after.owns("mule") or after.owns("mustang"))


def _healed(condition: Condition, errand: Errand, before: Life, after: Life) -> float:
    return float(before.wounds - after.wounds >= 0.9)


def _sold_cattle(condition: Condition, errand: Errand, before: Life, after: Life) -> float:
    return float(errand.verb in ("ship", "rustle") and condition.how in ("any", errand.verb))


def _sold_nuggets(condition: Condition, errand: Errand, before: Life, after: Life) -> float:
    sold = errand.verb in ("sell", "sell-card")
    return float(sold and after.lp - before.lp >= condition.min - 0.2)


def _holds_cattle(condition: Condition, errand: Errand, before: Life, after: Life) -> float:
    return float(after.token != "" and _at(condition, after.space))


def _won(condition: Condition, errand: Errand, before: Life, after: Life) -> float:
    if not errand.odds or not _at(condition, after.space):
        return 0.0
    against = "bandit" if errand.verb == "bandit" else "guard" if errand.verb == "rob-bank" else ""
    if condition.opponents and against not in condition.opponents:
        return 0.0
    if condition.fights and FIGHTS.get(errand.verb, errand.verb) not in condition.fights:
        return 0.0
    return errand.odds


def _declared(condition: Condition, errand: Errand, before: Life, after: Life) -> float:
    return float(FIGHTS.get(errand.verb, errand.verb) in condition.fights)


def _ended(condition: Condition, errand: Errand, before: Life, after: Life) -> float:
    if before.space == after.space or not _at(condition, after.space):
        return 0.0
    if condition.cattle and not (before.token or after.token):
        return 0.0
    if condition.item and not before.owns(condition.item):
        return 0.0
    return 0.0 if condition.mount and not before.owns(condition.mount) else 1.0


def _poker(condition: Condition, errand: Errand, before: Life, after: Life) -> float:
    if errand.verb != "poker":
        return 0.0
    if condition.hand:
        return 0.4 * errand.odds
    if condition.result == "lose":
        return 1.0 - errand.odds
    return errand.odds if condition.result else 1.0


def _used(condition: Condition, errand: Errand, before: Life, after: Life) -> float:
    return float(errand.verb in condition.any_of)


def _discard_item(condition: Condition, errand: Errand, before: Life, after: Life) -> float:
    return float(before.owns(condition.item) and _at(condition, after.space))


def _all(condition: Condition, errand: Errand, before: Life, after: Life) -> float:
    chance = 1.0
    for part in condition.of:
        chance = min(chance, brings(part, errand, before, after))
    return chance


def _any(condition: Condition, errand: Errand, before: Life, after: Life) -> float:
    chance = 0.0
    for part in condition.of:
        chance = max(chance, brings(part, errand, before, after))
    return chance


CHECKS: dict[str, Callable[[Condition, Errand, Life, Life], float]] = {
    "has": _has,
    "owns_mount": _owns_mount,
    "owns_upgraded": _upgraded,
    "holds_cattle": _holds_cattle,
    "gained": _gained,
    "did_action": _did,
    "spent_money": _spent,
    "bought": _bought,
    "used_item": _used,
    "healed": _healed,
    "sold_cattle": _sold_cattle,
    "sold_nuggets": _sold_nuggets,
    "won_fight": _won,
    "declared_fight": _declared,
    "ended_movement": _ended,
    "poker": _poker,
    "discard_item": _discard_item,
    "all": _all,
    "any": _any,
}


def places_of(condition: Condition) -> tuple[str, ...]:
    """The locations at which a movement would do, or something be held or given away."""
    if condition.type in ("ended_movement", "discard_item", "has", "holds_cattle"):
        return condition.locations
    found: tuple[str, ...] = ()
    for part in condition.of:
        found += places_of(part)
    return found
