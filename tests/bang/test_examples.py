"""The worked examples of the rulebook, played as they stand there.

Seats 0 to 5 are Alex, Ben, Cyril, Dan, Eva and Felix, clockwise.
"""

import pytest

from saloon.kernel import IllegalChoice
from saloon.testing import Scenario, rule, seat

ALEX, BEN, CYRIL, DAN, EVA, FELIX = range(6)


def six(**given: dict[str, object]) -> Scenario:
    """Six players around the table; Alex is the Sheriff and it is his turn."""
    names = ("alex", "ben", "cyril", "dan", "eva", "felix")
    return Scenario(seats=[given.get(name, seat()) for name in names])


@rule("BB-EXAMPLE-01")
def test_jesse_jones_is_eliminated_by_the_fourth_hit() -> None:
    s = Scenario(seats=[seat("willy-the-kid", hand=["bang"] * 4), seat("jesse-jones")])
    for left in (3, 2, 1):
        s.plays("bang", at=1)
        assert s.life(1) == left
        assert not s.is_out(1)
    s.plays("bang", at=1)
    assert s.is_out(1)


@rule("BB-EXAMPLE-01")
@pytest.mark.parametrize("life", [4, 3])
def test_jesse_jones_keeps_as_many_cards_as_he_has_lives_left(life: int) -> None:
    hand = ["bang:2d", "bang:3d", "bang:4d", "bang:5d", "bang:6d"]
    s = Scenario(seats=[seat(), seat("jesse-jones", hand=hand, life=life)], turn=1, step="phase-3")
    s.discards(*hand[life:])
    assert s.hand_texts(1) == hand[:life]
    assert s.active == 2


@rule("BB-EXAMPLE-02")
def test_no_second_barrel() -> None:
    s = Scenario(seats=[seat(hand=["barrel:ks", "mustang"], in_play=["barrel:qs"])])
    s.refuses("barrel", "BB-PLAY-14")
    s.plays("mustang")
    assert s.in_play(0) == ["barrel", "mustang"]


@rule("BB-EXAMPLE-03")
def test_two_jails_in_one_turn_on_two_players() -> None:
    s = Scenario(seats=[seat(hand=["jail", "jail"])])
    s.plays("jail", at=1)
    s.refuses("jail", "BB-PLAY-08", at=1)
    s.plays("jail", at=2)
    assert s.in_play(1) == s.in_play(2) == ["jail"]


@rule("BB-EXAMPLE-04")
def test_without_outlaws_the_renegade_plays_on_against_the_law() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang", "duel"]),
            seat(role="outlaw", life=1),
            seat(role="outlaw", out=True),
            seat(role="deputy"),
            seat(role="renegade", life=1),
        ]
    )
    s.plays("bang", at=1)
    assert s.is_out(1)
    assert not s.over
    s.plays("duel", at=4)
    assert s.winner == "law"
    assert s.winners == (0, 3)


@rule("BB-EXAMPLE-05")
def test_outlaws_long_dead_win_when_the_sheriff_falls_before_the_deputy() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", life=1),
            seat(role="renegade", hand=["bang"]),
            seat(role="deputy"),
            seat(role="outlaw", out=True),
            seat(role="outlaw", out=True),
        ],
        turn=1,
    )
    s.plays("bang", at=0)
    assert s.winner == "outlaw"
    assert s.winners == (3, 4)


@rule("BB-EXAMPLE-06")
def test_laying_a_bang_to_wound_somebody_is_playing_it() -> None:
    s = Scenario(seats=[seat(hand=["bang:5d", "bang:6d"])])
    s.plays("bang:5d", at=1)
    assert s.life(1) == 3
    assert s.top() == "bang:5d"
    s.refuses("bang:6d", "BB-PLAY-02", at=1)


@rule("BB-EXAMPLE-07")
def test_a_bang_discarded_in_a_duel_leaves_the_bang_of_the_turn() -> None:
    s = Scenario(seats=[seat(hand=["duel", "bang", "bang"]), seat(hand=["bang"])])
    s.plays("duel", at=1)
    s.responds(1, "bang")
    s.responds(0, "bang")
    assert s.life(1) == 3
    s.plays("bang", at=1)
    assert s.life(1) == 2


