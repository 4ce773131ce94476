"""Sid Ketchum: two cards for a life point whenever the game waits for anybody."""

import pytest

from saloon.testing import Scenario, ScenarioError, rule, seat


def pays(s: Scenario, who: int, *cards: str) -> None:
    """Sid Ketchum uses his ability and discards these two cards."""
    s.uses(who, "sid-ketchum")
    for card in cards:
        s.responds(who, card)


@rule("BB-INTERACT-39")
def test_in_his_own_turn() -> None:
    s = Scenario(seats=[seat("sid-ketchum", hand=["bang", "missed", "beer"], life=2)])
    pays(s, 0, "missed", "bang")
    s.asks(0, "play")
    assert s.life(0) == 3
    assert s.hand(0) == ["beer"]
    assert s.pile() == ["missed", "bang"]


@rule("BB-INTERACT-39")
def test_in_another_players_turn_while_that_player_thinks() -> None:
    s = Scenario(seats=[seat(hand=["bang"]), seat("sid-ketchum", hand=["missed", "beer"], life=2)])
    pays(s, 1, "missed", "beer")
    s.asks(0, "play")
    assert s.life(1) == 3
    assert s.active == 0
    s.plays("bang", at=1)  # nothing left to answer with
    assert s.life(1) == 2


@rule("BB-INTERACT-39")
def test_between_two_answers_to_a_gatling() -> None:
    s = Scenario(
        seats=[
            seat(hand=["gatling"]),
            seat(hand=["missed:2s"]),
            seat("sid-ketchum", hand=["beer", "beer", "missed"], life=2),
            seat(hand=["bang"]),
        ]
    )
    s.plays("gatling")
    s.asks(1, "shot")
    pays(s, 2, "beer", "beer")
    s.asks(1, "shot")  # asked again, as before
    assert s.options(1) == ["pass", "miss missed:2s"]
    assert s.life(2) == 3
    s.responds(1, "missed")
    s.asks(2, "shot")
    s.responds(2, "missed")
    s.passes(3)
    assert [s.life(who) for who in (1, 2, 3)] == [4, 3, 3]


@rule("BB-INTERACT-39")
def test_while_he_is_the_one_asked_to_answer_a_gatling() -> None:
    s = Scenario(
        seats=[
            seat(hand=["gatling"]),
            seat("sid-ketchum", hand=["beer", "bang", "missed"], life=1),
        ]
    )
    s.plays("gatling")
    pays(s, 1, "beer", "bang")
    s.asks(1, "shot")
    assert s.life(1) == 2
    s.responds(1, "missed")
    assert s.life(1) == 2


@rule("BB-INTERACT-39")
@pytest.mark.parametrize("asked", [1, 0])
def test_in_the_middle_of_somebody_elses_duel(asked: int) -> None:
    s = Scenario(
        seats=[
            seat(hand=["duel", "bang"]),
            seat(hand=["bang", "bang"]),
            seat("sid-ketchum", hand=["beer", "beer"], life=3),
        ]
    )
    s.plays("duel", at=1)
    if asked == 0:
        s.responds(1, "bang")
    pays(s, 2, "beer", "beer")
    s.asks(asked, "bang")
    assert s.life(2) == 4
    if asked == 1:
        s.responds(1, "bang")
    s.passes(0)
    assert (s.life(0), s.life(1)) == (4, 4)


@rule("BB-INTERACT-39")
def test_in_a_duel_of_his_own_he_may_pay_with_his_bangs() -> None:
    s = Scenario(
        seats=[
            seat(hand=["duel"]),
            seat("sid-ketchum", hand=["bang", "bang", "missed"], life=2),
        ]
    )
    s.plays("duel", at=1)
    assert s.can(1, "discard bang")
    pays(s, 1, "bang", "bang")
    s.asks(1, "bang")
    assert s.options(1) == ["pass"]
    s.passes(1)
    assert s.life(1) == 2


@rule("BB-INTERACT-39")
def test_in_his_phase_3_the_limit_is_then_counted_anew() -> None:
    s = Scenario(
        seats=[seat("sid-ketchum", role="outlaw", hand=["bang"] * 5, life=2)], step="phase-3"
    )
    s.asks(0, "excess")
    pays(s, 0, "bang", "bang")
    # Three life points and three cards: nothing is left to discard.
    assert s.life(0) == 3
    assert len(s.hand(0)) == 3
    assert s.active == 1


@rule("BB-INTERACT-39")
def test_in_phase_3_of_another_player() -> None:
    s = Scenario(
        seats=[
            seat(hand=["bang", "bang"], life=1),
            seat("sid-ketchum", hand=["beer", "beer"], life=1),
        ],
        step="phase-3",
    )
    s.asks(0, "excess")
    pays(s, 1, "beer", "beer")
    s.asks(0, "excess")
    assert s.life(1) == 2
    s.discards("bang")
    assert s.active == 1


