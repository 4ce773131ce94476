"""Who may have which role: all ways to deal the roles that are left, weighed against each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

Odds = Mapping[str, float]
HIDDEN = ("deputy", "outlaw", "renegade")


def role_odds(
    seats: int,
    in_use: Sequence[str],
    shown: Mapping[int, str],
    explains: Mapping[int, Mapping[str, float]],
) -> dict[int, Odds]:
    """By seat: the chance of each role, given how well each explains what the seat did."""
    hidden = [seat for seat in range(seats) if seat not in shown]
    roles = tuple(dict.fromkeys(in_use))
    left = Counter(in_use)
    left.subtract(shown.values())
    odds: dict[int, Odds] = {seat: {role: 1.0} for seat, role in shown.items()}
    if sum(left.values()) != len(hidden) or any(number < 0 for number in left.values()):
        # A table of another kind: every hidden role is as likely as the others.
        return odds | dict.fromkeys(hidden, dict.fromkeys(HIDDEN, 1 / len(HIDDEN)))
    sums: dict[int, dict[str, float]] = {seat: {} for seat in hidden}
    total = _deal(hidden, roles, left, explains, sums, 1.0)
    for seat in hidden:
        odds[seat] = {role: weight / total for role, weight in sums[seat].items()}
    return odds


def _deal(
    hidden: Sequence[int],
    roles: Sequence[str],
    left: Counter[str],
    explains: Mapping[int, Mapping[str, float]],
    sums: dict[int, dict[str, float]],
    weight: float,
) -> float:
    """Deal the roles that are left in every way; returns the weight of all ways together."""
    if not hidden:
        return weight
    seat, rest = hidden[0], hidden[1:]
    fits = explains.get(seat)
    total = 0.0
    for role in roles:
        if left[role] > 0:
            left[role] -= 1
            likely = weight * (1.0 if fits is None else fits[role])
            share = _deal(rest, roles, left, explains, sums, likely)
            left[role] += 1
            sums[seat][role] = sums[seat].get(role, 0.0) + share
            total += share
    return total
