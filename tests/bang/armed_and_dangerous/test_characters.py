"""The eight characters (AD-CHAR)."""

from __future__ import annotations

import pytest
from tests.bang.armed_and_dangerous.tables import in_supply, load_of, table

from saloon.games.bang.moments import Wounded
from saloon.kernel import Option, option
from saloon.testing import Scenario, rule, seat


def why(s: Scenario, who: int, tried: Option) -> str | None:
    refusal = s.game.why_not(who, tried)
    return None if refusal is None else refusal.rule


@rule("AD-CHAR-03", "AD-CHAR-04", "AD-CHAR-06", "AD-CHAR-01")
@pytest.mark.parametrize("card", ["scope", "crate"])
def test_al_preacher_draws_when_another_lays_a_card_down(card: str) -> None:
    s = table(
        seat(hand=[card, "mustang"]), seat("al-preacher", in_play=["whip"]),
        on_cards={"whip": 1}, on_characters=(4, 1), deck=["bang"],
    )  # fmt: skip
    s.plays(card)
    s.asks(1, "preach")
    s.responds(1, "al-preacher")
    assert (s.hand(1), s.in_play(1), load_of(s, 1)) == (["bang"], [], 0)


@rule("AD-CHAR-05")
def test_al_preacher_draws_one_card_for_each() -> None:
    s = table(seat(hand=["crate"]), seat("al-preacher"), on_characters=(0, 4), deck=["bang"] * 2)
    s.plays("crate")
    s.responds(1, "al-preacher")
    assert (s.hand(1), load_of(s, 1)) == (["bang"], 2)


@rule("AD-CHAR-03")
def test_al_preacher_is_not_asked_about_brown_cards_or_his_own() -> None:
    s = table(seat(hand=["stagecoach"]), seat("al-preacher", hand=["crate"]), on_characters=(0, 4))
    s.plays("stagecoach")
    s.ends_turn()
    s.plays("crate")
    assert (s.active, load_of(s, 1)) == (1, 4)


@rule("AD-CHAR-07", "AD-CHAR-08")
def test_bass_greeves_discards_a_card_for_two_tokens_on_one_card() -> None:
    s = table(seat("bass-greeves", hand=["beer", "duel"], in_play=["crate"]))
    s.uses(0, "bass-greeves")
    s.asks(0, "load")
    assert s.game.decision.rule == "AD-CHAR-08"
    assert s.options(0) == ["load crate:3h", "load @0"]
    s.responds(0, "load", at=0)
    assert (load_of(s, 0), load_of(s, 0, "crate"), s.hand(0)) == (2, 3, ["duel"])
    assert not s.can(0, "use duel bass-greeves"), "once a turn"
    slot = s.state.players[0].hand[0]
    assert why(s, 0, option("use", slot, -1, "bass-greeves")) == "AD-CHAR-07"


@rule("AD-CHAR-09", "AD-CHAR-10")
@pytest.mark.parametrize(("card", "drawn"), [("bang", 1), ("flintlock", 0), ("quick-shot", 0)])
def test_bloody_mary_draws_for_a_cancelled_bang_card(card: str, drawn: int) -> None:
    s = table(seat("bloody-mary", hand=[card]), seat(hand=["missed"]), deck=["beer"])
    s.plays(card, at=1)
    s.responds(1, "missed")
    assert len(s.hand(0)) == drawn


@rule("AD-CHAR-09")
def test_bloody_mary_draws_nothing_for_a_hit() -> None:
    s = table(seat("bloody-mary", hand=["bang"]), seat())
    s.plays("bang", at=1)
    assert s.hand(0) == []


@rule("AD-CHAR-11", "AD-CHAR-12")
def test_frankie_canton_takes_a_token_from_anywhere() -> None:
    s = table(
        seat("frankie-canton", in_play=["crate"]), seat(in_play=["whip"]), on_characters=(0, 2)
    )
    assert [each for each in s.options(0) if "frankie" in each] == [
        "use crate:3h frankie-canton",
        "use whip:5c frankie-canton",
        "use frankie-canton @1",
    ]
    s.uses(0, "frankie-canton", at=1)
    assert (load_of(s, 0), load_of(s, 1)) == (1, 1)
    assert not [each for each in s.options(0) if "frankie" in each], "once a turn"


@rule("AD-CHAR-13", "AD-TOKEN-06")
def test_frankie_canton_holds_four_tokens_at_most() -> None:
    s = table(seat("frankie-canton", in_play=["crate"]), on_characters=(4,))
    slot = s.state.players[0].in_play[0]
    assert why(s, 0, option("use", slot, -1, "frankie-canton")) == "AD-TOKEN-06"


