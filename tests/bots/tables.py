"""Given positions with boxes, and what a cowhand says in them."""

from __future__ import annotations

import re
from typing import Any

import saloon
from saloon.bots import Chair
from saloon.bots.cowhand import Cowhand
from saloon.kernel import Game

# Characters whose abilities change nothing in these positions.
PLAIN = ("vulture-sam", "black-jack", "pedro-ramirez", "kit-carlson", "bart-cassidy")
FIVE = ("outlaw", "sheriff", "outlaw", "renegade", "deputy")


def position(modules: list[str], *seats: dict[str, Any], role: str = "outlaw", **more: Any) -> Game:
    """Five players, the cowhand on seat 0 and the Sheriff to the left of it."""
    roles = list(FIVE)
    at = roles.index(role)
    roles[0], roles[at] = roles[at], roles[0]
    given: list[dict[str, Any]] = [{} for _ in roles]
    for number, each in enumerate(seats):
        given[number] = dict(each)
    for number, dealt in enumerate(roles):
        given[number].setdefault("character", PLAIN[number])
        given[number].setdefault("role", dealt)
    placed: dict[str, Any] = {"seats": given, "turn": 0, **more}
    game = saloon.new_game("bang", players=5, seed=3, modules=modules, position=placed)
    game.listen()
    return game


def plain(text: str) -> str:
    """Without rank and suit, and without the number of a copy."""
    return re.sub(r":(10|[2-9jqka])[shdc]\b|#\d", "", text)


def options(game: Game, at: int | None = None) -> list[str]:
    asked = game.unanswered()[0] if at is None else at
    return [plain(game.state.option_text(each)) for each in game.options(asked)]


def says(game: Game, bot: Cowhand | None = None, at: int | None = None) -> str:
    """What a cowhand answers now."""
    asked = game.unanswered()[0] if at is None else at
    chair = Chair(game, asked)
    return plain(chair.text((bot or Cowhand(1)).choose(chair, game.options(asked))))


def does(game: Game, text: str, at: int | None = None) -> None:
    asked = game.unanswered()[0] if at is None else at
    state = game.state
    chosen = [each for each in game.options(asked) if plain(state.option_text(each)) == text]
    assert chosen, f"{text}: {options(game, asked)}"
    game.choose(chosen[0], asked)


def goes_on(game: Game, until: str) -> None:
    """Whoever is asked something else answers as by default."""
    for _ in range(50):
        if game.decision.kind == until:
            return
        asked = game.unanswered()[0]
        game.choose(game.decision.default_for(asked), asked)
    raise AssertionError(f"nobody is asked {until}")


def plays_turn(game: Game) -> list[str]:
    """Everything a cowhand does in its turn; whoever else is asked answers as by default."""
    me = game.unanswered()[0]
    bot, done = Cowhand(1), []
    while not game.over and game.view(me)["active"] == me:
        asked = game.unanswered()[0]
        if asked != me:
            game.choose(game.decision.default_for(asked), asked)
            continue
        done.append(says(game, bot, me))
        does(game, done[-1], me)
    return done
