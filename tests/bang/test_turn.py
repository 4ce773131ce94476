"""The turn: what is looked at before it, its three phases, and where it goes next."""

import pytest

from saloon.kernel import IllegalChoice
from saloon.testing import Scenario, rule, seat


@rule("BB-TURN-01")
def test_a_turn_is_draw_then_play_then_discard() -> None:
    s = Scenario(
        seats=[seat(), seat(role="outlaw", life=2, hand=["bang"])],
        deck=["saloon:5h", "beer:6h", "2d"],
        turn=1,
        step="begin",
    )
    # Both cards are there before anything can be played.
    s.asks(1, "play")
    assert s.hand(1) == ["bang", "saloon", "beer"]
    assert s.pile() == []
    s.ends_turn()
    s.asks(1, "excess")
    assert s.options(1) == [f"discard {card}" for card in s.hand_texts(1)]
    s.discards("beer")
    assert s.hand(1) == ["bang", "saloon"]
    assert s.active == 2


@rule("BB-TURN-01")
def test_what_was_played_is_not_there_to_discard() -> None:
    s = Scenario(
        seats=[seat(), seat(role="outlaw", life=1, hand=["bang"])],
        deck=["saloon:5h", "beer:6h"],
        turn=1,
        step="begin",
    )
    s.plays("saloon")
    s.plays("beer")
    assert s.life(1) == 3
    s.ends_turn()
    assert s.active == 2
    assert s.hand(1) == ["bang"]


@rule("BB-TURN-02")
@pytest.mark.parametrize(("card", "turned"), [("dynamite", "bang:2d"), ("jail:js", "beer:7h")])
def test_dynamite_and_jail_are_checked_before_the_draw(card: str, turned: str) -> None:
    s = Scenario(
        seats=[seat(), seat(role="outlaw", in_play=[card])],
        deck=[turned, "missed:4s", "beer:6h"],
        turn=1,
        step="begin",
    )
    s.flips(turned)
    # The check took the top card, phase 1 the two below it.
    assert s.top() == turned
    assert s.hand_texts(1) == ["missed:4s", "beer:6h"]


@rule("BB-TURN-02")
def test_they_are_not_checked_in_the_turn_of_somebody_else() -> None:
    s = Scenario(
        seats=[seat(), seat(role="outlaw", in_play=["jail:js", "dynamite"])],
        deck=["beer:6h", "beer:7h", "saloon:5h"],
        step="begin",
    )
    assert s.hand_texts(0) == ["beer:6h", "beer:7h"]
    assert s.in_play(1) == ["jail", "dynamite"]
    s.ends_turn()
    s.flips("5h")  # now it is that player's turn


@rule("BB-TURN-03")
@pytest.mark.parametrize("laid", [["jail:js", "dynamite"], ["dynamite", "jail:js"]])
def test_dynamite_is_checked_before_jail_however_they_were_laid(laid: list[str]) -> None:
    s = Scenario(
        seats=[seat(), seat(role="outlaw", in_play=laid)],
        deck=["missed:5s", "beer:6h"],
        turn=1,
        step="checks",
    )
    s.flips("missed:5s", "beer:6h")
    assert s.life(1) == 1  # the spade was the Dynamite's
    assert s.active == 1  # the heart was the Jail's


@rule("BB-TURN-03", "ED-05")
@pytest.mark.parametrize(
    ("laid", "life"), [(["jail:js", "dynamite"], 1), (["dynamite", "jail:js"], 4)]
)
def test_by_the_compendium_what_was_laid_first_is_checked_first(laid: list[str], life: int) -> None:
    s = Scenario(
        seats=[seat(), seat(role="outlaw", in_play=laid)],
        deck=["beer:6h", "missed:5s"],
        turn=1,
        step="checks",
        edition="hu-compendium",
    )
    s.flips("beer:6h", "missed:5s")
    assert s.life(1) == life
    assert s.active == (1 if life == 1 else 2)
    assert s.in_play(1) == []


@rule("BB-TURN-04")
def test_phase_one_draws_the_top_two_cards_of_the_deck() -> None:
    s = Scenario(
        seats=[seat(hand=["missed"])],
        deck=["5d", "beer:7h", "dynamite"],
        pile=["saloon"],
        step="phase-1",
    )
    assert s.hand_texts(0)[1:] == ["bang:5d", "beer:7h"]
    assert s.deck()[0] == "dynamite:2h"
    assert s.top() == "saloon:5h"


