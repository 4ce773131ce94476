"""The new brown cards and their upgrades (AD-UPGRADE, AD-CARD-37 to 63)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bang.armed_and_dangerous.tables import in_supply, load_of, table

from saloon.testing import rule, seat


@rule("AD-CARD-37", "AD-UPGRADE-02", "AD-EXAMPLE-01", "AD-EXAMPLE-02", "AD-EXAMPLE-03")
@pytest.mark.parametrize("tokens", [0, 3, 6])
def test_a_little_nip_brings_a_life_point_more_for_every_three_tokens(tokens: int) -> None:
    s = table(
        seat(life=1, hand=["a-little-nip"], in_play=["crate"]),
        on_cards={"crate": 4},
        on_characters=(4,),
    )
    s.plays("a-little-nip")
    for number in range(tokens // 3):
        s.responds(0, "upgrade")
        for _ in range(3):
            if s.game.decision.kind == "pay":
                s.responds(0, "crate" if number == 0 else "pay")
    if s.game.decision.kind == "upgrade":
        s.passes(0)
    assert s.life(0) == 2 + tokens // 3
    assert in_supply(s) == 32 - 8 + tokens


@rule("AD-CARD-38")
def test_a_little_nip_is_no_answer_outside_ones_turn() -> None:
    s = table(seat(hand=["bang"]), seat(life=3, hand=["a-little-nip"]))
    s.plays("bang", at=1)
    s.asks(1, "shot")
    assert s.options(1) == ["pass"]


@rule("AD-UPGRADE-01", "AD-UPGRADE-05", "AD-CARD-44")
def test_without_an_upgrade_a_card_does_its_plain_work() -> None:
    s = table(seat(hand=["caravan"]), on_characters=(2,), deck=["bang", "beer", "duel"])
    s.plays("caravan")
    s.asks(0, "upgrade")
    s.passes(0)
    assert (s.hand(0), s.top(), load_of(s, 0)) == (["bang", "beer"], "caravan:2s", 2)


@rule("AD-UPGRADE-07", "BB-INTERACT-39")
def test_sid_ketchum_says_whether_he_pays_before_he_heals() -> None:
    """The card that he plays is still in his hand: it could be spent, and played as well."""
    sid = seat("sid-ketchum", hand=["caravan", "beer"], life=2)
    s = table(sid, on_characters=(2,), deck=["bang", "duel"])
    s.plays("caravan")
    s.asks(0, "upgrade")
    assert s.options(0) == ["pass", "upgrade"]
    s.passes(0)
    assert s.can(0, "use sid-ketchum")


@rule("AD-UPGRADE-03", "AD-UPGRADE-04", "AD-UPGRADE-06", "AD-CARD-44", "AD-CARD-62")
def test_tokens_of_any_mix_pay_and_empty_cards_go() -> None:
    s = table(
        seat(hand=["caravan"], in_play=["crate", "whip"]),
        on_cards={"crate": 1, "whip": 3},
        on_characters=(2,),
        deck=["bang", "beer", "duel", "panic"],
    )
    s.plays("caravan")
    s.responds(0, "upgrade")
    s.responds(0, "crate")
    s.responds(0, "pay", at=0)
    assert (s.state.players[0].in_play, load_of(s, 0)) != ([], 2)
    s.responds(0, "upgrade")
    s.responds(0, "whip")
    s.responds(0, "whip")
    s.asks(0, "upgrade")
    s.passes(0)
    assert (s.in_play(0), load_of(s, 0, "whip"), load_of(s, 0)) == (["whip"], 1, 1)
    assert len(s.hand(0)) == 4


@rule("AD-UPGRADE-07")
def test_it_is_decided_before_the_effect() -> None:
    s = table(seat(hand=["caravan"]), on_characters=(2,), deck=["bang", "beer", "duel"])
    s.plays("caravan")
    s.asks(0, "upgrade")
    assert s.hand(0) == ["caravan"], "declared, and not laid yet"
    s.responds(0, "upgrade")
    assert s.hand(0) == ["bang", "beer", "duel"]


@rule("AD-UPGRADE-08", "AD-INTERACT-01", "BB-CROSS-11", "AD-CARD-46")
@pytest.mark.parametrize("answer", ["missed", "duck", "crate", "jourdonnais"])
def test_any_missed_effect_cancels_a_flintlock(answer: str) -> None:
    target: dict[str, Any] = seat(hand=[answer])
    if answer == "crate":
        target = seat(in_play=["crate"])
    elif answer == "jourdonnais":
        target = seat("jourdonnais")
    s = table(seat(hand=["flintlock"]), target, deck=["4h"])
    s.plays("flintlock", at=1)
    s.responds(1, answer)
    assert s.life(1) == 4


@rule("AD-UPGRADE-10", "AD-CARD-47", "AD-CARD-53")
def test_the_other_shots_do_not_count_as_bang_cards() -> None:
    s = table(seat(hand=["flintlock", "quick-shot", "bang"]), seat())
    s.plays("bang", at=1)
    s.plays("flintlock", at=1)
    s.plays("quick-shot", at=1)
    assert s.life(1) == 1


# -- Arrow and Quick Shot --------------------------------------------------------------------


@rule("AD-CARD-39", "AD-CARD-43")
@pytest.mark.parametrize("answer", ["bang", "pass"])
def test_arrow_costs_a_bang_or_a_life_point_at_any_distance(answer: str) -> None:
    s = table(seat(hand=["arrow"]), seat(), seat(hand=["bang"], in_play=["mustang"]), players=5)
    s.plays("arrow", at=2)
    s.responds(2, answer)
    assert (s.life(2), s.hand(2)) == ((4, []) if answer == "bang" else (3, ["bang"]))


@rule("AD-CARD-64", "AD-CARD-39")
def test_arrow_cannot_be_aimed_at_oneself() -> None:
    s = table(seat(hand=["arrow"]))
    s.refuses("arrow", "AD-CARD-39", at=0)


@rule("AD-CARD-40", "AD-CHAR-25")
def test_nothing_but_a_bang_card_answers_an_arrow() -> None:
    s = table(
        seat(hand=["arrow"]),
        seat("mexicali-kid", hand=["flintlock", "gatling"]),
        on_characters=(0, 4),
    )
    s.plays("arrow", at=1)
    s.asks(1, "bang")
    assert s.options(1) == ["pass"]


@rule("AD-CARD-41", "AD-CARD-42")
def test_arrow_hits_a_different_player_for_each_token() -> None:
    s = table(seat(hand=["arrow"]), seat(), seat(), seat(), on_characters=(2,))
    s.plays("arrow", at=2)
    s.asks(0, "upgrade")
    assert s.options(0) == ["pass", "upgrade @1", "upgrade @3"]
    s.responds(0, "upgrade", at=1)
    s.asks(0, "upgrade")
    assert s.options(0) == ["pass", "upgrade @3"]
    s.responds(0, "upgrade", at=3)
    assert [s.life(who) for who in range(4)] == [5, 3, 3, 3]
    assert load_of(s, 0) == 0


@rule("AD-CARD-52", "AD-CARD-54", "AD-CARD-55", "AD-CARD-64")
def test_quick_shot_hits_further_players_in_range() -> None:
    s = table(
        seat(hand=["quick-shot"]), seat(), seat(), seat(), seat(hand=["missed"]),
        on_characters=(3,),
    )  # fmt: skip
    s.refuses("quick-shot", "BB-DIST-09", at=2)
    s.refuses("quick-shot", "AD-CARD-52", at=0)
    s.plays("quick-shot", at=1)
    s.asks(0, "upgrade")
    assert s.options(0) == ["pass", "upgrade @4"], "the others are out of range"
    s.responds(0, "upgrade", at=4)
    s.responds(4, "missed")
    assert [s.life(who) for who in range(5)] == [5, 3, 4, 4, 4]


@rule("AD-CARD-55")
def test_quick_shot_reaches_as_far_as_the_bell_tower_shows() -> None:
    s = table(seat(hand=["quick-shot"], in_play=["bell-tower"]), players=5, on_characters=(1,))
    s.uses(0, "bell-tower")
    s.plays("quick-shot", at=2)
    s.responds(0, "upgrade", at=3)
    if s.game.decision.kind == "pay":
        s.responds(0, "pay", at=0)
    if s.game.decision.kind == "upgrade":
        s.passes(0)
    assert (s.life(2), s.life(3)) == (3, 3)


# -- Duck! and Flintlock ---------------------------------------------------------------------


@rule("AD-CARD-45", "AD-CARD-63", "AD-CARD-62")
@pytest.mark.parametrize("pays", [True, False])
def test_duck_cancels_a_shot_and_may_come_back(pays: bool) -> None:
    s = table(seat(hand=["bang"]), seat(hand=["duck"]), on_characters=(0, 4))
    s.plays("bang", at=1)
    s.responds(1, "duck")
    s.responds(1, "upgrade" if pays else "pass")
    assert (s.life(1), s.hand(1)) == (4, ["duck"] if pays else [])
    assert load_of(s, 1) == (2 if pays else 4)


@rule("AD-CARD-45")
def test_duck_is_an_answer_and_nothing_else() -> None:
    s = table(seat(hand=["duck"]))
    s.refuses("duck", "AD-CARD-45")


@rule("AD-CARD-49", "AD-CARD-50", "AD-CARD-51", "AD-CARD-62")
def test_a_cancelled_flintlock_may_come_back_and_be_fired_again() -> None:
    s = table(seat(hand=["flintlock"]), seat(hand=["missed"]), on_characters=(2,))
    s.plays("flintlock", at=1)
    s.asks(1, "shot")
    s.responds(1, "missed")
    s.asks(0, "upgrade")
    s.responds(0, "upgrade")
    assert s.hand(0) == ["flintlock"]
    s.plays("flintlock", at=1)
    assert (s.life(1), s.hand(0)) == (3, [])


@rule("AD-CARD-46", "AD-CARD-49")
def test_a_flintlock_that_hits_stays_on_the_pile() -> None:
    s = table(seat(hand=["flintlock"]), seat(), seat(), on_characters=(4,), players=5)
    s.refuses("flintlock", "BB-DIST-09", at=2)
    s.refuses("flintlock", "AD-CARD-46", at=0)  # AD-CARD-64
    s.plays("flintlock", at=1)
    assert (s.life(1), s.top(), load_of(s, 0)) == (3, "flintlock:as", 4)


# -- Reloading, Rust, Squaw ------------------------------------------------------------------


@rule("AD-CARD-56", "AD-TOKEN-05")
def test_reloading_spreads_three_tokens() -> None:
    s = table(seat(hand=["reloading"], in_play=["crate", "whip"]))
    s.plays("reloading")
    s.responds(0, "crate")
    s.asks(0, "load")
    assert not s.can(0, "load crate")
    assert not s.can(0, "pass")
    s.responds(0, "whip")
    assert (load_of(s, 0, "crate"), load_of(s, 0, "whip"), load_of(s, 0)) == (4, 4, 1)


@rule("AD-CARD-57", "AD-CARD-58", "AD-CARD-59")
def test_rust_takes_a_token_from_everything_of_the_others() -> None:
    s = table(
        seat(hand=["rust"], in_play=["bandolier"]),
        seat(in_play=["crate", "whip"]),
        seat(in_play=["lockpick"]),
        seat(),
        on_cards={"crate": 1},
        on_characters=(1, 2, 0, 3),
    )
    s.plays("rust")
    assert (load_of(s, 0), load_of(s, 0, "bandolier")) == (4, 3)
    assert (s.in_play(1), load_of(s, 1, "whip"), load_of(s, 1)) == (["whip"], 2, 1)
    assert (load_of(s, 2, "lockpick"), load_of(s, 2), load_of(s, 3)) == (2, 0, 2)
    # Five were removed; three had room, the rest lies in the supply.
    assert in_supply(s) == 32 - 4 - 3 - 2 - 1 - 2 - 2


@rule("AD-CARD-60", "AD-CARD-61", "AD-CARD-62")
@pytest.mark.parametrize("pays", [True, False])
def test_squaw_discards_any_card_in_play_or_takes_it(pays: bool) -> None:
    s = table(
        seat(hand=["squaw"]), seat(), seat(in_play=["mustang", "scope"]), players=5,
        on_characters=(4,),
    )  # fmt: skip
    s.refuses("squaw", "BB-CARD-22", at=1)
    s.plays("squaw", at=2)
    s.responds(0, "upgrade" if pays else "pass")
    s.responds(0, "scope")
    assert (s.in_play(2), s.hand(0)) == (["mustang"], ["scope"] if pays else [])
    assert s.top() == ("squaw:3d" if pays else "scope:as")


@rule("AD-CARD-60")
def test_squaw_may_hit_ones_own_card() -> None:
    s = table(seat(hand=["squaw"], in_play=["jail"], role="outlaw"))
    s.plays("squaw", at=0)
    assert s.in_play(0) == []
