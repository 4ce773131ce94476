"""The benchmark in which a server is killed and everybody comes back."""

from __future__ import annotations

import pytest

from saloon.sim.server_bench import NothingMeasured
from saloon.sim.storm import measure_storm, measured_waits, overtaken


def test_a_small_storm_is_measured_from_the_first_word_of_the_server() -> None:
    storm = measure_storm(4, 5)
    assert storm.people == storm.back == 20
    assert storm.starting > 0
    assert 0 < storm.p50 <= storm.p99 <= storm.seconds
    assert storm.tries >= 20
    assert storm.cpu_per_connect_ms > 0
    assert 0 <= storm.overtaken < 20
    assert storm.dropped >= 0


def test_waits_are_counted_from_the_first_word() -> None:
    assert measured_waits([3.0, 2.5, 4.0], 2.0, 0.1) == [0.5, 1.0, 2.0]


@pytest.mark.parametrize(
    ("back", "first_word", "spent"),
    [([], 2.0, 0.1), ([1.0, 1.5], 2.0, 0.1), ([2.0], 2.0, 0.1), ([3.0], 2.0, 0.0)],
    ids=["nobody", "before the clock", "at once", "without any work"],
)
def test_a_storm_that_measured_nothing_fails(
    back: list[float], first_word: float, spent: float
) -> None:
    with pytest.raises(NothingMeasured):
        measured_waits(back, first_word, spent)


def test_who_was_overtaken_has_lost_places() -> None:
    in_order = [(float(n), 100.0 + n) for n in range(10)]
    assert overtaken(in_order) == 0
    last = [(0.0, 200.0), *in_order[1:]]
    assert overtaken(last) == 9
    assert overtaken(list(reversed(last))) == 9
