"""A table of the Dice Game: bots that play it, no editions, and why a die stays where it lies."""

from __future__ import annotations

import pytest
from tests.table.sitting import ANN, Sitting

from saloon.bots.registry import plays
from saloon.kernel import SetupError
from saloon.table.protocol import Settings
from saloon.table.starting import check, game_options
from saloon.testing import rule


def test_free_seats_are_filled_with_bots_that_play_it() -> None:
    s = Sitting(ANN, start=False, game="dice", players=5)
    assert s.do(ANN, {"do": "addbot"}).refused == ""
    assert s.do(ANN, {"do": "addbot", "bot": "cowhand"}).refused == "bad-settings"
    assert s.do(ANN, {"do": "start"}).refused == ""
    kinds = [chair.bot for chair in s.table.seating if chair.bot]
    assert len(kinds) == 4
    assert all(plays(kind, "dice") for kind in kinds)


def test_it_knows_no_editions_and_refuses_rulings_of_another_game() -> None:
    assert game_options(Settings(game="dice", players=5)).keys() == {"game", "players", "modules"}
    with pytest.raises(SetupError, match="unknown ruling 'panic-self-target'"):
        check(Settings(game="dice", players=5, rulings={"panic-self-target": True}))


@rule("DG-THREE-15")
def test_a_ruling_of_the_table_reaches_the_game() -> None:
    rulings: dict[str, bool | int | str] = {"nobody-left-of-three": "outlaw"}
    s = Sitting(ANN, game="dice", players=3, rulings=rulings)
    match = s.table.match
    assert match is not None
    assert match.game.rules.setup.options["rulings"] == rulings


def test_why_a_die_cannot_be_rolled_is_told_with_its_rule() -> None:
    """The first roll with dynamite in it, whoever's turn it is among the seeds."""
    for seed in range(200):
        s = Sitting(ANN, game="dice", players=4, seed=seed)
        view = s.clients[ANN.id].view
        if view["active"] == 0 and view["step"] == "reroll" and view["prospects"]["locked"]:
            break
    answer = s.do(ANN, {"do": "why", "verb": "reroll", "detail": "dynamite"})
    assert (answer.refused, answer.rule) == ("illegal", "DG-ROLL-07")
    assert answer.facts == {"die": "dynamite"}