@rule("BB-EXAMPLE-07")
def test_who_may_play_no_more_bangs_may_still_discard_them_in_a_duel() -> None:
    s = Scenario(seats=[seat(hand=["bang:2d", "duel", "bang:3d"]), seat(hand=["bang"])])
    s.plays("bang:2d", at=3)
    s.refuses("bang:3d", "BB-PLAY-02", at=3)
    s.plays("duel", at=1)
    s.responds(1, "bang")
    s.responds(0, "bang:3d")
    assert (s.life(0), s.life(1)) == (5, 3)


@rule("BB-EXAMPLE-08")
def test_calamity_janet_shoots_with_a_missed_and_discards_one_in_a_duel() -> None:
    s = Scenario(
        seats=[seat("calamity-janet", hand=["missed", "duel", "missed"]), seat(hand=["bang"])]
    )
    s.plays("missed", at=1, as_="bang")
    s.passes(1)
    assert s.life(1) == 3
    s.plays("duel", at=1)
    s.responds(1, "bang")
    s.responds(0, "missed")
    assert (s.life(0), s.life(1)) == (5, 2)


@rule("BB-EXAMPLE-08")
def test_calamity_janet_discards_a_missed_against_indians() -> None:
    s = Scenario(
        seats=[
            seat(hand=["indians"]),
            seat("calamity-janet", hand=["missed"]),
            seat(hand=["missed"]),
        ]
    )
    s.plays("indians")
    s.responds(1, "missed")
    assert not s.can(2, "discard missed")
    s.passes(2)
    assert (s.life(1), s.life(2)) == (4, 3)


@rule("BB-EXAMPLE-09")
def test_only_bang_cards_answer_indians() -> None:
    s = Scenario(
        seats=[
            seat(hand=["indians"]),
            seat(hand=["gatling", "duel", "missed"], in_play=["barrel"]),
            seat(hand=["duel", "bang"]),
        ]
    )
    s.plays("indians")
    assert s.options(1) == ["pass"]
    s.passes(1)
    s.responds(2, "bang")
    assert (s.life(1), s.life(2)) == (3, 4)


@rule("BB-EXAMPLE-10")
@pytest.mark.parametrize(
    ("target", "answers"),
    [
        (seat(hand=["missed", "missed"]), ["missed", "missed"]),
        (seat(hand=["missed"], in_play=["barrel"]), ["barrel", "missed"]),
        (seat("jourdonnais", in_play=["barrel"]), ["jourdonnais", "barrel"]),
        (seat("calamity-janet", hand=["bang", "bang"]), ["bang", "bang"]),
        (seat("calamity-janet", hand=["bang"], in_play=["barrel"]), ["bang", "barrel"]),
    ],
)
def test_any_two_missed_effects_cancel_slabs_bang(
    target: dict[str, object], answers: list[str]
) -> None:
    s = Scenario(
        seats=[seat("slab-the-killer", hand=["bang"]), target],
        deck=["beer:6h", "beer:7h"],
    )
    s.plays("bang", at=1)
    for answer in answers:
        s.responds(1, answer)
    assert s.life(1) == 4
    assert s.hand(1) == []


@rule("BB-EXAMPLE-11")
@pytest.mark.parametrize("card", ["bang", "gatling"])
def test_one_heart_saves_jourdonnais_from_an_ordinary_bang_effect(card: str) -> None:
    s = Scenario(seats=[seat(hand=[card]), seat("jourdonnais")], deck=["beer:6h"])
    s.plays(card, at=1 if card == "bang" else None)
    s.flips("6h")
    assert s.life(1) == 4


@rule("BB-EXAMPLE-11")
def test_jourdonnais_needs_one_more_missed_effect_against_slab() -> None:
    s = Scenario(
        seats=[
            seat("slab-the-killer", hand=["bang"], in_play=["volcanic"]),
            seat("jourdonnais", hand=["missed"]),
        ],
        deck=["beer:6h"],
    )
    s.plays("bang", at=1)
    s.flips("6h")
    s.asks(1, "shot")
    assert s.life(1) == 4
    s.responds(1, "missed")
    assert s.life(1) == 4


