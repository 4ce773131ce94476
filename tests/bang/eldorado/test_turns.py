"""Eldorado: Lifetime and Mad Ride."""

from __future__ import annotations

from typing import Any, cast

import pytest
from tests.bang.eldorado.table import PLAIN, SHERIFF, kept, now, told, under

from saloon.games.bang.modules.eldorado.turns import Ride
from saloon.testing import Scenario, rule, seat

# -- Lifetime ----------------------------------------------------------------------------------


def locked_up(who: int = 1, *, deck: list[str] | None = None, **more: Any) -> Scenario:
    """The Sheriff has locked somebody up for life, before his own turn."""
    s = Scenario(
        seats=more.pop("seats", [SHERIFF]), turn=3, modules=["eldorado"],
        events=["lifetime", "scout", "winifred"], deck=["9d", "10d", *(deck or PLAIN)], **more,
    )  # fmt: skip
    s.ends_turn()
    s.asks(0, "lifetime")
    s.responds(0, "lock-up", at=who)
    return s


@rule("EL-CARD-46")
def test_the_sheriff_may_lay_it_in_front_of_anybody_else() -> None:
    s = locked_up(2)
    assert s.game.view(3)["players"][2]["fate"] == ["lifetime"]
    assert told(s, "jailed")[0].facts["target"] == 2
    s = Scenario(seats=[SHERIFF], turn=3, modules=["eldorado"], events=["lifetime"], deck=PLAIN)
    s.ends_turn()
    assert s.options(0) == ["pass", "lock-up @1", "lock-up @2", "lock-up @3"]
    s.passes(0)
    assert kept(s).prisoner == -1


@rule("EL-CARD-47", "EL-CARD-49")
def test_a_failed_check_costs_the_turn_and_opens_nothing() -> None:
    s = locked_up()
    for _ in range(2):
        s.ends_turn()
        s.flips(*PLAIN[:1] if not told(s, "skipped")[1:] else PLAIN[7:8])
        assert s.active == 2
        assert kept(s).prisoner == 1
        for _ in range(2):
            s.ends_turn()
        assert s.active == 0


@rule("EL-CARD-47")
def test_a_heart_opens_it() -> None:
    s = locked_up(deck=["2h", "3c", "4c", "5c"])
    s.ends_turn()
    assert (s.active, kept(s).prisoner) == (1, -1)
    assert told(s, "released")[0].seat == 1


@rule("EL-CARD-47", "EL-CARD-48")
def test_it_outlasts_its_two_rounds_until_somebody_brings_an_ace() -> None:
    s = locked_up(seats=[seat(role="sheriff", hand=["scope:as"])])
    kept(s).laps = 1
    s.ends_turn()
    for _ in range(2):
        s.ends_turn()
    assert (now(s), s.active, kept(s).prisoner) == ("scout", 0, 1), "covered by the next event"
    s.plays("scope")
    assert kept(s).prisoner == -1
    s.ends_turn()
    assert s.active == 1


@rule("EL-CARD-47")
def test_who_leaves_the_game_leaves_it_behind() -> None:
    seats = [seat(role="sheriff", hand=["bang:kd"]), seat(role="outlaw", life=1)]
    s = locked_up(seats=seats)
    s.plays("bang", at=1)
    assert s.is_out(1)
    assert kept(s).prisoner == -1


# -- Mad Ride ----------------------------------------------------------------------------------


def ride(*deck: str, **more: Any) -> Scenario:
    """Mad Ride comes before the Sheriff's turn."""
    given: dict[str, Any] = {"seats": [SHERIFF], "modules": ["eldorado"], **more}
    s = Scenario(turn=3, events=["mad-ride", "scout"], deck=list(deck), **given)
    s.ends_turn()
    return s


@rule("EL-CARD-51", "EL-CARD-52", "EL-CARD-53", "EL-CARD-79")
def test_every_second_player_turns_up_a_card_and_is_passed_over() -> None:
    s = ride("2c", "3c", "4c", "5c", "6c", "7c", "8c", "9c", "10c")
    assert (s.active, len(s.hand(0))) == (0, 2), "before a turn: that turn is normal"
    s.ends_turn()
    assert (s.active, s.hand(1), s.top()) == (2, [], "bang:4c")
    s.ends_turn()
    assert s.active == 0, "seat 3 was passed over"
    assert [event.seat for event in told(s, "turn")] == [0, 2, 0]
    assert [event.seat for event in told(s, "skipped")] == [1, 3]


@rule("EL-CARD-52", "EL-CARD-80")
def test_an_ace_turned_up_cancels_it_and_that_player_plays_on() -> None:
    s = ride("2c", "3c", "as", "5c", "6c", "7c", "8c")
    s.ends_turn()
    assert (now(s), s.active, len(s.hand(1))) == (None, 1, 2)
    s.ends_turn()
    assert (now(s), s.active) == ("scout", 2)
    assert told(s, "event")[-1].seat == 1