@rule("BB-TURN-04")
def test_the_second_card_is_drawn_after_the_first() -> None:
    s = Scenario(seats=[seat()], deck=["beer:7h"], pile=["saloon"], rest="box", step="phase-1")
    # The first one emptied the deck, so the second comes from the deck made anew.
    assert s.hand_texts(0) == ["beer:7h", "saloon:5h"]
    assert [event.facts["cards"] for event in s.events if event.kind == "drew"] == [1, 1]


@rule("BB-TURN-05")
@pytest.mark.parametrize(("second", "drawn"), [("5d", 3), ("beer:7h", 3), ("2s", 2), ("4c", 2)])
def test_an_ability_may_change_how_many_cards_are_drawn(second: str, drawn: int) -> None:
    s = Scenario(seats=[seat("black-jack")], deck=["3d", second, "6h"], step="phase-1")
    assert len(s.hand(0)) == drawn


@rule("BB-TURN-05")
def test_an_ability_may_draw_from_another_hand() -> None:
    s = Scenario(
        seats=[seat("jesse-jones"), seat(hand=["saloon"])], deck=["6h", "7h"], step="phase-1"
    )
    s.responds(0, "rob", at=1)
    assert s.hand_texts(0) == ["saloon:5h", "beer:6h"]
    assert s.hand(1) == []


@rule("BB-TURN-05")
def test_an_ability_may_draw_from_the_pile() -> None:
    s = Scenario(seats=[seat("pedro-ramirez")], deck=["6h", "7h"], pile=["saloon"], step="phase-1")
    s.responds(0, "pile")
    assert s.hand_texts(0) == ["saloon:5h", "beer:6h"]
    assert s.pile() == []


@rule("BB-TURN-05")
def test_an_ability_may_choose_among_the_top_cards() -> None:
    s = Scenario(seats=[seat("kit-carlson")], deck=["6h", "7h", "4d"], step="phase-1")
    s.responds(0, "look")
    s.responds(0, "6h")
    assert s.hand_texts(0) == ["beer:7h", "bang:4d"]
    assert s.deck()[0] == "beer:6h"


@rule("BB-TURN-06")
def test_nobody_is_asked_whether_to_draw() -> None:
    s = Scenario(seats=[seat(hand=["bang"] * 6)], deck=["6h", "7h"], step="phase-1")
    s.asks(0, "play")
    assert len(s.hand(0)) == 8


@rule("BB-TURN-06")
@pytest.mark.parametrize(
    ("character", "kind", "verbs"),
    [
        ("jesse-jones", "first-card", {"deck", "rob"}),
        ("pedro-ramirez", "first-card", {"deck", "pile"}),
        ("kit-carlson", "look", {"deck", "look"}),
    ],
)
def test_no_ability_lets_a_player_decline_to_draw(
    character: str, kind: str, verbs: set[str]
) -> None:
    s = Scenario(
        seats=[seat(character), seat(hand=["saloon"])],
        deck=["6h", "7h", "4d"],
        pile=["2d"],
        step="phase-1",
    )
    s.asks(0, kind)
    assert {words.partition(" ")[0] for words in s.options(0)} == verbs
    s.responds(0, "deck")
    assert s.hand_texts(0) == ["beer:6h", "beer:7h"]


@rule("BB-TURN-06")
def test_kit_carlson_who_looks_puts_back_one_card_and_no_more() -> None:
    s = Scenario(seats=[seat("kit-carlson")], deck=["6h", "7h", "4d"], step="phase-1")
    s.responds(0, "look")
    assert s.options(0) == ["put-back beer:6h", "put-back beer:7h", "put-back bang:4d"]
    s.responds(0, "4d")
    assert s.hand_texts(0) == ["beer:6h", "beer:7h"]


@rule("BB-TURN-07")
def test_a_player_may_play_no_card_at_all() -> None:
    s = Scenario(seats=[seat(life=3, hand=["beer", "bang", "barrel"])])
    s.ends_turn()
    assert s.active == 1
    assert s.hand(0) == ["beer", "bang", "barrel"]
    assert s.life(0) == 3


@rule("BB-TURN-07")
def test_a_player_may_play_every_card() -> None:
    s = Scenario(
        seats=[
            seat(life=1, hand=["beer", "beer", "bang", "barrel", "schofield", "indians"]),
        ]
    )
    for card in ("beer", "beer", "barrel", "schofield"):
        s.plays(card)
    s.plays("bang", at=2)
    s.plays("indians")
    assert s.hand(0) == []
    assert s.life(0) == 3
    assert [s.life(other) for other in (1, 2, 3)] == [3, 2, 3]


