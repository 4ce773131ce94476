"""The questions that a table has to pace alike, since hidden cards could answer them."""

from __future__ import annotations

from collections import defaultdict
from random import Random
from typing import Any

import pytest
from tests.stress.abilities import stress

import saloon
from saloon.games.bang import catalogue
from saloon.kernel import PASS, Game
from saloon.testing import conformance

GAMES: list[dict[str, Any]] = [
    {"players": 5},
    {"players": 6, "edition": "hu-compendium"},
    {"players": 4, "rulings": {"dynamite-stick-variant": True}},
    {"players": 3, "modules": ["dodge-city"]},
    {"players": 8, "modules": ["dodge-city"]},
    {"players": 7, "modules": ["bullet"]},
    {"players": 6, "modules": ["fistful-of-cards"]},
]
ONLY_IN_EVENTS = {"defend", "roulette"}


def asked_out_of_turn(game: Game, random: Random) -> dict[str, bool]:
    """The kinds of questions that a hand card could answer, and whether they can be declined."""
    kinds: dict[str, bool] = defaultdict(bool)
    while not game.over:
        decision, players = game.decision, game.state.players  # type: ignore[attr-defined]
        for seat in decision.seats:
            answers = decision.answers_for(seat)
            by_hand = any(each.slot in players[seat].hand for each in answers)
            if seat != game.state.active and by_hand:  # type: ignore[attr-defined]
                kinds[decision.kind] |= PASS in answers
        conformance.play_on(game, random, 1)
    return kinds


@pytest.mark.parametrize("options", GAMES)
def test_they_are_what_hands_can_answer_in_the_turns_of_others(options: dict[str, Any]) -> None:
    kinds: dict[str, bool] = {}
    reactions: frozenset[str] = frozenset()
    for seed in range(40):
        game = saloon.new_game("bang", seed=seed, **options)
        reactions = game.rules.reactions
        for kind, declined in asked_out_of_turn(game, Random(seed)).items():
            kinds[kind] = kinds.get(kind, False) or declined
    if "fistful-of-cards" not in options.get("modules", ()):
        reactions -= ONLY_IN_EVENTS
    assert {kind for kind, declined in kinds.items() if declined} == reactions
    # What is left has to be answered, with any card one likes: nothing to hide there.
    assert {kind for kind in kinds if kind not in reactions} <= {"cost", "top"}


def test_a_card_for_a_window_adds_its_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalogue.BUILT, stress.name, stress)
    plain = saloon.new_game("bang", players=4).rules.reactions
    with_stress = saloon.new_game("bang", players=4, modules=["stress"]).rules.reactions
    assert with_stress == plain | {"loss", "declared"}
