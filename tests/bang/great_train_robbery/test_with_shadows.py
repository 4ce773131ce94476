"""Railcars and cards of the train against the people of the Valley and the show."""

from __future__ import annotations

import pytest
from tests.bang.great_train_robbery.tables import table

from saloon.games.bang.modules.armed_and_dangerous.loads import loads
from saloon.kernel import PASS
from saloon.testing import Scenario, rule, seat

TRAIN = ["mail-car", "lounge-car", "dining-car"]
CARS = ["wild-west-show", "valley-of-shadows"]


def let_pass(s: Scenario, *kinds: str) -> None:
    """Nobody answers these questions."""
    while not s.game.over and s.game.decision.kind in kinds:
        s._do(PASS, s.game.unanswered()[0])


@rule("CB-INTERACT-32")
def test_henry_block_and_refund_count_the_card_that_switch_takes() -> None:
    s = table(
        seat(role="sheriff", hand=["switch"], in_play=["mustang"]),
        seat("henry-block", in_play=["refund", "scope"]), boxes=["valley-of-shadows"],
    )  # fmt: skip
    s.plays("switch", at=1)
    s.responds(0, "scope")
    s.responds(0, "mustang")
    let_pass(s, "shot", "loss")
    assert (s.in_play(0), s.in_play(1)) == (["scope"], ["refund", "mustang"])
    assert (s.life(0), len(s.hand(1))) == (4, 1)


@rule("CB-INTERACT-32", "VS-CHAR-12")
def test_henry_block_and_refund_count_both_cards_of_flint_westwood() -> None:
    s = table(
        seat("flint-westwood", role="sheriff", hand=["saloon"]),
        seat("henry-block", hand=["beer", "duel", "panic"], in_play=["refund"]),
        boxes=["valley-of-shadows", "wild-west-show"],
    )  # fmt: skip
    s.game.choose("use saloon:5h flint-westwood @1", 0)
    let_pass(s, "shot", "loss")
    assert (s.life(0), len(s.hand(0)), len(s.hand(1))) == (3, 2, 4), "one left, Saloon, two drawn"


@rule("CB-INTERACT-32")
@pytest.mark.parametrize("source", ["rob", "deck"])
def test_henry_block_and_refund_count_what_a_saver_takes_from_the_hand(source: str) -> None:
    s = table(
        seat(role="sheriff", hand=["bang"]),
        seat("henry-block", life=1, hand=["duel", "panic"], in_play=["refund"]),
        seat(hand=["saved"]), boxes=["valley-of-shadows"],
    )  # fmt: skip
    s.plays("bang", at=1)
    while s.game.decision.kind != "reward":
        who = s.game.unanswered()[0]
        s.responds(who, "saved" if s.can(who, "play saved") else "pass")
    s.responds(2, source)
    let_pass(s, "shot", "loss")
    assert s.life(1) == 1
    assert (s.life(2), len(s.hand(2)), len(s.hand(1))) == (2 if source == "rob" else 4, 2, 2)
    assert (sorted(s.hand(1)) == ["duel", "panic"]) == (source == "deck")


@rule("GT-CAR-43", "WS-CHAR-39")
def test_big_spencer_uses_no_railcar_as_a_missed() -> None:
    s = table(
        seat(role="sheriff", hand=["bang"]),
        seat("big-spencer", hand=["scope", "evaded"], in_play=["baggage-car", "caboose"]),
        boxes=CARS, train=TRAIN,
    )  # fmt: skip
    s.plays("bang", at=1)
    s.asks(1, "shot")
    assert s.options(1) == ["pass", "miss evaded:qc"]
    s.refuses_use(1, "baggage-car", "WS-CHAR-01")
    s.refuses_use(1, "caboose", "WS-CHAR-01")


@rule("GT-CAR-43")
def test_big_spencer_uses_baggage_car_for_everything_else() -> None:
    s = table(
        seat("big-spencer", role="sheriff", in_play=["baggage-car"]),
        seat(hand=["beer"]),
        boxes=CARS,
        train=TRAIN,
    )
    assert {each.detail for each in s.game.options(0) if each.verb == "use"} >= {
        f"baggage-car {each}" for each in ("bang", "panic", "cat-balou")
    }
    s.uses(0, "baggage-car bang", at=1)
    s.passes(1)
    assert s.life(1) == 3


