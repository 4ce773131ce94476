"""The worked examples of Gold Rush, as scenarios."""

from __future__ import annotations

import pytest
from tests.bang.gold_rush.table import buys, drinks_for_gold, forces, nuggets, spent, table, worn

from saloon.testing import rule, seat


@rule("GR-EXAMPLE-01", "GR-GOLD-03")
def test_a_gatling_that_hits_three_pays_three() -> None:
    s = table(
        seat("sid-ketchum", role="sheriff", hand=["gatling"]),
        seat("paul-regret", hand=["missed"]), seat("pedro-ramirez"), seat("rose-doolan"),
        seat("suzy-lafayette", hand=["beer"]), nuggets=0,
    )  # fmt: skip
    s.plays("gatling")
    s.responds(1, "missed")
    s.passes(4)
    assert [s.life(who) for who in range(1, 5)] == [3, 3, 3, 3]
    assert nuggets(s) == [3, 0, 0, 0, 0]


@rule("GR-EXAMPLE-02", "GR-BUY-05")
def test_sam_buys_a_pardner_and_a_horseshoe() -> None:
    s = table(
        seat("vulture-sam", role="sheriff"), seat(in_play=["barrel"]),
        nuggets=4, shop=["pardner", "horseshoe", "boots"],
    )  # fmt: skip
    buys(s, "pardner")
    s.responds(0, "cat-balou", at=1)
    assert (nuggets(s)[0], spent(s), s.in_play(1)) == (2, ["pardner"], [])
    buys(s, "horseshoe")
    assert (nuggets(s)[0], worn(s, 0)) == (0, ["horseshoe"])


@rule("GR-EXAMPLE-03", "GR-FORCE-04")
@pytest.mark.parametrize(("edition", "second"), [("dynamite-box", 1), ("hu-compendium", 2)])
def test_willy_the_kid_forces_two_discards(edition: str, second: int) -> None:
    """Both of Vulture Sam's; in the second book the second one is Kit Carlson's."""
    lying = {1: ["horseshoe"]}
    lying.setdefault(second, []).append("lucky-charm")
    s = table(
        seat("willy-the-kid", role="sheriff"), seat("vulture-sam"), seat("kit-carlson"),
        nuggets=7, worn=lying, edition=edition,
    )  # fmt: skip
    forces(s, "horseshoe", 1)
    assert nuggets(s)[0] == 4
    forces(s, "lucky-charm", second)
    assert (nuggets(s)[0], spent(s)) == (0, ["horseshoe", "lucky-charm"])


@rule("GR-EXAMPLE-04", "GR-BEER-02")
def test_lucky_duke_drinks_one_beer_and_sells_the_other() -> None:
    s = table(seat("lucky-duke", role="sheriff", life=3, hand=["beer", "beer"]), nuggets=0)
    s.plays("beer")
    drinks_for_gold(s)
    assert (s.life(0), nuggets(s)[0], s.hand(0)) == (4, 1, [])
