"""The expert variant and the simplified first game (BB-VARIANT-01 to 06)."""

from collections import Counter
from typing import Any, cast

import pytest

from saloon.bots.random import RandomBot
from saloon.bots.runner import play_out
from saloon.games.bang.state import Bang
from saloon.games.registry import new_game
from saloon.kernel import Game, IllegalChoice
from saloon.testing import rule

EXPERT = {"expert-two-characters": True}
SIMPLIFIED = {"simplified-no-book-cards": True}
TABLES = [4, 5, 6, 7]


def keep(game: Game, seat: int, which: int) -> str:
    """A seat keeps its first or second character; returns the other one."""
    dealt: list[str] = game.view(seat)["dealt"]
    game.choose(f"keep character:{dealt[which]}", seat)
    return dealt[1 - which]


def players(game: Game, viewer: int | None = None) -> list[dict[str, Any]]:
    seats: list[dict[str, Any]] = game.view(viewer)["players"]
    return seats


# -- two characters each ---------------------------------------------------------------------


@rule("BB-VARIANT-01")
@pytest.mark.parametrize("count", TABLES)
def test_everybody_is_dealt_two_characters_and_keeps_one(count: int) -> None:
    game = new_game("bang", players=count, seed=3, rulings=EXPERT)
    assert game.decision.seats == tuple(range(count))
    dealt = [game.view(seat)["dealt"] for seat in range(count)]
    assert len({character for pair in dealt for character in pair}) == 2 * count
    for seat in range(count):
        texts = [game.state.option_text(option) for option in game.options(seat)]
        assert texts == [f"keep character:{character}" for character in dealt[seat]]
    for seat in range(count):
        keep(game, seat, seat % 2)
    kept = [pair[seat % 2] for seat, pair in enumerate(dealt)]
    assert [player["character"] for player in players(game)] == kept
    assert [player["abilities"] for player in players(game)] == [[each] for each in kept]


@rule("BB-VARIANT-01")
def test_nobody_keeps_a_character_of_another_seat() -> None:
    game = new_game("bang", players=4, seed=3, rulings=EXPERT)
    other = game.options(1)[0]
    with pytest.raises(IllegalChoice):
        game.choose(other, 0)
    assert 0 in game.unanswered()


@rule("BB-VARIANT-01")
def test_without_the_variant_nobody_chooses() -> None:
    game = new_game("bang", players=4, seed=3)
    assert game.decision.kind != "character"
    assert [game.view(seat)["dealt"] for seat in range(4)] == [[]] * 4


@rule("BB-VARIANT-02")
def test_the_choice_comes_after_the_roles_and_before_the_playing_cards() -> None:
    game = new_game("bang", players=5, seed=3, rulings=EXPERT)
    for seat in range(5):
        assert players(game, seat)[seat]["role"] is not None
    assert [player["role"] for player in players(game)].count("sheriff") == 1
    assert game.view(None)["deck"] == 80
    assert [player["cards"] for player in players(game)] == [0] * 5
    for seat in range(5):
        keep(game, seat, 0)
    assert game.view(None)["deck"] < 80
    for player in players(game):
        if player["role"] != "sheriff":
            assert player["cards"] == player["max_life"]


@rule("BB-VARIANT-02")
@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 1, 0, 2)])
def test_all_choose_in_secret_and_show_together(order: tuple[int, ...]) -> None:
    game = new_game("bang", players=4, seed=3, rulings=EXPERT)
    told = game.listen()
    assert game.decision.kind == "character"
    before = {viewer: game.rules.view(game.state, viewer, False) for viewer in range(4)}
    for seat in order[:-1]:
        keep(game, seat, 1)
        # Nobody sees anything new, not even a seat that still has to choose.
        for viewer in range(4):
            assert game.rules.view(game.state, viewer, False) == before[viewer]
        assert told == []
    keep(game, order[-1], 1)
    shown = [player["character"] for player in players(game)]
    assert shown == [before[seat]["dealt"][1] for seat in range(4)]


@rule("BB-VARIANT-03")
def test_the_rejected_character_stays_unknown_to_the_others() -> None:
    game = new_game("bang", players=7, seed=3, rulings=EXPERT)
    told = game.listen()
    rejected = {seat: game.view(seat)["dealt"][seat % 2] for seat in range(7)}
    mine = {seat: set(game.view(seat)["dealt"]) for seat in range(7)}
    for seat in range(7):
        others = {each for other in range(7) if other != seat for each in mine[other]}
        assert not others & set(_names(game, seat))
    for seat in range(7):
        assert keep(game, seat, 1 - seat % 2) == rejected[seat]
    for viewer in (None, *range(7)):
        seen = str(game.view(viewer)) + str([event.seen_by(viewer) for event in told])
        assert not any(f"'{each}'" in seen for each in rejected.values())


@rule("BB-VARIANT-03")
def test_only_its_owner_knows_where_a_rejected_character_went() -> None:
    game = new_game("bang", players=7, seed=3, rulings=EXPERT)
    rejected = [game.options(seat)[1].slot for seat in range(7)]
    for seat in range(7):
        keep(game, seat, 0)
    for owner, slot in enumerate(rejected):
        assert [seat for seat in range(7) if game.state.knows(seat, slot)] == [owner]


@rule("BB-VARIANT-03")
def test_not_even_the_end_of_the_game_shows_a_rejected_character() -> None:
    game = new_game("bang", players=4, seed=3, rulings=EXPERT)
    told = game.listen()
    rejected = [keep(game, seat, 0) for seat in range(4)]
    play_out(game, [RandomBot(seat) for seat in range(4)])
    for viewer in (None, *range(4)):
        seen = str(game.view(viewer)) + str([event.in_full() for event in told])
        assert not any(f"'{each}'" in seen for each in rejected)


def _names(game: Game, viewer: int) -> list[str]:
    """All characters a viewer sees anywhere."""
    view = game.view(viewer)
    return [*view["dealt"], *(player["character"] for player in view["players"])]


# -- the simplified first game ---------------------------------------------------------------


def deck_of(rulings: dict[str, Any] | None) -> Counter[str]:
    """All playing cards of a dealt game, wherever they are."""
    game = new_game("bang", players=4, seed=1, rulings=rulings)
    assert not game.over
    g = cast(Bang, game.state)
    slots = [*g.deck, *g.pile]
    for player in g.players:
        slots += [*player.hand, *player.in_play]
    return Counter(g.card(slot).id for slot in slots)


@rule("BB-VARIANT-05", "BB-VARIANT-06")
def test_the_simplified_game_leaves_out_the_cards_with_a_book() -> None:
    whole, simple = deck_of(None), deck_of(SIMPLIFIED)
    assert whole.total() == 80
    assert simple.total() == 69
    assert whole - simple == Counter(dynamite=1, jail=3, duel=3, indians=2) + Counter(
        {"general-store": 2}
    )
    assert not simple - whole


@rule("BB-VARIANT-05")
@pytest.mark.parametrize("seed", range(5))
def test_a_simplified_game_is_played_to_its_end_without_them(seed: int) -> None:
    game = new_game("bang", players=5, seed=seed, rulings=SIMPLIFIED)
    told = game.listen()
    play_out(game, [RandomBot(seat) for seat in range(5)])
    assert game.result is not None
    removed = ("dynamite:", "jail:", "duel:", "indians:", "general-store:")
    assert not any(card in str(event.in_full()) for event in told for card in removed)
