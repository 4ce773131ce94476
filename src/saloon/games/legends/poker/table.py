"""Where the cards of a game of poker lie, and how much is in the pot.

Cards that players add lie in the ring, like those of a fight: face down, then open.
"""

from __future__ import annotations

from typing import ClassVar, cast

from saloon.games.legends.faces import PokerFace
from saloon.games.legends.fights.ring import clear, ring, turn_up
from saloon.games.legends.poker.hands import Worth, best_two, worth
from saloon.games.legends.state import Legends, Player
from saloon.kernel import Event
from saloon.kernel.fields import Number, SeatNumber, Seats, Zone
from saloon.kernel.layout import HIDDEN, OPEN
from saloon.kernel.parts import Part

FLOP = 3
DEALT = 4
"""WL-POKER-06: cards of the dealer."""


class Table(Part):
    FIELDS: ClassVar = (
        Seats("playing"),
        Number("pot"),
        Zone("flop", "poker", OPEN),
        SeatNumber("dealer"),
        Zone("dealt", "poker", HIDDEN),
        Zone("shown", "poker", OPEN),
    )

    playing: list[int]
    """Who plays, the one who has started the game first."""
    pot: int
    flop: list[int]
    dealer: int
    """Who plays the dealer, if there is one."""
    dealt: list[int]
    """The dealer's cards, seen by who plays him."""
    shown: list[int]
    """Those of them that he adds."""


def table(g: Legends) -> Table:
    return cast(Table, g.kept["poker"])


def deal_dealer(g: Legends, acting: Player) -> None:
    """WL-POKER-06: four cards of the deck; the hand of who plays him is set aside."""
    cards = table(g)
    cards.dealer = acting.seat
    for _ in range(DEALT):
        slot = g.top()
        if slot >= 0:
            g.show(slot, acting.seat)
            cards.dealt.append(slot)
    secret = {"faces": [g.face[slot].text for slot in cards.dealt]}
    facts = {"cards": len(cards.dealt)}
    g.tell(Event("dealer-drew", acting.seat, facts, secret, (acting.seat,)))


def deal_flop(g: Legends) -> None:
    """WL-POKER-08."""
    cards = table(g)
    for _ in range(FLOP):
        slot = g.top()
        if slot >= 0:
            g.reveal(slot)
            cards.flop.append(slot)
    facts = {"flop": [g.face[slot].text for slot in cards.flop], "pot": cards.pot}
    g.tell(Event("flop", facts=facts))


def faces(g: Legends, slots: list[int]) -> list[PokerFace]:
    return [g.poker(slot) for slot in slots]


def turn_all_up(g: Legends, players: list[Player]) -> list[Worth]:
    """WL-POKER-09: the cards that were added are revealed together; what each hand is worth."""
    lying = ring(g)
    found: list[Worth] = []
    for player in players:
        while lying.laid[player.seat]:
            turn_up(g, player)
    for player in players:
        mine = worth(faces(g, table(g).flop), faces(g, lying.revealed[player.seat]))
        g.tell(Event("combination", player.seat, {"combination": mine.combination}))
        found.append(mine)
    return found


def turn_dealer_up(g: Legends) -> Worth:
    """WL-POKER-12: the dealer adds the two best of his cards."""
    cards = table(g)
    flop = faces(g, cards.flop)
    for slot in cards.dealt:
        g.reveal(slot)  # that these are the best can be seen by all
    for slot in best_two(flop, cards.dealt, faces(g, cards.dealt)):
        cards.dealt.remove(slot)
        cards.shown.append(slot)
    found = worth(flop, faces(g, cards.shown))
    facts = {"shown": [g.face[slot].text for slot in cards.shown]}
    g.tell(Event("dealer-showed", facts={**facts, "combination": found.combination}))
    return found


def clear_table(g: Legends) -> None:
    """WL-POKER-20: cards used, the flop and the unused dealer cards are discarded."""
    clear(g)
    cards = table(g)
    cleared = cards.flop + cards.shown + cards.dealt
    for slot in cleared:
        g.lay(slot)
    cards.flop, cards.shown, cards.dealt = [], [], []
    cards.playing, cards.pot, cards.dealer = [], 0, -1
    g.tell(Event("table-cleared", facts={"cleared": [g.face[slot].text for slot in cleared]}))
