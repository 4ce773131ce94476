"""The green cards of Dodge City one by one (DC-CARD-19 to 35)."""

from typing import Any

import pytest

from saloon.testing import Scenario, rule, seat

AT_ONE = ("derringer", "knife")
SHOTS = ("buffalo-rifle", *AT_ONE, "pepperbox")
MISSED = ("bible", "iron-plate", "sombrero", "ten-gallon-hat")


def table(*seats: dict[str, Any], **given: Any) -> Scenario:
    return Scenario(seats=seats, modules=["dodge-city"], **given)


# -- answers ---------------------------------------------------------------------------------


@rule("DC-CARD-19", "DC-CARD-20", "DC-CARD-21", "DC-CARD-22")
@pytest.mark.parametrize("card", MISSED)
def test_the_green_missed_cards_cancel_a_shot_and_the_bible_draws(card: str) -> None:
    s = table(seat(hand=["bang"]), seat(in_play=[card]), deck=["beer:6h"])
    s.plays("bang", at=1)
    s.responds(1, card)
    assert (s.life(1), s.in_play(1)) == (4, [])
    assert s.hand_texts(1) == (["beer:6h"] if card == "bible" else [])
    assert s.pile() == ["bang", card]


# -- shots -----------------------------------------------------------------------------------


@rule("DC-CARD-23")
def test_buffalo_rifle_hits_at_any_distance() -> None:
    far = seat("paul-regret", in_play=["mustang", "hideout"])
    s = table(seat(in_play=["buffalo-rifle"]), seat(), seat(), far, players=6)
    s.uses(0, "buffalo-rifle", at=3)
    assert s.life(3) == 2


@rule("DC-CARD-24")
def test_howitzer_hits_all_others_clockwise_from_the_left() -> None:
    s = table(
        seat(hand=["missed"]),
        seat(in_play=["howitzer"]),
        seat(hand=["missed"], in_play=["mustang"]),
        seat(hand=["beer"]),
        turn=1,
    )
    s.uses(1, "howitzer")
    s.asks(2, "shot")
    s.responds(2, "missed")
    s.asks(3, "shot")
    s.passes(3)
    s.asks(0, "shot")
    s.passes(0)
    assert [s.life(who) for who in range(4)] == [4, 4, 4, 3]
    assert s.pile() == ["howitzer", "missed"]


@rule("DC-CARD-25", "DC-CARD-27")
@pytest.mark.parametrize("card", AT_ONE)
def test_knife_and_derringer_hit_at_distance_one_and_weapons_do_not_count(card: str) -> None:
    s = table(seat(in_play=[card, "winchester"]))
    facts = s.refuses_use(0, card, "BB-DIST-06", at=2)
    assert (facts["card"], facts["distance"], facts["range"]) == (card, 2, 5)
    s.uses(0, card, at=1)
    assert s.life(1) == 3


@rule("DC-CARD-25", "DC-CARD-27")
@pytest.mark.parametrize("card", AT_ONE)
def test_scope_and_mustang_count_for_knife_and_derringer(card: str) -> None:
    near = table(seat(in_play=[card, "binocular"]), seat(in_play=["mustang"]))
    near.uses(0, card, at=2)
    assert near.life(2) == 3
    far = table(seat(in_play=[card]), seat(in_play=["hideout"]))
    assert far.refuses_use(0, card, "BB-DIST-06", at=1)["farther"] == ["hideout"]


@rule("DC-CARD-26")
@pytest.mark.parametrize(("weapon", "reached"), [(None, 1), ("schofield", 2), ("remington", 3)])
def test_pepperbox_reaches_as_far_as_ones_weapon(weapon: str | None, reached: int) -> None:
    s = table(seat(in_play=["pepperbox", *([weapon] if weapon else [])]), players=7)
    for who in (1, 2, 3):
        if who <= reached:
            assert s.can(0, f"use pepperbox @{who}")
        else:
            facts = s.refuses_use(0, "pepperbox", "BB-DIST-09", at=who)
            assert (facts["distance"], facts["range"]) == (who, reached)
    s.uses(0, "pepperbox", at=reached)
    assert s.life(reached) == 3


@rule("DC-CARD-27", "DC-CARD-28", "ED-55")
@pytest.mark.parametrize("edition", ["dynamite-box", "hu-compendium"])
@pytest.mark.parametrize("answer", ["missed", "pass"])
def test_derringer_draws_after_the_shot_whatever_came_of_it(answer: str, edition: str) -> None:
    s = table(seat(in_play=["derringer"]), seat(hand=["missed"]), deck=["beer:6h"], edition=edition)
    s.uses(0, "derringer", at=1)
    s.asks(1, "shot")
    assert s.hand(0) == []
    s.responds(1, answer)
    assert s.life(1) == (4 if answer == "missed" else 3)
    assert s.hand_texts(0) == ["beer:6h"]


