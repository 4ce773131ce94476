"""The railcars that stay in front of their owner (GT-CAR)."""

from __future__ import annotations

import pytest
from tests.bang.great_train_robbery.tables import (
    answers,
    refused,
    slot_of,
    stock,
    table,
    takes,
    told,
)  # fmt: skip

from saloon.kernel import option
from saloon.testing import Scenario, rule, seat


@rule("GT-CAR-03", "GT-CAR-04")
def test_caboose_turns_a_blue_card_from_hand_or_play_into_a_missed() -> None:
    s = table(
        seat(role="sheriff", hand=["bang", "gatling"]),
        seat(in_play=["caboose", "mail-car"], hand=["barrel:qs", "beer"]),
        train=["dining-car", "lounge-car", "ghost-car"],
    )
    s.plays("bang", at=1)
    s.asks(1, "shot")
    assert s.options(1)[1:] == [
        "use railcar:caboose caboose barrel:qs",
        "use railcar:caboose caboose railcar:mail-car",
    ]
    answers(s, 1, "caboose", "barrel")
    assert (s.life(1), s.hand(1)) == (4, ["beer"])
    s.plays("gatling")
    answers(s, 1, "caboose", "mail-car")
    assert (s.life(1), s.in_play(1)) == (4, ["caboose"])
    assert stock(s)[-1] == "mail-car"


@rule("GT-CAR-03")
def test_caboose_alone_is_no_answer() -> None:
    s = table(
        seat(role="sheriff", hand=["bang"]), seat(in_play=["caboose"], hand=["beer"]),
        train=["mail-car", "lounge-car", "ghost-car"],
    )  # fmt: skip
    s.plays("bang", at=1)
    s.asks(1, "shot")
    assert s.options(1) == ["pass"]
    s.refuses_use(1, "caboose", "GT-CAR-03")


@rule("GT-CAR-10", "CB-TIMING-07")
@pytest.mark.parametrize(("flip", "life"), [("qh", 3), ("2d", 2)])
def test_dining_car_serves_on_hearts(flip: str, life: int) -> None:
    s = table(
        seat(role="sheriff", life=2, in_play=["dining-car"]), step="checks", deck=[flip, "3c"]
    )
    assert s.life(0) == life
    assert told(s, "check") == [{"for": "dining-car"}]


@rule("CB-TIMING-07", "CB-TIMING-08")
def test_dining_car_comes_last_and_not_in_jail() -> None:
    s = table(
        seat(role="sheriff"),
        seat(life=2, in_play=["dining-car", "rattlesnake", "dynamite"]),
        turn=1,
        step="checks",
        deck=["2d", "3d", "4d"],
        boxes=["valley-of-shadows"],
    )
    order = [facts["for"] for facts in told(s, "check")]
    assert order == ["dynamite", "rattlesnake", "dining-car"]
    s = table(seat(role="sheriff"), seat(in_play=["dining-car", "jail"]), turn=1, step="checks",
              deck=["2c"])  # fmt: skip
    assert [facts["for"] for facts in told(s, "check")] == ["jail"]


@rule("GT-CAR-28", "CB-DIST-03", "CB-DIST-02")
def test_lumber_flatcar_makes_everybody_farther_for_its_owner() -> None:
    s = table(
        seat(role="sheriff", hand=["bang", "scope", "mustang"]), players=5,
        train=["lumber-flatcar", "mail-car", "caboose"],
    )  # fmt: skip
    takes(s, "lumber-flatcar", "bang")
    assert s.options(0) == [f"choose @{who}" for who in range(5)]
    s.responds(0, "choose", at=1)
    assert s.in_play(1) == ["lumber-flatcar"]
    assert [s.distance(1, other) for other in (0, 2, 3)] == [2, 2, 3]
    assert [s.distance(other, 1) for other in (0, 2, 3)] == [1, 1, 2]
    s.plays("mustang")
    assert s.distance(1, 0) == 3, "all of it adds up"
    facts = s.game.reasons(1, 0)["distance"]
    assert facts["farther"] == ["lumber-flatcar", "mustang"]


@rule("CB-DIST-02")
def test_ambush_sets_the_places_and_railcars_still_count() -> None:
    s = table(
        seat(role="sheriff", in_play=["observation-car"]), seat(in_play=["lumber-flatcar"]),
        players=6, boxes=["fistful-of-cards"], event="ambush",
    )  # fmt: skip
    assert (s.distance(1, 3), s.distance(3, 0), s.distance(0, 3)) == (2, 2, 1)


@rule("GT-CAR-30", "CB-DIST-03")
def test_observation_car_works_both_ways() -> None:
    s = table(seat(role="sheriff", in_play=["observation-car"]), players=6)
    assert [s.distance(0, other) for other in (1, 2, 3)] == [1, 1, 2]
    assert [s.distance(other, 0) for other in (1, 2, 3)] == [2, 3, 4]


@rule("GT-CAR-33")
def test_prisoner_car_keeps_indians_and_duels_away() -> None:
    s = table(
        seat(role="sheriff", hand=["indians", "duel"]),
        seat(in_play=["prisoner-car"]),
        seat(hand=["bang"]),
    )
    s.refuses("duel", "GT-CAR-33", at=1)
    s.plays("indians")
    s.responds(2, "bang")
    assert [s.life(who) for who in (1, 2, 3)] == [4, 4, 3]


