"""What the Valley of Shadows asks: what to cancel, who to save, whom to shoot at, what to give."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from saloon.bots.cowhand.mind import FOE, FRIEND, Mind
from saloon.bots.cowhand.plays import NEVER, PLANS
from saloon.bots.cowhand.table import Place
from saloon.bots.cowhand.values import HIDDEN_CARD, worth_of
from saloon.bots.cowhand.words import Words

SPARED = 3.0
"""What a friend's life point has to be worth that a Saved! is spent on it."""
STAKED = 4.0
"""What it is worth to win or spoil a Poker."""


# -- in the window between playing and effect ----------------------------------------------------


def _cancel(mind: Mind, said: Words) -> float:
    """What a card aimed at oneself would cost, against what is spent on cancelling it."""
    if said.verb not in ("use", "play"):
        return 0.0
    cost = 0.3 if said.verb == "play" else 0.6
    spent = cost * mind.price(said.face) if said.face else 0.0
    return _threat(mind, mind.about) - spent


def _threat(mind: Mind, card: str) -> float:
    me, worth = mind.table.me, worth_of(card)
    if worth.plan in ("treat", "heal", "haunt"):
        return NEVER
    if worth.plan in ("rob", "strip"):
        losses = [mind.loss(me, each) for each in me.in_play]
        if mind.towards(mind.by) < FRIEND and min(losses, default=0.0) < 0:
            return NEVER  # a friend comes for what is a burden
        hidden = HIDDEN_CARD if me.cards and worth.plan == "rob" else 0.0
        return max([*losses, hidden])
    if worth.laid < 0:
        return -worth.laid
    if worth.stops:
        return mind.own_pain() * me.is_hit(worth.stops) + worth_of(worth.stops).hold
    return HIDDEN_CARD


def _save(mind: Mind, said: Words) -> float:
    """A friend is saved, if it matters, and nobody else."""
    if said.verb not in ("use", "play"):
        return 0.0
    if mind.by < 0 or mind.towards(mind.by) >= FRIEND:
        return NEVER
    return -mind.hurt(mind.table.seats[mind.by]) - SPARED


def _reward(mind: Mind, said: Words) -> float:
    """For having saved somebody: from the deck, and not from a friend's hand."""
    return HIDDEN_CARD if said.verb == "deck" else HIDDEN_CARD * mind.towards(mind.by)


def backfire_worth(mind: Mind, card: str) -> float:
    """What a Missed! is worth besides that strikes back at who has fired."""
    if card != "backfire" or mind.by < 0 or mind.by == mind.table.me.seat:
        return 0.0
    shooter = mind.table.seats[mind.by]
    return 0.0 if shooter.ghost else mind.hurt(shooter) * shooter.is_hit("missed")


# -- what to give --------------------------------------------------------------------------------


def _give_to_bandidos(mind: Mind, said: Words) -> float:
    """A BANG! card alone, or two others."""
    alone = mind.amount < 2 or said.card == "bang"
    return -mind.hold(said.card, mind.table.me.hand) - (0.0 if alone else _next(mind, said.card))


def _cards_or_life(mind: Mind, said: Words) -> float:
    """Two cards, or a life point."""
    if said.verb == "pass":
        return -mind.own_pain()
    return -mind.hold(said.card, mind.table.me.hand) - _next(mind, said.card)


def _next(mind: Mind, card: str) -> float:
    """What the next card is worth that goes after this one."""
    rest = list(mind.table.me.hand)
    rest.remove(card)
    return sum(mind.cheapest(rest)[:1], 0.0)


def _stake(mind: Mind, said: Words) -> float:
    """An ace spoils a Poker: an enemy's is spoiled, a friend's is not."""
    spoils = STAKED * mind.towards(mind.by) if said.piece[:-1] == "a" else 0.0
    return spoils - mind.hold(said.card, mind.table.me.hand)


