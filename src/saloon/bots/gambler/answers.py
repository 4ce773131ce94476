"""What each answer to each kind of question is worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from saloon.bots.chair import Chair
from saloon.bots.faces import printed
from saloon.bots.gambler.cup import Die
from saloon.bots.gambler.finals import WOUND, Finals, Hits
from saloon.bots.gambler.knacks import ONE
from saloon.bots.gambler.plan import Plan
from saloon.bots.gambler.table import EXPLOSIVE, Table, tally
from saloon.bots.gambler.worth import Scale, world_of
from saloon.kernel.decision import PASS, Option

STRONG = ("jesse-jones", "willy-the-kid", "kit-carlson", "suzy-lafayette", "slab-the-killer")
"""Taken rather than an unknown character; a guess, not measured."""


@dataclass(frozen=True, slots=True)
class Mind:
    """One decision: the table, how it is weighed, what is in the air, and how options read."""

    table: Table
    scale: Scale
    hits: Hits
    chair: Chair

    @property
    def dice(self) -> list[Die]:
        return list(zip(self.table.kinds, self.table.dice, strict=True))


Answer = Callable[[Mind, list[Option]], list[float]]


def reroll(mind: Mind, options: list[Option]) -> list[float]:
    plan = Plan(mind.table, mind.scale)
    return [
        plan.keep(_without(mind.dice, mind.chair.said(option).words("dice")))
        if option.verb == "reroll"
        else plan.stop(mind.dice)
        for option in options
    ]


def _without(dice: list[Die], labels: Iterable[str]) -> Iterable[Die]:
    left = Counter(dice)
    left.subtract(map(_die, labels))
    return left.elements()


def _die(label: str) -> Die:
    kind, _, face = label.rpartition(":")
    return kind or "base", face


def aim(mind: Mind, options: list[Option]) -> list[float]:
    table = mind.table
    result = table.count(Counter(table.dice))
    if table.about == ONE:
        rest = table.amount - result.two - 1, result.two
    else:
        rest = 0, table.amount - 1
    finals = Finals(table, mind.scale, world_of(table), mind.hits)
    ways = [(option.seat, 2 if option.verb == "double" else 1) for option in options]
    beers = result.beers - table.spent.get("beer", 0)
    return finals.aims(ways, rest, beers=beers, fires=finals.fires(result.gatlings))


def give(mind: Mind, options: list[Option]) -> list[float]:
    """A beer, with the Gatling to come in mind."""
    table = mind.table
    finals = Finals(table, mind.scale, world_of(table))
    fires = finals.fires(table.count(Counter(table.dice)).gatlings)
    return [finals.gift(option.seat, fires=fires) for option in options]


def heal(mind: Mind, options: list[Option]) -> list[float]:
    world = world_of(mind.table)
    return [mind.scale.mend(world, option.seat, 1) for option in options]


def avert(mind: Mind, options: list[Option]) -> list[float]:
    world, me = world_of(mind.table), mind.table.me.seat
    arrow = mind.scale.arrow(world, me, 1)
    hurt = mind.scale.hurt(world, me, 1, dodging=False)
    return [arrow if option.verb == "take-arrow" else hurt for option in options]


def return_arrow(mind: Mind, options: list[Option]) -> list[float]:
    world = world_of(mind.table)
    return [
        mind.scale.arrow(world, option.seat, -1) if option.verb == "return" else 0.0
        for option in options
    ]


def change(mind: Mind, options: list[Option]) -> list[float]:
    """A dynamite into a gatling, or a die to any face for a life point: the roll goes on."""
    plan = Plan(mind.table, mind.scale)
    world, me = world_of(mind.table), mind.table.me.seat
    worths = []
    for option in options:
        said = mind.chair.said(option)
        labels = said.words("dice") or [said.word("die")]
        if option == PASS:
            worths.append(plan.best(mind.dice))
            continue
        kind, face = _die(labels[0])[0], said.word("face")
        worth = plan.best([*_without(mind.dice, labels), (kind, face or "gatling")])
        if face:
            worth += mind.scale.hurt(world, me, 1, dodging=False)
        if face == "arrow":
            worth += mind.scale.arrow(world, me, 1)
        worths.append(worth)
    return worths


def drop_token(mind: Mind, options: list[Option]) -> list[float]:
    """The token without which the dice do most."""
    table, held = mind.table, list(mind.table.me.tokens)
    finals, shown = Finals(table, mind.scale, world_of(table)), Counter(table.dice)
    return [
        finals.result(table.count(shown, [each for each in held if each != option.detail]))
        for option in options
    ]


def duel(mind: Mind, options: list[Option]) -> list[float]:
    finals = Finals(mind.table, mind.scale, world_of(mind.table))
    return [finals.duel(option.seat) for option in options]


def duel_heal(mind: Mind, options: list[Option]) -> list[float]:
    world = world_of(mind.table)
    return [
        mind.scale.mend(world, option.seat, 1) if option.seat >= 0 else 0.0 for option in options
    ]


def gladly(mind: Mind, options: list[Option]) -> list[float]:
    """Something for nothing: to drink again, to roll again instead of losing."""
    return [float(option != PASS) for option in options]


def move_rage(mind: Mind, options: list[Option]) -> list[float]:
    """From somebody who shall not have it to who needs it most."""
    wish = mind.scale.wish
    best = max(-each for each in wish.values())
    return [0.0 if option.seat < 0 else WOUND * (best + wish[option.seat]) for option in options]


def give_rage(mind: Mind, options: list[Option]) -> list[float]:
    return [-mind.scale.wish.get(option.seat, 0.0) for option in options]


def keep_rage(mind: Mind, options: list[Option]) -> list[float]:
    """The card whose symbols alone would be the better result."""
    finals = Finals(mind.table, mind.scale, world_of(mind.table))
    arrow = mind.scale.arrow(finals.world, mind.table.me.seat, 1)
    worths = []
    for option in options:
        shown = Counter(printed(mind.chair.card(option)).split("+"))
        alone = tally(shown, EXPLOSIVE, (), ())
        peaceful = alone._replace(peaceful=False)
        worths.append(finals.result(peaceful) + (shown["arrow"] + shown["dynamite"]) * arrow)
    return worths


def name_sheriff(mind: Mind, options: list[Option]) -> list[float]:
    """The Sheriff has two life points more, and everybody to blame: one keeps the star."""
    return [float(option.seat == mind.table.me.seat) for option in options]


def pick_character(mind: Mind, options: list[Option]) -> list[float]:
    return [float(option.detail in STRONG) for option in options]


def keep_character(mind: Mind, options: list[Option]) -> list[float]:
    return [float(option.verb == "keep") for option in options]


def default(mind: Mind, options: list[Option]) -> list[float]:
    """A question nobody has told the gambler about: any answer is as good as the others."""
    return [0.0] * len(options)


ANSWERS: dict[str, Answer] = {
    "reroll": reroll,
    "aim": aim,
    "beer": give,
    "heal": heal,
    "avert": avert,
    "return-arrow": return_arrow,
    "change-die": change,
    "turn-die": change,
    "drop-token": drop_token,
    "duel": duel,
    "duel-heal": duel_heal,
    "duel-again": gladly,
    "drink-again": gladly,
    "move-rage": move_rage,
    "give-rage": give_rage,
    "keep-rage": keep_rage,
    "name-sheriff": name_sheriff,
    "pick-character": pick_character,
    "keep-character": keep_character,
}
