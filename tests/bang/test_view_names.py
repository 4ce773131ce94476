"""What a view has, by name: clients and bots read it, and nothing more than this is shown."""

from __future__ import annotations

from random import Random

import saloon
from saloon.games.bang.catalogue import BUILT, configure
from saloon.games.bang.facts import PLAYER
from saloon.kernel.facts import Word
from saloon.testing import conformance
from saloon.testing.told import check_told


def test_a_view_has_what_is_declared_from_the_first_choice_to_the_end() -> None:
    game = saloon.new_game("bang", players=5, seed=1, modules=["dodge-city", "high-noon"])
    random = Random(1)
    for choices in (0, 40, 4000):
        conformance.play_on(game, random, choices)
        for viewer in (None, 0, 4):
            view = game.view(viewer)
            check_told(game)
            assert view["viewer"] == viewer
            assert ("question" in view) != game.over
            assert set(view["events"]) == {"round"}
    assert game.over
    assert set(game.view()["result"]) == {"side", "winners"}


def test_who_is_out_is_out_for_the_rules_and_in_the_view() -> None:
    game = saloon.new_game("bang", players=7, seed=3)
    random = Random(3)
    while not game.over:
        conformance.play_on(game, random, 1)
        out = [game.rules.is_out(game.state, seat) for seat in range(7)]
        assert out == [player["status"] == "out" for player in game.view()["players"]]
    assert any(out)


def test_every_way_of_being_in_the_game_is_shown_by_a_declared_word() -> None:
    boxes = [name for name in BUILT if name != "base"]
    ways = configure(7, boxes, "dynamite-box", None).layout.known["presence"]
    shown = {each.shown for each in ways.values()}
    status = PLAYER["status"]
    assert isinstance(status, Word)
    assert shown == set(status.words)
