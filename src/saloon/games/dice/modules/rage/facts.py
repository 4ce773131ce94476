"""What rage tells besides."""

from saloon.games.dice.facts import DIE, SYMBOLS
from saloon.kernel.facts import AMOUNT, COUNT, FACE, ID, NOBODY, SEAT, Fact, Facts, Several, maybe
from saloon.kernel.facts import secret as hidden

CARDS = Several(Several(ID), counted=True)
"""Cards, each by its symbols."""

FACTS = Facts(
    events={
        "rage-drawn": {
            "card": hidden(FACE),
            "symbols": hidden(SYMBOLS),
            "deck": AMOUNT,
            "held": AMOUNT,
            "why": ID,
        },
        "rage-put-back": {"deck": AMOUNT, "held": AMOUNT},
        "rage-moved": {
            "card": hidden(FACE),
            "symbols": hidden(SYMBOLS),
            "giver": SEAT,
            "target": SEAT,
        },
        "rage-revealed": {"cards": CARDS},
        "rage-discarded": {"cards": CARDS, "why": ID},
        "rage-shuffled": {"seat": NOBODY, "cards": COUNT},
    },
    view={"rage_deck": AMOUNT, "rage_discard": Several(Several(DIE))},
    player={
        "rage": maybe(
            Several(FACE), "One's own rage cards, `rage:beer#2`; of the others only the number."
        ),
        "rage_count": Fact(AMOUNT, column="rage"),
        "revealed": Fact(
            Several(Several(DIE)), "Rage cards that lie open beside the dice, each by its symbols."
        ),
    },
    printed={"rage": "die"},
)
