"""The interval of a counted share."""

import pytest

from saloon.sim.spread import spread
from saloon.sim.wilson import wilson


@pytest.mark.parametrize(
    ("hits", "trials", "low", "high"),
    [
        (5, 10, 0.2366, 0.7634),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_known_intervals(hits: int, trials: int, low: float, high: float) -> None:
    share = wilson(hits, trials)
    assert share.low == pytest.approx(low, abs=1e-4)
    assert share.high == pytest.approx(high, abs=1e-4)
    assert share.low <= share.share <= share.high


def test_nothing_is_known_without_trials() -> None:
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)


def test_spread() -> None:
    assert spread(range(1, 101)) == (50.5, 50.5, 95)
    assert spread([7]) == (7, 7, 7)
    assert spread([]) == (0, 0, 0)
