"""The cowhand with High Noon: what an event means for it."""

from __future__ import annotations

from typing import Any

import pytest

import saloon
from saloon.bots import Chair, make_bot, play_out
from saloon.bots.cowhand import Cowhand
from saloon.bots.cowhand.answers import ANSWERS
from saloon.bots.cowhand.plays import play_worth
from saloon.bots.cowhand.values import EVENTS
from saloon.games.bang.catalogue import BUILT
from saloon.kernel import Game

HN = ["dodge-city", "bullet", "high-noon"]
FOUR = ("outlaw", "sheriff", "outlaw", "renegade")


def position(*seats: dict[str, Any], event: str | None, **more: Any) -> Game:
    """A table with the cowhand on seat 0, an Outlaw to the right of the Sheriff."""
    given: list[dict[str, Any]] = [{} for _ in FOUR]
    for number, each in enumerate(seats):
        given[number] = dict(each)
    for number, role in enumerate(FOUR):
        given[number]["role"] = role
    placed: dict[str, Any] = {"seats": given, "turn": 0, **more}
    if event is not None:
        placed["event"] = event
    game = saloon.new_game("bang", players=4, seed=3, modules=HN, position=placed)
    game.listen()
    return game


def says(game: Game) -> str:
    asked = game.unanswered()[0]
    chair = Chair(game, asked)
    return chair.text(Cowhand(1).choose(chair, game.options(asked)))


def test_the_events_it_minds_exist() -> None:
    assert set(EVENTS) <= {id_ for module in BUILT.values() for id_ in module.event_cards}
    assert {"give-up", "suit", "identity"} <= set(ANSWERS)


@pytest.mark.parametrize(("event", "starts"), [(None, True), ("the-sermon", False)])
def test_it_starts_no_duel_that_it_cannot_fight(event: str | None, starts: bool) -> None:
    hand = ["duel", "bang", "bang", "bang"]
    game = position({"hand": hand}, {"hand": ["beer"], "life": 3}, event=event)
    for _ in range(3):
        said = says(game)
        if said == "end" or said.startswith("play duel"):
            break
        game.choose(said)
        while game.decision.kind != "play":
            asked = game.unanswered()[0]
            game.choose(game.options(asked)[0], asked)
    assert said.startswith("play duel") is starts


@pytest.mark.parametrize(("event", "shoots"), [("blessing", False), ("curse", True)])
def test_it_knows_what_a_barrel_is_worth(event: str, shoots: bool) -> None:
    game = position(
        {"hand": ["bang", "cat-balou"], "life": 4},
        {"in_play": ["barrel"]},
        {"out": True},
        {"in_play": []},
        event=event,
    )
    table = Chair(game, 0)
    mind = Cowhand(1)._look(table)
    hit = mind.table.seats[1].is_hit("missed")
    assert hit == (1.0 if shoots else 0.0)


@pytest.mark.parametrize(
    ("turn", "event", "coming", "jails"),
    [
        # Between seat 0 and seat 3 the Sheriff on seat 1 turns up a new event.
        (0, "curse", "blessing", False),
        (0, "blessing", "curse", True),
        (2, "curse", "blessing", True),
        (2, "blessing", "curse", False),
    ],
)
def test_it_jails_nobody_whom_the_event_will_free(
    turn: int, event: str, coming: str, jails: bool
) -> None:
    game = position(event=event, events=[coming], turn=turn)
    mind = Cowhand(1)._look(Chair(game, turn))
    mind.stance = {3: 1.0}
    assert (play_worth(mind, "jail", "jail", 3) > 0) is jails


@pytest.mark.parametrize(("coming", "lays"), [("curse", False), ("thirst", True)])
def test_it_lays_no_dynamite_that_will_explode_at_once(coming: str, lays: bool) -> None:
    game = position(event="shootout", events=[coming])
    mind = Cowhand(1)._look(Chair(game, 0))
    mind.stance = dict.fromkeys((1, 2, 3), 1.0)
    assert (play_worth(mind, "dynamite", "dynamite", -1) > 0) is lays


def test_the_daltons_get_the_burden() -> None:
    game = position(
        {"in_play": ["barrel", "dynamite", "mustang"]}, event=None, events=["the-daltons"], turn=0
    )
    game.choose("end")
    assert game.decision.kind == "give-up"
    assert says(game).startswith("discard dynamite")


def test_it_names_the_suit_it_can_play_most_of() -> None:
    hand = ["missed:2s", "missed:3s", "stagecoach:9s", "wells-fargo:3h", "panic:jh"]
    game = position({"hand": hand}, event="handcuffs", step="after-draw")
    assert says(game) == "suit h"


@pytest.mark.parametrize(("life", "verb"), [(1, "swap"), (4, "keep")])
def test_it_changes_its_identity_for_more_life(life: int, verb: str) -> None:
    game = position({"life": life}, event="new-identity", turn=3)
    game.choose("end")
    assert (game.decision.kind, game.unanswered()) == ("identity", (0,))
    assert says(game).startswith(verb)


def test_a_ghost_shoots_and_drinks_nothing() -> None:
    game = position(
        {"out": True},
        {"life": 2},
        event="ghost-town",
        turn=3,
        deck=["beer:6h", "bang:5d", "saloon:5h"],
    )
    game.choose("end")
    assert game.unanswered()[0] == 0
    said = says(game)
    assert said == "play bang:5d @1"
    game.choose(said)
    assert says(game) == "end"


@pytest.mark.parametrize("edition", ["dynamite-box", "hu-compendium"])
@pytest.mark.parametrize("players", [4, 6, 8])
def test_games_of_cowhands_come_to_an_end(players: int, edition: str) -> None:
    for seed in range(4):
        game = saloon.new_game("bang", players=players, seed=seed, modules=HN, edition=edition)
        play_out(game, [make_bot("cowhand", seat) for seat in range(players)], limit=3000)
        assert game.over
