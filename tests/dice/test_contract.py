"""Whole games: they end, nothing is lost on the way, and they can be stored."""

from __future__ import annotations

import json
from itertools import combinations
from typing import Any

import pytest

import saloon
from saloon.bots import make_bot, play_out
from saloon.games.dice.catalogue import BUILT, configure
from saloon.kernel import Game, RecordError, SetupError
from saloon.testing import conformance, rule


def _is_allowed(modules: tuple[str, ...], players: int = 8) -> bool:
    try:
        configure(players, modules)
    except SetupError:
        return False
    return True


SETS = [
    modules
    for count in range(len(BUILT) + 1)
    for modules in combinations([name for name in BUILT if name != "base"], count)
    if _is_allowed(modules)
]
"""Every set of modules that can be used together."""


@pytest.mark.games
@pytest.mark.parametrize("players", range(3, 9))
def test_the_dice_game_keeps_the_contract(players: int) -> None:
    game = saloon.new_game("dice", players=players, seed=players)
    conformance.play_and_check(game, players, every=12)


@pytest.mark.games
@pytest.mark.parametrize("modules", SETS[1:], ids="+".join)
def test_games_with_modules_keep_the_contract(modules: tuple[str, ...]) -> None:
    players = 4 + SETS.index(modules) % 5
    game = saloon.new_game("dice", players=players, seed=players, modules=list(modules))
    conformance.play_and_check(game, players, every=25)


@pytest.mark.games
@rule("DG-ARROW-12", "DG-ARROW-13")
@pytest.mark.parametrize(
    ("modules", "players"),
    [(modules, n) for modules in SETS for n in range(3, 9) if _is_allowed(modules, n)],
)
def test_random_games_end_with_everything_in_its_place(
    modules: tuple[str, ...], players: int
) -> None:
    def look(game: Game) -> None:
        assert game.rules.problems(game.state) == []
        if not game.over:
            state: Any = game.state
            assert not any(game.rules.is_out(state, seat) for seat in game.unanswered())
            if game.quiet:
                assert state.supply >= 1

    for seed in range(5 if modules else 25):
        game = saloon.new_game("dice", players=players, seed=seed, modules=list(modules))
        play_out(game, [make_bot("random", seat) for seat in range(players)], after=look)
        assert game.result is not None


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"dice": ["whisky"] * 5}, "dice"),
        ({"dice": ["beer"]}, "list of 5"),
        ({"supply": 12}, "supply"),
        ({"players": []}, "players"),
        ({"active": 9}, "active"),
        ({"spent": 1}, "spent"),
        ({"agenda": [["dance", 0]]}, "agenda"),
    ],
)
def test_broken_stored_games_are_refused(changed: dict[str, Any], words: str) -> None:
    game = saloon.new_game("dice", players=5, seed=4)
    game.begin()
    while not game.quiet:
        game.choose(game.options(game.unanswered()[0])[0])
    plain = json.loads(json.dumps(game.plain()))
    with pytest.raises(RecordError, match=words):
        Game.resume(game.rules, plain | changed)


def test_the_view_says_why_the_sheriff_has_more_life() -> None:
    game = saloon.new_game("dice", players=5, seed=4)
    sheriff = game.view()["active"]
    parts = game.reasons(None, sheriff)["max_life"]
    assert parts[-1] == {"why": "sheriff", "amount": 2}
    assert sum(each["amount"] for each in parts) == game.view()["players"][sheriff]["max_life"]


@pytest.mark.parametrize(
    ("box", "changed", "words"),
    [
        ("rage", {"deck": []}, "a piece of 'rage' is in no place"),
        ("rage", {"held": [[]]}, "held"),
        ("rage", {"discard": [0]}, "discard"),
        ("rage", {"revealed": 7}, "revealed"),
        ("duels", {"pile": []}, "a piece of 'token' is in no place"),
        ("duels", {"held": [[-1], [], [], [], []]}, "held"),
        ("undead", {"deck": []}, "a piece of 'boneyard' is in no place"),
        ("undead", {"outbreak": 1}, "after the outbreak"),
        ("undead", {"face_up": [0]}, "face_up"),
        ("undead", {"fallen": [5]}, "fallen"),
        ("undead", {"due": 2}, "due"),
        ("undead", {"master": 5}, "master"),
        ("legacy", {"past": {}}, "past"),
        ("legacy", {"bonus": -2}, "bonus"),
        ("legacy", {"killer": "x"}, "killer"),
    ],
)
def test_what_a_box_keeps_is_looked_at(box: str, changed: dict[str, Any], words: str) -> None:
    game = saloon.new_game("dice", players=5, seed=4, modules=[*BUILT])
    game.begin()
    while not game.quiet:
        game.choose(game.options(game.unanswered()[0])[0])
    plain = json.loads(json.dumps(game.plain()))
    broken = plain | {"kept": plain["kept"] | {box: plain["kept"][box] | changed}}
    with pytest.raises(RecordError, match=words):
        Game.resume(game.rules, broken)
    kept = {name: value for name, value in plain["kept"].items() if name != box}
    with pytest.raises(RecordError, match=box):
        Game.resume(game.rules, plain | {"kept": kept})
