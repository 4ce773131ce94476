"""The characters from Lucky Duke to Willy the Kid (BB-CHAR-15 to BB-CHAR-27)."""

import pytest

from saloon.testing import Scenario, rule, seat

# -- Lucky Duke ------------------------------------------------------------------------------


@rule("BB-CHAR-15")
@pytest.mark.parametrize(("counts", "life"), [("4h", 4), ("5d", 3)])
def test_lucky_duke_turns_up_two_cards_and_chooses_which_counts(counts: str, life: int) -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["bang"]), seat("lucky-duke", in_play=["barrel"])],
        deck=["bang:5d", "jail:4h", "beer:6h"],
    )
    assert s.life(1) == 4
    s.plays("bang", at=1)
    s.responds(1, "barrel")
    s.flips("5d", "4h")
    s.responds(1, counts)
    s.asks(1, "top")
    s.responds(1, "5d")
    assert s.life(1) == life
    assert s.pile() == ["bang", "jail", "bang"]
    assert s.top() == "bang:5d"
    assert s.deck()[0] == "beer:6h"


@rule("BB-CHAR-15")
def test_lucky_duke_chooses_at_a_check_he_must_make_too() -> None:
    s = Scenario(
        seats=[seat(role="sheriff"), seat("lucky-duke", in_play=["dynamite", "jail:js"])],
        deck=["missed:5s", "bang:5d", "missed:6s", "jail:4h", "missed:7s", "missed:8s"],
        turn=1,
        step="checks",
    )
    s.flips("5s", "5d")
    s.responds(1, "5d")  # the Dynamite moves on
    s.responds(1, "5s")
    s.flips("6s", "4h")
    s.responds(1, "4h")  # he is free
    s.responds(1, "6s")
    assert s.life(1) == 4
    assert s.in_play(2) == ["dynamite"]
    assert s.active == 1
    assert s.hand_texts(1) == ["missed:7s", "missed:8s"]
    assert s.pile() == ["bang", "missed", "jail", "jail", "missed"]


@rule("BB-CHAR-15")
def test_only_lucky_duke_turns_up_two_cards() -> None:
    s = Scenario(
        seats=[seat("lucky-duke", role="sheriff", hand=["bang"]), seat(in_play=["barrel"])],
        deck=["bang:5d", "jail:4h"],
    )
    s.plays("bang", at=1)
    s.flips("5d")
    assert s.life(1) == 3
    assert s.deck()[0] == "jail:4h"


# -- Paul Regret and Rose Doolan -------------------------------------------------------------


@rule("BB-CHAR-16")
def test_the_others_see_paul_regret_one_farther_away() -> None:
    s = Scenario(seats=[seat(role="sheriff", hand=["bang", "panic"]), seat("paul-regret")])
    assert s.life(1) == 3
    assert [s.distance(other, 1) for other in (0, 2, 3)] == [2, 2, 3]
    assert [s.distance(1, other) for other in (0, 2, 3)] == [1, 1, 2]
    told = s.refuses("bang", "BB-DIST-09", at=1)
    assert told["farther"] == ["paul-regret"]


@rule("BB-CHAR-16")
def test_a_mustang_adds_to_paul_regret() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang", "remington"], in_play=["schofield"]),
            seat("paul-regret", in_play=["mustang"]),
        ]
    )
    assert [s.distance(other, 1) for other in (0, 2, 3)] == [3, 3, 4]
    s.refuses("bang", "BB-DIST-09", at=1)
    s.plays("remington")
    s.plays("bang", at=1)
    assert s.life(1) == 2


@rule("BB-CHAR-18")
def test_rose_doolan_sees_the_others_one_nearer() -> None:
    s = Scenario(
        seats=[seat("rose-doolan", role="sheriff", hand=["bang", "panic"]), seat(), seat()],
        players=6,
    )
    assert s.life(0) == 5
    assert [s.distance(0, other) for other in range(1, 6)] == [1, 1, 2, 1, 1]
    assert [s.distance(other, 0) for other in range(1, 6)] == [1, 2, 3, 2, 1]
    s.refuses("bang", "BB-DIST-09", at=3)
    s.plays("bang", at=2)
    assert s.life(2) == 3


