"""A demand to discard a BANG! card (Duel, Indians!): discarding is not playing (BB-TERM-03)."""

from __future__ import annotations

from saloon.games.bang.conditions import refuse_pledged
from saloon.games.bang.silence import muted_by
from saloon.games.bang.state import Bang, Player
from saloon.kernel import PASS, Decision, Event, Option, Refusal, Script, option


def discards_bang(g: Bang, player: Player, card: str, by: Player, rule: str) -> Script[bool]:
    """Ask a player to discard a BANG! card. Returns whether one was discarded."""
    if not player.present or g.unusable(player, "bang"):
        return False  # BB-TIMING-12: everybody sees that
    if not player.hand and not _stand_ins(g, player):
        return False

    chosen = yield Decision(
        (player.seat,),
        "bang",
        lambda _seat: _answers(g, player),
        rule=rule,
        about=card,
        by=by.seat,
        default=PASS,
        why=lambda chosen: _why_not(g, player, chosen),
        conceivable=lambda: [option("discard", slot) for slot in player.hand],
    )
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
