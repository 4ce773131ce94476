"""Green cards: laid down now, used in a later turn by discarding them (DC-GREEN)."""

from typing import Any

import pytest

from saloon.games.bang.timetable import TURN
from saloon.testing import Scenario, rule, seat

SHOTS = ("buffalo-rifle", "derringer", "knife", "pepperbox")
MISSED = ("bible", "iron-plate", "sombrero", "ten-gallon-hat")
OTHERS = (*SHOTS, "howitzer", "can-can", "canteen", "conestoga", "pony-express")
CALM_DECK = [f"missed:{rank}s" for rank in range(2, 9)] + ["beer:6h", "beer:7h", "beer:8h"]


def table(*seats: dict[str, Any], **given: Any) -> Scenario:
    return Scenario(seats=seats, modules=["dodge-city"], **given)


@rule("DC-GREEN-01")
@pytest.mark.parametrize("card", [*MISSED, *OTHERS])
def test_a_green_card_is_laid_in_front_of_its_player(card: str) -> None:
    s = table(seat(hand=[card, "beer"]), seat(hand=["bang"]))
    s.plays(card)
    assert (s.hand(0), s.in_play(0), s.pile()) == (["beer"], [card], [])
    assert s.game.view(None)["players"][0]["in_play"][0].startswith(card)


@rule("DC-GREEN-01")
@pytest.mark.parametrize("card", MISSED)
def test_from_hand_a_green_card_is_no_answer_to_a_shot(card: str) -> None:
    s = table(seat(hand=["bang"]), seat(hand=[card]))
    s.plays("bang", at=1)
    s.asks(1, "shot")
    assert s.options(1) == ["pass"]
    s.passes(1)
    assert (s.life(1), s.hand(1)) == (3, [card])


@rule("DC-GREEN-02")
@pytest.mark.parametrize("card", OTHERS)
def test_a_green_card_is_not_used_in_the_turn_in_which_it_was_laid(card: str) -> None:
    s = table(seat(hand=[card], life=2), seat(hand=["beer"]))
    s.plays(card)
    assert s.options(0) == ["end"]
    for at in (None, 0, 1):
        assert s.refuses_use(0, card, "DC-GREEN-02", at=at) == {"card": card}


@rule("DC-GREEN-02")
@pytest.mark.parametrize("card", MISSED)
def test_nor_against_a_shot_in_that_very_turn(card: str) -> None:
    s = table(seat(hand=[card, "bang", "beer"]))
    s.plays(card)
    s.plays("bang", at=0)
    s.asks(0, "shot")
    assert s.options(0) == ["pass"]
    s.refuses_use(0, card, "DC-GREEN-02")
    s.passes(0)
    assert (s.life(0), s.in_play(0)) == (4, [card])


@rule("DC-GREEN-03")
def test_to_use_a_green_card_its_owner_discards_it_for_its_effect() -> None:
    s = table(seat(in_play=["canteen"], life=2), seat(in_play=["pony-express"]))
    s.refuses_use(0, "pony-express", "DC-GREEN-03")
    s.uses(0, "canteen")
    assert (s.life(0), s.in_play(0), s.pile()) == (3, [], ["canteen"])


@rule("DC-GREEN-04", "DC-GREEN-06")
@pytest.mark.parametrize("card", OTHERS)
def test_cards_without_the_missed_symbol_are_used_in_ones_own_turns_only(card: str) -> None:
    s = table(
        seat(hand=["bang"]), seat(hand=["beer"], in_play=[card], life=2), seat(hand=["missed"])
    )
    assert not any(s.game.interjections(who) for who in range(4))
    s.plays("bang", at=1)
    s.asks(1, "shot")
    assert s.options(1) == ["pass"]
    s.refuses_use(1, card, "DC-GREEN-04")
    s.passes(1)
    s.ends_turn()
    assert s.active == 1
    assert any(words.startswith(f"use {card}:") for words in s.options(1))


@rule("DC-GREEN-05")
@pytest.mark.parametrize("card", MISSED)
def test_a_green_missed_works_from_the_next_players_turn_on(card: str) -> None:
    s = table(seat(hand=[card]), seat(hand=["bang"]), deck=CALM_DECK)
    s.plays(card)
    s.ends_turn()
    s.plays("bang", at=0)
    s.responds(0, card)
    assert (s.life(0), s.in_play(0)) == (5, [])
    assert s.pile() == ["bang", card]


