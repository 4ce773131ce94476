"""The cowhand's own turn: what each play is worth, and in which order to make them."""

from __future__ import annotations

from collections.abc import Callable

from saloon.bots.cowhand.mind import FOE, FRIEND, Mind
from saloon.bots.cowhand.table import Place
from saloon.bots.cowhand.values import HEARTS, HIDDEN_CARD, worth_of

NEVER = -1.0
TRADE_STAGE = 15
HARMLESS = frozenset({"equip", "weapon", "heal", "drink", "draw", "store"})
"""Plans by which nobody comes to harm."""
USE_STAGES = {"draw": 0, "drink": 3, "rob": 5, "storm": 9, "shot": 10}


def play_worth(mind: Mind, held: str, card: str, seat: int) -> float:
    """What playing a card (held as another, perhaps) at a seat is worth; to 0, it is not."""
    table = mind.table
    target = table.seats[seat] if seat >= 0 else None
    plan = worth_of(card).plan
    worth = PLANS.get(plan, _unknown)(mind, card, target)
    if table.omen.least and held == card and _better_than_none(mind, plan, worth):
        worth = max(worth, 1.0)
    if worth <= 0:
        return NEVER
    # A card that would have to be discarded anyway costs nothing, nor one that is gone soon.
    kept = table.spare <= 0 and not table.omen.fleeting
    cost = 0.1 * mind.hold(held, table.me.hand) if kept else 0.0
    costs = worth_of(card).costs
    if costs:
        rest = list(table.me.hand)
        rest.remove(held)
        price = sum(mind.cheapest(rest)[:costs])
        cost += (0.1 if table.spare > costs else 0.35) * price
    if held != card:
        cost += 0.5
    return worth - cost


def _better_than_none(mind: Mind, plan: str, worth: float) -> bool:
    """Whether a card is one of those that have to be played, or else a life point is lost."""
    missing = mind.table.omen.least - mind.table.cards_played
    if not 0 < missing <= len(mind.table.me.hand):
        return False
    # A drink for everybody may help enemies, as long as that is less than the life point is worth.
    return plan in HARMLESS or (plan == "party" and worth * missing > -mind.own_pain())


def stage_of(card: str) -> int:
    return worth_of(card).stage


def use_worth(mind: Mind, card: str, seat: int) -> float:
    """What it is worth to use up a card that lies in play; to 0, it stays there."""
    target = mind.table.seats[seat] if seat >= 0 else None
    return PLANS.get(worth_of(card).uses, _never)(mind, card, target) - 0.1 * worth_of(card).laid


def use_stage(card: str) -> int:
    return USE_STAGES.get(worth_of(card).uses, 9)


def snipe_worth(mind: Mind, seat: int) -> float:
    """Two BANG! cards at once (Sniper): if one alone could not be played, or would not do."""
    me, target = mind.table.me, mind.table.seats[seat]
    if target.ghost or mind.towards(seat) < FOE:
        return NEVER
    hit = mind.hurt(target) * target.is_hit("missed", 2)
    spare = me.count("bang") - (0 if mind.table.bangs_played else 1)
    return hit - (2.0 if spare >= 2 or mind.table.spare > 0 else 5.0)


def best_mark(mind: Mind) -> float:
    """A BANG! card at a card in play (Ricochet): one that is left over."""
    table = mind.table
    if not table.bangs_played and table.me.count("bang") < 2:
        return NEVER
    marks = [(card, place.seat) for place in table.here for card in place.in_play]
    return max((mark_worth(mind, card, seat) for card, seat in marks), default=NEVER) - 1.5


def mark_worth(mind: Mind, card: str, seat: int) -> float:
    """What it is worth that somebody may lose a card in play."""
    owner = mind.table.seats[seat]
    loss = mind.loss(owner, card)
    if owner is mind.table.me or mind.towards(seat) < FRIEND:
        return -loss
    if mind.towards(seat) < FOE:
        return NEVER
    return mind.towards(seat) * loss * owner.is_hit("missed")


# -- one plan for each kind of card ----------------------------------------------------------


def _draw(mind: Mind, card: str, target: Place | None) -> float:
    # Where all other cards are in hands and in play, it would bring itself back, again and again.
    return 5.0 + worth_of(card).brings if mind.table.left else NEVER