@rule("BB-TURN-08")
def test_the_turn_waits_for_its_player_while_cards_can_be_played() -> None:
    s = Scenario(seats=[seat(hand=["beer", "barrel"])])
    s.plays("beer")
    s.asks(0, "play")
    assert s.can(0, "play barrel")
    assert s.active == 0
    s.ends_turn()
    assert s.active == 1


@rule("BB-TURN-08")
def test_even_with_nothing_to_play_the_player_says_so() -> None:
    s = Scenario(seats=[seat(hand=["barrel"])])
    s.plays("barrel")
    s.asks(0, "play")
    assert s.options(0) == ["end"]
    assert s.active == 0
    s.ends_turn()
    assert s.active == 1


@rule("BB-TURN-09", "BB-TURN-10", "BB-TURN-11", "BB-TURN-14")
def test_cards_above_the_current_life_points_are_discarded() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff"),
            seat(life=2, hand=["bang", "beer", "missed", "duel"], in_play=["barrel", "scope"]),
        ],
        turn=1,
    )
    s.ends_turn()
    # Two life points of four, four cards in hand: two have to go, whatever lies in play.
    s.asks(1, "excess")
    assert not s.can(1, "pass")
    assert not s.can(1, "end")
    s.discards("missed", "bang")
    assert s.hand(1) == ["beer", "duel"]
    assert s.in_play(1) == ["barrel", "scope"]
    assert s.active == 2


@rule("BB-TURN-10")
def test_a_life_point_regained_in_the_turn_raises_the_limit() -> None:
    s = Scenario(seats=[seat(role="sheriff"), seat(life=2, hand=["beer", *["bang"] * 4])], turn=1)
    s.plays("beer")
    s.ends_turn()
    s.discards("bang")
    assert s.hand(1) == ["bang"] * 3
    assert s.active == 2


@rule("BB-TURN-12")
def test_at_any_other_moment_a_hand_may_have_any_size() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", life=1, hand=["wells-fargo", "stagecoach", "missed"]),
            seat(life=1, hand=["beer"] * 4),
        ],
    )
    s.plays("wells-fargo")
    s.plays("stagecoach")
    s.asks(0, "play")
    assert len(s.hand(0)) == 6  # with one life point, in the middle of the turn
    s.ends_turn()
    s.asks(0, "excess")
    s.discards("missed", *(text for text in s.hand_texts(0)[1:5]))
    # The neighbour has one life point, too, and was not asked for anything in that turn.
    assert s.active == 1
    assert s.hand(1)[:4] == ["beer"] * 4
    # Now it is the own turn, and its phase 3 asks.
    s.asks(1, "play")
    assert len(s.hand(1)) == 6
    s.ends_turn()
    s.discards(*s.hand_texts(1)[1:])
    assert s.hand(1) == ["beer"]
    assert s.active == 2


@rule("BB-TURN-13")
@pytest.mark.parametrize("held", [0, 1, 2])
def test_nothing_may_be_discarded_at_or_below_the_limit(held: int) -> None:
    s = Scenario(seats=[seat(role="sheriff"), seat(life=2, hand=["bang"] * held)], turn=1)
    s.ends_turn()
    assert s.active == 2
    assert s.hand(1) == ["bang"] * held
    assert s.pile() == []


@rule("BB-TURN-13")
def test_the_limit_leaves_no_choice_to_discard_in_phase_two_either() -> None:
    s = Scenario(seats=[seat(role="sheriff"), seat(life=2, hand=["missed", "missed"])], turn=1)
    assert s.options(1) == ["end"]


@rule("BB-TURN-15")
@pytest.mark.parametrize(
    ("order", "left"),
    [
        (("bang:2d", "beer:6h"), "missed:4s"),
        (("beer:6h", "bang:2d"), "missed:4s"),
        (("missed:4s", "beer:6h"), "bang:2d"),
    ],
)
def test_the_player_chooses_the_excess_and_what_lies_on_top(
    order: tuple[str, str], left: str
) -> None:
    s = Scenario(
        seats=[seat(role="sheriff"), seat(life=1, hand=["bang:2d", "beer:6h", "missed:4s"])],
        turn=1,
    )
    s.ends_turn()
    s.discards(*order)
    assert s.top() == order[1]
    assert s.hand_texts(1) == [left]


