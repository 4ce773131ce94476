"""What the games of a simulation come to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from saloon.sim.match import Outcome
from saloon.sim.spread import Spread, spread
from saloon.sim.standings import Standing, by_bot, by_character, crossed, standings
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
    kills: dict[tuple[str, str], Share]
    """Games in which somebody with the first role eliminated somebody with the second."""
    points: Spread
    """Of all seats. In a game of sides whoever wins has one."""
    best: Spread
    """Of the best seat of each game."""
    ranks: dict[str, Spread]
    """Of the seats with each character, the best first."""
    length: Spread
    """Turns in a game."""
    decisions_per_game: Spread
    decisions: int
    seconds: float
    numbers: dict[str, Spread] = field(default_factory=dict)
    """What the game wants to have measured besides."""
    counts: dict[str, dict[float, int]] = field(default_factory=dict)
    """In how many games each of these numbers came out."""
    seats: dict[str, dict[str, Share]] = field(default_factory=dict)
    """Seats won, compared by what else the game wants them compared by."""
    standings: dict[str, dict[str, Standing]] = field(default_factory=dict)
    """By bot and by character: how they did, where everybody plays for points."""
    crossed: dict[str, dict[str, Share]] = field(default_factory=dict)
    """Seats won by character and bot, there, too."""
    as_sides: bool = True
    """Whether seats win together as sides; else everybody plays for points of their own."""

    @property
    def finished(self) -> int:
        return self.games - len(self.failures)

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds if self.seconds > 0 else 0.0

    def wins(self) -> dict[str, Share]:
        """Games won by each side; where there are no sides, seats won with each role."""
        return self.sides if self.as_sides else self.roles

    def as_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "finished": self.finished,
            "errors": len(self.failures),
            "failures": [
                {"game": each.index + 1, "seed": each.seed, "message": each.error}
                for each in self.failures
            ],
            "wins_by_role": {name: share.hits for name, share in self.wins().items()},
            "sides": {side: _share(share) for side, share in self.sides.items()},
            "roles": {role: _share(share) for role, share in self.roles.items()},
            "characters": {name: _share(share) for name, share in self.characters.items()},
            "bots": {name: _share(share) for name, share in self.bots.items()},
            "kills": [
                {"by": by, "role": role, **_share(share, "with")}
                for (by, role), share in self.kills.items()
            ],
            "points": self.points._asdict(),
            "best_points": self.best._asdict(),
            "ranks": {name: each._asdict() for name, each in self.ranks.items()},
            "length": self.length._asdict(),
            "numbers": {name: each._asdict() for name, each in self.numbers.items()},
            "counts": {
                name: {f"{number:g}": games for number, games in each.items()}
                for name, each in self.counts.items()
            },
            "standings": {
                by: {name: each.as_json() for name, each in found.items()}
                for by, found in self.standings.items()
            },
            "characters_by_bot": {
                character: {bot: _share(share) for bot, share in bots.items()}
                for character, bots in self.crossed.items()
            },
            "seats": {
                name: {word: _share(share) for word, share in shares.items()}
                for name, shares in self.seats.items()
            },
            "decisions_per_game": self.decisions_per_game._asdict(),
            "decisions": self.decisions,
            "seconds": self.seconds,
            "games_per_second": self.games_per_second,
        }


def _share(share: Share, hits: str = "wins") -> dict[str, Any]:
    return {
        "games": share.trials,
        hits: share.hits,
        "share": share.share,
        "low": share.low,
        "high": share.high,
    }


def tally(
    outcomes: Iterable[Outcome], sides: Collection[str], seconds: float, *, as_sides: bool = True
) -> Report:
    """Count the outcomes; their order does not matter. `sides` are those that can win."""
    played = sorted(outcomes, key=lambda outcome: outcome.index)
    good = [outcome for outcome in played if not outcome.error]
    characters = _seats_won((each.characters, each.winners) for each in good)
    # An event may have brought other goals on the way.
    others = sorted({each.side for each in good if each.winners} - {*sides})
    return Report(
        games=len(played),
        failures=tuple(outcome for outcome in played if outcome.error),
        sides={side: _won_by(good, side) for side in (*sides, *others)},
        roles=_seats_won((each.roles, each.winners) for each in good),
        characters=dict(sorted(characters.items(), key=lambda item: (-item[1].share, item[0]))),
        bots=_seats_won((each.bots, each.winners) for each in good),
        kills=_kills(good),
        points=spread(points for outcome in good for points in outcome.points),
        best=spread(max(outcome.points, default=0) for outcome in good),
        ranks=_ranks(good),
        length=spread(outcome.turns for outcome in good),
        decisions_per_game=spread(outcome.decisions for outcome in good),
        decisions=sum(outcome.decisions for outcome in good),
        seconds=seconds,
        numbers={
            name: spread(dict(each.numbers)[name] for each in good)
            for name in dict(good[0].numbers if good else ())
        },
        counts={
            name: _counts(dict(each.numbers)[name] for each in good)
            for name in dict(good[0].numbers if good else ())
        },
        standings={}
        if as_sides
        else {
            "bot": standings(good, by_bot),
            "character": standings(good, by_character),
        },
        crossed={} if as_sides else crossed(good),
        seats={
            name: _seats_won((dict(each.seats)[name], each.winners) for each in good)
            for name in dict(good[0].seats if good else ())
        },
        as_sides=as_sides,
    )


def _counts(numbers: Iterable[float]) -> dict[float, int]:
    return dict(sorted(Counter(numbers).items()))


def _ranks(outcomes: Sequence[Outcome]) -> dict[str, Spread]:
    """How seats with each character came in."""
    by_character: dict[str, list[int]] = {}
    for outcome in outcomes:
        for character, rank in zip(outcome.characters, outcome.ranks, strict=True):
            by_character.setdefault(character, []).append(rank)
    spreads = {character: spread(ranks) for character, ranks in by_character.items()}
    return dict(sorted(spreads.items(), key=lambda item: (item[1].mean, item[0])))


def _won_by(outcomes: Sequence[Outcome], side: str) -> Share:
    return wilson(sum(outcome.side == side for outcome in outcomes), len(outcomes))


def _kills(outcomes: Sequence[Outcome]) -> dict[tuple[str, str], Share]:
    """A game counts once for every two roles, however many fell, and only if it has both."""
    games: dict[tuple[str, str], int] = {}
    seen: dict[tuple[str, str], int] = {}
    for outcome in outcomes:
        happened = set(outcome.kills)
        roles = sorted(set(outcome.roles))
        for pair in ((by, role) for by in roles for role in roles):
            if by_another(pair, outcome.roles):
                games[pair] = games.get(pair, 0) + 1
                seen[pair] = seen.get(pair, 0) + (pair in happened)
    return {pair: wilson(seen[pair], count) for pair, count in sorted(games.items())}


def by_another(pair: tuple[str, str], roles: Sequence[str]) -> bool:
    """Whether two different players have these roles."""
    return pair[0] != pair[1] or roles.count(pair[0]) > 1


def _seats_won(games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, Share]:
    seats: dict[str, int] = {}
    won: dict[str, int] = {}
    for names, winners in games:
        for seat, name in enumerate(names):
            seats[name] = seats.get(name, 0) + 1
            won[name] = won.get(name, 0) + (seat in winners)
    return {name: wilson(won[name], count) for name, count in sorted(seats.items())}
