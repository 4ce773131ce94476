"""Uncle Will: once a turn any hand card is a General Store."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.kernel import option
from saloon.testing import Scenario, rule, seat

MODULES: dict[str, Any] = {"modules": ["dodge-city", "bullet"]}
GOODS = ["bang:2c", "beer:6h", "missed:2s", "saloon:5h"]


def will(*hand: str, **more: Any) -> Scenario:
    me = seat("uncle-will", role="sheriff", hand=hand)
    return Scenario(seats=[me, *more.pop("others", ())], **{"deck": GOODS, **MODULES, **more})


def everybody_takes(s: Scenario, *cards: str) -> None:
    """In turn from seat 0; the last one takes what is left."""
    for who, card in enumerate(cards):
        s.responds(who, card)


@rule("BU-CHAR-06", "BU-CHAR-07", "BU-CHAR-08")
@pytest.mark.parametrize("card", ["mustang", "iron-plate", "missed", "gatling"])
def test_any_card_is_a_general_store(card: str) -> None:
    s = will(card, "jail")
    s.uses(0, "uncle-will")
    s.asks(0, "store")
    assert len(s.options(0)) == 4, "a card for each player"
    everybody_takes(s, "beer:6h", "bang:2c", "missed:2s")
    assert [s.hand(who) for who in range(4)] == [["jail", "beer"], ["bang"], ["missed"], ["saloon"]]
    assert (s.pile(), s.in_play(0), s.life(1)) == ([card], [], 4)
    assert not any(each.startswith("use") for each in s.options(0)), "once a turn"
    again = option("use", s.state.players[0].hand[0], -1, "uncle-will")
    refusal = s.game.why_not(0, again)
    assert refusal is not None
    assert refusal.rule == "BU-CHAR-06"


@rule("BU-CHAR-09")
def test_real_stores_come_on_top() -> None:
    s = will("general-store", "mustang", deck=[*GOODS, *["3c", "4c", "5c", "6c"]])
    s.uses(0, "uncle-will")
    everybody_takes(s, *GOODS[:3])
    s.plays("general-store")
    everybody_takes(s, "3c", "4c", "5c")
    assert s.pile() == ["mustang", "general-store"]


@rule("BU-INTERACT-11")
def test_a_bang_used_so_is_no_bang() -> None:
    s = will("bang:3c", "bang:4c")
    s.uses(0, "uncle-will")
    everybody_takes(s, *GOODS[:3])
    s.plays("bang:4c", at=1)
    s.asks(1, "shot")


@rule("BU-INTERACT-12")
def test_his_last_card_and_he_picks_first() -> None:
    s = will("mustang")
    s.uses(0, "uncle-will")
    s.asks(0, "store")
    assert s.hand(0) == []
    s.responds(0, "saloon")
    s.asks(1, "store")
    assert s.hand(0) == ["saloon"]


@rule("BU-INTERACT-13")
def test_not_from_jail() -> None:
    s = Scenario(
        seats=[seat(role="sheriff"), seat("uncle-will", hand=["beer"], in_play=["jail"])],
        deck=["2c"],
        turn=1,
        step="checks",
        **MODULES,
    )
    s.flips("2c")
    assert (s.active, s.hand(1)) == (2, ["beer"])


@rule("BU-INTERACT-14")
def test_apache_kid_takes_part_in_a_store_of_diamonds() -> None:
    s = will("bang:2d", others=[seat("apache-kid")])
    s.uses(0, "uncle-will")
    everybody_takes(s, *GOODS[:3])
    assert s.hand(1) == ["beer"]


@rule("BU-INTERACT-21", "DC-INTERACT-72")
def test_vera_custer_as_uncle_will() -> None:
    s = Scenario(
        seats=[seat("vera-custer", role="sheriff", hand=["mustang"]), seat("uncle-will")],
        deck=["3c", "4c", *GOODS],
        step="before-draw",
        **MODULES,
    )
    s.responds(0, "copy", at=1)
    s.uses(0, "uncle-will")
    everybody_takes(s, *GOODS[:3])
    assert s.pile() == ["mustang"]
    assert not any(each.startswith("use") for each in s.options(0))
