"""The characters from Bart Cassidy to Kit Carlson (BB-CHAR-01 to BB-CHAR-14)."""

import pytest

from saloon.games.bang.life import lose_life
from saloon.games.bang.state import Harm
from saloon.games.bang.triggers import settle
from saloon.testing import Scenario, rule, seat


def seen_in_hand(s: Scenario, viewer: int, who: int) -> list[str]:
    """The cards of somebody's hand that a viewer knows."""
    hand: list[str] = s.game.view(viewer)["players"][who]["hand"]
    return hand


# -- Bart Cassidy ----------------------------------------------------------------------------


@rule("BB-CHAR-01")
def test_bart_draws_the_top_card_whenever_he_is_hit() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["bang", "gatling"]), seat("bart-cassidy")],
        deck=["jail:4h", "missed:4s"],
    )
    assert s.life(1) == 4
    s.plays("bang", at=1)
    assert s.life(1) == 3
    assert s.hand_texts(1) == ["jail:4h"]
    s.plays("gatling")
    s.passes(1)
    assert s.life(1) == 2
    assert s.hand_texts(1) == ["jail:4h", "missed:4s"]


@rule("BB-CHAR-01")
def test_bart_draws_a_card_for_each_of_several_lives() -> None:
    s = Scenario(
        seats=[seat(role="sheriff"), seat("bart-cassidy", in_play=["dynamite"])],
        deck=["missed:5s", "bang:2d", "bang:3d", "bang:4d", "bang:5d", "bang:6d", "bang:7d"],
        turn=1,
        step="checks",
    )
    s.flips("5s")
    assert s.life(1) == 1
    # Three for the wounds, two in phase 1.
    assert s.hand_texts(1) == [f"bang:{rank}d" for rank in (2, 3, 4, 5, 6)]


@rule("BB-CHAR-01")
def test_bart_draws_nothing_for_a_shot_he_dodges() -> None:
    s = Scenario(seats=[seat(role="sheriff", hand=["bang"]), seat("bart-cassidy", hand=["missed"])])
    s.plays("bang", at=1)
    s.responds(1, "missed")
    assert s.hand(1) == []


@rule("BB-CHAR-02")
def test_bart_draws_nothing_for_his_last_life_even_when_a_beer_saves_him() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"]),
            seat("bart-cassidy", hand=["beer"], life=1),
        ],
        deck=["jail:4h"],
    )
    s.plays("bang", at=1)
    s.passes(1)
    s.responds(1, "beer")
    assert s.life(1) == 1
    assert s.hand(1) == []
    assert s.deck()[0] == "jail:4h"


@rule("BB-CHAR-02")
def test_bart_draws_for_every_life_but_the_last_of_a_great_loss() -> None:
    # 2 lives, 3 lost, 2 regained: only one of the lost lives was not the last.
    s = Scenario(
        seats=[
            seat(role="sheriff"),
            seat("bart-cassidy", hand=["beer", "beer"], in_play=["dynamite"], life=2),
        ],
        deck=["missed:5s", "jail:4h", "missed:6s", "missed:7s", "missed:8s"],
        turn=1,
        step="checks",
    )
    s.flips("5s")
    s.responds(1, "beer")
    s.responds(1, "beer")
    assert s.life(1) == 1
    # One card for the wound, two in phase 1.
    assert s.hand_texts(1) == ["jail:4h", "missed:6s", "missed:7s"]


# -- Black Jack ------------------------------------------------------------------------------


@rule("BB-CHAR-03")
@pytest.mark.parametrize("red", ["beer:6h", "bang:5d"])
def test_black_jack_shows_a_red_second_card_and_draws_a_third_unseen(red: str) -> None:
    s = Scenario(
        seats=[seat("black-jack", role="sheriff")],
        deck=["missed:4s", red, "missed:10c", "missed:5s"],
        step="phase-1",
    )
    assert s.life(0) == 5
    assert s.hand_texts(0) == ["missed:4s", red, "missed:10c"]
    assert seen_in_hand(s, 2, 0) == [red]


