"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from saloon.kernel.native import made_anew
from saloon.kernel.stored import is_number


@dataclass(frozen=True, slots=True)
class Result:
    """The side that won and the seats that share the victory, with points and ranks by seat.

    A game of sides gives a point to whoever wins; a game with a score gives its score. The best
    rank is 1, and seats that are level share one.
    """

    side: str
    winners: tuple[int, ...]
    points: tuple[int, ...]
    ranks: tuple[int, ...]

    def __reduce__(self) -> tuple[Any, ...]:
        return made_anew(self)

    @classmethod
    def of_sides(cls, side: str, winners: tuple[int, ...], seats: int) -> Result:
        """All that can be told of a game in which one wins or does not."""
        points = tuple([int(seat in winners) for seat in range(seats)])
        return cls(side, winners, points, ranks_of(points))

    def plain(self) -> list[Any]:
        return [self.side, list(self.winners), list(self.points), list(self.ranks)]

    @classmethod
    def from_plain(cls, plain: Any, seats: int) -> Result | None:
        """The result that was stored, or None if it cannot be one; older games have no points."""
        match plain:
            case [str(side), [*winners]] if _are_seats(winners, seats):
                return cls.of_sides(side, tuple(winners), seats)
            case [str(side), [*winners], [*points], [*ranks]] if (
                _are_seats(winners, seats)
                and len(points) == len(ranks) == seats
                and all(is_number(each) for each in (*points, *ranks))
            ):
                return cls(side, tuple(winners), tuple(points), tuple(ranks))
        return None


def ranks_of(points: tuple[int, ...]) -> tuple[int, ...]:
    """Who has more points is better; who has as many shares the rank."""
    return tuple([1 + sum([other > own for other in points]) for own in points])


def _are_seats(seats: list[Any], count: int) -> bool:
    return all(is_number(seat, range(count)) for seat in seats)
