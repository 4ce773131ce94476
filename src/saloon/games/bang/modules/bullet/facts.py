"""What The Bullet tells besides."""

from saloon.games.bang.facts import CHARACTER
from saloon.kernel.facts import AMOUNT, ID, Detail, Facts, Id

FACTS = Facts(
    events={
        "named-suit": {"suit": Id("suit"), "why": ID},
        "new-identity": {"character": CHARACTER, "life": AMOUNT, "max_life": AMOUNT},
        "borrowed": {"character": CHARACTER},
    },
    details={"suit": Detail("{detail}", {"detail": ID})},
)