@rule("BB-CHAR-03")
@pytest.mark.parametrize("black", ["missed:10c", "missed:5s"])
def test_black_jack_shows_a_black_second_card_and_draws_no_more(black: str) -> None:
    s = Scenario(
        seats=[seat("black-jack", role="sheriff")],
        deck=["beer:6h", black, "beer:7h"],
        step="phase-1",
    )
    assert s.hand_texts(0) == ["beer:6h", black]
    assert seen_in_hand(s, 2, 0) == [black]


@rule("BB-CHAR-03")
def test_a_red_third_card_brings_black_jack_no_fourth() -> None:
    s = Scenario(
        seats=[seat("black-jack", role="sheriff")],
        deck=["missed:4s", "beer:6h", "beer:7h", "beer:8h"],
        step="phase-1",
    )
    assert s.hand_texts(0) == ["missed:4s", "beer:6h", "beer:7h"]


@rule("BB-CHAR-03")
def test_black_jack_shows_nothing_outside_phase_one() -> None:
    s = Scenario(
        seats=[seat("black-jack", role="sheriff", hand=["stagecoach"])],
        deck=["missed:4s", "beer:6h", "beer:7h"],
    )
    s.plays("stagecoach")
    assert s.hand_texts(0) == ["missed:4s", "beer:6h"]
    assert seen_in_hand(s, 2, 0) == []


# -- Calamity Janet --------------------------------------------------------------------------


@rule("BB-CHAR-04")
def test_janet_shoots_with_a_missed() -> None:
    s = Scenario(seats=[seat("calamity-janet", role="sheriff", hand=["missed"]), seat()])
    s.plays("missed", at=1, as_="bang")
    assert s.life(1) == 3
    assert s.pile() == ["missed"]


@rule("BB-CHAR-04")
def test_nobody_else_shoots_with_a_missed() -> None:
    s = Scenario(seats=[seat(role="sheriff", hand=["missed"]), seat("calamity-janet")])
    s.refuses("missed", "BB-TERM-05", at=1, as_="bang")


@rule("BB-CHAR-04")
@pytest.mark.parametrize("card", ["bang", "missed"])
def test_janet_dodges_with_either_card(card: str) -> None:
    s = Scenario(seats=[seat(role="sheriff", hand=["bang"]), seat("calamity-janet", hand=[card])])
    assert s.life(1) == 4
    s.plays("bang", at=1)
    s.responds(1, card)
    assert s.life(1) == 4
    assert s.pile() == ["bang", card]


@rule("BB-CHAR-04")
def test_nobody_else_dodges_with_a_bang() -> None:
    s = Scenario(seats=[seat("calamity-janet", role="sheriff", hand=["bang"]), seat(hand=["bang"])])
    s.plays("bang", at=1)
    s.asks(1, "shot")
    assert s.options(1) == ["pass"]
    s.passes(1)
    assert s.life(1) == 3


@rule("BB-CHAR-04")
@pytest.mark.parametrize("attack", ["indians", "duel"])
def test_janet_discards_a_missed_where_a_bang_is_demanded(attack: str) -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=[attack]),
            seat("calamity-janet", hand=["missed"]),
        ]
    )
    s.plays(attack, at=1 if attack == "duel" else None)
    s.responds(1, "missed")
    assert s.life(1) == 4
    assert s.hand(1) == []


@rule("BB-CHAR-05")
def test_a_missed_played_as_bang_is_janets_bang_of_the_turn() -> None:
    s = Scenario(
        seats=[seat("calamity-janet", role="sheriff", hand=["missed", "missed", "bang"]), seat()]
    )
    s.plays("missed", at=1, as_="bang")
    s.refuses("bang", "BB-PLAY-02", at=1)
    s.refuses("missed", "BB-PLAY-02", at=1, as_="bang")


