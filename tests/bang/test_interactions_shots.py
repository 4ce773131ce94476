"""Shots and draw! checks: Lucky Duke, Jourdonnais, Slab the Killer, Calamity Janet, Willy."""

import pytest

from saloon.testing import Scenario, rule, seat


@rule("BB-INTERACT-18", "BB-INTERACT-21")
@pytest.mark.parametrize("counts", ["6h", "2d"])
def test_lucky_duke_picks_the_card_that_counts_for_his_barrel(counts: str) -> None:
    s = Scenario(
        seats=[seat(hand=["bang"]), seat("lucky-duke", in_play=["barrel"])],
        deck=["bang:2d", "beer:6h", "bang:3d"],
    )
    s.plays("bang", at=1)
    s.flips("2d", "6h")  # both lie there before he chooses
    assert s.options(1) == ["count bang:2d", "count beer:6h"]
    s.responds(1, counts)
    s.responds(1, "2d")  # which of the two lies on top of the pile
    assert s.life(1) == (4 if counts == "6h" else 3)
    assert s.top() == "bang:2d"
    assert s.deck()[0] == "bang:3d"


@rule("BB-INTERACT-19")
@pytest.mark.parametrize(
    ("turned", "counts", "free"),
    [
        (["beer:6h", "missed:2s"], "6h", True),
        (["missed:2s", "beer:6h"], "6h", True),
        (["missed:2s", "bang:2d"], "2d", False),
    ],
)
def test_one_heart_of_two_frees_lucky_duke_from_jail(
    turned: list[str], counts: str, free: bool
) -> None:
    s = Scenario(
        seats=[seat(), seat("lucky-duke", in_play=["jail"])], deck=turned, turn=1, step="checks"
    )
    s.flips(*turned)
    s.responds(1, counts)
    s.responds(1, "top")
    assert s.in_play(1) == []
    assert s.active == (1 if free else 2)


@rule("BB-INTERACT-20")
@pytest.mark.parametrize("safe_first", [True, False])
def test_lucky_duke_escapes_dynamite_with_one_harmless_card(safe_first: bool) -> None:
    turned = ["bang:2d", "missed:5s"] if safe_first else ["missed:5s", "bang:2d"]
    s = Scenario(
        seats=[seat(), seat("lucky-duke", in_play=["dynamite"])],
        deck=turned,
        turn=1,
        step="checks",
    )
    s.flips(*turned)
    s.responds(1, "2d")
    s.responds(1, "top")
    assert s.life(1) == 4
    assert s.in_play(2) == ["dynamite"]


@rule("BB-INTERACT-20")
def test_two_cards_from_two_to_nine_of_spades_leave_lucky_duke_no_way_out() -> None:
    s = Scenario(
        seats=[seat(), seat("lucky-duke", in_play=["dynamite"])],
        deck=["missed:2s", "stagecoach:9s"],
        turn=1,
        step="checks",
    )
    s.flips("2s", "9s")
    s.responds(1, "9s")
    s.responds(1, "top")
    assert s.life(1) == 1
    assert s.in_play(2) == []


@rule("BB-INTERACT-21")
@pytest.mark.parametrize("top", ["6h", "2d"])
def test_lucky_duke_decides_which_of_his_two_cards_lies_on_top(top: str) -> None:
    s = Scenario(
        seats=[seat(hand=["bang"]), seat("lucky-duke", in_play=["barrel"])],
        deck=["bang:2d", "beer:6h"],
    )
    s.plays("bang", at=1)
    s.flips("2d", "6h")
    s.responds(1, "6h")
    s.asks(1, "top")
    assert s.state.option_text(s.game.decision.default) == "top beer:6h"  # as they were turned
    s.responds(1, top)
    assert s.top().endswith(top)
    assert len(s.pile()) == 3


@rule("BB-INTERACT-22")
def test_lucky_duke_turns_up_the_last_card_and_one_of_the_new_deck() -> None:
    s = Scenario(
        seats=[seat(hand=["bang:3d"]), seat("lucky-duke", in_play=["barrel"])],
        deck=["bang:2d"],
        pile=["beer:6h"],
        rest="box",
    )
    s.plays("bang", at=1)
    s.uses(1, "barrel")
    # The second card is one of the two that were on the pile: the Beer or the BANG! just played.
    turned = s.options(1)
    assert turned[0] == "count bang:2d"
    assert turned[1] in ("count beer:6h", "count bang:3d")
    s.responds(1, "2d")
    s.responds(1, "top")
    assert s.life(1) == 3
    assert len(s.deck()) == 1


