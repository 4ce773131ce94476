"""Gold Rush together with Armed & Dangerous."""

from __future__ import annotations

from typing import Any

import pytest
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


@rule("CB-COLOR-08")
def test_big_fifty_leaves_equipment_at_work() -> None:
    s = _shot_with_big_fifty()
    assert (s.life(1), s.hand(1)) == (3, ["beer"]), "for the Boots"


@rule("CB-COLOR-08", "ED-96")
def test_a_table_may_have_all_cards_in_play_switched_off() -> None:
    all_cards = {"equipment-switched-off": True}
    s = _shot_with_big_fifty(rulings=all_cards)
    assert (s.life(1), s.hand(1)) == (3, [])
    for event, character in (("lasso", "rose-doolan"), ("ambush", "belle-star")):
        s = table(
            seat(character, role="sheriff", hand=["bang:5d"]), nuggets=0,
            worn={1: ["calumet"], 0: ["boots"]}, rulings=all_cards,
            boxes=["dodge-city", "fistful-of-cards"], event=event,
        )  # fmt: skip
        s.plays("bang", at=1)
        assert s.life(1) == 3


def _shot_with_big_fifty(**given: Any) -> Scenario:
    s = table(
        seat(role="sheriff", hand=["bang"], in_play=["big-fifty"]), nuggets=0,
        worn={1: ["boots"]}, boxes=AD, deck=["beer"], **given,
    )  # fmt: skip
    loads(s.state).on_cards[s.state.players[0].in_play[0]] = 3
    s.plays("bang", at=1)
    s.responds(0, "big-fifty")
    return s


@rule("CB-COLOR-08", "ED-96")
@pytest.mark.parametrize("switched_off", [False, True])
@pytest.mark.parametrize("how", ["belle-star", "lasso", "big-fifty"])
def test_a_wanted_that_is_switched_off_pays_nothing(how: str, switched_off: bool) -> None:
    s = table(
        seat("belle-star" if how == "belle-star" else "rose-doolan", role="sheriff",
             hand=["bang"], in_play=["big-fifty"] if how == "big-fifty" else []),
        seat(role="renegade", life=1), seat(role="outlaw"), seat(role="outlaw"), nuggets=0,
        worn={1: ["wanted"]}, rulings={"equipment-switched-off": switched_off},
        boxes=["dodge-city", "fistful-of-cards", *AD],
        event="lasso" if how == "lasso" else "ambush",
    )  # fmt: skip
    if how == "big-fifty":
        loads(s.state).on_cards[s.state.players[0].in_play[0]] = 3
    s.plays("bang", at=1)
    if how == "big-fifty":
        s.responds(0, "big-fifty")
    assert s.is_out(1)
    assert (len(s.hand(0)), nuggets(s)[0]) == ((0, 1) if switched_off else (2, 2))


@rule("CB-COLOR-08", "ED-96")
def test_belle_stars_own_wanted_is_not_switched_off_in_her_turn() -> None:
    s = table(
        seat("belle-star", role="renegade", life=1, hand=["bang"]), seat(hand=["backfire"]),
        seat(role="sheriff"), seat(), nuggets=0, worn={0: ["wanted"]},
        rulings={"equipment-switched-off": True}, boxes=["dodge-city", "valley-of-shadows"],
    )  # fmt: skip
    s.plays("bang", at=1)
    s.responds(1, "backfire")
    assert [event.facts["why"] for event in s.events if event.kind == "earned"] == [
        "wound",
        "wanted",
    ]


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
