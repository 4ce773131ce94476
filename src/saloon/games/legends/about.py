"""What there is to say about Western Legends before it is played."""

from __future__ import annotations

from functools import cache

from saloon.games.about import GameFacts, ModuleFacts, PieceFacts, RulingFacts
from saloon.games.legends.config import MODULES, PLANNED, PLAYERS, RULINGS
from saloon.games.legends.reading import pieces

MINUTES = (60, 120)


@cache
def about() -> GameFacts:
    box = pieces()
    modules = [ModuleFacts("base", built=True, characters=len(box.characters))]
    modules += [ModuleFacts(name, built=True) for name in MODULES]
    modules += [ModuleFacts(name, built=False) for name in PLANNED]
    shown = [PieceFacts(each, "character", "base") for each in box.characters]
    shown += [
        PieceFacts(
            kind.id, "card", "base", tags=list(kind.types),
            copies=[f"{kind.id}:{kind.rank.lower()}{suit[0]}" for suit in kind.suits],
        )
        for kind in box.poker.values()
    ]  # fmt: skip
    shown += [
        PieceFacts(kind.id, "card", "base", tags=[kind.category], price=kind.cost)
        for kind in box.equipment.values()
    ]
    shown += [PieceFacts(card.rank.lower(), "fight", "base") for card in box.fights]
    shown += [PieceFacts(face.id, "die", "base") for face in box.faces]
    shown += [PieceFacts(str(story.number), "story", "base") for story in box.stories]
    shown += [PieceFacts(card.id, "black", "base") for card in box.man_in_black.cards]
    shown += [PieceFacts(id_, "goal", "goals") for id_ in box.goals]
    return GameFacts(
        "legends",
        list(PLAYERS),
        modules,
        [],
        [RulingFacts(each.name, each.rule, "base", list(each.values), {}) for each in RULINGS],
        MINUTES,
        shown,
    )
