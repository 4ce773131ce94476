"""What the Valley of Shadows asks: who to save, whom to shoot at, what to give away."""

from __future__ import annotations

from saloon.bots.cowhand.mind import FOE, FRIEND, Mind
from saloon.kernel.decision import Option


def save_worth(mind: Mind) -> float:
    """A friend is saved, and nobody else."""
    return 1.0 if mind.by >= 0 and mind.towards(mind.by) < FRIEND else -1.0


def also_worth(mind: Mind, seat: int) -> float:
    """A second target: the worst enemy."""
    return mind.hurt(mind.table.seats[seat])


def shooter_worth(mind: Mind, option: Option, held: float) -> float:
    """A card as a shot at somebody: Aim, LeMat, Black Flower, Der Spot."""
    table = mind.table
    if option.seat < 0:
        worth = sum([mind.hurt(other) * other.is_hit("missed") for other in table.others], 0.0)
        return worth - 0.5
    target = table.seats[option.seat]
    if target.ghost or mind.towards(option.seat) < FOE:
        return -1.0
    twice = 1.6 if option.detail == "aim" else 1.0
    cost = 0.0 if table.spare > 0 else 0.3 * held
    return twice * mind.hurt(target) * target.is_hit("missed", table.me.knack.needs) - cost


def fewer_worth(mind: Mind) -> float:
    """A card less for a shot: if an enemy sits near."""
    foes = [other for other in mind.table.others if mind.towards(other.seat) >= FOE]
    near = [mind.hurt(other) for other in foes if other.distance <= 1 and not other.ghost]
    return max(near, default=0.0) - 2.0


SHOOTERS = frozenset({"aim", "lemat", "black-flower", "der-spot-burst-ringer"})
