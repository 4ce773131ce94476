"""UA-RAGE: Rage cards, drawn after two life points lost and played in one's next turn."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import saloon
from saloon.games.dice.catalogue import BUILT
from saloon.games.dice.pieces import SymbolFace
from saloon.kernel import SetupError, option
from saloon.testing import rule
from saloon.testing.dice_scenario import DiceScenario

FIVE = ["sheriff", "outlaw", "deputy", "outlaw", "renegade"]
PRINTED = BUILT["rage"].data["rageCards"]["cards"]
ALL = " ".join("+".join(card) for card in PRINTED)


def scene(roll: str, **more: Any) -> DiceScenario:
    """Seat 0's turn; seats 1 and 4 are its neighbours, and seat 1 plays next."""
    return DiceScenario(FIVE, modules=["rage"], roll=roll, **more)


def drawers(s: DiceScenario) -> list[int]:
    return [event.seat for event in s.heard("rage-drawn")]


def next_turn_begun(s: DiceScenario) -> bool:
    return (s.active, s.kind) == (1, "reroll")


def without(*taken: str) -> str:
    """All cards of the deck but these."""
    left = ALL.split()
    for name in taken:
        left.remove(name)
    return " ".join(left)


@rule("UA-RAGE-01", "UA-MOD-03", "UA-MOD-05")
def test_the_deck_is_shuffled_and_nobody_knows_it() -> None:
    orders = set()
    for seed in range(12):
        game = saloon.new_game("dice", players=4, seed=seed, modules=["rage"])
        state: Any = game.state
        deck = state.kept["rage"].deck
        assert len(deck) == game.view()["rage_deck"] == 18
        assert not any(state.seen[slot] for slot in deck)
        orders.add(tuple(state.face[slot].text for slot in deck))
        assert len(state.kinds) == 5
        assert len(state.config.characters) == 16
    assert len(orders) == 12


@rule("UA-RAGE-02", "UA-RAGE-03", "UA-RAGE-12")
@pytest.mark.parametrize(
    ("roll", "drawn"), [("1 dyn dyn 2 beer", []), ("1 1 dyn 2 beer", [4]), ("1 1 1 1 beer", [4])]
)
def test_who_loses_two_life_points_in_a_turn_draws_one_card(roll: str, drawn: list[int]) -> None:
    s = scene(roll)
    s.stop()
    while s.kind == "aim":
        s.aim(4 if s.game.decision.about == "bullseye1" else 2)
    assert drawers(s) == []
    s.give(2)
    assert next_turn_begun(s)
    assert drawers(s) == drawn
    assert s.shown(4)["rage_count"] == len(drawn)
    assert s.game.view()["rage_deck"] == 18 - len(drawn)


@rule("UA-EXAMPLE-09", "UA-RAGE-02", "UA-RAGE-16")
def test_causes_add_up_and_cards_are_drawn_clockwise_from_the_active_player() -> None:
    """Seats 3 and 4 hold the other arrows, so that the Indians cost seat 0 two life points."""
    s = scene("arrow 1 gatling gatling gatling", arrows={0: 1, 3: 4, 4: 3})
    s.stop()
    s.aim(1)
    lost = Counter(event.seat for event in s.heard("lost"))
    assert (lost[0], lost[1], lost[2]) == (2, 2, 1)
    assert drawers(s) == [0, 1, 3, 4]


@rule("UA-RAGE-16")
def test_the_circle_of_draws_begins_with_whoever_is_active() -> None:
    s = scene("arrow dyn dyn gatling gatling", first=3, arrows={1: 2, 3: 3, 4: 3})
    s.stop()
    assert drawers(s) == [3, 4, 1]