@rule("BB-EXAMPLE-11")
def test_a_heart_alone_does_not_save_jourdonnais_from_slab() -> None:
    s = Scenario(
        seats=[seat("slab-the-killer", hand=["bang"]), seat("jourdonnais")], deck=["beer:6h"]
    )
    s.plays("bang", at=1)
    s.flips("6h")
    assert s.life(1) == 3


@rule("BB-EXAMPLE-12")
def test_scope_widens_bang_and_panic_alike() -> None:
    s = six(alex=seat(hand=["bang", "panic"], in_play=["scope"]), cyril=seat(hand=["beer"]))
    s.plays("panic", at=CYRIL)
    assert s.hand(ALEX) == ["bang", "beer"]
    s.plays("bang", at=CYRIL)
    assert s.life(CYRIL) == 3
    assert s.distance(ALEX, DAN) == 2


@rule("BB-EXAMPLE-12")
def test_a_weapon_widens_bang_but_not_panic() -> None:
    s = six(
        alex=seat(hand=["bang", "panic"], in_play=["schofield"]),
        ben=seat(hand=["beer"]),
        cyril=seat(hand=["beer"]),
    )
    s.plays("bang", at=CYRIL)
    s.passes(CYRIL)
    assert s.life(CYRIL) == 3
    s.refuses("panic", "BB-DIST-06", at=CYRIL)
    assert s.can(ALEX, "play panic @1")
    s.plays("panic", at=ALEX)
    assert s.hand(ALEX) == ["schofield"]


@rule("BB-EXAMPLE-13")
def test_jesse_jones_robs_the_first_card_and_draws_the_second() -> None:
    s = Scenario(
        seats=[seat("jesse-jones"), seat(), seat(hand=["missed", "saloon"])],
        deck=["beer:6h", "beer:7h"],
        step="phase-1",
    )
    s.picks("saloon")
    s.responds(0, "rob", at=2)
    assert s.hand_texts(0) == ["saloon:5h", "beer:6h"]
    assert s.hand(2) == ["missed"]


@rule("BB-EXAMPLE-14")
def test_a_bang_out_of_range_stays_in_hand_and_so_does_the_missed() -> None:
    s = six(alex=seat(hand=["bang"]), cyril=seat(hand=["missed"]))
    facts = s.refuses("bang", "BB-DIST-09", at=CYRIL)
    assert (facts["distance"], facts["range"]) == (2, 1)
    assert s.hand(ALEX) == ["bang"]
    assert s.hand(CYRIL) == ["missed"]
    s.plays("bang", at=BEN)  # the BANG! of this turn was not spent


@rule("BB-EXAMPLE-15")
@pytest.mark.parametrize("others", [[], ["beer"]])
def test_a_single_missed_laid_against_slab_returns_to_the_hand(others: list[str]) -> None:
    s = Scenario(
        seats=[seat("slab-the-killer", hand=["bang"]), seat(hand=["missed", *others])],
    )
    s.plays("bang", at=1)
    s.responds(1, "missed")
    if others:
        s.passes(1)
    assert s.life(1) == 3
    assert sorted(s.hand(1)) == sorted(["missed", *others])
    assert s.top().startswith("bang")


@rule("BB-EXAMPLE-16")
def test_the_missed_goes_back_for_the_forgotten_barrel() -> None:
    s = Scenario(
        seats=[seat(hand=["bang", "stagecoach"]), seat(hand=["missed"], in_play=["barrel"])],
        deck=["beer:6h"],
    )
    s.plays("bang", at=1)
    s.responds(1, "missed")
    s.undoes(1)
    s.asks(1, "shot")
    assert s.hand(1) == ["missed"]
    s.flips("6h")
    assert s.life(1) == 4
    assert s.hand(1) == ["missed"]


@rule("BB-EXAMPLE-16")
def test_it_is_too_late_for_the_barrel_once_the_next_card_is_played() -> None:
    s = Scenario(
        seats=[seat(hand=["bang", "stagecoach"]), seat(hand=["missed"], in_play=["barrel"])],
    )
    s.plays("bang", at=1)
    s.responds(1, "missed")
    s.plays("stagecoach")
    with pytest.raises(IllegalChoice):
        s.undoes(1)
    assert s.hand(1) == []


