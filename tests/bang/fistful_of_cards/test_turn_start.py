"""A Fistful of Cards and Blood Brothers: what happens when a turn starts."""

from __future__ import annotations

from typing import Any

from saloon.testing import Scenario, rule, seat

FISTFUL: dict[str, Any] = {
    "modules": ["fistful-of-cards"], "event": "a-fistful-of-cards", "step": "begin",
}  # fmt: skip
BROTHERS: dict[str, Any] = {
    "modules": ["fistful-of-cards"], "event": "blood-brothers", "step": "begin",
}  # fmt: skip


# -- A Fistful of Cards ----------------------------------------------------------------------


@rule("FC-CARD-01", "FC-CARD-03", "FC-EXAMPLE-02")
def test_a_turn_starts_with_a_shot_for_each_card_in_hand() -> None:
    s = Scenario(seats=[seat(role="sheriff", hand=["missed", "beer", "bang"])], **FISTFUL)
    s.responds(0, "missed")
    s.passes(0)  # two cards are left, but it is still the third shot that comes
    s.passes(0)
    assert s.life(0) == 3
    assert len(s.hand(0)) == 4, "then the turn goes on"


@rule("FC-CARD-01")
def test_without_cards_in_hand_nobody_is_shot_at() -> None:
    s = Scenario(seats=[seat(role="sheriff")], **FISTFUL)
    assert (s.life(0), len(s.hand(0))) == (5, 2)


@rule("FC-CARD-02")
def test_any_missed_effect_helps() -> None:
    s = Scenario(
        seats=[seat("jourdonnais", role="sheriff", hand=["beer", "bang"], in_play=["barrel"])],
        deck=["4h", "5c", "6h"],
        **FISTFUL,
    )
    s.responds(0, "barrel")
    s.responds(0, "jourdonnais")
    s.responds(0, "barrel")
    assert s.life(0) == 5


@rule("FC-CARD-04")
def test_nobody_is_to_blame_and_each_shot_is_resolved_before_the_next() -> None:
    s = Scenario(
        seats=[seat("bart-cassidy", role="sheriff", hand=["beer", "bang"])],
        deck=["missed:10c", "2c"],
        **FISTFUL,
    )
    s.passes(0)  # Bart draws at once, and so has a Missed! against the second
    s.responds(0, "missed")
    assert s.life(0) == 4
    assert [event.facts.get("by") for event in s.events if event.kind == "wounded"] == [None]


@rule("FC-CARD-04")
def test_who_falls_is_shot_at_no_longer_and_nobody_is_rewarded() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff"),
            seat(role="outlaw", life=1, hand=["bang", "bang", "bang"]),
        ],
        turn=1,
        **FISTFUL,
    )
    s.passes(1, 1)  # the shot, and the rescue that fails
    s.responds(1, "top")  # says which of the cards lies on top
    assert s.is_out(1)
    assert s.active == 2
    assert s.hand(0) == []


# -- Blood Brothers --------------------------------------------------------------------------


@rule("FC-CARD-16", "FC-CARD-18", "ED-65")
def test_a_life_point_may_be_given_away_once_at_the_start_of_a_turn() -> None:
    s = Scenario(seats=[seat(role="sheriff"), seat(life=1), seat(life=2)], **BROTHERS)
    assert s.options(0) == ["pass", "give-life @1", "give-life @2"]
    s.responds(0, "give-life", at=2)
    assert [s.life(who) for who in range(4)] == [4, 1, 3, 4]
    assert s.game.decision.kind == "play", "only one"


@rule("FC-CARD-16")
def test_it_need_not_be_given() -> None:
    s = Scenario(seats=[seat(role="sheriff"), seat(life=1)], **BROTHERS)
    s.passes(0)
    assert (s.life(0), s.life(1)) == (5, 1)


@rule("FC-CARD-16")
def test_the_last_life_point_cannot_be_given() -> None:
    s = Scenario(seats=[seat(role="sheriff", life=1), seat(life=1)], **BROTHERS)
    assert s.game.decision.kind == "play"


@rule("FC-CARD-17", "FC-CARD-19", "ED-65")
def test_nobody_out_of_the_game_or_at_full_life_gets_one() -> None:
    s = Scenario(seats=[seat(role="sheriff"), seat(out=True), seat(life=3), seat()], **BROTHERS)
    assert s.options(0) == ["pass", "give-life @2"]
    s = Scenario(seats=[seat(role="sheriff"), seat(out=True), seat(), seat()], **BROTHERS)
    assert s.game.decision.kind == "play", "there is nobody to ask for"


@rule("FC-CARD-16")
def test_it_comes_before_the_draw_checks_and_nobody_is_to_blame() -> None:
    s = Scenario(
        seats=[seat("bart-cassidy", role="sheriff", in_play=["dynamite"]), seat(life=1)],
        deck=["scope:as", "2s"],
        **BROTHERS,
    )
    s.responds(0, "give-life", at=1)  # Bart draws the card for the life point
    s.flips("2s")
    assert s.life(0) == 1
    assert s.hand(0)[0] == "scope"
