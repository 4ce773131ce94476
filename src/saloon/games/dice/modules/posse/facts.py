"""What the posse tells besides."""

from saloon.games.dice.facts import DIE, SYMBOLS
from saloon.kernel.facts import ID, Detail, Facts

FACTS = Facts(
    events={"die-changed": {"dice": SYMBOLS, "from": ID, "to": ID, "why": ID}},
    details={
        "change": Detail("{dice}", {"dice": SYMBOLS}),
        "turn": Detail("{die}>{face}", {"die": DIE, "face": DIE}),
    },
    gifts=("give", "take"),
)
