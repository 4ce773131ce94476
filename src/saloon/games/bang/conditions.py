"""Why an ability cannot be used: conditions that several of them have."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from saloon.games.bang.cards import refuse_out_of_range
from saloon.games.bang.distance import explain, reach, within_unplayed
from saloon.games.bang.silence import muted_by
from saloon.games.bang.sources import Source
from saloon.games.bang.state import Bang, Player
from saloon.kernel import Option, Refusal, option

USABLE: Final = frozenset({"act", "answer", "do_anytime"})
"""What makes a source something that its owner uses."""


def refuse_cost(g: Bang, p: Player, source: Source, cost: int) -> Refusal | None:
    """So many hand cards have to be discarded for it."""
    if len(p.hand) < cost:
        return source.lacks("cards", amount=cost)
    if not g.due or len(g.unpledged(p)) >= cost:
        return None
    return next(filter(None, [refuse_pledged(g, p, slot) for slot in p.hand]))


def refuse_pledged(g: Bang, p: Player, slot: int) -> Refusal | None:
    """A card that has to be played goes for nothing else."""
    return Refusal(g.due[slot], {"card": g.card(slot).id}) if g.pledged(p, slot) else None


def refuse_bang(g: Bang, p: Player, source: Source, slot: int, amount: int = 1) -> Refusal | None:
    """It costs BANG! cards, and this is to be one of them."""
    for other in g.voices_in("forbids_use"):
        rule = other.forbids_use(g, p, "bang")
        if rule is not None:
            return Refusal(rule, {"card": "bang"})
    if slot not in p.hand:
        return source.lacks("bangs", amount=amount)
    if not g.counts(p, slot, "bang"):
        return Refusal("BB-TERM-05", {"card": g.card(slot).id})
    return refuse_pledged(g, p, slot)


def refuse_shot_at(g: Bang, p: Player, source: Source, seat: int) -> Refusal | None:
    """It is aimed at another player within range of the weapon."""
    if seat < 0:
        return Refusal("BB-PLAY-20", {"card": source.id})
    if seat == p.seat:
        return source.lacks("another")
    if seat not in g.circle:
        return Refusal("BB-DIST-02", {"target": seat})
    target = g.players[seat]
    rule = refuse_out_of_range(g, p, target)
    if rule is None:
        return None
    facts = explain(g, p, target, playing=False)
    return Refusal(rule, {"card": source.id, "target": seat, **facts})


def refuse_as_bang(
    g: Bang, p: Player, slot: int, seat: int, *, played: bool = True
) -> Refusal | None:
    """Why a card cannot be used as a BANG! card at somebody, apart from how many are allowed.

    It is `played` from hand, or else discarded for it.
    """
    bang = g.kinds["bang"]
    rule = g.forbidden(p, bang, slot)
    if rule is not None:
        return Refusal(rule, {"card": bang.id})
    if seat not in g.circle:
        return Refusal("BB-DIST-02", {"target": seat})
    target = g.players[seat]
    near = bang.reaches(g, p) if played else bang.effect_reaches(g, p)
    far = None if seat in near else bang.too_far
    rule = far or bang.refuse_target(g, p, target) or g.protection(p, slot, target)
    return None if rule is None else Refusal(rule, {"card": bang.id, "target": seat})


def uses_as_bang(
    g: Bang,
    p: Player,
    source: Source,
    slots: Sequence[int],
    detail: str = "",
    *,
    played: bool = True,
) -> list[Option]:
    """Every use of a source with one of these cards as a BANG! card, by the same predicates."""
    found: list[Option] = []
    if not slots:
        return found
    bang = g.kinds["bang"]
    seats = bang.aimable_at(g, p) if played else bang.effect_aimable_at(g, p)
    forbidding = g.forbidding(p)
    for slot in slots:
        if g.forbidden_by(forbidding, p, bang, slot) is None:
            for seat in seats:
                if g.protection(p, slot, g.players[seat]) is None:
                    found.append(source.use(detail, slot, seat))
    return found


def in_range(g: Bang, p: Player) -> list[int]:
    """The other players within range of the weapon, from the left neighbour on.

    For something that is used and not played from hand.
    """
    near = within_unplayed(g, p, reach(g, p))
    return [seat for seat in g.clockwise_from(p.seat)[1:] if seat in near]


def why_not_ability(g: Bang, p: Player, chosen: Option, *, acting: bool = False) -> Refusal:
    """Why a player, who may be acting in phase 2, cannot use what a source offers."""
    source = _named(g, p, chosen)
    if source is None or USABLE.isdisjoint(source.hooks):
        return Refusal("not-an-option")
    muted = muted_by(g, p, source)
    if muted is not None:
        return muted
    if "act" in source.hooks and not acting:
        return source.lacks("turn")
    if "answer" in source.hooks and "act" not in source.hooks:
        return source.lacks("shot")
    refusal = source.refuse_act(g, p, chosen)
    if refusal is not None:
        return refusal
    offered = [*source.actions(g, p), *source.anytime(g, p)]
    if chosen in offered:  # at any time, but not while this is asked
        return source.lacks("pause")
    if chosen.seat >= 0 and all(each.seat < 0 for each in offered):
        return Refusal("BB-PLAY-20", {"card": source.id, "target": chosen.seat})
    return Refusal("not-an-option")


def _named(g: Bang, p: Player, chosen: Option) -> Source | None:
    name = chosen.detail.partition(" ")[0]
    return next((source for source in (*g.own(p), *g.for_all) if source.id == name), None)


def uses_of_abilities(g: Bang, p: Player) -> list[Option]:
    """Every use of an ability or an event card that somebody might try, legal or not."""
    seats = range(-1, g.seats)
    alone = [(slot, -1) for slot in (-1, *p.hand)]
    pairs = list(combinations(p.hand[:4], 2))
    return [
        source.use("", first, seat, second)
        for source in (*p.abilities, *g.for_all)
        if not USABLE.isdisjoint(source.hooks)
        for first, second in (*alone, *(pairs if source in g.for_all else ()))
        for seat in seats
    ]


def uses_of_cards(g: Bang, p: Player) -> list[Option]:
    """Every use of a card in front of a player that somebody might try, legal or not."""
    return [option("use", slot, target) for slot in p.in_play for target in range(-1, g.seats)]
