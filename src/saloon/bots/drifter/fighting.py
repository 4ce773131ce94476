"""Answers within fights: which card, whether to give up, to react, to begin anew."""

from __future__ import annotations

from saloon.bots.drifter.atlas import in_town
from saloon.bots.drifter.mind import Mind
from saloon.bots.drifter.odds import (
    CARDS,
    LOWEST,
    REACTION,
    attack_odds,
    below,
    black_odds,
    defence_odds,
    own_bonus,
    rival_malus,
    virtual_odds,
)
from saloon.bots.drifter.table import Place, card_kind, card_value
from saloon.bots.drifter.worth import UNKNOWN, WOUND, clause_worth
from saloon.games.legends.catalogue import pieces
from saloon.kernel.decision import PASS, Option

DECLARED = ("duel", "robbery", "arrest")
PRIZES = {"bandit": 1.8, "guard": 4.0, "sheriff": 7.0}
"""What a fighter loses by losing to these, about."""
FIGHTS = {f"fight:{card.rank.lower()}": card for card in pieces().fights}


def lay(mind: Mind, options: list[Option]) -> list[float]:
    """A card to fight with, or giving up."""
    table, me = mind.table, mind.table.me
    stake = stake_of(mind)
    known = tuple([card_value(text) for text in table.ring["known"]])
    worths = []
    for option in options:
        if option.verb == "surrender" or option == PASS:
            worths.append(0.0)
            continue
        text = mind.card(option)
        if option.verb == "lay" and table.by < 0 and table.about in DECLARED:
            odds = black_odds(me, text, me.hand, me.space)
        elif table.about.startswith("story:"):
            odds = below(card_value(text), 1)
        elif table.about not in DECLARED:
            odds = virtual_odds(
                me, text, me.hand, table.about, me.space, drawn=table.ring["drawn"], known=known
            )
        elif table.view["active"] == me.seat:
            odds = attack_odds(me, text, me.hand, table.places[table.by], me.space)
        else:
            odds = defence_odds(me, text, me.hand, table.places[table.by], me.space)
        heals = 0.5 * WOUND if card_kind(text) == "bulletproof_vest" and me.wounds else 0.0
        worths.append(odds * stake - mind.scale.card(text) + heals)
    return worths


def stake_of(mind: Mind) -> float:
    """What is won by winning rather than losing this fight."""
    table, scale, me = mind.table, mind.scale, mind.table.me
    lost = WOUND - 0.5 * UNKNOWN
    rivals = len(table.others)
    match table.about:
        case "bandit":
            badge = 0.0 if me.wp else scale.marshal(me.mp + 1.0) - scale.marshal(me.mp)
            return lost + max(1.0, badge)
        case "guard":
            return lost + scale.wanted(me.wp + 3.0) - scale.wanted(me.wp + 1.0) + scale.money(80)
        case "sheriff":
            return lost + jail(mind)
        case "duel":
            return lost + (2.0 if table.view["active"] == me.seat else 2.0 / rivals)
        case "robbery":
            if table.view["active"] == me.seat:
                return lost + scale.wanted(me.wp + 1.0) - scale.wanted(me.wp) + 0.5
            return lost + 0.5 * max(scale.money(me.money), scale.nuggets(me.nuggets))
        case "arrest":
            if table.view["active"] == me.seat:
                return lost + 2.5
            return lost + jail(mind)
        case "gang":
            return lost + 2.0
        case _:
            return 1.0


def jail(mind: Mind) -> float:
    """What an arrest takes."""
    scale, me = mind.scale, mind.table.me
    return (
        scale.wanted(me.wp)
        + 0.5 * (scale.money(me.money) + scale.nuggets(me.nuggets))
        + (1.0 if me.cattle else 0.0)
    )


def fight_card(mind: Mind, options: list[Option]) -> list[float]:
    """Acting for a virtual opponent: win if that can be, or else do harm."""
    fighter = mind.table.places[mind.table.by]
    worths = []
    for option in options:
        card = FIGHTS[mind.card(option)]
        value = card.value - rival_malus(fighter, fighter.space)
        # The fighter has laid the best of the cards held, more or less.
        odds = below(value, min(3, fighter.cards + 1))
        effect = sum([clause_worth(clause) for clause in card.clauses], 0.0)
        worths.append(odds * PRIZES.get(mind.table.about, 2.0) - effect)
    return worths


def values(mind: Mind, me: Place) -> tuple[int, int]:
    """How the cards on the table count now, the own one first; both are revealed."""
    ring = mind.table.ring
    own_text = ring["revealed"][me.seat][-1] if ring["revealed"][me.seat] else ""
    if not own_text:
        return 0, 0
    outside = not in_town(me.space)
    own, kind = card_value(own_text), card_kind(own_text)
    if kind == "trackers_instinct" and outside:
        own += CARDS[kind].numbers["outside_towns_value"]
    rival: Place | None = None
    for each in mind.table.others:
        if ring["revealed"][each.seat]:
            rival = each
    attacks = mind.table.view["active"] == me.seat
    if rival is None:
        if not ring["played"]:
            return own, 0
        against = card_value(ring["played"][-1])
        if kind == "lightning_draw":
            against += CARDS[kind].numbers["opponent_value"]
        declared = mind.table.about in DECLARED
        own += own_bonus(me, attacks=mind.table.about == "guard" or (declared and attacks))
        own -= 1 if declared else 0
        return own, max(LOWEST, against - rival_malus(me, me.space))
    text = ring["revealed"][rival.seat][-1]
    against = card_value(text)
    if card_kind(text) == "trackers_instinct" and outside:
        against += CARDS["trackers_instinct"].numbers["outside_towns_value"]
    against += own_bonus(rival, attacks=not attacks) - rival_malus(me, me.space)
    own += own_bonus(me, attacks=attacks) - rival_malus(rival, me.space)
    return max(LOWEST, own), max(LOWEST, against)


def ahead(mind: Mind, own: int, against: int) -> bool:
    """Whether the own card wins as things are; ties go to an attacker, never against the bank."""
    ring, me = mind.table.ring, mind.table.me
    if any(ring["revealed"][each.seat] for each in mind.table.others):
        attacks = mind.table.view["active"] == me.seat
        return own > against or (own == against and attacks)
    return own > against


def react(mind: Mind, options: list[Option]) -> list[float]:
    """Hands Up! if it turns the fight."""
    own, against = values(mind, mind.table.me)
    less = -CARDS[REACTION].numbers["opponent_value"]
    turns = not ahead(mind, own, against) and ahead(mind, own, max(LOWEST, against - less))
    return [0.0 if option == PASS else (1.0 if turns else -1.0) for option in options]


def shootout(mind: Mind, options: list[Option]) -> list[float]:
    """Begin anew rather than lose."""
    own, against = values(mind, mind.table.me)
    better = not ahead(mind, own, against) and mind.table.me.cards > 0
    return [float((option.verb == "yes") == better) for option in options]


def cancel_fight(mind: Mind, options: list[Option]) -> list[float]:
    """Acting for a virtual opponent: begin anew if it would lose."""
    fighter = next(
        (each for each in mind.table.places if mind.table.ring["revealed"][each.seat]), None
    )
    if fighter is None:
        return [float(option.verb == "no") for option in options]
    own, against = values(mind, fighter)
    return [float((option.verb == "yes") == (own > against)) for option in options]


def exchange(mind: Mind, options: list[Option]) -> list[float]:
    """The upgraded rifle: a poor card for a new one."""
    worths = []
    for option in options:
        text = mind.card(option)
        worths.append(0.0 if not text else UNKNOWN - 0.1 - mind.scale.card(text))
    return worths
