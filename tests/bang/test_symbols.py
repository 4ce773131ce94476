"""The symbols on the cards, each shown by a card that bears it."""

import pytest

from saloon.games.registry import new_game
from saloon.testing import Scenario, rule, seat


@rule("BB-SYM-01", "BB-SYM-02")
@pytest.mark.parametrize("card", ["bang", "gatling"])
@pytest.mark.parametrize("cancelled", [True, False])
def test_a_bang_symbol_takes_one_life_unless_a_missed_symbol_cancels_it(
    card: str, cancelled: bool
) -> None:
    s = Scenario(seats=[seat(hand=[card]), seat(hand=["missed"])])
    s.plays(card, at=1 if card == "bang" else None)
    s.responds(1, "missed" if cancelled else "pass")
    assert s.life(1) == (4 if cancelled else 3)


@rule("BB-SYM-03")
def test_a_life_symbol_is_for_its_user_unless_others_are_shown() -> None:
    s = Scenario(seats=[seat(hand=["beer", "saloon"], life=2), seat(life=2)])
    s.plays("beer")
    assert (s.life(0), s.life(1)) == (3, 2)
    s.plays("saloon")
    assert (s.life(0), s.life(1)) == (4, 3)


@rule("BB-SYM-04")
@pytest.mark.parametrize(("card", "symbols"), [("stagecoach", 2), ("wells-fargo", 3)])
def test_each_card_symbol_draws_the_top_card_of_the_deck(card: str, symbols: int) -> None:
    deck = ["beer:6h", "bang:2d", "duel:qd", "bang:3d"]
    s = Scenario(seats=[seat(hand=[card]), seat(hand=["missed"])], deck=deck)
    s.plays(card)
    assert s.hand_texts(0) == deck[:symbols]
    assert s.hand(1) == ["missed"]


@rule("BB-SYM-05")
@pytest.mark.parametrize("choice", ["hand", "barrel"])
def test_a_card_symbol_with_a_player_takes_from_that_player(choice: str) -> None:
    s = Scenario(
        seats=[seat(hand=["panic"]), seat(hand=["beer", "duel"], in_play=["barrel", "scope"])],
        deck=["bang:2d"],
    )
    s.plays("panic", at=1)
    if choice == "hand":
        s.picks("duel")
    s.responds(0, choice)
    assert s.hand(0) == ["duel" if choice == "hand" else "barrel"]
    assert s.hand(1) == (["beer"] if choice == "hand" else ["beer", "duel"])
    assert s.in_play(1) == (["barrel", "scope"] if choice == "hand" else ["scope"])
    assert s.deck()[0] == "bang:2d"


@rule("BB-SYM-06")
@pytest.mark.parametrize("choice", ["hand", "barrel"])
def test_a_discard_symbol_costs_the_player_a_random_or_a_chosen_card(choice: str) -> None:
    s = Scenario(
        seats=[seat(hand=["cat-balou"]), seat(hand=["beer", "duel"], in_play=["barrel", "scope"])]
    )
    s.plays("cat-balou", at=1)
    if choice == "hand":
        s.picks("duel")
    s.responds(0, choice)
    assert s.pile() == ["cat-balou", "duel" if choice == "hand" else "barrel"]
    assert s.hand(0) == []


@rule("BB-SYM-07")
def test_any_player_means_at_any_distance_and_oneself_too() -> None:
    s = Scenario(
        players=7,
        seats=[
            seat(hand=["cat-balou"], in_play=["barrel"]),
            *(
                seat(in_play=["mustang"]) if who == 3 else seat(hand=["bang"])
                for who in range(1, 7)
            ),
        ],
    )
    assert s.distance(0, 3) == 4
    assert all(s.can(0, f"play cat-balou @{who}") for who in range(7))
    s.plays("cat-balou", at=0)
    assert s.in_play(0) == []


