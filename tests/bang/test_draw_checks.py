"""The draw! check: turning up the top card of the deck."""

import pytest

from saloon.testing import Scenario, rule, seat


def jailed(*deck: str, character: str | None = None) -> Scenario:
    """Seat 1 is in jail and its turn begins."""
    prisoner = seat(character, in_play=["jail"], life=3)
    return Scenario(seats=[seat(), prisoner], turn=1, step="checks", deck=deck)


def with_dynamite(top: str) -> Scenario:
    """Seat 1 has the Dynamite in front and its turn begins."""
    return Scenario(seats=[seat(), seat(in_play=["dynamite"])], turn=1, step="checks", deck=[top])


@rule("BB-DRAW-01")
def test_the_turned_card_decides_and_is_discarded() -> None:
    s = Scenario(
        seats=[seat(hand=["bang", "bang"], in_play=["volcanic"]), seat(in_play=["barrel"])],
        deck=["beer:6h", "missed:2s"],
    )
    s.plays("bang", at=1)
    s.flips("beer:6h")
    assert s.life(1) == 4
    assert s.top() == "beer:6h"
    s.plays("bang", at=1)
    s.flips("missed:2s")
    assert s.life(1) == 3
    assert s.top() == "missed:2s"


@rule("BB-DRAW-02", "BB-DRAW-07")
def test_a_turned_beer_frees_but_heals_nobody_and_goes_to_no_hand() -> None:
    s = jailed("beer:6h", "bang:2d", "bang:3d")
    s.flips("beer:6h")
    assert s.life(1) == 3
    assert s.hand_texts(1) == ["bang:2d", "bang:3d"]
    assert s.top() == "beer:6h"


@rule("BB-DRAW-02")
def test_a_turned_missed_does_not_help_against_the_shot() -> None:
    s = Scenario(seats=[seat(hand=["bang"]), seat(in_play=["barrel"])], deck=["missed:2s"])
    s.plays("bang", at=1)
    s.flips("missed:2s")
    assert s.life(1) == 3


@rule("BB-DRAW-02")
def test_a_turned_dynamite_lies_in_front_of_nobody() -> None:
    s = jailed("dynamite:2h", "bang:2d", "bang:3d")
    s.flips("dynamite")
    assert [s.in_play(who) for who in range(4)] == [[], [], [], []]
    assert s.top() == "dynamite:2h"


@rule("BB-DRAW-03")
@pytest.mark.parametrize(
    "top",
    [*(f"missed:{value}s" for value in range(2, 9)), "winchester:8s", "stagecoach:9s"],
)
def test_two_to_nine_of_spades_includes_both_ends(top: str) -> None:
    s = with_dynamite(top)
    s.flips(top)
    assert s.life(1) == 1
    assert s.pile() == ["dynamite", top.partition(":")[0]]


@rule("BB-DRAW-03", "BB-DRAW-04")
@pytest.mark.parametrize(
    "top", ["volcanic:10s", "duel:js", "barrel:qs", "schofield:ks", "bang:as", "scope:as"]
)
def test_ten_to_ace_of_spades_lie_above_nine(top: str) -> None:
    s = with_dynamite(top)
    s.flips(top)
    assert s.life(1) == 4
    assert s.in_play(2) == ["dynamite"]


@rule("BB-DRAW-04")
def test_values_rise_from_two_to_the_ace() -> None:
    s = Scenario(seats=[seat()])
    ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k", "a"]
    bangs = {f"bang:{rank}d": place for place, rank in enumerate(ranks)}
    slots = sorted(
        (slot for slot in s.state.deck if s.state.face[slot].text in bangs), key=s.state.value
    )
    assert [s.state.face[slot].text for slot in slots] == list(bangs)


@rule("BB-DRAW-05")
def test_everybody_sees_the_turned_cards() -> None:
    s = jailed("missed:2s", "beer:6h", "bang:2d", "bang:3d", character="lucky-duke")
    s.asks(1, "count")
    for viewer in (0, 1, 2, 3, None):
        assert s.game.view(viewer)["turned"] == ["missed:2s", "beer:6h"]
    told = [event for event in s.events if event.kind == "turned"]
    assert [event.seen_by(None)["card"] for event in told] == ["missed:2s", "beer:6h"]
    # Whereas nobody but their owner sees the cards drawn a moment later.
    s.responds(1, "beer:6h")
    s.responds(1, "beer:6h")
    assert s.game.view(1)["players"][1]["hand"] == ["bang:2d", "bang:3d"]
    assert s.game.view(2)["players"][1]["hand"] == []


