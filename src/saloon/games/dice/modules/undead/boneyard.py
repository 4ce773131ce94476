"""The Boneyard: what lies there, and who turns up a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, cast

from saloon.games.dice.modules.undead.module import module
from saloon.games.dice.state import Dice, Player
from saloon.kernel import Event
from saloon.kernel.fields import Flag, SeatNumber, Seats, Zone
from saloon.kernel.layout import OPEN
from saloon.kernel.parts import Part

PILE = "boneyard"


@dataclass(frozen=True, slots=True)
class BoneyardFace:
    text: str
    hands: int


FACES = tuple(
    BoneyardFace(f"boneyard:{hands}#{number}", hands)
    for number, hands in enumerate(module.data["boneyardCards"], start=1)
)


class Boneyard(Part):
    """The cards as slots, and what has become of the dead."""

    FIELDS: ClassVar = (
        Zone("deck", PILE, full=True),
        Zone("face_up", PILE, OPEN),
        Seats("fallen"),
        Flag("due"),
        Flag("outbreak"),
        SeatNumber("master"),
    )

    deck: list[int]
    """The top card last."""
    face_up: list[int]
    fallen: list[int]
    """Who was eliminated in this turn and has no card yet."""
    due: bool
    """The outbreak comes with the next turn."""
    outbreak: bool
    master: int
    """The seat of the Zombie Master, if there is one."""


def boneyard(g: Dice) -> Boneyard:
    return cast(Boneyard, g.kept[module.name])


def hands_on(g: Dice, slot: int) -> int:
    return cast(BoneyardFace, g.face[slot]).hands


def hands_up(g: Dice) -> int:
    return sum(hands_on(g, slot) for slot in boneyard(g).face_up)


def turn_up(g: Dice, players: list[Player]) -> bool:
    """These players turn up a card each; whether that brings the outbreak.

    UA-BONE-16: first all the cards, then one comparison; a card without hands forbids it.
    """
    yard = boneyard(g)
    blank: list[int] = []
    came = False
    for player in players:
        if not yard.deck:
            break  # UA-BONE-20
        slot = yard.deck.pop()
        g.reveal(slot)
        hands = hands_on(g, slot)
        (yard.face_up if hands else blank).append(slot)
        came = came or hands > 0
        facts = {"hands": hands, "total": hands_up(g), "living": len(g.living())}
        g.tell(Event("hands", player.seat, facts))
    triggered = came and not blank and hands_up(g) > len(g.living())
    if blank:
        # UA-BONE-08: at the end of the turn, which nothing of follows here.
        yard.deck += blank
        g.shuffle(yard.deck)
        g.tell(Event("bones-shuffled", facts={"cards": len(blank), "deck": len(yard.deck)}))
    return triggered
