"""What Eldorado's event cards mean to the cowhand: who has changed sides, and what they offer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.bots.cowhand.mind import FOE, Mind
from saloon.bots.cowhand.plays import NEVER, PLANS
from saloon.bots.cowhand.table import Place, Table

if TYPE_CHECKING:
    from saloon.bots.cowhand.words import Words

FIRST, LAST = 0, 13
"""Where in a turn a role is shown or a card haunted, and where two BANG! cards are fired."""
SHOWN = 1.0
"""What showing the role costs: everybody knows then whom to shoot at, or to spare."""


def event_card_worth(mind: Mind, said: Words) -> tuple[float, int]:
    """What it is worth to use what an event card offers in one's turn, and when."""
    if said.name == "wet-ammo":
        return _pair_worth(mind, said.option.seat), LAST
    if said.name == "dead-sheriffs-ghost":
        return _move_worth(mind, said.card, said.option.seat), FIRST
    return SHOWS[said.name](mind), FIRST


def _pair_worth(mind: Mind, seat: int) -> float:
    target = mind.table.seats[seat]
    if target.ghost or mind.towards(seat) < FOE:
        return NEVER
    cost = 0.5 if mind.table.spare > 0 else 2.5
    return mind.hurt(target) * target.is_hit("missed", mind.table.me.knack.needs) - cost


def _move_worth(mind: Mind, card: str, seat: int) -> float:
    """A ghost's trick: what an enemy has goes to a friend, and burdens go the other way."""
    owner = next((place for place in mind.table.here if card in place.in_play), None)
    if owner is None:
        return NEVER
    worth = mind.loss(owner, card)
    gained, lost = -mind.towards(seat), -mind.towards(owner.seat)
    return worth * (gained - lost) - 0.5


def _cavalry(mind: Mind) -> float:
    """A second BANG!, or one that reaches farther; and the Sheriff knows a friend."""
    table = mind.table
    foes = [place for place in table.others if mind.towards(place.seat) >= FOE]
    if not foes or not table.me.count("bang") or table.omen.no_bangs:
        return NEVER
    far = all(place.distance > table.me.reach for place in foes)
    return 1.0 + table.me.count("bang") + (2.0 if far else 0.0) - SHOWN


def _desperados(mind: Mind) -> float:
    """A card more each turn is worth it when one is known anyway, or needs to drink."""
    me = mind.table.me
    thirsty = me.life < me.max_life and me.count("missed") and mind.table.beers_work
    if thirsty and me.life <= 2:
        return mind.own_pain() - SHOWN
    return 0.5 if not mind.table.first_round and me.life > 2 else NEVER


SHOWS = {"cavalry": _cavalry, "desperados": _desperados}
OFFERS = frozenset({"wet-ammo", "dead-sheriffs-ghost", *SHOWS})


def dough(mind: Mind, said: Words) -> float:
    """Two cards for a life point, the cheapest first."""
    if said.verb != "discard":
        return 0.0
    me = mind.table.me
    price = sum(mind.cheapest(me.hand)[:2], 0.0)
    if mind.amount > 1 and mind.own_pain() < price:
        return NEVER
    return 20.0 - mind.hold(said.card, me.hand)


def lifetime(mind: Mind, said: Words) -> float:
    """The worst enemy goes to jail, for long."""
    if said.verb != "lock-up":
        return 0.0
    return PLANS["jail"](mind, "jail", mind.table.seats[said.option.seat])


# -- who has changed sides ---------------------------------------------------------------------

DIGGER, PACT = "grave-digger", "devils-pact"
DIGGERS_ENEMIES = {"sheriff": -1.0}
AGAINST_DIGGER = {"sheriff": 1.2, "deputy": 1.2, "outlaw": 0.6, "renegade": 0.7}
AGAINST_PACT = {"sheriff": 1.2, "deputy": 1.2, "outlaw": -0.8, "renegade": 0.6, DIGGER: 1.0}


def digs(place: Place) -> bool:
    return DIGGER in place.fate


def as_digger(table: Table) -> dict[int, float]:
    """Everybody has to go but the Sheriff, who is to be the last one beside the Grave Digger."""
    return {
        place.seat: DIGGERS_ENEMIES["sheriff"] if place.role == "sheriff" else 1.0
        for place in table.others
    }


def mind_fates(table: Table, stance: dict[int, float]) -> None:
    """Who has made the Devil's Pact is an Outlaw now, whatever they were."""
    for place in table.others:
        if digs(place):
            stance[place.seat] = AGAINST_DIGGER[table.role]
        elif PACT in place.fate:
            stance[place.seat] = AGAINST_PACT[table.role]