@rule("BB-EXAMPLE-17")
def test_ben_draws_for_his_barrel_before_felix() -> None:
    s = Scenario(
        seats=[
            seat(hand=["gatling"]),
            seat(in_play=["barrel"]),
            seat(hand=["beer"]),
            seat(),
            seat(),
            seat(in_play=["barrel"]),
        ],
        deck=["beer:6h", "missed:2s"],
    )
    s.plays("gatling")
    s.asks(BEN, "shot")
    s.flips("6h")
    s.passes(CYRIL)
    s.asks(FELIX, "shot")
    s.flips("2s")
    assert [s.life(who) for who in range(6)] == [5, 4, 3, 3, 3, 3]


@rule("BB-EXAMPLE-18")
def test_panic_waits_until_the_general_store_is_empty() -> None:
    s = Scenario(
        seats=[seat(hand=["general-store", "panic"])],
        deck=["beer:6h", "beer:7h", "beer:8h", "saloon"],
    )
    s.plays("general-store")
    for who, card in ((0, "6h"), (1, "7h"), (2, "8h")):
        assert not any(words.startswith("play") for words in s.options(who))
        s.responds(who, card)
    assert s.hand(3) == ["saloon"]
    s.plays("panic", at=3)
    assert s.hand(0) == ["beer", "saloon"]


@rule("BB-EXAMPLE-19")
def test_suzy_draws_el_gringo_takes_it_and_suzy_draws_again() -> None:
    s = Scenario(
        seats=[seat("suzy-lafayette", hand=["bang"]), seat("el-gringo")],
        deck=["beer:6h", "beer:7h", "beer:8h"],
    )
    s.plays("bang", at=1)
    s.asks(0, "draw")
    assert s.life(1) == 2
    assert s.hand(1) == []
    s.responds(0, "draw")
    s.asks(0, "draw")
    assert s.hand_texts(1) == ["beer:6h"]
    s.responds(0, "draw")
    assert s.hand_texts(0) == ["beer:7h"]
    assert s.hand_texts(1) == ["beer:6h"]


@rule("BB-EXAMPLE-20")
@pytest.mark.parametrize(
    ("weapon", "reaches"),
    [
        (None, False),
        ("volcanic", False),
        ("schofield", True),
        ("remington", True),
        ("rev-carabine", True),
        ("winchester", True),
    ],
)
def test_which_weapons_reach_cyril(weapon: str | None, reaches: bool) -> None:
    s = six(alex=seat(hand=["bang"], in_play=[weapon] if weapon else []))
    assert s.distance(ALEX, CYRIL) == 2
    if reaches:
        s.plays("bang", at=CYRIL)
        assert s.life(CYRIL) == 3
    else:
        s.refuses("bang", "BB-DIST-09", at=CYRIL)


@rule("BB-EXAMPLE-21")
def test_scope_brings_cyril_to_one_and_his_mustang_back_to_two() -> None:
    s = six(alex=seat(in_play=["scope"]))
    assert s.distance(ALEX, CYRIL) == 1
    s = six(alex=seat(hand=["bang"], in_play=["scope"]), cyril=seat(in_play=["mustang"]))
    assert s.distance(ALEX, CYRIL) == 2
    s.refuses("bang", "BB-DIST-09", at=CYRIL)


@rule("BB-EXAMPLE-22")
@pytest.mark.parametrize(
    ("weapon", "reaches"), [("remington", False), ("rev-carabine", True), ("winchester", True)]
)
def test_dan_with_mustang_needs_a_range_of_four(weapon: str, reaches: bool) -> None:
    s = six(alex=seat(hand=["bang"], in_play=[weapon]), dan=seat(in_play=["mustang"]))
    assert s.distance(ALEX, DAN) == 4
    if reaches:
        s.plays("bang", at=DAN)
        assert s.life(DAN) == 3
    else:
        s.refuses("bang", "BB-DIST-09", at=DAN)


