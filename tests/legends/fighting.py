"""Positions just before a fight, for tests."""

from __future__ import annotations

from typing import Any

from saloon.testing.legends_scenario import LegendsScenario as Scenario


def duel(one: dict[str, Any], other: dict[str, Any], **more: Any) -> Scenario:
    """Two on one space, of whom the first may declare a fight."""
    return Scenario(
        [{"space": "DR02", **one}, {"space": "DR02", **other}, {"space": "RF01"}], **more
    )


def bandit(fighter: dict[str, Any], deck: list[str], **more: Any) -> Scenario:
    """Somebody enters the creek, where a bandit waits."""
    s = Scenario(
        [{"space": "DR07", **fighter}, {"space": "RF01"}, {"space": "RF01"}],
        bandits=["DC01"], fights={"deck": deck}, **more,
    )  # fmt: skip
    s.act("move DC01")
    return s


def bank(fighter: dict[str, Any], deck: list[str], **more: Any) -> Scenario:
    players = [{"space": "DR10", **fighter}, {"space": "RF01"}, {"space": "RF01"}]
    s = Scenario(players, income="cards" if more.pop("cards", False) else "money",
                 fights={"deck": deck}, **more)  # fmt: skip
    s.act("rob-bank")
    return s
