"""What the train is worth to the cowhand: taking railcars, moving on, the questions of this box."""

from __future__ import annotations

from saloon.bots.cowhand.mind import FOE, FRIEND, Mind
from saloon.bots.cowhand.plays import NEVER, PLANS
from saloon.bots.cowhand.table import Place, card_id
from saloon.bots.cowhand.values import HIDDEN_CARD, worth_of
from saloon.bots.cowhand.words import Words

RIDES = frozenset({"great-train-robbery", "baggage-car", "sleeper-car", "sancho", "zippy-roy"})
"""Whose uses in a turn are weighed here."""
ASKED = (
    *("railcar", "fare", "park", "full-steam", "map", "trade-in", "redirect", "exempt", "robbery"),
    *("switch-get", "switch-give", "derail", "mail", "lounge", "from-pile", "bag-target"),
)
TAKING, SHOOTING = 6, 12
SURE = 1.2
"""What a free move costs: the next one finds the train a station farther."""


def ride_worth(mind: Mind, said: Words) -> tuple[float, int]:
    """What it is worth to use something of the train like this, and when in a turn."""
    name = said.name
    if name == "great-train-robbery":
        return _take(mind, said, said.how), TAKING
    if name == "sancho":
        return car_worth(mind, said.piece), TAKING - 1
    if name == "zippy-roy":
        return _moved(mind) - 0.2, SHOOTING
    if name == "baggage-car":
        worth = _as_card(mind, said.how, mind.table.seats[said.option.seat])
        return worth - 0.8 * worth_of(name).laid, SHOOTING
    target = mind.table.seats[said.option.seat]
    cost = 0.0 if mind.table.spare > 0 and not said.face.startswith("railcar") else 0.7
    return _as_card(mind, "bang", target) - cost * mind.price(said.face), SHOOTING


def _as_card(mind: Mind, card: str, target: Place) -> float:
    plan = PLANS.get(worth_of(card).plan)
    return NEVER if plan is None else plan(mind, card, target)


def car_worth(mind: Mind, railcar: str) -> float:
    """What it is worth to get a railcar off the train."""
    if railcar == "lumber-flatcar":
        return max([_burden(mind, place.seat) for place in mind.table.here], default=0.0)
    if railcar == "ghost-car":
        return 5.0 if mind.table.role != "sheriff" else 1.0
    return worth_of(railcar).laid


def _take(mind: Mind, said: Words, how: str) -> float:
    """A railcar against what it costs; a card that would be discarded anyway costs little."""
    worth = car_worth(mind, said.piece)
    if how.startswith("advance"):
        worth += _moved(mind) - SURE
    if how == "advance-free":
        return worth
    if not said.second:
        return worth - 1.2 * mind.own_pain()  # Tombrock
    if said.piece == "cattle-truck":
        # It brings back what was paid, or what lies just below that: no ride for its own sake.
        lying = [worth_of(card_id(face)).hold for face in mind.table.pile[-2:]]
        gain = max(lying, default=0.0) - worth_of(card_id(said.second)).hold - 0.3
        return worth - car_worth(mind, said.piece) + gain
    spare = mind.table.spare > 0 and card_id(said.second) in mind.table.me.hand
    return worth - (0.4 if spare else 1.0) * mind.price(said.second)


def _moved(mind: Mind) -> float:
    """What comes of the train moving on: at the last station, the locomotive's effect."""
    if mind.table.engine == "leland":
        return 1.5
    return _ironhorse(mind) if mind.table.engine == "ironhorse" else 0.0


def _ironhorse(mind: Mind) -> float:
    worth = -mind.own_pain() * mind.table.me.is_hit("missed")
    for other in mind.table.others:
        worth += mind.hurt(other) * other.is_hit("missed")
    return worth


def _burden(mind: Mind, seat: int) -> float:
    """Seeing everybody farther away: for an enemy."""
    return 3.0 * mind.towards(seat) if seat != mind.table.me.seat else -3.0


# -- plans for cards -----------------------------------------------------------------------------


def _steam(mind: Mind, card: str, target: Place | None) -> float:
    """Whatever the locomotive does may be doubled, or left out."""
    return 1.0 if mind.table.spare > 0 else 0.4


def _stop(mind: Mind, card: str, target: Place | None) -> float:
    return 5.0 + min(0.0, _moved(mind))


def _bag(mind: Mind, card: str, target: Place | None) -> float:
    """The effect of the last card on the pile, at the best target."""
    if not mind.table.pile:
        return NEVER
    copied = card_id(mind.table.pile[-1])
    plan = PLANS.get(worth_of(copied).plan)
    if plan is None or copied == "money-bag":
        return NEVER
    return max([plan(mind, copied, place) for place in mind.table.here], default=NEVER)