@rule("EL-CARD-79")
def test_turned_up_at_the_end_of_a_turn_the_next_player_is_checked_first() -> None:
    s = under("scout", seat(role="sheriff", hand=["scope:as"]), events=["mad-ride"])
    s.plays("scope")
    s.ends_turn()
    assert (now(s), s.active) == ("mad-ride", 2), "seat 1 was passed over"
    assert told(s, "skipped")[0].seat == 1


@rule("EL-CARD-54")
def test_with_two_players_nothing_happens() -> None:
    out = [seat(role="outlaw", out=True), seat(role="renegade", out=True)]
    s = under("mad-ride", SHERIFF, seat(role="outlaw"), *out)
    s.ends_turn()
    assert s.active == 1
    s.ends_turn()
    assert s.active == 0
    assert not told(s, "check")


@rule("EL-CARD-54", "EL-CARD-55")
def test_when_the_third_falls_the_pile_helps_nobody_any_longer() -> None:
    """A Missed! that Calamity Janet shoots with lies on top of the pile."""
    shots = ["missed:2s", "missed:3s", "bang"]
    seats = [
        seat("calamity-janet", role="sheriff", hand=shots, in_play=["volcanic", "scope"]),
        seat(role="outlaw", life=1, hand=["beer"]),
        seat(role="renegade", life=3, hand=["beer"]),
        seat(role="outlaw", out=True),
    ]
    s = under("mad-ride", *seats)
    s.plays("missed:2s", at=2, as_="bang")
    s.uses(2, "mad-ride")
    s.plays("bang", at=1)
    s.responds(1, "pass")
    s.responds(1, "pass")
    assert s.game.rules.problems(s.state) == []
    s.plays("missed:3s", at=2, as_="bang")
    s.refuses_use(2, "mad-ride", "EL-CARD-54")
    assert s.options(2) == ["pass"]


@rule("EL-CARD-55")
def test_the_top_of_the_pile_answers_a_shot_once() -> None:
    seats = [seat(role="sheriff", hand=["gatling"]), seat(hand=["missed:2s"])]
    s = under("mad-ride", *seats)
    s.plays("gatling")
    assert s.options(1) == ["pass", "miss missed:2s"], "the Gatling itself is no help"
    s.responds(1, "missed")
    assert s.options(2) == ["pass", "use mad-ride"]
    s.uses(2, "mad-ride")
    s.uses(3, "mad-ride")
    assert [s.life(who) for who in range(4)] == [5, 4, 4, 4]
    assert s.pile() == ["gatling", "missed"], "it stays where it lies"


@rule("EL-CARD-55", "BB-CARD-47")
def test_the_top_of_the_pile_does_not_answer_the_same_shot_twice() -> None:
    slab = seat("slab-the-killer", role="sheriff", hand=["bang"])
    s = under("mad-ride", slab, seat("calamity-janet", hand=["beer"]))
    s.plays("bang", at=1)
    s.uses(1, "mad-ride")  # the BANG! card lies on top, and is a Missed! for her
    s.asks(1, "shot")
    assert s.options(1) == ["pass"]
    s.refuses_use(1, "mad-ride", "BB-CARD-47")


@rule("EL-CARD-55")
def test_the_pile_does_not_help_at_russian_roulette() -> None:
    s = Scenario(
        seats=[SHERIFF, seat(), seat(), seat()],
        turn=3,
        event="mad-ride",
        events=["russian-roulette"],
        pile=["missed:2s"],
        modules=["eldorado", "fistful-of-cards"],
    )
    s.ends_turn()
    assert [event.facts["event"] for event in told(s, "event")][-1:] == ["russian-roulette"]
    assert not told(s, "used")
    assert s.life(0) == 3


@rule("EL-CARD-55")
def test_the_pile_helps_against_a_ricochet() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"]),
            seat("calamity-janet", in_play=["mustang"]),
        ],
        event=["ricochet", "mad-ride"],
        modules=["eldorado", "fistful-of-cards"],
    )
    s.uses(0, "ricochet")
    s.responds(0, "mustang", at=1)
    s.uses(1, "mad-ride")  # the BANG! card lies on top, and is a Missed! for her
    assert s.in_play(1) == ["mustang"]


@rule("EL-CARD-55")
@pytest.mark.parametrize(("top", "free"), [("beer:6h", True), ("bang:9d", False)])
def test_a_heart_on_the_pile_opens_the_jail(top: str, free: bool) -> None:
    s = under("mad-ride", SHERIFF, seat(), seat(in_play=["jail"]), pile=[top], deck=["2c", "3c"])
    cast(Ride, s.state.kept["mad-ride"]).passed = 1
    s.ends_turn()
    assert (s.active == 2) == free
    assert s.in_play(2) == []


def test_the_check_is_a_draw_like_any_other() -> None:
    s = ride("2c", "3c", "4c", "as", "5c", "6c", seats=[SHERIFF, seat("lucky-duke")])
    s.ends_turn()
    s.asks(1, "count")
    s.responds(1, "as")
    s.responds(1, "top") if s.game.decision.kind == "top" else None
    assert (now(s), s.active) == (None, 1)
