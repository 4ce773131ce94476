"""The four Dangerous weapons (AD-WEAPON)."""

from __future__ import annotations

import pytest
from tests.bang.armed_and_dangerous.tables import in_supply, load_of, table

from saloon.testing import Scenario, rule, seat

RANGES = {"big-fifty": 6, "buntline-special": 2, "double-barrel": 1, "thunderer": 3}


@rule("AD-WEAPON-01", "AD-DANGER-16")
def test_a_dangerous_weapon_replaces_another_and_is_replaced() -> None:
    s = table(seat(hand=["thunderer", "schofield"], in_play=["big-fifty"]))
    s.plays("thunderer")
    assert (s.in_play(0), s.top(), in_supply(s)) == (["thunderer"], "big-fifty:qs", 29)
    s.plays("schofield")
    s.passes(0)
    assert (s.in_play(0), in_supply(s)) == (["schofield"], 32)


@rule("AD-WEAPON-02", "AD-WEAPON-06", "AD-WEAPON-11", "AD-WEAPON-14", "AD-WEAPON-17")
@pytest.mark.parametrize("weapon", RANGES)
def test_range_costs_no_token_and_the_ability_one(weapon: str) -> None:
    s = table(seat(hand=["bang:kd"], in_play=[weapon]), players=7)
    assert s.reach(0) == RANGES[weapon]
    s.plays("bang", at=1)
    s.asks(0, "load-shot")
    s.passes(0)
    assert (s.life(1), load_of(s, 0, weapon)) == (3, 3)
    s = table(seat(hand=["bang:kd"], in_play=[weapon]), players=7)
    s.plays("bang", at=1)
    s.responds(0, weapon)
    assert load_of(s, 0, weapon) == 2


@rule("AD-WEAPON-03")
def test_the_token_is_paid_before_the_target_reacts() -> None:
    s = table(seat(hand=["bang"], in_play=["thunderer"]), seat(hand=["missed"]))
    s.plays("bang", at=1)
    s.asks(0, "load-shot")
    s.responds(0, "thunderer")
    s.asks(1, "shot")
    s.responds(1, "missed")
    assert s.life(1) == 4


@rule("AD-WEAPON-04", "AD-CARD-48", "AD-CARD-53")
@pytest.mark.parametrize("card", ["gatling", "flintlock", "quick-shot"])
def test_only_a_bang_card_can_be_made_stronger(card: str) -> None:
    s = table(seat(hand=[card], in_play=["thunderer"]), seat(), seat(), seat())
    if card == "gatling":
        s.plays(card)
    else:
        s.plays(card, at=1)
        if card == "quick-shot":
            s.passes(0)
    assert (s.life(1), load_of(s, 0, "thunderer")) == (3, 3)


@rule("AD-WEAPON-05", "AD-WEAPON-12")
def test_the_last_token_takes_the_weapon_but_not_what_it_bought() -> None:
    s = table(
        seat(hand=["bang"], in_play=["buntline-special"]),
        seat(),
        seat(hand=["missed", "beer", "duel"]),
        seat(),
        on_cards={"buntline-special": 1},
    )
    s.plays("bang", at=2)
    s.responds(0, "buntline-special")
    assert s.state.players[0].in_play == []
    s.responds(2, "missed")
    s.asks(2, "forced-discard")
    s.responds(2, "beer")
    assert (s.hand(2), s.life(2)) == (["duel"], 4)


# -- Big Fifty -------------------------------------------------------------------------------


@rule("AD-WEAPON-07", "AD-WEAPON-08")
def test_big_fifty_cancels_barrel_and_ability() -> None:
    s = table(
        seat(hand=["bang"], in_play=["big-fifty"]),
        seat("jourdonnais", in_play=["barrel"]),
    )
    s.plays("bang", at=1)
    s.responds(0, "big-fifty")
    assert s.life(1) == 3, "nothing could be answered"


@rule("AD-WEAPON-08", "CB-COLOR-07")
@pytest.mark.parametrize("character", ["julie-cutter", "bart-cassidy", "el-gringo"])
def test_big_fifty_cancels_what_the_loss_would_set_off(character: str) -> None:
    s = table(
        seat(hand=["bang", "beer"], in_play=["big-fifty"]), seat(character), deck=["4d", "5d"]
    )
    s.plays("bang", at=1)
    s.responds(0, "big-fifty")
    full = s.state.players[1].max_life
    assert (s.life(0), s.life(1), s.hand(0), s.hand(1)) == (5, full - 1, ["beer"], [])


@rule("AD-WEAPON-07")
def test_after_the_shot_everything_works_again() -> None:
    s = table(
        seat(hand=["bang"], in_play=["big-fifty", "bandolier"]),
        seat("bart-cassidy", hand=["bang:2c"], in_play=["mustang"]),
        deck=["4d"],
    )
    s.plays("bang", at=1)
    s.responds(0, "big-fifty")
    s.passes(1)
    assert s.hand(1) == ["bang"]
    assert s.distance(0, 1) == 2
    s.ends_turn()
    s.plays("bang", at=0)
    assert s.life(0) == 4


@rule("AD-WEAPON-09")
def test_big_fifty_does_not_stop_a_missed() -> None:
    s = table(seat(hand=["bang"], in_play=["big-fifty"]), seat(hand=["missed"]))
    s.plays("bang", at=1)
    s.responds(0, "big-fifty")
    s.responds(1, "missed")
    assert s.life(1) == 4


@rule("AD-WEAPON-09")
def test_big_fifty_stops_a_bang_used_as_a_missed() -> None:
    s = table(seat(hand=["bang"], in_play=["big-fifty"]), seat("calamity-janet", hand=["bang:2c"]))
    s.plays("bang", at=1)
    s.responds(0, "big-fifty")
    s.asks(1, "shot")
    assert s.options(1) == ["pass"]


