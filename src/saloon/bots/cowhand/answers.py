"""Answers to what others and the rules ask: one function for each kind of question.

Each gives every option a worth; the best is chosen.
"""

from __future__ import annotations

from collections.abc import Callable

from saloon.bots.cowhand.eldorado import OFFERS, dough, event_card_worth, lifetime
from saloon.bots.cowhand.gold import USES, effect_worth, gold_worth, price_on, treat
from saloon.bots.cowhand.mind import FOE, FRIEND, Mind
from saloon.bots.cowhand.plays import (
    TRADE_STAGE,
    best_mark,
    mark_worth,
    play_worth,
    snipe_worth,
    stage_of,
    trade_worth,
    use_stage,
    use_worth,
)
from saloon.bots.cowhand.shadows import SHADOW_ANSWERS, SHOOTERS, backfire_worth, shooter_worth
from saloon.bots.cowhand.show import SHOW_ANSWERS, SHOW_USES
from saloon.bots.cowhand.table import card_id
from saloon.bots.cowhand.tokens import ABILITIES, TOKEN_ANSWERS
from saloon.bots.cowhand.train import ASKED, RIDES, ride_worth, train_answer
from saloon.bots.cowhand.values import (
    CHARACTERS,
    FREE_ANSWERS,
    HIDDEN_CARD,
    PLAIN,
    PLAYS_AS,
    SHIELDS,
    TRADES,
    worth_of,
)
from saloon.bots.cowhand.words import Words
from saloon.bots.faces import printed
from saloon.kernel.decision import Option


def is_trade(option: Option) -> bool:
    """Whether an option gives cards for a life point."""
    return option.verb == "use" and option.detail in TRADES


LAST_SHOTS = 13
"""Where in a turn BANG! cards are fired that are left over."""
Worth = tuple[float, ...] | float
NOTHING = 0.0
REFUSED = -100.0


def play(mind: Mind, said: Words) -> tuple[float, float]:
    """What is worth nothing is not done; the rest is done in the order of the stages."""
    if said.verb == "play":
        card = said.stands_for or said.card
        worth, stage = play_worth(mind, said.card, card, said.option.seat), stage_of(card)
    elif is_trade(said.option):
        worth, stage = trade_worth(mind), TRADE_STAGE
    elif said.name in PLAYS_AS:
        card = PLAYS_AS[said.name]
        worth, stage = play_worth(mind, said.card, card, said.option.seat), stage_of(card)
    elif said.name in SHOOTERS:
        worth, stage = shooter_worth(mind, said), SHOOTERS[said.name]
    elif said.name in ABILITIES:
        worth, stage = ABILITIES[said.name](mind, said.option, said.face), LAST_SHOTS
    elif said.name in SHOW_USES:
        worth, stage = SHOW_USES[said.name](mind, said.option, said.card)
    elif said.name == "ricochet":
        worth, stage = best_mark(mind), LAST_SHOTS
    elif said.name == "sniper":
        worth, stage = snipe_worth(mind, said.option.seat), LAST_SHOTS
    elif said.verb == "use" and said.name in OFFERS:
        worth, stage = event_card_worth(mind, said)
    elif said.verb == "use" and said.name in RIDES:
        worth, stage = ride_worth(mind, said)
    elif said.verb == "use" and said.name in USES:
        worth, stage = gold_worth(mind, said)
    elif said.verb == "use" and said.option.slot >= 0:
        worth, stage = use_worth(mind, said.card, said.option.seat), use_stage(said.card)
    elif said.verb == "end":
        return (-50.0, 0.0)
    else:
        worth, stage = -2.0, 0  # where something has to be played, that comes before the unknown
    return (-float(stage), worth) if worth > 0 else (REFUSED, worth)


def shot(mind: Mind, said: Words) -> float:
    """A Barrel costs nothing and comes first, then what lies in play, then a Missed! from hand.

    Nothing is spent that cannot be enough.
    """
    me = mind.table.me
    answers = me.count("missed") + me.shields
    if said.verb == "use" and said.card in SHIELDS:
        return 20.0 + worth_of(said.card).laid if answers >= mind.amount else -1.0
    if said.verb == "use" and said.second:
        return mind.own_pain() - mind.price(said.second)
    if said.verb == "use" and (said.option.slot >= 0 or said.name in FREE_ANSWERS):
        return 50.0
    if said.verb == "miss":
        enough = answers >= mind.amount or (me.knack.refills and me.cards == 1)
        struck = backfire_worth(mind, said.card)
        return 10.0 - mind.hold(said.card, me.hand) + struck if enough else -1.0
    return _otherwise(mind, said)


