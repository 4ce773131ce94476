"""Playing one game of a simulation."""

from __future__ import annotations

from dataclasses import dataclass

from saloon.bots import play_out
from saloon.games.registry import WHO, new_game
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


def play_match(plan: Plan, index: int) -> Outcome:
    """Play the game with this number. An exception inside it is an outcome, too."""
    seed = derived(plan.seed, "game", index)
    try:
        game = new_game(plan.game, players=plan.players, seed=seed, **plan.options)
        names = plan.seating.names(game)
        decisions = play_out(game, make_bots(names, seed))
        result = game.result
        assert result is not None
        if plan.record is not None:
            path = plan.record / f"{plan.game}-{index + 1:06d}.json"
            path.write_text(game.record.to_json(), encoding="utf-8")
        return Outcome(
            index,
            seed,
            side=result.side,
            winners=result.winners,
            roles=tuple(WHO[plan.game].roles_of(game)),
            characters=tuple(WHO[plan.game].characters_of(game)),
            bots=tuple(names),
            turns=game.state.turn,
            decisions=decisions,
        )
    except Exception as error:
        return Outcome(index, seed, f"{type(error).__name__}: {error}")


def play_chunk(plan: Plan, first: int, last: int) -> list[Outcome]:
    """Play the games from `first` up to, not including, `last`."""
    return [play_match(plan, index) for index in range(first, last)]
