"""Load tokens (Armed & Dangerous): where to put them, and what to pay them for."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from saloon.bots.cowhand.mind import FOE, FRIEND, Mind
from saloon.bots.cowhand.plays import NEVER, PLANS, revenge
from saloon.bots.cowhand.table import Place, card_id
from saloon.bots.cowhand.values import HIDDEN_CARD, worth_of
from saloon.bots.cowhand.words import Words
from saloon.bots.faces import printed
from saloon.kernel.decision import Option

BURDEN = 0.0
MOST = 4
"""On one card or character."""
TOKEN = 0.8
"""What a token is worth."""
LAST_TOKEN = 1.5
"""What the one is worth without which a weapon is discarded."""


def good(card: str) -> bool:
    """Whether it is glad news that something lies in front of one: a Bomb is none."""
    return worth_of(card).laid > BURDEN


def purse(mind: Mind) -> int:
    """The tokens that can be paid without coming to harm: those of a Bomb are not among them."""
    table = mind.table
    return table.tokens[table.me.seat] + sum(
        [table.loads.get(face, 0) for face in table.me.laid if good(card_id(face))]
    )


def _load(mind: Mind, said: Words) -> float:
    """The better a card, the rather it is loaded; what lies on the character pays for anything."""
    if said.verb != "load":
        return 0.0
    if not said.card:
        return 2.0
    return worth_of(said.card).laid if good(said.card) else NEVER


def _pay(mind: Mind, said: Words) -> float:
    """First from the character, last from what is good in play, and never from a Bomb."""
    if not said.card:
        return 10.0
    return -worth_of(said.card).laid if good(said.card) else -50.0


def _afford(mind: Mind, said: Words) -> float:
    """Something welcome that costs tokens."""
    if said.verb != "use":
        return 0.0
    return 1.0 if purse(mind) >= mind.amount else NEVER


# -- a token for a stronger BANG! ----------------------------------------------------------------


def _hush(mind: Mind, target: Place) -> float:
    """Big Fifty: nothing that lies there or that they can do saves or repays them."""
    safer = target.is_hit("missed", bare=True) - target.is_hit("missed")
    return mind.hurt(target) * safer + mind.towards(target.seat) * target.knack.repaid


def _empty(mind: Mind, target: Place) -> float:
    """Buntline Special: who answers gives another card."""
    answers = 1 - target.is_hit("missed")
    return mind.towards(target.seat) * HIDDEN_CARD * answers if target.cards > 1 else 0.0


def _certain(mind: Mind, target: Place) -> float:
    """Double Barrel: no answer helps."""
    return mind.hurt(target) * (1 - target.is_hit("missed"))


def _again(mind: Mind, target: Place) -> float:
    """Thunderer: the card comes back."""
    return worth_of("bang").hold


GAINS: dict[str, Callable[[Mind, Place], float]] = {
    "big-fifty": _hush,
    "buntline-special": _empty,
    "double-barrel": _certain,
    "thunderer": _again,
}


def _load_shot(mind: Mind, said: Words) -> float:
    """Whoever is shot at is worth a token, if it is an enemy and the token can change anything."""
    if said.verb != "use":
        return 0.0
    if mind.by < 0 or mind.towards(mind.by) < FOE or mind.about not in GAINS:
        return NEVER
    weapon = next((face for face in mind.table.me.laid if card_id(face) == mind.about), "")
    cost = TOKEN if mind.table.loads.get(weapon, 0) > 1 else LAST_TOKEN
    return GAINS[mind.about](mind, mind.table.seats[mind.by]) - cost


# -- upgrades ------------------------------------------------------------------------------------


def _upgrade(mind: Mind, said: Words) -> float:
    """Another target has to be an enemy; life points have to be missing; the rest is welcome."""
    if said.verb != "upgrade":
        return 0.0
    if purse(mind) < mind.amount:
        return NEVER  # the rest would come from a Bomb
    worth = worth_of(mind.about)
    if said.option.seat >= 0:
        target = mind.table.seats[said.option.seat]
        return mind.hurt(target) * target.is_hit(worth.stops) - TOKEN if target.life else NEVER
    if worth.plan == "drink":
        me = mind.table.me
        regained = worth.brings + mind.paid // mind.amount
        return 1.0 if me.max_life - me.life > regained else NEVER
    return 1.0


def _hand_on(mind: Mind, said: Words) -> float:
    """A Bomb goes to the worst enemy."""
    return mind.towards(said.option.seat)


# -- abilities -----------------------------------------------------------------------------------


def _mexicali(mind: Mind, option: Option, face: str) -> float:
    target = mind.table.seats[option.seat]
    if target.ghost or mind.towards(option.seat) < FOE or purse(mind) < 2:
        return NEVER
    return mind.hurt(target) * target.is_hit("missed") - TOKEN


def _frankie(mind: Mind, option: Option, face: str) -> float:
    """A token from an enemy; the last one of a Bomb that lies in front of one is the best."""
    owner = _owner(mind, option, face)
    if owner is None or owner is mind.table.me or mind.towards(owner.seat) <= FRIEND:
        return NEVER
    last = mind.table.loads.get(face, 0) == 1
    if not face:
        return 1.0
    if good(card_id(face)):
        return 1.0 + (mind.towards(owner.seat) * worth_of(card_id(face)).laid if last else 0.0)
    return 2 * mind.hurt(owner) if last else 0.5


def _owner(mind: Mind, option: Option, face: str) -> Place | None:
    if not face:
        return mind.table.seats[option.seat]
    return next((place for place in mind.table.here if face in place.laid), None)


def _ringo(mind: Mind, option: Option, face: str) -> float:
    laid = worth_of(card_id(face)).laid
    return 0.5 + 0.1 * laid if laid > BURDEN else NEVER


def _bass(mind: Mind, option: Option, face: str) -> float:
    """Two tokens for a card: the cheapest, and gladly one that cannot be kept."""
    table = mind.table
    share = 0.3 if table.spare > 0 else 1.0
    return 2 * TOKEN - share * mind.hold(card_id(face), table.me.hand)


ABILITIES: dict[str, Callable[[Mind, Option, str], float]] = {
    "mexicali-kid": _mexicali,
    "frankie-canton": _frankie,
    "red-ringo": _ringo,
    "bass-greeves": _bass,
}
"""What using an ability about tokens is worth; to 0, it is not used."""


# -- a draw! that can be made again (Tumbleweed) ------------------------------------------------

STAKE = 5.0
"""What the outcome of a draw! is worth to whom it is made for."""
GOOD_SUITS = {
    "barrel": "h",
    "jourdonnais": "h",
    "jail": "h",
    "bomb": "hd",
    "don-bell": "hd",
    "julie-cutter": "hd",
    "rattlesnake": "hdc",
    "teren-kill": "hdc",
    "colorado-bill": "s",
}
"""By what a draw! is for: the suits that whoever makes it wishes for."""


def _check_again(mind: Mind, said: Words) -> float:
    """Another card for oneself and friends who failed, and for enemies who did not."""
    if said.verb != "use":
        return 0.0
    if mind.about not in GOOD_SUITS or not mind.table.turned:
        return NEVER
    suits = GOOD_SUITS[mind.about]
    chance = len(suits) / 4
    change = -(1 - chance) if printed(mind.table.turned[-1])[-1] in suits else chance
    wish = 1.0 if mind.by == mind.table.me.seat else -mind.towards(mind.by)
    return wish * change * STAKE - TOKEN


TOKEN_ANSWERS: Mapping[str, Callable[[Mind, Words], float]] = {
    "load": _load,
    "pay": _pay,
    "load-shot": _load_shot,
    "upgrade": _upgrade,
    "preach": _afford,
    "pass-on": _hand_on,
    "check": _check_again,
}


# -- plans ---------------------------------------------------------------------------------------


def _reload(mind: Mind, card: str, target: Place | None) -> float:
    """Three tokens, as far as there is room."""
    table = mind.table
    filled = [table.loads.get(face, 0) for face in table.me.laid if face in table.loads]
    room = sum([MOST - each for each in (*filled, table.tokens[table.me.seat])])
    return TOKEN * min(3, room) if room else NEVER


def _rust(mind: Mind, card: str, target: Place | None) -> float:
    """A token from everything the others have; as many as there is room for are one's own."""
    table = mind.table
    worth, taken = 0.0, 0
    for other in table.others:
        lying = [face for face in other.laid if face in table.loads]
        bombs = len([face for face in lying if not good(card_id(face))])
        rusting = len(lying) + (1 if table.tokens[other.seat] else 0)
        worth += TOKEN * mind.towards(other.seat) * (rusting - bombs)
        taken += rusting
    worth += TOKEN * min(taken, MOST - table.tokens[table.me.seat])
    return worth if taken else NEVER


def _pick(mind: Mind, card: str, target: Place | None) -> float:
    """A card from a hand, and nothing else."""
    if target is None or mind.towards(target.seat) < FOE:
        return NEVER
    gain = 1.5 * worth_of(card).brings - revenge(mind, target)
    return mind.towards(target.seat) * mind.hidden_loss(target) + gain


def _strip(mind: Mind, card: str, target: Place | None) -> float:
    """A card in play, and nothing else: an enemy's best, or a burden of one's own side."""
    if target is None:
        return NEVER
    losses = [mind.loss(target, each) for each in target.in_play]
    if target is mind.table.me or mind.towards(target.seat) < FRIEND:
        kind = 1.0 if target is mind.table.me else -mind.towards(target.seat)
        return kind * max([-loss for loss in losses], default=NEVER)
    if mind.towards(target.seat) < FOE:
        return NEVER
    return mind.towards(target.seat) * max(losses, default=NEVER) - revenge(mind, target)


PLANS.update({"reload": _reload, "rust": _rust, "pick": _pick, "strip": _strip})
