"""What lies on the table when Gold Rush begins."""

from __future__ import annotations

from typing import cast

import pytest

import saloon
from saloon.games.bang import catalogue
from saloon.games.bang.modules.gold_rush import gold_rush
from saloon.games.bang.modules.gold_rush.gold import gold
from saloon.games.bang.state import Bang
from saloon.testing import rule


def _dealt(seed: int, players: int = 5) -> Bang:
    game = saloon.new_game("bang", players=players, seed=seed, modules=["gold-rush"])
    assert not game.over
    return cast(Bang, game.state)


PRICES = {
    "boots": ("black", 1, 3), "bottle": ("brown", 3, 2), "calumet": ("black", 1, 3),
    "gold-pan": ("black", 1, 3), "gold-rush-equipment": ("brown", 1, 5),
    "gun-belt": ("black", 1, 2), "horseshoe": ("black", 1, 2), "lucky-charm": ("black", 1, 3),
    "pardner": ("brown", 3, 2), "pickaxe": ("black", 1, 4), "rhum": ("brown", 2, 3),
    "rucksack": ("black", 1, 3), "shot": ("brown", 3, 1), "union-pacific": ("brown", 1, 4),
    "wanted": ("black", 3, 2),
}  # fmt: skip


def _printed(id_: str) -> tuple[str, int, int]:
    state = _dealt(1)
    faces = [state.face[slot] for slot in state.group("equipment")]
    fitting = [face for face in faces if face.equipment.id == id_]
    piece = fitting[0].equipment
    return piece.border, len(fitting), piece.cost


@rule("GR-SETUP-01")
def test_the_box_has_24_pieces_and_8_characters() -> None:
    state = _dealt(1)
    assert len(state.group("equipment")) == 24
    assert len({state.face[slot].equipment.id for slot in state.group("equipment")}) == 15
    assert len(gold_rush.characters) == 8
    assert gold_rush.data["components"]["goldNuggets"] == 30


@rule("GR-CARD-01", "GR-CARD-04", "GR-CARD-11", "GR-CARD-15", "GR-CARD-18")
def test_prices_and_copies_a() -> None:
    for id_ in ("boots", "bottle", "calumet", "gold-pan", "gold-rush-equipment"):
        assert _printed(id_) == PRICES[id_], id_


@rule("GR-CARD-21", "GR-CARD-24", "GR-CARD-27", "GR-CARD-31", "GR-CARD-34")
def test_prices_and_copies_b() -> None:
    for id_ in ("gun-belt", "horseshoe", "lucky-charm", "pardner", "pickaxe"):
        assert _printed(id_) == PRICES[id_], id_


@rule("GR-CARD-36", "GR-CARD-42", "GR-CARD-47", "GR-CARD-49", "GR-CARD-50")
def test_prices_and_copies_c() -> None:
    for id_ in ("rhum", "rucksack", "shot", "union-pacific", "wanted"):
        assert _printed(id_) == PRICES[id_], id_


@rule("GR-SETUP-03", "GR-SETUP-04")
def test_three_of_a_shuffled_deck_lie_open() -> None:
    offers = set()
    for seed in range(6):
        state = _dealt(seed)
        kept = gold(state)
        assert (len(kept.shop), len(kept.stock), kept.spent) == (3, 21, [])
        offers.add(tuple(state.face[slot].text for slot in kept.shop))
    assert len(offers) > 1, "the deck is shuffled"


@rule("GR-SETUP-03", "CB-DECK-02", "CB-DECK-07")
def test_the_stock_is_face_down_and_apart_from_the_playing_cards() -> None:
    state = _dealt(2)
    kept = gold(state)
    for slot in kept.stock:
        assert state.seen[slot] == 0
    for slot in kept.shop:
        assert state.seen[slot] == (1 << 5) - 1
    hands = [slot for player in state.players for slot in player.hand]
    assert not {*state.deck, *state.pile, *hands} & {*state.group("equipment")}


@rule("GR-SETUP-05", "GR-SETUP-06")
def test_everybody_begins_with_nothing() -> None:
    kept = gold(_dealt(3))
    assert kept.nuggets == [0] * 5
    assert kept.worn == [[] for _ in range(5)]


@rule("GR-SETUP-07", "CB-DECK-03")
def test_the_characters_join_the_pool() -> None:
    config = catalogue.configure(5, ["gold-rush"])
    names = [face.character.id for face in config.layout.faces if hasattr(face, "character")]
    assert len(names) == 16 + 8
    assert set(gold_rush.characters) <= set(names)
    met = {player.character.id for seed in range(30) for player in _dealt(seed, 7).players}
    assert set(gold_rush.characters) <= met


@rule("CB-DECK-08")
def test_without_the_box_nobody_is_dealt_its_characters() -> None:
    config = catalogue.configure(5, ["dodge-city"])
    names = [face.character.id for face in config.layout.faces if hasattr(face, "character")]
    assert not set(gold_rush.characters) & set(names)


@rule("GR-SETUP-08")
def test_the_rest_is_as_ever() -> None:
    state = _dealt(4)
    sheriff = state.players[state.first]
    assert state.role(sheriff) == "sheriff"
    assert sheriff.max_life == sheriff.character.life + 1
    assert len(state.group("cards")) == 80


@pytest.mark.parametrize("character", sorted(gold_rush.characters))
def test_all_have_four_life_points(character: str) -> None:
    assert gold_rush.characters[character].life == 4
