"""What Western Legends tells whatever the chapters: events, details of options, the view.

What a chapter adds it declares itself (`Chapter.facts`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from saloon.games.legends.board import SPACES
from saloon.kernel.facts import (
    AMOUNT,
    BUNCHED,
    COUNT,
    FACE,
    FLAG,
    ID,
    NOBODY,
    SEAT,
    Declared,
    Detail,
    Fact,
    Facts,
    Id,
    Kind,
    Known,
    Named,
    OrNone,
    Several,
    Shape,
    Word,
    maybe,
    secret,
)


class SpaceKind(Kind):
    """A space of the board: `DR05`."""

    def __init__(self) -> None:
        super().__init__("piece", "string")
        self.groups = ("place",)

    def fits(self, value: Any, known: Known) -> bool:
        return value in SPACES


SPACE = SpaceKind()
NOWHERE = Fact(SPACE, "Empty before the figure stands on the board.", needed=False)
CHARACTER = Id("character")
SIDE = Id()
CHANGE: Declared = {"what": ID, "amount": AMOUNT, "total": AMOUNT, "why": maybe(ID)}
"""Of money, nuggets or points: how much, and how much there is then."""
WOUNDS: Declared = {"amount": AMOUNT, "total": AMOUNT, "why": maybe(ID)}

EVENTS: Mapping[str, Declared] = {
    # Setting up.
    "character": {"character": CHARACTER},
    "first-player": {},
    "start": {
        "card": ID, "upgraded": FLAG, "money": AMOUNT, "mp": AMOUNT, "wp": AMOUNT, "wounds": AMOUNT,
    },
    "stands": {"place": SPACE},
    "bandit": {"seat": NOBODY, "place": SPACE},
    # The course of the game.
    "turn": {"turn": AMOUNT, "left": AMOUNT},
    "more-actions": {"count": AMOUNT, "left": AMOUNT, "why": maybe(ID)},
    "proven": {"character": CHARACTER},
    "end-in-sight": {"seat": NOBODY, "points": AMOUNT},
    "last-round": {"seat": NOBODY},
    "scored": {
        "lp": AMOUNT, "gear": AMOUNT, "money": AMOUNT, "wanted": AMOUNT, "marshal": AMOUNT,
        "chapters": AMOUNT, "wounds": AMOUNT, "points": AMOUNT,
    },
    "won": {"seat": NOBODY, "side": SIDE, "winners": Several(SEAT, counted=True)},
    # What comes in and goes out.
    "gained": CHANGE,
    "paid": CHANGE,
    "forfeited": CHANGE,
    "healed": WOUNDS,
    "hurt": {**WOUNDS, "by": maybe(SEAT)},
    "equipped": {"card": ID, "for": ID},
    "took-up": {"card": ID},
    "used-up": {"card": ID},
    "gave-back": {"card": ID, "why": maybe(ID)},
    # Moving and prospecting.
    "moved": {"start": SPACE, "place": SPACE, "way": Several(SPACE), "left": AMOUNT},
    "rolled": {"dice": Several(Id("die"), manner=BUNCHED)},
    # Poker cards.
    "drew": {"card": secret(FACE), "cards": COUNT, "why": maybe(ID)},
    "discarded": {
        "card": FACE,
        "why": maybe(ID),
        "aside": maybe(FLAG, "It did not come from a hand: it was looked at, or laid before."),
    },
    "played": {"card": FACE, "target": maybe(SEAT)},
    "handed-over": {"card": secret(FACE), "cards": COUNT, "to": SEAT, "why": maybe(ID)},
    "looked": {"cards": COUNT, "faces": secret(Several(FACE)), "why": maybe(ID)},
    "looked-at": {"cards": COUNT, "faces": secret(Several(FACE)), "why": maybe(ID)},
    "sheriff-rode": {"start": SPACE, "place": SPACE},
    "reshuffled": {"seat": NOBODY, "cards": COUNT},
    # Cattle.
    "acquired": {"herd": ID, "token": secret(FACE)},
    "cattle-sold": {"token": FACE, "for": ID},
    "cattle-returned": {"why": maybe(ID)},
}  # fmt: skip

LINES: Mapping[str, Declared] = {
    "drew": {"cards": Several(FACE, counted=True)},
    "discarded": {"cards": Several(FACE, counted=True)},
}
"""Cards that come or go one by one are told together."""

PLACE = Detail("{place}", {"place": SPACE})
DETAIL = Detail("{detail}", {"detail": ID})
HOW_MANY = Detail("{amount}", {"amount": AMOUNT})
DETAILS: Mapping[str, Detail | Sequence[Detail]] = {
    "move": PLACE,
    "go": PLACE,
    "further": PLACE,
    "stand": PLACE,
    "send": PLACE,
    "through": Detail("{rocks}:{place}", {"rocks": ID, "place": SPACE}),
    "income": DETAIL,
    "use": DETAIL,
    "buy": DETAIL,
    "upgrade": DETAIL,
    "sell": HOW_MANY,
    "revel": HOW_MANY,
    "reroll": DETAIL,
    "choose": DETAIL,
    "give": DETAIL,
    "play": DETAIL,
}

REFUSALS: Declared = {
    "need": ID,
    "card": ID,
    "target": SEAT,
    "points": AMOUNT,
    "amount": AMOUNT,
    "held": AMOUNT,
}

SCORES = Shape(
    "Score",
    {
        "lp": AMOUNT, "gear": AMOUNT, "money": AMOUNT, "wanted": AMOUNT, "marshal": AMOUNT,
        "chapters": AMOUNT, "wounds": AMOUNT,
    },
)  # fmt: skip

STAKES = Shape(
    "Stakes",
    {
        "money": AMOUNT,
        "nuggets": AMOUNT,
        "cattle": COUNT,
        "money_lost": Fact(AMOUNT, "Of the money: what is above the robber's limit."),
        "nuggets_lost": AMOUNT,
    },
)

_NUMBER = maybe(AMOUNT)
OFFER = Shape(
    "Offer",
    {
        "verb": ID, "detail": maybe(ID), "seat": maybe(SEAT), "money": _NUMBER, "lp": _NUMBER,
        "wp": _NUMBER, "nuggets": _NUMBER, "wounds": _NUMBER, "cards": _NUMBER, "dice": _NUMBER,
        "room": _NUMBER, "guard": _NUMBER, "pot": _NUMBER,
        "spoils": Fact(STAKES, "What a robber may take.", needed=False),
        "lost": maybe(AMOUNT, "Money above the limit."),
    },
)  # fmt: skip

GEAR = Shape("Gear", {"id": ID, "upgraded": FLAG})

VIEW: Declared = {
    "turn": AMOUNT,
    "active": SEAT,
    "first": SEAT,
    "step": maybe(ID),
    "length": Fact(AMOUNT, "How many LP bring the end."),
    "ending": Fact(AMOUNT, "0; 1 once the length was reached; 2 in the last round."),
    "actions": AMOUNT,
    "going": Fact(ID, "The action that is open and may go on.", needed=False),
    "points": Fact(AMOUNT, "Movement points left."),
    "sheriff": SPACE,
    "bandits": Several(SPACE),
    "deck": AMOUNT,
    "pile": Several(FACE),
    "cattle": Fact(Named(AMOUNT), "How many tokens are on the ranch of each colour."),
    "spent": Fact(Several(ID), "The actions of this turn that were taken, by their verbs."),
    "basket": Fact(Several(GEAR), "What was bought on the visit to a store that is open."),
    "reach": Fact(Named(AMOUNT), "What each space within reach of the active player costs."),
    "offers": Fact(Several(OFFER), "What acts of the active player would bring, in numbers."),
    "result": OrNone(
        Shape(
            "Result",
            {
                "side": SIDE,
                "winners": Several(SEAT),
                "points": Several(AMOUNT),
                "ranks": Several(AMOUNT),
                "scores": Several(SCORES),
            },
        )
    ),
}

PLAYER: Declared = {
    "seat": SEAT,
    "status": Word("alive"),
    "character": CHARACTER,
    "choice": Fact(
        Several(FACE), "The character cards that were dealt, or kept, if known.", of="card"
    ),
    "side": Fact(Id("side"), "neutral, lawman or outlaw"),
    "space": NOWHERE,
    "lp": Fact(AMOUNT, column="lp"),
    "mp": Fact(AMOUNT, column="mp"),
    "wp": Fact(AMOUNT, column="wp"),
    "money": Fact(AMOUNT, column="money"),
    "nuggets": Fact(AMOUNT, column="nuggets"),
    "wounds": Fact(AMOUNT, column="wounds"),
    "proven": Fact(FLAG, "Whether the character's ability works."),
    "gear": Fact(Several(GEAR), column="gear"),
    "weapon": maybe(ID),
    "mount": maybe(ID),
    "movement": AMOUNT,
    "hand_limit": AMOUNT,
    "cards": Fact(COUNT, column="hand", of="hand"),
    "hand": Several(FACE),
    "cattle": Fact(Several(Id("word")), "The colours of the cattle tokens held.", column="cattle"),
    "herd": Fact(Several(FACE), "Those of them that are known.", of="cattle"),
}

CORE = Facts(
    events=EVENTS,
    lines=LINES,
    details=DETAILS,
    refusals=REFUSALS,
    view=VIEW,
    player=PLAYER,
    takes={
        "rolled": 0.9,
        "moved": 0.7,
        "sheriff-rode": 0.7,
        "fight": 0.9,
        "revealed": 0.6,
        "opponent-played": 0.6,
        "counts": 0.3,
        "left-out": 0.0,
        "compared": 1.1,
        "fight-over": 0.9,
        "played": 1.3,
        "jailed": 0.9,
        "poker": 0.9,
        "joined": 0.5,
        "flop": 1.1,
        "combination": 0.7,
        "dealer-showed": 1.0,
        "poker-over": 1.6,
        "story-told": 1.6,
        "table-cleared": 0.0,
        "start": 0.0,
        "character": 0.0,
        "stands": 0.0,
        "bandit": 0.2,
    },
    groups=("card", "character", "module", "die", "place", "cattle", "step", "side", "word"),
)
