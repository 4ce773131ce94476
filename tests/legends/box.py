"""What is in the box of Western Legends, and all its clauses and conditions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from saloon.games.legends.board import ways
from saloon.games.legends.pieces import Clause, Condition
from saloon.games.legends.reading import pieces

BOX = pieces()
TOWNS = {region.id for region in BOX.board.regions.values() if region.town}


def clauses_in(clauses: Iterable[Clause]) -> Iterator[Clause]:
    """These clauses and all within them."""
    for clause in clauses:
        yield clause
        for branch in (*clause.options, clause.cost, clause.gain, clause.win, clause.lose):
            yield from clauses_in(branch)
        for branch in (clause.then, clause.otherwise, clause.blank):
            yield from clauses_in(branch)


def parts_of(condition: Condition) -> Iterator[Condition]:
    yield condition
    for part in condition.of:
        yield from parts_of(part)


def all_clauses() -> Iterator[Clause]:
    for track in (BOX.tracks.wanted, BOX.tracks.marshal):
        for reward in track.rewards:
            yield from clauses_in(reward.clauses)
    for kind in BOX.equipment.values():
        for side in (kind.front, kind.upgraded):
            if side is not None:
                yield from clauses_in((*side.on_gain, *side.action))
    for fight_card in BOX.fights:
        yield from clauses_in(fight_card.clauses)
    for symbol in (*BOX.symbols.values(), *BOX.faces):
        yield from clauses_in(symbol.clauses)
    for card in BOX.man_in_black.cards:
        yield from clauses_in(card.clauses)
    for story in BOX.stories:
        yield from clauses_in(story.reward)


def whole_conditions() -> list[Condition]:
    stories = [story.condition for story in BOX.stories]
    return stories + [goal.condition for goal in BOX.goals.values()]


def all_conditions() -> Iterator[Condition]:
    """What stories and goals ask for, and all parts of it."""
    for condition in whole_conditions():
        yield from parts_of(condition)


def ride(start: str, turns: int) -> list[str]:
    """Move actions of four spaces each."""
    moves, here = [], start
    for _ in range(turns):
        here = next(there for there, way in ways(here, 4, "", []).items() if len(way) == 4)
        moves.append(f"move {here}")
    return moves
