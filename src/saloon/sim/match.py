"""Playing one game of a simulation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from saloon.bots import Bot, play_out
from saloon.games.registry import WHO, new_game
from saloon.kernel import Event, Game
from saloon.sim.any_character import AnyCharacter
from saloon.sim.plan import Plan
from saloon.sim.seating import make_bots
from saloon.sim.seeds import derived


@dataclass(frozen=True, slots=True)
class Outcome:
    """What is kept of a game: plain data, cheap to send from one process to another."""

    index: int
    seed: int
    error: str = ""
    side: str = ""
    winners: tuple[int, ...] = ()
    roles: tuple[str, ...] = ()
    characters: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    turns: int = 0
    decisions: int = 0
    points: tuple[int, ...] = ()
    ranks: tuple[int, ...] = ()
    kills: tuple[tuple[str, str], ...] = ()
    """Who eliminated whom, by role: not who fell by nobody's hand, or by his own."""
    numbers: tuple[tuple[str, float], ...] = ()
    """What the game wants to have measured besides, by a word for it."""
    seats: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """By what else the game wants its seats compared: a word for each of them."""
    points_from: tuple[dict[str, int], ...] = ()
    """Where the points of every seat come from, if the game tells."""


def play_match(plan: Plan, index: int) -> Outcome:
    """Play the game with this number. An exception inside it is an outcome, too."""
    seed = derived(plan.seed, "game", index)
    try:
        game = new_game(plan.game, players=plan.players, seed=seed, **plan.options)
        names = names_of(plan, game, index, seed)
        events = game.listen()
        decisions = play_out(game, bots_of(plan, names, seed))
        result = game.result
        assert result is not None
        if plan.record is not None:
            path = plan.record / f"{plan.game}-{index + 1:06d}.json"
            path.write_text(game.record.to_json(), encoding="utf-8")
        who = WHO[plan.game]
        roles = tuple(who.roles_of(game))
        return Outcome(
            index,
            seed,
            side=result.side,
            winners=result.winners,
            roles=roles,
            characters=tuple(who.characters_of(game)),
            bots=tuple(names),
            turns=game.state.turn,
            decisions=decisions,
            points=result.points,
            ranks=result.ranks,
            kills=kills_in(events, roles),
            numbers=tuple((name, count(game)) for name, count in who.numbers.items()),
            seats=tuple((name, tuple(tell(game, events))) for name, tell in who.seats.items()),
            points_from=tuple(who.points_from(game, events)) if who.points_from else (),
        )
    except Exception as error:
        return Outcome(index, seed, f"{type(error).__name__}: {error}")


def names_of(plan: Plan, game: Game, index: int, seed: int) -> list[str]:
    """The bot of every seat in the game with this number."""
    if plan.rotate:
        return plan.seating.rotated(game.state.seats, index, seed)
    return plan.seating.names(game)


def bots_of(plan: Plan, names: Sequence[str], seed: int) -> list[Bot]:
    bots = make_bots(names, seed)
    if plan.any_character:
        return [AnyCharacter(bot, derived(seed, "keeps", at)) for at, bot in enumerate(bots)]
    return bots


def kills_in(events: Sequence[Event], roles: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """In the order in which they happened; all games tell of it in the same way."""
    found: list[tuple[str, str]] = []
    for event in events:
        if event.kind == "eliminated":
            by = event.facts.get("by", event.seat)
            if 0 <= by != event.seat:
                found.append((roles[by], event.facts["role"]))
    return tuple(found)


def play_chunk(plan: Plan, first: int, last: int) -> list[Outcome]:
    """Play the games from `first` up to, not including, `last`."""
    return [play_match(plan, index) for index in range(first, last)]