@rule("GT-CAR-33")
def test_prisoner_car_keeps_nothing_else_away() -> None:
    s = table(seat(role="sheriff", hand=["gatling"]), seat(in_play=["prisoner-car"]))
    s.plays("gatling")
    assert [s.life(who) for who in (1, 2, 3)] == [3, 3, 3]


@rule("GT-CAR-33")
def test_prisoner_car_does_not_keep_its_owner_from_playing_them() -> None:
    s = table(seat(role="sheriff", hand=["duel"], in_play=["prisoner-car"]))
    s.plays("duel", at=1)
    assert s.life(1) == 3


@rule("GT-CAR-34", "GT-CAR-35")
def test_private_car_protects_from_bang_cards_while_the_hand_is_empty() -> None:
    s = table(
        seat(role="sheriff", hand=["bang", "gatling"]), seat(in_play=["private-car"]),
        seat(in_play=["sleeper-car"], hand=["bang"]),
    )  # fmt: skip
    s.refuses("bang", "GT-CAR-34", at=1)
    s.plays("gatling")
    s.responds(2, "pass")
    assert s.life(1) == 3, "it is no BANG! card"
    s = table(seat(role="sheriff", hand=["bang"]), seat(in_play=["private-car"], hand=["beer"]))
    s.plays("bang", at=1)
    s.responds(1, "pass")
    assert s.life(1) == 3, "there is a card in hand"


@rule("GT-CAR-35", "GT-CARD-10")
def test_private_car_does_not_stop_a_knife_revolver() -> None:
    s = table(
        seat(role="sheriff", hand=["knife-revolver"]), seat(in_play=["private-car"]), deck=["2c"]
    )
    s.plays("knife-revolver", at=1)
    assert s.life(1) == 3


@rule("GT-CAR-36", "GT-CAR-39", "GT-CAR-40")
def test_sleeper_car_turns_a_blue_card_into_an_extra_bang() -> None:
    s = table(
        seat(role="sheriff", hand=["bang", "mustang", "barrel"], in_play=["sleeper-car"]),
        seat(in_play=["private-car"]),
    )
    assert refused(s, "sleeper-car", "sleeper-car", seat=2) == "GT-CAR-36", "not itself"
    mustang = _held(s, "mustang")
    assert refused_with(s, mustang, 1) == "GT-CAR-34", "it counts as a BANG! card"
    assert refused_with(s, mustang, 2) == "BB-DIST-09", "the range of the weapon"
    s._choose(0, option("use", mustang, 3, "sleeper-car"))
    assert (s.life(3), s.hand(0)) == (3, ["bang", "barrel"])
    assert refused_with(s, _held(s, "barrel"), 3) == "GT-CAR-36", "once in each turn"
    s.plays("bang", at=3)
    assert s.life(3) == 2, "beyond the limit"


def _held(s: Scenario, card: str) -> int:
    return next(slot for slot in s.state.players[0].hand if s.state.card(slot).id == card)


def refused_with(s: Scenario, slot: int, target: int) -> str:
    tried = option("use", slot, target, "sleeper-car")
    assert tried not in s.game.options(0)
    refusal = s.game.why_not(0, tried)
    assert refusal is not None
    return refusal.rule


@rule("GT-CAR-37", "GT-CAR-38")
def test_sleeper_car_answers_indians_and_a_duel_once_in_each_turn() -> None:
    s = table(
        seat(role="sheriff", hand=["indians", "duel"]),
        seat(in_play=["sleeper-car", "barrel", "mustang"]),
        seat(hand=["bang"]),
    )
    s.plays("indians")
    s.asks(1, "bang")
    answers(s, 1, "sleeper-car", "barrel")
    s.responds(2, "pass")
    assert (s.life(1), s.in_play(1)) == (4, ["sleeper-car", "mustang"])
    s.plays("duel", at=1)
    assert s.life(1) == 3, "no second time in this turn"
    s = table(
        seat(role="sheriff", hand=["duel"]), seat(in_play=["sleeper-car", "barrel"], hand=["beer"])
    )
    s.plays("duel", at=1)
    answers(s, 1, "sleeper-car", "barrel")
    assert (s.life(0), s.life(1)) == (4, 4)


@rule("CB-SUIT-06", "CB-SUIT-05")
def test_a_diamond_for_the_sleeper_car_does_nothing_to_apache_kid() -> None:
    s = table(
        seat(role="sheriff", hand=["binocular:10d", "volcanic:10c"], in_play=["sleeper-car"]),
        seat("apache-kid"),
        boxes=["dodge-city"],
    )
    diamond = _held(s, "binocular")
    assert refused_with(s, diamond, 1) == "DC-CHAR-16"
    s._choose(0, option("use", _held(s, "volcanic"), 1, "sleeper-car"))
    assert s.life(1) == 2


@rule("GT-CAR-40", "CB-PLAY-08")
def test_under_the_sermon_neither_car_fires_and_a_knife_revolver_does() -> None:
    s = table(
        seat(
            role="sheriff", hand=["mustang", "knife-revolver"],
            in_play=["sleeper-car", "baggage-car"],
        ),
        seat(hand=["beer"]),
        boxes=["high-noon"],
        event="the-sermon",
        deck=["2c"],
    )  # fmt: skip
    assert refused_with(s, _held(s, "mustang"), 1) == "HN-CARD-13"
    assert refused(s, "baggage-car bang", "baggage-car", seat=1) == "HN-CARD-13"
    assert option("use", slot_of(s, "baggage-car"), 1, "baggage-car panic") in s.game.options(0)
    s.plays("knife-revolver", at=1)
    s.responds(1, "pass")
    assert s.life(1) == 3