def _store(mind: Mind, card: str, target: Place | None) -> float:
    return 3.0


def _equip(mind: Mind, card: str, target: Place | None) -> float:
    return worth_of(card).laid


def _weapon(mind: Mind, card: str, target: Place | None) -> float:
    if mind.armed:
        return NEVER
    bangs = mind.table.me.count("bang")
    better = mind.weapon_worth(card, bangs) - mind.weapon_now(bangs)
    return 1.0 + better if better > 0.02 else NEVER


def _heal(mind: Mind, card: str, target: Place | None) -> float:
    me = mind.table.me
    if me.life >= me.max_life or not mind.table.beers_work:
        return NEVER
    return mind.own_pain()


def _drink(mind: Mind, card: str, target: Place | None) -> float:
    """Life points of one's own, also when Beer no longer helps."""
    me = mind.table.me
    missing = min(worth_of(card).brings, me.max_life - me.life)
    return mind.own_pain() * (1 + 0.4 * (missing - 1)) if missing > 0 else NEVER


def _treat(mind: Mind, card: str, target: Place | None) -> float:
    """A life point for somebody: oneself, or a friend who needs it."""
    if target is None or target.life >= target.max_life:
        return NEVER
    if target is mind.table.me:
        return mind.own_pain()
    return -mind.hurt(target) - 1.0 if mind.towards(target.seat) < FRIEND else NEVER


def _brawl(mind: Mind, card: str, target: Place | None) -> float:
    """Everybody else loses a card of one's choice."""
    worth = -1.0
    for other in mind.table.others:
        stance = mind.towards(other.seat)
        dearest = max((mind.loss(other, each) for each in other.in_play), default=0.0)
        least = min((mind.loss(other, each) for each in other.in_play), default=HIDDEN_CARD)
        hidden = mind.hidden_loss(other)
        if other.cards or other.in_play:
            worth += 0.5 * stance * (max(dearest, hidden) if stance > 0 else min(least, hidden))
    return worth


def _party(mind: Mind, card: str, target: Place | None) -> float:
    me = mind.table.me
    worth = mind.own_pain() if me.life < me.max_life else 0.0
    for other in mind.table.others:
        if other.life < other.max_life:
            worth -= mind.hurt(other)
    return worth - 1.0


def _rob(mind: Mind, card: str, target: Place | None) -> float:
    if target is None:
        return NEVER
    gain = 1.5 * worth_of(card).brings
    relief = max((-mind.loss(target, each) for each in target.in_play), default=0.0)
    if target is mind.table.me:
        return relief
    stance = mind.towards(target.seat)
    if stance < FRIEND:
        return -stance * relief if relief > 0 else NEVER
    if stance < FOE:
        return NEVER
    worst = max((mind.loss(target, each) for each in target.in_play), default=0.0)
    return stance * max(worst, mind.hidden_loss(target)) + gain - revenge(mind, target)


def revenge(mind: Mind, target: Place) -> float:
    """What it costs to take a card from somebody who shoots at whoever does."""
    if not target.knack.avenges:
        return 0.0
    return mind.own_pain() * mind.table.me.is_hit("missed")


def _jail(mind: Mind, card: str, target: Place | None) -> float:
    if target is None or mind.towards(target.seat) < FOE:
        return NEVER
    omen = mind.table.omen_for(target)
    stays = 0.0 if omen.idle_cards else (1 - omen.hearts) / (1 - HEARTS)
    whole = 3.0 + 0.4 * target.cards + 0.3 * len(target.in_play)
    return mind.towards(target.seat) * whole * stays


def _shot(mind: Mind, card: str, target: Place | None) -> float:
    if target is None or target.ghost or mind.towards(target.seat) < FOE:
        return NEVER
    needed = mind.table.me.knack.needs if card == "bang" else 1
    return mind.hurt(target) * target.is_hit(worth_of(card).stops, needed) + 0.3


def _storm(mind: Mind, card: str, target: Place | None) -> float:
    stops = worth_of(card).stops
    worth = sum(mind.hurt(other) * other.is_hit(stops) for other in mind.table.others)
    return worth - 0.5


