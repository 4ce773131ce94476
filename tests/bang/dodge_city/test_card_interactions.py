"""Cards of Dodge City and characters of the base game."""

from typing import Any

import pytest

from saloon.testing import Scenario, rule, seat


def table(*seats: dict[str, Any], **given: Any) -> Scenario:
    return Scenario(seats=seats, modules=["dodge-city"], **given)


@rule("DC-INTERACT-96")
@pytest.mark.parametrize("card", ["knife", "pepperbox", "buffalo-rifle", "howitzer"])
def test_el_gringo_takes_a_card_from_the_user_of_a_green_card(card: str) -> None:
    s = table(seat(hand=["beer"], in_play=[card]), seat("el-gringo"))
    s.uses(0, card, at=None if card == "howitzer" else 1)
    assert s.life(1) == 2
    assert (s.hand(0), s.hand(1)) == ([], ["beer"])


@rule("DC-INTERACT-98")
def test_suzy_draws_after_a_costly_card_has_had_its_effect() -> None:
    s = table(
        seat("suzy-lafayette", hand=["springfield", "beer"]), seat(hand=["bang"]), deck=["saloon"]
    )
    s.plays("springfield", at=1)
    s.responds(0, "beer")
    s.asks(1, "shot")
    assert s.hand(0) == []
    s.passes(1)
    s.asks(0, "draw")
    assert s.life(1) == 3
    s.responds(0, "draw")
    assert s.hand(0) == ["saloon"]


@rule("DC-INTERACT-98")
def test_suzy_draws_nothing_if_rag_time_gave_her_a_card() -> None:
    s = table(
        seat("suzy-lafayette", hand=["rag-time", "beer"]), seat(hand=["bang"]), deck=["saloon"]
    )
    s.plays("rag-time", at=1)
    s.responds(0, "beer")
    assert s.hand(0) == ["bang"]


@rule("BB-TIMING-05", "BB-INTERACT-13", "DC-CARD-08")
def test_suzy_draws_before_a_brawl_goes_on_to_the_next_player() -> None:
    s = table(
        seat(hand=["brawl", "beer"]),
        seat("suzy-lafayette", hand=["bang"]),
        seat(hand=["missed"], in_play=["scope"]),
    )
    s.plays("brawl")
    s.responds(0, "beer")
    s.responds(1, "draw")
    s.asks(0, "which")
    assert s.game.decision.by == 2
    assert len(s.hand(1)) == 1
