"""Russian Roulette: Missed! effects in turn until somebody has none."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.testing import Scenario, conformance, rule, seat

COMING: dict[str, Any] = {
    "modules": ["fistful-of-cards"], "events": ["russian-roulette"], "turn": 3,
}  # fmt: skip


@rule("FC-CARD-42", "ED-67")
def test_the_first_who_gives_no_missed_loses_two_life_points_and_it_ends() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["missed"]), seat(hand=["beer"]), seat(), seat()],
        **COMING,
    )
    s.ends_turn()
    s.asks(0, "roulette")
    s.responds(0, "missed")
    s.passes(1)
    assert [s.life(who) for who in range(4)] == [5, 2, 4, 4]
    assert (s.active, s.event, s.game.decision.kind) == (0, "russian-roulette", "play")


@rule("FC-CARD-42")
def test_who_has_no_card_at_all_need_not_be_asked() -> None:
    s = Scenario(seats=[seat(role="sheriff")], **COMING)
    s.ends_turn()
    assert (s.life(0), s.active) == (3, 0)


@rule("FC-CARD-43")
def test_it_goes_round_and_round() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["missed", "missed"]),
            seat(hand=["missed"]),
            seat(hand=["missed"]),
            seat(out=True),
        ],
        modules=["fistful-of-cards"],
        events=["russian-roulette"],
        turn=2,
    )
    s.ends_turn()
    for who in (0, 1, 2, 0):
        s.responds(who, "missed")
    assert s.life(1) == 2, "it was her second time, and she had nothing left"


@rule("FC-CARD-44")
def test_any_missed_effect_counts() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", in_play=["barrel"]),
            seat("jourdonnais"),
            seat("calamity-janet", hand=["bang"]),
            seat(),
        ],
        deck=["4h", "5h"],
        **COMING,
    )
    s.ends_turn()
    s.responds(0, "barrel")
    s.responds(1, "jourdonnais")
    s.responds(2, "bang")
    assert [s.life(who) for who in range(4)] == [5, 4, 4, 2]


@rule("FC-CARD-45")
def test_nobody_is_to_blame() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["missed"]),
            seat(role="outlaw", life=2),
            seat("el-gringo"),
        ],
        **COMING,
    )
    s.ends_turn()
    s.responds(0, "missed")
    assert s.is_out(1)
    assert len(s.hand(0)) == 2, "no reward, just the cards of phase 1"


@rule("BB-CROSS-18", "FC-CARD-42")
def test_it_is_resolved_before_the_sheriffs_dynamite() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["missed"], in_play=["dynamite"]), seat(hand=["beer"])],
        deck=["2s"],
        **COMING,
    )
    s.ends_turn()
    s.responds(0, "missed")
    s.asks(1, "roulette")
    assert s.in_play(0) == ["dynamite"], "not checked yet"
    s.passes(1)
    s.flips("2s")
    assert s.life(0) == 2


@rule("HN-EVENT-15", "HN-EVENT-02")
def test_belle_star_as_sheriff_silences_no_barrel_before_her_turn() -> None:
    s = Scenario(
        seats=[
            seat("belle-star", role="sheriff", hand=["missed"], in_play=["barrel"]),
            seat(in_play=["barrel", "bible"], hand=["bang"]),
            seat(),
        ],
        deck=["4h", "6c", "7c"],
        **COMING | {"modules": ["dodge-city", "fistful-of-cards"]},
    )
    s.ends_turn()
    s.responds(0, "missed")
    s.responds(1, "barrel")
    s.flips("4h")
    assert [s.life(who) for who in range(4)] == [5, 4, 2, 4]
    assert s.active == 0
    silent = s.state.sources(s.state.players[1])
    assert [source.id for source in silent] == ["nobody"], "but they are silent in her turn"


@rule("HN-EVENT-15")
@pytest.mark.parametrize(("sheriff", "drawn"), [("molly-stark", 1), (None, 0)])
def test_molly_stark_as_sheriff_draws_for_a_missed_before_her_turn(
    sheriff: str | None, drawn: int
) -> None:
    s = Scenario(
        seats=[seat(sheriff, role="sheriff", hand=["missed"]), seat(hand=["beer"])],
        deck=["4h", "5h", "6h", "7h"],
        **COMING | {"modules": ["dodge-city", "fistful-of-cards"]},
    )
    s.ends_turn()
    s.responds(0, "missed")
    s.asks(1, "roulette")
    assert len(s.hand(0)) == drawn
    s.passes(1)
    assert len(s.hand(0)) == drawn + 2


def test_it_can_be_copied_and_sampled_in_the_middle() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["missed", "missed"]), seat(hand=["missed", "beer"])],
        **COMING,
    )
    s.ends_turn()
    s.responds(0, "missed")
    twin = s.game.copy()
    assert twin.state.plain() == s.game.state.plain()
    conformance.play_and_check(s.game, 1, every=5)
