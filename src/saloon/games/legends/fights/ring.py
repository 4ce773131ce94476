"""Where the cards of a fight lie, and what everybody sees of it."""

from __future__ import annotations

from typing import ClassVar, NamedTuple, cast

from saloon.games.legends.pieces import FightCard
from saloon.games.legends.state import Legends, Player
from saloon.kernel import Event
from saloon.kernel.fields import Counts, Name, PerSeat, SeatNumber, Zone
from saloon.kernel.layout import HIDDEN, OPEN, OWN
from saloon.kernel.parts import Part


class FightFace(NamedTuple):
    """A fight card: `fight:10`."""

    text: str
    card: FightCard


class Ring(Part):
    FIELDS: ClassVar = (
        Zone("deck", "fights", HIDDEN, full=True),
        Zone("drawn", "fights", HIDDEN),
        Zone("played", "fights", OPEN),
        PerSeat(Zone("laid", "poker", OWN)),
        PerSeat(Zone("revealed", "poker", OPEN)),
        Name("fight"),
        SeatNumber("fighter"),
        SeatNumber("rival"),
        Counts("changes"),
    )

    deck: list[int]
    """The top card last."""
    drawn: list[int]
    """Of the fight that goes on, seen by who plays the virtual opponent."""
    played: list[int]
    laid: list[list[int]]
    """Cards put face down."""
    revealed: list[list[int]]
    fight: str
    """The fight that goes on, for all to see: its kind, who fights, and against whom."""
    fighter: int
    rival: int
    changes: dict[str, int]
    """What has changed a card so far: whose card (-1: the fight card) and by what, `1:revolver`.

    What a fighter has that does not count in this fight bears the rule: `1:revolver:WL-ITEM-15`.
    """


def ring(g: Legends) -> Ring:
    return cast(Ring, g.kept["fights"])


def open_ring(g: Legends, kind: str, fighter: Player, rival: Player | None) -> None:
    """A fight begins, for all to see."""
    cards = ring(g)
    cards.fight, cards.fighter = kind, fighter.seat
    cards.rival = -1 if rival is None else rival.seat


def close_ring(g: Legends) -> None:
    cards = ring(g)
    cards.fight, cards.fighter, cards.rival = "", -1, -1


def changed(g: Legends, seat: int, why: str, by: int) -> None:
    """Tell what changes a card: one's own, or that of a virtual opponent (-1)."""
    if by:
        name = f"{seat}:{why}"
        changes = ring(g).changes
        changes[name] = changes.get(name, 0) + by
        g.tell(Event("counts", ring(g).fighter, {"target": seat, "why": why, "amount": by}))


def did_not_count(g: Legends, player: Player, why: str, by: int, rule: str) -> None:
    """Tell what a fighter has that would change a card, or act before the fight, but does not."""
    ring(g).changes[f"{player.seat}:{why}:{rule}"] = by
    told = {"why": why, "amount": by, "rule": rule}
    g.tell(Event("left-out", player.seat, told))


def fight_card(g: Legends, slot: int) -> FightCard:
    return cast(FightFace, g.face[slot]).card


def lay_down(g: Legends, player: Player, slot: int) -> None:
    """A card is put face down; the others lose track of which of the hand it is."""
    g.confuse(player.hand, (player.seat,))
    player.hand.remove(slot)
    ring(g).laid[player.seat].append(slot)
    secret = {"card": g.face[slot].text}
    g.tell(Event("laid", player.seat, {"cards": 1}, secret, (player.seat,)))


def turn_up(g: Legends, player: Player) -> int:
    """The card that was put down is revealed."""
    cards = ring(g)
    slot = cards.laid[player.seat].pop()
    g.reveal(slot)
    cards.revealed[player.seat].append(slot)
    g.tell(Event("revealed", player.seat, {"card": g.face[slot].text}))
    return slot


def draw_fight_cards(g: Legends, count: int, acting: Player) -> None:
    cards = ring(g)
    for _ in range(min(count, len(cards.deck))):
        slot = cards.deck.pop()
        g.show(slot, acting.seat)
        cards.drawn.append(slot)
    secret = {"faces": [g.face[slot].text for slot in cards.drawn]}
    g.tell(Event("opponent-drew", acting.seat, {"cards": len(cards.drawn)}, secret, (acting.seat,)))


def play_fight_card(g: Legends, slot: int, acting: Player) -> None:
    cards = ring(g)
    cards.drawn.remove(slot)
    cards.played.append(slot)
    g.reveal(slot)
    g.tell(Event("opponent-played", acting.seat, {"card": g.face[slot].text}))


def clear(g: Legends) -> None:
    """WL-FIGHT-27, WL-NPC-11: poker cards are discarded, fight cards go under their deck."""
    cards = ring(g)
    cards.changes = {}
    for player in g.players:
        for zone in (cards.laid[player.seat], cards.revealed[player.seat]):
            while zone:
                slot = zone.pop()
                g.lay(slot)
                told = {"card": g.face[slot].text, "aside": True}
                g.tell(Event("discarded", player.seat, told))
    used = cards.drawn + cards.played
    if used:
        g.shuffle(used)
        cards.drawn, cards.played = [], []
        cards.deck = used + cards.deck
