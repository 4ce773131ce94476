"""The draw! check (BB-DRAW): turning up the top card to see its suit and value."""

from __future__ import annotations

from saloon.games.bang.discards import discard_together
from saloon.games.bang.moments import Promised
from saloon.games.bang.state import Bang, Player, Trigger
from saloon.games.bang.windows import window
from saloon.kernel import Decision, Event, Option, Script, Told, option


class Check:
    """A draw! check being made: what counts, and whether somebody had it made again."""

    __slots__ = ("again", "cards", "for_", "player", "slot", "turned")

    def __init__(self, player: Player | None, for_: str, cards: int = 1) -> None:
        self.player = player
        """Who makes it; nobody does for some events."""
        self.for_ = for_
        self.cards = cards
        """How many cards count."""
        self.slot: int | None = None
        self.turned: list[int] = []
        self.again = False


def draw_check(g: Bang, player: Player, for_: str, *, nobodys: bool = False) -> Script[int | None]:
    """Turn up the top card and return its slot; None if there is no card (BB-PILE-05).

    What was turned up stays on the table: the caller first moves the card that asked for the
    check, then calls `put_away` (BB-DRAW-09). A check may be nobody's: then `player` only turns up
    the card, and no ability about own checks applies.
    """
    check = Check(None if nobodys else player, for_)
    yield from _make(g, player, check)
    return check.slot


def draw_several(g: Bang, player: Player, for_: str, cards: int) -> Script[list[int]]:
    """A check at which so many cards count (CB-CHECK-03); returns all that were turned up."""
    check = Check(player, for_, cards)
    yield from _make(g, player, check)
    return check.turned


def _make(g: Bang, player: Player, check: Check) -> Script[None]:
    if g.events is not None:
        g.tell(Told({"kind": "check", "seat": player.seat, "for": check.for_}))
    while True:
        yield from _turn(g, check)
        if check.slot is None or "watches" not in g.hooks:
            break
        check.again = False
        yield from window(g, "check", check, by=player.seat, named=check.for_)
        if not check.again:
            break
        yield from put_away(g, player)
    if "takes_check" in g.hooks and check.player is not None:
        for slot in _counted(g, check):
            _promise(g, check.player, slot)


def _counted(g: Bang, check: Check) -> list[int]:
    """The cards that counted; where several did, of every suit one first (GR-CARD-40)."""
    if check.cards == 1:
        return [] if check.slot is None else [check.slot]
    suits = [g.suit(slot) for slot in check.turned]
    firsts = [slot for at, slot in enumerate(check.turned) if suits[at] not in suits[:at]]
    rest = [slot for slot in check.turned if slot not in firsts]
    return (firsts + rest)[: check.cards]


def _promise(g: Bang, player: Player, slot: int) -> None:
    """Whoever takes the card of a check gets it when the effect is resolved (WS-CHAR-19)."""
    for seat in g.clockwise_from(player.seat):
        taker = g.players[seat]
        for source in g.kit(taker).voices_in("takes_check"):
            if source.takes_check(g, taker):
                promised = Promised(seat, slot)
                effect = _keep_promise(g, taker, slot, source.id)
                g.triggers.append(Trigger(seat, promised, promised.hook, effect))
                return


def _keep_promise(g: Bang, taker: Player, slot: int, why: str) -> Script[None]:
    yield from ()
    if not taker.present:
        g.put_away(slot)
        return
    g.turned.remove(slot)
    if g.to_hand(taker, slot) and g.events is not None:
        facts = {"card": g.face[slot].text, "store": True, "why": why}
        g.tell(Event("took", taker.seat, facts))


def promised(g: Bang, seat: int | None = None) -> list[int]:
    """Turned-up cards that somebody, or this seat, takes when the effect is resolved."""
    return [
        trigger.moment.slot
        for trigger in g.triggers
        if isinstance(trigger.moment, Promised) and seat in (None, trigger.seat)
    ]


def _turn(g: Bang, check: Check) -> Script[None]:
    player = check.player
    count = check.cards
    for source in () if player is None else g.sources(player):
        count += source.extra_flips
    turned = []
    for _ in range(count):
        slot = g.turn_up()
        if slot is not None:
            turned.append(slot)
    check.turned = turned
    check.slot = turned[0] if turned else None
    if len(turned) > 1 and player is not None and check.cards == 1:

        def options(_seat: int) -> list[Option]:
            return [option("count", slot) for slot in turned]

        chosen = yield Decision(
            (player.seat,), "count", options, rule="BB-CHAR-15", about=check.for_
        )
        check.slot = chosen.slot if chosen.slot in turned else turned[0]


def tell_outcome(g: Bang, player: Player, for_: str, slot: int | None, good: bool) -> None:
    """What a check came to: good or bad for the player who made it."""
    if g.events is not None:
        card = None if slot is None else g.text(slot)
        told = {"kind": "checked", "seat": player.seat, "for": for_, "card": card, "good": good}
        g.tell(Told(told))


def put_away(g: Bang, player: Player) -> Script[None]:
    """The turned cards go to the pile; with several, the player says which lies on top."""
    yield from discard_together(g, player, lambda: _unpromised(g), g.put_away)


def _unpromised(g: Bang) -> list[int]:
    """Turned-up cards that nobody takes."""
    spoken_for = promised(g) if "takes_check" in g.hooks else []
    return [slot for slot in g.turned if slot not in spoken_for]
