"""How likely a fight is to be won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import comb

from saloon.bots.drifter.atlas import in_town
from saloon.bots.drifter.table import Place, card_kind, card_value
from saloon.games.legends.catalogue import pieces

LOWEST = 2
RANKS = 13
FIGHT_VALUES: tuple[int, ...] = tuple(sorted([card.value for card in pieces().fights]))
DRAWN: Mapping[str, int] = {"bandit": 2, "guard": 3, "sheriff": 4}
GANG = 3
REACTION = "hands_up"
CARDS = pieces().poker
TRICKS = 0.08
"""How often a rival has something up the sleeve: Hands Up!, Shootout, a better weapon."""


@lru_cache(maxsize=4096)
def highest_below(value: int, drawn: int, less: int, known: tuple[int, ...] = ()) -> float:
    """The chance that the best of some fight cards, each counting `less` less, is below a value."""
    for each in known:
        if max(LOWEST, each - less) >= value:
            return 0.0
    left = [each for each in FIGHT_VALUES if each not in known]
    fine = len([each for each in left if max(LOWEST, each - less) < value])
    unseen = drawn - len(known)
    if unseen <= 0:
        return 1.0
    return comb(fine, unseen) / comb(len(left), unseen)


def own_bonus(me: Place, *, attacks: bool) -> int:
    return me.weapon_number("attack_value") if attacks else 0


def rival_malus(me: Place, space: str) -> int:
    """By how much weapon and ability lower the card against this fighter."""
    less = -me.weapon_number("opponent_value")
    if (me.has("jesse_james") or me.has("kit_carson")) and not in_town(space):
        less += 1
    return less


def virtual_odds(
    me: Place, text: str, hand: Sequence[str], opponent: str, space: str, *,
    drawn: int = 0, known: tuple[int, ...] = (),
) -> float:  # fmt: skip
    """The chance to beat a virtual opponent with one card of a hand."""
    kind, value = card_kind(text), card_value(text)
    value += own_bonus(me, attacks=opponent == "guard")
    less = rival_malus(me, space)
    numbers = CARDS[kind].numbers
    if kind == "lightning_draw":
        less -= numbers["opponent_value"]
    elif kind == "trackers_instinct" and not in_town(space):
        value += numbers["outside_towns_value"]
    if any(card_kind(each) == REACTION and each != text for each in hand):
        less -= CARDS[REACTION].numbers["opponent_value"]
    return highest_below(value, drawn or DRAWN.get(opponent, GANG), less, known)


def black_odds(me: Place, text: str, hand: Sequence[str], space: str) -> float:
    """The chance against the Man in Black, against whom every card counts 1 less."""
    kind = card_kind(text)
    value = card_value(text) - 1 + own_bonus(me, attacks=True)
    if kind == "trackers_instinct" and not in_town(space):
        value += CARDS[kind].numbers["outside_towns_value"]
    less = rival_malus(me, space)
    if any(card_kind(each) == REACTION and each != text for each in hand):
        less -= CARDS[REACTION].numbers["opponent_value"]
    return highest_below(max(LOWEST, value), GANG, less)


def best_virtual(me: Place, hand: Sequence[str], opponent: str, space: str) -> tuple[float, str]:
    """The best chance of a hand, and the lowest card that has nearly as good a one."""
    best, chosen = 0.0, ""
    for text in sorted(hand, key=card_value):
        odds = virtual_odds(me, text, hand, opponent, space)
        if odds > best + 0.04:
            best, chosen = odds, text
    return best, chosen


def below(value: int, cards: int) -> float:
    """The chance that the best of so many unknown poker cards counts at most a value."""
    fine = min(RANKS, max(0, value - LOWEST + 1))
    chance = 1.0
    for _ in range(cards):
        chance *= fine / RANKS
    return chance


def attack_odds(me: Place, text: str, hand: Sequence[str], rival: Place, space: str) -> float:
    """The chance to win a declared fight with one card; a draw is won, with few exceptions."""
    if not rival.cards:
        return 1.0
    kind, value = card_kind(text), card_value(text)
    value += own_bonus(me, attacks=True) + rival_malus(me, space) - rival_malus(rival, space)
    if kind == "trackers_instinct" and not in_town(space):
        value += CARDS[kind].numbers["outside_towns_value"]
    if any(card_kind(each) == REACTION and each != text for each in hand):
        value -= CARDS[REACTION].numbers["opponent_value"]
    if rival.has("jesse_james") and not me.has("jesse_james"):
        value -= 1
    tricks = TRICKS if value < 16 else 0.0
    return below(value, rival.cards) * (1.0 - tricks)


def defence_odds(me: Place, text: str, hand: Sequence[str], rival: Place, space: str) -> float:
    """The chance to win with one card as the one who was challenged, against a good card."""
    kind, value = card_kind(text), card_value(text)
    value += rival_malus(me, space) - rival_malus(rival, space) - own_bonus(rival, attacks=True)
    if kind == "trackers_instinct" and not in_town(space):
        value += CARDS[kind].numbers["outside_towns_value"]
    if any(card_kind(each) == REACTION and each != text for each in hand):
        value -= CARDS[REACTION].numbers["opponent_value"]
    if me.has("jesse_james"):
        value += 1
    # The attacker laid one card already, and hardly a poor one.
    return below(value - 1, max(3, rival.cards + 1))


def best_attack(
    me: Place, hand: Sequence[str], rival: Place, space: str, costs: Mapping[str, float],
    stake: float,
) -> tuple[float, str]:  # fmt: skip
    """The chance, and the card to attack with, for a stake that is won or not."""
    best, odds, chosen = -9.0, 0.0, ""
    for text in hand:
        chance = attack_odds(me, text, hand, rival, space)
        gain = chance * stake - costs.get(card_kind(text), 0.0)
        if gain > best:
            best, odds, chosen = gain, chance, text
    return odds, chosen