def _wanted(mind: Mind, card: str, target: Place | None) -> float:
    """A card, and a quarter of a life point for everybody."""
    harm = sum([mind.hurt(other) for other in mind.table.others], 0.0) - mind.own_pain()
    return HIDDEN_CARD + 0.25 * harm


def _switch(mind: Mind, card: str, target: Place | None) -> float:
    """The best card of an enemy for the worst of one's own."""
    if target is None or mind.towards(target.seat) < FOE:
        return NEVER
    mine = [mind.loss(mind.table.me, each) for each in mind.table.me.in_play]
    theirs = [mind.loss(target, each) for each in target.in_play]
    return max(theirs, default=0.0) - min(mine, default=9.0) - 0.5


def _robbery(mind: Mind, card: str, target: Place | None) -> float:
    """For every card in play either it goes or a shot comes."""
    if target is None or mind.towards(target.seat) < FOE:
        return NEVER
    stakes = [max(0.0, mind.loss(target, each)) for each in target.in_play]
    return mind.towards(target.seat) * sum([0.7 * stake for stake in stakes], 0.0)


def _express(mind: Mind, card: str, target: Place | None) -> float:
    """Another turn for what is left in hand: at the end of a turn that has spent it."""
    return 6.0 - 2.0 * len(mind.table.me.hand)


PLANS.update(
    {
        "steam": _steam,
        "stop": _stop,
        "bag": _bag,
        "wanted": _wanted,
        "switch": _switch,
        "robbery": _robbery,
        "express": _express,
    }
)


# -- answers -------------------------------------------------------------------------------------


def train_answer(mind: Mind, said: Words) -> float:
    """Passing is worth nothing, here as everywhere."""
    verb, seat = said.verb, said.option.seat
    if verb == "pass":
        return 0.0
    if verb == "use":
        return _take(mind, said, "take")
    if verb == "take-free":
        return 20.0 + car_worth(mind, said.piece)
    if verb == "choose":
        return _choose(mind, seat)
    if verb == "give":
        return _give(mind, said)
    if verb in ("ignore", "twice"):
        good = 1.5 if mind.about == "leland" else _ironhorse(mind)
        return good if verb == "twice" else -good
    if verb == "exempt":
        return _exempt(mind, seat)
    if verb == "redirect":
        target = mind.table.seats[seat]
        return mind.own_pain() + mind.hurt(target) - mind.price(said.face)
    return _discard(mind, said)


def _choose(mind: Mind, seat: int) -> float:
    if mind.about == "ghost-car":
        return 5.0 if seat == mind.table.me.seat else -mind.towards(seat)
    if mind.about == "lumber-flatcar":
        return _burden(mind, seat)
    return _as_card(mind, mind.about, mind.table.seats[seat])


def _give(mind: Mind, said: Words) -> float:
    """The least useful thing, to a friend; if there is none, to the least of the enemies."""
    worth = worth_of(said.card).laid if ":" in said.face and said.piece == said.card else 0.0
    worth = worth or mind.hold(said.card, mind.table.me.hand)
    return -worth - 3.0 * mind.towards(said.option.seat)


def _exempt(mind: Mind, seat: int) -> float:
    """What harms is kept from oneself and friends, what helps from enemies."""
    good = mind.about in ("general-store", "saloon", "leland")
    if seat == mind.table.me.seat:
        return -5.0 if good else mind.own_pain()
    stance = mind.towards(seat)
    if good:
        return stance if stance > FOE else -1.0
    return -mind.hurt(mind.table.seats[seat]) if stance < FRIEND else -1.0


def _discard(mind: Mind, said: Words) -> float:
    me = mind.table.me
    if said.verb == "stand-fast":
        return -mind.own_pain() * me.is_hit("missed")
    if said.verb == "drop":
        return 2.5 - worth_of(said.card).hold
    if said.verb == "take":
        return mind.hold(said.card, [*me.hand, said.card])
    if said.verb == "card" and said.option.seat >= 0:
        seat = said.option.seat
        loss = mind.loss(mind.table.seats[seat], said.card)
        return -loss if seat == me.seat else mind.towards(seat) * loss
    if said.verb == "card":
        mine = said.card in me.in_play
        return -mind.loss(me, said.card) if mine else worth_of(said.card).laid
    if said.face and said.card in me.hand and mind.about == "shade-oconnor":
        return 0.6 * HIDDEN_CARD - mind.hold(said.card, me.hand)
    return -mind.price(said.face)
