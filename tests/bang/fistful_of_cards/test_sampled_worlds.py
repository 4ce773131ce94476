"""Sampled worlds at two questions of this box: which events are used, and Sniper's two cards."""

from __future__ import annotations

from saloon.games.registry import new_game
from saloon.kernel import Game
from saloon.testing import Scenario, seat

BOXES = ["high-noon", "fistful-of-cards"]


def waiting_for_a_pack(seed: int) -> Game:
    """Characters are chosen, so that cards are hidden; now the first player says which box."""
    rulings = {"expert-two-characters": True}
    game = new_game("bang", players=4, seed=seed, modules=BOXES, rulings=rulings)
    while game.decision.kind == "character":
        asked = game.unanswered()[0]
        game.choose(game.options(asked)[0], asked)
    assert game.decision.kind == "pack"
    return game


def test_every_event_stays_in_its_box_in_every_sample_and_its_copies() -> None:
    game = waiting_for_a_pack(seed=1)
    first = game.decision.seats[0]
    asked = [each.detail for each in game.options(first)]
    for number in range(10):
        sample = game.determinize(first, number)
        boxes = [face.pack for face in sample.state.face[game.state.group("events").start :]]
        assert boxes == [face.pack for face in game.state.face[game.state.group("events").start :]]
        for twin in (sample, sample.copy()):
            assert [each.detail for each in twin.options(first)] == asked


def test_a_laid_event_deck_is_hidden_again() -> None:
    game = waiting_for_a_pack(seed=1)
    game.choose("pack fistful-of-cards")
    waiting = game.state.event_decks["round"].waiting  # type: ignore[attr-defined]
    assert [game.state.knows(None, slot) for slot in waiting] == [True, *[False] * 13, True]
    orders = set()
    for number in range(5):
        faces = game.determinize(0, number).state.face
        assert {faces[slot].pack for slot in waiting} == {"fistful-of-cards"}
        orders.add(tuple(faces[slot].text for slot in waiting))
    assert len(orders) == 5


def test_both_cards_of_a_sniper_are_the_same_two_in_every_sample() -> None:
    """An option means places, not faces: the same answer lays down the same two cards anywhere."""
    s = Scenario(
        seats=[seat(role="sheriff", hand=["bang", "bang", "bang", "beer"]), seat(hand=["missed"])],
        modules=["fistful-of-cards"],
        event="sniper",
    )
    shots = [each for each in s.game.options(0) if each.detail == "sniper" and each.seat == 1]
    assert len(shots) == 3, "two of three BANG! cards"
    for shot in shots:
        offered = 0
        for number in range(40):
            sample = s.game.determinize(1, number)
            if shot in sample.options(0):
                offered += 1
                sample.choose(shot, 0)
                assert sample.state.pile == [shot.slot, shot.second]  # type: ignore[attr-defined]
        assert offered