@rule("BB-INTERACT-39")
def test_before_a_draw_of_phase_1() -> None:
    s = Scenario(
        seats=[
            seat("jesse-jones"),
            seat("sid-ketchum", hand=["beer", "beer"], life=1),
            seat(hand=["saloon"]),
        ],
        step="phase-1",
    )
    assert s.can(0, "rob @1")
    pays(s, 1, "beer", "beer")
    s.asks(0, "first-card")
    assert not s.can(0, "rob @1")
    s.responds(0, "rob", at=2)
    assert s.hand(0)[0] == "saloon"


@rule("BB-INTERACT-39")
def test_while_somebody_else_is_being_rescued() -> None:
    s = Scenario(
        seats=[
            seat(hand=["bang"]),
            seat(hand=["beer"], life=1),
            seat("sid-ketchum", hand=["bang", "bang"], life=1),
        ]
    )
    s.plays("bang", at=1)
    s.passes(1)
    s.asks(1, "rescue")
    pays(s, 2, "bang", "bang")
    s.asks(1, "rescue")
    assert s.life(2) == 2
    s.responds(1, "beer")
    assert s.life(1) == 1


@rule("BB-INTERACT-39", "BB-INTERACT-41")
@pytest.mark.parametrize("rescues", [True, False])
def test_in_his_own_rescue_window(rescues: bool) -> None:
    s = Scenario(seats=[seat(hand=["bang"]), seat("sid-ketchum", hand=["bang", "saloon"], life=1)])
    s.plays("bang", at=1)
    s.passes(1)
    s.asks(1, "rescue")
    if rescues:
        pays(s, 1, "bang", "saloon")
        assert s.life(1) == 1
        assert s.hand(1) == []
    else:
        s.passes(1)
        s.responds(1, "top")
        assert s.is_out(1)


@rule("BB-INTERACT-39")
def test_only_playing_the_next_card_has_to_wait() -> None:
    """In the middle of an effect he has his ability, but no Beer to play."""
    s = Scenario(
        seats=[
            seat(hand=["gatling"]),
            seat(hand=["missed"]),
            seat("sid-ketchum", hand=["beer", "beer"], life=2),
        ]
    )
    s.plays("gatling")
    s.asks(1, "shot")
    offered = [s.state.option_text(each) for each in s.game.interjections(2)]
    assert offered == ["use sid-ketchum"]


@rule("BB-INTERACT-39")
def test_a_missed_laid_before_he_uses_his_ability_is_spent() -> None:
    s = Scenario(
        seats=[
            seat("slab-the-killer", hand=["bang"]),
            seat("sid-ketchum", hand=["missed", "beer", "beer"], life=2),
        ]
    )
    s.plays("bang", at=1)
    s.responds(1, "missed")
    pays(s, 1, "beer", "beer")
    s.passes(1)
    assert s.life(1) == 2
    assert s.hand(1) == []


@rule("BB-INTERACT-40")
def test_not_at_full_life() -> None:
    s = Scenario(
        seats=[
            seat("sid-ketchum", hand=["bang", "bang", "bang", "bang"], life=4),
            seat(hand=["missed"]),
        ]
    )
    pays(s, 0, "bang", "bang")  # the Sheriff's fifth life point
    assert s.life(0) == 5
    assert not s.can(0, "use sid-ketchum")
    s.plays("bang", at=1)
    with pytest.raises(ScenarioError, match="cannot use"):
        s.uses(0, "sid-ketchum")
    s.passes(1)
    assert s.life(0) == 5


@rule("BB-INTERACT-40")
def test_not_with_a_single_card() -> None:
    s = Scenario(seats=[seat("sid-ketchum", hand=["bang"], life=2)])
    assert not s.can(0, "use sid-ketchum")


def _dynamite(hand: list[str]) -> Scenario:
    """Dynamite explodes in front of Sid Ketchum, who has 1 life point."""
    s = Scenario(
        seats=[seat(), seat("sid-ketchum", hand=hand, in_play=["dynamite", "jail"], life=1)],
        deck=["missed:2s", "missed:3s"],
        turn=1,
        step="checks",
    )
    s.flips("2s")
    s.asks(1, "rescue")
    return s


@rule("BB-INTERACT-41")
def test_dynamite_at_one_life_costs_him_six_cards() -> None:
    s = _dynamite(["bang"] * 7)
    for _ in range(3):
        pays(s, 1, "bang", "bang")
    s.passes(1)  # no further card is needed
    s.flips("3s")
    assert s.life(1) == 1
    assert s.hand(1) == ["bang"]


@rule("BB-INTERACT-41")
def test_five_cards_do_not_save_him_from_dynamite_at_one_life() -> None:
    s = _dynamite(["bang"] * 5)
    assert s.options(1) == ["pass"]
    s.passes(1)
    s.responds(1, "top")
    assert s.is_out(1)


@rule("BB-INTERACT-41")
def test_beers_save_him_some_of_the_cards() -> None:
    s = _dynamite(["beer", "beer", "bang", "bang"])
    s.responds(1, "beer")
    pays(s, 1, "bang", "bang")
    s.responds(1, "beer")
    s.flips("3s")
    assert s.life(1) == 1
    assert s.hand(1) == []


