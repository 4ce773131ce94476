"""What gold is worth to the cowhand: buying, forcing, selling Beer, and what equipment can do."""

from __future__ import annotations

from collections.abc import Callable

from saloon.bots.cowhand.mind import FOE, FRIEND, Mind
from saloon.bots.cowhand.plays import NEVER, PLANS
from saloon.bots.cowhand.table import Place
from saloon.bots.cowhand.values import HIDDEN_CARD, worth_of
from saloon.bots.cowhand.words import Words

EQUIPMENT: dict[str, tuple[int, float]] = {
    "boots": (3, 5.0),
    "bottle": (2, 3.0),
    "calumet": (3, 4.5),
    "gold-pan": (3, 4.6),
    "gold-rush-equipment": (5, 8.0),
    "gun-belt": (2, 2.0),
    "horseshoe": (2, 2.2),
    "lucky-charm": (3, 4.4),
    "pardner": (2, 3.0),
    "pickaxe": (4, 9.0),
    "rhum": (3, 5.0),
    "rucksack": (3, 5.5),
    "shot": (1, 4.0),
    "union-pacific": (4, 6.5),
    "wanted": (2, 2.5),
}
"""Prices, and what a piece is worth to whoever has it, before looking at the table."""
UNHEARD = (3, 3.0)
"""The same of a piece never heard of."""
STAYS = frozenset(
    ("boots", "calumet", "gold-pan", "gun-belt", "horseshoe", "lucky-charm", "pickaxe", "rucksack")
)
"""Pieces that lie in front of whoever buys them: lost on who is back for a turn only."""
NUGGET = 1.2
"""What a nugget is worth that is kept for later."""
SUITS = 2.7
"""How many different suits four cards have on average."""
FIRST, DRINKS, LATER, LAST = 2, 4, 10, 30
"""Where in a turn gold is spent: for what helps at once, for what Beer has not healed, for a shot,
for what ends the turn."""


def gold_worth(mind: Mind, said: Words) -> tuple[float, int]:
    """What it is worth to spend or make gold like this, and when in a turn to do it."""
    if said.name == "gold-rush":
        return WAYS[said.how](mind, said.piece, said.option.seat)
    return USES[said.name](mind, said.option.seat)


def _buy(mind: Mind, piece: str, seat: int) -> tuple[float, int]:
    """Gold that is needed for something better is not spent."""
    worth, stage = _value(mind, piece)
    purse = mind.table.me.nuggets
    left = purse - _price(mind, piece)
    for other in mind.table.shop:
        # A discount would be gone by then.
        dearer = left < EQUIPMENT.get(other, UNHEARD)[0]
        if dearer and _price(mind, other) <= purse and _value(mind, other)[0] > worth:
            return NEVER, stage
    return worth, stage


def _price(mind: Mind, piece: str) -> int:
    """What a piece costs now."""
    saved = 0 if mind.bought else mind.table.me.knack.saves
    return max(EQUIPMENT.get(piece, UNHEARD)[0] - saved, 0)


def _value(mind: Mind, piece: str) -> tuple[float, int]:
    """What a piece is worth beyond its price, and when in a turn to buy it."""
    worth, stage = EQUIPMENT.get(piece, UNHEARD)[1], FIRST
    if piece in STAYS and mind.table.me.leaves:
        return NEVER, stage
    if piece in VALUES:
        worth, stage = VALUES[piece](mind)
    return worth - NUGGET * _price(mind, piece), stage


def _force(mind: Mind, piece: str, seat: int) -> tuple[float, int]:
    """An enemy without a good piece; a friend without a price on the head."""
    price, worth = EQUIPMENT.get(piece, UNHEARD)
    stance = mind.towards(seat)
    if piece == "wanted":
        worth = -worth
    if -FOE < stance < FOE:
        return NEVER, LATER
    return stance * worth - NUGGET * (price + 1) - 1.0, LATER


def _beer(mind: Mind, piece: str, seat: int) -> tuple[float, int]:
    """One Beer is kept against the worst, as long as it would help."""
    me = mind.table.me
    helps = mind.table.beers_work and not me.ghost
    last = me.count("beer") < 2 and mind.table.spare <= 0
    if helps and (me.life < me.max_life or last):
        return NEVER, LATER
    return 0.5 * NUGGET, LATER


WAYS: dict[str, Callable[[Mind, str, int], tuple[float, int]]] = {
    "buy": _buy,
    "force": _force,
    "beer": _beer,
}


# -- what a piece is worth now, where that depends on the table --------------------------------


def _missing(mind: Mind) -> int:
    me = mind.table.me
    return 0 if me.ghost else me.max_life - me.life


