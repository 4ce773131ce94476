"""The gambler: its sums are right, and it plays by them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

import saloon
from saloon.bots import Chair, make_bot, play_out
from saloon.bots.gambler import Gambler
from saloon.bots.gambler.cup import Cup, cup_of, expectations, faces_of
from saloon.bots.gambler.knacks import KNACKS
from saloon.bots.gambler.stance import wishes
from saloon.bots.gambler.table import Table
from saloon.games.dice.catalogue import BUILT
from saloon.games.registry import WHO
from saloon.kernel import Option
from saloon.testing.dice_scenario import DiceScenario

FIVE = ("base",) * 5
OTHERS = ["outlaw", "outlaw", "renegade", "deputy"]


def chosen(s: DiceScenario, bot: Gambler | None = None) -> Option:
    seat = s.asked
    return (bot or Gambler(1)).choose(Chair(s.game, seat), s.game.options(seat))


def worth(cup: Cup, symbol: str, needed: int) -> list[list[float]]:
    return [[float(shown[symbol] >= needed) for shown in cup.counts]]


# -- sums ------------------------------------------------------------------------------------


def test_five_dice_have_252_results_and_462_selections() -> None:
    cup = cup_of(FIVE, 3, True)
    assert (len(cup.complete), len(cup.nodes)) == (252, 462)
    assert len(cup_of(FIVE[:3], 3, True).complete) == 56


@pytest.mark.parametrize(
    ("rolls", "needed", "share"), [(3, 3, 0.238), (4, 3, 0.320), (3, 2, 0.563)]
)
def test_chasing_gatlings_succeeds_as_often_as_the_ledger_says(
    rolls: int, needed: int, share: float
) -> None:
    cup = cup_of(FIVE, 3, True)
    before_the_first_roll = expectations(cup, (), rolls, worth(cup, "gatling", needed))[-1]
    assert before_the_first_roll == pytest.approx(share, abs=0.0005)


def test_one_roll_agrees_with_counting_every_throw() -> None:
    """Two dice kept, three thrown: all 216 throws, with the arrows they bring."""
    cup = cup_of(FIVE, 3, True)
    finals = [
        [10.0 * shown["beer"] - arrows - 3.0 * (shown["dynamite"] >= 3) for shown in cup.counts]
        for arrows in range(6)
    ]
    kept = (("base", "beer"), ("base", "dynamite"))
    total = Fraction(0)
    for thrown in product(faces_of("base"), repeat=3):
        shown = Counter((*thrown, "beer", "dynamite"))
        exploded = 3 if shown["dynamite"] >= 3 else 0
        total += Fraction(10 * shown["beer"] - thrown.count("arrow") - exploded, 216)
    assert expectations(cup, kept, 1, finals)[cup.node(kept)] == pytest.approx(float(total))


def test_two_rolls_agree_with_looking_ahead_by_hand() -> None:
    """One die of a single kind of interest: roll again unless it shows a beer."""
    cup = cup_of(("base",), 3, True)
    kept = expectations(cup, (), 2, worth(cup, "beer", 1))
    nothing = cup.node(())
    # dynamite locks the die, so that only four faces of six roll again
    assert kept[nothing] == pytest.approx(1 / 6 + 4 / 6 * 1 / 6)
    free = cup_of(("base",), 3, False)
    again = expectations(free, (), 2, worth(free, "beer", 1))
    assert again[nothing] == pytest.approx(1 / 6 + 5 / 6 * 1 / 6)


def test_leaving_out_what_cannot_come_up_changes_no_sum() -> None:
    cup = cup_of(FIVE, 3, True)
    finals = [
        [3.0 * shown["gatling"] ** 2 + shown["beer"] - arrows for shown in cup.counts]
        for arrows in range(11)
    ]
    lying = [("base", face) for face in ("dynamite", "dynamite", "beer", "arrow", "gatling")]
    all_, some = (expectations(cup, dice, 2, finals) for dice in ((), lying))
    for keep in cup.keeps[cup.node(lying)]:
        assert some[keep] == pytest.approx(all_[keep])


def test_a_locked_die_is_in_every_selection_and_an_explosion_ends_it() -> None:
    cup = cup_of(FIVE, 3, True)
    names = {at: node for node, at in cup.nodes.items()}
    for at, shown in enumerate(cup.counts):
        assert bool(cup.keeps[at]) == (shown["dynamite"] < 3)
        for keep in cup.keeps[at]:
            assert names[keep][0].count("dynamite") == shown["dynamite"]


def test_everybody_whose_ability_changes_a_sum_is_known() -> None:
    assert set(KNACKS) <= {id_ for box in BUILT.values() for id_ in box.characters}


# -- choices ---------------------------------------------------------------------------------


def test_an_outlaw_next_to_a_dying_sheriff_stops_with_his_shot() -> None:
    s = DiceScenario(["sheriff", *OTHERS], life={0: 1}, first=1)
    s.roll("1 beer beer gatling arrow")
    assert chosen(s).verb == "stop" or "bullseye1" not in chosen(s).detail
    s.stop()
    assert chosen(s).seat == 0


def test_a_sheriff_rolls_for_beer_when_he_is_dying_and_keeps_it() -> None:
    s = DiceScenario(["sheriff", *OTHERS], life={0: 1}, roll="beer beer 1 2 gatling")
    assert "beer" not in chosen(s).detail


def test_nobody_alive_and_well_wants_a_last_arrow() -> None:
    """One more arrow is the Sheriff's death: a poor result is better than another roll."""
    s = DiceScenario(
        ["sheriff", *OTHERS],
        life={0: 2},
        arrows={0: 1, 2: 4, 3: 3},
        roll="1 1 beer beer gatling",
    )
    assert chosen(s).verb == "stop"