@rule("BB-CHAR-18")
def test_a_scope_adds_to_rose_doolan() -> None:
    s = Scenario(
        seats=[seat("rose-doolan", role="sheriff", hand=["bang", "scope"])],
        players=6,
    )
    s.refuses("bang", "BB-DIST-09", at=3)
    s.plays("scope")
    assert [s.distance(0, other) for other in range(1, 6)] == [1, 1, 1, 1, 1]
    s.plays("bang", at=3)
    assert s.life(3) == 3


# -- Pedro Ramirez ---------------------------------------------------------------------------


@rule("BB-CHAR-17")
def test_pedro_takes_his_first_card_from_the_pile_and_the_second_from_the_deck() -> None:
    s = Scenario(
        seats=[seat("pedro-ramirez", role="sheriff")],
        deck=["missed:4s", "missed:5s"],
        pile=["duel:8c", "beer:6h"],
        step="phase-1",
    )
    s.asks(0, "first-card")
    assert s.life(0) == 5
    assert s.options(0) == ["deck", "pile beer:6h"]
    s.responds(0, "pile")
    assert s.hand_texts(0) == ["beer:6h", "missed:4s"]
    assert s.top() == "duel:8c"


@rule("BB-CHAR-17")
def test_pedro_may_draw_both_cards_from_the_deck() -> None:
    s = Scenario(
        seats=[seat("pedro-ramirez", role="sheriff")],
        deck=["missed:4s", "missed:5s"],
        pile=["beer:6h"],
        step="phase-1",
    )
    s.responds(0, "deck")
    assert s.hand_texts(0) == ["missed:4s", "missed:5s"]
    assert s.top() == "beer:6h"


# -- Sid Ketchum -----------------------------------------------------------------------------


@rule("BB-CHAR-19")
def test_sid_regains_a_life_for_two_cards_as_often_as_he_can() -> None:
    sid = seat("sid-ketchum", role="outlaw", hand=["bang", "missed", "duel", "beer"], life=1)
    s = Scenario(seats=[seat(role="sheriff"), sid], turn=1)
    s.uses(1, "sid-ketchum")
    s.responds(1, "duel")
    s.responds(1, "bang")
    assert s.life(1) == 2
    assert s.hand(1) == ["missed", "beer"]
    assert s.pile() == ["duel", "bang"]
    s.uses(1, "sid-ketchum")
    s.responds(1, "missed")
    s.responds(1, "beer")
    assert s.life(1) == 3
    assert s.hand(1) == []


@rule("BB-CHAR-19")
def test_sid_never_rises_above_his_maximum() -> None:
    sid = seat("sid-ketchum", role="outlaw", hand=["bang", "missed", "duel", "panic"], life=3)
    s = Scenario(seats=[seat(role="sheriff"), sid], turn=1)
    s.uses(1, "sid-ketchum")
    s.responds(1, "bang")
    s.responds(1, "missed")
    assert s.life(1) == 4
    assert not s.can(1, "use sid-ketchum")


@rule("BB-CHAR-19")
def test_one_card_is_not_enough_for_sid() -> None:
    s = Scenario(seats=[seat("sid-ketchum", role="sheriff", hand=["missed"], life=1)])
    assert not s.can(0, "use sid-ketchum")


@rule("BB-CHAR-19")
def test_sid_helps_himself_in_somebody_elses_turn() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["duel"]),
            seat("sid-ketchum", hand=["missed", "panic"], life=2),
            seat(hand=["bang"]),
        ]
    )
    s.uses(1, "sid-ketchum")
    s.responds(1, "missed")
    s.responds(1, "panic")
    assert s.life(1) == 3
    assert s.active == 0
    s.plays("duel", at=2)  # the turn goes on where it was
    s.passes(2)
    assert s.life(2) == 3


@rule("BB-CHAR-19")
def test_sid_helps_himself_while_somebody_else_answers_a_duel() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["duel"]),
            seat("sid-ketchum", hand=["missed", "panic"], life=2),
            seat(hand=["bang"]),
        ]
    )
    s.plays("duel", at=2)
    s.asks(2, "bang")
    s.uses(1, "sid-ketchum")
    s.responds(1, "missed")
    s.responds(1, "panic")
    s.asks(2, "bang")
    assert s.life(1) == 3
    s.responds(2, "bang")
    assert s.life(0) == 4