def defend(mind: Mind, said: Words) -> float:
    """A card in play is at stake: nothing is spent on it that is worth as much."""
    loss = mind.loss(mind.table.me, mind.about)
    if loss <= 0:
        return _otherwise(mind, said)
    if said.verb == "miss":
        return loss - mind.hold(said.card, mind.table.me.hand)
    if said.verb == "use" and said.card in SHIELDS:
        return loss - worth_of(said.card).laid
    return shot(mind, said)


def aim(mind: Mind, said: Words) -> float:
    """A card in play to shoot at: what hurts an enemy, or rids a friend of a burden."""
    return mark_worth(mind, said.card, said.option.seat)


def bang(mind: Mind, said: Words) -> float:
    """Indians! and Duels: a BANG! for a life point, unless the Duel is lost anyway."""
    me = mind.table.me
    if said.verb not in ("discard", "use"):
        return _otherwise(mind, said)
    given = said.second if said.verb == "use" and said.second else said.face
    worth = mind.own_pain() - mind.price(given) / 2
    if worth_of(mind.about).plan == "duel" and mind.by >= 0:
        rival = mind.table.seats[mind.by]
        if mind.towards(mind.by) < FRIEND and me.life > 1:
            return -1.0 if mind.towards(mind.by) < 3 * FRIEND else worth - 4.0
        won = rival.has_fewer("bang", me.count("bang"))
        return won * (worth + mind.hurt(rival)) - (1 - won) * 2.0 + (2.0 if me.life == 1 else 0.0)
    return worth


def rescue(mind: Mind, said: Words) -> float:
    """Anything to stay alive: a Beer before two other cards; no more than it takes."""
    if mind.amount <= 0:
        return NOTHING if said.verb == "pass" else REFUSED
    return {"rescue": 2.0, "use": 1.0}.get(said.verb, NOTHING)


def give_up(mind: Mind, said: Words) -> float:
    """A card has to go: the least valuable."""
    if said.verb == "use":
        return 5.0 if is_trade(said.option) and trade_worth(mind) > 0 else REFUSED
    return -mind.hold(said.card, mind.table.me.hand)


def gain(mind: Mind, said: Words) -> float:
    """A card to take: the most valuable, as if it were already in hand."""
    return mind.hold(said.card, [*mind.table.me.hand, said.card])


def which(mind: Mind, said: Words) -> float:
    """A card of somebody to take or discard: an enemy's best, a friend's burden."""
    owner = mind.table.seats[mind.by]
    loss = mind.loss(owner, said.card) if said.verb == "card" else mind.hidden_loss(owner)
    kind = owner is mind.table.me or mind.towards(owner.seat) < FRIEND
    return -loss if kind else loss


def first_card(mind: Mind, said: Words) -> float:
    """From the deck, the pile or another hand."""
    if said.verb == "pile":
        return mind.hold(said.card, [*mind.table.me.hand, said.card])
    if said.verb == "rob":
        stance = mind.towards(said.option.seat)
        owner = mind.table.seats[said.option.seat]
        return HIDDEN_CARD + stance * mind.hidden_loss(owner) if stance > FOE else NOTHING
    return HIDDEN_CARD + 0.1


def draw(mind: Mind, said: Words) -> float:
    return 1.0 if said.verb == "draw" else _otherwise(mind, said)


def count(mind: Mind, said: Words) -> float:
    """Which turned card counts: hearts are good for everything, a low spade is bad."""
    rank, suit = said.piece[:-1], said.piece[-1:]
    if suit == "h":
        return 1.0
    return -1.0 if suit == "s" and rank in "23456789" else NOTHING


def top(mind: Mind, said: Words) -> float:
    """Somebody may pick it up again: let it be a poor one."""
    return -worth_of(said.card).hold


def character(mind: Mind, said: Words) -> float:
    return CHARACTERS.get(said.piece, PLAIN).rank


def lose(mind: Mind, said: Words) -> float:
    """A card in play has to go: a burden, or the least useful."""
    return -mind.loss(mind.table.me, said.card)


