"""Load tokens (Armed & Dangerous): where to put them, and what to pay them for."""

from __future__ import annotations

from saloon.bots.cowhand.mind import FOE, FRIEND, Mind
from saloon.bots.cowhand.values import worth_of
from saloon.kernel.decision import Option

BURDEN = 0.0


def load_worth(mind: Mind, card: str) -> float:
    """The better a card, the rather it is loaded; what lies on the character pays for anything."""
    if not card:
        return 2.0
    return worth_of(card).laid if worth_of(card).laid > BURDEN else -1.0


def pay_worth(mind: Mind, card: str) -> float:
    """First from the character, last from what is good in play, and never from a Bomb."""
    if not card:
        return 10.0
    return -worth_of(card).laid if worth_of(card).laid > BURDEN else -50.0


def shot_worth(mind: Mind) -> float:
    """Whoever is shot at is worth a token, if it is an enemy."""
    return 1.0 if mind.by >= 0 and mind.towards(mind.by) >= FOE else -1.0


def upgrade_worth(mind: Mind, option: Option) -> float:
    """Another target has to be an enemy; life points have to be missing; the rest is welcome."""
    if option.seat >= 0:
        return (
            mind.hurt(mind.table.seats[option.seat]) if mind.towards(option.seat) >= FOE else -1.0
        )
    if worth_of(mind.about).plan == "drink":
        me = mind.table.me
        return 1.0 if me.max_life - me.life >= 2 else -1.0
    return 1.0


def hand_on_worth(mind: Mind, seat: int) -> float:
    """A Bomb goes to the worst enemy."""
    return mind.towards(seat)


def ability_worth(mind: Mind, option: Option, card: str) -> float:
    """What using an ability about tokens is worth; to 0, it is not used."""
    table = mind.table
    if option.detail == "mexicali-kid":
        target = table.seats[option.seat]
        foe = mind.towards(option.seat) >= FOE and not target.ghost
        return mind.hurt(target) * target.is_hit("missed", 1) if foe else -1.0
    if option.detail == "frankie-canton":
        if card:
            return 0.5 if worth_of(card).laid > BURDEN and card not in table.me.in_play else -1.0
        return 1.0 if mind.towards(option.seat) > FRIEND else -1.0
    if option.detail == "red-ringo":
        return 0.6 if worth_of(card).laid > BURDEN else -1.0
    if option.detail == "bass-greeves":
        return 0.5 if table.spare > 0 else -1.0
    return -1.0


ABILITIES = frozenset({"mexicali-kid", "frankie-canton", "red-ringo", "bass-greeves"})