@rule("BB-INTERACT-42")
def test_he_heals_and_rescues_himself_with_two_players_left() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"]),
            seat(role="outlaw", out=True),
            seat("sid-ketchum", role="renegade", hand=["beer", "bang", "beer", "bang"], life=1),
            seat(role="outlaw", out=True),
        ]
    )
    s.plays("bang", at=2)
    s.passes(2)
    s.asks(2, "rescue")
    assert not s.can(2, "rescue beer")
    pays(s, 2, "beer", "bang")
    s.passes(2)  # enough: the other two are for later
    assert s.life(2) == 1
    pays(s, 2, "beer", "bang")
    assert s.life(2) == 2
    assert not s.over


def _shot(*hand: str, life: int = 1) -> Scenario:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"]),
            seat("sid-ketchum", role="renegade", hand=list(hand), life=life),
        ]
    )
    s.plays("bang", at=1)
    s.passes(1)
    s.asks(1, "rescue")
    return s


@rule("BB-DMG-06", "BB-DMG-08")
def test_he_cannot_spend_two_beers_on_one_life_if_he_needs_both() -> None:
    s = Scenario(
        seats=[
            seat(),
            seat("sid-ketchum", hand=["beer:6h", "beer:7h"], in_play=["dynamite"], life=2),
        ],
        deck=["missed:2s"],
        turn=1,
        step="checks",
    )
    s.flips("2s")
    s.asks(1, "rescue")
    assert s.options(1) == ["pass", "rescue beer:6h", "rescue beer:7h"]


@rule("BB-DMG-06", "BB-DMG-08")
def test_a_beer_he_needs_cannot_pay_for_his_ability() -> None:
    s = _dynamite(["beer:6h", "beer:7h", "bang:2d", "duel"])
    s.uses(1, "sid-ketchum")
    # Three life points are needed: both Beers, and the other two cards.
    assert s.options(1) == ["discard bang:2d", "discard duel:qd"]
    s.responds(1, "bang:2d")
    assert s.options(1) == ["discard duel:qd"]
    s.responds(1, "duel")
    assert s.options(1) == ["pass", "rescue beer:6h", "rescue beer:7h"]
    s.responds(1, "beer:6h")
    s.responds(1, "beer:7h")
    s.flips("3s")
    assert s.life(1) == 1
    assert s.hand(1) == []


@rule("BB-DMG-08", "BB-INTERACT-41")
def test_one_of_two_beers_may_pay_if_the_other_cards_make_up_for_it() -> None:
    s = _dynamite(["beer:6h", "beer:7h", "bang:2d", "bang:3d", "duel"])
    pays(s, 1, "beer:6h", "bang:2d")
    # Now the second Beer has to be drunk: the last two cards are worth one use.
    s.uses(1, "sid-ketchum")
    assert s.options(1) == ["discard bang:3d", "discard duel:qd"]
    s.responds(1, "duel")
    s.responds(1, "bang:3d")
    s.responds(1, "beer:7h")
    s.flips("3s")
    assert s.life(1) == 1


@rule("BB-DMG-08", "BB-CHAR-20")
def test_a_beer_he_does_not_need_may_pay_for_his_ability() -> None:
    s = _shot("beer:6h", "bang:2d")
    assert s.options(1) == ["pass", "rescue beer:6h", "use sid-ketchum"]
    pays(s, 1, "beer", "bang")
    assert s.life(1) == 1
    assert s.hand(1) == []


@rule("BB-INTERACT-39", "BB-DISC-04")
def test_as_sheriff_he_may_heal_before_the_penalty_takes_his_cards() -> None:
    s = Scenario(
        seats=[
            seat(
                "sid-ketchum",
                role="sheriff",
                hand=["bang:2d", "duel", "panic", "bang:3d"],
                in_play=["scope"],
                life=3,
            ),
            seat(role="deputy", life=1),
        ],
        players=5,
    )
    s.plays("bang:2d", at=1)
    s.asks(0, "top")
    pays(s, 0, "duel", "panic")
    # What he paid lies on the pile already and can no longer be laid on top.
    assert s.options(0) == ["top bang:3d", "top scope:as"]
    s.responds(0, "bang:3d")
    assert s.life(0) == 4
    assert (s.hand(0), s.in_play(0)) == ([], [])
    assert s.pile() == ["bang", "duel", "panic", "scope", "bang"]


@rule("BB-INTERACT-39", "BB-DISC-04")
def test_the_penalty_finds_nothing_if_he_has_spent_everything() -> None:
    s = Scenario(
        seats=[
            seat("sid-ketchum", role="sheriff", hand=["bang", "duel", "panic"], life=3),
            seat(role="deputy", life=1),
        ],
        players=5,
    )
    s.plays("bang", at=1)
    pays(s, 0, "duel", "panic")
    s.asks(0, "play")
    assert s.life(0) == 4
    assert s.pile() == ["bang", "duel", "panic"]
