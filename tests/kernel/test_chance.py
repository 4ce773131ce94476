"""The game's only source of randomness."""

from __future__ import annotations

from collections import Counter

from saloon.kernel import Chance


def test_the_stream_is_fixed_for_good() -> None:
    """Records depend on it: these numbers must never change."""
    chance = Chance(7)
    assert [chance.below(100) for _ in range(8)] == [91, 33, 56, 70, 55, 62, 78, 22]
    cards = list(range(20))
    chance.shuffle(cards)
    assert cards == [14, 2, 12, 8, 4, 6, 10, 7, 17, 11, 13, 18, 16, 5, 15, 0, 19, 1, 9, 3]


def test_a_copy_goes_on_alike_and_alone() -> None:
    chance = Chance(1)
    chance.below(6)
    twin = chance.copy()
    ahead = [chance.below(1000) for _ in range(5)]
    assert [twin.below(1000) for _ in range(5)] == ahead
    other = chance.spawn()
    assert [other.below(1000) for _ in range(5)] != [chance.below(1000) for _ in range(5)]


def test_every_order_of_a_shuffle_comes_up_about_equally_often() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    chance = Chance(3)
    for _ in range(6000):
        cards = [0, 1, 2]
        chance.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert all(850 < times < 1150 for times in orders.values()), orders


def test_seeds_give_different_games() -> None:
    assert len({Chance(seed).below(1 << 60) for seed in range(200)}) == 200
