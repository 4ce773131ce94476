"""What The Great Train Robbery tells besides."""

from saloon.kernel.facts import (
    AMOUNT,
    FACE,
    FLAG,
    ID,
    NOBODY,
    SEAT,
    Fact,
    Facts,
    Id,
    Several,
    Shape,
    maybe,
)

FACTS = Facts(
    events={
        "locomotive": {"seat": NOBODY, "side": ID},
        "train-moved": {"station": maybe(FACE), "why": ID},
        "end-of-line": {"seat": NOBODY, "side": ID},
        "new-line": {
            "seat": NOBODY,
            "side": ID,
            "row": Several(FACE),
            "railcars": Several(FACE),
        },
        "attached": {"seat": NOBODY, "card": FACE},
        "boarded": {"card": FACE, "station": maybe(FACE)},
        "uncoupled": {"card": FACE},
        "parked": {"card": FACE, "target": SEAT},
        "steam": {"twice": FLAG},
        "used-for": {"card": FACE, "as": Id("card"), "target": maybe(SEAT)},
        "bag-copied": {"as": Id("card"), "why": ID},
        "swapped": {"card": FACE, "got": FACE, "target": SEAT},
        "scouted": {"card": FACE, "why": ID},
        "redirected": {"target": SEAT, "why": ID},
        "exempted": {"target": SEAT, "why": ID},
    },
    view={
        "stations": Fact(Several(FACE), "The row of stations, the first one first.", of="row"),
        "train": Fact(Several(FACE), "The railcars, the one next to the locomotive first."),
        "engine": Fact(
            Shape("Engine", {"side": ID, "at": AMOUNT}),
            "The side of the locomotive, and how many stations lie to its left.",
        ),
        "railcars_left": Fact(AMOUNT, "Railcars in the deck.", of="stock"),
    },
    groups=("railcar", "station", "locomotive"),
)