@rule("BB-INTERACT-22")
def test_lucky_duke_makes_do_with_the_only_card_there_is() -> None:
    s = Scenario(
        seats=[seat(), seat("lucky-duke", in_play=["jail"])],
        deck=["beer:6h"],
        rest="box",
        turn=1,
        step="checks",
    )
    s.flips("6h")
    assert s.active == 1
    assert s.in_play(1) == []


def _jourdonnais_shot_by_slab(deck: list[str]) -> Scenario:
    s = Scenario(
        seats=[
            seat("slab-the-killer", hand=["bang"]),
            seat("jourdonnais", hand=["missed"], in_play=["barrel"]),
        ],
        deck=deck,
    )
    s.plays("bang", at=1)
    return s


@rule("BB-INTERACT-23")
def test_two_hearts_save_jourdonnais_from_slab_without_a_card() -> None:
    s = _jourdonnais_shot_by_slab(["beer:6h", "beer:7h"])
    s.responds(1, "jourdonnais")
    s.flips("6h")
    s.responds(1, "barrel")
    s.flips("7h")
    assert s.life(1) == 4
    assert s.hand(1) == ["missed"]


@rule("BB-INTERACT-23")
def test_one_heart_and_a_missed_save_jourdonnais_from_slab() -> None:
    s = _jourdonnais_shot_by_slab(["beer:6h", "bang:2d"])
    s.responds(1, "barrel")
    s.flips("6h")
    s.responds(1, "jourdonnais")
    s.flips("2d")
    assert not s.can(1, "use barrel")
    assert not s.can(1, "use jourdonnais")
    s.responds(1, "missed")
    assert s.life(1) == 4


@rule("BB-INTERACT-23")
def test_two_failures_leave_jourdonnais_to_slab() -> None:
    s = _jourdonnais_shot_by_slab(["bang:3d", "bang:2d"])
    s.responds(1, "barrel")
    s.responds(1, "jourdonnais")
    s.passes(1)
    assert s.life(1) == 3


@rule("BB-INTERACT-24")
@pytest.mark.parametrize(
    ("turned", "answers", "life"),
    [
        ("beer:6h", ["barrel", "missed", ""], 4),
        ("bang:2d", ["barrel", "missed", "missed"], 4),
        ("bang:2d", ["missed", "missed", ""], 4),
        ("beer:6h", ["barrel", "pass", ""], 3),
        ("bang:2d", ["barrel", "missed", "pass"], 3),
        ("beer:6h", ["missed", "pass", ""], 3),
    ],
)
def test_slabs_bang_takes_two_of_barrel_and_missed(
    turned: str, answers: list[str], life: int
) -> None:
    s = Scenario(
        seats=[
            seat("slab-the-killer", hand=["bang"]),
            seat(hand=["missed", "missed"], in_play=["barrel"]),
        ],
        deck=[turned],
    )
    s.plays("bang", at=1)
    for answer in filter(None, answers):
        s.responds(1, answer)
    assert s.life(1) == life


@rule("BB-INTERACT-25")
@pytest.mark.parametrize("first", ["jourdonnais", "barrel"])
def test_after_the_first_heart_the_second_draw_is_not_made(first: str) -> None:
    s = Scenario(
        seats=[seat(hand=["bang"]), seat("jourdonnais", hand=["missed"], in_play=["barrel"])],
        deck=["beer:6h", "beer:7h"],
    )
    s.plays("bang", at=1)
    s.responds(1, first)
    s.flips("6h")
    s.asks(0, "play")
    assert s.deck()[0] == "beer:7h"
    assert s.life(1) == 4


@rule("BB-INTERACT-26")
@pytest.mark.parametrize("bang_first", [True, False])
def test_calamity_janet_plays_a_bang_or_a_missed_but_not_both(bang_first: bool) -> None:
    s = Scenario(seats=[seat("calamity-janet", hand=["bang", "missed"])])
    if bang_first:
        s.plays("bang", at=1)
        s.refuses("missed", "BB-PLAY-02", at=1, as_="bang")
    else:
        s.plays("missed", at=1, as_="bang")
        s.refuses("bang", "BB-PLAY-02", at=1)
    assert s.life(1) == 3


