"""Words with one meaning each: play, use and discard; a card and its effect."""

import pytest

from saloon.testing import Scenario, rule, seat


@rule("BB-TERM-01")
def test_playing_lays_the_card_and_carries_out_its_effect() -> None:
    s = Scenario(
        seats=[seat("rose-doolan", role="sheriff", hand=["beer:6h", "barrel:qs"], life=3)],
    )
    s.plays("beer")
    s.plays("barrel")
    assert s.picture().splitlines()[0] == (
        "> 0 sheriff rose-doolan ****. | hand - | play barrel:qs"
    )
    assert s.picture().splitlines()[-1] == "deck 78, pile beer:6h"
    assert [
        (event.facts["card"], event.facts["to"]) for event in s.events if event.kind == "played"
    ] == [("beer:6h", "pile"), ("barrel:qs", "play")]


@rule("BB-TERM-02", "BB-TERM-03")
def test_a_bang_that_may_not_be_played_may_still_be_discarded() -> None:
    s = Scenario(seats=[seat(hand=["bang:2d", "bang:3d", "duel"]), seat(hand=["bang:4d"])])
    s.plays("2d", at=1)
    s.responds(1, "pass")
    s.refuses("3d", "BB-PLAY-02", at=1)
    s.plays("duel", at=1)
    s.responds(1, "4d")
    s.responds(0, "3d")
    assert s.life(0) == 5
    assert s.life(1) == 2
    played = [event.facts["card"] for event in s.events if event.kind == "played"]
    assert played == ["bang:2d", played[-1]]
    thrown = [event.facts["card"] for event in s.events if event.kind == "discarded"]
    assert thrown == ["bang:4d", "bang:3d"]


@rule("BB-TERM-02", "BB-TERM-03")
def test_a_missed_that_may_not_be_played_may_still_be_discarded_for_an_ability() -> None:
    s = Scenario(seats=[seat("sid-ketchum", life=2, hand=["missed", "missed"])])
    s.refuses("missed", "BB-CARD-07")
    s.uses(0, "sid-ketchum")
    s.responds(0, "missed")
    s.responds(0, "missed")
    assert s.life(0) == 3
    assert s.pile() == ["missed", "missed"]
    assert not any(event.kind == "played" for event in s.events)


@rule("BB-TERM-05")
@pytest.mark.parametrize("demand", ["indians", "duel"])
def test_where_a_bang_card_is_demanded_its_effect_on_another_card_will_not_do(
    demand: str,
) -> None:
    s = Scenario(
        seats=[seat(hand=[demand]), seat("willy-the-kid", hand=["gatling", "missed", "bang:2d"])]
    )
    s.plays(demand, at=1 if demand == "duel" else None)
    s.asks(1, "bang")
    assert s.options(1) == ["pass", "discard bang:2d"]
    s.responds(1, "pass")
    assert s.life(1) == 3


@rule("BB-TERM-05", "BB-TERM-07")
@pytest.mark.parametrize("demand", ["indians", "duel"])
def test_a_card_that_may_be_used_as_a_bang_card_will_do(demand: str) -> None:
    s = Scenario(seats=[seat(hand=[demand]), seat("calamity-janet", hand=["gatling", "missed:4s"])])
    s.plays(demand, at=1 if demand == "duel" else None)
    s.asks(1, "bang")
    assert s.options(1) == ["pass", "discard missed:4s"]
    s.responds(1, "missed")
    assert s.life(1) == 4
    assert s.life(0) == (4 if demand == "duel" else 5)


@rule("BB-TERM-06")
def test_an_effect_is_carried_out_although_its_card_is_not_played() -> None:
    s = Scenario(
        seats=[
            seat("slab-the-killer", hand=["gatling", "bang"]),
            seat(hand=["missed", "missed", "beer"]),
        ],
    )
    s.plays("gatling")
    s.responds(1, "missed")  # one is enough: no BANG! card was played
    assert [s.life(who) for who in (1, 2, 3)] == [4, 3, 3]
    s.plays("bang", at=1)
    s.responds(1, "missed")
    s.responds(1, "pass")  # and here it is not
    assert s.life(1) == 3


@rule("BB-TERM-06")
def test_a_missed_effect_works_although_no_missed_is_played() -> None:
    s = Scenario(
        seats=[seat(hand=["bang"]), seat(hand=["missed"], in_play=["barrel"])], deck=["6h"]
    )
    s.plays("bang", at=1)
    s.flips("6h")
    assert s.life(1) == 4
    assert s.hand(1) == ["missed"]
    assert s.pile() == ["bang", "beer"]