@rule("BB-TURN-16")
@pytest.mark.parametrize(
    ("turn", "out", "then"), [(0, (), 1), (0, (1,), 2), (1, (2, 3), 4), (4, (0,), 1), (4, (), 0)]
)
def test_the_turn_passes_clockwise_to_the_next_living_player(
    turn: int, out: tuple[int, ...], then: int
) -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff" if place == turn else None, out=place in out) for place in range(5)
        ],
        turn=turn,
    )
    s.ends_turn()
    assert s.active == then
    begun = [event.seat for event in s.events if event.kind == "turn"]
    assert begun == [then]  # and nobody's turn was begun in between


@rule("BB-TURN-16")
def test_the_turn_passes_only_after_the_discards() -> None:
    s = Scenario(seats=[seat(role="sheriff"), seat(life=1, hand=["bang"] * 3)], turn=1)
    s.ends_turn()
    s.discards("bang")
    assert s.active == 1
    s.discards("bang")
    assert s.active == 2


@rule("BB-TURN-17")
def test_a_player_who_falls_in_the_own_turn_discards_no_excess() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang:2d"]),
            seat(role="outlaw", life=1, hand=["duel", "missed:4s"]),
            seat(role="renegade"),
        ],
        deck=["6h", "7h", "4d"],
        turn=1,
    )
    s.plays("duel", at=0)
    s.responds(0, "bang")
    s.responds(1, "pass")
    s.asks(1, "rescue")
    s.responds(1, "pass")
    assert s.is_out(1)
    assert s.active == 2
    s.asks(2, "play")
    assert s.hand_texts(2) == ["beer:6h", "beer:7h"]
    assert s.game.state.turn == 2


@rule("BB-TURN-17")
def test_a_player_who_falls_before_phase_one_has_no_turn() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff"),
            seat(role="outlaw", life=2, in_play=["dynamite"]),
            seat(role="renegade"),
        ],
        deck=["5s", "6h", "7h", "4d"],
        turn=1,
        step="begin",
    )
    s.flips("5s")
    assert s.is_out(1)
    assert s.active == 2
    assert s.hand_texts(2) == ["beer:6h", "beer:7h"]


@rule("BB-TURN-18")
def test_a_failed_jail_check_costs_the_whole_turn() -> None:
    s = Scenario(
        seats=[seat(role="sheriff"), seat(life=2, hand=["beer"] * 4, in_play=["jail:js"])],
        deck=["5d", "6h", "7h"],
        turn=1,
        step="begin",
    )
    s.flips("5d")
    assert s.active == 2
    assert s.hand(1) == ["beer"] * 4  # none drawn, none played, none discarded
    assert s.life(1) == 2
    assert s.hand_texts(2) == ["beer:6h", "beer:7h"]
    assert s.pile() == ["jail", "bang"]


@rule("BB-TURN-18", "ED-06")
def test_by_the_compendium_the_prisoner_still_discards_the_excess() -> None:
    s = Scenario(
        seats=[seat(role="sheriff"), seat(life=2, hand=["missed"] * 4, in_play=["jail:js"])],
        deck=["5d", "6h", "7h"],
        turn=1,
        step="begin",
        edition="hu-compendium",
    )
    s.flips("5d")
    s.asks(1, "excess")
    s.discards("missed", "missed")
    assert s.active == 2
    assert s.hand(1) == ["missed"] * 2
    assert s.hand_texts(2) == ["beer:6h", "beer:7h"]


@rule("BB-TURN-18")
def test_a_passed_jail_check_leaves_the_turn_as_it_is() -> None:
    s = Scenario(
        seats=[seat(role="sheriff"), seat(in_play=["jail:js"])],
        deck=["7h", "6h", "5d"],
        turn=1,
        step="begin",
    )
    s.flips("7h")
    s.asks(1, "play")
    assert s.hand_texts(1) == ["beer:6h", "bang:5d"]
    assert s.in_play(1) == []


@rule("BB-TURN-09")
def test_the_excess_cannot_be_kept() -> None:
    s = Scenario(seats=[seat(role="sheriff"), seat(life=1, hand=["bang", "beer"])], turn=1)
    s.ends_turn()
    with pytest.raises(IllegalChoice):
        s.game.choose("end", 1)
    s.discards("bang")
    assert s.active == 2