@rule("AD-CHAR-14")
def test_frankie_canton_empties_a_card() -> None:
    s = table(seat("frankie-canton"), seat(in_play=["whip"]), on_cards={"whip": 1})
    s.responds(0, "whip")
    assert (s.in_play(1), load_of(s, 0), in_supply(s)) == ([], 1, 31)


@rule("AD-CHAR-15")
def test_frankie_canton_sets_a_bomb_off() -> None:
    s = table(seat("frankie-canton"), seat(in_play=["bomb"]), on_cards={"bomb": 1})
    s.responds(0, "bomb")
    assert (s.life(1), load_of(s, 0)) == (2, 1)


@rule("AD-CHAR-16", "AD-CHAR-18", "CB-DAMAGE-05")
@pytest.mark.parametrize(("card", "hit"), [("4h", 1), ("4d", 1), ("4c", 0), ("4s", 0)])
def test_julie_cutter_shoots_back_on_red(card: str, hit: int) -> None:
    s = table(
        seat(hand=["bang"], in_play=["winchester", "mustang"]), seat(), seat("julie-cutter"),
        players=5, deck=[card],
    )  # fmt: skip
    s.plays("bang", at=2)
    assert s.life(0) == 5 - hit
    wounds = [event.facts.get("by") for event in s.events if event.kind == "wounded"]
    assert wounds == [0, 2][: 1 + hit]


@rule("AD-CHAR-17")
def test_julie_cutter_shoots_once_for_several_life_points() -> None:
    s = table(seat(hand=["bang"], in_play=["dynamite"]), seat("julie-cutter"), deck=["4h", "5h"])
    s.state.happened(Wounded(1, lost=2, by=0))
    s.plays("bang", at=1)
    assert s.life(0) == 3, "once for each of the two losses"


@rule("AD-CHAR-19")
@pytest.mark.parametrize("answer", ["missed", "crate"])
def test_julie_cutters_shot_can_be_cancelled(answer: str) -> None:
    me = (
        seat(hand=["bang", "missed"])
        if answer == "missed"
        else seat(hand=["bang"], in_play=["crate"])
    )
    s = table(me, seat("julie-cutter"), deck=["4h"])
    s.plays("bang", at=1)
    s.responds(0, answer)
    assert s.life(0) == 5


@rule("AD-CHAR-16")
def test_julie_cutter_does_not_blame_herself_or_nobody() -> None:
    s = table(
        seat(), seat("julie-cutter", in_play=["bomb"]), on_cards={"bomb": 1}, deck=["4c", "4h"]
    )
    s.ends_turn()
    checks = [event.facts["for"] for event in s.events if event.kind == "check"]
    assert (s.life(1), checks) == (2, ["bomb"])


@rule("AD-CHAR-20")
def test_julie_cutter_does_not_shoot_back_when_eliminated() -> None:
    s = table(
        seat(hand=["bang"], role="sheriff"), seat("julie-cutter", life=1, role="renegade"),
        seat(role="outlaw"), seat(role="outlaw"), deck=["4h"],
    )  # fmt: skip
    s.plays("bang", at=1)
    assert (s.life(0), s.is_out(1)) == (5, True)


@rule("AD-CHAR-21", "AD-CHAR-22", "AD-CHAR-24")
def test_mexicali_kid_shoots_for_two_tokens_once_a_turn() -> None:
    s = table(
        seat("mexicali-kid", hand=["bang"], in_play=["thunderer"]), seat(), on_characters=(4,)
    )
    s.plays("bang", at=1)
    s.passes(0)
    s.uses(0, "mexicali-kid", at=1)
    for _ in range(2):
        s.responds(0, "pay", at=0)
    assert (s.life(1), load_of(s, 0), load_of(s, 0, "thunderer")) == (2, 2, 3)
    assert why(s, 0, option("use", -1, 1, "mexicali-kid")) == "AD-CHAR-21"


@rule("AD-CHAR-23", "AD-INTERACT-01", "BB-CROSS-11")
def test_mexicali_kids_shot_has_his_range_and_can_be_cancelled() -> None:
    s = table(
        seat("mexicali-kid"), seat("jourdonnais"), seat(), players=5, on_characters=(2,),
        deck=["4h"],
    )  # fmt: skip
    assert why(s, 0, option("use", -1, 2, "mexicali-kid")) == "AD-CHAR-23"
    s.uses(0, "mexicali-kid", at=1)
    s.responds(1, "jourdonnais")
    s.flips("4h")
    assert s.life(1) == 4


@rule("AD-CHAR-21")
@pytest.mark.parametrize(("life", "hit"), [(1, False), (4, True)])
def test_mexicali_kid_does_not_shoot_once_his_own_bomb_has_killed_him(life: int, hit: bool) -> None:
    s = table(
        seat("mexicali-kid", role="outlaw", life=life, in_play=["bomb"]), seat(role="sheriff"),
        players=5, on_cards={"bomb": 2}, turn=0, deck=["2h"],
    )  # fmt: skip
    s.uses(0, "mexicali-kid", at=1)
    assert (s.is_out(0), s.life(1)) == (not hit, 4 if hit else 5)


