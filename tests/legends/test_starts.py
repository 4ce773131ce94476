"""What every character starts with and where, with the numbers of the ledger."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pytest
from tests.legends.test_setup import keep, new, state

from saloon.games.legends.board import place
from saloon.kernel import Game
from saloon.testing import rule


class Start(NamedTuple):
    side: str
    places: tuple[str, ...]
    cards: int
    money: int
    gear: dict[str, int]
    """1 as bought, 2 upgraded."""
    mp: int = 0
    wp: int = 0
    wounds: int = 0


HIDEOUTS = ("hideout_a_west", "hideout_a_east", "hideout_b_north", "hideout_b_creek",
            "hideout_c_west", "hideout_c_east")  # fmt: skip
REVOLVER, UPGRADED = {"revolver": 1}, {"revolver": 2}
STARTS = {
    "annie_oakley": Start("neutral", ("darkrock_store",), 1, 0, {"rifle": 1}),
    "bass_reeves": Start("lawman", ("sheriff_office",), 1, 10, UPGRADED, mp=1),
    "billy_the_kid": Start("outlaw", HIDEOUTS[:2], 2, 0, REVOLVER, wp=2),
    "bloody_knife": Start("neutral", ("mine_spikes_view",), 2, 20, REVOLVER),
    "calamity_jane": Start("neutral", ("redfalls_store",), 1, 20, {"revolver": 1, "provisions": 1}),
    "doc_holliday": Start("neutral", ("doctor",), 2, 40, REVOLVER, wounds=1),
    "jesse_james": Start("outlaw", HIDEOUTS[2:4], 1, 10, UPGRADED, wp=1),
    "kit_carson": Start("neutral", ("mine_sunny_hills",), 2, 0, {"revolver": 2, "map": 1}),
    "stagecoach_mary": Start("neutral", ("darkrock_saloon",), 1, 10, {"shotgun": 1}),
    "wild_bill_hickok": Start("neutral", ("cabaret",), 3, 10, REVOLVER),
    "wyatt_earp": Start("lawman", HIDEOUTS, 2, 10, REVOLVER, mp=1),
    "yb_rowdy": Start("neutral", ("mine_cliff_junction",), 3, 0, UPGRADED),
}


@cache
def dealt() -> dict[str, tuple[Game, int]]:
    """A game for every character in which somebody has been dealt it and keeps it."""
    found: dict[str, tuple[Game, int]] = {}
    for seed in range(60):
        for wanted in [id_ for id_ in STARTS if id_ not in found]:
            game = new(3, seed)
            keep(game, wanted)
            for player in state(game).players:
                if player.character.id == wanted:
                    found[wanted] = (game, player.seat)
    return found


def check(id_: str) -> None:
    game, seat = dealt()[id_]
    wanted = STARTS[id_]
    offered = set()
    while game.decision.kind == "start-space":
        asked = game.unanswered()[0]
        if asked == seat:
            offered = {place(each.detail) for each in game.options(seat)}
        game.choose(game.options(asked)[-1], asked)
    player = state(game).players[seat]
    view = game.view(seat)["players"][seat]
    assert place(player.space) in wanted.places
    if offered:
        assert offered <= set(wanted.places)
    assert view["side"] == wanted.side
    assert (len(view["hand"]), player.money, player.gear) == (
        wanted.cards, wanted.money, wanted.gear,
    )  # fmt: skip
    assert (player.mp, player.wp, player.wounds, player.lp) == (
        wanted.mp, wanted.wp, wanted.wounds, 0,
    )  # fmt: skip


@rule("WL-CHAR-01", "WL-CHAR-03", "WL-CHAR-05", "WL-CHAR-07")
@pytest.mark.parametrize("id_", list(STARTS)[:4])
def test_the_starts_of_the_four_of_the_first_game(id_: str) -> None:
    check(id_)


@rule("WL-CHAR-09", "WL-CHAR-11", "WL-CHAR-13", "WL-CHAR-15")
@pytest.mark.parametrize("id_", list(STARTS)[4:8])
def test_the_starts_of_four_more(id_: str) -> None:
    check(id_)


@rule("WL-CHAR-17", "WL-CHAR-19", "WL-CHAR-21", "WL-CHAR-23")
@pytest.mark.parametrize("id_", list(STARTS)[8:])
def test_the_starts_of_the_last_four(id_: str) -> None:
    check(id_)


@rule("WL-CHAR-05", "WL-CHAR-13", "WL-SETUP-13")
def test_outlaws_choose_between_two_hideouts() -> None:
    for id_ in ("billy_the_kid", "jesse_james"):
        for seed in range(60):
            game = new(2, seed)
            keep(game, id_)
            g = state(game)
            found = [player for player in g.players if player.character.id == id_]
            if found:
                while game.unanswered()[0] != found[0].seat:
                    game.choose(game.options(game.unanswered()[0])[0], game.unanswered()[0])
                spaces = [each.detail for each in game.options(found[0].seat)]
                assert tuple([place(space) for space in spaces]) == STARTS[id_].places
                break
        else:
            raise AssertionError(f"{id_} was never dealt")


@rule("WL-SETUP-25", "WL-SETUP-26")
def test_nothing_but_character_and_place_is_chosen_before_the_game() -> None:
    """Colours and miniatures are those of the seats, and mean nothing."""
    for seed in range(12):
        game = new(2 + seed % 5, seed)
        kinds = set()
        while game.decision.kind != "income":
            kinds.add(game.decision.kind)
            seat = game.unanswered()[0]
            game.choose(game.options(seat)[0], seat)
        assert kinds <= {"character", "start-space"}


@rule("WL-FIRST-08")
@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_the_first_game_with_other_numbers_of_players_has_free_characters(players: int) -> None:
    people = set()
    for seed in range(12):
        game = new(players, seed, modules=["first-game"])
        assert [len(game.options(seat)) for seat in range(players)] == [2] * players
        keep(game)
        people |= {player.character.id for player in state(game).players}
    assert len(people) > 6
