"""Answers to what is done to somebody, and a shot that leaves none."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bang.armed_and_dangerous.tables import table

from saloon.games.registry import new_game
from saloon.testing import Scenario, conformance, rule, seat

BOX: dict[str, Any] = {"modules": ["answers"]}


# -- a character who answers a declared card with a hand card --------------------------------------


@pytest.mark.parametrize("card", ["duel", "jail", "cat-balou", "panic"])
def test_mick_defender_cancels_a_card_that_is_aimed_at_him_alone(card: str) -> None:
    """VS-CHAR-18, VS-CHAR-19."""
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=[card]),
            seat("mick-defender", hand=["missed:4s", "beer"], in_play=["barrel"]),
        ],
        **BOX,
    )
    s.plays(card, at=1)
    s.asks(1, "declared")
    assert s.options(1) == ["pass", "use missed:4s mick-defender"]
    s.responds(1, "missed")
    assert (s.hand(0), s.hand(1), s.in_play(1), s.life(1)) == ([], ["beer"], ["barrel"], 4)
    assert s.pile() == ["missed", card]
    assert s.active == 0


def test_he_is_asked_whether_or_not_he_holds_a_missed_and_nobody_else_is() -> None:
    """BB-TIMING-12: the question betrays nothing, and comes at the pace of a reaction."""
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["duel", "gatling"]),
            seat("mick-defender", hand=["beer"]),
            seat(hand=["missed"]),
        ],
        **BOX,
    )
    assert "declared" in s.game.rules.reactions
    s.plays("duel", at=1)
    assert s.game.decision.seats == (1,)
    assert s.options(1) == ["pass"]
    s.responds(1, "pass")
    s.responds(1, "pass")
    assert s.life(1) == 3
    s.plays("gatling")
    s.asks(1, "shot")  # VS-CHAR-18: not the only target


def test_he_defends_against_a_bang_in_the_usual_way() -> None:
    """VS-CHAR-21."""
    s = Scenario(
        seats=[seat(role="sheriff", hand=["bang"]), seat("mick-defender", hand=["missed"])], **BOX
    )
    s.plays("bang", at=1)
    s.asks(1, "shot")


# -- a shot that silences ------------------------------------------------------------------------


def test_what_keeps_somebody_alive_is_silent_too() -> None:
    s = table(
        seat(role="sheriff", hand=["bang"], in_play=["big-fifty"]),
        seat(role="outlaw", life=1, in_play=["ghost-car"]),
        modules=("returns",),
    )
    s.plays("bang", at=1)
    s.responds(0, "big-fifty")
    assert s.is_out(1)


@rule("CB-COLOR-09")
def test_a_card_that_keeps_somebody_does_so_even_while_it_is_silent() -> None:
    s = table(
        seat(role="sheriff", hand=["bang"], in_play=["big-fifty"]),
        seat(role="outlaw", presence="ghost-car", in_play=["ghost-car"]),
        modules=("returns",),
    )
    s.plays("bang", at=1)
    s.responds(0, "big-fifty")
    assert not s.is_out(1)


@pytest.mark.parametrize("character", ["jourdonnais", "bart-cassidy", "el-gringo"])
def test_big_fifty_cancels_ability_and_cards_for_one_shot(character: str) -> None:
    """AD-WEAPON-07, AD-WEAPON-08, and what the loss would set off; no longer than the shot."""
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang", "beer"], in_play=["long-tom"]),
            seat(character, in_play=["barrel", "mustang"], hand=["jail"]),
        ],
        **BOX,
    )
    full = s.life(1)
    s.plays("bang", at=1)
    s.responds(1, "pass")
    assert (s.life(1), s.hand(0), s.hand(1)) == (full - 1, ["beer"], ["jail"])
    assert s.distance(0, 1) == 2, "the Mustang works again"


def test_big_fifty_leaves_cards_in_hand_alone() -> None:
    """AD-WEAPON-09."""
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"], in_play=["long-tom"]),
            seat("calamity-janet", hand=["missed", "bang:2c"], in_play=["barrel"]),
        ],
        **BOX,
    )
    s.plays("bang", at=1)
    assert [each.partition(":")[0] for each in s.options(1)] == ["pass", "miss missed"]
    s.responds(1, "missed")
    assert s.life(1) == 4


# -- reactions to a theft, and effects once more -------------------------------------------------


@pytest.mark.parametrize(("card", "step"), [("panic", ""), ("cat-balou", ""), ("", "phase-1")])
def test_henry_block_shoots_who_robs_him(card: str, step: str) -> None:
    """VS-CHAR-10 to 12: by a card, or by Jesse Jones."""
    s = Scenario(
        seats=[
            seat("jesse-jones", role="sheriff", hand=[card] if card else []),
            seat("henry-block", hand=["beer"]),
        ],
        step=step or "phase-2",
        **BOX,
    )
    if card:
        s.plays(card, at=1)
    else:
        s.responds(0, "rob", at=1)
    if s.state.players[0].hand:
        s.responds(0, "pass")
    assert s.life(0) == 4
    assert s.hand(1) == []


def test_henry_block_minds_nothing_that_happens_by_itself() -> None:
    """VS-CHAR-13: El Gringo does not decide anything."""
    s = Scenario(
        seats=[seat("henry-block", role="sheriff", hand=["bang", "beer"]), seat("el-gringo")], **BOX
    )
    s.plays("bang", at=1)
    assert (s.hand(1), s.life(1)) == (["beer"], 2)


def test_lee_van_kliff_repeats_a_card_once_at_another_target() -> None:
    """WS-CHAR-22 to 24, WS-CHAR-28, WS-CHAR-29."""
    s = Scenario(
        seats=[
            seat("lee-van-kliff", role="sheriff", hand=["bang:2c", "bang:3c", "bang:4c"]),
            seat(),
            seat(),
            seat(),
        ],
        **BOX,
    )
    assert not s.can(0, "use bang:3c lee-van-kliff @3"), "nothing to repeat yet"
    s.plays("bang:2c", at=1)
    assert (s.life(1), s.state.used(0, 0, "bang")) == (3, 1)
    s.game.choose("use bang:3c lee-van-kliff @3", 0)
    assert (s.life(3), s.hand(0)) == (3, ["bang"])
    assert not s.can(0, "use bang:4c lee-van-kliff @3"), "only once"
    assert [name.partition(":")[0] for name in s.pile()] == ["bang", "bang"]


def test_the_repetition_is_not_paid_for_again() -> None:
    """WS-CHAR-27."""
    s = Scenario(
        seats=[seat("lee-van-kliff", role="sheriff", life=2, hand=["whisky", "beer", "bang:3c"])],
        modules=["answers", "dodge-city"],
    )
    s.plays("whisky")
    s.responds(0, "beer")
    assert s.life(0) == 4
    s.game.choose("use bang:3c lee-van-kliff", 0)
    assert (s.life(0), s.hand(0)) == (5, [])


def test_random_games_with_all_of_it_keep_the_contract() -> None:
    for seed in range(3):
        game = new_game(
            "bang",
            players=4 + seed,
            seed=seed,
            modules=["dodge-city", "answers", "returns", "stress"],
        )
        conformance.play_and_check(game, seed, every=60)
