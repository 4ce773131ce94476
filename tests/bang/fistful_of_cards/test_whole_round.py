"""Ambush, Lasso and The Judge: what holds for a whole round."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.testing import Scenario, rule, seat

FC = ["fistful-of-cards"]
AMBUSH: dict[str, Any] = {"modules": FC, "event": "ambush"}
LASSO: dict[str, Any] = {"modules": FC, "event": "lasso"}
JUDGE: dict[str, Any] = {"modules": FC, "event": "the-judge"}
DC: dict[str, Any] = {"modules": ["dodge-city", *FC]}


# -- Ambush ----------------------------------------------------------------------------------


@rule("FC-CARD-14")
def test_everybody_is_at_distance_1() -> None:
    s = Scenario(seats=[seat(role="sheriff", hand=["bang", "panic"])], players=7, **AMBUSH)
    assert {s.distance(0, other) for other in range(1, 7)} == {1}
    s.plays("bang", at=3)
    assert s.life(3) == 3
    quiet = Scenario(seats=[seat(role="sheriff", hand=["bang"])], players=7, modules=FC)
    assert not quiet.can(0, "play bang @3")


@rule("FC-CARD-14", "FC-CARD-15", "BB-CROSS-23", "FC-INTERACT-01")
def test_cards_in_play_and_abilities_still_change_it() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"]),
            seat("paul-regret"),
            seat(in_play=["mustang"]),
            seat("rose-doolan"),
            seat(in_play=["scope"]),
        ],
        **AMBUSH,
    )
    assert [s.distance(0, other) for other in range(1, 5)] == [2, 2, 1, 1]
    assert [s.distance(3, 1), s.distance(4, 2)] == [1, 1], "seen from nearer, never below 1"
    assert s.distance(1, 2) == 2, "also by a neighbour"
    s.refuses("bang", "BB-DIST-09", at=2)
    assert [s.can(0, f"play bang @{other}") for other in range(1, 5)] == [False, False, True, True]


# -- Lasso -----------------------------------------------------------------------------------


@rule("FC-CARD-26")
def test_cards_in_play_have_no_effect() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"], in_play=["scope"]),
            seat(in_play=["barrel", "mustang"]),
        ],
        **LASSO,
    )
    assert s.distance(0, 1) == 1
    s.plays("bang", at=1)
    assert s.life(1) == 3, "nobody was asked: the Barrel cannot be tried"


@rule("FC-CARD-27")
def test_they_may_still_be_played_and_work_when_the_round_is_over() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["mustang"])], turn=0, events=["vendetta"], **LASSO
    )
    s.plays("mustang")
    assert (s.in_play(0), s.distance(1, 0)) == (["mustang"], 1)
    for _ in range(4):
        s.ends_turn()
    assert (s.event, s.distance(1, 0)) == ("vendetta", 2)


@rule("FC-CARD-28")
def test_weapons_fall_back_to_the_colt() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["bang", "bang"], in_play=["volcanic"])],
        players=6,
        **LASSO,
    )
    assert s.reach(0) == 1
    s.plays("bang", at=1)
    s.refuses("bang", "FC-CARD-26", at=1)
    far = Scenario(
        seats=[seat(role="sheriff", hand=["bang"], in_play=["winchester"])], players=6, **LASSO
    )
    assert far.reach(0) == 1
    assert far.refuses("bang", "FC-CARD-26", at=2) == {"card": "winchester"}


@rule("FC-CARD-28")
def test_dynamite_and_jail_are_neither_checked_nor_moved() -> None:
    s = Scenario(
        seats=[seat(role="sheriff"), seat(in_play=["dynamite", "jail"])],
        deck=["2s", "3s"],
        turn=0,
        **LASSO,
    )
    s.ends_turn()
    assert (s.active, len(s.hand(1))) == (1, 2), "a turn like any other"
    s.ends_turn()
    assert s.in_play(1) == ["dynamite", "jail"]
    assert not [event for event in s.events if event.kind == "check"]


@rule("FC-INTERACT-03", "FC-CARD-28")
def test_green_cards_cannot_be_used() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"], in_play=["canteen", "knife"], life=2),
            seat(in_play=["bible"]),
        ],
        event="lasso",
        **DC,
    )
    assert not [text for text in s.options(0) if text.startswith("use")]
    s.refuses_use(0, "canteen", "FC-CARD-26")
    s.plays("bang", at=1)
    assert (s.life(1), s.in_play(1)) == (3, ["bible"])


@rule("BU-INTERACT-10")
def test_johnny_kisch_drives_out_a_card_that_is_without_effect() -> None:
    s = Scenario(
        seats=[seat("johnny-kisch", role="sheriff", hand=["barrel"]), seat(in_play=["barrel"])],
        modules=["bullet", *FC],
        event="lasso",
    )
    s.plays("barrel")
    assert (s.in_play(0), s.in_play(1)) == (["barrel"], [])


# -- The Judge -------------------------------------------------------------------------------


@rule("FC-CARD-52")
@pytest.mark.parametrize("card", ["barrel", "winchester", "dynamite", "canteen"])
def test_nothing_that_stays_may_be_played_in_front_of_oneself(card: str) -> None:
    s = Scenario(seats=[seat(role="sheriff", hand=[card, "beer"])], event="the-judge", **DC)
    s.refuses(card, "FC-CARD-52")
    s.plays("beer")
    assert s.hand(0) == [card]


@rule("FC-CARD-52")
def test_nor_in_front_of_others() -> None:
    s = Scenario(seats=[seat(role="sheriff", hand=["jail"])], **JUDGE)
    s.refuses("jail", "FC-CARD-52", at=1)


@rule("FC-CARD-53")
def test_what_was_played_earlier_works() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"], in_play=["winchester", "canteen"], life=2),
            seat(),
            seat(in_play=["barrel"]),
        ],
        players=6,
        deck=["4h"],
        event="the-judge",
        **DC,
    )
    s.uses(0, "canteen")
    assert s.life(0) == 3
    s.plays("bang", at=2)
    s.responds(2, "barrel")
    assert s.life(2) == 4


@rule("FC-CARD-52")
def test_it_ends_with_the_round() -> None:
    s = Scenario(seats=[seat(role="sheriff", hand=["barrel"])], turn=3, events=["ambush"], **JUDGE)
    s.ends_turn()
    s.plays("barrel")
    assert s.in_play(0) == ["barrel"]
