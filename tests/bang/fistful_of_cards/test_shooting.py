"""Ricochet and Sniper: what BANG! cards can be discarded for."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.testing import Scenario, rule, seat

FC = ["fistful-of-cards"]
RICOCHET: dict[str, Any] = {"modules": FC, "event": "ricochet"}
SNIPER: dict[str, Any] = {"modules": FC, "event": "sniper"}
DC_FC = ["dodge-city", *FC]


def ricochet(s: Scenario, card: str, owner: int, bang: str = "bang") -> None:
    """The active player discards a BANG! card against a card in play."""
    who = s.game.decision.seats[0]
    ways = [each for each in s.game.options(who) if each.detail == "ricochet"]
    s.game.choose(next(each for each in ways if s.state.card(each.slot).id == bang), who)
    s.responds(who, card, at=owner)


# -- Ricochet --------------------------------------------------------------------------------


@rule("FC-CARD-37", "ED-63")
@pytest.mark.parametrize("saved", [True, False])
def test_a_bang_hits_a_card_in_play_unless_its_owner_gives_a_missed(saved: bool) -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"]),
            seat(hand=["missed"], in_play=["mustang", "scope"]),
        ],
        **RICOCHET,
    )
    ricochet(s, "mustang", 1)
    s.responds(1, "missed" if saved else "pass")
    assert s.in_play(1) == (["mustang", "scope"] if saved else ["scope"])
    assert s.pile() == ["bang", "missed" if saved else "mustang"]
    assert s.life(1) == 4


@rule("FC-CARD-37")
def test_a_clock_that_runs_out_does_not_aim_at_a_card_of_its_own_player() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"], in_play=["barrel", "scope"]),
            seat(),
            seat(in_play=["mustang:8h"]),
        ],
        **RICOCHET,
    )
    s.uses(0, "ricochet")
    s.asks(0, "aim")
    assert s.state.option_text(s.game.decision.default) == "aim mustang:8h @2"
    assert s.can(0, "aim barrel @0"), "one may aim there"


@rule("FC-CARD-38", "FC-CARD-40", "ED-27")
def test_it_may_be_used_again_and_a_bang_still_be_played() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang", "bang", "bang", "bang"]),
            seat(in_play=["mustang", "scope"]),
        ],
        **RICOCHET,
    )
    ricochet(s, "mustang", 1)
    s.plays("bang", at=1)
    ricochet(s, "scope", 1)
    assert (s.in_play(1), s.life(1)) == ([], 3)
    s.refuses("bang", "BB-PLAY-02", at=1)


@rule("FC-CARD-38", "FC-CARD-40", "ED-27")
@pytest.mark.parametrize("first", ["ricochet", "bang"])
def test_in_the_other_edition_it_is_the_one_bang_of_the_turn(first: str) -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang", "bang"]),
            seat(in_play=["scope", "barrel"]),
        ],
        edition="hu-compendium",
        **RICOCHET,
    )
    if first == "ricochet":
        ricochet(s, "scope", 1)
        s.passes(1)
        s.refuses("bang", "BB-PLAY-02", at=1)
    else:
        s.plays("bang", at=1)
        s.passes(1)
    assert not s.can(0, "use bang ricochet")


@rule("ED-27")
def test_a_volcanic_lifts_the_limit_for_it_too() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang", "bang"], in_play=["volcanic"]),
            seat(in_play=["scope", "mustang"]),
        ],
        rulings={"ricochet-counts-as-bang": True},
        **RICOCHET,
    )
    ricochet(s, "scope", 1)
    ricochet(s, "mustang", 1)
    assert s.in_play(1) == []


@rule("FC-CARD-39")
def test_distance_does_not_matter() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["bang"]), seat(), seat(), seat(in_play=["mustang"])],
        players=7,
        **RICOCHET,
    )
    assert s.distance(0, 3) == 4
    ricochet(s, "mustang", 3)
    assert s.in_play(3) == []


@rule("FC-CARD-41", "FC-CARD-37")
def test_any_missed_effect_saves_the_card() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"]),
            seat("jourdonnais", in_play=["barrel", "scope"]),
        ],
        deck=["5c", "4h"],
        **RICOCHET,
    )
    ricochet(s, "barrel", 1)
    s.responds(1, "barrel")
    s.responds(1, "jourdonnais")
    assert (s.in_play(1), s.life(1)) == (["barrel", "scope"], 4)


@rule("FC-INTERACT-04", "FC-CARD-41")
def test_green_cards_can_be_hit_and_can_save_another() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang", "bang"]),
            seat(in_play=["canteen", "bible", "mustang"]),
        ],
        modules=DC_FC,
        event="ricochet",
    )
    ricochet(s, "mustang", 1)
    s.responds(1, "bible")
    assert s.in_play(1) == ["canteen", "mustang"]
    ricochet(s, "canteen", 1)
    s.passes(1)  # the Bible has brought a card
    assert s.in_play(1) == ["mustang"]


@rule("FC-CARD-37")
def test_a_card_of_ones_own_can_be_hit_and_missed_counts_for_calamity_janet() -> None:
    s = Scenario(
        seats=[seat("calamity-janet", role="sheriff", hand=["missed"], in_play=["dynamite"])],
        **RICOCHET,
    )
    ricochet(s, "dynamite", 0, "missed")
    assert s.in_play(0) == []


def test_diamonds_have_no_effect_on_apache_kids_cards() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["bang:5d"]), seat("apache-kid", in_play=["mustang"])],
        modules=DC_FC,
        event="ricochet",
    )
    assert not s.can(0, "use bang ricochet")


# -- Sniper ----------------------------------------------------------------------------------


def snipe(s: Scenario, target: int) -> None:
    s.responds(s.game.decision.seats[0], "sniper", at=target)


@rule("FC-CARD-46", "FC-CARD-51")
def test_two_bang_cards_are_a_shot_that_costs_one_life_point() -> None:
    s = Scenario(seats=[seat(role="sheriff", hand=["bang", "bang", "beer"])], **SNIPER)
    snipe(s, 1)
    assert (s.life(1), s.hand(0), s.pile()) == (3, ["beer"], ["bang", "bang"])


@rule("FC-CARD-46", "FC-CARD-49")
def test_only_two_missed_effects_cancel_it_of_whatever_kind() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang", "bang"]),
            seat(hand=["missed"], in_play=["barrel"]),
        ],
        deck=["4h"],
        **SNIPER,
    )
    snipe(s, 1)
    s.responds(1, "barrel")
    s.responds(1, "missed")
    assert s.life(1) == 4
    alone = Scenario(
        seats=[seat(role="sheriff", hand=["bang", "bang"]), seat(hand=["missed"])], **SNIPER
    )
    snipe(alone, 1)
    alone.responds(1, "missed")
    assert (alone.life(1), alone.hand(1)) == (3, ["missed"]), "one is not enough and returns"


@rule("FC-CARD-49")
def test_for_slab_the_killer_it_is_still_two() -> None:
    s = Scenario(
        seats=[
            seat("slab-the-killer", role="sheriff", hand=["bang", "bang"]),
            seat(hand=["missed", "missed"]),
        ],
        **SNIPER,
    )
    snipe(s, 1)
    s.responds(1, "missed")
    s.responds(1, "missed")
    assert s.life(1) == 4


@rule("FC-CARD-47", "FC-CARD-48", "FC-EXAMPLE-01")
def test_it_may_be_used_twice_and_a_bang_be_played_beside_it() -> None:
    s = Scenario(seats=[seat(role="sheriff", hand=["bang"] * 5)], **SNIPER)
    snipe(s, 1)
    s.plays("bang", at=1)
    snipe(s, 1)
    assert (s.life(1), s.hand(0)) == (1, [])


@rule("FC-CARD-50")
def test_it_reaches_as_far_as_the_weapon() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["bang", "bang"], in_play=["schofield"])],
        players=7,
        **SNIPER,
    )
    targets = [each.seat for each in s.game.options(0) if each.verb == "use"]
    assert targets == [1, 2, 5, 6]


@rule("FC-CARD-46")
def test_one_bang_card_is_not_enough() -> None:
    s = Scenario(seats=[seat(role="sheriff", hand=["bang", "missed"])], **SNIPER)
    assert not s.can(0, "use bang sniper bang @1")
    janet = Scenario(
        seats=[seat("calamity-janet", role="sheriff", hand=["bang", "missed"])], **SNIPER
    )
    assert janet.can(0, "use bang sniper missed @1")


def test_apache_kid_is_hit_unless_both_are_diamonds() -> None:
    def can(*hand: str) -> bool:
        s = Scenario(
            seats=[seat(role="sheriff", hand=hand), seat("apache-kid")],
            modules=DC_FC,
            event="sniper",
        )
        return s.can(0, "use bang sniper bang @1")

    assert not can("bang:5d", "bang:6d")
    assert can("bang:5d", "bang:as")
