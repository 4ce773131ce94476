"""What Wild West Show tells besides."""

from saloon.games.bang.facts import CHARACTER, ROLE
from saloon.kernel.facts import (
    AMOUNT,
    FACE,
    ID,
    SEAT,
    Detail,
    Fact,
    Facts,
    Id,
    Several,
    maybe,
    secret,
)

FACTS = Facts(
    events={
        "redealt": {"role": secret(ROLE), "why": ID},
        "recast": {"character": CHARACTER, "life": AMOUNT, "max_life": AMOUNT, "why": ID},
        "seats-swapped": {"target": SEAT},
        "passed-over": {},
        "commanded": {"target": SEAT, "as": Id("card"), "at": maybe(SEAT)},
        "resumed": {},
        "hand-laid-open": {"hand": Several(FACE), "why": ID},
        "impersonates": {"characters": Several(CHARACTER), "why": ID},
        "repeated": {"card": FACE, "as": Id("card"), "target": maybe(SEAT), "why": ID},
    },
    details={"name": Detail("{as}", {"as": Id("card")})},
    view={
        "passed_over": Fact(Several(SEAT), "The seats that skip their next turn."),
        "cards_played": Fact(AMOUNT, "Cards the active player has played in phase 2."),
    },
)
