"""Events for a whole round or for each turn: Gold Rush, Hangover, High Noon, Shootout."""

from __future__ import annotations

from typing import Any

from saloon.testing import Scenario, rule, seat

HN = ["high-noon"]
DC = ["dodge-city", "high-noon"]


# -- Gold Rush -------------------------------------------------------------------------------


@rule("HN-CARD-07")
def test_in_a_gold_rush_turns_pass_counter_clockwise() -> None:
    s = Scenario(
        seats=[seat(role="sheriff")],
        turn=3,
        players=5,
        modules=HN,
        events=["gold-rush-event", "thirst"],
    )
    s.ends_turn()
    s.ends_turn()
    order = []
    for _ in range(6):
        order.append((s.active, s.event))
        s.ends_turn()
    rush = "gold-rush-event"
    assert order == [(0, rush), (4, rush), (3, rush), (2, rush), (1, rush), (0, "thirst")]
    assert s.active == 1, "and then clockwise again"


@rule("HN-CARD-08", "CB-DIST-01")
def test_in_a_gold_rush_cards_still_go_clockwise() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["general-store"])],
        modules=HN,
        event="gold-rush-event",
        deck=["2c", "3c", "4c", "5c"],
    )
    s.plays("general-store")
    for who, card in ((0, "2c"), (1, "3c"), (2, "4c")):
        s.responds(who, card)
    assert len(s.hand(3)) == 1


@rule("HN-CARD-08", "CB-DIST-01")
def test_in_a_gold_rush_dynamite_goes_to_the_left() -> None:
    s = Scenario(
        seats=[seat(role="sheriff"), seat(in_play=["dynamite"])],
        turn=1,
        step="checks",
        modules=HN,
        event="gold-rush-event",
        deck=["kh"],
    )
    assert s.in_play(2) == ["dynamite"]
    s.ends_turn()
    assert s.active == 0


# -- Hangover --------------------------------------------------------------------------------


@rule("HN-CARD-09")
def test_in_a_hangover_no_character_has_an_ability() -> None:
    s = Scenario(
        seats=[
            seat("willy-the-kid", role="sheriff", hand=["bang", "bang", "gatling"]),
            seat("jourdonnais"),
            seat("bart-cassidy"),
            seat("paul-regret"),
        ],
        modules=HN,
        event="hangover",
    )
    assert s.distance(0, 3) == 1
    assert [player["abilities"] for player in s.game.view(0)["players"]] == [[]] * 4
    s.plays("bang", at=1)
    assert s.life(1) == 3, "nothing to answer with"
    s.refuses("bang", "HN-CARD-09", at=1)
    s.plays("gatling")
    assert s.hand(2) == []


@rule("HN-CARD-09")
def test_in_a_hangover_nobody_interjects_draws_or_inherits() -> None:
    s = Scenario(
        seats=[
            seat("black-jack", role="sheriff", hand=["bang"]),
            seat("el-gringo", role="outlaw", life=1, hand=["beer"]),
            seat("sid-ketchum", life=2, hand=["beer", "beer"]),
            seat("vulture-sam"),
        ],
        step="phase-1",
        modules=HN,
        event="hangover",
        deck=["2h", "3h", "4h"],
    )
    assert len(s.hand(0)) == 3
    assert s.game.interjections(2) == []
    s.plays("bang", at=1)
    s.passes(1)
    s.responds(1, "beer")
    assert (s.life(1), len(s.hand(0))) == (1, 2)
    assert s.hand(3) == []


@rule("HN-CARD-09")
def test_in_a_hangover_who_silences_others_is_silent_too() -> None:
    s = Scenario(
        seats=[
            seat("belle-star", role="sheriff", hand=["bang"]),
            seat("apache-kid", in_play=["barrel"]),
        ],
        modules=DC,
        event="hangover",
        deck=["6h"],
    )
    s.plays("bang", at=1)
    s.flips("6h")
    assert s.life(1) == 3, "the Barrel works against Belle Star"
    s = Scenario(
        seats=[seat(role="sheriff", hand=["bang:5d"]), seat("apache-kid")],
        modules=DC,
        event="hangover",
    )
    s.plays("bang:5d", at=1)
    assert s.life(1) == 2, "and a diamond hits Apache Kid"


@rule("HN-INTERACT-05")
def test_abilities_return_when_the_next_event_comes() -> None:
    s = Scenario(
        seats=[
            seat("sid-ketchum", role="sheriff", life=2, hand=["beer", "beer"]),
            seat(),
            seat(),
            seat("paul-regret"),
        ],
        turn=3,
        modules=HN,
        event="hangover",
        events=["shootout"],
    )
    assert s.game.interjections(0) == []
    assert s.distance(0, 3) == 1
    s.ends_turn()
    assert s.event == "shootout"
    assert s.distance(0, 3) == 2
    assert s.can(0, "use sid-ketchum")
    assert s.game.view(1)["players"][3]["abilities"] == ["paul-regret"]


# -- High Noon -------------------------------------------------------------------------------


def at_noon(**first: Any) -> Scenario:
    return Scenario(
        seats=[seat(role="sheriff"), seat(**first)], modules=HN, event="high-noon", deck=["2c"]
    )


@rule("HN-CARD-10", "HN-EVENT-09")
def test_at_high_noon_everybody_loses_a_life_point_at_the_start_of_the_turn() -> None:
    s = at_noon()
    for who in (1, 2, 3, 0):
        s.ends_turn()
        assert s.active == who
        assert s.life(who) == (4 if who == 0 else 3)


@rule("HN-CARD-11")
def test_at_high_noon_a_beer_saves_the_last_life_point() -> None:
    s = at_noon(life=1, hand=["beer"])
    s.ends_turn()
    s.responds(1, "beer")
    assert (s.active, s.life(1)) == (1, 1)


@rule("HN-CARD-12")
def test_at_high_noon_nobody_is_to_blame() -> None:
    s = at_noon(role="outlaw", life=1)
    s.ends_turn()
    assert s.is_out(1)
    assert s.active == 2, "the turn is over before it began"
    assert s.hand(0) == [], "no reward"
    wounded = next(event for event in s.events if event.kind == "wounded")
    assert "by" not in wounded.facts


@rule("HN-CARD-12")
def test_at_high_noon_el_gringo_has_nobody_to_rob() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["beer"]), seat("el-gringo")],
        modules=HN,
        event="high-noon",
    )
    s.ends_turn()
    assert (s.life(1), s.hand(0)) == (2, ["beer"])


def test_a_sheriff_who_falls_at_high_noon_has_lost() -> None:
    s = Scenario(seats=[seat(role="sheriff", life=1)], turn=3, modules=HN, event="high-noon")
    s.ends_turn()
    assert s.winner == "outlaw"


# -- Shootout --------------------------------------------------------------------------------


@rule("HN-CARD-17")
def test_in_a_shootout_a_second_bang_may_be_played() -> None:
    s = Scenario(seats=[seat(role="sheriff", hand=["bang"] * 3)], modules=HN, event="shootout")
    s.plays("bang", at=1)
    s.plays("bang", at=1)
    s.refuses("bang", "BB-PLAY-02", at=1)
    assert s.life(1) == 2


@rule("HN-CARD-17")
def test_in_a_shootout_who_may_play_any_number_still_may() -> None:
    s = Scenario(
        seats=[seat("willy-the-kid", role="sheriff", hand=["bang"] * 3)],
        modules=HN,
        event="shootout",
    )
    for life in (3, 2, 1):
        s.plays("bang", at=1)
        assert s.life(1) == life
