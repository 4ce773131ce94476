"""Answers that are taken back, refused or lose their point."""

from __future__ import annotations

import pytest

from saloon.games.registry import new_game
from saloon.kernel import PASS, Decision, Game, IllegalChoice, Option, Script, Setup, option
from saloon.kernel.state import THIS_TURN
from saloon.testing import Scenario, rule, seat
from saloon.testing.toy import Toy, ToyRules


@rule("BB-TIMING-08")
def test_several_choices_are_taken_back_one_after_another() -> None:
    s = Scenario(seats=[seat(hand=["barrel", "scope", "mustang"])])
    told = [list(s.events)]
    for card in ("barrel", "scope", "mustang"):
        s.plays(card)
        told.append(list(s.events))
    for before in reversed(told[:-1]):
        s.undoes(0)
        assert s.events == before
    assert s.hand(0) == ["barrel", "scope", "mustang"]
    assert s.in_play(0) == []
    with pytest.raises(IllegalChoice):
        s.undoes(0)


@rule("BB-TIMING-08")
def test_a_choice_stands_once_somebody_has_answered_in_secret() -> None:
    game = Game(ToyRules(Setup("toy", 3, 1)))
    game.choose(game.options(0)[0], 0)
    game.choose("pass", 1)
    with pytest.raises(IllegalChoice, match="somebody has answered since"):
        game.undo(0)
    game.undo(1)
    assert set(game.unanswered()) == {1, 2}
    game.undo(0)
    assert game.unanswered() == (0,)


def test_a_question_asked_again_has_an_id_of_its_own() -> None:
    """An answer to what was asked before somebody took a choice back is nobody's answer now."""
    game = Game(ToyRules(Setup("toy", 3, 1)))
    lead = game.options(0)[0]
    ids = [game.ask_id]
    for _ in range(3):
        game.choose(lead, 0)
        ids.append(game.ask_id)
        game.undo(0)
        ids.append(game.ask_id)
    assert len(set(ids)) == len(ids)
    assert game.record == Game(ToyRules(Setup("toy", 3, 1))).record


def test_a_secret_answer_taken_back_leaves_the_question_its_id() -> None:
    game = Game(ToyRules(Setup("toy", 3, 1)))
    game.choose(game.options(0)[0], 0)
    asked = game.ask_id
    game.choose("pass", 1)
    game.undo(1)
    assert game.ask_id == asked


def test_an_interrupted_question_keeps_its_new_id_in_copies() -> None:
    game = Game(ToyRules(Setup("toy", 3, 1)))
    game.choose(game.options(0)[0], 0)
    game.undo(0)
    game.choose(game.options(0)[0], 0)
    asked = game.ask_id
    game.choose("swap", 2)
    for each in (game.copy(), game):
        each.choose(each.options(2)[0], 2)
        assert (each.decision.kind, each.ask_id) == ("follow", asked)


def test_taking_back_an_interjection_leaves_the_answers_of_others() -> None:
    game = Game(ToyRules(Setup("toy", 3, 1)))
    game.choose(game.options(0)[0], 0)
    game.choose("pass", 1)
    game.choose("swap", 2)
    game.undo(2)
    assert game.unanswered() == (2,)
    game.choose("pass", 2)
    assert game.decision.kind == "boast"


@rule("BB-GAIN-06")
def test_a_refused_choice_does_not_name_a_hidden_card() -> None:
    s = Scenario(seats=[seat(hand=["beer"]), seat(hand=["gatling"])])
    own, hidden = (s.state.players[who].hand[0] for who in (0, 1))
    messages = {}
    for slot in (own, hidden, s.state.deck[-1], 999):
        with pytest.raises(IllegalChoice) as refused:
            s.game.choose(option("play", slot, 3), 0)
        messages[slot] = str(refused.value)
    assert "beer" in messages.pop(own)
    assert len(set(messages.values())) == 1
    with pytest.raises(IllegalChoice) as refused:
        s.game.choose(option("play", hidden), 2)
    assert "gatling" not in str(refused.value)


class Fickle(ToyRules):
    """The first question loses its point once seat 2 has swapped a card; another one follows."""

    def trick(self, g: Toy, seat: int, chosen: Option) -> Script[None]:
        def follow(other: int) -> list[Option]:
            return [] if other == 2 and g.used(THIS_TURN, 2) else [PASS]

        yield Decision((1, 2), "follow", follow)
        yield Decision((1, 2), "boast", lambda _: [PASS, option("yes")])


def test_answers_to_a_question_without_a_point_are_forgotten() -> None:
    game = Game(Fickle(Setup("toy", 3, 1)))
    game.choose(game.options(0)[0], 0)
    game.choose(PASS, 1)
    game.choose("swap", 2)
    game.choose(game.options(2)[0], 2)
    assert game.decision.kind == "boast"
    assert game.unanswered() == (1, 2)


class Counted(ToyRules):
    """Counts how often a game begins at its beginning."""

    begun = 0

    def new_state(self) -> Toy:
        self.begun += 1
        return super().new_state()


def _last_to_take_back(game: Game) -> None:
    """Play on until somebody leads a card, which can be taken back, in a later turn."""
    while game.state.turn < 6 or game.decision.kind != "lead":
        seat = game.unanswered()[0]
        game.choose(game.options(seat)[0], seat)
    seat = game.decision.seats[0]
    game.choose(game.options(seat)[0], seat)


def test_taking_back_goes_no_farther_back_than_a_turn() -> None:
    rules = Counted(Setup("toy", 4, 1))
    game = Game(rules)
    game.keep_turns()
    _last_to_take_back(game)
    record, asked, leader = game.record, game.ask_id, game.moves[-1].seat
    begun = rules.begun
    game.undo(leader)
    assert rules.begun == begun, "nothing was played from the beginning"
    assert (game.decision.kind, game.unanswered()) == ("lead", (leader,))
    assert game.ask_id > asked
    game.choose(game.options(leader)[0], leader)
    assert game.record == record


def test_a_game_becomes_another_in_every_respect() -> None:
    """Taking back swaps everything a game has: what is added to it has to be swapped as well."""
    game, other = new_game("bang", players=4, seed=1), new_game("bang", players=4, seed=2)
    for each, turns in ((game, 3), (other, 5)):
        each.copy()
        each.listen()
        each.keep_turns()
        while each.state.turn < turns:
            each.choose(each.options(each.unanswered()[0])[-1], each.unanswered()[0])
    kept = [name for name in dir(game) if not callable(getattr(game, name))]
    assert {"rules", "_moves", "_since", "_turns", "_standing"} <= set(kept)
    game.become(other)
    for name in kept:
        if not name.startswith("__") and name not in ("record", "moves"):
            assert getattr(game, name) is getattr(other, name), name