@rule("BB-CHAR-05")
def test_after_a_bang_janet_cannot_shoot_with_a_missed() -> None:
    s = Scenario(seats=[seat("calamity-janet", role="sheriff", hand=["missed", "bang"]), seat()])
    s.plays("bang", at=1)
    s.refuses("missed", "BB-PLAY-02", at=1, as_="bang")


@rule("BB-CHAR-05")
def test_with_a_volcanic_janet_shoots_on() -> None:
    janet = seat("calamity-janet", role="sheriff", hand=["missed", "bang"], in_play=["volcanic"])
    s = Scenario(seats=[janet, seat()])
    s.plays("missed", at=1, as_="bang")
    s.plays("bang", at=1)
    assert s.life(1) == 2


# -- El Gringo -------------------------------------------------------------------------------


@rule("BB-CHAR-06")
def test_el_gringo_takes_a_random_card_from_the_hand_of_who_hit_him() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang", "beer", "missed", "duel"], in_play=["barrel"]),
            seat("el-gringo"),
            seat(hand=["panic"]),
        ]
    )
    assert s.life(1) == 3
    s.picks("missed")
    s.plays("bang", at=1)
    assert s.life(1) == 2
    assert s.hand(1) == ["missed"]
    assert s.hand(0) == ["beer", "duel"]
    assert s.in_play(0) == ["barrel"]
    assert s.hand(2) == ["panic"]


@rule("BB-CHAR-06")
@pytest.mark.parametrize("attack", ["gatling", "indians", "duel"])
def test_el_gringo_takes_a_card_whatever_a_player_hurts_him_with(attack: str) -> None:
    s = Scenario(seats=[seat(role="sheriff", hand=[attack, "beer"]), seat("el-gringo")])
    s.plays(attack, at=1 if attack == "duel" else None)
    assert s.life(1) == 2
    assert s.hand(1) == ["beer"]
    assert s.hand(0) == []


@rule("BB-CHAR-06", "BB-CHAR-08")
@pytest.mark.parametrize(("held", "taken"), [(3, 2), (2, 2), (1, 1), (0, 0)])
def test_el_gringo_takes_a_card_per_life_as_far_as_there_are_cards(held: int, taken: int) -> None:
    # Nothing in the base game makes a player take two lives at once, so the loss is made by hand.
    s = Scenario(seats=[seat(role="sheriff", hand=["beer"] * held), seat("el-gringo")])
    shooter, gringo = s.state.players[:2]
    assert list(lose_life(s.state, gringo, 2, Harm(shooter, "test"))) == []
    assert list(settle(s.state)) == []
    assert s.life(1) == 1
    assert s.hand(1) == ["beer"] * taken
    assert s.hand(0) == ["beer"] * (held - taken)


@rule("BB-CHAR-08")
def test_el_gringo_takes_nothing_from_an_empty_hand() -> None:
    s = Scenario(seats=[seat(role="sheriff", hand=["bang"], in_play=["barrel"]), seat("el-gringo")])
    s.plays("bang", at=1)
    assert s.life(1) == 2
    assert s.hand(1) == []
    assert s.in_play(0) == ["barrel"]


@rule("BB-CHAR-07")
def test_el_gringo_takes_nothing_for_his_last_life_even_when_a_beer_saves_him() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang", "duel"]),
            seat("el-gringo", hand=["beer"], life=1),
        ]
    )
    s.plays("bang", at=1)
    s.passes(1)
    s.responds(1, "beer")
    assert s.life(1) == 1
    assert s.hand(1) == []
    assert s.hand(0) == ["duel"]


@rule("BB-CHAR-07")
def test_el_gringo_takes_nothing_when_he_is_eliminated() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang", "duel"]),
            seat("el-gringo", role="renegade", life=1),
        ]
    )
    s.plays("bang", at=1)
    assert s.is_out(1)
    assert s.hand(0) == ["duel"]
    assert s.hand(1) == []


