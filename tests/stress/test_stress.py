"""The design held against abilities of later modules: they work, alone and all at once."""

from __future__ import annotations

from typing import Any

import pytest
from tests.stress.abilities import tokens

from saloon.games.registry import new_game
from saloon.testing import Scenario, conformance, seat

MODULES: dict[str, Any] = {"modules": ["stress"]}


def test_tumbleweed_has_anybodys_check_made_again_while_tokens_last() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["tumbleweed"]),
            seat("lucky-duke", in_play=["jail"]),
        ],
        deck=["4h", "2h", "6c", "7c"],
        **MODULES,
    )
    s.plays("tumbleweed")
    s.ends_turn()
    s.responds(1, "4h")  # both are hearts: the Jail would open
    s.responds(0, "tumbleweed")
    s.responds(1, "2h")  # says which of the two lies on top
    s.responds(1, "6c")  # two new cards, and none helps
    s.responds(0, "pass")
    s.responds(1, "7c")
    assert s.active == 2
    assert tokens(s.state)[0] == 1


def test_saved_prevents_a_loss_and_is_paid_only_for_a_life() -> None:
    seats = [
        seat(role="sheriff", hand=["bang"]),
        seat("bart-cassidy", life=2),
        seat(hand=["saved", "beer"]),
    ]
    s = Scenario(seats=seats, **MODULES)
    s.plays("bang", at=1)
    s.responds(2, "saved")
    assert (s.life(1), s.hand(1), s.hand(2)) == (2, [], ["beer"]), "no loss, no reaction to it"
    seats[1] = seat("bart-cassidy", life=1)
    s = Scenario(seats=seats, deck=["2c", "3c"], **MODULES)
    s.plays("bang", at=1)
    s.responds(2, "saved")
    s.responds(2, "deck")
    assert (s.life(1), len(s.hand(2))) == (1, 3)


def test_everybody_with_cards_is_asked_for_saved_whether_or_not_they_hold_one() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang", "beer"]),
            seat(hand=["beer"]),
            seat(hand=["saved"]),
            seat(),
        ],
        **MODULES,
    )
    s.plays("bang", at=1)
    s.responds(1, "pass")
    s.asks(0, "loss")
    assert s.game.decision.seats == (0, 2), "not the victim, not who has no card"
    assert s.options(0) == ["pass"]


def test_lady_rosa_swaps_places_and_the_neighbour_is_passed_over() -> None:
    s = Scenario(
        seats=[seat(role="sheriff"), seat(), seat(), seat()],
        rulings={"lady-rosa": True},
        **MODULES,
    )
    assert s.distance(0, 2) == 2
    s.responds(0, "lady-rosa")
    assert s.state.places == [3, 1, 2, 0]
    assert (s.distance(0, 2), s.distance(0, 1)) == (1, 2)
    assert not s.can(0, "use lady-rosa @2"), "once a turn"
    s.ends_turn()
    assert s.active == 1, "seat 3, now on the left, is passed over"


def test_julie_cutter_shoots_back_in_the_middle_of_a_gatling() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["gatling"]), seat("julie-cutter"), seat(), seat()],
        deck=["4d"],
        **MODULES,
    )
    s.plays("gatling")
    assert [s.life(who) for who in range(4)] == [4, 3, 3, 3], "the Sheriff began with 5"


def test_julie_cutter_may_shoot_the_player_of_the_gatling_who_still_hits_the_rest() -> None:
    s = Scenario(
        seats=[
            seat(role="outlaw", hand=["gatling"], life=1),
            seat("julie-cutter", role="renegade"),
            seat(role="sheriff"),
            seat(role="outlaw"),
        ],
        deck=["4d"],
        **MODULES,
    )
    s.plays("gatling")
    s.passes(1, 1)  # the reward for the Outlaw might have brought a Saved!
    assert s.is_out(0)
    assert (s.life(2), s.life(3)) == (4, 3)
    assert s.active == 1, "the turn of the eliminated player is over"


@pytest.mark.parametrize(("spared", "lives"), [("nobody", [6, 3, 3, 3]), ("exempt", [6, 3, 4, 3])])
def test_sgt_blaze_spares_a_player(spared: str, lives: list[int]) -> None:
    s = Scenario(seats=[seat("sgt-blaze", role="sheriff", hand=["gatling"])], **MODULES)
    s.plays("gatling")
    s.responds(0, spared, at=None if spared == "nobody" else 2)
    assert [s.life(who) for who in range(4)] == lives


