"""Who may have which role: all ways to deal the roles that are left, weighed against each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import product

Odds = Mapping[str, float]
HIDDEN = ("deputy", "outlaw", "renegade")
Branch = tuple[int, int, int]
"""A role goes to the next seat: what was dealt before, the role, what is dealt then."""


def role_odds(
    seats: int,
    in_use: Sequence[str],
    shown: Mapping[int, str],
    explains: Mapping[int, Mapping[str, float]],
) -> dict[int, Odds]:
    """By seat: the chance of each role, given how well each explains what the seat did."""
    hidden = [seat for seat in range(seats) if seat not in shown]
    left = Counter(in_use)
    left.subtract(shown.values())
    odds: dict[int, Odds] = {seat: {role: 1.0} for seat, role in shown.items()}
    if sum(left.values()) != len(hidden) or any(number < 0 for number in left.values()):
        # A table of another kind: every hidden role is as likely as the others.
        return odds | dict.fromkeys(hidden, dict.fromkeys(HIDDEN, 1 / len(HIDDEN)))
    roles = [role for role, number in left.items() if number]
    fits = [_fits(explains.get(seat), roles) for seat in hidden]
    numbers = tuple(left[role] for role in roles)
    for seat, weights in zip(hidden, _weigh(numbers, fits), strict=True):
        total = sum(weights)
        odds[seat] = {
            role: weight / total for role, weight in zip(roles, weights, strict=True) if weight
        }
    return odds


def _fits(explained: Mapping[str, float] | None, roles: Sequence[str]) -> list[float]:
    return [1.0] * len(roles) if explained is None else [explained[role] for role in roles]


def _weigh(left: tuple[int, ...], fits: Sequence[Sequence[float]]) -> list[list[float]]:
    """By seat and role: the weight of all ways to deal in which the seat has the role.

    What the seats before have been dealt matters to those behind only by number, so the ways are
    added up from the front and from the back, and meet at every seat.
    """
    steps, size = _steps(left)
    before = [1.0] + [0.0] * (size - 1)
    ways = [before]
    for here, fit in zip(steps, fits, strict=True):
        after = [0.0] * size
        for dealt, role, then in here:
            after[then] += before[dealt] * fit[role]
        ways.append(after)
        before = after
    behind = [0.0] * (size - 1) + [1.0]
    weights = []
    for at in range(len(steps) - 1, -1, -1):
        fit, before = fits[at], ways[at]
        ahead, mine = [0.0] * size, [0.0] * len(left)
        for dealt, role, then in steps[at]:
            share = fit[role] * behind[then]
            ahead[dealt] += share
            mine[role] += before[dealt] * share
        weights.append(mine)
        behind = ahead
    return weights[::-1]


@lru_cache(maxsize=256)
def _steps(left: tuple[int, ...]) -> tuple[list[list[Branch]], int]:
    """For each seat in turn how the dealing can go on; hands dealt so far are numbered."""
    dealt = list(product(*(range(number + 1) for number in left)))
    number = {each: at for at, each in enumerate(dealt)}
    steps: list[list[Branch]] = [[] for _ in range(sum(left))]
    for each in dealt:
        for role, most in enumerate(left):
            if each[role] < most:
                then = (*each[:role], each[role] + 1, *each[role + 1 :])
                steps[sum(each)].append((number[each], role, number[then]))
    return steps, len(dealt)
