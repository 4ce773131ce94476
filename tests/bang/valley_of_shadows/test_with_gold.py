"""The Valley of Shadows beside Gold Rush."""

from __future__ import annotations

from tests.bang.gold_rush.table import drinks_for_gold, nuggets, table

from saloon.testing import rule, seat

VALLEY = ["valley-of-shadows"]


@rule("VS-CARD-38", "CB-INTERACT-04")
def test_a_ghost_drinks_for_gold() -> None:
    s = table(
        seat(role="sheriff"),
        seat(role="outlaw", presence="haunting", in_play=["ghost"], hand=["beer"]),
        seat(role="outlaw"),
        seat(),
        turn=1,
        nuggets=0,
        boxes=VALLEY,
    )
    drinks_for_gold(s)
    assert (nuggets(s)[1], s.life(1)) == (1, 0)


@rule("VS-CHAR-17")
def test_lemonade_jim_drinks_along_with_a_beer_for_gold() -> None:
    s = table(
        seat(role="sheriff", hand=["beer"]),
        seat("lemonade-jim", life=2, hand=["duel"]),
        nuggets=0,
        boxes=VALLEY,
    )
    drinks_for_gold(s)
    s.responds(1, "duel")
    assert (nuggets(s)[0], s.life(1)) == (1, 3)


@rule("CB-INTERACT-10")
def test_what_saved_prevents_pays_no_nugget() -> None:
    s = table(
        seat(role="sheriff", hand=["bang"]), seat(), seat(hand=["saved"]), nuggets=0, boxes=VALLEY
    )
    s.plays("bang", at=1)
    s.responds(2, "saved")
    assert (nuggets(s)[0], s.life(1)) == (0, 4)
