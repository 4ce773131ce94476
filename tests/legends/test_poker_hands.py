"""What hands of poker are worth, and which of two is better."""

from __future__ import annotations

import pytest

from saloon.games.legends.faces import PokerFace, poker_faces
from saloon.games.legends.poker.hands import COMBINATIONS, Worth, at_least, best_two, worth
from saloon.games.legends.reading import pieces
from saloon.testing import rule

FACES = {face.text.partition(":")[2]: face for face in poker_faces(pieces())}


def cards(text: str) -> list[PokerFace]:
    return [FACES[each] for each in text.split()]


def hand(flop: str, added: str) -> Worth:
    return worth(cards(flop), cards(added))


def called(flop: str, added: str) -> str:
    return hand(flop, added).combination


@rule("WL-POKER-31", "WL-POKER-32", "WL-POKER-33", "WL-POKER-34", "WL-POKER-35")
def test_the_better_combinations() -> None:
    assert called("as ks qs", "js 10s") == "royal_flush"
    assert called("8s 7s 6s", "5s 4s") == "straight_flush"
    assert called("ks qs js", "10s 9s") == "straight_flush"
    assert called("js jc jd", "jh 3s") == "four_of_a_kind"
    assert called("10s 10c 10d", "9s 9c") == "full_house"
    assert called("10s 9s 9c", "10c 9d") == "full_house"
    assert called("js 8s 7s", "4s 2s") == "flush"


@rule("WL-POKER-36", "WL-POKER-37", "WL-POKER-38", "WL-POKER-39", "WL-POKER-40")
def test_the_lesser_combinations() -> None:
    assert called("9s 8d 7h", "6c 5c") == "straight"
    assert called("7s 7d 7c", "kh 2s") == "three_of_a_kind"
    assert called("7h 7s 4s", "4c ks") == "two_pairs"
    assert called("ks kh 4s", "7c 2s") == "pair"
    assert hand("ks 9h 4s", "7c 2s") == Worth(0, (13,))


@rule("WL-POKER-28", "WL-POKER-29")
def test_the_order_of_combinations() -> None:
    rising = [
        hand("as 9h 4s", "7c 2s"),
        hand("2s 2c 4s", "7c 9d"),
        hand("3s 3c 4s", "4c 9d"),
        hand("2s 2c ah", "2h 9d"),
        hand("2s 3c 4s", "5c 6d"),
        hand("2s 3s 4s", "5s 7s"),
        hand("3s 3c 3d", "4s 4c"),
        hand("3s 3c 3d", "3h ad"),
        hand("6s 5s 4s", "3s 2s"),
        hand("as ks qs", "js 10s"),
        hand("3s 3c 3d", "3h 2d"),
    ]
    assert [each.combination for each in rising] == list(COMBINATIONS)
    assert rising == sorted(rising)
    assert len(set(rising)) == len(COMBINATIONS)


@rule("WL-EXAMPLE-24")
def test_five_of_a_kind_beats_a_royal_flush() -> None:
    five = hand("ks kc kd", "kh 2h")
    assert five.combination == "five_of_a_kind"
    assert five > hand("as ks qs", "js 10s")


@rule("WL-EXAMPLE-25", "WL-EXAMPLE-26", "WL-EXAMPLE-27", "WL-EXAMPLE-28")
def test_the_hands_of_the_table() -> None:
    assert hand("8s 7s 6s", "5s 4s") > hand("js jc jd", "jh as")
    assert hand("js jc jd", "jh 2h") > hand("8s 7s 6s", "5s 4s")
    assert hand("10s 10c 10d", "9s 9c") > hand("js 8s 7s", "4s 2s")
    assert hand("9s 8d 7h", "6c 5c") > hand("7s 7d 7c", "ah ks")
    assert hand("7h 7s 4s", "4c 3c") > hand("ks kh as", "qc jd")


@rule("WL-EXAMPLE-29", "WL-POKER-26")
def test_the_ace_is_never_low() -> None:
    assert called("ah 5s 4c", "3d 2s") == "high_card"
    assert called("as 5s 4s", "3s 2s") == "flush"
    assert called("ah ks qc", "jd 10s") == "straight"


@rule("WL-EXAMPLE-30", "WL-POKER-45")
def test_other_cards_never_decide() -> None:
    assert hand("7h 7s 4s", "4c ks") == hand("7d 7c 4h", "4d 9s")
    assert hand("ks kh 4s", "7c 2s") == hand("kd kc as", "qc js")
    assert hand("7s 7d 7c", "ah ks") == hand("7s 7d 7c", "3h 4s")
    assert hand("js jc jd", "jh as") == hand("js jc jd", "jh 3s")
    assert hand("as 9h 4s", "7c 2s") == hand("ad kh qs", "7c 2s")


