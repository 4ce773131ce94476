"""Event cards that simply hold for the whole round."""

from __future__ import annotations

from saloon.games.bang.cards import Card
from saloon.games.bang.modules.fistful_of_cards.module import fistful
from saloon.games.bang.sources import EventCard, Source
from saloon.games.bang.state import Bang, Player


class Ambush(EventCard):
    """Everybody is at distance 1; cards and abilities still change it (FC-CARD-14, 15)."""

    apart: int | None = 1


class Lasso(EventCard):
    """Cards in play have no effect; more may be laid down (FC-CARD-26 to 28)."""

    silences = "FC-CARD-26"

    def mutes(self, g: Bang, owner: Player, other: Source) -> bool:
        return other.switched_off(g)


class TheJudge(EventCard):
    """No card that stays in play may be played, in front of whomever (FC-CARD-52, 53)."""

    def forbids_play(self, g: Bang, p: Player, card: Card, slot: int) -> str | None:
        return "FC-CARD-52" if card.border != "brown" else None


fistful.add(
    event_cards={
        "ambush": Ambush,
        "lasso": Lasso,
        "the-judge": TheJudge,
    }
)