@rule("GT-CAR-43", "VS-CHAR-22")
@pytest.mark.parametrize("given", ["railcar:baggage-car", "scope:as", "mustang:8h"])
def test_mick_defender_cancels_a_card_with_a_railcar_used_as_a_missed(given: str) -> None:
    car = "baggage-car" if "baggage" in given else "caboose"
    s = table(
        seat(role="sheriff", hand=["duel"]),
        seat("mick-defender", hand=["scope:as"], in_play=[car, "mustang:8h"]),
        boxes=CARS, train=TRAIN,
    )  # fmt: skip
    s.plays("duel", at=1)
    s.asks(1, "declared")
    s.uses(1, given)
    let_pass(s, "declared")
    left = ["scope", "mustang", "caboose"]
    left.remove(given.partition(":")[0]) if car == "caboose" else left.remove("caboose")
    assert sorted([*s.hand(1), *s.in_play(1)]) == sorted(left)
    assert (s.life(1), s.hand(0)) == (4, [])


@rule("GT-CAR-43", "VS-CHAR-22")
def test_mick_defender_without_a_hand_is_asked_about_his_railcar() -> None:
    s = table(
        seat(role="sheriff", hand=["cat-balou"]),
        seat("mick-defender", in_play=["caboose", "mustang"]),
        boxes=CARS, train=TRAIN,
    )  # fmt: skip
    s.plays("cat-balou", at=1)
    s.asks(1, "declared")
    s.uses(1, "mustang")
    assert (s.in_play(1), s.hand(0)) == (["caboose"], [])
    s = table(
        seat(role="sheriff", hand=["cat-balou"]), seat("mick-defender", in_play=["caboose"]),
        boxes=CARS, train=TRAIN,
    )  # fmt: skip
    s.plays("cat-balou", at=1)
    assert s.in_play(1) == [], "nothing to give: nobody was asked"


@rule("GT-CAR-43", "VS-CHAR-22")
def test_mick_defender_cancels_nothing_with_evaded_or_cactus() -> None:
    s = table(
        seat(role="sheriff", hand=["duel"]), seat("mick-defender", hand=["evaded", "cactus"]),
        boxes=CARS, train=TRAIN,
    )  # fmt: skip
    s.plays("duel", at=1)
    s.asks(1, "declared")
    assert s.options(1) == ["pass"]


@rule("CB-INTERACT-17")
@pytest.mark.parametrize("event", ["lasso", "ambush"])
def test_under_lasso_no_check_is_made_for_rattlesnake_bomb_and_dining_car(
    event: str,
) -> None:
    lying = ["rattlesnake", "bomb", "dining-car"]
    s = table(
        seat(role="sheriff", life=3), seat(in_play=lying), step="begin", turn=1,
        boxes=["fistful-of-cards", "valley-of-shadows", "armed-and-dangerous"],
        train=["mail-car", "lounge-car", "caboose"], deck=["2s", "3s", "4s", "5s", "6s"],
        event=event,
    )  # fmt: skip
    let_pass(s, "loss", "rescue")
    checks = [event.facts["for"] for event in s.events if event.kind == "check"]
    assert checks == ([] if event == "lasso" else lying)
    assert (s.life(1) == 4, s.in_play(1) == lying) == (event == "lasso", True)
    assert len(s.hand(1)) == 2


@rule("CB-INTERACT-17")
def test_under_lasso_dangerous_cards_cannot_be_used() -> None:
    s = table(
        seat(role="sheriff", hand=["bang"], in_play=["thunderer", "lockpick"]), seat(hand=["beer"]),
        boxes=["fistful-of-cards", "armed-and-dangerous"], event="lasso",
    )  # fmt: skip
    loads(s.state).on_cards.update(dict.fromkeys(s.state.players[0].in_play, 3))
    assert s.reach(0) == 1
    s.refuses_use(0, "lockpick", "FC-CARD-26", at=1)
    s.plays("bang", at=1)
    s.passes(1)
    assert s.life(1) == 3, "nobody was asked about the Thunderer"