def far_away() -> Scenario:
    far = seat("paul-regret", in_play=["mustang", "hideout"])
    return table(
        seat(hand=["bang"], in_play=["big-fifty"]), seat(), seat(), seat(), far,
        players=8, modules=("dodge-city",),
    )  # fmt: skip


@rule("AD-WEAPON-10")
def test_paying_first_may_bring_the_target_into_range() -> None:
    s = far_away()
    assert s.distance(0, 4) == 7
    s.refuses("bang", "BB-DIST-09", at=4)
    s.uses(0, "big-fifty", at=4)
    assert (s.life(4), load_of(s, 0, "big-fifty")) == (2, 2)
    assert s.distance(0, 4) == 7, "for this BANG! only"
    assert s.state.kinds["bang"].refuse(s.state, s.state.players[0]) == "BB-PLAY-02"


@rule("AD-WEAPON-07", "AD-WEAPON-10")
def test_paying_first_takes_apache_kids_protection() -> None:
    s = table(
        seat(hand=["bang:kd"], in_play=["big-fifty"]), seat("apache-kid"), modules=("dodge-city",)
    )
    assert not s.can(0, "play bang @1")
    s.uses(0, "big-fifty", at=1)
    assert s.life(1) == 2


@rule("AD-WEAPON-07", "AD-WEAPON-10", "CB-COLOR-07")
def test_paying_first_takes_the_protection_of_private_car() -> None:
    s = table(
        seat(hand=["bang"], in_play=["big-fifty"]), seat(in_play=["private-car"]),
        modules=("great-train-robbery",),
    )  # fmt: skip
    s.refuses("bang", "GT-CAR-34", at=1)
    s.uses(0, "big-fifty", at=1)
    assert (s.life(1), load_of(s, 0, "big-fifty")) == (3, 2)


# -- Buntline Special ------------------------------------------------------------------------


@rule("AD-WEAPON-12", "AD-WEAPON-13", "AD-INTERACT-02", "BB-CROSS-11")
def test_buntline_costs_a_card_however_the_shot_was_cancelled() -> None:
    s = table(
        seat(hand=["bang"], in_play=["buntline-special"]),
        seat("jourdonnais", hand=["beer", "duel"]),
        deck=["4h"],
    )
    s.plays("bang", at=1)
    s.responds(0, "buntline-special")
    s.responds(1, "jourdonnais")
    s.flips("4h")
    s.responds(1, "duel")
    assert (s.life(1), s.hand(1)) == (4, ["beer"])


@rule("AD-WEAPON-12")
def test_buntline_costs_nothing_where_the_shot_hits_or_nothing_was_paid() -> None:
    for pays in (True, False):
        s = table(seat(hand=["bang"], in_play=["buntline-special"]), seat(hand=["missed", "duel"]))
        s.plays("bang", at=1)
        s.responds(0, "buntline-special" if pays else "pass")
        s.responds(1, "pass" if pays else "missed")
        assert s.hand(1) == (["missed", "duel"] if pays else ["duel"])


@rule("AD-WEAPON-22")
def test_buntline_takes_nothing_from_an_empty_hand() -> None:
    s = table(
        seat(hand=["bang"], in_play=["buntline-special"]),
        seat(hand=["missed"], in_play=["mustang"]),
        seat(),
        seat(),
        seat(),
    )
    s.plays("bang", at=1)
    s.responds(0, "buntline-special")
    s.responds(1, "missed")
    assert s.in_play(1) == ["mustang"]


# -- Double Barrel, Thunderer ----------------------------------------------------------------


@rule("AD-WEAPON-15", "AD-WEAPON-16")
def test_a_diamond_bang_of_the_double_barrel_cannot_be_cancelled() -> None:
    s = table(
        seat(hand=["bang:kd"], in_play=["double-barrel"]),
        seat("jourdonnais", hand=["missed"], in_play=["barrel", "crate"]),
    )
    s.plays("bang", at=1)
    s.responds(0, "double-barrel")
    assert (s.life(1), s.hand(1)) == (3, ["missed"])


@rule("AD-WEAPON-15")
def test_other_suits_get_nothing_and_are_not_asked_for() -> None:
    s = table(seat(hand=["bang:2c"], in_play=["double-barrel"]), seat(hand=["missed"]))
    s.plays("bang", at=1)
    s.responds(1, "missed")
    assert (s.life(1), load_of(s, 0, "double-barrel")) == (4, 3)


@rule("AD-WEAPON-18", "AD-WEAPON-19", "AD-WEAPON-20", "AD-WEAPON-21")
@pytest.mark.parametrize("answer", ["missed", "pass"])
def test_thunderer_brings_the_bang_back_before_the_answer(answer: str) -> None:
    s = table(seat(hand=["bang"], in_play=["thunderer"]), seat(hand=["missed"]))
    s.plays("bang", at=1)
    s.responds(0, "thunderer")
    s.asks(1, "shot")
    assert s.hand(0) == ["bang"]
    s.responds(1, answer)
    s.refuses("bang", "BB-PLAY-02", at=1)


@rule("AD-WEAPON-18")
def test_thunderer_brings_back_what_was_played_as_a_bang() -> None:
    s = table(seat("calamity-janet", hand=["missed"], in_play=["thunderer"]), seat())
    s.plays("missed", at=1, as_="bang")
    s.responds(0, "thunderer")
    assert (s.hand(0), s.life(1)) == (["missed"], 3)


@rule("AD-WEAPON-03")
def test_a_weapon_is_not_used_without_a_bang() -> None:
    s = table(seat(in_play=["thunderer"]))
    s.refuses_use(0, "thunderer", "AD-WEAPON-03")
