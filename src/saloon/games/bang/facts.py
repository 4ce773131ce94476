"""What BANG! tells whatever the boxes: its events, the details of its options, its view.

What a box adds stands in the `facts.py` of its folder.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from saloon.games.bang.presence import GHOST, GONE, HERE
from saloon.kernel.facts import (
    AMOUNT,
    COUNT,
    FACE,
    FLAG,
    ID,
    NOBODY,
    RANKS,
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
    secret,
)

CHARACTER = Id("character")
EVENT_CARD = Id("event")
ROLE = Id("role")
SIDE = Id()
PLACE = Word("hand", "play")
"""Where a card was, or comes to."""

EVENTS: Mapping[str, Declared] = {
    # The course of the game.
    "pack": {"pack": Id("module")},
    "dealt": {
        "seat": NOBODY,
        "characters": Several(CHARACTER),
        "life": Several(AMOUNT),
        "deck": AMOUNT,
        "sheriff": maybe(SEAT),
        "first": maybe(SEAT),
        "roles": maybe(Several(OrNone(ROLE))),
    },
    "event": {"deck": ID, "event": EVENT_CARD, "next": OrNone(EVENT_CARD)},
    "turn": {"number": AMOUNT},
    "ended": {
        "seat": NOBODY,
        "side": SIDE,
        "winners": Several(SEAT, counted=True),
        "roles": Several(ROLE),
    },
    # Cards on their way. `why` is the source, or what of the rules it is.
    "drew": {"card": secret(FACE), "cards": COUNT, "why": maybe(ID)},
    "took": {
        "card": secret(FACE),
        "cards": maybe(COUNT),
        "from": maybe(SEAT),
        "in_play": maybe(FLAG),
        "pile": maybe(FLAG),
        "store": maybe(FLAG),
        "why": maybe(ID),
    },
    "gave": {"card": secret(FACE), "cards": COUNT, "to": SEAT, "why": maybe(ID)},
    "took-back": {"card": FACE},
    "put-back": {
        "card": secret(FACE),
        "cards": maybe(COUNT),
        "from": maybe(PLACE),
        "why": maybe(ID),
    },
    "put-away": {"seat": NOBODY, "card": FACE},
    "discarded": {"card": FACE, "from": PLACE, "why": maybe(ID)},
    "reshuffled": {"seat": NOBODY, "cards": COUNT},
    "turned": {"seat": NOBODY, "card": FACE},
    "showed": {"card": FACE, "why": maybe(ID)},
    "proved": {"card": FACE, "why": maybe(ID)},
    # What is done with them.
    "played": {
        "card": FACE,
        "to": Word("pile", "play"),
        "as": maybe(Id("card")),
        "target": maybe(SEAT),
    },
    "used": {"card": FACE, "target": maybe(SEAT)},
    "check": {"for": ID},
    "checked": {"for": ID, "card": OrNone(FACE), "good": FLAG},
    # Life and death.
    "wounded": {"amount": AMOUNT, "life": AMOUNT, "card": ID, "by": maybe(SEAT)},
    "healed": {"amount": AMOUNT, "life": AMOUNT, "why": maybe(ID)},
    "rescued": {"with": ID},
    "eliminated": {"role": ROLE, "by": SEAT},
    "left": {"why": maybe(ID), "role": maybe(ROLE)},
    "came-back": {"why": ID, "life": maybe(AMOUNT)},
}

LINES: Mapping[str, Declared] = {
    "role": {"seat": SEAT, "role": ROLE},
    "drew": {"cards": Several(FACE, counted=True)},
    "check": {"turned": Several(FACE, counted=True, manner=RANKS)},
    "played": {"instead": FACE},
    "wounded": {"with": Several(ID)},
}
"""What is told in one line has more facts than any event of it."""

DETAILS: Mapping[str, Detail | Sequence[Detail]] = {
    "play": Detail("as {as}", {"as": Id("card")}),
    "miss": Detail("as {as}", {"as": Id("card")}),
    "pack": Detail("{detail}", {"detail": ID}),
    "rescue": Detail("{detail}", {"detail": ID}),
    "use": (
        Detail("{detail}", {"detail": ID}),
        Detail("{detail} {with}", {"detail": ID, "with": FACE}),
        Detail("{detail} {with}", {"detail": ID, "with": ID}),
        Detail("{detail} {with} {other}", {"detail": ID, "with": ID, "other": FACE}),
    ),
}
"""What is used, how, and with which second card."""

REFUSALS: Declared = {
    "card": ID,
    "need": ID,
    "target": SEAT,
    "amount": AMOUNT,
    "seats": AMOUNT,
    "distance": AMOUNT,
    "range": AMOUNT,
    "apart": ID,
    "nearer": Several(ID),
    "farther": Several(ID),
}

REASONS: Declared = {
    "hand_limit": AMOUNT,
    "by": ID,
}

VIEW: Declared = {
    "turn": AMOUNT,
    "active": SEAT,
    "first": SEAT,
    "step": Id(empty=True),
    "places": Several(SEAT),
    "deck": AMOUNT,
    "pile": Several(FACE),
    "turned": Several(FACE),
    "waiting": Fact(
        Several(FACE), "Green cards that were put down this turn and cannot be used yet."
    ),
    "in_force": Several(ID),
    "named": Fact(Named(ID), "What was named because of something in force, a suit, by its id."),
    "events": Fact(
        Named(
            Shape(
                "EventDeck",
                {"now": OrNone(EVENT_CARD), "next": OrNone(EVENT_CARD), "left": AMOUNT},
            )
        ),
        "Of each event deck: the event card in force, the next one, how many more come.",
    ),
    "bangs_played": AMOUNT,
    "dealt": Fact(Several(CHARACTER), "The characters one chooses from."),
    "result": OrNone(Shape("Result", {"side": SIDE, "winners": Several(SEAT)})),
}

PLAYER: Declared = {
    "seat": SEAT,
    "status": Word(HERE, GONE, GHOST),
    "role": OrNone(ROLE),
    "character": CHARACTER,
    "abilities": Several(ID),
    "silent": Fact(
        Named(ID),
        "Abilities (ids) and cards in play (faces) that do not work now, and what silences them.",
    ),
    "life": AMOUNT,
    "max_life": AMOUNT,
    "cards": Fact(AMOUNT, column="hand"),
    "hand_limit": AMOUNT,
    "hand": Several(FACE),
    "in_play": Fact(Several(FACE), column="in-play"),
    "range": AMOUNT,
    "distance": Fact(OrNone(AMOUNT), column="distance"),
    "sees_me": OrNone(AMOUNT),
}

TAGS = {
    "hostile": "aimed at somebody it does harm: not meant for oneself or a friend",
    "shot": "fires, and sounds like it",
    "hits-all": "does harm to all others",
    "ask-before": "likely to harm whoever plays it",
    "burden": "lies in front of somebody to harm them",
    "fuse": "burns down in front of somebody until it blows up",
    "comes-round": "goes on from player to player by itself",
    "worse-hit": "makes a shot cost more than one life point",
    "missed": "a hand card that is a Missed! effect",
    "shield": "a card in play that is used up as a Missed! effect",
    "barrel": "a card in play that may stop a shot and stays",
    "free-answer": "an ability that answers a shot and costs nothing",
    "cover": "makes its owner farther for the others",
    "any-number": "lets its owner fire any number of times",
}
"""What a data row says of a card or an ability for those who play it: clients and bots."""

CORE = Facts(
    events=EVENTS,
    lines=LINES,
    details=DETAILS,
    refusals=REFUSALS,
    reasons=REASONS,
    view=VIEW,
    player=PLAYER,
    takes={
        "check": 0.0,
        "checked": 1.2,
        "eliminated": 1.6,
        "healed": 0.75,
        "put-away": 0.0,
        "wounded": 1.0,
    },
    at_once=("discarded", "drew", "turned"),
    gathered=("drew", "turned", "discarded", "took", "put-back"),
    groups=("card", "character", "event", "role", "module"),
)