def _duel(mind: Mind, card: str, target: Place | None) -> float:
    if target is None or target.ghost or mind.towards(target.seat) < FOE:
        return NEVER
    stops = worth_of(card).stops
    bangs = 0 if mind.table.omen.no_bangs else mind.table.me.count(stops)
    if mind.table.omen.bangs_miss and card in mind.table.me.hand:
        bangs -= 1  # then any other card answers, and this one is gone
    won = target.has_fewer(stops, bangs + 1)
    if bangs == 0 and won < 1 and not mind.table.me.ghost:  # who has no life risks none
        return NEVER
    spent = 0.3 * min(bangs, target.cards)
    return won * mind.hurt(target) - (1 - won) * mind.own_pain() - spent


def _dynamite(mind: Mind, card: str, target: Place | None) -> float:
    """It lies before oneself first and then goes round to the left."""
    me = mind.table.me
    explodes = mind.table.coming.explodes  # of the event card that is there by then
    burning, worth = 1 - explodes, 0.0
    for other in mind.table.from_my_left():
        kills = 2.0 if other.life <= 3 else 1.0
        worth += burning * explodes * mind.towards(other.seat) * kills * 10
        burning *= 1 - explodes
    return worth - explodes * 15 * (3.0 if me.life <= 3 else 1.0)


def _bomb(mind: Mind, card: str, target: Place | None) -> float:
    """It costs whoever is left with it two life points, and can be handed back."""
    if target is None or target.ghost or mind.towards(target.seat) < FOE:
        return NEVER
    return mind.hurt(target)


def _haunt(mind: Mind, card: str, target: Place | None) -> float:
    """Somebody who is out comes back: a friend whose role everybody knows by now."""
    if target is None or target.here or target.role is None:
        return NEVER
    law = ("sheriff", "deputy")
    mine, theirs = mind.table.role, target.side or target.role
    friend = theirs in law if mine in law else theirs == mine == "outlaw"
    return 4.0 if friend else NEVER


def _again(mind: Mind, card: str, target: Place | None) -> float:
    """One BANG! card more: worth its token once one was fired and another is in hand."""
    table = mind.table
    return 2.5 if table.bangs_played and table.me.count("bang") else NEVER


def _tower(mind: Mind, card: str, target: Place | None) -> float:
    """Seeing far helps who holds a shot and sees no enemy near enough."""
    table = mind.table
    if table.bangs_played or not table.me.count("bang") or table.omen.no_bangs:
        return NEVER
    foes = [other for other in table.others if mind.towards(other.seat) >= FOE]
    return 1.5 if foes and all(other.distance > table.me.reach for other in foes) else NEVER


def _never(mind: Mind, card: str, target: Place | None) -> float:
    return NEVER


def _unknown(mind: Mind, card: str, target: Place | None) -> float:
    """A card never heard of: better at an enemy, or before it must be discarded."""
    if target is not None and target is not mind.table.me:
        return 1.0 if mind.towards(target.seat) > 2 * FOE else NEVER
    return 0.5 if mind.table.spare > 0 else NEVER


PLANS: dict[str, Callable[[Mind, str, Place | None], float]] = {
    "draw": _draw,
    "store": _store,
    "equip": _equip,
    "weapon": _weapon,
    "heal": _heal,
    "drink": _drink,
    "treat": _treat,
    "brawl": _brawl,
    "party": _party,
    "rob": _rob,
    "jail": _jail,
    "shot": _shot,
    "storm": _storm,
    "duel": _duel,
    "dynamite": _dynamite,
    "bomb": _bomb,
    "again": _again,
    "haunt": _haunt,
    "keep": _never,
    "tower": _tower,
}


def trade_worth(mind: Mind, *, own_turn: bool = True) -> float:
    """Giving cards for a life point (Sid Ketchum): when life matters and cards are spare.

    The last life point is no reason to hurry: a lethal wound asks for a rescue of its own.
    """
    me = mind.table.me
    if not me.knack.trades or me.life >= me.max_life:
        return NEVER
    price = sum(mind.cheapest(me.hand)[: me.knack.trades])
    if own_turn and mind.table.spare > 0:
        price *= 0.4
    return 2.7 + 5.4 / max(2, me.life) - price
