"""Eldorado: the Grave Digger together with other boxes."""

from __future__ import annotations

from typing import Any

from tests.bang.eldorado.table import PLAIN
from tests.bang.gold_rush.table import buys

from saloon.testing import Scenario, rule, seat


def digging(*seats: dict[str, Any], who: int = 1, **more: Any) -> Scenario:
    """A table at which somebody became the Grave Digger when the event was in force."""
    kept = {**more.pop("kept", {}), "eldorado": {"digger": who}}
    return Scenario(seats=seats, kept=kept, **{"deck": PLAIN, **more})


@rule("EL-CARD-72", "WS-INTERACT-01", "WS-CARD-36")
def test_under_wild_west_show_he_has_to_be_the_last_one_too() -> None:
    seats = [
        seat(role="sheriff", hand=["bang:9d"]),
        seat(role="outlaw", presence="digging", life=1),
        seat(role="outlaw", out=True),
        seat(role="renegade", life=1),
    ]
    modules = ["eldorado", "wild-west-show"]
    s = digging(*seats, modules=modules, event="wild-west-show-event")
    s.plays("bang", at=3)
    assert s.is_out(3)
    assert not s.over, "the Sheriff is still there"


@rule("EL-CARD-38", "GR-CARD-32")
def test_a_pardner_is_no_duel_for_him() -> None:
    gold = {"nuggets": [0, 9, 0, 0], "shop": ["pardner", "shot", "boots"], "worn": [[], [], [], []]}
    seats = [seat(role="sheriff"), seat(role="outlaw", presence="digging", life=1), seat()]
    modules = ["eldorado", "gold-rush"]
    s = digging(*seats, turn=1, modules=modules, kept={"gold-rush": gold})
    buys(s, "pardner")
    assert not s.can(1, "use-as duel @2")
    s.responds(1, "general-store")


@rule("EL-CARD-37", "EL-CARD-35", "EL-CARD-40", "GT-CAR-16", "GT-CAR-19")
def test_the_ghost_car_keeps_him_as_he_is() -> None:
    hand = ["bang:8c", "missed", "duel"]
    seats = [
        seat(role="sheriff", hand=["bang:9d"]),
        seat(role="outlaw", life=1, presence="digging", in_play=["ghost-car"], hand=hand),
        seat(role="outlaw", hand=["beer"]),
        seat(role="renegade"),
    ]
    modules = ["eldorado", "great-train-robbery"]
    s = digging(*seats, modules=modules)
    s.plays("bang", at=1)
    s.passes(1, 1)
    assert (s.life(1), s.role(1), s.is_out(1)) == (0, "grave-digger", False)
    s.ends_turn()
    assert s.hand(2) == [], "the first card comes from a hand"
    s.refuses("bang", "EL-CARD-37", at=2)
    s.refuses("duel", "EL-CARD-38", at=2)
    s.plays("missed", at=2, as_="bang")
