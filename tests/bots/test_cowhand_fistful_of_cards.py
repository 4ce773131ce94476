"""The cowhand with A Fistful of Cards: it answers every question of the events."""

from __future__ import annotations

from typing import Any

import pytest

import saloon
from saloon.bots import Chair, make_bot, play_out
from saloon.bots.cowhand import Cowhand
from saloon.bots.cowhand.answers import ANSWERS
from saloon.bots.cowhand.table import Table
from saloon.kernel import Game

FC = ["dodge-city", "bullet", "fistful-of-cards"]
ROLES = ("sheriff", "outlaw", "deputy", "outlaw", "renegade")


def position(*seats: dict[str, Any], event: str, **more: Any) -> Game:
    """A table of five with the cowhand on seat 0, the Sheriff unless `roles` says otherwise."""
    roles = more.pop("roles", ROLES)
    given: list[dict[str, Any]] = [{} for _ in roles]
    for number, each in enumerate(seats):
        given[number] = dict(each)
    for number, role in enumerate(roles):
        given[number]["role"] = role
    placed: dict[str, Any] = {"seats": given, "turn": 0, "event": event, **more}
    game = saloon.new_game("bang", players=len(roles), seed=3, modules=FC, position=placed)
    game.listen()
    assert not game.over
    return game


def says(game: Game) -> str:
    asked = game.unanswered()[0]
    chair = Chair(game, asked)
    return chair.text(Cowhand(1).choose(chair, game.options(asked)))


def test_it_has_an_answer_to_every_question() -> None:
    asked = {"defend", "roulette", "give-life", "skip-draw", "guess", "exchange", "aim"}
    assert asked <= set(ANSWERS)


@pytest.mark.parametrize("mixed", [False, True])
def test_whole_games_come_to_an_end(mixed: bool) -> None:
    for seed in range(4):
        game = saloon.new_game(
            "bang",
            players=5,
            seed=seed,
            modules=[*FC, *(["high-noon"] if mixed else [])],
            rulings={"combined-event-deck": True} if mixed else None,
        )
        play_out(game, [make_bot("cowhand", number) for number in range(5)])
        assert game.result is not None


@pytest.mark.parametrize(("life", "drinks"), [(1, True), (4, False)])
def test_it_drinks_when_life_is_low(life: int, drinks: bool) -> None:
    game = position({"life": life}, event="hard-liquor", step="phase-1")
    assert says(game) == ("drink" if drinks else "deck")


def test_it_guesses_on() -> None:
    game = position({}, event="peyote", step="phase-1", deck=["4h", "5h"])
    game.choose("guess red")
    assert says(game).startswith("guess")


def test_it_exchanges_what_is_of_no_use_and_keeps_the_rest() -> None:
    me = {"hand": ["beer", "mustang:8h"], "in_play": ["mustang:9h"]}
    game = position(me, event="ranch", step="phase-1", deck=["missed:10c", "stagecoach"])
    assert says(game) == "discard mustang:8h"
    game.choose("discard mustang:8h")
    assert says(game) == "pass"


@pytest.mark.parametrize(("friend", "given"), [(1, True), (2, False)])
def test_it_gives_a_life_point_only_to_a_friend_in_need(friend: int, given: bool) -> None:
    roles = ("deputy", "sheriff", "outlaw", "outlaw", "renegade")
    game = position({}, {"life": friend}, {"life": 1}, event="blood-brothers", step="begin",
                    roles=roles)  # fmt: skip
    assert says(game) == ("give-life @1" if given else "pass")


def test_it_keeps_its_own_when_they_are_few() -> None:
    roles = ("deputy", "sheriff", "outlaw", "outlaw", "renegade")
    me, sheriff = {"life": 2}, {"life": 1}
    game = position(me, sheriff, event="blood-brothers", step="begin", roles=roles)
    assert says(game) == "pass"


def test_it_fires_the_bang_cards_that_are_left_over() -> None:
    roles = ("outlaw", "sheriff", "outlaw", "deputy", "renegade")
    me = {"hand": ["bang", "bang", "bang"]}
    game = position(me, {"in_play": ["barrel"], "life": 3}, event="sniper", roles=roles)
    game.choose(says(game))
    while game.decision.kind != "play":
        game.choose("pass", game.unanswered()[0])
    assert says(game).startswith("use")
    assert "sniper" in says(game)
    assert says(game).endswith("@1")


def test_it_shoots_at_an_enemys_card_and_not_at_its_own() -> None:
    roles = ("outlaw", "sheriff", "outlaw", "deputy", "renegade")
    me = {"hand": ["bang:5d", "bang:6d"], "in_play": ["canteen", "scope"]}
    game = position(me, {"in_play": ["barrel:qs"]}, {"in_play": ["mustang"]},
                    event="ricochet", roles=roles)  # fmt: skip
    game.choose("use bang:5d ricochet")
    assert says(game) == "aim barrel:qs @1"


def test_it_defends_a_good_card_and_lets_a_burden_go() -> None:
    def answers(card: str) -> str:
        target = {"hand": ["missed:10c"], "in_play": [card]}
        game = position({"hand": ["bang:5d"]}, target, event="ricochet")
        game.choose("use bang:5d ricochet")
        game.choose(game.options(0)[0])
        return says(game)

    assert answers("mustang") == "miss missed:10c"
    assert answers("dynamite") == "pass"


def test_under_the_lasso_a_barrel_protects_nobody() -> None:
    def chance(event: str) -> float:
        game = position({}, {"in_play": ["barrel", "bible"]}, event=event)
        return Table(game.view(0)).seats[1].is_hit("missed")

    assert chance("lasso") == 1.0
    assert chance("ambush") < 1.0


def test_bound_by_the_law_of_the_west_it_plays_the_card() -> None:
    me = {"character": "chuck-wengam"}
    game = position(me, event="law-of-the-west", step="phase-1", deck=["missed:10c", "dynamite:2h"])
    assert says(game) == "play dynamite:2h"