def test_a_lucky_start_is_thrown_for_the_gatling_if_it_kills() -> None:
    s = DiceScenario(
        ["sheriff", "outlaw", "outlaw", "renegade", "deputy"],
        life={1: 1, 2: 1, 3: 1},
        roll="gatling gatling 2 arrow dyn",
    )
    again = chosen(s)
    assert again.verb == "reroll"
    assert "gatling" not in again.detail


def test_a_deputy_gives_his_beer_to_the_dying_sheriff() -> None:
    s = DiceScenario(
        ["sheriff", "outlaw", "outlaw", "renegade", "deputy"], life={0: 1, 4: 7}, first=4
    )
    s.roll("beer gatling dyn arrow gatling")
    s.stop()
    assert (s.kind, chosen(s).seat) == ("beer", 0)


def test_who_shot_the_sheriff_is_shot_by_the_deputy() -> None:
    """Seat 1 had another target and chose the Sheriff; seat 3 beside the deputy did nothing."""
    s = DiceScenario(["sheriff", "outlaw", "deputy", "outlaw", "renegade"], first=1)
    s.roll("1 1 1 gatling dyn")
    deputy = Gambler(1)
    deputy.look(Chair(s.game, 2))
    s.stop()
    s.roll("1 gatling gatling dyn arrow")
    s.aim(0, 0, 0)
    assert s.asked == 2
    s.stop()
    assert chosen(s, deputy).seat == 1


def test_hits_that_are_coming_are_counted() -> None:
    """Two "1" and one life point left: the second goes to the other neighbour."""
    s = DiceScenario(["sheriff", "outlaw", "deputy", "renegade", "outlaw"], life={1: 1, 4: 1})
    s.roll("1 1 dyn gatling gatling")
    bot = Gambler(1)
    bot.look(Chair(s.game, 0))
    s.stop()
    first = chosen(s, bot)
    s.choose(first)
    assert {first.seat, chosen(s, bot).seat} == {1, 4}


def test_bart_takes_arrows_to_live() -> None:
    s = DiceScenario(
        ["sheriff", "outlaw", "outlaw", "renegade", "deputy"],
        characters={1: "bart-cassidy"},
        life={1: 1},
        roll="1 dyn dyn gatling gatling",
    )
    s.stop()
    s.aim(1)
    assert (s.kind, s.asked) == ("avert", 1)
    assert chosen(s).verb == "take-arrow"


@pytest.mark.parametrize("players", range(3, 9))
def test_gamblers_finish_their_games_and_repeat_them(players: int) -> None:
    def play() -> list[str]:
        game = saloon.new_game("dice", players=players, seed=players)
        play_out(game, [make_bot("gambler", seat) for seat in range(players)])
        assert game.result is not None
        return [str(choice) for choice in game.record.choices]

    assert play() == play()


@pytest.mark.parametrize("players", [4, 7])
def test_gamblers_play_on_as_zombies_and_into_the_next_game(players: int) -> None:
    modules = [name for name in BUILT if name != "base"]
    outbreaks = 0
    left: dict[str, Any] = {}
    for seed in range(4):
        game = saloon.new_game("dice", players=players, seed=seed, modules=modules, **left)
        play_out(game, [make_bot("gambler", seat) for seat in range(players)])
        outbreaks += game.view()["outbreak"]
        left = game.rules.hand_on(game, ())
    assert outbreaks


DEALS = 32
MORE = DEALS // 4
"""Deals that have to be won beyond those of random players."""


def wins(role: str, bot: str, modules: list[str]) -> int:
    """Of the same deals: how many this role wins with this bot, against random players."""
    won = 0
    for seed in range(DEALS):
        game = saloon.new_game("dice", players=5, seed=seed, modules=modules)
        roles = WHO["dice"].roles_of(game)
        bots = [
            make_bot(bot if each == role else "random", 100 * seed + seat)
            for seat, each in enumerate(roles)
        ]
        play_out(game, bots)
        assert game.result is not None
        won += roles.index(role) in game.result.winners
    return won


def wanted(life: dict[int, int], *, roles: Sequence[str], viewer: int) -> dict[int, float]:
    """What a gambler who knows who everybody is wishes them, on one seat."""
    table = Table(DiceScenario(list(roles), life=life).game.view(viewer))
    known: dict[int, dict[str, float]] = {seat: {role: 1.0} for seat, role in enumerate(roles)}
    return wishes(table, known, Counter(roles))


def test_a_renegade_sides_with_the_weaker() -> None:
    roles = ["sheriff", "renegade", "outlaw", "outlaw", "deputy"]
    strong_law = wanted({2: 2, 3: 2}, roles=roles, viewer=1)
    assert strong_law[4] > strong_law[2], "the Deputy rather than an Outlaw"
    strong_outlaws = wanted({0: 3, 4: 2}, roles=roles, viewer=1)
    assert strong_outlaws[2] > strong_outlaws[4], "an Outlaw rather than the Deputy"


def test_the_law_leaves_the_renegade_for_later() -> None:
    roles = ["sheriff", "renegade", "outlaw", "outlaw", "deputy"]
    many = wanted({}, roles=roles, viewer=0)
    assert many[1] < many[2] / 2


@pytest.mark.parametrize("role", ["sheriff", "deputy", "outlaw", "renegade"])
def test_every_role_wins_more_with_a_gambler(role: str) -> None:
    """Far apart, so that a small sample shows it; simulations have the numbers."""
    assert wins(role, "gambler", []) >= wins(role, "random", []) + MORE


def test_it_knows_the_modules() -> None:
    everything = [name for name in BUILT if name != "base"]
    assert wins("sheriff", "gambler", everything) >= wins("sheriff", "random", everything) + MORE