@rule("BB-CHAR-09")
def test_el_gringo_takes_nothing_for_dynamite() -> None:
    # As Sheriff he has 4 lives and survives it.
    s = Scenario(
        seats=[
            seat("el-gringo", role="sheriff", in_play=["dynamite"]),
            seat(hand=["beer"]),
            seat(hand=["beer"]),
            seat(hand=["beer"]),
        ],
        deck=["missed:5s", "missed:6s", "missed:7s"],
        step="checks",
    )
    s.flips("5s")
    assert s.life(0) == 1
    assert s.hand_texts(0) == ["missed:6s", "missed:7s"]  # phase 1 alone
    assert [s.hand(other) for other in (1, 2, 3)] == [["beer"]] * 3


@rule("BB-CHAR-10")
def test_el_gringo_takes_nothing_for_a_duel_of_his_own() -> None:
    s = Scenario(
        seats=[
            seat("el-gringo", role="sheriff", hand=["duel"]),
            seat(hand=["bang", "beer"]),
        ]
    )
    s.plays("duel", at=1)
    s.responds(1, "bang")
    assert s.life(0) == 3
    assert s.hand(0) == []
    assert s.hand(1) == ["beer"]


# -- Jesse Jones -----------------------------------------------------------------------------


@rule("BB-CHAR-11")
def test_jesse_takes_his_first_card_from_a_hand_and_the_second_from_the_deck() -> None:
    s = Scenario(
        seats=[
            seat("jesse-jones", role="sheriff"),
            seat(hand=["panic"]),
            seat(hand=["beer:6h", "beer:7h", "beer:8h"]),
        ],
        deck=["missed:4s", "missed:5s"],
        step="phase-1",
    )
    s.asks(0, "first-card")
    assert s.life(0) == 5
    s.picks("beer:7h")
    s.responds(0, "rob", at=2)
    assert s.hand_texts(0) == ["beer:7h", "missed:4s"]
    assert s.hand_texts(2) == ["beer:6h", "beer:8h"]
    assert s.deck()[0] == "missed:5s"


@rule("BB-CHAR-11")
def test_jesse_may_draw_both_cards_from_the_deck() -> None:
    s = Scenario(
        seats=[seat("jesse-jones", role="sheriff"), seat(hand=["panic"])],
        deck=["missed:4s", "missed:5s"],
        step="phase-1",
    )
    s.responds(0, "deck")
    assert s.hand_texts(0) == ["missed:4s", "missed:5s"]
    assert s.hand(1) == ["panic"]


@rule("BB-CHAR-11")
def test_jesse_robs_hands_only_and_never_his_own() -> None:
    s = Scenario(
        seats=[
            seat("jesse-jones", role="sheriff", hand=["beer"]),
            seat(in_play=["barrel"]),
            seat(hand=["panic"]),
        ],
        step="phase-1",
    )
    s.asks(0, "first-card")
    assert s.options(0) == ["deck", "rob @2"]


# -- Jourdonnais -----------------------------------------------------------------------------


@rule("BB-CHAR-12")
@pytest.mark.parametrize("attack", ["bang", "gatling"])
def test_hearts_save_jourdonnais_from_any_bang_effect(attack: str) -> None:
    s = Scenario(seats=[seat(role="sheriff", hand=[attack]), seat("jourdonnais")], deck=["jail:4h"])
    s.plays(attack, at=1 if attack == "bang" else None)
    s.flips("4h")
    assert s.life(1) == 4
    assert s.top() == "jail:4h"


@rule("BB-CHAR-12")
def test_any_other_suit_does_not_save_jourdonnais() -> None:
    s = Scenario(seats=[seat(role="sheriff", hand=["bang"]), seat("jourdonnais")], deck=["bang:5d"])
    s.plays("bang", at=1)
    s.flips("5d")
    assert s.life(1) == 3


@rule("BB-CHAR-12")
def test_jourdonnais_need_not_try() -> None:
    s = Scenario(seats=[seat(role="sheriff", hand=["bang"]), seat("jourdonnais")], deck=["jail:4h"])
    s.plays("bang", at=1)
    s.passes(1)
    assert s.life(1) == 3
    assert s.deck()[0] == "jail:4h"


