"""The rescue from a lethal loss (BB-DMG-04 to BB-DMG-09).

Cards are declared one by one and spent only as a complete set that leaves life (BB-DMG-06).
"""

from __future__ import annotations

from saloon.games.bang.sources import Source
from saloon.games.bang.state import Bang, Player
from saloon.kernel import PASS, Decision, Event, Option, Script, option


def beers_work(g: Bang) -> bool:
    """BB-CARD-13: with two players left a Beer heals nobody."""
    return len(g.circle) > 2


def beer_value(g: Bang, player: Player) -> int:
    return max(source.beer_heals for source in (*g.sources(player), Source()))


def rescue(g: Bang, player: Player, amount: int) -> Script[int]:
    """Ask for a rescue from losing `amount` life points; returns the life points regained."""
    needed = amount - player.life + 1
    helpers = [source for source in g.sources(player) if "rescue_uses" in source.hooks]
    if not player.hand or not (beers_work(g) or helpers):
        return 0  # BB-TIMING-12: publicly without an answer
    declared: list[tuple[Source, list[int]]] = []
    regained = 0

    def options(_seat: int) -> list[Option]:
        return [PASS, *_ways(g, player, helpers, _held(declared), needed - regained)]

    while regained < needed or _could_add(player, _held(declared), amount - regained):
        chosen = yield Decision(
            (player.seat,),
            "rescue",
            options,
            rule="BB-DMG-04",
            amount=max(0, needed - regained),
            default=PASS,
            anytime=False,
        )
        if chosen.verb == "rescue":
            g.reveal(chosen.slot)
            declared.append((g.card(chosen.slot), [chosen.slot]))
            regained += beer_value(g, player)
        elif chosen.verb == "use":
            helper = next(source for source in helpers if source.id == chosen.detail)
            cost = yield from helper.rescue_cost(g, player, _held(declared))
            declared.append((helper, cost))
            regained += 1
        elif regained < needed:
            return 0
        else:
            break
    for source, slots in declared:
        _spend(g, player, source, slots)
    return regained


def _could_add(player: Player, held: list[int], lost: int) -> bool:
    """BB-DMG-05: any number of Beers; asked while cards are left and life points are missing."""
    return len(player.hand) > len(held) and player.life - lost < player.max_life


def _held(declared: list[tuple[Source, list[int]]]) -> list[int]:
    return [slot for _, slots in declared for slot in slots]


def _ways(
    g: Bang, player: Player, helpers: list[Source], held: list[int], missing: int
) -> list[Option]:
    """What can be declared next, if the set can still be completed from this hand."""
    spare = [slot for slot in player.hand if slot not in held]
    beers = [slot for slot in spare if g.card(slot).beer] if beers_work(g) else []
    value = beer_value(g, player)
    others = len(spare) - len(beers)
    best = max(
        used * value
        + sum(helper.rescue_uses(g, player, others + len(beers) - used) for helper in helpers)
        for used in range(len(beers) + 1)
    )
    if best < missing:
        return []
    ways = []
    for slot in beers:
        left = len(spare) - 1
        rest = max(
            used * value + sum(h.rescue_uses(g, player, left - used) for h in helpers)
            for used in range(len(beers))
        )
        if value + rest >= missing:
            ways.append(option("rescue", slot))
    for helper in helpers:
        if helper.rescue_uses(g, player, len(spare)) > 0:
            ways.append(option("use", -1, -1, helper.id))
    return ways


def _spend(g: Bang, player: Player, source: Source, slots: list[int]) -> None:
    for slot in slots:
        if g.card(slot) is source:
            g.lay_on_pile(player, slot, source.id, None)
        else:
            g.discard_from_hand(player, slot, source.id)
    if g.events is not None:
        g.tell(Event("rescued", player.seat, {"with": source.id}))
