"""Everything the cowhand weighs at one decision, and what it makes of single cards and players."""

from __future__ import annotations

from saloon.bots.cowhand.table import Place, Table, card_id
from saloon.bots.cowhand.values import (
    ANY_NUMBER,
    COVERS,
    DRINKS,
    HIDDEN_CARD,
    KEEPERS,
    SHARE,
    worth_of,
)

FOE = 0.15
"""From here on somebody counts as an enemy."""
FRIEND = -0.2
DISARM = 2.0
"""What a weapon counts more that alone brings its owner's shots here."""
KEPT_IN = 8.0
"""What a ghost's own card counts: without it, they are out, as without a last life point."""


class Mind:
    """One decision: the table, and how the cowhand stands to everybody at it."""

    __slots__ = ("about", "amount", "armed", "bought", "by", "paid", "stance", "table")

    def __init__(
        self,
        table: Table,
        stance: dict[int, float],
        about: str = "",
        by: int = -1,
        amount: int = 0,
        *,
        armed: bool = False,
        bought: bool = False,
        paid: int = 0,
    ) -> None:
        self.armed = armed
        """Whether a weapon was laid in this turn: it stays."""
        self.bought = bought
        """Whether a piece of equipment was bought in this turn: the next one has its full price."""
        self.paid = paid
        """Load tokens paid so far for the card that is being played."""
        self.table = table
        self.stance = stance
        self.about = about
        self.by = by
        self.amount = amount

    # -- players -----------------------------------------------------------------------------

    def towards(self, seat: int) -> float:
        return self.stance.get(seat, 0.0)

    def hurt(self, place: Place) -> float:
        """What it is worth that a player loses a life point."""
        stance = self.towards(place.seat)
        if stance > 0:
            return stance * (pain(place, self.table) + danger(place))
        return stance * pain(place, self.table)

    def own_pain(self) -> float:
        """What a life point of one's own is worth."""
        return 1.5 * pain(self.table.me, self.table)

    # -- cards -------------------------------------------------------------------------------

    def reach_worth(self, reach: int) -> float:
        """What it is worth to shoot so far: the enemies it brings into range."""
        return 0.06 * reach + sum(
            self.towards(place.seat)
            for place in self.table.others
            if place.distance <= reach and self.towards(place.seat) > FOE
        )

    def weapon_worth(self, card: str, bangs: int) -> float:
        """A weapon compared with others, not with other cards."""
        worth = self.reach_worth(worth_of(card).reach or 1) + worth_of(card).besides
        if card in ANY_NUMBER:
            worth += 0.1
            if not self.table.me.knack.any_number:
                worth += 0.5 * max(0, bangs - 1) * max(0.0, self._best_within(1))
        return worth

    def weapon_now(self, bangs: int) -> float:
        me = self.table.me
        armed = next((card for card in me.in_play if worth_of(card).reach), None)
        return self.reach_worth(me.reach) if armed is None else self.weapon_worth(armed, bangs)

    def _best_within(self, distance: int) -> float:
        near = [place for place in self.table.others if place.distance <= distance]
        return max((self.towards(place.seat) for place in near), default=0.0)

    def hold(self, card: str, among: list[str]) -> float:
        """What a card in hand is worth, given the other cards there."""
        me = self.table.me
        worth = worth_of(card)
        value = worth.hold
        if worth.plan == "weapon":
            bangs = me.count("bang")
            better = self.weapon_worth(card, bangs) - self.weapon_now(bangs)
            return 0.8 if better <= 0 else value + min(2.0, better)
        if card in me.in_play or (worth.plan == "equip" and among.count(card) > 1):
            return 0.7
        if worth.plan == "heal":
            if not self.table.beers_work:
                return 0.1
            return value + (2.0 if me.life <= 2 else 0.0)
        if worth.plan in DRINKS or worth.uses in DRINKS:
            return value + (1.5 if me.life <= 2 else 0.0)
        if card == "bang" and me.any_number:
            return value + 1.0
        copies = among.count(card)
        return value - 0.8 * max(0, copies - 2)

    def price(self, face: str) -> float:
        """What it costs to give a card away: one of the hand, or one in play."""
        card = card_id(face)
        if card not in self.table.me.hand:
            return self.loss(self.table.me, card)
        return self.hold(card, self.table.me.hand)

    def cheapest(self, hand: list[str]) -> list[float]:
        """The values of the cards, the least first."""
        return sorted(self.hold(card, hand) for card in hand)

    def loss(self, owner: Place, card: str) -> float:
        """What it costs an owner to lose a card in play (negative: a relief)."""
        worth = worth_of(card)
        if owner.ghost and card in KEEPERS:
            return KEPT_IN
        if card in COVERS and owner is not self.table.me:
            me = self.table.me
            near = me.reach < owner.distance <= me.reach + 1
            return worth.laid + (2.0 if near else 0.0)
        if worth.reach and owner is not self.table.me and owner.threatens and owner.sees_me > 1:
            return worth.laid + DISARM
        return worth.laid

    def hidden_loss(self, owner: Place) -> float:
        """What it costs an owner to lose a card from the hand, unseen."""
        if owner.cards == 0:
            return 0.0
        return HIDDEN_CARD + (0.8 if owner.cards == 1 else 0.0)


def pain(place: Place, table: Table) -> float:
    """What a life point means to a player: the last one is the dearest; to a ghost, nothing."""
    if place.life > 1:
        return 3.0 + 6.0 / place.life
    if place.ghost:
        return 0.0
    saved = 0.0
    if table.beers_work and not table.omen.no_beers:
        hidden = place.cards - len(place.hand)
        saved = 1.0 if place.count("beer") else 1 - (1 - SHARE["beer"]) ** hidden
    last = 8.0 if table.omen.comes_back else 16.0
    return last * (1.0 - 0.5 * saved)


def danger(place: Place) -> float:
    """How much an enemy can do: cards, guns, and whether they point here."""
    return 0.2 * min(place.cards, 6) + 0.2 * len(place.in_play) + 0.5 * place.threatens
