"""What the base box tells besides."""

from saloon.kernel.facts import FACE, ID, NOBODY, SEAT, Fact, Facts

FACTS = Facts(
    events={
        "skipped": {"card": ID},
        "exploded": {"card": ID},
        "passed": {"card": FACE, "to": SEAT},
        "shuffled-in": {"seat": NOBODY, "card": FACE},
        "stick-dynamite": {"seat": NOBODY, "card": FACE, "to": SEAT},
        "stick": {},
    },
    takes={"exploded": 0.6, "stick": 0.0},
    view={"stick": Fact(SEAT, "Who holds the stick of dynamite.")},
)
