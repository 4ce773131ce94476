"""What A Fistful of Cards tells besides."""

from saloon.kernel.facts import AMOUNT, FACE, ID, SEAT, Detail, Facts

FACTS = Facts(
    events={
        "aimed": {"card": FACE, "target": SEAT, "why": ID},
        "sniped": {"target": SEAT, "why": ID},
        "faced": {"shots": AMOUNT, "why": ID},
        "guessed": {"for": ID, "guess": ID},
    },
    takes={"aimed": 0.45},
    details={"guess": Detail("{detail}", {"detail": ID})},
)
