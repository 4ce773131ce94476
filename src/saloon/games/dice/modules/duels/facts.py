"""What the duels tell besides."""

from saloon.games.dice.facts import DIE
from saloon.kernel.facts import AMOUNT, BUNCHED, FLAG, ID, SEAT, Detail, Fact, Facts, Several

FACTS = Facts(
    events={
        "challenged": {"target": SEAT},
        "duel-rolled": {"face": DIE, "hit": FLAG, "target": SEAT},
        "duel-lost": {"by": SEAT, "starter": SEAT},
        "cancelled": {"die": DIE},
        "token-taken": {"token": DIE, "pile": AMOUNT, "why": ID},
        "token-spared": {"token": DIE, "pile": AMOUNT, "why": ID},
        "tokens-returned": {
            "tokens": Several(DIE, counted=True, manner=BUNCHED),
            "pile": AMOUNT,
            "why": ID,
        },
    },
    takes={"challenged": 0.45},
    details={"drop": Detail("{detail}", {"detail": ID})},
    refusals={"token": DIE},
    view={"token_pile": AMOUNT},
    player={"tokens": Fact(Several(DIE), "Wound tokens, by symbol.", column="wounds")},
    printed={"token": "die"},
)