@rule("DC-GREEN-05")
@pytest.mark.parametrize("card", MISSED)
def test_a_green_missed_works_in_a_later_own_turn_and_only_as_an_answer(card: str) -> None:
    s = table(seat(hand=["bang"], in_play=[card], life=3))
    assert not any(words.startswith("use") for words in s.options(0))
    s.refuses_use(0, card, "DC-GREEN-05")
    s.plays("bang", at=0)
    s.responds(0, card)
    assert (s.life(0), s.in_play(0)) == (3, [])


@rule("DC-GREEN-05")
def test_a_green_missed_helps_its_owner_and_nobody_else() -> None:
    s = table(seat(hand=["bang"]), seat(hand=["beer"]), seat(in_play=["sombrero"]))
    s.plays("bang", at=1)
    s.asks(1, "shot")
    assert s.options(1) == ["pass"]
    s.refuses_use(1, "sombrero", "DC-GREEN-03")


@rule("DC-GREEN-06")
def test_the_others_wait_for_the_next_own_turn() -> None:
    s = table(seat(role="sheriff", hand=["canteen"], life=2), deck=CALM_DECK)
    s.plays("canteen")
    s.ends_turn()
    for who in (1, 2, 3):
        assert s.active == who
        assert not any(words.startswith("use") for words in s.options(who))
        assert not s.game.interjections(0)
        s.ends_turn()
    assert s.active == 0
    s.uses(0, "canteen")
    assert s.life(0) == 3


@rule("DC-GREEN-07")
@pytest.mark.parametrize("card", ["cat-balou", "panic"])
def test_green_cards_can_be_removed_like_blue_ones(card: str) -> None:
    s = table(seat(hand=[card]), seat(in_play=["scope", "iron-plate"]))
    s.plays(card, at=1)
    assert s.options(0) == ["card scope:as", f"card {_green_text(s, 1)}"]
    s.responds(0, "iron-plate")
    assert s.in_play(1) == ["scope"]


def _green_text(s: Scenario, who: int) -> str:
    texts: list[str] = s.game.view(None)["players"][who]["in_play"]
    return texts[1]


@rule("DC-GREEN-07")
def test_can_can_removes_a_green_card() -> None:
    s = table(seat(in_play=["can-can"]), seat(in_play=["howitzer"]))
    s.uses(0, "can-can", at=1)
    assert (s.in_play(0), s.in_play(1)) == ([], [])
    assert s.pile() == ["can-can", "howitzer"]


@rule("DC-INTERACT-102")
def test_a_green_card_can_be_removed_in_the_turn_it_was_played() -> None:
    s = table(seat(hand=["sombrero", "knife", "cat-balou"], in_play=["can-can"]))
    s.plays("sombrero")
    s.plays("knife")
    s.uses(0, "can-can", at=0)
    s.responds(0, "sombrero")
    assert s.pile() == ["can-can", "sombrero"]
    s.plays("cat-balou", at=0)
    assert (s.in_play(0), s.pile()[-1]) == ([], "knife")


@rule("DC-GREEN-08")
def test_a_green_card_taken_from_play_has_to_be_laid_and_waited_for_again() -> None:
    s = table(seat(hand=["panic"]), seat(in_play=["pony-express"]), deck=CALM_DECK)
    s.plays("panic", at=1)
    assert (s.hand(0), s.in_play(0), s.in_play(1)) == (["pony-express"], [], [])
    assert not s.can(0, "use pony-express")
    s.plays("pony-express")
    s.refuses_use(0, "pony-express", "DC-GREEN-02")


@rule("DC-GREEN-08")
def test_taking_ones_own_green_card_back_starts_the_wait_anew_too() -> None:
    s = table(seat(hand=["rag-time", "beer"], in_play=["canteen"], life=2))
    assert s.can(0, "use canteen")
    s.plays("rag-time", at=0)
    s.responds(0, "beer")
    assert s.hand(0) == ["canteen"]
    s.plays("canteen")
    s.refuses_use(0, "canteen", "DC-GREEN-02")


