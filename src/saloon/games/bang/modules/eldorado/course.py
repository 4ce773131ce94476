"""When Eldorado's event cards come and go: two rounds each, or until an ace (EL-EVENT)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from saloon.games.bang.event_deck import lift_event_card, turn_up_event_card
from saloon.games.bang.modules.eldorado.module import NAME
from saloon.games.bang.sources import EventCard
from saloon.games.bang.state import Bang, Player
from saloon.games.bang.triggers import settle
from saloon.games.bang.turn import playing_order
from saloon.kernel import Effect, Event, Script
from saloon.kernel.fields import Flag, Number, PerSlot, SeatNumber, Zone
from saloon.kernel.layout import NOBODY, OPEN
from saloon.kernel.parts import Part

ACE: Final = 14
ROUNDS: Final = 2


class EldoradoCard(EventCard):
    """An event card that ends before another one comes."""

    def is_over(self, g: Bang, by: Player | None) -> Effect:
        """It is no longer in force: `by` has brought an ace, or, without one, its time is up."""
        return None


class Course(Part):
    """Where the deck stands, and what its event cards have left behind."""

    FIELDS: ClassVar = (
        SeatNumber("place"),
        Number("laps"),
        SeatNumber("turner"),
        Flag("ace"),
        Zone("spent", "events", OPEN),
        SeatNumber("prisoner"),
        SeatNumber("pact"),
        SeatNumber("digger"),
        PerSlot("grabbed", "cards"),
    )

    place: int
    """The seat at whose place a round ends for this deck (EL-EVENT-08)."""
    laps: int
    """How often the turn has to reach it until the next card comes; 0 while none is in force."""
    turner: int
    """Who turns up the next event card."""
    ace: bool
    """Whether that waits for the end of the own turn, since an ace was brought (EL-EVENT-04)."""
    spent: list[int]
    """Event cards that are over."""
    prisoner: int
    """In front of whom Lifetime lies."""
    pact: int
    """Who has made the Devil's Pact."""
    digger: int
    """Who is, or was, the Grave Digger."""
    grabbed: dict[int, int]
    """Cards that the Grave Digger may not play before the own turn (EL-CARD-39)."""


def course(g: Bang) -> Course:
    kept: Course = g.kept[NAME]
    return kept


def in_force(g: Bang) -> EldoradoCard | None:
    past = g.event_decks[NAME].past if NAME in g.event_decks else ()
    return cast(EldoradoCard, g.face[past[-1]].event_card) if past else None


def begin(g: Bang) -> None:
    """The Sheriff turns up the first card at once (EL-SETUP-01); a given one has all its time."""
    kept = course(g)
    kept.place = kept.turner = g.first
    kept.laps = 1
    if in_force(g) is not None:
        kept.laps = ROUNDS
        kept.turner = g.next_clockwise(g.first)


def round_over(g: Bang) -> Script[None]:
    """The turn has reached the place once more; after two rounds the next event card comes."""
    kept = course(g)
    kept.laps -= 1
    if kept.laps:
        return
    if in_force(g) is not None:
        yield from _end(g, None) or ()
        yield from settle(g)
    if g.event_decks[NAME].waiting:  # EL-EVENT-09
        turner = _who_turns(g)
        g.activate(turner.seat)
        kept.laps = ROUNDS
        kept.turner = g.next_clockwise(turner.seat)  # EL-EVENT-03
        yield from turn_up_event_card(g, NAME, turner) or ()


def brings_ace(g: Bang, p: Player) -> Effect:
    """`p` has played or discarded an ace: what is in force is called off (EL-EVENT-02, 04)."""
    kept = course(g)
    release(g)  # EL-CARD-47: even long after Lifetime was covered
    if in_force(g) is None:
        return None
    kept.turner = p.seat
    kept.ace = True
    kept.laps = 0  # EL-EVENT-06
    return _end(g, p)


def release(g: Bang) -> None:
    """Lifetime no longer lies in front of anybody."""
    kept = course(g)
    if kept.prisoner == NOBODY:
        return
    seat, kept.prisoner = kept.prisoner, NOBODY
    g.rearranged()
    if g.events is not None:
        g.tell(Event("released", seat, {"why": "lifetime"}))


def after_turn(g: Bang, p: Player) -> Effect:
    """Who has brought an ace turns up the next one when the own turn is over (EL-EVENT-04)."""
    kept = course(g)
    if not kept.ace:
        return None
    if kept.turner != p.seat and not g.players[kept.turner].present:
        kept.turner = g.next_clockwise(kept.turner)
    if kept.turner != p.seat:
        return None
    kept.ace = False
    if not g.event_decks[NAME].waiting:
        return None
    kept.place = playing_order(g, p.seat)[0]
    kept.laps = ROUNDS + 1  # the turn reaches that place right now
    kept.turner = g.next_clockwise(p.seat)  # EL-EVENT-05
    return turn_up_event_card(g, NAME, p)


def _end(g: Bang, by: Player | None) -> Effect:
    card = in_force(g)
    assert card is not None
    course(g).spent.append(lift_event_card(g, NAME))
    if g.events is not None:
        facts: dict[str, str | int] = {"event": card.id}
        if by is not None:
            facts["by"] = by.seat
        g.tell(Event("event-over", facts=facts))
    return card.is_over(g, by)


def _who_turns(g: Bang) -> Player:
    """The player the deck has come to, or the next one to the left who is in the game."""
    seat = course(g).turner
    return g.players[seat if g.players[seat].present else g.next_clockwise(seat)]