@rule("BB-CHAR-20")
def test_sid_saves_himself_from_a_lethal_shot() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"]),
            seat("sid-ketchum", hand=["duel", "panic", "bang"], life=1),
        ]
    )
    s.plays("bang", at=1)
    s.passes(1)
    s.asks(1, "rescue")
    s.uses(1, "sid-ketchum")
    s.responds(1, "duel")
    s.responds(1, "bang")
    s.passes(1)  # a card is left: it could be a Beer
    assert s.life(1) == 1
    assert s.hand(1) == ["panic"]


@rule("BB-CHAR-20")
def test_sid_may_decline_and_is_eliminated() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"]),
            seat("sid-ketchum", role="renegade", hand=["duel", "panic"], life=1),
        ]
    )
    s.plays("bang", at=1)
    s.passes(1, 1)
    s.responds(1, "panic")
    assert s.is_out(1)


# -- Slab the Killer -------------------------------------------------------------------------


@rule("BB-CHAR-21")
def test_two_missed_cancel_a_bang_of_slab() -> None:
    s = Scenario(
        seats=[
            seat("slab-the-killer", role="sheriff", hand=["bang"]),
            seat(hand=["missed", "missed"]),
        ]
    )
    assert s.life(0) == 5
    s.plays("bang", at=1)
    s.responds(1, "missed")
    s.responds(1, "missed")
    assert s.life(1) == 4
    assert s.hand(1) == []


@rule("BB-CHAR-21")
def test_one_missed_does_not_cancel_a_bang_of_slab() -> None:
    s = Scenario(
        seats=[
            seat("slab-the-killer", role="sheriff", hand=["bang"]),
            seat(hand=["missed", "beer"]),
        ]
    )
    s.plays("bang", at=1)
    s.responds(1, "missed")
    s.passes(1)
    assert s.life(1) == 3


@rule("BB-CHAR-21")
@pytest.mark.parametrize(("second", "life"), [("missed", 4), ("pass", 3)])
def test_a_barrel_supplies_only_one_of_the_two(second: str, life: int) -> None:
    s = Scenario(
        seats=[
            seat("slab-the-killer", role="sheriff", hand=["bang"]),
            seat(hand=["missed"], in_play=["barrel"]),
        ],
        deck=["jail:4h"],
    )
    s.plays("bang", at=1)
    s.responds(1, "barrel")
    s.flips("4h")
    s.responds(1, second)
    assert s.life(1) == life


@rule("BB-CHAR-22")
def test_one_missed_cancels_a_gatling_of_slab() -> None:
    s = Scenario(
        seats=[
            seat("slab-the-killer", role="sheriff", hand=["gatling"]),
            seat(hand=["missed", "missed"]),
            seat(in_play=["barrel"]),
        ],
        deck=["jail:4h"],
    )
    s.plays("gatling")
    s.responds(1, "missed")
    s.flips("4h")
    assert [s.life(who) for who in (1, 2, 3)] == [4, 4, 3]
    assert s.hand(1) == ["missed"]


# -- Suzy Lafayette --------------------------------------------------------------------------


@rule("BB-CHAR-23")
@pytest.mark.parametrize(("answer", "hand"), [("draw", ["missed:4s"]), ("pass", [])])
def test_suzy_may_draw_a_card_when_she_has_played_her_last(answer: str, hand: list[str]) -> None:
    s = Scenario(
        seats=[seat("suzy-lafayette", role="sheriff", hand=["bang"]), seat()],
        deck=["missed:4s"],
    )
    assert s.life(0) == 5
    s.plays("bang", at=1)
    s.asks(0, "draw")
    s.responds(0, answer)
    assert s.hand_texts(0) == hand


@rule("BB-CHAR-23")
def test_suzy_draws_nothing_while_she_still_holds_a_card() -> None:
    s = Scenario(
        seats=[seat("suzy-lafayette", role="sheriff", hand=["bang", "beer"]), seat()],
    )
    s.plays("bang", at=1)
    assert s.hand(0) == ["beer"]


@rule("BB-CHAR-23")
@pytest.mark.parametrize("loses_it_to", ["bang", "indians", "panic", "cat-balou"])
def test_suzy_draws_outside_her_turn_however_she_lost_her_last_card(loses_it_to: str) -> None:
    held = "bang" if loses_it_to == "indians" else "missed"
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=[loses_it_to]),
            seat("suzy-lafayette", hand=[held]),
        ],
        deck=["beer:6h"],
    )
    s.plays(loses_it_to, at=None if loses_it_to == "indians" else 1)
    if loses_it_to in ("bang", "indians"):
        s.responds(1, held)
    s.responds(1, "draw")
    assert s.hand_texts(1) == ["beer:6h"]
    assert s.life(1) == 4


