"""Load tokens: where they lie, adding them, paying with them (AD-TOKEN).

A token lies on a Dangerous card in play, on a character, or in the supply: what lies nowhere else
is there. A *place* is the slot of a Dangerous card, or `CHARACTER`.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from saloon.games.bang.faces import CardFace
from saloon.games.bang.modules.armed_and_dangerous.module import NAME
from saloon.games.bang.state import Bang, Player
from saloon.kernel import PASS, Decision, Event, Option, Script, option
from saloon.kernel.fields import Number, PerSeat, PerSlot, SeatNumber
from saloon.kernel.parts import Part

TOKENS: Final = 32
FRESH: Final = 3
"""On a Dangerous card that is played (AD-DANGER-02)."""
MOST: Final = 4
"""On one card or character (AD-TOKEN-05, AD-TOKEN-06)."""
CHARACTER: Final = -1


class Loads(Part):
    FIELDS: ClassVar = (
        PerSlot("on_cards", "cards"),
        PerSeat(Number("on_characters")),
        SeatNumber("tower"),
        SeatNumber("bandolier"),
        SeatNumber("hushed"),
    )

    on_cards: dict[int, int]
    on_characters: list[int]
    tower: int
    """Who looks down from the Bell Tower until the next card is played."""
    bandolier: int
    """Who may play an extra BANG! card in this turn."""
    hushed: int
    """Whose ability and cards in play are cancelled for the BANG! card being resolved."""


def loads(g: Bang) -> Loads:
    kept: Loads = g.kept[NAME]
    return kept


def supply(g: Bang) -> int:
    kept: Loads = g.kept[NAME]
    return TOKENS - sum(kept.on_cards.values()) - sum(kept.on_characters)


def dangerous(g: Bang, p: Player) -> list[int]:
    """The Dangerous cards in front of a player, a Bomb among them (AD-CARD-21)."""
    face: list[CardFace] = g.face
    return [slot for slot in p.in_play if face[slot].card.border == "orange"]


def tokens(g: Bang, p: Player, place: int) -> int:
    kept = loads(g)
    return kept.on_characters[p.seat] if place == CHARACTER else kept.on_cards.get(place, 0)


def places(g: Bang, p: Player) -> list[int]:
    return [*dangerous(g, p), CHARACTER]


def purse(g: Bang, p: Player) -> int:
    """All tokens with which a player can pay for an upgrade or an ability (AD-UPGRADE-03)."""
    return sum([tokens(g, p, place) for place in places(g, p)])


def place_option(verb: str, p: Player, place: int) -> Option:
    return option(verb, -1, p.seat) if place == CHARACTER else option(verb, place)


def _put(g: Bang, p: Player, place: int, count: int) -> None:
    kept = loads(g)
    if place == CHARACTER:
        kept.on_characters[p.seat] = count
    elif count:
        kept.on_cards[place] = count
    else:
        kept.on_cards.pop(place, None)


def _tell(g: Bang, kind: str, p: Player, place: int, amount: int, why: str) -> None:
    if g.events is not None:
        facts: dict[str, Any] = {"amount": amount, "tokens": tokens(g, p, place), "why": why}
        if place != CHARACTER:
            facts["card"] = g.face[place].text
        g.tell(Event(kind, p.seat, facts))


# -- adding ----------------------------------------------------------------------------------


def room(g: Bang, p: Player, place: int) -> int:
    """How many tokens can be added here now (AD-TOKEN-05, AD-TOKEN-06, AD-TOKEN-16)."""
    free = MOST - tokens(g, p, place)
    return min(free, supply(g)) if free > 0 else free


def add(g: Bang, p: Player, place: int, count: int, why: str) -> None:
    """Further tokens than there is room for are simply not added."""
    count = min(count, room(g, p, place))
    if count > 0:
        _put(g, p, place, tokens(g, p, place) + count)
        _tell(g, "loaded", p, place, count, why)


def with_room(g: Bang, p: Player) -> list[int]:
    """Where a player can add a token now."""
    kept: Loads = g.kept[NAME]
    found: list[int] = []
    if supply(g) > 0:
        for slot in dangerous(g, p):
            if kept.on_cards.get(slot, 0) < MOST:
                found.append(slot)
        if kept.on_characters[p.seat] < MOST:
            found.append(CHARACTER)
    return found


def load(
    g: Bang,
    p: Player,
    count: int,
    why: str,
    rule: str,
    *,
    may: bool = True,
    keep: tuple[int, ...] = (),
) -> Script[None]:
    """Let a player add tokens to one own place, without those of `keep`."""
    offered = _to_load(g, p, may, keep)
    if not p.present or not offered or offered[-1] == PASS:
        return
    chosen = default = offered[0]
    if may or len(offered) > 1:
        chosen = yield Decision(
            (p.seat,),
            "load",
            lambda _seat: _to_load(g, p, may, keep),
            rule=rule,
            about=why,
            amount=count,
            default=default,
        )
    if chosen.verb == "load" and chosen in _to_load(g, p, may, keep):
        add(g, p, CHARACTER if chosen.slot < 0 else chosen.slot, count, why)


def _to_load(g: Bang, p: Player, may: bool, keep: tuple[int, ...]) -> list[Option]:
    options = [PASS] if may else []
    for place in with_room(g, p):
        if place not in keep:
            options.append(place_option("load", p, place))
    return options


# -- paying ----------------------------------------------------------------------------------


def take(g: Bang, p: Player, place: int, count: int, why: str) -> Script[None]:
    """Tokens leave a place; a Dangerous card that has none left is emptied (AD-DANGER-07)."""
    count = min(count, tokens(g, p, place))
    if count <= 0:
        return
    _put(g, p, place, tokens(g, p, place) - count)
    _tell(g, "unloaded", p, place, count, why)
    if place != CHARACTER and not tokens(g, p, place):
        card: Any = g.card(place)  # an item or a weapon: they share no base of this box
        yield from card.emptied(g, p, place) or ()


def pay(g: Bang, p: Player, cost: int, why: str, rule: str) -> Script[None]:
    """Pay with any own tokens; the player says which, where that makes a difference."""
    taken = dict.fromkeys(places(g, p), 0)

    def left(place: int) -> int:
        return tokens(g, p, place) - taken[place]

    def options(_seat: int) -> list[Option]:
        return [place_option("pay", p, place) for place in taken if left(place) > 0]

    while cost > 0:
        chosen = options(p.seat)[0]
        if len(options(p.seat)) > 1 and sum([left(place) for place in taken]) > cost:
            chosen = yield Decision(
                (p.seat,), "pay", options, rule=rule, about=why, amount=cost,
                default=options(p.seat)[-1], anytime=False,
            )  # fmt: skip
        taken[CHARACTER if chosen.slot < 0 else chosen.slot] += 1
        cost -= 1
    for place, count in taken.items():
        yield from take(g, p, place, count, why)
