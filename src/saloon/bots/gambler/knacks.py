"""What the gambler knows about the characters: the public numbers that its sums need."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

ONE, TWO = "bullseye1", "bullseye2"
REACH: Mapping[str, tuple[int, ...]] = {ONE: (1,), TWO: (2,)}


@dataclass(frozen=True, slots=True)
class Knack:
    """One character; as it stands, somebody without any ability."""

    reach: Mapping[str, tuple[int, ...]] = field(default_factory=lambda: REACH)
    gatlings: int = 3
    """Gatlings that fire the Gatling."""
    frees_dynamite: bool = False
    own_beer: int = 1
    """What a beer brings to its owner at `thirst` life points or fewer."""
    thirst: int = 0
    indians: int = 99
    """The most an Indian attack can take."""
    gatling_proof: bool = False
    dodges: bool = False
    """May take an arrow instead of losing a point to a die."""
    sheds: bool = False
    """Returns an arrow with each life point it loses."""
    avenges: bool = False
    """Who hurts it takes an arrow."""
    clears: int = 0
    """Arrows of anybody it may return for each gatling."""
    doubles: bool = False
    """May use a beer to double a "1" or "2"."""
    calm: int = 0
    """Life points for a final result without "1" and "2"."""
    feast: int = 0
    """Life points for each elimination of another player."""
    whisky: int = 1
    """How often it may use a whisky."""
    duel_heals: int = 0
    """Life points it gives to anybody when it starts a duel."""
    duel_odds: float = 0.75
    """Of winning a duel it starts: the other rolls first, and one face in three goes on."""


NOBODY = Knack()
KNACKS: dict[str, Knack] = {
    "bart-cassidy": Knack(dodges=True),
    "black-jack": Knack(frees_dynamite=True),
    "calamity-janet": Knack(reach={ONE: (1, 2), TWO: (1, 2)}),
    "el-gringo": Knack(avenges=True),
    "greg-digger": Knack(whisky=2),
    "jesse-jones": Knack(own_beer=2, thirst=4),
    "jourdonnais": Knack(indians=1),
    "kit-carlson": Knack(clears=1),
    "paul-regret": Knack(gatling_proof=True),
    "pedro-ramirez": Knack(sheds=True),
    "rose-doolan": Knack(reach={ONE: (1, 2), TWO: (2, 3)}),
    "sam-the-healer": Knack(duel_heals=1),
    "sean-mallory": Knack(duel_odds=0.8125),
    "slab-the-killer": Knack(doubles=True),
    "suzy-lafayette": Knack(calm=2),
    "vulture-sam": Knack(feast=2),
    "willy-the-kid": Knack(gatlings=2),
}