@rule("DC-CARD-28")
def test_the_card_of_a_derringer_comes_before_what_the_hit_triggers() -> None:
    # El Gringo could take nothing if he came first.
    s = table(seat(in_play=["derringer"]), seat("el-gringo"), deck=["beer:6h"])
    s.uses(0, "derringer", at=1)
    assert (s.hand(0), s.hand_texts(1)) == ([], ["beer:6h"])


# -- taking, discarding, drawing, healing ----------------------------------------------------


@rule("DC-CARD-29")
def test_can_can_makes_a_player_at_any_distance_discard() -> None:
    for what in ("hand", "barrel"):
        far = seat(hand=["bang"], in_play=["mustang", "barrel"])
        s = table(seat(in_play=["can-can"]), seat(), seat(), far, players=6)
        s.uses(0, "can-can", at=3)
        s.responds(0, what)
        assert s.pile() == ["can-can", "bang" if what == "hand" else "barrel"]
        assert s.hand(0) == []


@rule("DC-CARD-29")
def test_can_can_on_oneself() -> None:
    s = table(seat(in_play=["can-can", "dynamite"]))
    s.uses(0, "can-can", at=0)
    assert (s.in_play(0), s.pile()) == ([], ["can-can", "dynamite"])
    hand = table(seat(hand=["beer"], in_play=["can-can"]), seat())
    hand.refuses_use(0, "can-can", "BB-CARD-22", at=1)
    hand.uses(0, "can-can", at=0)
    assert (hand.hand(0), hand.pile()) == ([], ["can-can", "beer"])
    empty = table(seat(in_play=["can-can"]))
    empty.refuses_use(0, "can-can", "BB-CARD-22", at=0)


@rule("DC-CARD-30")
def test_conestoga_takes_a_card_at_any_distance() -> None:
    for what in ("hand", "barrel"):
        far = seat(hand=["bang"], in_play=["mustang", "barrel"])
        s = table(seat(in_play=["conestoga"]), seat(), seat(), far, players=6)
        s.uses(0, "conestoga", at=3)
        s.responds(0, what)
        assert s.hand(0) == ["bang" if what == "hand" else "barrel"]
        assert s.pile() == ["conestoga"]


@rule("DC-CARD-30")
def test_conestoga_on_oneself_takes_a_card_in_play_back() -> None:
    s = table(seat(hand=["beer"], in_play=["conestoga", "dynamite"]))
    s.uses(0, "conestoga", at=0)
    assert (s.hand(0), s.in_play(0)) == (["beer", "dynamite"], [])
    nothing = table(seat(hand=["beer"], in_play=["conestoga"]), seat())
    nothing.refuses_use(0, "conestoga", "BB-CARD-21", at=0)
    nothing.refuses_use(0, "conestoga", "BB-CARD-22", at=1)


@rule("DC-CARD-29", "DC-CARD-30")
@pytest.mark.parametrize("card", ["can-can", "conestoga"])
def test_from_a_hand_they_take_a_random_card(card: str) -> None:
    s = table(seat(in_play=[card]), seat(hand=["bang", "missed", "duel"]))
    s.picks("duel")
    s.uses(0, card, at=1)
    assert s.hand(1) == ["bang", "missed"]
    assert s.hand(0) == (["duel"] if card == "conestoga" else [])


@rule("DC-CARD-31")
def test_pony_express_draws_three_cards() -> None:
    deck = ["beer:6h", "beer:7h", "beer:8h", "beer:9h"]
    s = table(seat(in_play=["pony-express"]), deck=deck)
    s.uses(0, "pony-express")
    assert s.hand_texts(0) == deck[:3]
    assert s.pile() == ["pony-express"]


@rule("DC-CARD-32")
@pytest.mark.parametrize(("life", "then"), [(1, 2), (4, 5), (5, 5)])
def test_canteen_heals_its_user_up_to_the_maximum(life: int, then: int) -> None:
    s = table(seat(role="sheriff", in_play=["canteen"], life=life), seat(life=1))
    s.uses(0, "canteen")
    assert (s.life(0), s.life(1)) == (then, 1)


@rule("DC-CARD-32")
def test_a_canteen_is_no_rescue_in_ones_own_turn_either() -> None:
    s = table(seat(hand=["bang", "missed"], in_play=["canteen"], life=1))
    s.plays("bang", at=0)
    s.passes(0)
    s.asks(0, "rescue")
    assert s.options(0) == ["pass"]


# -- all of them -----------------------------------------------------------------------------


@rule("DC-CARD-33")
@pytest.mark.parametrize("card", [*SHOTS, "punch", "springfield"])
def test_the_shots_may_be_aimed_at_oneself(card: str) -> None:
    if card in SHOTS:
        s = table(seat(in_play=[card], life=3), deck=["beer:6h"])
        s.uses(0, card, at=0)
    else:
        s = table(seat(hand=[card, *(["beer"] if card == "springfield" else [])], life=3))
        s.plays(card, at=0)
        if card == "springfield":
            s.responds(0, "beer")
    assert s.life(0) == 2


