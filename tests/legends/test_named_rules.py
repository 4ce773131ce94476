"""The rules that acts and their questions name are rules of the ledger."""

from __future__ import annotations

from pathlib import Path

import pytest

import saloon.games.legends.rules  # noqa: F401
from saloon.games.legends.acts import Act
from saloon.kernel.native import build
from saloon.testing.ledger import read_rules

LEDGER = read_rules(Path(__file__).parents[2] / "docs" / "rules")


def kinds_of(base: type[Act]) -> list[type[Act]]:
    return [base, *[kind for each in base.__subclasses__() for kind in kinds_of(each)]]


@pytest.mark.skipif(build() == "compiled", reason="looks at the sources themselves")
def test_every_act_is_given_by_a_rule_that_is_there() -> None:
    acts = [act for act in kinds_of(Act) if act.__module__.startswith("saloon.")]
    assert len(acts) > 40
    assert [act.__name__ for act in acts if act.rule and act.rule not in LEDGER] == []
