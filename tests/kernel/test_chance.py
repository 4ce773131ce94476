"""The game's only source of randomness."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from math import sqrt

import pytest

from saloon.kernel import Chance
from saloon.testing.frequencies import Z999, bounds, correlation, fit, independent

MANY = 100_000
EVEN = dict.fromkeys(range(6), 1.0)


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


# -- its quality: fixed seeds, thresholds that a sound generator passes 999 times in 1000 ---------


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_numbers_are_uniform(seed: int) -> None:
    chance = Chance(seed)
    for bound in (2, 6, 52):
        counts = Counter(chance.below(bound) for _ in range(MANY))
        assert fit(counts, dict.fromkeys(range(bound), 1.0)).even, (bound, counts)


def test_successive_numbers_are_independent() -> None:
    chance = Chance(4)
    rolls = [chance.below(6) for _ in range(MANY)]
    assert independent(pairwise(rolls)).even
    triples = Counter(zip(rolls[::3], rolls[1::3], rolls[2::3], strict=False))
    weights = {(a, b, c): 1.0 for a in EVEN for b in EVEN for c in EVEN}
    assert fit(triples, weights).even
    for lag in (1, 2, 3, 5, 16):
        assert abs(correlation(rolls, lag)) * sqrt(MANY) < Z999, lag


def test_games_with_successive_seeds_have_nothing_to_do_with_each_other() -> None:
    firsts = [Chance(seed).below(6) for seed in range(MANY)]
    assert fit(Counter(firsts), EVEN).even
    assert independent(pairwise(firsts)).even


def test_a_spawned_stream_does_not_follow_its_parent() -> None:
    parent = Chance(5)
    child = parent.spawn()
    assert independent((parent.below(6), child.below(6)) for _ in range(MANY)).even


@pytest.mark.parametrize("size", [5, 16, 24])
def test_in_a_shuffle_every_card_comes_to_every_place(size: int) -> None:
    chance = Chance(6)
    places: Counter[tuple[int, int]] = Counter()
    follows: Counter[tuple[int, int]] = Counter()
    for _ in range(20_000):
        cards = list(range(size))
        chance.shuffle(cards)
        places.update(enumerate(cards))
        follows[cards[0], cards[1]] += 1
    for place in range(size):
        counts = {card: places[place, card] for card in range(size)}
        assert fit(counts, dict.fromkeys(range(size), 1.0)).even, (place, counts)
    pairs = {(a, b): 1.0 for a in range(size) for b in range(size) if a != b}
    assert fit(follows, pairs).even


def test_the_thresholds_are_those_of_the_tables() -> None:
    """Printed values of chi-square at 0.1 % on either side; small ones are a little wide."""
    z = 3.0902
    assert bounds(30, z) == pytest.approx((11.588, 59.703), rel=0.01)
    assert bounds(10, z)[1] == pytest.approx(29.588, rel=0.01)
    assert bounds(5, z)[1] == pytest.approx(20.515, rel=0.012)
    assert bounds(5, z)[0] < 0.210


def test_a_loaded_die_is_noticed() -> None:
    chance = Chance(7)
    loaded = Counter(min(5, chance.below(61) // 10) for _ in range(MANY))
    assert not fit(loaded, EVEN).even


def test_dice_that_follow_each_other_are_noticed() -> None:
    chance = Chance(8)
    rolls = [chance.below(6)]
    while len(rolls) < MANY:
        rolls.append(rolls[-1] if chance.below(50) == 0 else chance.below(6))
    assert fit(Counter(rolls), EVEN).even, "each face comes up as often as the others"
    assert not independent(pairwise(rolls)).even
    assert abs(correlation(rolls, 1)) * sqrt(MANY) > Z999


def test_a_poor_generator_is_noticed() -> None:
    """The low bits of a congruential generator go round in a circle: far too even."""
    state, rolls = 1, []
    for _ in range(MANY):
        state = (state * 1_103_515_245 + 12_345) & 0x7FFFFFFF
        rolls.append(state % 8)
    assert not fit(Counter(rolls), dict.fromkeys(range(8), 1.0)).even
