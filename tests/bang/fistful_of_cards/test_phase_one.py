"""Hard Liquor, Peyote and Ranch: other ways to get through phase 1."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.testing import Scenario, rule, seat

FC = ["fistful-of-cards"]
PHASE_1: dict[str, Any] = {"modules": FC, "step": "phase-1"}
LIQUOR: dict[str, Any] = PHASE_1 | {"event": "hard-liquor"}
PEYOTE: dict[str, Any] = PHASE_1 | {"event": "peyote"}
RANCH: dict[str, Any] = PHASE_1 | {"event": "ranch"}


# -- Hard Liquor -----------------------------------------------------------------------------


@rule("FC-CARD-25", "ED-67")
@pytest.mark.parametrize(("choice", "life", "cards"), [("drink", 4, 0), ("deck", 3, 2)])
def test_phase_1_may_be_skipped_for_a_life_point(choice: str, life: int, cards: int) -> None:
    s = Scenario(seats=[seat(role="sheriff", life=3)], **LIQUOR)
    assert s.options(0) == ["deck", "drink"]
    s.responds(0, choice)
    assert (s.life(0), len(s.hand(0))) == (life, cards)


@rule("FC-CARD-25")
def test_who_has_full_life_draws() -> None:
    s = Scenario(seats=[seat(role="sheriff")], **LIQUOR)
    assert len(s.hand(0)) == 2


@rule("FC-CARD-25")
def test_an_ability_that_changes_phase_1_is_skipped_with_it() -> None:
    s = Scenario(seats=[seat("kit-carlson", role="sheriff", life=3)], **LIQUOR)
    s.responds(0, "drink")
    assert (s.life(0), s.hand(0)) == (4, [])


# -- Peyote ----------------------------------------------------------------------------------


@rule("FC-CARD-33")
def test_right_guesses_are_kept_and_a_wrong_one_ends_phase_1() -> None:
    s = Scenario(seats=[seat(role="sheriff")], deck=["4h", "5d", "6c", "7h"], **PEYOTE)
    assert s.options(0) == ["guess red", "guess black"], "one has to guess"
    s.responds(0, "red")
    s.responds(0, "red")
    s.responds(0, "red")
    assert [text.partition(":")[2] for text in s.hand_texts(0)] == ["4h", "5d"]
    assert s.top().endswith(":6c")
    assert s.game.decision.kind == "play"


@rule("FC-CARD-33")
def test_after_a_right_guess_one_may_stop() -> None:
    s = Scenario(seats=[seat(role="sheriff")], deck=["4s", "5c"], **PEYOTE)
    s.responds(0, "black")
    assert s.options(0) == ["guess red", "guess black", "pass"]
    s.passes(0)
    assert len(s.hand(0)) == 1
    assert s.deck()[0].endswith(":5c")


@rule("FC-CARD-33", "ED-62")
def test_in_the_other_edition_the_suit_is_guessed() -> None:
    s = Scenario(seats=[seat(role="sheriff")], deck=["4h", "5d"], edition="hu-compendium", **PEYOTE)
    assert s.options(0) == ["guess c", "guess d", "guess h", "guess s"]
    s.responds(0, "h")
    s.responds(0, "h")  # diamonds are red, and wrong
    assert len(s.hand(0)) == 1
    assert s.top().endswith(":5d")


@rule("ED-62")
def test_the_ruling_about_the_guess_can_be_chosen_by_itself() -> None:
    s = Scenario(seats=[seat(role="sheriff")], rulings={"peyote-guess": "suit"}, **PEYOTE)
    s.asks(0, "guess")
    assert len(s.options(0)) == 4


@rule("FC-CARD-34")
@pytest.mark.parametrize("character", ["kit-carlson", "jesse-jones", "pedro-ramirez", "black-jack"])
def test_no_ability_changes_it(character: str) -> None:
    s = Scenario(
        seats=[seat(character, role="sheriff"), seat(hand=["beer"])],
        deck=["4s"],
        pile=["scope"],
        **PEYOTE,
    )
    s.asks(0, "guess")
    s.responds(0, "red")
    assert (s.hand(0), s.hand(1)) == ([], ["beer"])


@rule("FC-CARD-35", "CB-SUIT-04")
@pytest.mark.parametrize(("changed", "suit"), [("blessing", "h"), ("curse", "s")])
def test_the_printed_colour_counts(changed: str, suit: str) -> None:
    s = Scenario(
        seats=[seat(role="sheriff")],
        deck=["4s", "5h"],
        modules=["high-noon", *FC],
        rulings={"combined-event-deck": True},
        event="peyote",
        events=[changed],
        step="phase-1",
    )
    # Both at once, as two decks could have it.
    coming = s.state.face[s.state.event_decks["round"].waiting[-1]].event_card
    s.state.proclaim(*s.state.for_all, coming)
    assert {s.state.suit(slot) for slot in s.state.deck} == {suit}
    s.responds(0, "black")
    s.responds(0, "red")
    s.passes(0)
    assert len(s.hand(0)) == 2


# -- Ranch -----------------------------------------------------------------------------------


@rule("FC-CARD-36", "ED-67")
def test_any_number_of_cards_is_exchanged_once_at_the_end_of_phase_1() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["beer:6h", "bang:5d"])],
        deck=["scope:as", "mustang:8h", "barrel:qs", "missed:10c"],
        **RANCH,
    )
    s.asks(0, "exchange")
    assert s.hand(0) == ["beer", "bang", "scope", "mustang"], "the cards are drawn before"
    s.responds(0, "bang")
    s.responds(0, "scope")
    s.passes(0)
    assert s.hand(0) == ["beer", "mustang", "barrel", "missed"]
    assert s.pile() == ["bang", "scope"]
    assert s.game.decision.kind == "play", "only once"


@rule("FC-CARD-36")
def test_no_card_need_be_exchanged() -> None:
    s = Scenario(seats=[seat(role="sheriff", hand=["beer"])], deck=["2c", "3c"], **RANCH)
    s.passes(0)
    assert (len(s.hand(0)), s.pile()) == (3, [])


@rule("FC-CARD-36")
def test_all_of_them_may_be_exchanged_and_the_hand_was_not_empty() -> None:
    s = Scenario(
        seats=[seat("suzy-lafayette", role="sheriff")],
        deck=["scope:as", "mustang:8h", "barrel:qs", "missed:10c"],
        **RANCH,
    )
    s.responds(0, "scope")
    s.responds(0, "mustang")
    assert s.hand(0) == ["barrel", "missed"], "Suzy is not asked whether she draws"


@rule("CB-TIMING-15")
@pytest.mark.parametrize(("event", "question"), [("ranch", "exchange"), ("handcuffs", "suit")])
def test_ranch_and_handcuffs_act_at_the_end_of_phase_1(event: str, question: str) -> None:
    s = Scenario(
        seats=[seat(role="sheriff")],
        modules=["bullet", "high-noon", *FC],
        rulings={"combined-event-deck": True},
        event=event,
        step="phase-1",
    )
    s.asks(0, question)
    assert len(s.hand(0)) == 2, "the cards are drawn"


@rule("CB-TIMING-15")
def test_with_both_in_force_the_suit_is_named_with_the_new_hand() -> None:
    s = Scenario(
        seats=[seat(role="sheriff")],
        deck=["2c", "3c", "scope:as"],
        modules=["bullet", "high-noon", *FC],
        rulings={"combined-event-deck": True},
        event="ranch",
        events=["handcuffs"],
    )
    # A single deck never has both in force; here another one adds its event.
    added = s.state.face[s.state.event_decks["round"].waiting[-1]].event_card
    s.state.proclaim(*s.state.for_all, added)
    s.ends_turn()
    s.responds(1, "2c")
    s.passes(1)
    s.asks(1, "suit")
    assert s.hand(1)[-1] == "scope"


@rule("CB-TIMING-15")
def test_new_identity_is_offered_before_the_draw_checks() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", in_play=["dynamite"])],
        deck=["2s"],
        modules=["bullet", "high-noon", *FC],
        rulings={"combined-event-deck": True},
        event="new-identity",
        step="begin",
    )
    s.asks(0, "identity")
    assert s.in_play(0) == ["dynamite"]
    s.responds(0, "keep")
    s.flips("2s")
    assert s.life(0) == 2
