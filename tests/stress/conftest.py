from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.stress.abilities import stress

from saloon.games.bang import catalogue


@pytest.fixture(autouse=True)
def _plugged_in() -> Iterator[None]:
    """The stress module is plugged in for these tests only."""
    catalogue.BUILT[stress.name] = stress
    yield
    del catalogue.BUILT[stress.name]
