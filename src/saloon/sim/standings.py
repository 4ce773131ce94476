"""How seats that have something in common did in a game of points: won, points, ranks, sources."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from saloon.sim.match import Outcome
from saloon.sim.spread import Spread, spread
from saloon.sim.wilson import Share, wilson


@dataclass(frozen=True, slots=True)
class Standing:
    won: Share
    points: Spread
    rank: Spread
    sources: dict[str, float]
    """Points of a seat on average by where they come from, the largest first."""

    def as_json(self) -> dict[str, Any]:
        return {
            "games": self.won.trials,
            "wins": self.won.hits,
            "share": self.won.share,
            "low": self.won.low,
            "high": self.won.high,
            "points": self.points._asdict(),
            "rank": self.rank._asdict(),
            "points_from": self.sources,
        }


Seat = tuple[Outcome, int]
By = Callable[[Outcome, int], str]


def by_bot(outcome: Outcome, seat: int) -> str:
    return outcome.bots[seat]


def by_character(outcome: Outcome, seat: int) -> str:
    return outcome.characters[seat]


def standings(outcomes: Iterable[Outcome], by: By) -> dict[str, Standing]:
    """Of the seats of all games, by what they have in common; the best first."""
    groups: dict[str, list[Seat]] = {}
    for outcome in outcomes:
        for seat in range(len(outcome.bots)):
            groups.setdefault(by(outcome, seat), []).append((outcome, seat))
    found = {name: _standing(seats) for name, seats in groups.items()}
    return dict(sorted(found.items(), key=lambda item: (-item[1].won.share, item[0])))


def crossed(outcomes: Iterable[Outcome]) -> dict[str, dict[str, Share]]:
    """Seats won by character and bot."""
    counts: dict[str, dict[str, list[int]]] = {}
    for outcome in outcomes:
        for seat, (character, bot) in enumerate(zip(outcome.characters, outcome.bots, strict=True)):
            count = counts.setdefault(character, {}).setdefault(bot, [0, 0])
            count[0] += seat in outcome.winners
            count[1] += 1
    return {
        character: {bot: wilson(*count) for bot, count in sorted(bots.items())}
        for character, bots in sorted(counts.items())
    }


def _standing(seats: Sequence[Seat]) -> Standing:
    return Standing(
        wilson(sum(seat in outcome.winners for outcome, seat in seats), len(seats)),
        spread(outcome.points[seat] for outcome, seat in seats),
        spread(outcome.ranks[seat] for outcome, seat in seats),
        _average([outcome.points_from[seat] for outcome, seat in seats if outcome.points_from]),
    )


def _average(sources: Sequence[Mapping[str, int]]) -> dict[str, float]:
    sums: dict[str, int] = {}
    for each in sources:
        for word, points in each.items():
            sums[word] = sums.get(word, 0) + points
    means = {word: total / len(sources) for word, total in sums.items()}
    return dict(sorted(means.items(), key=lambda item: (-item[1], item[0])))
