"""Beer for gold (GR-BEER)."""

from __future__ import annotations

from tests.bang.gold_rush.table import drinks_for_gold, nuggets, refused, table

from saloon.testing import rule, seat


@rule("GR-BEER-01", "GR-BEER-03", "BB-CROSS-01")
def test_a_beer_brings_a_nugget_and_no_life_point() -> None:
    s = table(seat(role="sheriff", life=2, hand=["beer"]), nuggets=0)
    drinks_for_gold(s)
    assert (s.life(0), nuggets(s)[0], s.pile()) == (2, 1, ["beer"])


@rule("GR-BEER-02")
def test_any_number_in_a_turn() -> None:
    s = table(seat(role="sheriff", hand=["beer", "beer", "beer"]), nuggets=0)
    for _ in range(3):
        drinks_for_gold(s)
    assert (nuggets(s)[0], s.hand(0)) == (3, [])


@rule("GR-BEER-04", "BB-CROSS-01", "ED-82")
def test_even_with_two_players_left() -> None:
    two = [seat(role="sheriff", hand=["beer"]), seat(role="outlaw"), seat(out=True), seat(out=True)]
    for edition in ("dynamite-box", "hu-compendium"):
        s = table(*two, nuggets=0, edition=edition)
        drinks_for_gold(s)
        assert nuggets(s)[0] == 1


@rule("GR-BEER-05")
def test_only_beer() -> None:
    s = table(seat(role="sheriff", hand=["saloon", "tequila"]), nuggets=0, boxes=["dodge-city"])
    for slot in s.state.players[0].hand:
        assert refused(s, "gold-rush beer", slot=slot)[0] == "GR-BEER-05"


@rule("GR-BEER-06")
def test_only_in_the_own_turn() -> None:
    s = table(seat(role="sheriff", hand=["bang"]), seat(life=1, hand=["beer"]), nuggets=0)
    s.plays("bang", at=1)
    s.asks(1, "shot")
    beer = s.state.players[1].hand[0]
    assert refused(s, "gold-rush beer", slot=beer, who=1)[1]["need"] == "turn"
    s.passes(1)
    s.asks(1, "rescue")
    assert refused(s, "gold-rush beer", slot=beer, who=1)[1]["need"] == "turn"


@rule("GR-BEER-07")
def test_at_full_life() -> None:
    s = table(seat(role="sheriff", hand=["beer"]), nuggets=0)
    drinks_for_gold(s)
    assert nuggets(s)[0] == 1


@rule("GR-BEER-08")
def test_tequila_joe_takes_one_nugget() -> None:
    s = table(
        seat("tequila-joe", role="sheriff", life=1, hand=["beer"]), nuggets=0, boxes=["dodge-city"]
    )
    drinks_for_gold(s)
    assert (s.life(0), nuggets(s)[0]) == (1, 1)


@rule("CB-PLAY-07")
def test_the_reverend_forbids_it_too() -> None:
    s = table(
        seat(role="sheriff", life=2, hand=["beer"]), nuggets=9, shop=["bottle", "shot", "rhum"],
        boxes=["high-noon"], event="the-reverend",
    )  # fmt: skip
    beer = s.state.players[0].hand[0]
    assert refused(s, "gold-rush beer", slot=beer)[0] == "HN-CARD-23"
    s.uses(0, "bottle")
    s.responds(0, "beer")
    assert s.life(0) == 3