@rule("BB-TERM-07")
def test_a_card_used_as_a_bang_card_meets_every_requirement_of_one() -> None:
    s = Scenario(
        seats=[seat("calamity-janet", hand=["missed", "missed", "bang", "gatling"]), seat()]
    )
    s.refuses("missed", "BB-DIST-09", at=2, as_="bang")
    s.plays("missed", at=1, as_="bang")
    assert s.life(1) == 3
    assert s.pile() == ["missed"]
    # It was the one BANG! card of the turn.
    s.refuses("missed", "BB-PLAY-02", at=1, as_="bang")
    s.refuses("bang", "BB-PLAY-02", at=1)
    s.plays("gatling")
    assert s.life(1) == 2


@rule("BB-TERM-07")
def test_a_bang_used_as_a_missed_card_cancels_a_shot() -> None:
    s = Scenario(seats=[seat(hand=["bang"]), seat("calamity-janet", hand=["bang:2d"])])
    s.plays("bang", at=1)
    s.responds(1, "2d")
    assert s.life(1) == 4
    assert s.top() == "bang:2d"


@rule("BB-TERM-05", "BB-TERM-07")
def test_without_such_an_ability_a_card_is_only_itself() -> None:
    s = Scenario(seats=[seat(hand=["missed", "gatling"]), seat(hand=["bang"])])
    s.refuses("missed", "BB-TERM-05", at=1, as_="bang")
    s.refuses("gatling", "BB-TERM-05", at=1, as_="bang")
    s.plays("gatling")
    s.asks(1, "shot")
    assert s.options(1) == ["pass"]
    s.responds(1, "pass")
    assert s.life(1) == 3


@rule("BB-TERM-07")
def test_the_ability_is_about_the_named_cards_only() -> None:
    s = Scenario(seats=[seat("calamity-janet", hand=["beer", "missed"])])
    s.refuses("beer", "BB-TERM-05", at=1, as_="bang")
    s.refuses("missed", "BB-TERM-05", as_="beer")
    assert s.can(0, "play missed as bang @1")


@rule("BB-TERM-08")
@pytest.mark.parametrize("card", ["panic", "cat-balou"])
def test_role_and_character_cards_are_no_targets(card: str) -> None:
    # Somebody with a role and a character, but without playing cards, has nothing to lose.
    s = Scenario(seats=[seat(hand=[card]), seat("rose-doolan", role="outlaw")])
    s.refuses(card, "BB-CARD-22", at=1)


@rule("BB-TERM-08")
@pytest.mark.parametrize("card", ["panic", "cat-balou"])
def test_only_playing_cards_can_be_chosen(card: str) -> None:
    s = Scenario(
        seats=[
            seat(hand=[card]),
            seat("rose-doolan", role="outlaw", hand=["beer"], in_play=["barrel:qs", "scope"]),
        ]
    )
    s.plays(card, at=1)
    s.asks(0, "which")
    assert s.options(0) == ["hand", "card barrel:qs", "card scope:as"]
    s.responds(0, "scope")
    assert s.in_play(1) == ["barrel"]


@rule("BB-TERM-09")
def test_a_character_is_out_exactly_when_its_player_is() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang", "bang"], in_play=["volcanic"]),
            seat("vulture-sam", role="renegade", life=2, hand=["beer"]),
        ],
    )
    s.plays("bang", at=1)
    s.responds(1, "pass")
    assert not s.is_out(1)  # the character lost a bullet: so did its player
    assert s.life(1) == 1
    s.plays("bang", at=1)
    s.responds(1, "pass")
    s.responds(1, "pass")
    assert s.is_out(1)
    assert s.picture().splitlines()[1] == "  1 renegade vulture-sam out"


@rule("BB-TERM-09")
@pytest.mark.parametrize("sam_is_out", [False, True])
def test_the_ability_of_a_character_goes_with_its_player(sam_is_out: bool) -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"]),
            seat(role="renegade", life=1, in_play=["scope"]),
            seat("vulture-sam", role="outlaw", out=sam_is_out),
        ],
    )
    s.plays("bang", at=1)
    assert s.is_out(1)
    assert (s.hand(2), s.top() == "scope:as") == (([], True) if sam_is_out else (["scope"], False))
