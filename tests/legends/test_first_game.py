"""The first game: what is left out of it, and with whom it can be played."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.games.registry import new_game
from saloon.kernel import SetupError
from saloon.testing import rule
from saloon.testing.legends_scenario import LegendsScenario as Scenario

STORIES = (2, 3, 5, 8, 9, 12, 14, 17, 18, 19, 21, 22, 23, 29, 30, 31, 33, 35, 39, 40)


def first(*players: dict[str, Any], **more: Any) -> Scenario:
    return Scenario(players, modules=["first-game"], **more)


@rule("WL-FIRST-05")
def test_twenty_stories_in_a_single_deck() -> None:
    s = first({}, {}, {}, {})
    places = s.game.view(None)["stories"]
    assert (len(places), places[0]["deck"]) == (1, 19)
    faces = [face.text for face in s.state.face if face.text.startswith("story:")]
    assert sorted(faces) == sorted(f"story:{number}" for number in STORIES)
    assert len(Scenario([{}, {}, {}]).game.view(None)["stories"]) == 2


@rule("WL-FIRST-07")
def test_cylinders_go_to_the_one_open_card_and_stay_there() -> None:
    stories = {"open": [5], "cylinders": [[1, 0]]}
    s = first({"space": "DR10"}, {}, {}, {}, {}, stories=stories)
    s.act("work")
    assert s.offered("contribute") == ["story:5"]
    s.act("contribute story:5")
    assert s.game.view(None)["stories"][0]["cylinders"] == [2, 0, 0, 0, 0]
    # Both are there now: in the next turn there is none to put, and none to move.
    s.ends_turn(0)
    if s.kind == "income":
        s.act("income money")
    s.player(0).space = "DR10"
    s.act("work")
    assert s.refused("contribute story:5") == "WL-STORY-30"


@rule("WL-FIRST-08")
@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_with_other_numbers_of_players_characters_are_chosen_freely(players: int) -> None:
    dealt = set()
    for seed in range(8):
        game = new_game("legends", players=players, seed=seed, modules=["first-game"])
        game.begin()
        assert game.decision.kind == "character"
        for seat in range(players):
            cards = game.view(seat)["players"][seat]["choice"]
            assert len(cards) == 2
            dealt |= set(cards)
        while game.decision.kind in ("character", "start-space"):
            for seat in game.unanswered():
                game.choose(game.options(seat)[-1], seat)
        view = game.view(None)
        assert (view["length"], len(view["stories"])) == (15, 1)
        assert ("man_in_black" in view) == (players == 2)
    assert len(dealt) == 12


@rule("WL-FIRST-01", "WL-FIRST-06", "WL-MIBRULE-04")
def test_settings_that_do_not_go_together_are_refused_by_their_rule() -> None:
    refused: list[tuple[dict[str, Any], str]] = [
        ({"players": 4, "modules": ["first-game", "goals"]}, "WL-FIRST-01"),
        ({"players": 4, "modules": ["first-game"], "rulings": {"length": "long"}}, "WL-FIRST-06"),
        ({"players": 3, "rulings": {"man-in-black": "normal"}}, "WL-SETUP-01"),
        ({"players": 2, "rulings": {"man-in-black": 3}}, "WL-MIBRULE-04"),
        ({"players": 7, "modules": ["goals"]}, "WL-SETUP-01"),
    ]
    for options, by in refused:
        with pytest.raises(SetupError) as error:
            new_game("legends", **options)
        assert error.value.rule == by
    new_game("legends", players=2, modules=["first-game"], rulings={"man-in-black": "easy"})
    new_game("legends", players=2, modules=["goals"], rulings={"length": "long"})