@rule("BB-SYM-07")
def test_in_the_compendium_cards_are_discarded_only_by_others() -> None:
    s = Scenario(
        seats=[seat(hand=["cat-balou"], in_play=["barrel"]), seat(), seat(hand=["bang"])],
        edition="hu-compendium",
    )
    s.refuses("cat-balou", "BB-CARD-24", at=0)
    assert s.can(0, "play cat-balou @2")


@rule("BB-SYM-08")
@pytest.mark.parametrize("card", ["gatling", "indians"])
def test_all_other_players_are_hit_one_after_another_from_the_left(card: str) -> None:
    s = Scenario(
        players=6,
        seats=[seat(hand=["beer"]) if who != 2 else seat(hand=[card, "beer"]) for who in range(6)],
        turn=2,
    )
    s.plays(card)
    for who in (3, 4, 5, 0, 1):
        assert s.game.decision.seats == (who,)
        s.passes(who)
    assert [s.life(who) for who in range(6)] == [4, 3, 4, 3, 3, 3]


@rule("BB-SYM-09")
def test_reachable_distance_is_within_the_range_of_the_weapon_or_oneself() -> None:
    s = Scenario(players=7, seats=[seat(hand=["bang", "schofield"])])
    targets = [who for who in range(7) if s.can(0, f"play bang @{who}")]
    assert targets == [0, 1, 6]
    s.plays("schofield")
    targets = [who for who in range(7) if s.can(0, f"play bang @{who}")]
    assert targets == [0, 1, 2, 5, 6]
    s.refuses("bang", "BB-DIST-09", at=3)


@rule("BB-SYM-10")
def test_distance_one_is_changed_by_mustang_and_scope_but_not_by_a_weapon() -> None:
    s = Scenario(
        players=7,
        seats=[
            seat(hand=["panic", "winchester", "scope"], in_play=["barrel"]),
            seat(in_play=["mustang"]),
            *(seat(hand=["bang"]) for _ in range(5)),
        ],
    )

    def targets() -> list[int]:
        return [who for who in range(7) if s.can(0, f"play panic @{who}")]

    assert targets() == [0, 6]
    s.plays("winchester")
    assert targets() == [0, 6]
    s.plays("scope")
    assert targets() == [0, 1, 2, 5, 6]
    s.refuses("panic", "BB-DIST-06", at=3)


@rule("BB-SYM-11")
def test_the_two_lines_of_saloon_happen_at_the_same_time() -> None:
    s = Scenario(seats=[seat(hand=["saloon"], life=1), seat(life=1), seat(life=1), seat(life=1)])
    s.plays("saloon")
    assert [s.life(who) for who in range(4)] == [2, 2, 2, 2]
    # Nothing at all came between the first heal and the last.
    kinds = [event.kind for event in s.events]
    first = kinds.index("healed")
    assert kinds[first:] == ["healed"] * 4
    assert s.game.choices_made == 1


BOOK = {"dynamite": 1, "jail": 3, "duel": 3, "general-store": 2, "indians": 2}


@rule("BB-SYM-12")
def test_the_book_marks_the_cards_left_out_of_the_simplified_game() -> None:
    normal = Scenario(seats=[seat()])
    simple = Scenario(seats=[seat()], rulings={"simplified-no-book-cards": True})
    left_out = sorted(set(normal.deck()) - set(simple.deck()))
    names = [text.partition(":")[0] for text in left_out]
    assert {name: names.count(name) for name in names} == BOOK
    assert {card.id for card in normal.state.kinds.values() if card.book} == set(BOOK)
    game = new_game("bang", players=4, seed=1, rulings={"simplified-no-book-cards": True})
    state = game.state
    assert not set(BOOK) & {face.text.partition(":")[0] for face in state.face}


@rule("BB-SYM-12")
def test_a_book_has_no_effect_of_its_own_at_the_table() -> None:
    s = Scenario(seats=[seat(hand=["duel", "jail", "dynamite", "indians"])])
    s.plays("duel", at=2)
    s.plays("jail", at=1)
    s.plays("dynamite")
    s.plays("indians")
    assert [s.life(who) for who in range(4)] == [5, 3, 2, 3]