@rule("DC-GREEN-09")
def test_whoever_took_a_green_card_may_keep_it_in_hand() -> None:
    s = table(seat(hand=["panic"]), seat(in_play=["iron-plate"]), deck=CALM_DECK)
    s.plays("panic", at=1)
    s.ends_turn()
    assert s.active == 1
    assert s.hand(0) == ["iron-plate"]


@rule("DC-GREEN-10")
def test_nobody_has_to_use_a_green_card() -> None:
    s = table(
        seat(role="sheriff", in_play=["pony-express", "sombrero"]),
        seat(hand=["bang"]),
        deck=CALM_DECK,
    )
    s.ends_turn()
    s.plays("bang", at=0)
    s.passes(0)
    assert s.life(0) == 4
    for _ in range(3):
        s.ends_turn()
    assert s.active == 0
    assert s.in_play(0) == ["pony-express", "sombrero"]
    s.ends_turn()
    assert s.active == 1


@rule("DC-GREEN-11")
def test_two_green_cards_of_one_name_do_not_lie_in_front_of_a_player() -> None:
    s = table(seat(hand=["iron-plate:ad", "sombrero"], in_play=["iron-plate:qs"]))
    assert s.refuses("iron-plate", "DC-GREEN-11") == {"card": "iron-plate"}
    s.plays("sombrero")
    assert s.in_play(0) == ["iron-plate", "sombrero"]


@rule("DC-GREEN-12")
@pytest.mark.parametrize("card", [*SHOTS, "howitzer"])
def test_green_weapons_neither_replace_a_weapon_nor_give_a_range(card: str) -> None:
    armed = table(seat(hand=[card], in_play=["schofield"]))
    armed.plays(card)
    assert armed.in_play(0) == ["schofield", card]
    assert armed.reach(0) == 2
    unarmed = table(seat(hand=["schofield"], in_play=[card]))
    assert unarmed.reach(0) == 1
    unarmed.plays("schofield")
    assert unarmed.in_play(0) == [card, "schofield"]


@rule("DC-GREEN-13")
def test_green_cards_in_play_do_not_count_for_the_hand_limit() -> None:
    s = table(seat(hand=["beer"], in_play=["knife", "bible", "canteen"], life=1), deck=CALM_DECK)
    s.ends_turn()
    assert s.active == 1
    assert s.hand(0) == ["beer"]


@rule("DC-GREEN-14", "DC-INTERACT-99")
def test_using_a_green_card_is_not_playing_from_hand() -> None:
    # With an empty hand, anything that left it would make Suzy Lafayette be asked.
    s = table(seat("suzy-lafayette", in_play=["canteen", "sombrero"], life=2), seat(hand=["bang"]))
    s.uses(0, "canteen")
    assert (s.life(0), s.hand(0)) == (3, [])
    s.ends_turn()
    s.plays("bang", at=0)
    s.responds(0, "sombrero")
    assert s.hand(0) == []
    about_her = [event.kind for event in s.events if event.seat == 0]
    assert "played" not in about_her


@rule("DC-GREEN-15")
def test_several_green_cards_may_be_used_in_one_turn() -> None:
    s = table(seat(in_play=["knife", "derringer", "canteen", "buffalo-rifle"], life=2))
    s.uses(0, "knife", at=1)
    s.uses(0, "derringer", at=1)
    s.uses(0, "buffalo-rifle", at=2)
    s.uses(0, "canteen")
    assert [s.life(who) for who in range(4)] == [3, 2, 3, 4]
    assert s.in_play(0) == []


@rule("DC-GREEN-16")
@pytest.mark.parametrize("card", ["canteen", "sombrero"])
def test_an_extra_turn_of_the_same_player_is_another_turn(card: str) -> None:
    s = table(seat(hand=[card, "bang"], life=2), deck=CALM_DECK)
    s.plays(card)
    # Instead of passing on, the turn is followed by another one of seat 0.
    assert s.state.agenda[0] == ("next", 0)
    s.state.agenda[:1] = [(name, 0) for name in reversed(TURN)]
    s.ends_turn()
    assert s.active == 0
    if card == "canteen":
        s.uses(0, "canteen")
        assert s.life(0) == 3
    else:
        s.plays("bang", at=0)
        s.responds(0, "sombrero")
        assert s.life(0) == 2
