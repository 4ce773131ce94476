"""John Pain: the cards of draw! checks are his."""

from __future__ import annotations

import pytest
from tests.bang.armed_and_dangerous.tables import table as armed
from tests.bang.gold_rush.table import table as shop
from tests.bang.wild_west_show.tables import SHOW, four

from saloon.testing import Scenario, rule, seat


def jailed(**john: object) -> list[dict[str, object]]:
    table = four([], [])
    table[1]["in_play"] = ["jail"]
    table[3] |= {"character": "john-pain", **john}
    return table


@rule("WS-CHAR-18", "CB-CHECK-08")
@pytest.mark.parametrize(("held", "takes"), [(0, True), (5, True), (6, False)])
def test_john_pain_takes_the_card_while_he_has_fewer_than_six(held: int, takes: bool) -> None:
    s = Scenario(seats=jailed(hand=["missed"] * held), deck=["4h", "2c", "3c"], **SHOW)
    s.ends_turn()
    assert s.active == 1
    assert ("4h" in str(s.hand_texts(3))) == takes
    assert ("4h" in s.top()) == (not takes)


@rule("WS-CHAR-18")
def test_john_pain_takes_those_of_his_own_checks() -> None:
    table = four([], [])
    table[1] |= {"character": "john-pain", "in_play": ["jail"]}
    s = Scenario(seats=table, deck=["4h", "2c", "3c"], **SHOW)
    s.ends_turn()
    assert len(s.hand(1)) == 3


@rule("WS-CHAR-19", "WS-EXAMPLE-01", "WS-CHAR-41")
def test_what_he_gets_comes_too_late_for_the_effect() -> None:
    """The Beer that his Barrel turned up does not save him from that very shot."""
    table = four(["bang"], ["scope"])
    table[1] |= {"character": "john-pain", "in_play": ["barrel"], "life": 1}
    s = Scenario(
        seats=table, deck=["beer:6h"], event="curse", modules=["high-noon", "wild-west-show"]
    )
    s.plays("bang", at=1)
    s.responds(1, "barrel")
    s.asks(1, "shot")
    assert s.game.view()["turned"] == ["beer:6h"], "it lies there until the shot is over"
    s.passes(1)
    s.asks(1, "rescue")
    assert s.options(1) == ["pass"]
    s.passes(1)
    s.responds(1, "scope")
    assert s.is_out(1)
    assert s.state.turned == [], "and goes to the pile when he is out"
    assert "beer" in s.pile()


@rule("WS-CHAR-19")
def test_a_missed_from_his_barrel_does_not_stop_the_same_shot() -> None:
    """Slab needs two: the first Missed! is settled, and the card still waits."""
    table = four(["bang"], ["missed"], character="slab-the-killer")
    table[1] |= {"character": "john-pain", "in_play": ["barrel"]}
    s = Scenario(seats=table, deck=["missed:10c"], **SHOW)
    s.plays("bang", at=1)
    s.responds(1, "barrel")
    s.responds(1, "missed")
    assert s.life(1) == 3, "nobody asked for a second one: his hand was empty"
    assert s.hand(1) == ["missed"]


@rule("WS-CHAR-20", "BB-CROSS-26", "ED-73", "CB-CHECK-08")
def test_of_several_cards_he_gets_the_one_that_counted() -> None:
    table = four([], [])
    table[1] |= {"character": "lucky-duke", "in_play": ["jail"]}
    table[3]["character"] = "john-pain"
    s = Scenario(seats=table, deck=["4h", "9s", "2c", "3c"], **SHOW)
    s.ends_turn()
    s.responds(1, "4h")
    assert [text.partition(":")[2] for text in s.hand_texts(3)] == ["4h"]
    assert "9s" in str([s.state.face[slot].text for slot in s.state.pile])


@rule("CB-CHECK-07")
def test_after_tumbleweed_he_gets_the_last_result_only() -> None:
    table = four([], [])
    table[1]["in_play"] = ["jail"]
    table[2]["in_play"] = ["tumbleweed"]
    table[3]["character"] = "john-pain"
    s = armed(*table, deck=["4h", "9s", "2c", "3c"], modules=("wild-west-show",))
    s.ends_turn()
    s.responds(2, "tumbleweed")
    while s.game.decision.kind == "check":
        s.passes(s.game.decision.seats[0])
    assert "9s" in str(s.hand_texts(3))
    assert "4h" not in str(s.hand_texts(3))


@rule("WS-CHAR-21", "ED-73")
@pytest.mark.parametrize(("prisoner", "taker", "other"), [(1, 2, 0), (3, 0, 2)])
def test_with_vera_custer_the_first_of_the_two_gets_it(
    prisoner: int, taker: int, other: int
) -> None:
    table = [
        seat("vera-custer", role="sheriff"),
        seat(role="outlaw"),
        seat("john-pain", role="outlaw"),
        seat(role="renegade"),
    ]
    table[prisoner]["in_play"] = ["jail"]
    s = Scenario(
        seats=table, turn=(prisoner - 1) % 4, deck=["4h"], modules=["wild-west-show", "dodge-city"]
    )
    vera, john = s.state.players[0], s.state.players[2]
    s.state.grant(vera, [vera.character, john.character])
    s.ends_turn()
    assert s.active == prisoner
    assert (len(s.hand(taker)), len(s.hand(other))) == (1, 0)


@rule("GR-INTERACT-02", "WS-CHAR-18")
def test_of_rhum_he_takes_the_cards_that_count_up_to_six() -> None:
    s = shop(
        seat(role="sheriff", life=1),
        seat("john-pain", role="outlaw", hand=["missed", "missed", "missed"]),
        shop=["rhum", "boots", "shot"],
        boxes=["wild-west-show"],
        deck=["2c", "4h", "5s", "6d", "9c"],
    )
    s.game.choose(next(text for text in s.options(0) if "rhum" in text), 0)
    while s.game.decision.kind != "play":
        s.responds(0, s.options(0)[0].split()[1])
    assert len(s.hand(1)) == 6
    assert s.life(0) == 5


@rule("WS-CHAR-18")
def test_silent_he_gets_nothing() -> None:
    s = Scenario(
        seats=jailed(),
        deck=["4h", "2c", "3c"],
        event="hangover",
        modules=["high-noon", "wild-west-show"],
    )
    s.ends_turn()
    assert s.hand(3) == []
