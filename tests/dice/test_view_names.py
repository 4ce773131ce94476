"""What a view has, by name: clients and bots read it, and nothing more than this is shown."""

from __future__ import annotations

from random import Random

import saloon
from saloon.testing import conformance, rule

TABLE = {
    "game", "viewer", "turn", "active", "step", "players", "dice", "kinds", "rolls", "rolls_left",
    "spent", "supply", "prospects", "result", "question",
}  # fmt: skip
PLAYER = {"seat", "status", "role", "character", "life", "max_life", "arrows", "places"}
BOXES = {"token_pile", "rage_deck", "rage_discard", "boneyard", "outbreak"}
BEFORE_A_PLAYER = {"tokens", "rage", "rage_count", "revealed"}


@rule("DG-TIMING-04")
def test_a_view_has_these_names_from_the_first_choice_to_the_end() -> None:
    for modules, table, player in (
        ([], set(), set()),
        (["duels", "rage", "undead"], BOXES, BEFORE_A_PLAYER),
    ):
        game = saloon.new_game("dice", players=5, seed=1, modules=modules or None)
        random = Random(1)
        for choices in (0, 25):
            conformance.play_on(game, random, choices)
            for viewer in (None, 0, 4):
                view = game.view(viewer)
                assert set(view) == TABLE | table
                assert (view["game"], view["viewer"]) == ("dice", viewer)
                for each in view["players"]:
                    hidden = set() if viewer == each["seat"] else {"rage"}
                    assert set(each) - {"zombie"} == (PLAYER | player) - hidden
                    assert "zombie" not in each or "undead" in modules
        conformance.play_on(game, random, 5000)
        assert game.over
        assert set(game.view()["result"]) == {"side", "winners"}
