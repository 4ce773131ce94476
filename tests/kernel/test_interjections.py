"""Abilities that work at any time, in the places where they hurt most."""

from __future__ import annotations

import pytest

from saloon.kernel import Game, IllegalChoice, Setup, option
from saloon.testing import Scenario, rule, seat
from saloon.testing.toy import Toy, ToyRules

SWAP = option("swap")


def toy(players: int = 3, seed: int = 1) -> Game:
    return Game(ToyRules(Setup("toy", players, seed)))


def state(game: Game) -> Toy:
    assert isinstance(game.state, Toy)
    return game.state


def test_an_interjection_leaves_the_question_under_its_id() -> None:
    game = toy()
    asked = game.ask_id
    game.choose(SWAP, 2)
    assert game.decision.kind == "swap"
    assert game.ask_id != asked
    assert not any(game.interjections(other) for other in range(3)), "one at a time"
    game.choose(game.options(2)[0], 2)
    assert (game.decision.kind, game.ask_id) == ("lead", asked)


def test_the_asked_seat_has_its_own_among_its_options_and_the_options_change() -> None:
    game = toy()
    before = game.options(0)
    assert SWAP in before
    game.choose(SWAP, 0)
    game.choose(game.options(0)[0], 0)
    after = game.options(0)
    assert SWAP not in after, "once a turn"
    assert after != [chosen for chosen in before if chosen != SWAP], "the hand has changed"
    assert game.decision.kind == "lead"


def test_it_may_use_up_the_deck() -> None:
    game = toy()
    g = state(game)
    while g.deck:
        slot = g.deck.pop()
        g.pile.append(slot)
        g.reveal(slot)
    g.pile, g.deck = [], g.pile[:1]
    game.choose(SWAP, 1)
    game.choose(game.options(1)[0], 1)
    assert not g.deck
    assert game.decision.kind == "lead"
    game.choose(SWAP, 2)
    game.choose(game.options(2)[0], 2)
    assert game.decision.kind == "lead", "the pile was shuffled for the second one"


def test_answers_given_in_secret_survive_it_and_those_it_spoils_are_asked_again() -> None:
    game = toy(players=4)
    game.choose(game.options(0)[0], 0)
    assert game.decision.seats == (1, 2, 3)
    kept, spoilt = game.options(1)[1], game.options(2)[1]
    game.choose(kept, 1)
    game.choose(spoilt, 2)
    assert game.unanswered() == (3,)
    game.choose(SWAP, 2)
    game.choose(option("drop", spoilt.slot), 2)
    assert game.unanswered() == (2, 3), "the card of the answer is gone; the other answer stands"


def test_answers_are_recorded_in_seat_order_whatever_order_they_came_in() -> None:
    game = toy(players=4)
    game.choose(game.options(0)[0], 0)
    for who in (3, 1, 2):
        game.choose(game.options(who)[1], who)
    assert [choice.seat for choice in game.record.choices] == [0, 1, 2, 3]


def test_nobody_answers_twice() -> None:
    game = toy(players=4)
    game.choose(game.options(0)[0], 0)
    game.choose(game.options(1)[0], 1)
    with pytest.raises(IllegalChoice, match="already-answered"):
        game.choose(option("pass"), 1)
    game.undo(1)
    assert game.unanswered() == (1, 2, 3), "a secret answer can be taken back while others think"


@rule("BB-INTERACT-39")
def test_sid_may_empty_the_hand_he_is_asked_about() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"]),
            seat("sid-ketchum", hand=["missed", "beer"], life=2),
        ]
    )
    s.plays("bang", at=1)
    s.uses(1, "sid-ketchum")
    s.responds(1, "missed")
    s.responds(1, "beer")
    assert s.options(1) == ["pass"], "the question still stands, with nothing left to answer it"
    s.passes(1)
    assert s.life(1) == 2


@rule("BB-INTERACT-39", "BB-CHAR-20")
def test_sid_in_his_own_rescue_window_pays_for_the_rescue_only() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"]),
            seat("sid-ketchum", hand=["mustang", "scope"], life=1),
        ]
    )
    s.plays("bang", at=1)
    s.passes(1)
    s.asks(1, "rescue")
    assert s.options(1) == ["pass", "use sid-ketchum"], "once, as a rescue; not beside it"
    s.uses(1, "sid-ketchum")
    s.responds(1, "mustang")
    s.responds(1, "scope")
    assert (s.life(1), s.hand(1)) == (1, [])


def test_a_copy_taken_during_an_interjection_has_the_secret_answers_as_well() -> None:
    game = toy(players=3)
    game.choose(game.options(0)[0], 0)
    game.choose("pass", 1)
    game.choose(SWAP, 2)
    twin = game.copy()
    for each in (game, twin):
        each.choose(each.options(2)[0], 2)
    assert game.unanswered() == twin.unanswered() == (2,)
