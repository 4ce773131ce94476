"""What a scenario offers to tests is itself as strict as it says."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.testing import Scenario, ScenarioError, rule, seat

DODGE_CITY: dict[str, Any] = {"modules": ["dodge-city"]}


@rule("BB-CHAR-19", "BB-INTERACT-40")
def test_an_ability_is_refused_like_a_card_in_play() -> None:
    s = Scenario(seats=[seat("sid-ketchum", role="outlaw", hand=["beer", "bang"]), seat()])
    assert s.refuses_use(0, "sid-ketchum", "BB-INTERACT-40")["need"] == "wound"
    s = Scenario(seats=[seat("sid-ketchum", life=2, hand=["beer"]), seat()])
    assert s.refuses_use(0, "sid-ketchum", "BB-CHAR-19")["amount"] == 2


@rule("DC-CHAR-11")
def test_an_ability_is_tried_with_a_card() -> None:
    jose = seat("jose-delgado", role="sheriff", hand=["beer", "barrel"])
    s = Scenario(seats=[jose, seat()], **DODGE_CITY)
    assert s.can(0, "use barrel jose-delgado")
    assert s.refuses_use(0, "jose-delgado", "DC-CHAR-11", card="beer")["need"] == "blue"
    with pytest.raises(ScenarioError, match="holds no 'duel'"):
        s.refuses_use(0, "jose-delgado", "DC-CHAR-11", card="duel")


def test_what_nobody_has_cannot_be_refused() -> None:
    s = Scenario(seats=[seat("sid-ketchum", life=2, hand=["beer", "bang"]), seat()])
    with pytest.raises(ScenarioError, match="seat 0 has no such ability"):
        s.refuses_use(0, "suzy-lafayette", "BB-CHAR-23")
    with pytest.raises(ScenarioError, match="'use sid-ketchum' is possible"):
        s.refuses_use(0, "sid-ketchum", "BB-CHAR-19")
