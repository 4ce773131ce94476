"""The invariants of the table find what they look for, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from saloon.games.bang.presence import Lifeless
from saloon.games.bang.state import Bang
from saloon.testing import Scenario, rule, seat

EVENTS: dict[str, Any] = {"modules": ["high-noon"], "event": "thirst", "events": ["blessing"]}


def table(**more: Any) -> Scenario:
    return Scenario(
        seats=[
            seat("calamity-janet", hand=["bang", "missed"], in_play=["barrel", "schofield"]),
            seat(hand=["beer"], in_play=["mustang"]),
            seat(hand=["panic"], in_play=["scope"], life=1),
            seat(out=True),
        ],
        pile=["gatling", "saloon"],
        players=5,
        **more,
    )


def problems(s: Scenario) -> list[str]:
    return s.game.rules.problems(s.state)


def slot_of(g: Bang, name: str) -> int:
    return next(slot for slot in range(len(g.face)) if g.face[slot].text.startswith(name))


def hide(g: Bang, slot: int) -> None:
    g.seen[slot] &= ~(1 << 4)


def lose_a_card(g: Bang) -> None:
    g.deck.pop()


def lay_a_card_twice(g: Bang) -> None:
    g.deck[0] = g.deck[1]


def print_another_card(g: Bang) -> None:
    g.face[g.deck[0]] = g.face[g.deck[1]]


def hide_a_discard(g: Bang) -> None:
    hide(g, g.pile[0])


def hide_a_card_in_play(g: Bang) -> None:
    hide(g, g.players[1].in_play[0])


def hide_a_hand_card_from_its_player(g: Bang) -> None:
    g.seen[g.players[1].hand[0]] = 0b11101


def lay_a_second_mustang(g: Bang) -> None:
    lay_down(g, 1, next(slot for slot in g.deck if g.card(slot).id == "mustang"))


def lay_a_second_weapon(g: Bang) -> None:
    lay_down(g, 0, next(slot for slot in g.deck if g.card(slot).id == "winchester"))


def lay_down(g: Bang, who: int, slot: int) -> None:
    g.deck.remove(slot)
    g.reveal(slot)
    g.enter_play(g.players[who], slot)


def heal_too_much(g: Bang) -> None:
    g.players[2].life = 5


def lose_too_much(g: Bang) -> None:
    g.players[2].life = -1


def count_who_is_out(g: Bang) -> None:
    g.circle.append(3)


def take_an_ability_unnoticed(g: Bang) -> None:
    kept = g.kit(g.players[0])
    g.players[0].abilities = ()
    g.players[0].owned = None
    assert g.own(g.players[0]) != kept.sources


def forget_who_is_in(g: Bang) -> None:
    g.circle.remove(2)


def give_life_to_a_ghost(g: Bang) -> None:
    g.players[2].presence = Lifeless()


def leave_no_step(g: Bang) -> None:
    g.agenda.clear()


def put_another_event_into_force(g: Bang) -> None:
    g.proclaim()


def hide_the_event(g: Bang) -> None:
    hide(g, g.event_decks["round"].past[-1])


def hide_the_next_event(g: Bang) -> None:
    hide(g, g.event_decks["round"].waiting[-1])


def show_an_event_that_lies_deeper(g: Bang) -> None:
    g.seen[g.event_decks["round"].waiting[-2]] = 1


FLAWS: list[tuple[Callable[[Bang], None], str]] = [
    (lose_a_card, "a piece of 'cards' is in no place"),
    (lay_a_card_twice, "a piece of 'cards' is in two places"),
    (print_another_card, "the faces are not those of the box"),
    (hide_a_discard, "'pile' has a hidden piece that should be known"),
    (hide_a_card_in_play, "'in_play' of seat 1 has a hidden piece that should be known"),
    (hide_a_hand_card_from_its_player, "'hand' of seat 1 has a hidden piece that should be known"),
    (lay_a_second_mustang, "seat 1 has two cards of one name in play (BB-PLAY-07)"),
    (lay_a_second_weapon, "seat 0 has two weapons in play (BB-PLAY-10)"),
    (heal_too_much, "seat 2 has 5 of 4 life points"),
    (lose_too_much, "seat 2 has -1 of 4 life points"),
    (count_who_is_out, "seat 3 is out and still counts"),
    (forget_who_is_in, "seat 2 is in the game and does not count"),
    (give_life_to_a_ghost, "seat 2 has 1 life points and is without any"),
    (take_an_ability_unnoticed, "other sources of seat 0 are active than was kept"),
    (leave_no_step, "the game goes on, but no step is left"),
    (put_another_event_into_force, "the events in force are not those that lie on top"),
    (hide_the_event, "an event of the deck 'round' is hidden that lies open"),
    (hide_the_next_event, "an event of the deck 'round' is hidden that lies open"),
    (show_an_event_that_lies_deeper, "an event of the deck 'round' is known that lies deeper"),
]


@pytest.mark.parametrize(("flaw", "message"), FLAWS)
def test_a_flaw_is_found(flaw: Callable[[Bang], None], message: str) -> None:
    s = table(**EVENTS)
    assert problems(s) == []
    flaw(s.state)
    assert problems(s) == [message]


def test_full_life_and_none_are_both_fine() -> None:
    s = table()
    s.state.players[1].life = s.state.players[1].max_life
    s.state.players[2].life = 0
    assert problems(s) == []


@rule("BB-VARIANT-21")
def test_with_the_stick_no_dynamite_is_in_a_hand_or_on_the_pile() -> None:
    for place in ("hand", "pile"):
        s = table(rulings={"dynamite-stick-variant": True}, stick=0)
        g = s.state
        assert problems(s) == []
        slot = slot_of(g, "dynamite")
        g.deck.remove(slot)
        g.reveal(slot)
        (g.pile if place == "pile" else g.players[1].hand).append(slot)
        assert problems(s) == ["a Dynamite is in a hand or on the pile (BB-VARIANT-21)"]
