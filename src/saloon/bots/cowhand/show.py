"""What Wild West Show offers and asks: whom to move, whom to command, what to repeat."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from saloon.bots.cowhand.mind import FOE, FRIEND, Mind
from saloon.bots.cowhand.plays import NEVER, PLANS
from saloon.bots.cowhand.table import card_id
from saloon.bots.cowhand.values import CHARACTERS, HIDDEN_CARD, SHARE, worth_of
from saloon.bots.cowhand.words import Words
from saloon.kernel.decision import Option

EARLY, LATE = 4, 14
SKIPPED = 5.0
"""What a turn is worth that an enemy does not have."""
COMMAND = 1.5
"""What it is worth to see a card or a hand go that one could not reach."""
EVEN = 10.6
"""What two characters drawn by chance are worth together."""
HARMS = ("shot", "duel", "storm", "jail")


# -- in one's own turn -------------------------------------------------------------------------


def _move(mind: Mind, option: Option, held: str) -> tuple[float, int]:
    """Lady Rosa: an enemy on the right loses a turn, a friend keeps it."""
    towards = mind.towards(option.seat)
    return (SKIPPED * towards if towards >= FOE else NEVER), LATE


def _command(mind: Mind, option: Option, held: str) -> tuple[float, int]:
    """Dorothy Rage: an enemy with cards wastes one, or shows them."""
    towards = mind.towards(option.seat)
    place = mind.table.seats[option.seat]
    known = 1.0 if "bang" in place.hand else 0.0
    return (towards * (COMMAND + known + 0.2 * place.cards) if towards >= FOE else NEVER), EARLY


def _exchange(mind: Mind, option: Option, held: str) -> tuple[float, int]:
    """Flint Westwood: the worst card for two of an enemy with a full hand."""
    place = mind.table.seats[option.seat]
    if mind.towards(option.seat) < FRIEND:
        return NEVER, EARLY
    gained = HIDDEN_CARD * min(2, place.cards) * (1.0 + max(0.0, mind.towards(option.seat)))
    return gained - mind.hold(held, mind.table.me.hand), EARLY


def _repeat(mind: Mind, option: Option, held: str) -> tuple[float, int]:
    """Lee Van Kliff: what has just been played lies on the pile."""
    table = mind.table
    if not table.pile:
        return NEVER, LATE
    card = card_id(table.pile[-1])
    target = table.seats[option.seat] if option.seat >= 0 else None
    plan = PLANS.get(worth_of(card).plan)
    worth = NEVER if plan is None else plan(mind, card, target)
    cost = 0.0 if table.spare > 0 else 0.3 * mind.hold(held, table.me.hand)
    return worth - cost, EARLY


SHOW_USES: Mapping[str, Callable[[Mind, Option, str], tuple[float, int]]] = {
    "lady-rosa-of-texas": _move,
    "dorothy-rage": _command,
    "flint-westwood": _exchange,
    "lee-van-kliff": _repeat,
}


# -- questions ---------------------------------------------------------------------------------


def _name(mind: Mind, said: Words) -> float:
    """A card the other one is known to hold, else one that is in many hands and does harm."""
    card = said.stands_for
    forced = mind.table.seats[mind.by]
    held = SHARE.get(card, 0.01) if forced.cards > len(forced.hand) else 0.0
    if card in forced.hand:
        held = 1.0
    plan = worth_of(card).plan
    if plan in HARMS:
        return held * (3.0 if _harms(mind, card, plan) else 0.1)
    return held * (0.5 if plan in ("draw", "heal") else 1.0)


def _harms(mind: Mind, card: str, plan: str) -> bool:
    """Whether it would strike an enemy, and not oneself or a friend for want of one."""
    table, forced = mind.table, mind.table.seats[mind.by]
    if card == "bang" and mind.towards(mind.by) >= FOE and not forced.ghost:
        return True  # it can be fired at oneself
    struck = [each for each in table.others if each is not forced and not each.ghost]
    if plan == "storm":
        return sum([mind.hurt(each) for each in struck], 0.0) > mind.own_pain()
    if plan == "shot":
        struck = [each for each in struck if table.reaches(forced, each)]
    return any(mind.towards(each.seat) >= FOE for each in struck)


def _at(mind: Mind, said: Words) -> float:
    """The worst enemy; oneself never, unless it does one good."""
    place = mind.table.seats[said.option.seat]
    harm = -mind.own_pain() if place is mind.table.me else mind.hurt(place)
    if worth_of(mind.about).plan != "treat":
        return harm
    return -harm if place.life < place.max_life else 0.0


def _cheapest(mind: Mind, said: Words) -> float:
    return -mind.hold(said.card, mind.table.me.hand)


def _pair(mind: Mind, said: Words) -> float:
    """Two characters below what chance would bring are exchanged."""
    if said.option.verb != "redraw":
        return 0.0
    ranks = [CHARACTERS[name].rank for name in mind.table.abilities[1:] if name in CHARACTERS]
    return EVEN - sum(ranks, 0.0)


SHOW_ANSWERS: Mapping[str, Callable[[Mind, Words], float]] = {
    "name": _name,
    "name-target": _at,
    "obey": _cheapest,
    "tribute": _cheapest,
    "pair": _pair,
}
