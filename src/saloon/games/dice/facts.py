"""What the Dice Game tells whatever the boxes: its events, the details of its options, its view.

What a box adds stands in the `facts.py` of its folder.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from saloon.kernel.facts import (
    AMOUNT,
    BUNCHED,
    FLAG,
    ID,
    NOBODY,
    SEAT,
    Declared,
    Detail,
    Fact,
    Facts,
    Id,
    Named,
    OrNone,
    Several,
    Shape,
    Word,
    maybe,
)

CHARACTER = Id("character")
ROLE = Id("role")
SIDE = Id()
DIE = Id("die")
"""What a die shows; of a special die with its kind: `duel:beer`."""
SYMBOLS = Several(DIE, manner=BUNCHED)

EVENTS: Mapping[str, Declared] = {
    "dealt": {},
    "turn": {"turn": AMOUNT},
    "won": {"seat": NOBODY, "side": SIDE, "winners": Several(SEAT, counted=True)},
    # Rolling.
    "rolled": {
        "rolled": Several(DIE, counted=True, manner=BUNCHED),
        "dice": SYMBOLS,
        "roll": AMOUNT,
        "left": AMOUNT,
    },
    "locked": {"dice": SYMBOLS},
    "stopped": {"dice": SYMBOLS},
    "exploded": {"dynamite": AMOUNT},
    # Resolving.
    "aimed": {"face": DIE, "points": AMOUNT, "target": SEAT},
    "gatling": {"dice": AMOUNT},
    "arrow": {"arrows": AMOUNT, "supply": AMOUNT, "why": ID},
    "arrows-returned": {"arrows": AMOUNT, "left": AMOUNT, "supply": AMOUNT, "why": ID},
    "attack": {"arrows": Fact(Several(Several(AMOUNT)), "Seats, each with its arrows.")},
    # Life and death.
    "lost": {"cause": ID, "life": AMOUNT, "by": maybe(SEAT)},
    "healed": {
        "points": AMOUNT,
        "life": AMOUNT,
        "why": ID,
        "by": maybe(SEAT),
        "barred": maybe(FLAG),
    },
    "eliminated": {"role": ROLE, "cause": ID, "by": maybe(SEAT)},
}

LINES: Mapping[str, Declared] = {"arrow": {"amount": AMOUNT}, "lost": {"amount": AMOUNT}}
"""Points that come one by one are told together."""

DETAILS: Mapping[str, Detail | Sequence[Detail]] = {
    "reroll": Detail("{dice}", {"dice": SYMBOLS}),
    "shoot": Detail("{detail}", {"detail": ID}),
    "double": Detail("{detail}", {"detail": ID}),
}

REFUSALS: Declared = {
    "die": DIE,
    "target": SEAT,
    "places": AMOUNT,
    "needed": AMOUNT,
    "range": AMOUNT,
}

REASONS: Declared = {"why": ID, "amount": AMOUNT}

VIEW: Declared = {
    "turn": AMOUNT,
    "active": SEAT,
    "step": Id(empty=True),
    "dice": Fact(
        Several(Id("die", empty=True)),
        "What each die shows; empty before the first roll of a turn.",
    ),
    "kinds": Several(ID),
    "rolls": AMOUNT,
    "rolls_left": AMOUNT,
    "spent": Named(AMOUNT),
    "supply": AMOUNT,
    "prospects": Shape(
        "Prospects",
        {
            "reach": Fact(Named(Several(SEAT)), "Whom each face that is aimed can hit."),
            "gatlings_needed": AMOUNT,
            "explosive": AMOUNT,
            "added": Fact(Several(DIE), "Symbols that count like dice."),
            "locked": Fact(Several(AMOUNT), "Dice, by number, that may not be rolled again."),
        },
    ),
    "result": OrNone(Shape("Result", {"side": SIDE, "winners": Several(SEAT)})),
}

PLAYER: Declared = {
    "seat": SEAT,
    "status": Word("alive", "out"),
    "role": OrNone(ROLE),
    "character": CHARACTER,
    "life": AMOUNT,
    "max_life": AMOUNT,
    "arrows": Fact(AMOUNT, column="arrows"),
    "places": Fact(OrNone(AMOUNT), "How many places away from the viewer.", column="places"),
}

CORE = Facts(
    events=EVENTS,
    lines=LINES,
    details=DETAILS,
    refusals=REFUSALS,
    reasons=REASONS,
    view=VIEW,
    player=PLAYER,
    takes={
        "aimed": 0.45,
        "attack": 0.8,
        "eliminated": 1.6,
        "exploded": 0.6,
        "gatling": 0.8,
        "healed": 0.75,
        "locked": 0.0,
        "lost": 0.35,
        "rolled": 0.9,
    },
    at_once=("arrow", "arrows-returned"),
    repeated=("arrow", "lost"),
    gifts=("beer", "heal", "return"),
    groups=("card", "character", "role", "module", "die"),
)