@rule("BB-CHAR-12")
@pytest.mark.parametrize("attack", ["indians", "duel"])
def test_jourdonnais_has_no_try_where_no_shot_is_fired(attack: str) -> None:
    s = Scenario(seats=[seat(role="sheriff", hand=[attack]), seat("jourdonnais")], deck=["jail:4h"])
    s.plays(attack, at=1 if attack == "duel" else None)
    assert s.life(1) == 3


@rule("BB-CHAR-13")
@pytest.mark.parametrize(
    ("first", "second"), [("jourdonnais", "barrel"), ("barrel", "jourdonnais")]
)
def test_with_a_barrel_jourdonnais_tries_twice_in_either_order(first: str, second: str) -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["bang"]), seat("jourdonnais", in_play=["barrel"])],
        deck=["bang:5d", "jail:4h"],
    )
    s.plays("bang", at=1)
    s.responds(1, first)
    s.flips("5d")
    assert not s.can(1, f"use {first}")
    s.responds(1, second)
    s.flips("4h")
    assert s.life(1) == 4


@rule("BB-CHAR-13")
def test_jourdonnais_has_no_third_try() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["bang"]), seat("jourdonnais", in_play=["barrel"])],
        deck=["bang:5d", "bang:6d", "jail:4h"],
    )
    s.plays("bang", at=1)
    s.flips("5d")
    s.flips("6d")
    assert s.life(1) == 3
    assert s.deck()[0] == "jail:4h"


# -- Kit Carlson -----------------------------------------------------------------------------


@rule("BB-CHAR-14")
@pytest.mark.parametrize("back", [0, 1, 2])
def test_kit_keeps_two_of_three_and_puts_any_one_back_on_top(back: int) -> None:
    three = ["missed:4s", "beer:6h", "duel:8c"]
    s = Scenario(
        seats=[seat("kit-carlson", role="sheriff")], deck=[*three, "bang:5d"], step="phase-1"
    )
    s.responds(0, "look")
    s.asks(0, "put-back")
    assert s.life(0) == 5
    assert s.options(0) == [f"put-back {card}" for card in three]
    s.responds(0, three[back])
    assert s.hand_texts(0) == [card for card in three if card != three[back]]
    assert s.deck()[:2] == [three[back], "bang:5d"]


@rule("BB-CHAR-14")
def test_the_card_kit_puts_back_lies_face_down() -> None:
    s = Scenario(
        seats=[seat("kit-carlson", role="sheriff")],
        deck=["missed:4s", "beer:6h", "duel:8c"],
        step="phase-1",
    )
    s.responds(0, "look")
    s.responds(0, "duel:8c")
    for viewer in (1, 2, 3):
        assert "duel:8c" not in str(s.game.view(viewer))
        assert not any("duel:8c" in str(event.seen_by(viewer)) for event in s.events)
    assert seen_in_hand(s, 1, 0) == []


@rule("BB-CHAR-14")
def test_kit_may_draw_two_cards_without_looking() -> None:
    s = Scenario(
        seats=[seat("kit-carlson", role="sheriff")],
        deck=["missed:4s", "beer:6h", "duel:8c"],
        step="phase-1",
    )
    s.responds(0, "deck")
    assert s.hand_texts(0) == ["missed:4s", "beer:6h"]
    assert s.deck()[0] == "duel:8c"
    assert not s.state.knows(0, s.state.deck[-1])


@rule("BB-CHAR-14")
def test_kit_looks_only_in_phase_one() -> None:
    s = Scenario(
        seats=[seat("kit-carlson", role="sheriff", hand=["stagecoach"])],
        deck=["missed:4s", "beer:6h", "duel:8c"],
    )
    s.plays("stagecoach")
    assert s.hand_texts(0) == ["missed:4s", "beer:6h"]
    assert s.deck()[0] == "duel:8c"
