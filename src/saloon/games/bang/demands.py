"""A demand to discard a BANG! card (Duel, Indians!): discarding is not playing (BB-TERM-03)."""

from __future__ import annotations

from saloon.games.bang.conditions import refuse_pledged
from saloon.games.bang.silence import muted_by
from saloon.games.bang.state import Bang, Player
from saloon.kernel import PASS, Event, Option, Refusal, Script, option
from saloon.kernel.decision import NOTHING, Often


class Demand(Often):
    """Does the player discard a BANG! card?"""

    __slots__ = ("g", "p")

    kind = "bang"
    amount = 0
    default_option: Option | None = PASS

    def __init__(self, g: Bang, p: Player, rule: str, about: str, by: int) -> None:
        self.seats = (p.seat,)
        self.rule = rule
        self.about = about
        self.by = by
        self.extra = None
        self.known = -1
        self.options = NOTHING
        self.g = g
        self.p = p

    def work_out(self, seat: int) -> list[Option]:
        return _answers(self.g, self.p)

    def refuse(self, chosen: Option) -> Refusal | None:
        return _why_not(self.g, self.p, chosen)

    def tries(self) -> list[Option]:
        return [option("discard", slot) for slot in self.p.hand]


def discards_bang(g: Bang, player: Player, card: str, by: Player, rule: str) -> Script[bool]:
    """Ask a player to discard a BANG! card. Returns whether one was discarded."""
    if not player.present or g.unusable(player, "bang"):
        return False  # BB-TIMING-12: everybody sees that
    if not player.hand and not _stand_ins(g, player):
        return False
    chosen = yield Demand(g, player, rule, card, by.seat)
    if chosen.verb == "use":
        yield from g.card(chosen.slot).meets_demand(g, player, chosen.slot, chosen.second) or ()
        return True
    if chosen.verb != "discard":
        return False
    g.discard_from_hand(player, chosen.slot, card)
    prove(g, player, chosen.slot, card)
    return True


def _answers(g: Bang, player: Player) -> list[Option]:
    if not player.present:
        return []
    bangs = [slot for slot in g.unpledged(player) if g.counts(player, slot, "bang")]
    return [PASS, *[option("discard", slot) for slot in bangs], *_stand_ins(g, player)]


def _why_not(g: Bang, player: Player, chosen: Option) -> Refusal | None:
    if chosen.verb == "use" and chosen.slot in player.in_play:
        used = g.card(chosen.slot)
        refused = used.refuse_demand(g, player, chosen.slot) or "BB-TERM-05"
        return muted_by(g, player, used) or Refusal(refused, {"card": used.id})
    if chosen.verb != "discard" or chosen.slot not in player.hand:
        return None
    if not g.counts(player, chosen.slot, "bang"):
        return Refusal("BB-TERM-05", {"card": g.card(chosen.slot).id})
    return refuse_pledged(g, player, chosen.slot)


def _stand_ins(g: Bang, player: Player) -> list[Option]:
    """Cards in front of a player that can be used as the BANG! card demanded."""
    if "meets_demand" not in g.hooks:
        return []
    found: list[Option] = []
    active = g.sources(player)
    for slot in player.in_play:
        card = g.card(slot)
        usable = "meets_demand" in card.hooks and card in active
        if usable and card.refuse_demand(g, player, slot) is None:
            found += card.ways(g, player, slot)
    return found


def prove(g: Bang, player: Player, slot: int, why: str) -> None:
    """A certain card was demanded: everybody sees it, even if it is discarded face down."""
    if slot in g.pile:
        return
    g.reveal(slot)
    if g.events is not None:
        g.tell(Event("proved", player.seat, {"card": g.face[slot].text, "why": why}))
