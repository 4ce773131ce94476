"""What the games of a simulation come to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from saloon.sim.match import Outcome
from saloon.sim.spread import Spread, spread
from saloon.sim.wilson import Share, wilson


@dataclass(frozen=True, slots=True)
class Report:
    games: int
    failures: tuple[Outcome, ...]
    sides: dict[str, Share]
    """Games won by each side."""
    roles: dict[str, Share]
    """Seats won with each role."""
    characters: dict[str, Share]
    """Seats won with each character, the strongest first."""
    bots: dict[str, Share]
    """Seats won by each bot."""
    length: Spread
    """Turns in a game."""
    decisions_per_game: Spread
    decisions: int
    seconds: float

    @property
    def finished(self) -> int:
        return self.games - len(self.failures)

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds if self.seconds > 0 else 0.0

    def as_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "finished": self.finished,
            "errors": len(self.failures),
            "failures": [
                {"game": each.index + 1, "seed": each.seed, "message": each.error}
                for each in self.failures
            ],
            "wins_by_role": {side: share.hits for side, share in self.sides.items()},
            "sides": {side: _share(share) for side, share in self.sides.items()},
            "roles": {role: _share(share) for role, share in self.roles.items()},
            "characters": {name: _share(share) for name, share in self.characters.items()},
            "bots": {name: _share(share) for name, share in self.bots.items()},
            "length": self.length._asdict(),
            "decisions_per_game": self.decisions_per_game._asdict(),
            "decisions": self.decisions,
            "seconds": self.seconds,
            "games_per_second": self.games_per_second,
        }


def _share(share: Share) -> dict[str, Any]:
    return {
        "games": share.trials,
        "wins": share.hits,
        "share": share.share,
        "low": share.low,
        "high": share.high,
    }


def tally(outcomes: Iterable[Outcome], sides: Iterable[str], seconds: float) -> Report:
    """Count the outcomes; their order does not matter. `sides` are those that can win."""
    played = sorted(outcomes, key=lambda outcome: outcome.index)
    good = [outcome for outcome in played if not outcome.error]
    characters = _seats_won((each.characters, each.winners) for each in good)
    return Report(
        games=len(played),
        failures=tuple(outcome for outcome in played if outcome.error),
        sides={side: _won_by(good, side) for side in sides},
        roles=_seats_won((each.roles, each.winners) for each in good),
        characters=dict(sorted(characters.items(), key=lambda item: (-item[1].share, item[0]))),
        bots=_seats_won((each.bots, each.winners) for each in good),
        length=spread(outcome.turns for outcome in good),
        decisions_per_game=spread(outcome.decisions for outcome in good),
        decisions=sum(outcome.decisions for outcome in good),
        seconds=seconds,
    )


def _won_by(outcomes: Sequence[Outcome], side: str) -> Share:
    return wilson(sum(outcome.side == side for outcome in outcomes), len(outcomes))


def _seats_won(games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, Share]:
    seats: dict[str, int] = {}
    won: dict[str, int] = {}
    for names, winners in games:
        for seat, name in enumerate(names):
            seats[name] = seats.get(name, 0) + 1
            won[name] = won.get(name, 0) + (seat in winners)
    return {name: wilson(won[name], count) for name, count in sorted(seats.items())}