@rule("WL-POKER-41", "WL-POKER-42", "WL-POKER-43", "WL-POKER-44")
def test_equal_combinations_are_compared_by_the_cards_that_form_them() -> None:
    assert hand("8s 8d 3c", "4h 5s") > hand("7s 7d ac", "kh qs")
    assert hand("8s 8d 8c", "4h 4s") > hand("7s 7d 7c", "ah as")
    assert hand("8s 8d 8c", "5h 5s") > hand("8s 8d 8c", "4h 4s")
    assert hand("9s 9d 3c", "3h 4s") > hand("8s 8d 7c", "7h as")
    assert hand("9s 9d 4c", "4h 2s") > hand("9s 9d 3c", "3h as")
    assert hand("ks 8s 7s", "4s 3s") > hand("ks 8s 7s", "4s 2s")
    assert hand("10s 9d 8c", "7h 6s") > hand("9s 8d 7c", "6h 5s")


@rule("WL-POKER-27")
def test_suits_are_equal() -> None:
    assert hand("ks 8s 7s", "4s 3s") == hand("kh 8h 7h", "4h 3h")
    assert hand("ks kd 7s", "4s 3s") == hand("kh kc 7h", "4h 3h")


@rule("WL-POKER-11")
def test_four_cards_make_no_combination_of_five() -> None:
    assert called("8s 7s 6s", "5s") == "high_card"
    assert called("8s 7d 6c", "2h") == "pair"
    assert called("8s 8d 8c", "2h") == "four_of_a_kind"
    assert called("8s 8d 7c", "7h") == "two_pairs"


@rule("WL-POKER-22", "WL-POKER-23", "WL-POKER-25")
def test_a_red_two_from_hand_is_wild_and_in_the_flop_is_not() -> None:
    assert called("as ks qs", "js 2h") == "royal_flush"
    assert called("8s 7s 6s", "4s 2d") == "straight_flush"
    assert called("10s 10c 9d", "9s 2d") == "full_house"
    assert hand("10s 10c 9d", "9s 2d") == hand("10s 10c 9d", "9s 10h")
    assert called("2h 7s 6s", "5s 4s") == "high_card"
    assert called("2h 2d as", "ks js") == "pair"
    assert called("as ks qs", "js 2s") == "flush"


@rule("WL-POKER-24", "WL-POKER-30")
def test_two_red_twos_are_both_wild() -> None:
    assert called("ks kc kd", "2h 2d") == "five_of_a_kind"
    assert called("ks kc 7d", "2h 2d") == "four_of_a_kind"
    assert called("10s 8s 7s", "2h 2d") == "straight_flush"
    assert hand("10s 8s 7s", "2h 2d").ranks == (11,)
    assert called("10s 8d 3s", "2h 2d") == "three_of_a_kind"
    assert hand("10s 8d 3s", "2h 2d").ranks == (10,)


@rule("WL-EXAMPLE-51")
def test_kings_and_a_red_two() -> None:
    assert hand("ks kc 7d", "kd 2h") == Worth(COMBINATIONS.index("four_of_a_kind"), (13,))
    assert hand("ks kc kd", "kh 2h") == Worth(COMBINATIONS.index("five_of_a_kind"), (13,))


@rule("WL-POKER-46")
def test_a_wild_card_takes_the_rank_that_is_best() -> None:
    assert hand("10s 9d 8c", "7h 2d").ranks == (11,)
    assert hand("as ks 9s", "4s 2d").ranks == (14, 14, 13, 9, 4)
    assert hand("ks 9d 4c", "3h 2d") == hand("ks 9d 4c", "kh 3h")
    assert hand("ah kd qc", "js 2d").ranks == (14,)


@rule("WL-POKER-12")
@pytest.mark.parametrize(
    ("flop", "held", "best"),
    [
        ("jd 3c 10s", "2d 4h 9s jc", "2d jc"),
        ("8s 7s 6s", "as 5s 4s kd", "5s 4s"),
        ("kd kc 3s", "kh 4h 5h ks", "kh ks"),
        ("9d 8c 3s", "2s 4h", "2s 4h"),
    ],
)
def test_the_dealer_adds_the_best_pair(flop: str, held: str, best: str) -> None:
    dealt = cards(held)
    chosen = best_two(cards(flop), range(len(dealt)), dealt)
    assert [dealt[at] for at in chosen] == cards(best)


def test_at_least_means_this_combination_or_a_better_one() -> None:
    assert at_least("straight", "three_of_a_kind")
    assert at_least("three_of_a_kind", "three_of_a_kind")
    assert not at_least("two_pairs", "three_of_a_kind")
