"""The odds of the roles, against dealing them in every way by hand."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from saloon.bots.cowhand.belief import roles_in_use
from saloon.bots.odds import HIDDEN, role_odds


@pytest.mark.parametrize("players", range(4, 9))
def test_the_odds_are_those_of_all_deals_together(players: int) -> None:
    random = Random(players)
    deal = list(roles_in_use(players))
    random.shuffle(deal)
    shown = {seat: role for seat, role in enumerate(deal) if role == "sheriff"}
    if players == 7:
        shown[deal.index("outlaw")] = "outlaw"
    explains = {
        seat: {role: random.uniform(0.05, 1) for role in HIDDEN} for seat in range(1, players, 2)
    }
    odds = role_odds(players, deal, shown, explains)

    weights: dict[tuple[str, ...], float] = {}
    for way in set(permutations(deal)):
        if all(way[seat] == role for seat, role in shown.items()):
            weights[way] = 1.0
            for seat, fits in explains.items():
                weights[way] *= 1.0 if seat in shown else fits[way[seat]]
    total = sum(weights.values())
    for seat in range(players):
        for role in ("sheriff", *HIDDEN):
            chance = sum(weight for way, weight in weights.items() if way[seat] == role) / total
            assert odds[seat].get(role, 0.0) == pytest.approx(chance)


def test_a_table_of_another_kind_makes_every_role_as_likely() -> None:
    odds = role_odds(3, ("sheriff", "outlaw"), {0: "sheriff"}, {})
    assert odds[0] == {"sheriff": 1.0}
    assert odds[1] == odds[2] == pytest.approx(dict.fromkeys(HIDDEN, 1 / 3))
