"""The cowhand with Dodge City: green cards, costly cards, three and eight players."""

from __future__ import annotations

import re
from typing import Any

import pytest

import saloon
from saloon.bots import Chair, make_bot, play_out
from saloon.bots.cowhand import Cowhand
from saloon.bots.cowhand.answers import ANSWERS
from saloon.bots.cowhand.plays import PLANS
from saloon.bots.cowhand.values import CARDS
from saloon.games.bang.catalogue import BUILT
from saloon.kernel import Game

DC = ["dodge-city"]
PLAIN = ("rose-doolan", "vulture-sam", "bart-cassidy", "el-gringo", "black-jack", "lucky-duke",
         "kit-carlson", "pedro-ramirez")  # fmt: skip
FOUR = ("outlaw", "sheriff", "outlaw", "renegade")


def position(*seats: dict[str, Any], roles: tuple[str, ...] = FOUR, **more: Any) -> Game:
    """A table with the cowhand on seat 0, by default an Outlaw to the right of the Sheriff."""
    given: list[dict[str, Any]] = [{} for _ in roles]
    for number, each in enumerate(seats):
        given[number] = dict(each)
    for number, role in enumerate(roles):
        given[number].setdefault("character", PLAIN[number])
        given[number]["role"] = role
    placed = {"seats": given, "turn": 0, **more}
    game = saloon.new_game("bang", players=len(roles), seed=3, modules=DC, position=placed)
    game.listen()
    return game


def words(game: Game, text: str) -> str:
    return re.sub(r":\w+(#\d)?", "", text)


def says(game: Game) -> str:
    asked = game.unanswered()[0]
    chair = Chair(game, asked)
    return words(game, chair.text(Cowhand(1).choose(chair, game.options(asked))))


def does(game: Game, text: str) -> None:
    asked = game.unanswered()[0]
    chair = Chair(game, asked)
    game.choose(
        next(each for each in game.options(asked) if words(game, chair.text(each)) == text), asked
    )


def test_it_knows_every_card_and_has_a_plan_for_it() -> None:
    for module in BUILT.values():
        for id_, card in module.cards.items():
            assert id_ in CARDS, id_
            worth = CARDS[id_]
            assert worth.plan in PLANS or card.missed or card.cancels or card.reacts_to, id_
            if card.border == "green":
                assert card.cancels or worth.uses in PLANS, id_
            if card.reach is not None:
                assert worth.reach == card.reach


@pytest.mark.parametrize("card", ["bible", "knife", "pony-express", "hideout", "canteen"])
def test_it_lays_down_what_stays(card: str) -> None:
    game = position({"hand": [card]})
    assert says(game) in (f"play {card}", f"play {card} @0")


@pytest.mark.parametrize("card", ["knife", "derringer", "pepperbox", "buffalo-rifle"])
def test_it_uses_green_shots_at_enemies(card: str) -> None:
    assert says(position({"in_play": [card]}, {"life": 3})) == f"use {card} @1"
    friends = ("deputy", "sheriff", "outlaw", "outlaw", "renegade")
    # A Deputy whose only neighbours are the Sheriff and somebody out of reach.
    game = position(
        {"in_play": [card]},
        {},
        {},
        {},
        {"in_play": ["mustang", "hideout"]},
        roles=friends,
    )
    assert says(game) != f"use {card} @1"


def test_it_drinks_when_hurt_and_only_then() -> None:
    assert says(position({"in_play": ["canteen"], "life": 2})) == "use canteen"
    assert says(position({"in_play": ["canteen"]})) == "end"
    assert says(position({"hand": ["whisky", "dynamite"], "life": 2})) == "play whisky"
    assert says(position({"hand": ["whisky", "beer"]})) == "end"
    assert says(position({"hand": ["tequila", "dynamite"], "life": 2})) == "play tequila @0"


def test_it_drinks_whisky_with_two_left() -> None:
    out = {"out": True}
    roles = ("renegade", "sheriff", "outlaw", "outlaw")
    game = position({"hand": ["whisky", "beer"], "life": 1}, {}, out, out, roles=roles)
    assert says(game) == "play whisky"


def test_a_deputy_treats_the_sheriff() -> None:
    roles = ("deputy", "sheriff", "outlaw", "outlaw", "renegade")
    game = position({"hand": ["tequila", "dynamite"]}, {"life": 1}, roles=roles)
    assert says(game) == "play tequila @1"


