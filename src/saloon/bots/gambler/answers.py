"""What each answer to each kind of question is worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from saloon.bots.gambler.finals import Finals, Hits, best_aim
from saloon.bots.gambler.knacks import ONE
from saloon.bots.gambler.plan import keep_values
from saloon.bots.gambler.table import Table
from saloon.bots.gambler.worth import Scale, world_of
from saloon.kernel import Option


@dataclass(frozen=True, slots=True)
class Mind:
    """One decision: the table, how it is weighed, and what is in the air."""

    table: Table
    scale: Scale
    hits: Hits


def reroll(mind: Mind, options: list[Option]) -> list[float]:
    table = mind.table
    cup, stop, keep = keep_values(table, mind.scale)
    shown = list(zip(table.kinds, table.dice, strict=True))
    worths = []
    for option in options:
        if option.verb != "reroll":
            worths.append(stop[cup.node(shown)])
            continue
        kept = Counter(shown)
        kept.subtract(map(_die, option.detail.split(",")))
        worths.append(keep[cup.node(kept.elements())])
    return worths


def _die(label: str) -> tuple[str, str]:
    kind, _, face = label.rpartition(":")
    return kind or "base", face


def aim(mind: Mind, options: list[Option]) -> list[float]:
    table = mind.table
    result = table.count(Counter(table.dice))
    if table.about == ONE:
        rest = table.amount - result.two - 1, result.two
    else:
        rest = 0, table.amount - 1
    world = world_of(table)
    fires = Finals(table, mind.scale, world).fires(result.gatlings)
    ways = [(option.seat, 2 if option.verb == "double" else 1) for option in options]
    beers = result.beers - table.spent.get("beer", 0)
    return best_aim(
        table, mind.scale, world, mind.hits, rest, ways, beers=beers, fires=fires
    )  # fmt: skip


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


def default(mind: Mind, options: list[Option]) -> list[float]:
    """A question nobody has told the gambler about: any answer is as good as the others."""
    return [0.0] * len(options)


ANSWERS: dict[str, Callable[[Mind, list[Option]], list[float]]] = {
    "reroll": reroll,
    "aim": aim,
    "beer": give,
    "heal": heal,
    "avert": avert,
    "return-arrow": return_arrow,
}
