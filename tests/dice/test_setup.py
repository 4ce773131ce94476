"""DG-SETUP, DG-THREE: what lies on the table before the first roll."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import saloon
from saloon.games.dice.catalogue import BUILT
from saloon.kernel import SetupError
from saloon.testing import rule
from saloon.testing.dice_scenario import DiceScenario

FIVE = ["sheriff", "outlaw", "deputy", "outlaw", "renegade"]


def dealt(players: int, seed: int = 3) -> saloon.Game:
    return saloon.new_game("dice", players=players, seed=seed)


def roles(game: saloon.Game) -> Counter[str]:
    return Counter(face.role for face in game.state.face[: game.state.seats])


def sheriff_of(game: saloon.Game) -> int:
    players = game.view()["players"]
    return [player["role"] for player in players].index("sheriff")


@rule("DG-SETUP-01")
@pytest.mark.parametrize("players", [0, 2, 9])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(SetupError, match="DG-SETUP-01"):
        dealt(players)


@rule("DG-SETUP-02", "DG-SETUP-03", "DG-SETUP-04")
@pytest.mark.parametrize(("players", "counts"), [(4, (0, 2, 1)), (5, (1, 2, 1)), (6, (1, 3, 1))])
def test_the_roles_of_four_to_six(players: int, counts: tuple[int, ...]) -> None:
    found = roles(dealt(players))
    assert (found["deputy"], found["outlaw"], found["renegade"]) == counts
    assert found["sheriff"] == 1


@rule("DG-SETUP-05", "DG-SETUP-06")
@pytest.mark.parametrize(("players", "counts"), [(7, (2, 3, 1)), (8, (2, 3, 2))])
def test_the_roles_of_seven_and_eight(players: int, counts: tuple[int, ...]) -> None:
    found = roles(dealt(players))
    assert (found["deputy"], found["outlaw"], found["renegade"]) == counts
    assert found["sheriff"] == 1


@rule("DG-SETUP-07", "DG-SETUP-19")
def test_roles_are_shuffled_over_all_seats() -> None:
    dealings = {tuple(face.role for face in dealt(5, seed).state.face[:5]) for seed in range(40)}
    assert len(dealings) > 15
    assert all(Counter(each) == Counter(FIVE) for each in dealings)


@rule("DG-SETUP-08", "DG-SETUP-09", "DG-TIMING-04")
def test_only_the_sheriff_and_ones_own_role_are_seen() -> None:
    game = dealt(6)
    sheriff = sheriff_of(game)
    for viewer in range(6):
        seen = {p["seat"] for p in game.view(viewer)["players"] if p["role"] is not None}
        assert seen == {viewer, sheriff}
    views = [game.view(viewer)["players"] for viewer in (None, 0, 1)]
    public = ("life", "max_life", "arrows", "character", "status")
    assert len({str([[p[name] for name in public] for p in each]) for each in views}) == 1


@rule("DG-SETUP-10", "DG-SETUP-15")
def test_characters_are_dealt_face_up_and_once() -> None:
    seen: set[str] = set()
    for seed in range(30):
        dealt_now = [player["character"] for player in dealt(8, seed).view()["players"]]
        assert len(set(dealt_now)) == 8
        seen |= set(dealt_now)
    assert len(seen) == 16


@rule("DG-SETUP-11", "DG-SETUP-12", "DG-CHAR-52")
def test_life_points_are_those_of_the_character_and_two_more_for_the_sheriff() -> None:
    lives = {"el-gringo": 7, "jourdonnais": 7, "kit-carlson": 7}
    lives |= dict.fromkeys(("jesse-jones", "paul-regret", "rose-doolan", "vulture-sam"), 9)
    for seed in range(20):
        for player in dealt(5, seed).view()["players"]:
            extra = 2 if player["role"] == "sheriff" else 0
            assert player["life"] == lives.get(player["character"], 8) + extra
            assert player["max_life"] == player["life"]


@rule("DG-SETUP-13")
def test_the_sheriff_can_be_healed_up_to_his_start() -> None:
    s = DiceScenario(FIVE, characters={0: "bart-cassidy"}, life={0: 9}, roll="beer beer 1 1 1")
    s.stop()
    s.aim(1, 1, 1)
    s.give(0, 0)
    assert s.life(0) == 10


@rule("DG-SETUP-14", "DG-SETUP-16")
def test_all_arrows_are_in_the_supply_and_the_sheriff_begins() -> None:
    for seed in range(10):
        game = saloon.new_game("dice", players=5, seed=seed)
        state: Any = game.state
        assert state.supply == 9
        assert not any(player.arrows for player in state.players)
        assert game.view()["active"] == sheriff_of(game)


@rule("DG-SETUP-17", "DG-ROLL-01")
def test_five_dice_with_six_different_faces() -> None:
    state: Any = dealt(4).state
    assert len(state.kinds) == 5
    faces = {"arrow", "dynamite", "bullseye1", "bullseye2", "beer", "gatling"}
    assert all(len(kind.faces) == 6 and set(kind.faces) == faces for kind in state.kinds)
    s = DiceScenario(FIVE, roll="arrow dyn 1 2 gatling")
    assert s.heard("rolled")[0].facts["rolled"] == s.state.dice
    assert len(s.state.dice) == 5


@rule("DG-SETUP-18")
def test_life_points_are_not_limited_by_tokens() -> None:
    nines = ["jesse-jones", "paul-regret", "rose-doolan", "vulture-sam"]
    eights = ["black-jack", "lucky-duke", "suzy-lafayette", "willy-the-kid"]
    roles = ["sheriff", *["outlaw"] * 3, *["deputy"] * 2, *["renegade"] * 2]
    s = DiceScenario(roles, characters=dict(enumerate(nines + eights)))
    assert sum(s.lives()) == 70


@rule("DG-THREE-01", "DG-THREE-02", "DG-THREE-06", "DG-THREE-07")
def test_three_players_have_three_open_roles_and_the_deputy_begins() -> None:
    for seed in range(12):
        game = dealt(3, seed)
        players = game.view()["players"]
        assert sorted(p["role"] for p in players) == ["deputy", "outlaw", "renegade"]
        assert players[game.view()["active"]]["role"] == "deputy"
        lives = BUILT["base"].characters
        assert all(p["max_life"] == lives[p["character"]].life for p in players)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"modules": ["dodge-city"]}, "unknown module"),
        ({"modules": "base"}, "a list"),
        ({"modules": 5}, "a list"),
        ({"modules": [["base"]]}, "a list"),
        ({"edition": "dynamite-box"}, "unknown option"),
        ({"position": 3}, "named lists"),
        ({"position": {"hands": []}}, "no 'hands'"),
        ({"position": {"roles": ["sheriff", "sheriff"]}}, "no .further. role"),
        ({"position": {"characters": ["nobody"]}}, "no .further. character"),
        ({"position": {"life": [99, 1, 1, 1, 1]}}, "DG-BEER-04"),
        ({"position": {"life": [1]}}, "every seat"),
        ({"position": {"arrows": [9, 0, 0, 0, 0]}}, "DG-ARROW-13"),
        ({"position": {"life": [1, 0, 0, 0, 0]}}, "two living"),
        ({"position": {"first": 7}}, "a seat"),
    ],
)
def test_what_cannot_be_set_up_is_refused(options: dict[str, Any], words: str) -> None:
    with pytest.raises(SetupError, match=words):
        saloon.new_game("dice", players=5, **options).begin()