@rule("BB-INTERACT-26")
def test_calamity_janet_with_volcanic_plays_any_number_of_both() -> None:
    hand = ["bang", "missed", "missed", "bang"]
    s = Scenario(seats=[seat("calamity-janet", hand=hand, in_play=["volcanic"])])
    s.plays("missed", at=1, as_="bang")
    s.plays("bang", at=1)
    s.plays("missed", at=3, as_="bang")
    s.plays("bang", at=3)
    assert (s.life(1), s.life(3)) == (2, 2)


@rule("BB-INTERACT-27")
@pytest.mark.parametrize("card", ["bang", "gatling"])
def test_calamity_janet_answers_any_bang_effect_with_a_bang(card: str) -> None:
    s = Scenario(seats=[seat(hand=[card]), seat("calamity-janet", hand=["bang"])])
    s.plays(card, at=1 if card == "bang" else None)
    s.responds(1, "bang")
    assert s.life(1) == 4


@rule("BB-INTERACT-27")
@pytest.mark.parametrize(
    ("hand", "life"), [(["bang", "bang"], 4), (["bang", "missed"], 4), (["bang"], 3)]
)
def test_against_slab_each_bang_of_calamity_janet_is_one_of_two(hand: list[str], life: int) -> None:
    s = Scenario(seats=[seat("slab-the-killer", hand=["bang"]), seat("calamity-janet", hand=hand)])
    s.plays("bang", at=1)
    for card in hand:
        s.responds(1, card)
    assert s.life(1) == life


@rule("BB-INTERACT-28")
def test_a_missed_used_as_a_bang_stays_the_card_it_is() -> None:
    s = Scenario(
        seats=[seat("calamity-janet", hand=["missed:8s"]), seat("pedro-ramirez")],
        deck=["beer:6h"],
    )
    s.plays("missed:8s", at=1, as_="bang")
    (played,) = [event.facts for event in s.events if event.kind == "played"]
    assert (played["card"], played["as"]) == ("missed:8s", "bang")
    s.ends_turn()
    s.responds(1, "pile")
    assert s.hand_texts(1) == ["missed:8s", "beer:6h"]
    s.refuses("missed:8s", "BB-CARD-07")


@rule("BB-INTERACT-29")
def test_willy_the_kid_shoots_at_his_weapons_range_every_time() -> None:
    s = Scenario(seats=[seat("willy-the-kid", hand=["bang"] * 3, in_play=["schofield"])], players=7)
    s.plays("bang", at=2)
    s.plays("bang", at=5)
    s.refuses("bang", "BB-DIST-09", at=3)
    s.plays("bang", at=2)
    assert (s.life(2), s.life(5)) == (2, 3)


@rule("BB-INTERACT-29")
def test_volcanic_only_shortens_willy_the_kids_range() -> None:
    s = Scenario(
        seats=[
            seat("willy-the-kid", hand=["bang", "volcanic", "bang", "bang"], in_play=["schofield"])
        ],
        players=7,
    )
    s.plays("bang", at=2)
    s.plays("volcanic")
    s.refuses("bang", "BB-DIST-09", at=2)
    s.plays("bang", at=1)
    s.plays("bang", at=1)
    assert (s.life(2), s.life(1)) == (3, 2)


@rule("BB-INTERACT-63")
def test_each_shot_needs_a_missed_of_its_own() -> None:
    s = Scenario(
        seats=[
            seat(hand=["bang", "bang"], in_play=["volcanic"]),
            seat(hand=["missed", "beer"]),
        ]
    )
    s.plays("bang", at=1)
    s.responds(1, "missed")
    assert s.life(1) == 4
    s.plays("bang", at=1)
    s.passes(1)
    assert s.life(1) == 3


@rule("BB-INTERACT-64")
def test_one_heart_cancels_slabs_gatling() -> None:
    s = Scenario(
        seats=[
            seat("slab-the-killer", hand=["gatling"]),
            seat(in_play=["barrel"]),
            seat(hand=["missed", "missed"]),
        ],
        deck=["beer:6h"],
    )
    s.plays("gatling")
    s.flips("6h")
    s.responds(2, "missed")
    assert [s.life(who) for who in (1, 2, 3)] == [4, 4, 3]
    assert s.hand(2) == ["missed"]
