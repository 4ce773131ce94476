"""Poker by the odds: many deals of what is unseen, and how often the own cards are best."""

from __future__ import annotations

from itertools import combinations

from saloon.bots.drifter.mind import Mind
from saloon.bots.drifter.table import card_kind
from saloon.bots.drifter.worth import DOLLAR, UNKNOWN
from saloon.games.legends.catalogue import PokerFace, PokerWorth, pieces, poker_faces, poker_worth
from saloon.kernel.decision import Option

DEALS = 40
"""How many deals are looked at."""
FLOP = 3
DEALER = 4
STAKE, BANK = 10, 50
LADY = 1.0
FACES: dict[str, PokerFace] = {face.text: face for face in poker_faces(pieces())}


def win_chance(mind: Mind, rivals: tuple[int, ...] = ()) -> float:
    """The chance to win with the best two of the hand and one more card, before the flop.

    Against the dealer, or against rivals with so many cards.
    """
    own = [FACES[text] for text in mind.table.me.hand]
    held = rivals or (DEALER,)
    won = 0.0
    for _ in range(DEALS):
        dealt = _deal(mind, FLOP + 1 + sum(held), ())
        flop, mine, at = dealt[:FLOP], [*own, dealt[FLOP]], FLOP + 1
        best = _best(flop, mine)
        good = True
        for count in held:
            theirs = _best(flop, dealt[at : at + count])
            at += count
            good = good and (best >= theirs if not rivals else best > theirs)
        won += good
    return won / DEALS


def poker_card(mind: Mind, options: list[Option]) -> list[float]:
    """Which card to add next: a part of the best two, what they are worth elsewhere counted."""
    table, me = mind.table, mind.table.me
    game = table.view["poker"]
    flop = [FACES[text] for text in game["flop"]]
    laid = [FACES[text] for text in table.ring["own"]]
    hand = [FACES[text] for text in me.hand]
    pairs = [[*laid, card] for card in hand] if laid else [list(p) for p in combinations(hand, 2)]
    started = game["playing"][0] == me.seat
    stake = DOLLAR * game["pot"] + (1.0 if started else 0.0)
    rivals = [table.places[seat].cards for seat in game["playing"] if seat != me.seat]
    known = [FACES[text] for text in game["known"]]
    wins = _wins(mind, flop, pairs, rivals, started, known)
    worths: dict[str, float] = {}
    for pair, won in zip(pairs, wins, strict=True):
        worth = won / DEALS * stake
        for card in pair:
            worth -= mind.scale.card(card.text)
            worth += LADY if card_kind(card.text) == "lady_luck" else 0.0
        for card in pair:
            worths[card.text] = max(worth, worths.get(card.text, -9.0))
    return [worths[mind.card(option)] for option in options]


def _wins(
    mind: Mind, flop: list[PokerFace], pairs: list[list[PokerFace]], rivals: list[int],
    started: bool, known: list[PokerFace],
) -> list[int]:  # fmt: skip
    """In how many deals each pair would be best."""
    mine = [poker_worth(flop, pair) for pair in pairs]
    wins = [0] * len(pairs)
    for _ in range(DEALS):
        held = rivals or [DEALER]
        dealt = known if known else _deal(mind, sum(held) + 2 * len(rivals), tuple(flop))
        at, theirs = 0, poker_worth(flop, [])
        for count in held:
            end = at + max(2, count) if rivals else DEALER
            theirs = max(theirs, _best(flop, dealt[at:end]))
            at = end
        for each, own in enumerate(mine):
            wins[each] += own >= theirs if started else own > theirs
    return wins


def join(mind: Mind, options: list[Option]) -> list[float]:
    """A game that somebody else has started: a share of the pot, and a card in any case."""
    table, me = mind.table, mind.table.me
    game = table.view["poker"]
    others = game["playing"] if game is not None else []
    cards = tuple([max(2, table.places[seat].cards) for seat in others])
    chance = win_chance(mind, cards)
    pot = BANK + STAKE * (len(others) + 1)
    spare = sum(sorted([mind.scale.card(text) for text in me.hand] + [UNKNOWN])[:2], 0.0)
    gain = chance * DOLLAR * pot + UNKNOWN + (1.0 - chance) * UNKNOWN - DOLLAR * STAKE - spare
    return [gain if option.verb == "yes" else 0.0 for option in options]


def _best(flop: list[PokerFace], held: list[PokerFace]) -> PokerWorth:
    """What the best two of some cards make of a flop."""
    if len(held) <= 2:
        return poker_worth(flop, held)
    best = poker_worth(flop, held[:2])
    for pair in combinations(held, 2):
        found = poker_worth(flop, pair)
        if found > best:
            best = found
    return best


def _deal(mind: Mind, count: int, flop: tuple[PokerFace, ...]) -> list[PokerFace]:
    """So many cards that the drifter does not see anywhere."""
    seen = {*mind.table.me.hand, *mind.table.view["pile"], *[card.text for card in flop]}
    seen.update(mind.table.ring["own"])
    left = [text for text in FACES if text not in seen]
    if len(left) < count:
        left = [text for text in FACES if text not in mind.table.me.hand]
    dealt: list[PokerFace] = []
    for _ in range(count):
        at = int(mind.chance() * len(left))
        dealt.append(FACES[left[at]])
        left[at] = left[-1]
        left.pop()
    return dealt