@rule("BB-DRAW-06")
def test_an_empty_deck_is_made_from_the_pile_before_a_draw() -> None:
    s = Scenario(
        seats=[seat(), seat(in_play=["jail"])],
        turn=1,
        step="checks",
        pile=["beer:6h", "beer:7h", "beer:8h", "beer:9h"],
        rest="box",
    )
    # Nothing but hearts was on the pile: one of them was turned up, two were drawn.
    assert s.active == 1
    assert s.pile() == ["jail", "beer"]
    assert s.hand(1) == ["beer", "beer"]
    assert len(s.deck()) == 1


@rule("BB-DRAW-07")
def test_a_draw_check_is_not_one_of_black_jacks_drawn_cards() -> None:
    # Were the turned card his first, the club would be his second and bring no third.
    s = jailed("beer:6h", "bang:2c", "bang:3d", "bang:4c", character="black-jack")
    s.flips("beer:6h")
    assert s.hand_texts(1) == ["bang:2c", "bang:3d", "bang:4c"]


@rule("BB-DRAW-07")
def test_a_draw_check_is_told_as_turned_and_not_as_drawn() -> None:
    s = with_dynamite("bang:2d")
    s.flips("bang:2d")
    before = [event.kind for event in s.events if event.kind in ("turned", "drew")]
    assert before == ["turned", "drew", "drew"]


@rule("BB-DRAW-08")
def test_a_barrel_may_be_left_alone() -> None:
    s = Scenario(seats=[seat(hand=["bang"]), seat(in_play=["barrel"])], deck=["beer:6h"])
    s.plays("bang", at=1)
    s.passes(1)
    assert s.life(1) == 3
    assert s.deck()[0] == "beer:6h"


@rule("BB-DRAW-08")
def test_jourdonnais_may_leave_his_ability_alone() -> None:
    s = Scenario(seats=[seat(hand=["bang"]), seat("jourdonnais")], deck=["beer:6h"])
    s.plays("bang", at=1)
    assert s.options(1) == ["pass", "use jourdonnais"]
    s.passes(1)
    assert s.life(1) == 3
    assert s.deck()[0] == "beer:6h"


@rule("BB-DRAW-08")
def test_jail_and_dynamite_are_checked_without_a_question() -> None:
    s = Scenario(
        seats=[seat(), seat(in_play=["jail", "dynamite"])],
        turn=1,
        step="checks",
        deck=["bang:2d", "bang:3d"],
    )
    s.flips("bang:2d", "bang:3d")
    assert s.game.choices_made == 0
    assert s.in_play(1) == []
    assert s.active == 2


@rule("BB-DRAW-09")
def test_the_turned_card_lies_on_the_jail() -> None:
    s = jailed("bang:2d")
    s.flips("bang:2d")
    assert s.pile() == ["jail", "bang"]


@rule("BB-DRAW-09")
def test_the_turned_card_lies_on_the_exploded_dynamite_before_life_is_lost() -> None:
    s = Scenario(
        seats=[seat(), seat(hand=["beer"], in_play=["dynamite"], life=3)],
        turn=1,
        step="checks",
        deck=["missed:2s"],
    )
    s.flips("missed:2s")
    s.asks(1, "rescue")
    assert s.pile() == ["dynamite", "missed"]
    s.responds(1, "beer")
    assert s.pile() == ["dynamite", "missed", "beer"]
    assert s.life(1) == 1


@rule("BB-DRAW-09")
def test_the_turned_card_is_away_before_the_next_check() -> None:
    s = Scenario(
        seats=[seat(), seat(in_play=["dynamite", "jail"])],
        turn=1,
        step="checks",
        deck=["missed:2s", "bang:3d"],
    )
    s.flips("missed:2s", "bang:3d")
    assert s.pile() == ["dynamite", "missed", "jail", "bang"]
