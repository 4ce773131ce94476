"""Running out of cards: the deck made anew from the discard pile."""

import pytest

from saloon.testing import Scenario, rule, seat


@rule("BB-PILE-01")
def test_the_pile_becomes_the_deck_as_soon_as_the_deck_is_empty() -> None:
    s = Scenario(
        seats=[seat()],
        step="phase-1",
        deck=["bang:2d", "bang:3d"],
        pile=["beer:6h", "beer:7h", "duel:qd"],
        rest="box",
    )
    # Nobody needs a third card yet: the deck is made anew all the same.
    assert s.hand_texts(0) == ["bang:2d", "bang:3d"]
    assert s.pile() == []
    assert sorted(s.deck()) == ["beer:6h", "beer:7h", "duel:qd"]


@rule("BB-PILE-01")
def test_the_new_deck_is_shuffled_and_face_down() -> None:
    pile = ["beer:6h", "beer:7h", "beer:8h", "beer:9h", "duel:qd"]
    orders = set()
    for seed in range(10):
        s = Scenario(
            seats=[seat()], step="phase-1", deck=["2d", "3d"], pile=pile, rest="box", seed=seed
        )
        orders.add(tuple(s.deck()))
        assert s.game.view(0)["deck"] == 5
        assert not any(s.state.knows(0, slot) for slot in s.state.deck)
    assert len(orders) > 5


@rule("BB-PILE-01")
def test_a_deck_that_is_not_empty_is_left_alone() -> None:
    s = Scenario(
        seats=[seat()],
        step="phase-1",
        deck=["bang:2d", "bang:3d", "bang:4d"],
        pile=["beer:6h"],
        rest="box",
    )
    assert s.deck() == ["bang:4d"]
    assert s.top() == "beer:6h"


@rule("BB-PILE-02")
def test_the_last_card_has_arrived_in_the_hand_before_the_reshuffle() -> None:
    s = Scenario(seats=[seat(hand=["wells-fargo"])], deck=["bang:2d"], pile=["beer:6h"], rest="box")
    s.plays("wells-fargo")
    told = [event.kind for event in s.events if event.kind in ("played", "drew", "reshuffled")]
    assert told == ["played", "drew", "reshuffled", "drew", "drew"]
    assert s.hand_texts(0)[0] == "bang:2d"


@rule("BB-PILE-02", "BB-PILE-04")
def test_a_turned_card_that_empties_the_deck_is_not_shuffled_into_it() -> None:
    s = Scenario(
        seats=[seat(), seat(in_play=["jail"])],
        turn=1,
        step="checks",
        deck=["bang:2d"],
        pile=["beer:6h", "beer:7h", "beer:8h"],
        rest="box",
    )
    # Reshuffled at once, without the turned card and the Jail; both lie on the new pile.
    s.flips("bang:2d")
    told = [event.kind for event in s.events if event.kind in ("turned", "reshuffled", "discarded")]
    assert told[:3] == ["turned", "reshuffled", "discarded"]
    assert s.pile() == ["jail", "bang"]
    assert s.active == 2
    assert s.hand(2) == ["beer", "beer"]
    assert len(s.deck()) == 1


@rule("BB-PILE-03")
def test_a_stagecoach_can_be_drawn_again_by_itself() -> None:
    s = Scenario(seats=[seat(hand=["stagecoach:9s"])], deck=["bang:2d"], rest="box")
    s.plays("stagecoach")
    assert s.hand_texts(0) == ["bang:2d", "stagecoach:9s"]
    assert s.pile() == []
    s.plays("stagecoach")
    assert s.hand_texts(0) == ["bang:2d", "stagecoach:9s"]


@rule("BB-PILE-04")
def test_cards_in_hands_and_in_play_are_not_shuffled() -> None:
    s = Scenario(
        seats=[
            seat(hand=["stagecoach:9s", "beer:6h"], in_play=["barrel:qs"]),
            seat(hand=["duel:qd"], in_play=["mustang:8h"]),
        ],
        deck=["bang:2d", "bang:3d"],
        pile=["panic:jh"],
        rest="box",
    )
    s.plays("stagecoach")
    assert sorted(s.deck()) == ["panic:jh", "stagecoach:9s"]
    assert s.picture() == (
        "> 0 sheriff nobody ***** | hand bang:2d bang:3d beer:6h | play barrel:qs\n"
        "  1 renegade nobody **** | hand duel:qd | play mustang:8h\n"
        "  2 outlaw nobody **** | hand -\n"
        "  3 outlaw nobody **** | hand -\n"
        "deck 2, pile -"
    )