def test_a_derringer_that_kills_its_user_draws_nothing() -> None:
    s = table(
        seat(role="sheriff"),
        seat(role="renegade", in_play=["derringer"], life=1),
        turn=1,
        deck=["beer:6h"],
    )
    s.uses(1, "derringer", at=1)
    assert s.is_out(1)
    assert s.hand(1) == []
    assert s.hand_texts(2)[0] == "beer:6h"  # the next player's phase 1


@rule("DC-CARD-33")
@pytest.mark.parametrize("card", [*SHOTS, "punch", "springfield"])
def test_with_the_other_ruling_they_may_not(card: str) -> None:
    for table_rules in ({"edition": "hu-compendium"}, {"rulings": {"bang-self-target": False}}):
        if card in SHOTS:
            s = table(seat(in_play=[card]), **table_rules)
            s.refuses_use(0, card, "DC-CARD-33", at=0)
            assert s.can(0, f"use {card} @1")
        else:
            s = table(seat(hand=[card, "beer"]), **table_rules)
            s.refuses(card, "DC-CARD-33", at=0)
            assert s.can(0, f"play {card} @1")


@rule("DC-CARD-34")
@pytest.mark.parametrize("card", [*SHOTS, "howitzer", *MISSED])
@pytest.mark.parametrize("attack", ["duel", "indians"])
def test_green_cards_are_neither_bang_nor_missed_cards(card: str, attack: str) -> None:
    held = table(seat(hand=[attack]), seat("calamity-janet", hand=[card]))
    held.plays(attack, at=1 if attack == "duel" else None)
    held.asks(1, "bang")
    assert held.options(1) == ["pass"]
    held.passes(1)
    assert (held.life(1), held.hand(1)) == (3, [card])
    lying = table(seat(hand=[attack]), seat("calamity-janet", in_play=[card], hand=["beer"]))
    lying.plays(attack, at=1 if attack == "duel" else None)
    assert lying.options(1) == ["pass"]


@rule("DC-CARD-34", "DC-INTERACT-97")
@pytest.mark.parametrize("card", [*SHOTS, "howitzer", *MISSED, "punch", "springfield"])
def test_calamity_janet_cannot_convert_them(card: str) -> None:
    s = table(seat("calamity-janet", hand=[card, "beer"]))
    s.refuses(card, "BB-TERM-05", at=1, as_="bang")
    s.refuses(card, "BB-TERM-05", as_="missed")
    shot = table(seat(hand=["gatling"]), seat("calamity-janet", hand=[card]))
    shot.plays("gatling")
    shot.asks(1, "shot")
    assert shot.options(1) == ["pass"]


# -- against Slab the Killer -----------------------------------------------------------------


def against_slab(answer: str, deck: list[str], *hand: str) -> Scenario:
    """Slab's BANG! has been answered with a Dodge or a Bible."""
    held = [answer] if answer == "dodge" else []
    lying = [answer] if answer == "bible" else []
    s = table(
        seat("slab-the-killer", hand=["bang"]), seat(hand=[*held, *hand], in_play=lying), deck=deck
    )
    s.plays("bang", at=1)
    assert s.game.decision.amount == 2
    s.responds(1, answer)
    return s


@rule("DC-CARD-35")
@pytest.mark.parametrize("answer", ["dodge", "bible"])
def test_the_card_drawn_may_be_the_second_missed(answer: str) -> None:
    s = against_slab(answer, ["missed:8d"])
    s.asks(1, "shot")
    assert s.game.decision.amount == 1
    s.responds(1, "missed:8d")
    assert (s.life(1), s.hand(1), s.in_play(1)) == (4, [], [])


@rule("DC-CARD-35")
@pytest.mark.parametrize("answer", ["dodge", "bible"])
def test_dodge_and_bible_are_spent_and_pay_even_if_no_second_effect_follows(answer: str) -> None:
    s = against_slab(answer, ["beer:6h"])
    s.passes(1)
    assert s.life(1) == 3
    assert (s.hand_texts(1), s.in_play(1)) == (["beer:6h"], [])
    assert s.pile() == ["bang", answer]


@rule("DC-CARD-35")
def test_a_dodge_and_a_bible_are_two_effects() -> None:
    s = table(
        seat("slab-the-killer", hand=["bang"]),
        seat(hand=["dodge"], in_play=["bible"]),
        deck=["beer:6h", "beer:7h"],
    )
    s.plays("bang", at=1)
    s.responds(1, "bible")
    s.responds(1, "dodge")
    assert s.life(1) == 4
    assert s.hand_texts(1) == ["beer:6h", "beer:7h"]
