"""The gambler with duel dice, wound tokens, Rage cards and zombies."""

from __future__ import annotations

from collections import Counter

import pytest

from saloon.bots import Chair
from saloon.bots.gambler import Gambler
from saloon.bots.gambler.cup import cup_of, expectations
from saloon.bots.gambler.stance import wishes
from saloon.bots.gambler.table import Table
from saloon.kernel import Option
from saloon.testing.dice_scenario import DiceScenario

FIVE = ["sheriff", "outlaw", "outlaw", "renegade", "deputy"]
DUELS = ("duels", "rage")
WITH_DUELS = ("base", "base", "base", "duel", "duel")


def chosen(s: DiceScenario) -> Option:
    return Gambler(1).choose(Chair(s.game, s.asked), s.game.options(s.asked))


def test_duel_dice_have_840_results_with_their_own_odds() -> None:
    cup = cup_of(WITH_DUELS, 3, True)
    assert len(cup.complete) == 56 * 15
    duels = [[float(shown["duel"] >= 1) for shown in cup.counts]]
    # Two faces of six are duels, on two of the five dice.
    assert expectations(cup, (), 1, duels)[-1] == pytest.approx(1 - (2 / 3) ** 2)
    beers = [[float(shown["beer"]) for shown in cup.counts]]
    assert expectations(cup, (), 1, beers)[-1] == pytest.approx(3 / 6), "no beer on a duel die"


def test_a_token_that_is_dynamite_makes_two_enough() -> None:
    s = DiceScenario(FIVE, modules=DUELS, tokens={0: "dyn"}, roll="1 1 dyn whisky duel")
    table = Table(s.game.view(0))
    assert table.explosive == 2
    assert not cup_of(tuple(table.kinds), table.explosive, True).keeps[
        cup_of(tuple(table.kinds), 2, True).node(
            [("base", "dynamite"), ("base", "dynamite"), ("base", "beer"),
             ("duel", "whisky"), ("duel", "duel")]
        )
    ]  # fmt: skip


def test_a_cancelled_shot_is_not_worth_keeping() -> None:
    """A "1" beside a dying Sheriff wins the game, unless a token cancels it."""
    free = DiceScenario(FIVE, modules=DUELS, life={0: 1}, first=1)
    free.roll("1 beer beer whisky gatling")
    assert "bullseye1" not in chosen(free).detail
    held = DiceScenario(FIVE, modules=DUELS, life={0: 1}, first=1, tokens={1: "1"})
    held.roll("1 beer beer whisky gatling")
    assert chosen(held).verb == "reroll"


def test_an_outlaw_challenges_the_sheriff() -> None:
    s = DiceScenario(FIVE, modules=DUELS, life={0: 2}, first=2)
    s.roll("dyn gatling gatling duel dyn")
    s.stop()
    assert (s.kind, chosen(s).seat) == ("duel", 0)


def test_the_token_in_the_way_is_drunk_away() -> None:
    s = DiceScenario(
        FIVE, modules=DUELS, life={0: 1}, first=1, tokens={1: "beer 1"}
    )  # fmt: skip
    s.roll("1 dyn gatling whisky dyn")
    s.stop()
    assert (s.kind, chosen(s).detail) == ("drop-token", "bullseye1")


def test_belle_star_defuses_what_would_explode() -> None:
    s = DiceScenario(
        FIVE,
        modules=("posse",),
        characters={0: "belle-star"},
        life={0: 1, 1: 1, 2: 1, 3: 1},
        roll="dyn dyn gatling gatling 1",
    )
    assert (s.kind, chosen(s).verb) == ("change-die", "change"), "and has three gatlings"


def test_after_an_outbreak_only_teams_count() -> None:
    roles = ["sheriff", "outlaw", "outlaw", "renegade", "deputy"]
    s = DiceScenario(
        roles, modules=("undead",), life={1: 0, 2: 0}, outbreak=True, roll="1 beer dyn dyn gatling"
    )
    table = Table(s.game.view(s.asked))
    odds = {place.seat: {"outlaw": 1.0} for place in table.places}
    wanted = wishes(table, odds, Counter(roles))
    mine = table.me.team
    assert mine is not None
    assert {seat for seat, wish in wanted.items() if wish < 0} == {
        place.seat for place in table.here if place.team == mine
    }


def test_a_zombie_plays_with_three_dice() -> None:
    s = DiceScenario(FIVE, modules=("undead",), life={1: 0, 2: 0}, outbreak=True)
    s.roll("gatling gatling dyn dyn arrow 1 2 beer")
    s.stop()
    table = Table(s.game.view(1))
    assert (s.asked, len(table.dice)) == (1, 3)
    assert chosen(s) in s.game.options(1)