def _several(mind: Mind, points: float) -> float:
    """So many life points regained, as far as they are missing."""
    points = min(points, float(_missing(mind)))
    return mind.own_pain() * (1 + 0.5 * (points - 1)) if points > 0 else NEVER


def _one_of(*cards: str) -> Callable[[Mind], tuple[float, int]]:
    def worth(mind: Mind) -> tuple[float, int]:
        best = NEVER
        for card in cards:
            for place in mind.table.here:
                best = max(best, as_card(mind, card, place))
        return best, LATER

    return worth


def as_card(mind: Mind, card: str, target: Place) -> float:
    """What the effect of a card is worth, aimed at somebody in reach."""
    me = mind.table.me
    if card == "beer":
        return mind.own_pain() if _missing(mind) else NEVER
    if card == "bang" and (target is me or target.distance > me.reach):
        return NEVER
    if card == "panic" and target is not me and target.distance > 1:
        return NEVER
    plan = PLANS.get(worth_of(card).plan)
    return NEVER if plan is None else plan(mind, card, target)


def effect_worth(mind: Mind, card: str, target: Place) -> float:
    """One of several effects that has to be chosen: in vain rather than at a friend."""
    worth = as_card(mind, card, target)
    if worth > 0 or worth_of(card).plan not in AIMED:
        return worth
    return worth + min(0.0, mind.towards(target.seat)) - (1.0 if target is mind.table.me else 0.0)


AIMED = frozenset({"shot", "duel", "rob"})


def price_on(mind: Mind, place: Place) -> float:
    """A price on the head of an enemy; not on one's own."""
    if place is mind.table.me:
        return NEVER
    return mind.towards(place.seat) * (5.0 - 0.3 * place.life)


def _wanted(mind: Mind) -> tuple[float, int]:
    foes = [place for place in mind.table.others if mind.towards(place.seat) > FOE]
    return max((3.5 - 0.3 * place.life for place in foes), default=NEVER), FIRST


def _shot(mind: Mind) -> tuple[float, int]:
    return max(treat(mind, place) for place in mind.table.here), DRINKS


def treat(mind: Mind, place: Place) -> float:
    """A life point for somebody."""
    if place.life >= place.max_life or place.ghost:
        return NEVER
    if place is mind.table.me:
        return mind.own_pain()
    # Where somebody has to drink, an enemy is the last one.
    return (
        -mind.hurt(place) - 1.0 if mind.towards(place.seat) < FRIEND else NEVER - mind.hurt(place)
    )


def _gun_belt(mind: Mind) -> tuple[float, int]:
    return 1.5 + 1.5 * max(0, mind.table.spare), FIRST


def _union_pacific(mind: Mind) -> tuple[float, int]:
    return 6.5, FIRST


def _rhum(mind: Mind) -> tuple[float, int]:
    return _several(mind, SUITS), DRINKS


def _another_turn(mind: Mind) -> tuple[float, int]:
    return 8.0 + max(0.0, _several(mind, 5.0)), LAST


VALUES: dict[str, Callable[[Mind], tuple[float, int]]] = {
    "bottle": _one_of("panic", "beer", "bang"),
    "pardner": _one_of("general-store", "duel", "cat-balou"),
    "wanted": _wanted,
    "shot": _shot,
    "gun-belt": _gun_belt,
    "union-pacific": _union_pacific,
    "rhum": _rhum,
    "gold-rush-equipment": _another_turn,
}


# -- what is used again and again --------------------------------------------------------------


def _a_card(mind: Mind, seat: int) -> tuple[float, int]:
    return HIDDEN_CARD - NUGGET, 0


def _a_life_point(mind: Mind, seat: int) -> tuple[float, int]:
    """Against a lethal loss it is used then; before that, where gold is left over."""
    left = mind.table.me.nuggets - 2
    return (mind.own_pain() - 2 * NUGGET if _missing(mind) and left >= 2 else NEVER), LAST


def _a_piece(mind: Mind, seat: int) -> tuple[float, int]:
    """Whatever lies on top of the stock: half of it stays in front of who gets it."""
    return (2.0 if mind.table.me.leaves else 4.0) - 2 * NUGGET, FIRST


def _a_bullet(mind: Mind, seat: int) -> tuple[float, int]:
    return as_card(mind, "bang", mind.table.seats[seat]) - 1.5 * NUGGET, LATER


def _nothing(mind: Mind, seat: int) -> tuple[float, int]:
    return NEVER, LATER


USES: dict[str, Callable[[Mind, int], tuple[float, int]]] = {
    "gold-rush": _nothing,
    "gold-pan": _a_card,
    "raddie-snake": _a_card,
    "rucksack": _a_life_point,
    "josh-mccloud": _a_piece,
    "jacky-murieta": _a_bullet,
}