@rule("BB-EXAMPLE-23")
def test_how_alex_with_mustang_is_seen() -> None:
    s = six(alex=seat(in_play=["mustang"]))
    others = (BEN, CYRIL, DAN, EVA, FELIX)
    assert [s.distance(who, ALEX) for who in others] == [2, 3, 4, 3, 2]
    assert [s.distance(ALEX, who) for who in others] == [1, 2, 3, 2, 1]


@rule("BB-EXAMPLE-24")
def test_how_alex_with_scope_sees() -> None:
    s = six(alex=seat(in_play=["scope"]))
    others = (BEN, CYRIL, DAN, EVA, FELIX)
    assert [s.distance(ALEX, who) for who in others] == [1, 1, 2, 1, 1]
    assert [s.distance(who, ALEX) for who in others] == [1, 2, 3, 2, 1]


@rule("BB-EXAMPLE-25")
def test_two_beers_leave_one_life_after_dynamite() -> None:
    s = Scenario(
        seats=[seat(hand=["beer", "beer"], in_play=["dynamite"], life=2)],
        deck=["missed:2s"],
        step="checks",
    )
    s.flips("2s")
    s.responds(0, "beer")
    s.responds(0, "beer")
    assert s.life(0) == 1
    assert len(s.hand(0)) == 2  # drawn in phase 1; the Beers are gone


@rule("BB-EXAMPLE-25")
def test_one_beer_is_not_enough_after_dynamite() -> None:
    s = Scenario(
        seats=[seat(), seat(hand=["beer", "duel"], in_play=["dynamite"], life=2)],
        deck=["missed:2s"],
        turn=1,
        step="checks",
    )
    s.flips("2s")
    assert s.options(1) == ["pass"]
    s.passes(1)
    s.responds(1, "beer")  # which card lies on top
    assert s.is_out(1)


@rule("BB-EXAMPLE-26")
def test_the_four_of_hearts_cancels_the_bang() -> None:
    s = Scenario(
        seats=[seat(hand=["bang"]), seat(hand=["missed"], in_play=["barrel"])], deck=["jail:4h"]
    )
    s.plays("bang", at=1)
    s.flips("4h")
    assert s.life(1) == 4
    assert s.hand(1) == ["missed"]


@rule("BB-EXAMPLE-26")
@pytest.mark.parametrize("plays_it", [True, False])
def test_after_a_failed_barrel_a_missed_may_be_played(plays_it: bool) -> None:
    s = Scenario(
        seats=[seat(hand=["bang"]), seat(hand=["missed"], in_play=["barrel"])], deck=["4d"]
    )
    s.plays("bang", at=1)
    s.flips("4d")
    s.asks(1, "shot")
    assert not s.can(1, "use barrel")
    s.responds(1, "missed" if plays_it else "pass")
    assert s.life(1) == (4 if plays_it else 3)


@rule("BB-EXAMPLE-27")
def test_suzy_loses_the_duel_before_she_draws() -> None:
    s = Scenario(
        seats=[seat(hand=["duel", "bang"]), seat("suzy-lafayette", hand=["bang"])],
        deck=["bang:2d"],
    )
    s.plays("duel", at=1)
    s.responds(1, "bang")
    s.responds(0, "bang")
    s.asks(1, "draw")
    assert s.life(1) == 3
    s.responds(1, "draw")
    assert s.hand_texts(1) == ["bang:2d"]


@rule("BB-EXAMPLE-28")
@pytest.mark.parametrize("drawn", ["missed:2s", "beer:6h"])
def test_suzy_answers_slab_with_the_card_her_missed_brought(drawn: str) -> None:
    s = Scenario(
        seats=[
            seat("slab-the-killer", hand=["bang"]),
            seat("suzy-lafayette", hand=["missed:3s"]),
        ],
        deck=[drawn, "beer:7h"],
    )
    s.plays("bang", at=1)
    s.responds(1, "missed:3s")
    s.responds(1, "draw")
    s.asks(1, "shot")
    if drawn == "missed:2s":
        s.responds(1, "missed:2s")
        s.responds(1, "draw")
        assert s.life(1) == 4
        assert s.hand_texts(1) == ["beer:7h"]
    else:
        assert s.options(1) == ["pass"]
        s.passes(1)
        assert s.life(1) == 3
        assert s.hand_texts(1) == ["beer:6h"]