def test_it_pays_with_the_least_valuable_card() -> None:
    game = position({"hand": ["springfield", "dynamite", "beer", "missed"]}, {"life": 1})
    assert says(game) == "play springfield @1"
    does(game, "play springfield @1")
    assert game.decision.kind == "cost"
    assert says(game) == "discard dynamite"


def test_it_does_not_pay_a_good_card_for_little() -> None:
    game = position({"hand": ["brawl", "beer"], "life": 1}, {}, {}, {})
    assert says(game) != "play brawl"


@pytest.mark.parametrize("card", ["pony-express", "howitzer"])
def test_it_uses_what_needs_no_target(card: str) -> None:
    assert says(position({"in_play": [card]}, {"life": 1})) == f"use {card}"


def shot_at(hand: list[str], in_play: list[str], shooter: str = "willy-the-kid") -> Game:
    shooting = {"hand": ["bang"], "character": shooter}
    game = position({"hand": hand, "in_play": in_play}, shooting, turn=1)
    does(game, "play bang @0")
    return game


def test_a_shield_in_play_comes_before_a_card_from_hand() -> None:
    assert says(shot_at(["missed", "dodge"], ["sombrero"])) == "use sombrero"
    assert says(shot_at(["missed"], ["iron-plate", "bible"])) == "use bible"


def test_a_barrel_comes_before_a_shield() -> None:
    assert says(shot_at([], ["sombrero", "barrel"])) == "use barrel"


def test_a_dodge_answers_a_shot() -> None:
    assert says(shot_at(["dodge", "beer"], [])) == "miss dodge"


def test_a_shield_is_not_wasted_on_two() -> None:
    assert says(shot_at(["beer"], ["sombrero"], "slab-the-killer")) == "pass"
    assert says(shot_at(["missed"], ["sombrero"], "slab-the-killer")) == "use sombrero"


def test_it_shoots_where_no_shield_lies() -> None:
    shields = {"in_play": ["sombrero", "iron-plate"]}
    roles = ("sheriff", "outlaw", "outlaw", "renegade")
    for shielded, other in ((1, 3), (3, 1)):
        seats: list[dict[str, Any]] = [{"hand": ["bang"]}, {}, {}, {}]
        seats[shielded] |= shields
        game = position(*seats, roles=roles)
        assert says(game) == f"play bang @{other}"


# -- three players ---------------------------------------------------------------------------


THREE = ("deputy", "outlaw", "renegade")
PREY = {"deputy": "renegade", "renegade": "outlaw", "outlaw": "deputy"}


@pytest.mark.parametrize("role", THREE)
def test_of_three_it_shoots_its_prey(role: str) -> None:
    others = tuple(other for other in THREE if other != role)
    for roles in ((role, *others), (role, *reversed(others))):
        game = position({"hand": ["bang"]}, roles=roles)
        assert says(game) == f"play bang @{roles.index(PREY[role])}"


@pytest.mark.parametrize("role", THREE)
def test_of_the_last_two_it_shoots_the_other(role: str) -> None:
    hunter = next(other for other, prey in PREY.items() if prey == role)
    roles = (role, hunter, PREY[role])
    game = position({"hand": ["bang"]}, {}, {"out": True}, roles=roles)
    assert says(game) == "play bang @1"


def test_a_renegade_of_eight_removes_the_rival_before_the_sheriff() -> None:
    roles = ("renegade", "sheriff", "renegade", "outlaw", "outlaw", "outlaw", "deputy", "deputy")
    out = [{"out": True}] * 5
    game = position({"hand": ["bang"]}, {"life": 1}, {"life": 1}, *out, roles=roles)
    assert says(game) == "play bang @2"


@pytest.mark.parametrize("players", range(3, 9))
def test_it_plays_to_the_end_with_dodge_city(players: int) -> None:
    for seed in range(4):
        game = saloon.new_game("bang", players=players, seed=seed, modules=DC)
        bots = [make_bot(("cowhand", "random")[(seed + i) % 3 == 0], i) for i in range(players)]
        play_out(game, bots)
        assert game.result is not None


def test_a_cowhand_of_three_beats_random_players() -> None:
    won = 0
    for seed in range(60):
        game = saloon.new_game("bang", players=3, seed=seed, modules=DC)
        bots = [make_bot("cowhand" if i == seed % 3 else "random", i) for i in range(3)]
        play_out(game, bots)
        assert game.result is not None
        won += seed % 3 in game.result.winners
    assert won >= 36


def test_every_question_of_dodge_city_has_an_answer() -> None:
    assert {"cost", "which", "shot", "play"} <= set(ANSWERS)
