"""What Armed & Dangerous tells besides."""

from saloon.kernel.facts import AMOUNT, FACE, ID, Fact, Facts, Named, Several, Shape, maybe

FACTS = Facts(
    events={
        "loaded": {"amount": AMOUNT, "tokens": AMOUNT, "card": maybe(FACE), "why": ID},
        "unloaded": {"amount": AMOUNT, "tokens": AMOUNT, "card": maybe(FACE), "why": ID},
    },
    view={
        "loads": Fact(
            Shape(
                "Loads",
                {"supply": AMOUNT, "characters": Several(AMOUNT), "cards": Named(AMOUNT)},
            ),
            "Load tokens: in the supply, on each seat's character, on cards in play by face.",
        )
    },
)
