"""What the Valley of Shadows tells besides."""

from saloon.kernel.facts import FACE, ID, Facts

FACTS = Facts(events={"staked": {"card": FACE, "why": ID}})
