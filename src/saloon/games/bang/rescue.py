"""The rescue from a lethal loss (BB-DMG-04 to BB-DMG-09).

Cards are declared one by one and spent only as a complete set that leaves life (BB-DMG-06).
"""

from __future__ import annotations

from saloon.games.bang.cards import Card
from saloon.games.bang.presence import IN
from saloon.games.bang.silence import muted_by
from saloon.games.bang.sources import Source
from saloon.games.bang.state import Bang, Player
from saloon.kernel import PASS, Decision, Event, Option, Refusal, Script, option


def beers_work(g: Bang) -> bool:
    """BB-CARD-13: with two players left a Beer heals nobody; who is back for a turn is not left."""
    left = 0
    for seat in g.circle:
        presence = g.players[seat].presence
        if presence is IN or presence.left:
            left += 1
            if left > 2:
                return True
    return False


def beers_help(g: Bang, player: Player) -> bool:
    """Whether, as everybody knows, a player could be rescued by a Beer now."""
    return beers_work(g) and g.forbidden(player, g.kinds["beer"]) is None


def beer_value(g: Bang, player: Player) -> int:
    """Life points that a Beer gives to a player."""
    return g.kit(player).beer_heals


class Rescue:
    """A rescue being declared: what it has come to, and what the hand could still add to it."""

    __slots__ = ("amount", "declared", "g", "helpers", "player", "regained")

    def __init__(self, g: Bang, player: Player, amount: int) -> None:
        self.g = g
        self.player = player
        self.amount = amount
        """Life points about to be lost."""
        self.helpers = g.kit(player).voices_in("rescue_uses")
        self.declared: list[tuple[Source, list[int]]] = []
        self.regained = 0

    @property
    def missing(self) -> int:
        """Life points still to be regained to stay in the game."""
        return max(0, self.amount - self.player.life + 1 - self.regained)

    def spare(self) -> list[int]:
        """The hand cards not declared."""
        held = [slot for _, slots in self.declared for slot in slots]
        return [slot for slot in self.player.hand if slot not in held]

    def goes_on(self) -> bool:
        """Whether, from public facts alone, more could be declared (BB-TIMING-12).

        BB-DMG-05: any number of Beers, so it goes on beyond what is needed, up to the maximum.
        """
        if self.player.life - self.amount + self.regained >= self.player.max_life:
            return False
        cards = len(self.spare())
        most = self._most(cards, 0) if beers_help(self.g, self.player) else self._most(0, cards)
        return most >= max(1, self.missing)

    def ways(self) -> list[Option]:
        """What can be declared next, if the set can still be completed from this hand."""
        beers = [slot for slot in self.spare() if self._rescues(slot)]
        value = beer_value(self.g, self.player)
        ways = [option("rescue", slot) for slot in beers if self.can_spend([slot], value)]
        for helper in self.helpers:
            if self.can_spend([], 1, self._price(helper)):
                ways.append(option("use", -1, -1, helper.id))
        return ways

    def why_not(self, chosen: Option) -> Refusal | None:
        """Why something cannot be declared."""
        g, player = self.g, self.player
        beer = self.as_beer(chosen.slot) if chosen.slot in self.spare() else None
        if chosen.verb == "rescue" and beer is not None:
            rule = g.forbidden(player, beer, chosen.slot)
            if rule is None and not beers_work(g):
                rule = "BB-CARD-13"
            return Refusal(rule or "BB-DMG-06", {"card": g.card(chosen.slot).id})
        for source in g.own(player):
            if chosen == option("use", -1, -1, source.id) and "rescue_uses" in source.hooks:
                if source not in self.helpers:
                    return muted_by(g, player, source)
                price = self._price(source)
                if price > len(self.spare()):
                    return source.lacks("cards", amount=price)
                return source.lacks("rescue", "BB-DMG-06")
        return None

    def conceivable(self) -> list[Option]:
        """Every hand card that somebody might try, Beer or not."""
        return [option("rescue", slot) for slot in self.player.hand]

    def can_spend(self, slots: list[int], gain: int, more: int = 0) -> bool:
        """Whether these cards, and so many more, may go for `gain` without spoiling the rescue."""
        left = [slot for slot in self.spare() if slot not in slots]
        if more > len(left):
            return False
        beers = sum(self._rescues(slot) for slot in left)
        others = len(left) - beers
        # Whatever else has to go: a Beer goes last.
        beers -= max(0, more - others)
        others = max(0, others - more)
        return gain + self._most(beers, others) >= self.missing

    def _rescues(self, slot: int) -> bool:
        card = self.as_beer(slot)
        if card is None or not beers_work(self.g):
            return False
        return self.g.forbidden(self.player, card, slot) is None

    def as_beer(self, slot: int) -> Card | None:
        """The Beer card that a hand card is, or counts as for this player."""
        card = self.g.card(slot)
        if card.beer:
            return card
        return self.g.kinds["beer"] if self.g.counts(self.player, slot, "beer") else None

    def _price(self, helper: Source) -> int:
        """The hand cards one use of a helper costs; none if it is paid for otherwise."""
        price = 0
        while price <= len(self.player.hand) and not self._uses(helper, price):
            price += 1
        return price

    def _uses(self, helper: Source, cards: int) -> int:
        uses = helper.rescue_uses(self.g, self.player, cards)
        if uses and helper.rescue_uses(self.g, self.player, 0):
            uses -= [source for source, _ in self.declared].count(helper)  # paid for in the end
        return uses

    def _most(self, beers: int, others: int) -> int:
        """The most life points such cards could regain."""
        value = beer_value(self.g, self.player)
        return max(
            drunk * value
            + sum(self._uses(helper, beers - drunk + others) for helper in self.helpers)
            for drunk in range(beers + 1)
        )


def rescue(g: Bang, player: Player, amount: int) -> Script[int]:
    """Ask for a rescue from losing `amount` life points; returns the life points regained."""
    attempt = Rescue(g, player, amount)

    while attempt.goes_on():
        chosen = yield Decision(
            (player.seat,),
            "rescue",
            lambda _seat: [PASS, *attempt.ways()],
            rule="BB-DMG-04",
            amount=attempt.missing,
            default=PASS,
            anytime=False,
            why=attempt.why_not,
            conceivable=attempt.conceivable,
        )
        if chosen.verb == "rescue":
            g.reveal(chosen.slot)
            beer = attempt.as_beer(chosen.slot)
            assert beer is not None
            attempt.declared.append((beer, [chosen.slot]))
            attempt.regained += beer_value(g, player)
        elif chosen.verb == "use":
            helper = next(each for each in attempt.helpers if each.id == chosen.detail)
            cost: list[int] = []
            if not helper.rescue_uses(g, player, 0):
                cost = yield from helper.rescue_cost(g, player, attempt)
            attempt.declared.append((helper, cost))
            attempt.regained += 1
        else:
            break
    if attempt.missing:
        return 0
    for source, slots in attempt.declared:
        _spend(g, player, source, slots)
    return attempt.regained


def _spend(g: Bang, player: Player, source: Source, slots: list[int]) -> None:
    for slot in slots:
        if isinstance(source, Card) and source.beer:
            g.lay_on_pile(player, slot, source.id, None)
        else:
            g.discard_from_hand(player, slot, source.id)
    if not slots:
        source.rescue_paid(g, player)
    if g.events is not None:
        g.tell(Event("rescued", player.seat, {"with": source.id}))
