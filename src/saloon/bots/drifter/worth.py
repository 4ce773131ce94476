"""What single things are worth in LP: clauses of cards, tokens, and the points of both tracks."""

from __future__ import annotations

from saloon.bots.drifter.table import Table
from saloon.bots.faces import printed
from saloon.games.legends.catalogue import Clause, pieces

DOLLAR = 0.02
"""What a dollar is worth; at the cabaret it is 1/30."""
NUGGET = 1.15
WOUND = 0.8
UNKNOWN = 0.42
"""A card not yet drawn."""
ACTION = 0.6
"""What an action brings on average; so much a plan has to earn with each."""
HAZARD = 0.22
"""How likely an outlaw is arrested within a round."""
STEP = 0.72
"""How much sooner a point of the marshal track counts than the next one."""
TOKEN = 1.0
"""Cattle before its symbol is known."""

TRACKS = pieces().tracks


def between(values: list[float], at: float) -> float:
    """A table read at a broken number."""
    if at <= 0:
        return values[0]
    low = int(at)
    if low >= len(values) - 1:
        return values[-1] + (at - len(values) + 1)
    return values[low] + (at - low) * (values[low + 1] - values[low])


ROWS = [float(TRACKS.wanted.row_value(points)) for points in range(len(TRACKS.wanted.rewards) + 1)]
"""What so many wanted points pay at the end of a turn."""


def marshal_worths(weight: float, left: float) -> list[float]:
    """What so many marshal points are worth: rewards had, the row, and what is near."""
    track = TRACKS.marshal
    rewards = [clauses_worth(reward.clauses) for reward in track.rewards]
    reach = STEP if left >= 2 else 0.2 * left
    worths, had = [], 0.0
    for points in range(len(rewards) + 1):
        if points:
            had += rewards[points - 1]
        ahead, near = 0.0, 1.0
        for following in rewards[points:]:
            near *= reach
            ahead += near * following
        worths.append(weight * (had + track.row_value(points) + ahead))
    return worths


def wanted_worths(weight: float, left: float, table: Table) -> list[float]:
    """What so many wanted points are worth: LP of this turn and of those to come, if free then."""
    track = TRACKS.wanted
    turns, free = 1.0, 1.0
    at = 1.0
    while at <= left:
        free *= 1.0 - HAZARD
        turns += free
        at += 1.0
    rivals = max([each.wp for each in table.others])
    worths = []
    for points in range(len(track.rewards) + 1):
        cards = len([each for each in track.rewards[:points] if each.clauses]) * UNKNOWN * 0.5
        final = 0.0 if not points else (3.0 if points > rivals else 1.0) * free
        climb = 0.12 * points * min(left, 6.0) / 3.0
        worths.append(weight * (track.row_value(points) * turns + cards + final + climb))
    return worths


def symbol_worth(text: str) -> float:
    """The bonus of a cattle token: `cattle:money40#blue`."""
    symbol = pieces().symbols[printed(text)]
    return clauses_worth(symbol.clauses)


def clauses_worth(clauses: tuple[Clause, ...]) -> float:
    """What a list of clauses brings, roughly."""
    total = 0.0
    for clause in clauses:
        total += clause_worth(clause)
    return total


def clause_worth(clause: Clause) -> float:
    match clause.op:
        case "money":
            return DOLLAR * clause.amount
        case "lose_money":
            return -DOLLAR * clause.amount
        case "lp":
            return float(clause.amount)
        case "lose_lp":
            return -float(clause.amount)
        case "mp" | "wp":
            return 1.2 * clause.amount
        case "draw":
            return UNKNOWN * clause.amount
        case "discard" | "discard_random":
            return -0.7 * UNKNOWN * clause.amount
        case "heal":
            return 0.4 * WOUND * clause.amount
        case "wound":
            return -WOUND * clause.amount
        case "nugget":
            return NUGGET * clause.amount
        case "lose_nugget":
            return -NUGGET * clause.amount
        case "extra_action":
            return ACTION * clause.amount
        case "item":
            return 0.4
        case "sell_nuggets":
            return 0.1
        case "roll_prospecting_die":
            return 0.8
        case "return_cattle":
            return -TOKEN
        case "choose":
            return max([clauses_worth(branch) for branch in clause.options])
        case "optional":
            return max(0.0, clauses_worth(clause.cost) + clauses_worth(clause.gain))
        case "fight_virtual":
            chance = (0.0, 0.0, 0.5, 0.4, 0.3)[min(4, clause.fight_cards)]
            lost = clauses_worth(clause.lose) - WOUND + UNKNOWN
            return chance * clauses_worth(clause.win) + (1.0 - chance) * lost
        case "highest_card":
            return 0.3
        case _:
            return 0.0
