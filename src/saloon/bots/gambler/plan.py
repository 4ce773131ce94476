"""Which dice to roll again: the expectations of all choices, from the worth of final results."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from saloon.bots.gambler.cup import Cup, Die, cup_of, expectations
from saloon.bots.gambler.finals import Finals
from saloon.bots.gambler.table import Table, Tally, tally
from saloon.bots.gambler.worth import Scale, World, world_of

MANY = 10
"""Arrows in the rest of a turn: five dice in two rolls bring no more; a third roll hardly ever."""


def own_cup(table: Table) -> Cup:
    return cup_of(tuple(table.kinds), table.explosive, not table.me.knack.frees_dynamite)


@cache
def tallies(
    cup: Cup, explosive: int, tokens: tuple[str, ...], beside: tuple[tuple[str, int], ...]
) -> tuple[list[Tally], list[int]]:
    """What the results of a cup come to: each sum once, and by result which of them."""
    all_ = [tally(shown, explosive, tokens, beside) for shown in cup.counts]
    known = {each: at for at, each in enumerate(dict.fromkeys(all_))}
    return list(known), [known[each] for each in all_]


def final_worths(table: Table, scale: Scale, cup: Cup) -> list[list[float]]:
    """The worth of every result, by the number of arrows taken before it."""
    start, me = world_of(table), table.me.seat
    sums, which = tallies(cup, table.explosive, tuple(table.me.tokens), table.beside)
    most = min(MANY, len(table.dice) * max(1, table.rolls_left))
    rows: list[list[float]] = []
    resolved: dict[tuple[int, ...], list[float]] = {}
    for taken in range(most + 1):
        world = after_arrows(start, scale, me, taken)
        ground = scale.weigh(world)
        here = Finals(table, scale, world)
        if not world.life[me] or len(here.circle) < 2:
            # The Indians leave no dice to resolve, or nobody to resolve them on.
            rows.append([ground] * len(which))
            continue
        if world.life not in resolved:
            resolved[world.life] = [here.result(each) for each in sums]
        clear: dict[int, float] = {}
        for each in sums:
            if each.gatlings not in clear:
                clear[each.gatlings] = ground + here.cleared(each.gatlings)
        worths = [
            worth + clear[each.gatlings]
            for worth, each in zip(resolved[world.life], sums, strict=True)
        ]
        rows.append([worths[at] for at in which])
    return rows


def after_arrows(world: World, scale: Scale, me: int, taken: int) -> World:
    """The world after the gambler has taken so many arrows, Indians included."""
    if taken < world.supply:
        arrows = [*world.arrows]
        arrows[me] += taken
        return World(world.life, tuple(arrows), world.supply - taken)
    struck = [*world.arrows]
    struck[me] += world.supply
    life = [
        max(0, points - min(hit, scale.places[seat].knack.indians))
        for seat, (points, hit) in enumerate(zip(world.life, struck, strict=True))
    ]
    rest = taken - world.supply if life[me] else 0
    arrows = [0] * len(struck)
    supply = sum(world.arrows) + world.supply
    arrows[me] = min(rest, supply - 1)
    return World(tuple(life), tuple(arrows), supply - arrows[me])


class Plan:
    """What stopping at any result, and keeping any selection of dice, is worth now."""

    def __init__(self, table: Table, scale: Scale) -> None:
        self.cup = own_cup(table)
        finals = final_worths(table, scale, self.cup)
        self._stop = finals[0]
        self._keep: list[float] = []
        if table.rolls_left:
            shown = list(zip(table.kinds, table.dice, strict=True))
            self._keep = expectations(self.cup, shown, table.rolls_left, finals)

    def stop(self, dice: Iterable[Die]) -> float:
        return self._stop[self.cup.node(dice)]

    def keep(self, dice: Iterable[Die]) -> float:
        return self._keep[self.cup.node(dice)]

    def best(self, dice: Iterable[Die]) -> float:
        """If these dice lie on the table, and one goes on as well as one can."""
        at = self.cup.node(dice)
        again = [self._keep[keep] for keep in self.cup.keeps[at]] if self._keep else []
        return max([self._stop[at], *again])