@rule("UA-RAGE-05")
def test_only_the_owner_sees_a_face_down_card() -> None:
    s = scene("1 1 dyn dyn gatling", rage_deck="beer")
    s.stop()
    s.aim(4, 4)
    (card,) = s.shown(4, viewer=4)["rage"]
    assert card.startswith("rage:beer#")
    for viewer in (None, 0, 1, 2, 3):
        shown = s.shown(4, viewer)
        assert shown["rage_count"] == 1
        assert "rage" not in shown
    drawn = s.heard("rage-drawn")[0]
    assert drawn.seen_by(4)["card"] == card
    assert drawn.seen_by(4)["symbols"] == ["beer"]
    for viewer in (None, 0):
        assert not {"card", "symbols"} & set(drawn.seen_by(viewer))


@rule("UA-RAGE-05")
def test_a_sampled_world_deals_what_others_hold_anew() -> None:
    s = scene("1 1 dyn dyn gatling", rage={4: "beer"})

    def held_by_four(viewer: int) -> set[str]:
        worlds: list[Any] = [s.game.determinize(viewer, seed).state for seed in range(30)]
        return {world.face[world.kept["rage"].before[4][0]].text.split("#")[0] for world in worlds}

    assert held_by_four(4) == {"rage:beer"}
    assert len(held_by_four(0)) > 3


@rule("UA-RAGE-06", "UA-RAGE-07", "UA-RAGE-09", "UA-RAGE-18")
def test_all_cards_are_revealed_and_their_symbols_have_to_be_used() -> None:
    s = scene("1 dyn dyn gatling gatling", rage={0: "1 2 beer"}, life={2: 5})
    assert s.shown(0)["revealed"] == [["bullseye1"], ["bullseye2"], ["beer"]]
    assert s.shown(0)["rage_count"] == 0
    assert s.heard("rage-revealed")[0].facts["cards"] == s.shown(0)["revealed"]
    # Only what dice show can be rolled again.
    assert "reroll bullseye1" in s.options()
    assert not any("bullseye1,bullseye1" in text or "beer" in text for text in s.options())
    s.stop()
    s.aim(4, 4, 3)
    assert s.kind == "beer"
    s.give(2)
    assert next_turn_begun(s)
    assert (s.life(4), s.life(3), s.life(2)) == (6, 7, 6)
    assert s.shown(0)["revealed"] == []
    assert s.game.view()["rage_discard"] == [["bullseye1"], ["bullseye2"], ["beer"]]


@rule("UA-EXAMPLE-10", "UA-RAGE-08", "UA-RAGE-21")
def test_arrows_on_cards_are_taken_before_the_first_roll_and_gatlings_count() -> None:
    s = scene(
        "gatling gatling dyn dyn 1", rage={0: "gatling arrow"}, arrows={0: 2, 3: 3, 4: 3}, life={}
    )
    kinds = [event.kind for event in s.events]
    assert kinds.index("rage-revealed") < kinds.index("attack") < kinds.index("rolled")
    assert s.heard("arrow")[0].facts["why"] == "rage"
    assert s.heard("attack")[0].facts["arrows"] == [(0, 3), (1, 0), (2, 0), (3, 3), (4, 3)]
    assert s.supply == 9
    s.stop()
    s.aim(1)
    assert s.heard("gatling")[0].facts["dice"] == 3
    assert Counter(event.seat for event in s.heard("lost"))[2] == 1


@rule("UA-RAGE-08", "DG-TURN-07")
def test_arrows_on_cards_may_eliminate_before_the_first_roll() -> None:
    s = scene("1 1 1 1 1", first=1, rage={1: "arrow arrow"}, arrows={1: 2, 3: 6}, life={1: 3})
    assert s.out() == [1]
    assert (s.active, s.kind) == (2, "reroll")
    assert s.supply == 9
    assert s.game.view()["rage_discard"] == [["arrow"], ["arrow"]]
    # The turn is over, but who lost two life points in it draws.
    assert drawers(s) == [3]


