"""Gold Rush together with Armed & Dangerous."""

from __future__ import annotations

from tests.bang.gold_rush.table import buys, nuggets, table, worn

from saloon.games.bang.modules.armed_and_dangerous.loads import loads
from saloon.testing import Scenario, rule, seat

AD = ["armed-and-dangerous"]
TUMBLEWEED = seat(in_play=["tumbleweed"])


def _load(s: Scenario) -> None:
    """The Tumbleweed of seat 2 can be used."""
    loads(s.state).on_cards[s.state.players[2].in_play[0]] = 3


@rule("CB-CHECK-04")
def test_tumbleweed_has_all_cards_of_lucky_duke_and_horseshoe_turned_again() -> None:
    s = table(
        seat(role="sheriff", hand=["bang"]), seat("lucky-duke", in_play=["barrel"]), TUMBLEWEED,
        nuggets=0, worn={1: ["horseshoe"]}, boxes=AD, deck=["4h", "5h", "6h", "7c", "8c", "9c"],
    )  # fmt: skip
    _load(s)
    s.plays("bang", at=1)
    s.responds(1, "barrel")
    s.responds(1, "4h")
    s.responds(2, "tumbleweed")
    s.responds(1, "top")
    s.asks(1, "count")
    assert len(s.options(1)) == 3
    s.responds(1, "7c")
    s.passes(2)
    s.responds(1, "top")
    assert s.life(1) == 3


@rule("CB-CHECK-04", "CB-CHECK-03")
def test_tumbleweed_has_rhum_turned_again() -> None:
    s = table(
        seat(role="sheriff", life=1), seat(), TUMBLEWEED, shop=["rhum", "boots", "shot"],
        boxes=AD, deck=["4h", "5c", "6d", "7s", "8c", "9c", "4c", "5c"],
    )  # fmt: skip
    _load(s)
    buys(s, "rhum")
    s.responds(2, "tumbleweed")
    s.responds(0, "top")
    s.passes(2)
    s.responds(0, "top")
    assert s.life(0) == 2, "four clubs"


@rule("CB-COLOR-08")
def test_belle_star_and_lasso_leave_equipment_at_work() -> None:
    s = table(
        seat("belle-star", role="sheriff", hand=["bang:5d"]), nuggets=0, worn={1: ["calumet"]},
        boxes=["dodge-city"],
    )  # fmt: skip
    s.refuses("bang", "GR-CARD-12", at=1)
    s = table(
        seat(role="sheriff", hand=["bang:5d"], in_play=["scope"]), nuggets=0,
        worn={1: ["calumet"]}, boxes=["fistful-of-cards"], event="lasso",
    )  # fmt: skip
    assert s.distance(0, 2) == 2, "the Scope is switched off"
    s.refuses("bang", "GR-CARD-12", at=1)


@rule("CB-INTERACT-19")
def test_a_hangover_takes_abilities_and_no_nuggets() -> None:
    s = table(
        seat("pretty-luzena", role="sheriff", hand=["bang"]), seat("simeon-picos"), nuggets=3,
        boxes=["high-noon", *AD], event="hangover",
    )  # fmt: skip
    s.plays("bang", at=1)
    assert nuggets(s) == [4, 0, 0, 0]
    buys(s, "boots")
    assert (worn(s, 0), nuggets(s)[0]) == (["boots"], 1)
