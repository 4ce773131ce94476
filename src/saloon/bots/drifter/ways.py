"""Ways of life: what a drifter lives on, and who is made for which."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

LAW, CRIME, GOLD, GAMBLING, CATTLE = "law", "crime", "gold", "gambling", "cattle"


class Way(NamedTuple):
    """A way of life. What a trade brings is weighed with its number; 0 is out of the question."""

    id: str
    bandits: float = 1.0
    """Hunting bandits."""
    badge: float = 1.0
    """Marshal points."""
    wanted: float = 1.0
    """Wanted points."""
    heists: float = 0.0
    """Robbing banks and people."""
    gold: float = 1.0
    """Prospecting."""
    poker: float = 1.0
    """Starting games of poker."""
    cattle: float = 1.0
    """Acquiring cattle."""


WAYS: Mapping[str, Way] = {
    LAW: Way(LAW, wanted=0.0, gold=0.0, poker=0.0),
    CRIME: Way(CRIME, badge=0.0, heists=1.0, gold=0.0, poker=0.0, cattle=0.5),
    GOLD: Way(GOLD, badge=0.3, wanted=0.0, poker=0.0, cattle=0.0),
    GAMBLING: Way(GAMBLING, badge=0.3, wanted=0.0, gold=0.0, cattle=0.0),
    CATTLE: Way(CATTLE, bandits=0.8, gold=0.0, poker=0.0),
}
"""Those that a drifter can be told."""

LEANS: Mapping[str, Mapping[str, float]] = {
    "annie_oakley": {GOLD: 0.2},
    "bass_reeves": {LAW: 1.0},
    "billy_the_kid": {CRIME: 1.0},
    "bloody_knife": {GOLD: 0.6},
    "calamity_jane": {GAMBLING: 0.3},
    "doc_holliday": {GAMBLING: 0.6},
    "jesse_james": {CRIME: 1.0},
    "kit_carson": {GOLD: 1.0},
    "stagecoach_mary": {CATTLE: 0.6},
    "wild_bill_hickok": {GAMBLING: 1.0},
    "wyatt_earp": {LAW: 1.0},
    "yb_rowdy": {GOLD: 0.6},
}
"""What a character is made for, by where it starts, what with, and what it can do."""

LIKES: Mapping[str, Mapping[str, float]] = {
    "living_legend": {CRIME: 0.3},
    "manhunt": {LAW: 0.2},
    "gold_lump": {GOLD: 0.2},
    "lady_luck": {GAMBLING: 0.2},
    "cheat": {GAMBLING: 0.2},
    "lightning_draw": {LAW: 0.1, CRIME: 0.1},
}
"""Cards that speak for a way."""


def leanings(character: str, kinds: Sequence[str]) -> dict[str, float]:
    """How well each way fits a character with such a hand."""
    fits = {way: LEANS.get(character, {}).get(way, 0.0) for way in WAYS}
    for kind in kinds:
        for way, much in LIKES.get(kind, {}).items():
            fits[way] += much
    return fits


def free_way(heart: str) -> Way:
    """Somebody who follows his heart takes what else lies by the way, if not at its cost."""
    told = WAYS[heart]
    badge, wanted = (0.0, 1.0) if heart == CRIME else (1.0, 0.0)
    if heart in (GOLD, GAMBLING, CATTLE):
        wanted = 0.8
    return Way(
        heart, bandits=1.0, badge=badge, wanted=wanted, heists=told.heists or 0.5 * wanted,
        gold=max(told.gold, 0.9), poker=max(told.poker, 0.9), cattle=max(told.cattle, 0.9),
    )  # fmt: skip
