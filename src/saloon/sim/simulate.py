"""Playing many games, in one process or in several.

Every game's seed comes from the seed of the run and the game's number, so that the results do not
depend on how many processes share the work, nor on which of them plays what.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from saloon.bots.registry import check_plays
from saloon.games.registry import WHO, new_game
from saloon.kernel import SaloonError, SetupError
from saloon.sim.garbage import spare_the_lasting
from saloon.sim.match import Outcome, play_chunk, play_match
from saloon.sim.plan import Plan
from saloon.sim.tally import Report, tally

MEASURED = 0.05
"""Seconds of play before the work is cut into pieces: how long a game takes has to be known."""
CHUNK = 0.1
"""Seconds of work in a piece, at least; sending smaller ones costs more than it brings."""
ROUNDS = 8
"""Pieces for each process, if there is enough work: the last ones end at nearly the same time."""
WORTH_IT = 0.5
"""Seconds of work for which starting other processes pays."""

Progress = Callable[[int], None]


def simulate(plan: Plan, *, workers: int = 1, progress: Progress | None = None) -> Report:
    """Play the games of a plan. `progress` is told the number of games played so far."""
    if plan.games < 1:
        raise SetupError(f"the number of games has to be at least 1, not {plan.games}")
    if workers < 1:
        raise SetupError(f"the number of workers has to be at least 1, not {workers}")
    # What is wrong with the plan itself is an error of the caller, not of each game.
    sample = new_game(plan.game, players=plan.players, seed=plan.seed, **plan.options)
    for name in plan.seating.bots:
        check_plays(name, plan.game)
    if plan.rotate:
        plan.seating.rotated(plan.players, 0, 0)
    if plan.record is not None:
        try:
            plan.record.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SaloonError(f"cannot write records to {plan.record}: {error.strerror}") from None
    tell = progress if progress is not None else lambda _: None
    begun = perf_counter()
    outcomes = _play(plan, workers, tell)
    who = WHO[plan.game]
    seconds = perf_counter() - begun
    return tally(outcomes, who.sides_of(sample), seconds, as_sides=who.as_sides)


def _play(plan: Plan, workers: int, tell: Progress) -> list[Outcome]:
    outcomes: list[Outcome] = []
    begun = perf_counter()
    while len(outcomes) < plan.games:
        outcomes.append(play_match(plan, len(outcomes)))
        tell(len(outcomes))
        if workers > 1 and (spent := perf_counter() - begun) >= MEASURED:
            each = spent / len(outcomes)
            if each * (plan.games - len(outcomes)) >= WORTH_IT:
                outcomes += _play_together(plan, len(outcomes), workers, each, tell)
    return outcomes


def _play_together(
    plan: Plan, first: int, workers: int, each: float, tell: Progress
) -> list[Outcome]:
    # Imported here because most runs do not need it.
    from concurrent.futures import ProcessPoolExecutor, as_completed
    from concurrent.futures.process import BrokenProcessPool
    from multiprocessing import get_all_start_methods, get_context

    fewest = max(1, round(CHUNK / each))
    size = max(fewest, (plan.games - first) // (workers * ROUNDS))
    method = "forkserver" if "forkserver" in get_all_start_methods() else "spawn"
    outcomes: list[Outcome] = []
    context = get_context(method)
    with ProcessPoolExecutor(workers, mp_context=context, initializer=spare_the_lasting) as pool:
        pieces = [
            pool.submit(play_chunk, plan, start, min(start + size, plan.games))
            for start in range(first, plan.games, size)
        ]
        try:
            for piece in as_completed(pieces):
                outcomes += piece.result()
                tell(first + len(outcomes))
        except BrokenProcessPool:
            raise SaloonError("a worker process ended in the middle of its games") from None
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return outcomes