def suit(mind: Mind, said: Words) -> float:
    """Only cards of one suit can be played: the one that has the most to play."""
    fitting = [card_id(face) for face in mind.table.faces if printed(face).endswith(said.name)]
    return sum(worth_of(card).hold for card in fitting if worth_of(card).plan)


def identity(mind: Mind, said: Words) -> float:
    """Another character with 2 life points: a gift to who has fewer."""
    if said.verb == "keep":
        return NOTHING
    better = character(mind, said) - mind.table.me.knack.rank
    return better if said.verb == "borrow" else better + 3.0 * (2 - mind.table.me.life)


def give_life(mind: Mind, said: Words) -> float:
    """A life point for somebody else: only for a friend at the last one, from plenty."""
    if said.verb != "give-life":
        return NOTHING
    friend = mind.table.seats[said.option.seat]
    near_death = friend.life == 1 and mind.table.me.life >= 3
    if not near_death or mind.towards(friend.seat) > 2 * FRIEND:
        return REFUSED
    return -mind.hurt(friend) - mind.own_pain()


def skip_draw(mind: Mind, said: Words) -> float:
    """A life point instead of two cards."""
    return mind.own_pain() if said.verb == "drink" else 2 * HIDDEN_CARD


def guess(mind: Mind, said: Words) -> float:
    """Guessing on costs nothing."""
    return 1.0 if said.verb == "guess" else NOTHING


def exchange(mind: Mind, said: Words) -> float:
    """What is worth much less than an unknown card goes."""
    if said.verb != "discard":
        return _otherwise(mind, said)
    return 0.5 * HIDDEN_CARD - mind.hold(said.card, mind.table.me.hand)


def use_as(mind: Mind, said: Words) -> float:
    """One of several effects, at somebody (Bottle, Pardner)."""
    seat = said.option.seat
    target = mind.table.seats[seat] if seat >= 0 else mind.table.me
    return effect_worth(mind, said.stands_for, target)


def whom(mind: Mind, said: Words) -> float:
    """A drink for a friend, a price on the head of an enemy."""
    place = mind.table.seats[said.option.seat]
    return price_on(mind, place) if mind.about == "wanted" else treat(mind, place)


def another_turn(mind: Mind, said: Words) -> float:
    return 1.0 if said.verb == "another-turn" else NOTHING


def default(mind: Mind, said: Words) -> float:
    """An unknown question: pass if that is possible, else the first option."""
    return 1.0 if said.verb == "pass" else NOTHING


def _otherwise(mind: Mind, said: Words) -> float:
    """Passing is worth nothing; what is unknown, less."""
    return NOTHING if said.verb in ("pass", "end") else REFUSED


ANSWERS: dict[str, Callable[[Mind, Words], Worth]] = {
    "play": play,
    "shot": shot,
    "bang": bang,
    "rescue": rescue,
    "cost": give_up,
    "excess": give_up,
    "put-back": give_up,
    "gift": give_up,
    "store": gain,
    "which": which,
    "first-card": first_card,
    "draw": draw,
    "count": count,
    "top": top,
    "character": character,
    "give-up": lose,
    "suit": suit,
    "identity": identity,
    "defend": defend,
    "aim": aim,
    "roulette": shot,
    "give-life": give_life,
    "skip-draw": skip_draw,
    "guess": guess,
    "exchange": exchange,
    "tornado": give_up,
    "forced-discard": give_up,
    "use-as": use_as,
    "whom": whom,
    "another-turn": another_turn,
    "dough": dough,
    "collect": gain,
    "share": gain,
    "lifetime": lifetime,
    **dict.fromkeys(ASKED, train_answer),
    **SHADOW_ANSWERS,
    **SHOW_ANSWERS,
    **TOKEN_ANSWERS,
}
TIES = frozenset({"play", "first-card", "which", "guess", "aim", "use-as", "whom"})
"""Questions about players: among equals the cowhand tosses a coin."""
COSTS = frozenset(
    (
        *("cost", "excess", "put-back", "gift", "forced-discard"),
        *("bandidos", "bandidos-life", "poker", "tornado"),
    )
)
"""Questions that take cards: what goes for a life point is not lost to them."""


def weigh(kind: str, mind: Mind, said: Words) -> Worth:
    """What an answer is worth. What can be done at any time is no answer to most questions."""
    if is_trade(said.option) and kind not in ("play", "rescue"):
        return give_up(mind, said) if kind in COSTS else REFUSED
    return ANSWERS.get(kind, default)(mind, said)
