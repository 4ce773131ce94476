"""What Gold Rush tells besides."""

from saloon.kernel.facts import (
    AMOUNT,
    FACE,
    ID,
    NOBODY,
    SEAT,
    Detail,
    Fact,
    Facts,
    Id,
    Several,
    maybe,
)

FACTS = Facts(
    events={
        "earned": {"amount": AMOUNT, "why": ID},
        "paid": {"amount": AMOUNT, "why": ID},
        "bought": {"card": FACE, "amount": AMOUNT},
        "offered": {"seat": NOBODY, "card": FACE},
        "forced": {"card": FACE, "target": SEAT, "amount": AMOUNT},
        "dropped": {"card": FACE},
        "forfeited": {"amount": AMOUNT},
        "placed": {"card": FACE, "target": SEAT},
        "dug-up": {"card": FACE, "why": ID},
        "used-as": {"card": ID, "as": Id("card"), "target": maybe(SEAT)},
    },
    details={"use-as": Detail("{as}", {"as": Id("card")})},
    view={
        "shop": Fact(Several(FACE), "The equipment that can be bought."),
        "prices": Fact(Several(AMOUNT), "What each of them costs."),
        "stock": Fact(AMOUNT, "Pieces of equipment that lie face down."),
    },
    player={
        "nuggets": Fact(AMOUNT, column="nuggets"),
        "equipment": Fact(Several(FACE), "The equipment in front of the player.", of="worn"),
    },
    groups=("equipment",),
)
