"""Paying the price of a station, and taking the railcar under it (GT-TAKE, GT-STATION)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saloon.games.bang.demands import prove
from saloon.games.bang.faces import CardFace
from saloon.games.bang.life import lose_life
from saloon.games.bang.modules.great_train_robbery.module import NAME
from saloon.games.bang.modules.great_train_robbery.railcar import arrive
from saloon.games.bang.modules.great_train_robbery.rails import (
    RAILCAR,
    Station,
    StationFace,
    on_the_train,
    rails,
    refill,
    station_face,
    station_of,
)
from saloon.games.bang.state import Bang, Harm, Player
from saloon.kernel import PASS, Decision, Effect, Event, Option, Refusal, Script, option
from saloon.kernel.state import THIS_TURN

TAKE: Final = "take"
ADVANCE: Final = "advance"
"""How the railcar and what pays for it are named in an option of the box."""
TAKING: Final[dict[int, dict[int, Option]]] = {}
ADVANCING: Final[dict[int, dict[int, Option]]] = {}
"""Such options, made once each, by railcar and what pays for it: there are many."""
NO_WAY: Final[list[int]] = []
NO_CARD: Final[list[int]] = [-1]
"""What is named where nothing can pay, or no card has to: nothing is ever put in here."""


def prices(g: Bang, p: Player, station: Station) -> list[int]:
    """The cards one of which is named when paying, from hand and then from play; -1: no card."""
    if not station.cards:
        return NO_CARD if _refuse_life(p, station) is None else NO_WAY
    hand = g.unpledged(p) if g.due else p.hand
    named = bool(station.named)
    found = _named(g, p, station, hand) if named else _among(g, station, hand + p.in_play)
    return found if len(found) >= station.cards else NO_WAY


def _refuse_life(p: Player, station: Station) -> Refusal | None:
    if not p.has_life:
        return Refusal(p.presence.rule, {"card": station.id})
    return None if p.life > station.life else Refusal("GT-STATION-11", {"card": station.id})


def _named(g: Bang, p: Player, station: Station, hand: list[int]) -> list[int]:
    """GT-TAKE-05, GT-TAKE-06: that very card, or one that counts as it; no mere effect."""
    usable: Sequence[str] = station.named
    if "forbids_use" in g.in_force.voices:
        usable = [card for card in usable if not g.unusable(p, card)]
    face: list[CardFace] = g.face
    converting = bool((p.kit or g.kit(p)).converters)
    found: list[int] = []
    for slot in hand:
        if face[slot].id in usable or (converting and _stands_in(g, p, slot, usable)):
            found.append(slot)
    return found


def _stands_in(g: Bang, p: Player, slot: int, cards: Sequence[str]) -> bool:
    for card in cards:
        if g.counts(p, slot, card):
            return True
    return False


def _among(g: Bang, station: Station, slots: list[int]) -> list[int]:
    """Those of these cards that a station takes which does not name them."""
    face: list[CardFace] = g.face
    if station.suit:
        if "suit" in g.hooks:
            return [slot for slot in slots if g.suit(slot) == station.suit]
        return [slot for slot in slots if face[slot].suit == station.suit]
    if station.values:
        return [slot for slot in slots if face[slot].value in station.values]
    return [slot for slot in slots if face[slot].card.blue] if station.blue else slots


def refuse_fare(g: Bang, p: Player, station: Station) -> Refusal | None:
    """Why a player cannot pay for a station."""
    if not station.cards:
        return _refuse_life(p, station)
    if prices(g, p, station):
        return None
    for card in station.named:
        for source in g.for_all:
            rule = source.forbids_use(g, p, card)
            if rule is not None:
                return Refusal(rule, {"card": card})
    return Refusal("GT-TAKE-04", {"card": station.id})


def could_pay(g: Bang, p: Player, station: Station) -> bool:
    """Whether, as everybody can see, a player may be able to pay (BB-TIMING-12)."""
    if station.life:
        return refuse_fare(g, p, station) is None
    in_play = [] if station.named else _among(g, station, p.in_play)
    return len(p.hand) + len(in_play) >= station.cards


def pay(g: Bang, p: Player, station: Station, first: int) -> Effect:
    """Pay with a card that was named; where several are due, the others are asked for."""
    if station.life or station.cards > 1:
        return _pay_more(g, p, station, first)
    if p.present:
        _hand_in(g, p, station, first)
    return None


def _hand_in(g: Bang, p: Player, station: Station, slot: int) -> None:
    if slot in p.hand:
        g.discard_from_hand(p, slot, station.id)
        prove(g, p, slot, station.id)
    elif slot in p.in_play:
        g.discard_from_play(p, slot, station.id)


def _pay_more(g: Bang, p: Player, station: Station, first: int) -> Script[None]:
    if station.life:
        harm = Harm(None, station.id)
        yield from lose_life(g, p, station.life, harm, paid=True)  # GT-STATION-15

    # CB-PLAY-11: one payment, so what goes first binds nothing else.
    free = g.unpledged(p) + p.in_play

    def options(_seat: int) -> list[Option]:
        left = [slot for slot in free if slot in p.hand or slot in p.in_play]
        return [option("discard", slot) for slot in _among(g, station, left)]

    for missing in range(station.cards, 0, -1):
        if not p.present:
            return  # a ghost has paid with what kept it here
        slot = first
        if missing < station.cards:
            chosen = yield Decision(
                (p.seat,), "fare", options, rule="GT-TAKE-04", about=station.id, amount=missing,
                anytime=False,
            )  # fmt: skip
            slot = chosen.slot
        _hand_in(g, p, station, slot)


# -- taking ------------------------------------------------------------------------------------


def has_free_railcar(g: Bang, p: Player) -> bool:
    if "free_railcar" in g.hooks:
        for source in on_the_train(g, p):
            if source.free_railcar(g, p):
                return True
    return False


def may_take_another(g: Bang, p: Player) -> bool:
    """One railcar in a turn (GT-TAKE-01, GT-END-03)."""
    if not g.used(THIS_TURN, p.seat, RAILCAR):
        return True
    if "any_number" in g.hooks:
        for source in on_the_train(g, p):
            if source.any_number(g, p):
                return True
    return False


def refuse_railcar(g: Bang, p: Player, slot: int, *, ahead: int = 0) -> Refusal | None:
    """Why a player cannot buy this railcar now, or after a move."""
    if slot not in rails(g).train:
        return Refusal("GT-TAKE-20")
    if not may_take_another(g, p):
        return Refusal("GT-TAKE-01")
    station = station_of(g, slot, ahead=ahead)
    if station is None:
        return Refusal("GT-TAKE-03", {"card": g.card(slot).id})
    return refuse_fare(g, p, station)


def rides(g: Bang, p: Player, *, moving: bool = False) -> list[Option]:
    """Every way to pay for a railcar now, then after a move; each names a card that pays."""
    kept = rails(g)
    stations: list[StationFace] = g.face
    row, place = kept.row, kept.at
    found: list[Option] = []
    after: list[Option] = []
    # From the locomotive on to the left, as far as there are stations. A move brings every railcar
    # to where the one before it stands now.
    paying = NO_WAY
    if moving and 0 <= place < len(row):
        paying = prices(g, p, stations[row[place]].station)
    for slot in kept.train:
        if moving and paying:
            after += _named_with(ADVANCE, ADVANCING, slot, paying)
        place -= 1
        if place < 0:
            break
        paying = prices(g, p, stations[row[place]].station) if place < len(row) else NO_WAY
        if paying:
            found += _named_with(TAKE, TAKING, slot, paying)
    return found + after if after else found


def _named_with(
    what: str, made: dict[int, dict[int, Option]], slot: int, paying: list[int]
) -> list[Option]:
    """A railcar with each of the cards that pay for it."""
    try:
        return list(map(made[slot].__getitem__, paying))
    except KeyError:
        ways = made.setdefault(slot, {})
        for first in paying:
            ways[first] = option("use", slot, -1, f"{NAME} {what}", first)
        return list(map(ways.__getitem__, paying))


def _on_offer(g: Bang, p: Player) -> list[Option]:
    """How a player can take a railcar now: by paying, or for nothing."""
    offers = rides(g, p)
    if has_free_railcar(g, p):
        offers += [option("take-free", slot) for slot in rails(g).train]
    return offers


def _could_take(g: Bang, p: Player) -> bool:
    """Whether, as everybody can see, there may be a railcar for a player."""
    for slot in rails(g).train:
        station = station_of(g, slot)
        if station is not None and could_pay(g, p, station):
            return True
    return bool(rails(g).train) and has_free_railcar(g, p)


def offer(g: Bang, p: Player) -> Script[bool]:
    """Let a player take a railcar; returns whether that happened."""

    def options(_seat: int) -> list[Option]:
        return [PASS, *_on_offer(g, p)]

    if not may_take_another(g, p) or not _could_take(g, p):
        return False
    chosen = yield Decision((p.seat,), "railcar", options, rule="GT-END-02", anytime=False)
    if chosen.verb == "use":
        yield from buy(g, p, chosen.slot, chosen.second) or ()
    elif chosen.verb == "take-free":
        yield from take(g, p, chosen.slot) or ()
    return chosen.verb in ("use", "take-free")


def buy(g: Bang, p: Player, slot: int, first: int) -> Effect:
    """Pay the price of the station a railcar stands under, and take it."""
    station, face = station_of(g, slot), station_face(g, slot)
    assert station is not None
    paying = pay(g, p, station, first)
    if paying is not None:
        return _take_when_paid(g, p, slot, face, paying)
    return take(g, p, slot, face=face) if p.present else None


def _take_when_paid(
    g: Bang, p: Player, slot: int, face: str | None, paying: Script[None]
) -> Script[None]:
    yield from paying
    if p.present:
        yield from take(g, p, slot, face=face) or ()


def take(g: Bang, p: Player, slot: int, *, face: str | None = None, counts: bool = True) -> Effect:
    """Take a railcar off the train (GT-TAKE-14, GT-TAKE-15)."""
    kept = rails(g)
    kept.train.remove(slot)
    kept.arriving.append(slot)
    if counts:
        g.use(THIS_TURN, p.seat, RAILCAR)
    if g.events is not None:
        facts = {"card": g.face[slot].text}
        g.tell(Event("boarded", p.seat, facts if face is None else facts | {"station": face}))
    refill(g)
    return arrive(g, p, slot)
