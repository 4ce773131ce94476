"""What Eldorado tells besides."""

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

EVENT_CARD = Id("event")
ROLE = Id("role")

FACTS = Facts(
    events={
        "event-over": {"seat": NOBODY, "event": EVENT_CARD, "by": maybe(SEAT)},
        "showed-role": {"role": ROLE, "why": ID},
        "jailed": {"target": SEAT, "why": ID},
        "released": {"why": ID},
        "moved": {"card": FACE, "from": SEAT, "to": SEAT, "why": ID},
        "laid-open": {"card": FACE, "why": ID},
        "bounced": {"target": SEAT, "why": ID},
        "became": {"role": ROLE, "life": AMOUNT, "why": ID},
    },
    takes={"became": 1.6, "bounced": 0.6, "showed-role": 1.2},
    view={
        "clock": Fact(
            Shape("EldoradoClock", {"rounds": AMOUNT, "turner": SEAT, "ace": FLAG}),
            "Rounds the Eldorado card still holds, who turns up the next one, and whether that "
            "waits for the end of a turn since an ace was played.",
        ),
    },
    player={
        "fate": Fact(
            Several(EVENT_CARD),
            "Event cards that lie in front of a player, or changed the goal.",
        ),
    },
)
