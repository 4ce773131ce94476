"""Answers that are taken back, refused or lose their point."""

from __future__ import annotations

import pytest

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
