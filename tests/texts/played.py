"""Random games over all boxes, as everything that has to be put into words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, count
from random import Random
from typing import Any

from saloon.games.dice import catalogue as dice
from saloon.games.legends.config import PLAYERS as LEGENDS_PLAYERS
from saloon.games.registry import new_game
from saloon.kernel import Game, Option, SetupError
from saloon.testing.fuzz import cases

Plain = dict[str, Any]
CHOICES = 400


@dataclass
class Moment:
    """One choice and what followed, as one viewer is told; then what is asked."""

    viewer: int | None
    players: int
    events: list[Plain]
    ask: Plain | None
    mine: bool
    options: list[Plain] = field(default_factory=list)
    refusals: list[Plain] = field(default_factory=list)


def moments(game: str, games: int, first: int = 0) -> Iterator[Moment]:
    numbered = GAMES[game](first)
    for number in range(first, first + games):
        yield from _play(next(numbered), Random(number))


def _games_of_bang(first: int) -> Iterator[Game]:
    for case in cases(first):
        yield case.new_game()


def _games_of_dice(first: int) -> Iterator[Game]:
    """All boxes first, then every legal set of them, each with another number of players."""
    names = [name for name in dice.BUILT if name != "base"]
    sets = [some for size in range(len(names), -1, -1) for some in combinations(names, size)]
    for seed in count(first):
        players = dice.PLAYERS[seed % len(dice.PLAYERS)]
        modules = sets[seed // len(dice.PLAYERS) % len(sets)]
        try:
            yield new_game("dice", players=players, seed=seed, modules=list(modules) or None)
        except SetupError:
            yield new_game("dice", players=players, seed=seed)


def _games_of_legends(first: int) -> Iterator[Game]:
    """Without more, with goals, and the first game, each with another number of players."""
    for seed in count(first):
        players = LEGENDS_PLAYERS[seed % len(LEGENDS_PLAYERS)]
        modules = {1: ["goals"], 3: ["first-game"]}.get(seed % 4)
        yield new_game("legends", players=players, seed=seed, modules=modules)


GAMES = {"bang": _games_of_bang, "dice": _games_of_dice, "legends": _games_of_legends}


def _play(game: Game, random: Random) -> Iterator[Moment]:
    players = game.rules.setup.players
    heard, events = 0, game.listen()
    game.begin()
    for _ in range(CHOICES):
        viewer = random.choice([None, *range(players)])
        told = [event.seen_by(viewer) for event in events[heard:]]
        heard = len(events)
        if game.over:
            yield Moment(viewer, players, told, None, False)
            return
        decision = game.decision
        asked = {
            "kind": decision.kind,
            "seats": list(decision.seats),
            "about": decision.about,
            "by": decision.by if decision.by >= 0 else None,
            "amount": decision.amount,
        }
        moment = Moment(viewer, players, told, asked, viewer in decision.seats)
        seat = random.choice(game.unanswered())
        options = game.options(seat)
        moment.options = [_option(game, chosen) for chosen in options]
        moment.refusals = list(_refusals(game, seat, random))
        yield moment
        acts = [chosen for chosen in options if chosen.verb not in ("end", "pass")]
        game.choose(random.choice(acts if acts and random.random() < 0.7 else options), seat)


def _option(game: Game, chosen: Option) -> Plain:
    return {
        "verb": chosen.verb,
        "card": game.state.face[chosen.slot].text if chosen.slot >= 0 else None,
        "seat": chosen.seat if chosen.seat >= 0 else None,
        "detail": game.state.detail_text(chosen),
    }


def _refusals(game: Game, seat: int, random: Random) -> Iterator[Plain]:
    tries = game.rules.conceivable(game.state, game.decision, seat)
    for chosen in random.sample(tries, min(5, len(tries))):
        refusal = game.why_not(seat, chosen)
        if refusal is not None:
            yield {"rule": refusal.rule, "facts": dict(refusal.facts)}