@rule("BB-PILE-04")
def test_cards_in_the_general_store_are_not_shuffled() -> None:
    s = Scenario(
        seats=[seat(hand=["general-store:9c"])],
        deck=["bang:2d", "bang:3d"],
        pile=["beer:6h", "beer:7h"],
        rest="box",
    )
    s.plays("general-store")
    s.asks(0, "store")
    turned = s.game.view()["turned"]
    assert turned[:2] == ["bang:2d", "bang:3d"]
    assert len(turned) == 4
    assert sorted([*turned[2:], *s.deck()]) == ["beer:6h", "beer:7h", "general-store:9c"]


@rule("BB-PILE-04")
def test_cards_kit_carlson_looks_at_are_not_shuffled() -> None:
    s = Scenario(
        seats=[seat("kit-carlson")],
        step="phase-1",
        deck=["bang:2d", "bang:3d", "bang:4d"],
        pile=["beer:6h", "beer:7h"],
        rest="box",
    )
    s.responds(0, "look")
    s.asks(0, "put-back")
    assert sorted(s.deck()) == ["beer:6h", "beer:7h"]
    s.responds(0, "bang:4d")
    assert s.hand_texts(0) == ["bang:2d", "bang:3d"]
    assert s.deck()[0] == "bang:4d"


@rule("BB-PILE-05")
@pytest.mark.parametrize("deck", [[], ["bang:2d"]])
def test_without_cards_one_draws_as_many_as_there_are(deck: list[str]) -> None:
    s = Scenario(seats=[seat()], step="phase-1", deck=deck, rest="box")
    assert s.hand_texts(0) == deck
    assert s.active == 0
    s.ends_turn()
    assert s.active == 1
    assert s.hand(1) == []


@rule("BB-PILE-05")
def test_without_cards_nobody_leaves_jail() -> None:
    s = Scenario(seats=[seat(), seat(in_play=["jail"])], turn=1, step="checks", rest="box")
    assert s.in_play(1) == []
    assert s.active == 2


@rule("BB-PILE-05")
def test_without_cards_a_dynamite_does_not_explode() -> None:
    s = Scenario(seats=[seat(), seat(in_play=["dynamite"])], turn=1, step="checks", rest="box")
    assert s.life(1) == 4
    assert s.active == 1
    assert s.in_play(1) == []
    assert s.in_play(2) == ["dynamite"]


@rule("BB-PILE-05")
def test_without_cards_a_barrel_fails() -> None:
    s = Scenario(seats=[seat(hand=["bang"]), seat(hand=["missed"], in_play=["barrel"])], rest="box")
    s.plays("bang", at=1)
    s.asks(1, "shot")
    # A shot always lies on the pile in the base game: take it away for the sake of the rule.
    s.state.pile.clear()
    s.responds(1, "barrel")
    s.asks(1, "shot")
    assert not s.can(1, "use barrel")
    s.passes(1)
    assert s.life(1) == 3


@rule("BB-PILE-06")
def test_an_empty_pile_is_shuffled_only_when_a_card_is_needed() -> None:
    s = Scenario(
        seats=[seat(hand=["panic:jh", "stagecoach:9s"]), seat(hand=["beer:6h"])],
        step="phase-1",
        deck=["bang:2d", "bang:3d"],
        rest="box",
    )
    assert s.deck() == []
    s.plays("panic", at=1)
    assert s.deck() == []
    assert s.pile() == ["panic"]
    s.plays("stagecoach")
    # Both played cards were needed, and drawn.
    assert sorted(s.hand_texts(0)) == ["bang:2d", "bang:3d", "beer:6h", "panic:jh", "stagecoach:9s"]
    assert s.pile() == []
    assert s.deck() == []
