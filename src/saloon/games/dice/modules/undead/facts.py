"""What the undead tell besides."""

from saloon.kernel.facts import (
    AMOUNT,
    COUNT,
    FLAG,
    ID,
    NOBODY,
    SEAT,
    Fact,
    Facts,
    Several,
    Shape,
    maybe,
)

FACTS = Facts(
    events={
        "hands": {"hands": AMOUNT, "living": AMOUNT, "total": AMOUNT},
        "bones-shuffled": {"seat": NOBODY, "cards": COUNT, "deck": AMOUNT},
        "outbreak": {
            "zombies": Several(SEAT, counted=True),
            "life": AMOUNT,
            "master": maybe(SEAT),
        },
    },
    view={
        "boneyard": Shape("Boneyard", {"face_up": Several(AMOUNT), "deck": AMOUNT}),
        "outbreak": FLAG,
    },
    player={
        "zombie": Fact(FLAG, "After the outbreak: back from the dead, without a character."),
        "master": Fact(FLAG, "After the outbreak: the living leader of the zombies."),
        "team": ID,
    },
)