@rule("UA-RAGE-10")
def test_a_card_drawn_in_ones_own_turn_waits_for_the_next() -> None:
    s = scene("arrow 1 2 1 beer", rage={0: "1"}, arrows={0: 2, 3: 3, 4: 3}, rage_deck="gatling")
    assert s.shown(0)["revealed"] == [["bullseye1"]]
    s.stop()
    s.aim(1, 1, 1, 2)
    s.give(2)
    assert drawers(s) == [0, 1, 3, 4]
    assert [card.split("#")[0] for card in s.shown(0, 0)["rage"]] == ["rage:gatling"]
    assert s.shown(0)["revealed"] == []
    assert not s.heard("gatling")


@rule("UA-RAGE-11", "UA-RAGE-16")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    """UA-RAGE-16: the active player has discarded what he revealed before anybody draws."""
    s = scene("1 1 dyn dyn gatling", rage={0: "beer beer", 3: without("beer", "beer")}, life={2: 3})
    s.stop()
    s.aim(4, 4)
    s.give(2, 2)
    assert next_turn_begun(s)
    assert s.heard("rage-shuffled")[0].facts["cards"] == 2
    assert drawers(s) == [4]
    assert s.game.view()["rage_deck"] == 1
    assert s.game.view()["rage_discard"] == []
    (left,) = s.state.kept["rage"].deck
    assert not s.state.seen[left]  # shuffled
    assert s.shown(4, 4)["rage"][0].startswith("rage:beer#")


@rule("UA-RAGE-17")
def test_without_any_card_left_none_is_drawn() -> None:
    s = scene("1 1 dyn dyn gatling", rage={3: ALL})
    s.stop()
    s.aim(4, 4)
    assert next_turn_begun(s)
    assert drawers(s) == []
    assert s.shown(4)["rage_count"] == 0


@rule("UA-RAGE-13")
def test_what_was_healed_in_the_same_turn_does_not_matter() -> None:
    s = scene("1 1 beer beer gatling")
    s.stop()
    s.aim(4, 4)
    s.give(4, 4)
    assert s.life(4) == 8
    assert drawers(s) == [4]


@rule("UA-RAGE-14")
@pytest.mark.parametrize(("averted", "drawn"), [(1, []), (0, [4])])
def test_points_averted_by_an_arrow_do_not_count(averted: int, drawn: list[int]) -> None:
    s = scene("1 1 dyn dyn gatling", characters={4: "bart-cassidy"})
    s.stop()
    s.aim(4, 4)
    for number in range(2):
        s.choose("take-arrow" if number < averted else "pass")
    assert next_turn_begun(s)
    assert drawers(s) == drawn


@rule("UA-RAGE-15")
def test_an_eliminated_player_draws_none_and_gives_up_his_cards() -> None:
    s = scene("1 1 1 dyn gatling", life={4: 2}, rage={4: "beer gatling"})
    s.stop()
    s.aim(4, 4, 4)
    assert s.out() == [4]
    assert drawers(s) == []
    assert s.shown(4)["rage_count"] == 0
    assert sorted(s.game.view()["rage_discard"]) == [["beer"], ["gatling"]]


@rule("UA-RAGE-19", "UA-RAGE-18")
def test_dynamite_on_a_card_counts_from_the_first_roll_on() -> None:
    s = scene("dyn 1 1 beer gatling", rage={0: "dyn"})
    assert s.kind == "reroll"
    assert not any("dynamite" in text for text in s.options())
    before = s.life(0)
    s.reroll("beer", "dyn")
    assert s.heard("exploded")[0].facts["dynamite"] == 3
    assert s.life(0) == before - 1
    assert s.kind == "aim"


@rule("UA-RAGE-20")
def test_three_dynamites_on_cards_explode_after_the_first_roll() -> None:
    s = scene("1 1 beer beer gatling", rage={0: "dyn dyn dyn"})
    kinds = [event.kind for event in s.events]
    assert kinds.index("rolled") < kinds.index("exploded")
    assert s.life(0) == 10
    assert s.kind == "aim"


