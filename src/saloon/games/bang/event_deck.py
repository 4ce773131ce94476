"""Event decks: laying them, turning up the next card, and what of them is in force (HN-SETUP).

A deck lies face up, so that everybody sees the next card and no other, or face down; its last card
is known. An event card is in force until the next one of its deck covers it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from saloon.games.bang.faces import EventCardFace, EventDeck
from saloon.games.bang.moments import HandEmptied
from saloon.games.bang.sources import EventCard, Source
from saloon.games.bang.state import Bang, Player
from saloon.games.bang.triggers import settle
from saloon.kernel import Decision, Effect, Event, Option, Script, SetupError, option
from saloon.kernel.layout import Layout

ROUND: Final = "round"
"""The deck of which one event card comes each round: High Noon, A Fistful of Cards, or both."""


def choose_event_decks(g: Bang, _player: Player) -> Script[None] | None:
    """Lay the event decks; of two boxes for one deck the first player says which is used."""
    g.agenda.pop()
    rivals = _packs(g.layout).get(ROUND, [])
    if len(rivals) > 1 and not g.rulings["combined-event-deck"]:
        return _choose_pack(g, rivals)
    lay_decks(g)
    return None


@lru_cache(maxsize=64)
def _packs(layout: Layout) -> dict[str, list[str]]:
    """The modules that make up each event deck, by the name of the deck."""
    faces: Sequence[Any] = layout.faces
    packs: dict[str, list[str]] = {}
    for slot in layout.groups.get("events", ()):
        face: EventCardFace = faces[slot]
        known = packs.setdefault(face.deck, [])
        if face.pack not in known:
            known.append(face.pack)
    return packs


def _choose_pack(g: Bang, packs: list[str]) -> Script[None]:
    """HN-SETUP-04."""

    def options(_seat: int) -> list[Option]:
        return [option("pack", detail=pack) for pack in packs]

    chosen = yield Decision((g.first,), "pack", options, rule="HN-SETUP-04")
    lay_decks(g, chosen.detail)
    if g.events is not None:
        g.tell(Event("pack", g.first, {"pack": chosen.detail}))


def lay_decks(g: Bang, pack: str = "", wanted: Sequence[str] = ()) -> None:
    """Shuffle each deck, its last card at the bottom; those `wanted` come first, in that order."""
    face: list[EventCardFace] = g.face
    # CB-EVENT-10: what the event card of the round does comes first.
    for name, packs in sorted(_packs(g.layout).items(), key=lambda each: each[0] != ROUND):
        used = [pack] if pack in packs else packs
        lasts: list[int] = []
        others: list[int] = []
        for slot in g.group("events"):
            if face[slot].pack in used:
                (lasts if face[slot].event_card.last else others).append(slot)
        g.shuffle(others)
        if wanted:
            others.sort(key=lambda slot: _place_among(g.face[slot].event_card.id, wanted))
        if len(used) > 1:
            # CB-EVENT-03, CB-EVENT-04: some of all cards, and the last card that was agreed on.
            others = others[: int(g.rulings["combined-event-deck-size"])]
            agreed = g.rulings["combined-last-event"]
            lasts = [slot for slot in lasts if g.face[slot].event_card.id == agreed]
        g.event_decks[name] = EventDeck([*lasts, *reversed(others)], [])
        for slot in lasts:
            g.reveal(slot)
        _show_next(g, name)


def _place_among(card: str, wanted: Sequence[str]) -> int:
    return wanted.index(card) if card in wanted else len(wanted)


def put_in_force(g: Bang, card: str) -> None:
    """Have this event card in force in a given position."""
    for name, deck in g.event_decks.items():
        for slot in deck.waiting:
            if g.face[slot].event_card.id == card:
                if g.face[slot].event_card.last:
                    # Everything else has come before it.
                    deck.past.extend(reversed(deck.waiting[1:]))
                    del deck.waiting[1:]
                deck.waiting.remove(slot)
                deck.past.append(slot)
                for each in deck.past:
                    g.reveal(each)
                _show_next(g, name)
                _proclaim_event_cards(g)
                return
    raise SetupError(f"there is no event '{card}' in this game")


def turn_up_event_card(g: Bang, name: str, p: Player) -> Effect:
    """`p` turns up the next event card of a deck; the last one stays (HN-EVENT-05)."""
    deck = g.event_decks[name]
    if not deck.waiting:
        return None
    slot = deck.waiting.pop()
    deck.past.append(slot)
    g.reveal(slot)
    _show_next(g, name)
    heard = {each.seat: g.sources(each) for each in g.players if each.present and not each.hand}
    _proclaim_event_cards(g)
    card: EventCard = g.face[slot].event_card
    if g.events is not None:
        facts = {"deck": name, "event": card.id, "next": next_event_card(g, name)}
        g.tell(Event("event", p.seat, facts))
    _hear_empty_hands(g, heard)
    return _enter(g, p, card) if g.triggers or "enters_play" in card.hooks else None


def _enter(g: Bang, p: Player, card: EventCard) -> Script[None]:
    # HN-INTERACT-06: the card before is over, and what that brings, when this one begins to act.
    yield from settle(g)
    yield from card.enters_play(g, p) or ()
    yield from settle(g)


def _hear_empty_hands(g: Bang, heard: Mapping[int, Sequence[Source]]) -> None:
    """Who gets an ability about an empty hand back, and has one, need not empty it again."""
    for seat, before in heard.items():
        for source in g.kit(g.players[seat]).voices_in(HandEmptied.hook):
            if source not in before:
                g.happened(HandEmptied(seat))
                break


def _show_next(g: Bang, name: str) -> None:
    waiting = g.event_decks[name].waiting
    if waiting and not g.face[waiting[-1]].hidden:
        g.reveal(waiting[-1])  # HN-SETUP-06, HN-EVENT-03


def _proclaim_event_cards(g: Bang) -> None:
    """Variants stay in force; the event cards are those that lie on top."""
    variants = [source for source in g.for_all if not isinstance(source, EventCard)]
    tops = [deck.past[-1] for deck in g.event_decks.values() if deck.past]
    g.proclaim(*variants, *(g.face[slot].event_card for slot in tops))


def event_card_in_force(g: Bang, name: str) -> str | None:
    past = g.event_decks[name].past
    return g.face[past[-1]].event_card.id if past else None


def next_event_card(g: Bang, name: str) -> str | None:
    """The event card that everybody sees coming, if there is one."""
    waiting = g.event_decks[name].waiting
    return g.face[waiting[-1]].event_card.id if waiting and g.knows(None, waiting[-1]) else None


def lift_event_card(g: Bang, name: str) -> int:
    """Nothing of a deck is in force until its next card is turned up; returns the lifted one."""
    slot = g.event_decks[name].past.pop()
    _proclaim_event_cards(g)
    return slot