@rule("BB-CHAR-24")
def test_suzy_draws_only_after_a_duel() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["duel", "bang"]),
            seat("suzy-lafayette", hand=["bang:2c"]),
        ],
        deck=["bang:5d"],
    )
    s.plays("duel", at=1)
    s.responds(1, "bang:2c")
    s.asks(0, "bang")
    assert s.hand(1) == []
    s.responds(0, "bang")
    # With the card she would have been asked again; now the Duel is lost.
    s.asks(1, "draw")
    assert s.life(1) == 3
    s.responds(1, "draw")
    assert s.hand_texts(1) == ["bang:5d"]


@rule("BB-CHAR-24")
def test_suzy_who_wins_a_duel_with_her_last_card_draws_after_it() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["duel", "beer"]), seat("suzy-lafayette", hand=["bang"])],
        deck=["bang:5d"],
    )
    s.plays("duel", at=1)
    s.responds(1, "bang")
    s.passes(0)
    s.asks(1, "draw")
    assert s.life(0) == 4
    s.responds(1, "draw")
    assert s.hand_texts(1) == ["bang:5d"]


# -- Vulture Sam -----------------------------------------------------------------------------


@rule("BB-CHAR-25")
def test_vulture_sam_takes_hand_and_cards_in_play_of_whoever_is_eliminated() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"]),
            seat(role="renegade", hand=["beer", "duel"], in_play=["scope", "jail"], life=1),
            seat("vulture-sam", role="outlaw", hand=["panic"], in_play=["barrel"]),
        ]
    )
    assert s.life(2) == 4
    s.plays("bang", at=1)
    s.passes(1, 1)
    assert s.is_out(1)
    assert sorted(s.hand(2)) == ["beer", "duel", "jail", "panic", "scope"]
    assert s.in_play(2) == ["barrel"]
    assert (s.hand(1), s.in_play(1)) == ([], [])
    assert s.pile() == ["bang"]


@rule("BB-CHAR-25")
def test_vulture_sam_takes_nothing_from_a_player_who_is_saved() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"]),
            seat(role="renegade", hand=["beer", "duel"], in_play=["scope"], life=1),
            seat("vulture-sam", role="outlaw"),
        ]
    )
    s.plays("bang", at=1)
    s.passes(1)
    s.responds(1, "beer")
    s.passes(1)
    assert s.hand(2) == []
    assert s.hand(1) == ["duel"]


@rule("BB-CHAR-26")
def test_vulture_sam_as_sheriff_loses_the_cards_of_his_deputy_with_his_own() -> None:
    s = Scenario(
        seats=[
            seat("vulture-sam", role="sheriff", hand=["bang", "panic"], in_play=["barrel"]),
            seat(role="deputy", hand=["duel"], in_play=["scope"], life=1),
        ],
        players=5,
    )
    s.plays("bang", at=1)
    s.passes(1, 1)
    # All of them are in his hands at once: he says which lies on top.
    s.asks(0, "top")
    assert sorted(s.hand(0)) == ["duel", "panic", "scope"]
    assert all(s.can(0, f"top {card}") for card in ("barrel", "duel", "panic", "scope"))
    s.responds(0, "duel")
    assert (s.hand(0), s.in_play(0)) == ([], [])
    assert sorted(s.pile()) == ["bang", "barrel", "duel", "panic", "scope"]
    assert s.pile()[-1] == "duel"


# -- Willy the Kid ---------------------------------------------------------------------------


@rule("BB-CHAR-27")
def test_willy_plays_any_number_of_bangs() -> None:
    s = Scenario(
        seats=[seat("willy-the-kid", role="sheriff", hand=["bang"] * 4), seat(), seat(), seat()]
    )
    assert s.life(0) == 5
    s.plays("bang", at=1)
    s.plays("bang", at=3)
    s.plays("bang", at=1)
    s.plays("bang", at=1)
    assert [s.life(who) for who in (1, 2, 3)] == [1, 4, 3]


@rule("BB-CHAR-27")
def test_nobody_else_plays_a_second_bang() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["bang", "bang"]), seat("willy-the-kid")],
    )
    s.plays("bang", at=1)
    s.refuses("bang", "BB-PLAY-02", at=1)
