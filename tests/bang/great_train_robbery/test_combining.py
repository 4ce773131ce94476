"""The train together with other boxes (CB)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bang.great_train_robbery.tables import (
    TAKE,
    answers,
    offers,
    refused,
    stock,
    table,
    takes,
    told,
)  # fmt: skip

from saloon.games.bang.modules.shadow_gunslingers.box import sides
from saloon.kernel import PASS
from saloon.testing import Scenario, rule, seat

PLAIN = ["dining-car", "mail-car", "caboose"]


def _bare(text: str) -> str:
    return " ".join(word.partition(":")[0] for word in text.split())


def let_pass(s: Scenario, *kinds: str) -> None:
    """Nobody steps in at these windows."""
    while not s.game.over and s.game.decision.kind in kinds:
        s._do(PASS, s.game.unanswered()[0])


@rule("CB-COLOR-05")
def test_a_railcar_is_a_card_for_the_daltons() -> None:
    s = table(
        seat(role="sheriff", in_play=["dining-car", "mustang"]), seat(in_play=["private-car"]),
        turn=3, boxes=["high-noon", "armed-and-dangerous"], event="thirst", events=["the-daltons"],
    )  # fmt: skip
    s.ends_turn()
    s.responds(0, "dining-car")
    assert (s.in_play(0), s.in_play(1)) == (["mustang"], [])


@rule("CB-PLAY-09")
def test_the_sermon_forbids_a_bang_as_a_price() -> None:
    s = table(seat(role="sheriff", hand=["bang"]), boxes=["high-noon"], event="the-sermon")
    assert offers(s) == {}
    assert refused(s, TAKE, "caboose") == "HN-CARD-13"


@rule("CB-PLAY-10", "CB-PLAY-02")
def test_a_beer_pays_under_the_reverend_and_the_judge_forbids_no_railcar() -> None:
    s = table(
        seat(role="sheriff", hand=["beer"]), boxes=["high-noon"], event="the-reverend",
        row=["crowns-hole", "yooma", "frisco", "catico"],
    )  # fmt: skip
    takes(s, "caboose", "beer")
    assert s.in_play(0) == ["caboose"]
    s = table(seat(role="sheriff", hand=["bang"]), boxes=["fistful-of-cards"], event="the-judge")
    takes(s, "caboose", "bang")
    assert s.in_play(0) == ["caboose"]


@rule("CB-LIMIT-05")
def test_the_shots_of_railcars_do_not_count() -> None:
    s = table(
        seat(role="sheriff", hand=["bang", "mustang"], in_play=["sleeper-car", "baggage-car"])
    )
    for each in ("use mustang sleeper-car @1", "use railcar baggage-car bang @1"):
        options = [option for option in s.options(0) if _bare(option) == each]
        s._choose(0, s.game.options(0)[s.options(0).index(options[0])])
    assert s.game.view(0)["bangs_played"] == 0
    s.plays("bang", at=1)
    assert s.life(1) == 1


@rule("CB-RETURN-08", "CB-RETURN-05")
def test_a_ghost_car_ends_the_life_of_a_shadow() -> None:
    s = table(
        seat(role="sheriff", hand=["bang"]), seat(role="outlaw", out=True), seat(role="outlaw"),
        train=["ghost-car", "mail-car", "caboose"], boxes=["shadow-gunslingers"],
    )  # fmt: skip
    takes(s, "ghost-car", "bang")
    s.responds(0, "choose", at=1)
    s.ends_turn()
    assert (s.active, s.state.players[1].presence.id) == (1, "in-ghost-car")
    s.ends_turn()
    while s.game.decision.kind == "excess":
        s._do(s.game.options(1)[0], 1)
    assert (s.active, s.is_out(1)) == (2, False)


@rule("CB-RETURN-09")
@pytest.mark.parametrize("by", ["ghost-car", "ghost"])
def test_somebody_here_for_a_turn_stays_with_either_of_them(by: str) -> None:
    s = table(
        seat(role="sheriff"),
        seat(role="outlaw", out=True),
        turn=0,
        train=["ghost-car", "mail-car", "caboose"],
        boxes=["high-noon", "valley-of-shadows"],
        event="ghost-town",
        deck=["bang", "ghost", "missed"],
    )
    s.ends_turn()
    assert s.active == 1
    if by == "ghost":
        s.plays("ghost", at=1)
        let_pass(s, "declared")
    else:
        takes(s, "ghost-car", "bang")
        s.responds(1, "choose", at=1)
    s.ends_turn()
    while s.game.decision.kind == "excess":
        s._do(s.game.options(1)[0], 1)
    assert (s.active, s.is_out(1), s.hand(1)) == (2, False, [])


@rule("CB-RETURN-14")
def test_a_shadow_renegade_in_the_ghost_car_keeps_the_side_of_the_card() -> None:
    s = table(
        seat(role="sheriff", hand=["bang"]), seat(role="renegade", out=True),
        train=["ghost-car", "mail-car", "caboose"], boxes=["shadow-gunslingers"],
    )  # fmt: skip
    sides(s.state)[1] = "deputy"
    takes(s, "ghost-car", "bang")
    s.responds(0, "choose", at=1)
    assert (s.role(1), s.is_out(1)) == ("deputy", False)


@rule("CB-RETURN-17")
def test_the_doctor_ignores_who_has_no_life_points() -> None:
    s = table(
        seat(role="sheriff"), seat(presence="in-ghost-car", in_play=["ghost-car"]), seat(life=2),
        turn=3, boxes=["high-noon"], event="thirst", events=["the-doctor"], train=PLAIN,
    )  # fmt: skip
    s.ends_turn()
    assert (s.life(1), s.life(2)) == (0, 3)


@rule("CB-VULTURE-08")
def test_two_vultures_share_railcars_as_well() -> None:
    s = table(
        seat("vulture-sam", role="sheriff", hand=["bang"]),
        seat(role="renegade", life=1, in_play=["dining-car", "coal-hopper", "scope"]),
        seat("vera-custer"),
        boxes=["dodge-city"],
        turn=2,
        step="before-draw",
    )
    s.responds(2, "copy", at=0)
    s.ends_turn()
    s.ends_turn()
    assert s.active == 0
    s.plays("bang", at=1)
    s.asks(2, "which")
    s.responds(2, "coal-hopper")
    s.responds(0, "scope")
    assert (s.in_play(2), s.in_play(0)) == (["coal-hopper", "dining-car"], [])


@rule("CB-HAND-04")
@pytest.mark.parametrize(("character", "kept"), [("sean-mallory", 2), (None, 0)])
def test_sean_mallory_keeps_his_hand_in_the_ghost_car(character: str | None, kept: int) -> None:
    s = table(
        seat(role="sheriff"),
        seat(character, presence="in-ghost-car", in_play=["ghost-car"], hand=["beer", "panic"]),
        boxes=["dodge-city"],
        turn=1,
        train=PLAIN,
    )
    s.ends_turn()
    while s.game.decision.kind == "excess":
        s._do(s.game.options(1)[0], 1)
    assert (s.active, len(s.hand(1))) == (2, kept)


@rule("CB-WIN-07")
def test_somebody_in_the_ghost_car_is_one_of_those_left() -> None:
    s = table(
        seat(role="sheriff", life=3, hand=["beer"]),
        seat(role="renegade"),
        seat(presence="in-ghost-car", in_play=["ghost-car"]),
        seat(out=True),
        train=PLAIN,
    )
    s.plays("beer")
    assert s.life(0) == 4, "three are left"


@rule("CB-INTERACT-05", "GT-LOCO-04")
def test_backfire_against_ironhorse_is_only_a_missed() -> None:
    s = table(
        seat("zippy-roy", role="sheriff"), seat(hand=["backfire"]), at=3, side="ironhorse",
        boxes=["valley-of-shadows"],
    )  # fmt: skip
    s.uses(0, "zippy-roy")
    s.responds(0, "pass")
    while not s.over and s.game.decision.kind != "play":
        who = s.game.unanswered()[0]
        s.responds(who, "backfire" if s.can(who, "miss backfire") else "pass")
    assert [s.life(who) for who in range(4)] == [5, 4, 3, 3]


@rule("CB-INTERACT-06")
def test_henry_block_draws_for_refund_and_shoots() -> None:
    s = table(
        seat(role="sheriff", hand=["panic"]), seat("henry-block", in_play=["refund", "scope"]),
        boxes=["valley-of-shadows"],
    )  # fmt: skip
    s.plays("panic", at=1)
    s.responds(0, "scope")
    s.responds(0, "pass")
    let_pass(s, "loss")
    assert (s.life(0), len(s.hand(1))) == (4, 1)


@rule("CB-INTERACT-09")
def test_saved_stops_ironhorse_but_no_price() -> None:
    s = table(
        seat(role="sheriff"), seat("chuck-wengam"), seat(hand=["saved"]), turn=1,
        boxes=["valley-of-shadows", "dodge-city"], row=["tombrock", "yooma", "frisco", "catico"],
    )  # fmt: skip
    takes(s, "caboose")
    s.uses(1, "chuck-wengam")
    assert s.life(1) == 2, "nobody was asked"
    s = table(
        seat("zippy-roy", role="sheriff"), seat(), seat(hand=["saved"]), at=3, side="ironhorse",
        boxes=["valley-of-shadows"],
    )  # fmt: skip
    s.uses(0, "zippy-roy")
    s.responds(0, "pass")
    s.asks(2, "loss")


@rule("CB-INTERACT-14")
def test_a_bang_that_thunderer_took_back_cannot_be_evaded_into_a_hand() -> None:
    s = table(
        seat(role="sheriff", hand=["thunderer", "bang"]), seat(hand=["evaded"]),
        boxes=["armed-and-dangerous"],
    )  # fmt: skip
    s.plays("thunderer")
    while s.game.decision.kind == "load":
        s._do(PASS, 0)
    s.plays("bang", at=1)
    s.responds(0, "use")
    s.responds(1, "evaded")
    assert (s.hand(0), s.hand(1)) == (["bang"], [])


@rule("CB-INTERACT-15")
def test_al_preacher_does_not_react_to_a_railcar() -> None:
    s = table(
        seat(role="sheriff", hand=["bang"]), seat("al-preacher"), boxes=["armed-and-dangerous"]
    )
    s.state.kept["armed-and-dangerous"].on_characters[1] = 4
    takes(s, "caboose", "bang")
    assert s.in_play(0) == ["caboose"], "and nobody was asked"


@rule("CB-INTERACT-17", "CB-COLOR-07", "CB-COLOR-09")
def test_under_lasso_railcars_do_nothing_and_a_ghost_stays() -> None:
    boxes = ["fistful-of-cards", "valley-of-shadows", "gold-rush", "armed-and-dangerous"]
    s = table(
        seat(role="sheriff", in_play=["dining-car", "observation-car"]),
        seat(presence="in-ghost-car", in_play=["ghost-car"]),
        step="checks",
        boxes=boxes,
        event="lasso",
        train=["sleeper-car", "mail-car", "caboose"],
    )
    assert not told(s, "check")
    assert s.distance(2, 0) == 2
    assert not s.is_out(1)


@rule("CB-INTERACT-20")
def test_sgt_blaze_spares_from_what_other_boxes_bring() -> None:
    hand = ["poker", "bandidos", "tornado", "brawl", "rust"]
    s = table(
        seat("sgt-blaze", role="sheriff", hand=[*hand, "beer", "beer"], in_play=["circus-wagon"]),
        seat(hand=["panic", "duel"]),
        seat(hand=["saloon", "missed"], in_play=["scope"]),
        seat(hand=["bang", "gatling"]),
        boxes=["valley-of-shadows", "dodge-city", "armed-and-dangerous"],
        train=PLAIN,
    )
    s.plays("tornado")
    let_pass(s, "declared")
    s.responds(0, "exempt", at=1)
    while s.game.decision.kind == "tornado":
        who = s.game.unanswered()[0]
        s._do(s.game.options(who)[-1], who)
    assert s.hand(1) == ["panic", "duel"], "neither gives nor receives"
    assert s.hand(2) == ["beer", "beer"], "the next one on the left gets them"
    for card in ("poker", "bandidos", "rust"):
        _play_and_spare(s, card, 1)
        assert s.hand(1) == ["panic", "duel"]
    s.uses(0, "railcar:circus-wagon")
    s.responds(0, "exempt", at=2)
    assert s.in_play(2) == ["scope"]


def _play_and_spare(s: Scenario, card: str, who: int) -> None:
    if card not in s.hand(0):
        return
    s.plays(card)
    let_pass(s, "declared")
    if s.game.decision.kind == "exempt" and s.can(0, f"exempt @{who}"):
        s.responds(0, "exempt", at=who)
    while s.game.decision.kind != "play":
        asked = s.game.unanswered()[0]
        assert asked != who or s.game.decision.kind == "declared"
        s._do(s.game.options(asked)[0], asked)


@rule("CB-INTERACT-22")
def test_molly_stark_draws_for_hand_cards_only() -> None:
    def molly(**given: Any) -> Scenario:
        return table(
            seat(role="sheriff", hand=["bang"]), seat("molly-stark", **given),
            boxes=["dodge-city", "armed-and-dangerous", "valley-of-shadows"],
            train=["dining-car", "mail-car", "lounge-car"],
        )  # fmt: skip

    s = molly(hand=["evaded"])
    s.plays("bang", at=1)
    s.responds(1, "evaded")
    let_pass(s, "check")
    assert len(s.hand(1)) == 2, "the BANG! card, and one for Evaded!"
    s = molly(in_play=["caboose", "scope"])
    s.plays("bang", at=1)
    answers(s, 1, "caboose", "scope")
    assert s.hand(1) == []
    s = molly(in_play=["caboose"], hand=["scope"])
    s.plays("bang", at=1)
    answers(s, 1, "caboose", "scope")
    assert len(s.hand(1)) == 1


@rule("CB-INTERACT-28", "GR-INTERACT-04")
def test_train_robbery_asks_about_all_cards_but_no_equipment() -> None:
    s = table(
        seat(role="sheriff", hand=["train-robbery"]),
        seat(in_play=["scope", "sombrero", "dining-car", "dynamite"]),
        boxes=["dodge-city", "gold-rush", "armed-and-dangerous"],
    )
    gold: Any = s.state.kept["gold-rush"]
    slot = gold.stock.pop()
    s.state.reveal(slot)
    gold.worn[1].append(slot)
    s.state.rearranged()
    s.plays("train-robbery", at=1)
    asked = []
    while s.game.decision.kind == "robbery":
        asked.append(s.game.decision.about)
        s.responds(1, "discard")
    assert asked == ["scope", "sombrero", "dining-car", "dynamite"]
    assert gold.worn[1] == [slot]


@rule("GT-TAKE-16", "FC-CARD-06")
def test_a_railcar_goes_under_its_own_deck_out_of_an_abandoned_mine() -> None:
    s = table(
        seat(role="sheriff", in_play=["coal-hopper", "mail-car", "scope:as"], hand=["cat-balou"]),
        step="before-draw", pile=["beer", "bang"], boxes=["fistful-of-cards"],
        event="abandoned-mine", train=["caboose", "lounge-car", "dining-car"],
    )  # fmt: skip
    s.uses(0, "railcar:coal-hopper")
    assert stock(s)[-1] == "coal-hopper"
    s.responds(0, "mail-car")
    assert stock(s)[-2:] == ["coal-hopper", "mail-car"]
    s.plays("cat-balou", at=0)
    s.responds(0, "scope")
    assert s.deck()[0] == "scope:as", "any other card goes on the deck in that turn"


@rule("CB-EXAMPLE-05")
def test_vulture_sam_as_sheriff_inherits_of_everything_the_right_thing() -> None:
    s = table(
        seat("vulture-sam", role="sheriff", hand=["bang"]),
        seat(role="outlaw", life=1, hand=["ghost"], in_play=["barrel", "mail-car"]),
        seat(role="outlaw"),
        boxes=["gold-rush", "valley-of-shadows"],
        train=["dining-car", "lounge-car", "caboose"],
    )
    gold: Any = s.state.kept["gold-rush"]
    everywhere = (gold.stock, gold.shop)
    slot = next(
        each for pile in everywhere for each in pile if s.state.face[each].text == "equipment:boots"
    )
    next(pile for pile in everywhere if slot in pile).remove(slot)
    s.state.reveal(slot)
    gold.worn[1].append(slot)
    s.state.rearranged()
    s.plays("bang", at=1)
    s.responds(1, "pass")
    let_pass(s, "loss", "rescue")
    assert s.hand(0)[:2] == ["barrel", "ghost"]
    assert (len(s.hand(0)), s.in_play(0)) == (5, ["mail-car"])
    assert (gold.worn[1], gold.spent[-1:]) == ([], [slot])
    assert "mail-car" not in stock(s)
