"""The dice in the cup: every result they can show, and every choice of dice to keep.

What only depends on which dice are rolled is worked out once: a node for every selection of kept
dice (462 for five base dice, 252 of them complete), where each further die leads, and which
selections may be kept of each complete result.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import chain, combinations, combinations_with_replacement, groupby, product
from operator import itemgetter
from typing import NamedTuple

from saloon.games.dice.catalogue import BUILT

AT_ONCE = "arrow"
"""Takes effect as it is rolled, and again if it is rolled again."""
LOCKS = "dynamite"

Kinds = tuple[str, ...]
Die = tuple[str, str]
"""Its kind, and what it shows."""
Pick = Callable[[Sequence[float]], tuple[float, ...]]
Node = tuple[tuple[str, ...], ...]
"""The faces kept of each kind of dice, sorted."""


@cache
def faces_of(kind: str) -> tuple[str, ...]:
    for box in BUILT.values():
        for row in box.data.get("dice", ()):
            if row["id"] == kind:
                return tuple(row["faces"])
    raise KeyError(kind)


class Reach(NamedTuple):
    """The part of a cup that can still come up, ready for the sums."""

    steps: list[tuple[int, Pick, tuple[int, ...], float]]
    """By selection: where one more die leads without an arrow, and with one; the share of each."""
    keeps: list[tuple[int, Pick]]


class Cup:
    """All selections of some dice. `explosive` dynamites end the rolling; unlocked, they roll."""

    __slots__ = (
        "_reached", "complete", "counts", "faces", "groups", "keeps", "locked", "nodes", "steps",
    )  # fmt: skip

    def __init__(self, kinds: Kinds, explosive: int, *, locked: bool = True) -> None:
        self.locked = locked
        self._reached: dict[tuple[int, ...], Reach] = {}
        self.groups = tuple((kind, len(list(some))) for kind, some in groupby(sorted(kinds)))
        self.faces = {kind: tuple(dict.fromkeys(faces_of(kind))) for kind, _ in self.groups}
        selections = sorted(self._selections(), key=lambda node: -sum(map(len, node)))
        self.nodes: dict[Node, int] = {node: at for at, node in enumerate(selections)}
        dice = sum(count for _, count in self.groups)
        self.complete = [node for node in selections if sum(map(len, node)) == dice]
        """They come first, so that their numbers are 0, 1, 2 …"""
        self.counts = [Counter(chain.from_iterable(node)) for node in self.complete]
        self.keeps = [
            self._kept_of(node, locked)
            if self.counts[at][LOCKS] < explosive
            else ()
            for at, node in enumerate(self.complete)
        ]  # fmt: skip
        """By complete result: the selections that leave at least one die to roll again."""
        self.steps = [
            (at, *self._next_die(node))
            for at, node in enumerate(selections)
            if at >= len(self.complete)
        ]
        """By other selection: where one more die leads, first without an arrow, then with one."""

    def node(self, dice: Iterable[Die]) -> int:
        """The number of a selection, given as kinds and faces."""
        sorted_in = {kind: [] for kind, _ in self.groups}  # type: dict[str, list[str]]
        for kind, face in dice:
            sorted_in[kind].append(face)
        return self.nodes[
            tuple(self._sort(kind, faces) for kind, faces in sorted_in.items())
        ]  # fmt: skip

    def reach(self, dice: Sequence[Die]) -> Reach:
        """What can still come up if these dice lie on the table: locked ones stay."""
        floor = tuple(dice.count((kind, LOCKS)) * self.locked for kind, _ in self.groups)
        if floor not in self._reached:
            held = {
                at
                for node, at in self.nodes.items()
                if all(part.count(LOCKS) >= low for part, low in zip(node, floor, strict=True))
            }
            self._reached[floor] = Reach(
                [
                    (at, itemgetter(*plain), arrows, 1 / (len(plain) + len(arrows)))
                    for at, plain, arrows in self.steps
                    if at in held
                ],
                [
                    (at, itemgetter(*keeps, keeps[0]))
                    for at, keeps in enumerate(self.keeps)
                    if at in held and keeps
                ],
            )
        return self._reached[floor]

    def _sort(self, kind: str, faces: Iterable[str]) -> tuple[str, ...]:
        return tuple(sorted(faces, key=self.faces[kind].index))

    def _selections(self) -> Iterable[Node]:
        return product(
            *(
                [
                    some
                    for number in range(count + 1)
                    for some in combinations_with_replacement(self.faces[kind], number)
                ]
                for kind, count in self.groups
            )
        )

    def _kept_of(self, node: Node, locked: bool) -> tuple[int, ...]:
        """A locked die stays; at least one other goes back into the cup."""
        parts = []
        for faces in node:
            stay = tuple(face for face in faces if locked and face == LOCKS)
            free = [face for face in faces if not locked or face != LOCKS]
            subsets = chain.from_iterable([combinations(free, n) for n in range(len(free) + 1)])
            parts.append([(*stay, *some) for some in dict.fromkeys(subsets)])
        kept = {
            tuple(
                self._sort(kind, faces)
                for (kind, _), faces in zip(self.groups, some, strict=True)
            )
            for some in product(*parts)
        }  # fmt: skip
        return tuple(sorted(self.nodes[some] for some in kept if some != node))

    def _next_die(self, node: Node) -> tuple[tuple[int, ...], tuple[int, ...]]:
        at = next(at for at, (_, count) in enumerate(self.groups) if len(node[at]) < count)
        kind = self.groups[at][0]
        plain: list[int] = []
        arrows: list[int] = []
        for face in faces_of(kind):
            more = (*node[:at], self._sort(kind, (*node[at], face)), *node[at + 1 :])
            (arrows if face == AT_ONCE else plain).append(self.nodes[more])
        return tuple(plain), tuple(arrows)


@cache
def cup_of(kinds: Kinds, explosive: int, locked: bool) -> Cup:
    return Cup(kinds, explosive, locked=locked)


Values = list[float]


def expectations(
    cup: Cup, dice: Sequence[Die], rolls: int, finals: Sequence[Values]
) -> list[float]:
    """What each selection is worth that is kept now, with so many rolls left (at least one).

    `finals` has the worth of every complete result, by the number of arrows taken on the way; the
    last of them stands for so many and more. Exact: no dice are thrown for it.
    """
    size = sum(count for _, count in cup.groups)
    reach = cup.reach(dice)
    most = len(finals) - 1
    worth = finals
    for left in range(1, rolls + 1):
        taken = min(most, size * (rolls - left + 1))
        kept = _roll(reach, worth[: taken + 1], len(cup.nodes))
        if left == rolls:
            return kept[0]
        need = min(most, size * (rolls - left))
        worth = [_choose(reach, finals[a], kept[a]) for a in range(need + 1)]
    raise ValueError("no roll is left")


def _roll(reach: Reach, worth: Sequence[Values], size: int) -> list[Values]:
    """From complete results back to the selections from which they are rolled."""
    values = [[*row, *[0.0] * (size - len(row))] for row in worth]
    after = values[-1]
    for row in reversed(values):
        for at, plain, arrows, share in reach.steps:
            total = sum(plain(row))
            for to in arrows:
                total += after[to]
            row[at] = total * share
        after = row
    return values


def _choose(reach: Reach, final: Values, kept: Values) -> Values:
    """To stop, or to roll again what brings most."""
    best = final[:]
    for at, keeps in reach.keeps:
        again = max(keeps(kept))
        if again > best[at]:
            best[at] = again
    return best
