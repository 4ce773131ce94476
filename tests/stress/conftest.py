from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.stress.abilities import stress
from tests.stress.answers import answers
from tests.stress.order import order
from tests.stress.returns import returns
from tests.stress.show import show

from saloon.games.bang import catalogue
from saloon.games.bang.about import about

BOXES = (stress, answers, order, returns, show)


@pytest.fixture(autouse=True)
def _plugged_in() -> Iterator[None]:
    """The test boxes are plugged in for these tests only."""
    for box in BOXES:
        catalogue.BUILT[box.name] = box
    about.cache_clear()
    yield
    for box in BOXES:
        del catalogue.BUILT[box.name]
    about.cache_clear()  # who comes after in the same process hears nothing of them
