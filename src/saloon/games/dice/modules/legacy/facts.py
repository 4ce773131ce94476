"""What the legacy tells besides."""

from saloon.games.dice.facts import CHARACTER
from saloon.kernel.facts import AMOUNT, ID, SEAT, Detail, Fact, Facts, OrNone, Several, Shape, maybe

FACTS = Facts(
    events={
        "next-sheriff": {"why": ID, "by": maybe(SEAT), "bonus": maybe(AMOUNT)},
        "next-character": {"character": CHARACTER, "why": ID},
    },
    details={"pick": Detail("{detail}", {"detail": ID})},
    gifts=("name",),
    refusals={"character": CHARACTER},
    view={
        "legacy": Fact(
            Shape(
                "Legacy",
                {
                    "sheriff": OrNone(SEAT),
                    "eliminated": Several(SEAT),
                    "deck": Several(CHARACTER),
                },
            ),
            "Between two games of a series.",
        )
    },
)
