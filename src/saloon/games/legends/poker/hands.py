"""What a hand of poker is worth: its combination, then the ranks of the cards that form it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from saloon.games.legends.faces import PokerFace

COMBINATIONS = (
    "high_card", "pair", "two_pairs", "three_of_a_kind", "straight", "flush", "full_house",
    "four_of_a_kind", "straight_flush", "royal_flush", "five_of_a_kind",
)  # fmt: skip
"""WL-POKER-28: the best one last."""
ACE = 14
LOWEST = 2
FULL = 5
"""WL-POKER-11: how many cards a straight, a flush and the like need."""
WILD = "cheat"
"""The kind of the red twos (WL-POKER-22)."""


def at_least(combination: str, wanted: str) -> bool:
    """Whether a combination is this one or a better one."""
    return COMBINATIONS.index(combination) >= COMBINATIONS.index(wanted)


class Worth(NamedTuple):
    """Two of them compare like their hands; equal ones are a tie (WL-POKER-41, WL-POKER-45)."""

    grade: int
    ranks: tuple[int, ...]

    @property
    def combination(self) -> str:
        return COMBINATIONS[self.grade]


def worth(flop: Sequence[PokerFace], added: Sequence[PokerFace]) -> Worth:
    """What the flop is worth with the cards a player adds; red twos among these are wild."""
    natural = [card for card in added if card.kind.id != WILD]
    wild = len(added) - len(natural)
    return _best([*flop, *natural], wild)


def best_two(
    flop: Sequence[PokerFace], held: Sequence[int], faces: Sequence[PokerFace]
) -> list[int]:
    """WL-POKER-12: which of these cards the dealer adds."""
    if len(held) <= 2:
        return list(held)
    best: list[int] = []
    most = Worth(-1, ())
    for pair in combinations(range(len(held)), 2):
        found = worth(flop, [faces[at] for at in pair])
        if found > most:
            most, best = found, [held[at] for at in pair]
    return best


def _best(cards: Sequence[PokerFace], wild: int) -> Worth:
    """The best that natural and wild cards make together (WL-POKER-25, WL-POKER-46)."""
    values = sorted([card.value for card in cards], reverse=True)
    if not values:
        return _worth("high_card", ACE if wild else 0)
    whole = len(cards) + wild == FULL
    suited = whole and len({card.suit for card in cards}) == 1
    high = _straight(values) if whole else 0
    several = _of_a_kind(values, wild)
    if several.number >= FULL:
        return _worth("five_of_a_kind", several.rank)
    if suited and high:
        return _worth("royal_flush" if high == ACE else "straight_flush", high)
    if several.number == 4:
        return _worth("four_of_a_kind", several.rank)
    house = _full_house(values, wild) if whole else ()
    if house:
        return _worth("full_house", *house)
    if suited:  # WL-POKER-46: a wild card is one more ace
        return _worth("flush", *[ACE] * wild, *values)
    if high:
        return _worth("straight", high)
    if several.number == 3:
        return _worth("three_of_a_kind", several.rank)
    pairs = [value for value in dict.fromkeys(values) if values.count(value) == 2]
    if len(pairs) == 2:
        return _worth("two_pairs", *pairs)
    if several.number == 2:
        return _worth("pair", several.rank)
    return _worth("high_card", values[0])


def _worth(combination: str, *ranks: int) -> Worth:
    return Worth(COMBINATIONS.index(combination), ranks)


class _Several(NamedTuple):
    number: int
    rank: int


def _of_a_kind(values: list[int], wild: int) -> _Several:
    """As many equal cards as possible, of the highest rank."""
    return max([_Several(values.count(value) + wild, value) for value in values])


def _straight(values: list[int]) -> int:
    """WL-POKER-26: the highest card of five consecutive ranks, wild ones in the gaps; 0 if none."""
    if len(set(values)) < len(values) or values[0] - values[-1] >= FULL:
        return 0
    return min(ACE, values[-1] + FULL - 1)


def _full_house(values: list[int], wild: int) -> tuple[int, ...]:
    """WL-POKER-34: the rank of the three, then that of the two."""
    kinds = list(dict.fromkeys(values))
    if len(kinds) != 2:
        return ()
    for three, two in (kinds, kinds[::-1]):  # the higher three first
        if values.count(three) <= 3 and values.count(two) <= 2:
            return (three, two)
    return ()
