"""UA-BONE: eliminated players turn up Boneyard cards; enough hands bring the zombies."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.dice.graveyard import (
    CALM,
    EIGHT,
    FIVE,
    GATLING,
    SHOT,
    SIX,
    broke_out,
    goes_by,
    hands,
    shown,
    stack,
    table,
    turned_up,
)

import saloon
from saloon.bots import make_bot, play_out
from saloon.games.dice.modules.undead.boneyard import boneyard, hands_on
from saloon.kernel import SetupError
from saloon.testing import rule

# -- the cards -------------------------------------------------------------------------------


@rule("UA-BONE-01", "UA-BONE-02", "UA-TIMING-06")
def test_eleven_cards_lie_face_down_in_a_random_order() -> None:
    orders = set()
    for seed in range(8):
        game = saloon.new_game("dice", players=5, seed=seed, modules=["undead"])
        view = game.view(0)
        assert view["boneyard"] == {"face_up": [], "deck": 11}
        assert view["outbreak"] is False
        assert not {"zombie", "master", "team"} & set(view["players"][0])
        state: Any = game.state
        deck = boneyard(state).deck
        order = [hands_on(state, slot) for slot in deck]
        assert Counter(order) == {0: 2, 1: 6, 2: 3}
        assert not any(state.knows(seat, slot) for seat in range(5) for slot in deck)
        orders.add(tuple(order))
    assert len(orders) > 6


@rule("UA-MOD-04")
def test_three_players_cannot_play_with_zombies() -> None:
    with pytest.raises(SetupError, match="UA-MOD-04"):
        saloon.new_game("dice", players=3, seed=1, modules=["undead"])


@rule("UA-MOD-05")
def test_without_the_module_nothing_of_it_is_seen() -> None:
    view = saloon.new_game("dice", players=5, seed=1).view(0)
    assert not {"boneyard", "outbreak"} & set(view)


# -- turning them up -------------------------------------------------------------------------


@rule("UA-BONE-03", "UA-BONE-05", "UA-BONE-06", "UA-BONE-09")
def test_who_is_eliminated_turns_up_a_card_at_the_end_of_that_turn() -> None:
    s = table(roll="1 beer gatling dyn dyn", life={4: 1}, arrows={4: 2}, deck=[1, 2])
    s.stop()
    assert shown(s, 3, 0)["places"] == 2
    s.aim(4)
    assert s.out() == [4]
    assert (s.arrows(4), s.supply) == (0, 9)
    assert shown(s, 4)["role"] == "renegade"
    assert shown(s, 3, 0)["places"] == 1
    assert hands(s) == []  # the turn is not over
    s.give(0)
    assert turned_up(s) == [(4, 1)]
    assert s.heard("hands")[0].facts == {"hands": 1, "total": 1, "living": 4}
    assert hands(s) == [1]
    assert s.game.view()["boneyard"]["deck"] == 10
    assert s.active == 1


@rule("UA-BONE-07", "UA-BONE-19")
def test_who_is_out_turns_up_a_card_whenever_it_would_be_his_turn() -> None:
    s = table(dead=[1, 2], deck=[1, 1, 1])
    lives, turn = s.lives(), s.state.turn
    goes_by(s)
    assert turned_up(s) == [(1, 1), (2, 1)]
    assert (s.active, s.state.turn) == (3, turn + 1)
    assert s.lives() == lives
    assert not broke_out(s)  # two hands, three alive


@rule("UA-BONE-08")
def test_a_card_without_hands_goes_back_into_the_deck() -> None:
    s = table(dead=[1], up=[2, 2, 1], deck=[0])
    goes_by(s)
    assert turned_up(s) == [(1, 0)]
    assert not broke_out(s)  # though five hands are more than four players
    assert s.game.view()["boneyard"] == {"face_up": [2, 2, 1], "deck": 8}
    assert s.heard("bones-shuffled")[0].facts == {"cards": 1, "deck": 8}
    assert not any(s.state.knows(None, slot) for slot in boneyard(s.state).deck)


@rule("UA-BONE-21")
def test_a_card_without_hands_forbids_nothing_later() -> None:
    s = table(dead=[1], up=[2, 2], deck=[0])
    for _ in range(4):
        goes_by(s)
    stack(s, 1)
    assert not broke_out(s)
    goes_by(s)
    assert turned_up(s) == [(1, 0), (1, 1)]
    assert broke_out(s)


@rule("UA-BONE-10", "UA-BONE-11", "UA-BONE-17", "UA-EXAMPLE-11", "UA-OUTBREAK-02")
def test_more_hands_than_living_players_bring_the_outbreak() -> None:
    s = table(SIX, dead=[1, 3], up=[2, 1], deck=[1, 1])
    goes_by(s)
    assert turned_up(s) == [(1, 1)]
    assert not broke_out(s)  # four hands, four alive, the Renegade among them
    assert s.active == 2
    goes_by(s, "arrow gatling dyn")
    assert turned_up(s) == [(1, 1), (3, 1)]
    assert broke_out(s)
    assert s.active == 3  # he opens it with a turn of his own
    assert s.asked == 3


@rule("UA-EXAMPLE-12")
def test_a_card_without_hands_forbids_the_outbreak_of_this_turn() -> None:
    s = table(SIX, SHOT, dead=[3], life={5: 1}, up=[2, 2], deck=[0])
    s.stop()
    s.aim(5)
    assert turned_up(s) == [(5, 0)]
    assert not broke_out(s)
    assert s.active == 1


@rule("UA-BONE-13", "UA-EXAMPLE-20")
def test_a_death_alone_brings_no_outbreak() -> None:
    s = table(SIX, SHOT, dead=[3], life={5: 1}, up=[2, 2, 1], deck=[0])
    s.roll(CALM)
    s.stop()
    s.aim(5)
    assert not broke_out(s)  # five hands, four alive
    goes_by(s)
    stack(s, 1)
    assert not broke_out(s)
    goes_by(s)
    assert turned_up(s) == [(5, 0), (3, 1)]
    assert broke_out(s)  # six hands


@rule("UA-BONE-14", "UA-WIN-09")
def test_a_death_that_ends_the_game_turns_up_nothing() -> None:
    s = table(roll=SHOT, dead=[3, 4], life={1: 1}, up=[2, 2], deck=[2])
    s.stop()
    s.aim(1)
    assert s.winners == ("law", (0, 2))
    assert turned_up(s) == []


@rule("UA-BONE-18", "UA-WIN-09")
def test_the_sheriffs_death_before_the_outbreak_ends_the_game() -> None:
    s = table(roll=SHOT, dead=[3], life={0: 1}, first=1, up=[2, 2], deck=[2])
    s.stop()
    s.aim(0)
    assert s.winners == ("outlaw", (1, 3))
    assert turned_up(s) == []


@rule("UA-BONE-15")
def test_several_dead_turn_up_clockwise_from_the_left() -> None:
    s = table(roll=GATLING, life={4: 1, 1: 1}, first=2, deck=[1, 2])
    s.stop()
    assert s.out() == [1, 4]
    assert turned_up(s) == [(4, 1), (1, 2)]
    # An Indian attack: the player on turn is the last.
    s = table(roll=CALM, life={2: 1, 4: 1, 1: 1}, arrows={1: 4, 4: 4}, first=2, deck=[0, 1, 1])
    assert s.out() == [1, 2, 4]
    assert turned_up(s) == [(4, 0), (1, 1), (2, 1)]


@rule("UA-BONE-16")
def test_several_cards_are_counted_once_and_one_without_hands_forbids_it() -> None:
    s = table(roll=GATLING, life={4: 1, 1: 1}, first=2, up=[2, 2], deck=[2, 0])
    s.stop()
    assert turned_up(s) == [(4, 2), (1, 0)]
    assert hands(s) == [2, 2, 2]
    assert not broke_out(s)
    # The first card alone would have been too few, and both are in time.
    s = table(roll=GATLING, life={4: 1, 1: 1}, first=2, up=[2], deck=[1, 1])
    s.stop()
    assert s.heard("hands")[-1].facts == {"hands": 1, "total": 4, "living": 3}
    assert broke_out(s)


@rule("UA-BONE-20")
def test_when_only_cards_without_hands_are_left_nothing_comes_any_more() -> None:
    everything = [1] * 6 + [2] * 3
    s = table(EIGHT, GATLING, up=everything, life={1: 1, 3: 1, 4: 1}, first=6)
    s.stop()
    assert turned_up(s) == [(1, 0), (3, 0)]  # and there is none for seat 4
    assert not broke_out(s)
    assert s.game.view()["boneyard"]["deck"] == 2


@rule("UA-BONE-12")
def test_a_game_may_end_with_and_without_an_outbreak() -> None:
    endings = set()
    for seed in range(12):
        game = saloon.new_game("dice", players=6, seed=seed, modules=["undead"])
        play_out(game, [make_bot("random", seat) for seat in range(6)])
        endings.add(game.view()["outbreak"])
    assert endings == {True, False}


# -- given positions and stored games --------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"boneyard": 3}, "how many hands"),
        ({"boneyard": [3]}, "how many hands"),
        ({"hands": "1"}, "how many hands"),
        ({"boneyard": [2, 2, 2, 2]}, "no .further. Boneyard card with 2"),
        ({"hands": [0]}, "UA-BONE-08"),
        ({"outbreak": True}, "UA-OUTBREAK-06"),
        ({"outbreak": 1, "life": [None, 0, None, None, None]}, "UA-OUTBREAK-06"),
    ],
)
def test_a_boneyard_that_cannot_be_is_refused(position: dict[str, Any], words: str) -> None:
    with pytest.raises(SetupError, match=words):
        saloon.new_game(
            "dice", players=5, seed=1, modules=["undead"], position={"roles": FIVE, **position}
        ).begin()
