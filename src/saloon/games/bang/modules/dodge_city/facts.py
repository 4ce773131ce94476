"""What Dodge City tells besides."""

from saloon.games.bang.facts import CHARACTER
from saloon.kernel.facts import ID, SEAT, Facts

FACTS = Facts(events={"copied": {"character": CHARACTER, "from": SEAT, "why": ID}})