def test_sgt_blaze_turns_up_a_card_less_at_the_general_store() -> None:
    s = Scenario(
        seats=[seat("sgt-blaze", role="sheriff", hand=["general-store"])],
        deck=["2c", "3c", "4c"],
        **MODULES,
    )
    s.plays("general-store")
    s.responds(0, "exempt", at=0)
    s.responds(1, "2c")
    s.responds(2, "3c")
    assert [len(s.hand(who)) for who in range(4)] == [0, 1, 1, 1]


EVENTS: list[dict[str, bool]] = [{}, {"lady-rosa": True, "miss-susanna": True}]


@pytest.mark.parametrize("rulings", EVENTS)
@pytest.mark.parametrize("seed", range(3))
def test_random_games_with_all_of_it_keep_the_contract(seed: int, rulings: dict[str, bool]) -> None:
    for number in range(4):
        players = 4 + (seed + number) % 4
        game = new_game(
            "bang",
            players=players,
            seed=seed * 4 + number,
            rulings=rulings,
            modules=["dodge-city", "high-noon", "fistful-of-cards", "stress"],
        )
        conformance.play_and_check(game, seed, every=60)


def test_a_shot_that_cannot_be_cancelled_asks_nobody() -> None:
    """Double Barrel: only a diamond is that strong."""
    seats = [
        seat(role="sheriff", hand=["bang:2d"], in_play=["double-barrel"]),
        seat(hand=["missed", "missed"], in_play=["barrel"]),
    ]
    s = Scenario(seats=seats, **MODULES)
    s.plays("bang:2d", at=1)
    assert s.life(1) == 3
    assert len(s.hand(1)) == 2
    seats[0] = seat(role="sheriff", hand=["bang:2c"], in_play=["double-barrel"])
    s = Scenario(seats=seats, **MODULES)
    s.plays("bang:2c", at=1)
    s.responds(1, "missed")
    assert s.life(1) == 4


def test_a_cancelled_shot_can_still_cost_a_card() -> None:
    """Buntline Special: also if the Barrel cancelled it."""
    for answer, left in (("missed", 1), ("barrel", 1)):
        s = Scenario(
            seats=[
                seat(role="sheriff", hand=["bang"], in_play=["buntline-special"]),
                seat(hand=["missed", "beer:6h"], in_play=["barrel"]),
            ],
            deck=["4h"],
            **MODULES,
        )
        s.plays("bang", at=1)
        s.responds(1, answer)
        s.responds(1, "beer:6h")
        assert s.life(1) == 4
        assert len(s.hand(1)) == left - (answer == "missed")


def test_a_shot_may_cost_two_life_points() -> None:
    s = Scenario(seats=[seat("dead-eye", role="sheriff", hand=["bang"]), seat()], **MODULES)
    s.plays("bang", at=1)
    s.responds(0, "aim")
    assert s.life(1) == 2
    s = Scenario(seats=[seat("dead-eye", role="sheriff", hand=["bang"]), seat()], **MODULES)
    s.plays("bang", at=1)
    s.responds(0, "pass")
    assert s.life(1) == 3


@pytest.mark.parametrize("card", ["duel", "jail", "cat-balou"])
def test_escape_cancels_what_has_one_target_before_it_acts(card: str) -> None:
    """Brown or blue: the card is spent, and nothing of it happens."""
    s = Scenario(
        seats=[seat(role="sheriff", hand=[card]), seat(hand=["escape"], in_play=["barrel"])],
        **MODULES,
    )
    s.plays(card, at=1)
    s.responds(1, "escape")
    assert (s.hand(0), s.hand(1)) == ([], [])
    assert s.life(1) == 4
    assert [name.partition(":")[0] for name in s.in_play(1)] == ["barrel"]
    assert s.active == 0


def test_who_does_not_escape_is_met_and_nobody_else_is_asked() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["duel"]), seat(hand=["beer"]), seat(hand=["escape"])],
        **MODULES,
    )
    s.plays("duel", at=1)
    assert (s.game.decision.kind, s.game.decision.seats) == ("declared", (1,))
    s.responds(1, "pass")
    s.responds(1, "pass")
    s.responds(2, "pass")  # could hold a Saved!, as far as anybody knows
    assert s.life(1) == 3


def test_a_bang_cannot_be_escaped() -> None:
    s = Scenario(seats=[seat(role="sheriff", hand=["bang"]), seat(hand=["escape"])], **MODULES)
    s.plays("bang", at=1)
    assert s.game.decision.kind == "shot"