@rule("UA-RAGE-21")
def test_gatlings_on_cards_count_for_willy_and_kit() -> None:
    s = scene("gatling 1 dyn dyn 2", characters={0: "willy-the-kid"}, rage={0: "gatling"})
    s.stop()
    s.aim(1, 2)
    assert s.heard("gatling")[0].facts["dice"] == 2
    s = scene(
        "1 1 dyn dyn 2", characters={0: "kit-carlson"}, rage={0: "gatling"}, arrows={2: 2, 3: 1}
    )
    s.stop()
    s.aim(1, 1, 2)
    assert s.kind == "return-arrow"
    s.choose(option("return", seat=2))
    assert next_turn_begun(s)
    assert s.arrows(2) == 1


@rule("UA-RAGE-22")
def test_slab_may_use_a_beer_and_double_a_shot_of_cards() -> None:
    s = scene("dyn dyn gatling gatling 2", characters={0: "slab-the-killer"}, rage={0: "1 beer"})
    s.stop()
    s.choose(option("double", seat=4, detail="bullseye1"))
    s.aim(3)
    assert next_turn_begun(s)
    assert (s.life(4), s.life(3)) == (6, 7)


@rule("UA-RAGE-23")
@pytest.mark.parametrize(("card", "gained"), [("1", 0), ("2", 0), ("gatling", 2)])
def test_a_shot_on_a_card_counts_as_rolled_for_suzy(card: str, gained: int) -> None:
    s = scene(
        "dyn dyn gatling beer beer", characters={0: "suzy-lafayette"}, life={0: 4}, rage={0: card}
    )
    s.stop()
    while s.kind == "aim":
        s.choose(s.options()[0])
    s.give(2, 2)
    assert next_turn_begun(s)
    assert s.life(0) == 4 + gained


@rule("UA-RAGE-24")
def test_a_card_is_a_list_of_symbols() -> None:
    assert len(PRINTED) == 18
    base = {row["id"] for row in BUILT["base"].data["symbols"]}
    assert all(card and set(card) <= base for card in PRINTED)
    s = scene("", rage={0: "beer"}, life={2: 3})
    slot = s.state.kept["rage"].before[0][0]
    s.state.face[slot] = SymbolFace("rage:beer+1+arrow#1", ("beer", "bullseye1", "arrow"))
    s.roll("dyn dyn gatling gatling 2")
    assert s.arrows(0) == 1
    s.stop()
    s.aim(4, 3)
    s.give(2)
    assert next_turn_begun(s)
    assert s.life(2) == 4


@rule("UA-TIMING-05")
def test_losses_are_counted_turn_by_turn() -> None:
    s = scene("1 dyn dyn gatling beer 2 dyn dyn gatling beer 1 dyn dyn gatling beer")
    s.stop()
    s.aim(1)
    s.give(2)
    assert s.active == 1
    s.stop()
    s.aim(3)
    s.give(3)
    assert s.active == 2
    s.stop()
    s.aim(1)
    s.give(3)
    assert (s.active, s.life(1)) == (3, 6)
    assert drawers(s) == []


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ({"rage": [["beer"]]}, "every seat"),
        ({"rage": [["beer"] * 4, [], [], [], []]}, "no .further. rage"),
        ({"rage_deck": ["whisky"]}, "no .further. rage"),
        ({"rage_deck": 5}, "lists of names"),
        ({"rage": [5, [], [], [], []]}, "lists of names"),
        ({"rage": [[], ["beer"], [], [], []], "life": [None, 0, None, None, None]}, "out"),
        ({"tokens": []}, "no 'tokens'"),
    ],
)
def test_positions_that_cannot_be_are_refused(said: dict[str, Any], words: str) -> None:
    with pytest.raises(SetupError, match=words):
        saloon.new_game("dice", players=5, modules=["rage"], position=said).begin()
