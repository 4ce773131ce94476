"""Law of the West: the second card is shown and has to be played."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.testing import Scenario, rule, seat

FC = ["fistful-of-cards"]
LAW: dict[str, Any] = {"modules": FC, "event": "law-of-the-west", "step": "phase-1"}
DC_LAW: dict[str, Any] = LAW | {"modules": ["dodge-city", *FC]}


@rule("FC-CARD-29")
def test_the_second_card_is_shown_and_phase_2_does_not_end_before_it_is_played() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["beer:7h"])], deck=["beer:6h", "mustang:9h"], **LAW
    )
    assert s.game.view(2)["players"][0]["hand"] == ["mustang:9h"], "all have seen that one"
    assert s.refuses_end("FC-CARD-29") == {"card": "mustang"}
    s.plays("beer")
    s.plays("mustang")
    s.ends_turn()
    assert s.active == 1


@rule("FC-CARD-29")
def test_a_clock_that_runs_out_plays_it() -> None:
    s = Scenario(seats=[seat(role="sheriff")], deck=["beer:6h", "mustang:9h"], **LAW)
    assert s.state.option_text(s.game.decision.default) == "play mustang:9h"


@rule("FC-CARD-31")
@pytest.mark.parametrize("second", ["missed:2s", "mustang:9h"])
def test_what_cannot_be_played_need_not_be(second: str) -> None:
    s = Scenario(
        seats=[seat(role="sheriff", in_play=["mustang:8h"])], deck=["beer:6h", second], **LAW
    )
    s.ends_turn()
    assert (s.active, len(s.hand(0))) == (1, 2)


@rule("FC-CARD-31")
def test_the_duty_comes_and_goes_with_the_possibility() -> None:
    s = Scenario(seats=[seat(role="sheriff", hand=["bang:5d"])], deck=["beer:6h", "bang:6d"], **LAW)
    s.refuses_end("FC-CARD-29")
    s.plays("bang:5d", at=1)
    s.ends_turn()  # one BANG! a turn: the other cannot be played any more
    assert s.active == 1


@rule("FC-CARD-29")
def test_it_holds_for_that_turn_only() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["bang:5d"])],
        deck=[
            *("beer:6h", "bang:6d"),
            *("beer:7h", "missed:10c", "beer:8h", "missed:jc", "beer:9h", "missed:qc"),
        ],
        events=["ambush"],
        **LAW,
    )
    s.plays("bang:5d", at=1)
    for _ in range(4):
        s.ends_turn()
    assert (s.active, s.event) == (0, "ambush")
    assert s.can(0, "end"), "the BANG! of the round before is a card like any other"


@rule("FC-CARD-30", "ED-66")
def test_it_cannot_be_discarded_for_an_ability_instead() -> None:
    s = Scenario(
        seats=[seat("sid-ketchum", role="sheriff", hand=["missed"], life=2)],
        deck=["scope:as", "mustang:9h"],
        **LAW,
    )
    s.uses(0, "sid-ketchum")
    assert [s.can(0, f"discard {card}") for card in ("missed", "scope", "mustang")] == [
        True,
        True,
        False,
    ]
    s.responds(0, "missed")
    s.responds(0, "scope")
    assert (s.life(0), s.hand(0)) == (3, ["mustang"])
    s.refuses_end("FC-CARD-29")


@rule("FC-CARD-30")
def test_with_too_few_other_cards_the_ability_has_to_wait() -> None:
    s = Scenario(
        seats=[seat("sid-ketchum", role="sheriff", life=2)],
        deck=["scope:as", "mustang:9h"],
        **LAW,
    )
    assert not s.can(0, "use sid-ketchum")
    blocked = Scenario(
        seats=[seat("sid-ketchum", role="sheriff", life=2)],
        deck=["scope:as", "missed:10c"],
        **LAW,
    )
    assert blocked.can(0, "use sid-ketchum"), "a card that cannot be played is free"


@rule("FC-CARD-30", "ED-66")
def test_nor_can_it_answer_in_a_duel() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["duel"]), seat(hand=["bang"])],
        deck=["scope:as", "bang:6d"],
        **LAW,
    )
    s.plays("duel", at=1)
    s.responds(1, "bang")
    assert s.options(0) == ["pass"]
    s.passes(0)
    assert (s.life(0), s.hand(0)) == (4, ["scope", "bang"])
    s.refuses_end("FC-CARD-29")


@rule("FC-CARD-30")
def test_nor_pay_for_another_card() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["whisky"], life=2)],
        deck=["scope:as", "mustang:9h"],
        **DC_LAW,
    )
    s.plays("whisky")
    assert s.options(0) == ["discard scope:as"]
    s.responds(0, "scope")
    assert s.life(0) == 4
    alone = Scenario(
        seats=[seat(role="sheriff", life=2)], deck=["whisky:qh", "mustang:9h"], **DC_LAW
    )
    alone.refuses("whisky", "DC-COST-02")


@rule("FC-CARD-29")
def test_a_card_with_a_price_is_played_and_paid_with_another() -> None:
    s = Scenario(seats=[seat(role="sheriff", life=2)], deck=["mustang:9h", "whisky:qh"], **DC_LAW)
    assert s.refuses_end("FC-CARD-29") == {"card": "whisky"}
    s.plays("whisky")
    s.responds(0, "mustang")
    assert s.life(0) == 4


@rule("FC-CARD-32")
def test_with_fewer_than_two_cards_there_is_no_second_one() -> None:
    s = Scenario(
        seats=[seat("bill-noface", role="sheriff")], deck=["mustang:9h", "scope:as"], **DC_LAW
    )
    assert s.hand(0) == ["mustang"]
    s.ends_turn()
    assert s.active == 1


@rule("FC-CARD-29", "FC-INTERACT-05")
@pytest.mark.parametrize("who", range(4))
@pytest.mark.parametrize("second", ["bang:6d", "cat-balou:9d", "panic:8d"])
def test_a_clock_that_runs_out_never_aims_at_its_own_player(who: int, second: str) -> None:
    seats = [seat(hand=["missed"], in_play=["barrel"] if each == who else []) for each in range(4)]
    s = Scenario(seats=seats, turn=who, deck=["beer:6h", second], **LAW)
    assert s.can(who, f"play {second} @{who}"), "one may aim at oneself"
    default = s.game.decision.default
    assert (s.state.face[default.slot].text, default.verb) == (second, "play")
    assert default.seat not in (-1, who)


@rule("FC-INTERACT-05")
def test_there_is_no_duty_to_play_a_card_at_oneself() -> None:
    far = [seat(role="sheriff", in_play=["barrel"]), *(seat(in_play=["mustang"]) for _ in range(2))]
    s = Scenario(seats=[far[0], far[1], seat(), far[2]], deck=["beer:6h", "bang:6d"], **LAW)
    assert s.can(0, "play bang @0")
    assert not any(s.can(0, f"play bang @{other}") for other in (1, 2, 3))
    assert s.state.option_text(s.game.decision.default) == "end"
    s.ends_turn()
    assert (s.active, s.life(0)) == (1, 5)
    alone = Scenario(
        seats=[seat(role="sheriff", in_play=["barrel"])], deck=["beer:6h", "cat-balou:9d"], **LAW
    )
    alone.ends_turn()
    assert alone.active == 1


@rule("FC-INTERACT-05", "FC-CARD-30")
def test_a_card_that_could_only_be_aimed_at_oneself_is_free_for_other_uses() -> None:
    s = Scenario(
        seats=[
            seat("sid-ketchum", role="sheriff", life=2),
            *(seat(in_play=[card]) for card in ("mustang:8h", "barrel", "mustang:9h")),
        ],
        deck=["scope:as", "bang:6d"],
        **LAW,
    )
    s.uses(0, "sid-ketchum")
    s.responds(0, "bang")
    s.responds(0, "scope")
    assert s.life(0) == 3


@rule("FC-INTERACT-05")
def test_who_shoots_at_oneself_has_done_the_duty() -> None:
    s = Scenario(seats=[seat(role="sheriff")], deck=["beer:6h", "bang:6d"], **LAW)
    s.refuses_end("FC-CARD-29")
    s.plays("bang", at=0)
    s.passes(0)
    s.ends_turn()
    assert (s.active, s.life(0)) == (1, 4)


@rule("FC-INTERACT-06")
def test_calamity_janet_may_play_a_shown_missed_as_a_bang_but_need_not() -> None:
    s = Scenario(
        seats=[seat("calamity-janet", role="sheriff")], deck=["beer:6h", "missed:10c"], **LAW
    )
    assert s.can(0, "play missed as bang @1")
    assert s.state.option_text(s.game.decision.default) == "end"
    s.ends_turn()
    assert (s.active, s.hand(0)) == (1, ["beer", "missed"])


@rule("FC-INTERACT-06", "FC-CARD-29")
def test_calamity_janet_has_to_play_a_shown_bang() -> None:
    s = Scenario(seats=[seat("calamity-janet", role="sheriff")], deck=["beer:6h", "bang:6d"], **LAW)
    s.refuses_end("FC-CARD-29")
    s.plays("bang", at=1)
    s.ends_turn()
    assert s.active == 1


@rule("FC-INTERACT-06")
def test_uncle_will_has_played_a_shown_card_that_he_plays_as_a_general_store() -> None:
    s = Scenario(
        seats=[seat("uncle-will", role="sheriff")],
        deck=["beer:6h", "bang:6d"],
        modules=["bullet", *FC],
        event="law-of-the-west",
        step="phase-1",
    )
    s.refuses_end("FC-CARD-29")
    s.game.choose("use bang:6d uncle-will", 0)
    for who in range(3):
        s.responds(who, "take")
    s.ends_turn()
    assert s.active == 1


# -- other ways of drawing -------------------------------------------------------------------


@rule("FC-INTERACT-09", "FC-INTERACT-07", "FC-CARD-29")
@pytest.mark.parametrize(
    ("back", "second"),
    [("beer:6h", "scope:as"), ("mustang:9h", "scope:as"), ("scope:as", "mustang:9h")],
)
def test_kit_carlson_shows_the_second_card_he_keeps(back: str, second: str) -> None:
    s = Scenario(
        seats=[seat("kit-carlson", role="sheriff")],
        deck=["beer:6h", "mustang:9h", "scope:as"],
        **LAW,
    )
    s.responds(0, "look")
    s.responds(0, back)
    assert s.deck()[0] == back
    assert s.game.view(2)["players"][0]["hand"] == [second], "all have seen that one, no other"
    assert s.refuses_end("FC-CARD-29") == {"card": second.partition(":")[0]}
    s.plays(second)
    s.ends_turn()
    assert s.active == 1


@rule("FC-INTERACT-07")
def test_kit_carlson_who_does_not_look_shows_his_second_card_as_ever() -> None:
    s = Scenario(seats=[seat("kit-carlson", role="sheriff")], deck=["beer:6h", "mustang:9h"], **LAW)
    s.responds(0, "deck")
    assert s.refuses_end("FC-CARD-29") == {"card": "mustang"}


def claus(*deck: str) -> Scenario:
    return Scenario(
        seats=[seat("claus-the-saint", role="sheriff")],
        deck=deck,
        modules=["bullet", *FC],
        event="law-of-the-west",
        step="phase-1",
    )


@rule("FC-INTERACT-10", "FC-INTERACT-07")
def test_claus_shows_the_second_card_he_draws_and_must_play_it_if_he_keeps_it() -> None:
    s = claus("beer:6h", "mustang:9h", "missed:10c", "missed:jc", "missed:qc")
    s.asks(0, "gift")
    showed = [event for event in s.events if event.kind == "showed"]
    assert [(event.seat, event.facts["card"]) for event in showed] == [(0, "mustang:9h")]
    for _ in range(3):
        s.responds(0, "missed")
    assert s.hand(0) == ["beer", "mustang"]
    assert s.refuses_end("FC-CARD-29") == {"card": "mustang"}
    s.plays("mustang")
    s.ends_turn()
    assert s.active == 1


@rule("FC-INTERACT-10", "BU-INTERACT-16")
def test_claus_who_gives_the_shown_card_away_has_no_duty_nor_has_the_receiver() -> None:
    s = claus("beer:6h", "mustang:9h", "missed:10c", "missed:jc", "missed:qc", "beer:7h", "beer:8h")
    s.responds(0, "missed:10c")
    s.responds(0, "mustang:9h")
    s.responds(0, "missed:jc")
    assert s.state.due == {}
    seen = [s.game.view(who)["players"][2]["hand"] for who in (0, 1, 3)]
    assert seen == [["mustang:9h"], [], []], "only the two know where it went"
    s.ends_turn()
    s.plays("beer:8h")
    s.ends_turn()
    assert s.active == 2