@rule("AD-CHAR-21")
def test_mexicali_kid_needs_two_tokens() -> None:
    s = table(seat("mexicali-kid"), seat(), on_characters=(1,))
    assert why(s, 0, option("use", -1, 1, "mexicali-kid")) == "AD-CHAR-21"


@rule("AD-CHAR-02")
def test_tokens_pay_for_abilities_in_ones_own_turn_only() -> None:
    s = table(seat(hand=["duel"]), seat("mexicali-kid", hand=["beer"]), on_characters=(0, 4))
    s.plays("duel", at=1)
    s.asks(1, "bang")
    assert s.options(1) == ["pass"]


@rule("AD-CHAR-26", "AD-CHAR-28")
@pytest.mark.parametrize(
    ("card", "asked"),
    [("bang:qh", True), ("bang:jd", True), ("bang:10d", False), ("duel:qd", True)],
)
def test_ms_abigail_ignores_high_brown_cards(card: str, asked: bool) -> None:
    s = table(seat(hand=[card, "bang:2c"]), seat("ms-abigail", hand=["beer"]))
    s.plays(card, at=1)
    if asked:
        s.responds(1, "ms-abigail")
        assert (s.life(1), s.top()) == (4, card)
        if card.startswith("bang"):
            s.refuses("bang", "BB-PLAY-02", at=1)
    else:
        s.asks(1, "shot")


@rule("AD-CHAR-26")
def test_ms_abigail_may_let_it_happen() -> None:
    s = table(seat(hand=["bang:qh"]), seat("ms-abigail"))
    s.plays("bang", at=1)
    s.passes(1)
    assert s.life(1) == 3


@rule("AD-CHAR-27")
@pytest.mark.parametrize("card", ["indians:kd", "saloon:5h"])
def test_ms_abigail_cannot_ignore_what_is_for_many(card: str) -> None:
    s = table(seat(hand=[card]), seat("ms-abigail", life=3))
    s.plays(card)
    assert s.life(1) == (2 if card.startswith("indians") else 4)


@rule("AD-CHAR-33")
def test_what_cannot_be_cancelled_can_be_ignored() -> None:
    s = table(seat(hand=["bang:qd"], in_play=["double-barrel"]), seat("ms-abigail"))
    s.plays("bang", at=1)
    s.asks(1, "declared")
    s.responds(1, "ms-abigail")
    assert (s.life(1), load_of(s, 0, "double-barrel")) == (4, 3)


@rule("AD-CHAR-33", "AD-CHAR-26", "AD-CHAR-09")
def test_what_is_ignored_was_not_cancelled() -> None:
    s = table(seat("bloody-mary", hand=["bang:qh"]), seat("ms-abigail"), deck=["beer"])
    s.plays("bang", at=1)
    s.responds(1, "ms-abigail")
    assert s.hand(0) == []


@rule("AD-CHAR-26")
def test_ms_abigail_is_no_lone_target_of_an_upgraded_quick_shot() -> None:
    s = table(seat(hand=["quick-shot:3s"]), seat("ms-abigail"), seat(), seat(), on_characters=(1,))
    s.plays("quick-shot", at=1)
    s.responds(0, "upgrade", at=3)
    assert (s.life(1), s.life(3)) == (3, 3)


@rule("AD-CHAR-30", "AD-CHAR-31")
@pytest.mark.parametrize(
    ("second", "loads"), [("crate", (3, 1)), ("whip", (2, 2)), ("pass", (2, 1))]
)
def test_red_ringo_moves_up_to_two_tokens(second: str, loads: tuple[int, int]) -> None:
    s = table(
        seat("red-ringo", in_play=["crate", "whip"]), on_cards={"crate": 1, "whip": 1},
        on_characters=(4,),
    )  # fmt: skip
    s.responds(0, "crate")
    s.responds(0, second)
    assert (load_of(s, 0, "crate"), load_of(s, 0, "whip")) == loads
    assert load_of(s, 0) == 4 - (1 if second == "pass" else 2)
    assert not [each for each in s.options(0) if "red-ringo" in each], "once a turn"


@rule("AD-CHAR-32", "AD-CHAR-30")
def test_red_ringo_moves_nothing_back() -> None:
    s = table(seat("red-ringo", in_play=["crate"]), on_cards={"crate": 4}, on_characters=(1,))
    slot = s.state.players[0].in_play[0]
    assert why(s, 0, option("use", slot, -1, "red-ringo")) == "AD-TOKEN-05"
    assert not [each for each in s.options(0) if "red-ringo" in each]