def _lemonade(mind: Mind, said: Words) -> float:
    """A card for a life point: a cheap one."""
    if said.verb != "discard":
        return 0.0
    return mind.own_pain() - mind.hold(said.card, mind.table.me.hand)


# -- shots ---------------------------------------------------------------------------------------


def _target(mind: Mind, said: Words) -> float:
    """Somebody has to be shot at: the worst enemy."""
    return mind.hurt(mind.table.seats[said.option.seat])


def shooter_worth(mind: Mind, said: Words) -> float:
    """A card as a shot at somebody: Aim, LeMat, Black Flower, Der Spot."""
    table, seat = mind.table, said.option.seat
    if seat < 0:
        worth = sum([mind.hurt(other) * other.is_hit("missed") for other in table.others], 0.0)
        return worth - 0.5
    target = table.seats[seat]
    if target.ghost or mind.towards(seat) < FOE:
        return NEVER
    times = _two_points(target) if said.name == "aim" else 1.0
    cost = 0.0 if table.spare > 0 else 0.3 * worth_of(said.card).hold
    return times * mind.hurt(target) * target.is_hit("missed", table.me.knack.needs) - cost


def _two_points(target: Place) -> float:
    """What two life points are worth, compared with one: the last one is the dearest."""
    if target.life <= 1:
        return 0.9
    return 2.5 if target.life == 2 else 1.6


def _fewer(mind: Mind, said: Words) -> float:
    """A card less for a shot: if an enemy sits near."""
    if said.verb != "use":
        return 0.0
    foes = [other for other in mind.table.others if mind.towards(other.seat) >= FOE]
    near = [mind.hurt(other) for other in foes if other.distance <= 1 and not other.ghost]
    return max(near, default=0.0) - 2.0


SHOOTERS = {"aim": 11, "lemat": 13, "black-flower": 13, "der-spot-burst-ringer": 11}
"""What makes a shot of a card, and where in a turn: with the BANG! cards, or after them."""


SHADOW_ANSWERS: Mapping[str, Callable[[Mind, Words], float]] = {
    "declared": _cancel,
    "loss": _save,
    "reward": _reward,
    "bandidos": _give_to_bandidos,
    "bandidos-life": _cards_or_life,
    "poker": _stake,
    "lemonade": _lemonade,
    "second-target": _target,
    "shoot": _target,
    "fewer": _fewer,
}


# -- plans ---------------------------------------------------------------------------------------


def _fan(mind: Mind, card: str, target: Place | None) -> float:
    """Two shots: the second one at somebody beside the first target."""
    first = PLANS["shot"](mind, card, target)
    if target is None:
        return first
    beside = [
        mind.hurt(other) * other.is_hit("missed")
        for other in mind.table.neighbours(target)
        if other not in (target, mind.table.me)
    ]
    return first + max(beside, default=0.0) if first > 0 else first


def _poker(mind: Mind, card: str, target: Place | None) -> float:
    """Two cards, if two of the others have any to stake."""
    players = [other for other in mind.table.others if other.cards]
    return 5.0 + 0.5 * min(2, len(players)) if players else NEVER


def _bandidos(mind: Mind, card: str, target: Place | None) -> float:
    """Everybody else gives a card or two."""
    return sum(
        [mind.towards(other.seat) * 1.4 * min(2, other.cards) for other in mind.table.others], -0.5
    )


def _tornado(mind: Mind, card: str, target: Place | None) -> float:
    """Two cards of the one on the right for the two cheapest of one's own."""
    me = mind.table.me
    right, left = mind.table.neighbours(me)
    rest = list(me.hand)
    if card in rest:  # or another card stands for it, and goes instead
        rest.remove(card)
    given = sum(mind.cheapest(rest)[:2], 0.0)
    got = HIDDEN_CARD * min(2, right.cards)
    return got - given - (0.5 + mind.towards(left.seat)) * min(2, len(rest))


PLANS.update({"fan": _fan, "poker": _poker, "bandidos": _bandidos, "tornado": _tornado})
