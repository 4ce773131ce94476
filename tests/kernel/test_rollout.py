"""Games that play on by themselves."""

from __future__ import annotations

from random import Random

import pytest

from saloon.bots.random import RandomPolicy
from saloon.games.registry import new_game
from saloon.kernel import Game, IllegalChoice, Option, SaloonError, Setup, State
from saloon.kernel.record import state_hash
from saloon.testing.toy import ToyRules

GAMES = [
    ("bang", 4, None),
    ("bang", 7, ["dodge-city", "high-noon", "fistful-of-cards", "bullet"]),
    ("dice", 5, None),
    ("dice", 8, ["undead", "duels", "rage"]),
]


def by_hand(game: Game, seed: int) -> None:
    """The same choices, one at a time through the front door."""
    policy = RandomPolicy(seed)
    while not game.over:
        seat = game.unanswered()[0]
        decision = game.decision
        together = decision.together
        options = decision.answers_for(seat) if together else decision.options_for(seat)
        forced = len(options) == 1
        game.choose(options[0] if forced else policy(game.state, seat, options), seat)


@pytest.mark.parametrize(("name", "players", "modules"), GAMES)
def test_a_rollout_plays_by_the_rules(name: str, players: int, modules: list[str] | None) -> None:
    for seed in range(8):
        alone, led = (new_game(name, players=players, seed=seed, modules=modules) for _ in range(2))
        result = alone.rollout(RandomPolicy(seed))
        by_hand(led, seed)
        assert alone.over
        assert result == alone.result == led.result
        assert state_hash(alone.state) == state_hash(led.state)
        assert alone.choices_made == led.choices_made


def test_it_stops_where_it_is_told_to() -> None:
    game = new_game("bang", players=4, seed=3)
    assert game.rollout(RandomPolicy(3), until=lambda state: state.turn >= 9) is None
    assert game.state.turn == 9
    before = game.choices_made
    assert game.rollout(RandomPolicy(3), until=lambda _: True) is None
    assert game.choices_made == before
    assert game.rollout(RandomPolicy(3)) is not None


def test_nobody_thinks_about_a_forced_answer() -> None:
    game = new_game("bang", players=5, seed=1)
    asked: list[int] = []

    def policy(state: State, seat: int, options: list[Option]) -> Option:
        assert state is game.state
        asked.append(len(options))
        return options[-1]

    game.rollout(policy, until=lambda state: state.turn > 12)
    assert min(asked) > 1
    assert len(asked) < game.choices_made


def test_a_sampled_world_is_played_apart_from_the_real_game() -> None:
    game = new_game("bang", players=4, seed=5)
    random = Random(5)
    while game.state.turn < 6:
        seat = game.unanswered()[0]
        game.choose(random.choice(game.options(seat)), seat)
    before, made = state_hash(game.state), game.choices_made
    seat = game.unanswered()[0]
    ends = {str(game.determinize(seat, seed).rollout(RandomPolicy(seed))) for seed in range(12)}
    assert len(ends) > 1
    assert (state_hash(game.state), game.choices_made) == (before, made)
    assert game.record.choices


def test_what_played_itself_has_no_record_and_takes_nothing_back() -> None:
    game = Game(ToyRules(Setup("toy", 3, 1)))
    game.choose(game.options(0)[0], 0)
    game.rollout(RandomPolicy(1), until=lambda _: True)
    with pytest.raises(SaloonError, match="cannot be played from the start"):
        _ = game.record
    with pytest.raises(IllegalChoice, match="no choice of yours"):
        game.undo(0)


def test_secret_answers_given_before_count() -> None:
    game = Game(ToyRules(Setup("toy", 3, 1)))
    game.choose(game.options(0)[0], 0)
    game.choose("pass", 1)
    asked: list[int] = []

    def policy(_state: State, seat: int, options: list[Option]) -> Option:
        asked.append(seat)
        return options[0]

    game.rollout(policy, until=lambda _: bool(asked))
    assert asked[0] == 2
