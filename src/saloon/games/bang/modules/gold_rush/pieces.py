"""What a piece of equipment is, and what becomes of it when somebody gets it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from saloon.games.bang.modules.gold_rush.gold import gold
from saloon.games.bang.modules.gold_rush.module import gold_rush
from saloon.games.bang.moments import LifeLost
from saloon.games.bang.sources import Character, Source
from saloon.games.bang.state import Bang, Player
from saloon.kernel import Effect, Event, Refusal, Script

SHOP: Final = 3


class Equipment(Source):
    """A piece by name. A black one is a source of whoever it lies in front of."""

    border = "black"
    cost = 0
    copies = 1
    for_everybody = False
    """Whether it is a source of all players, in front of whomever it lies."""

    def switched_off(self, g: Bang) -> bool:
        """CB-COLOR-08: the texts speak of blue and green cards."""
        return bool(g.rulings["equipment-switched-off"])

    def refuse_buy(self, g: Bang, p: Player) -> Refusal | None:
        """Why `p` could do nothing with it; None if that is possible."""
        return None

    def in_vain(self, g: Bang, p: Player) -> str:
        """Why getting it now would have no effect, in a word; see `Rules.in_vain`."""
        return ""

    def take_effect(self, g: Bang, p: Player) -> Effect:
        """What a brown piece does once, when somebody gets it (GR-BUY-03)."""
        return None

    def chooses_owner(self, g: Bang, p: Player) -> Script[Player | None] | None:
        """In front of whom a black piece comes to lie, if not simply in front of `p`."""
        return None


class GoldCharacter(Character):
    """A character that answers the questions of this box."""

    def discount(self, g: Bang, p: Player) -> int:
        """By how much its owner buys cheaper now."""
        return 0

    def for_loss(self, g: Bang, p: Player, loss: LifeLost) -> int:
        """Nuggets for life points that its owner has just lost."""
        return 0


@dataclass(frozen=True, slots=True)
class EquipmentFace:
    text: str
    equipment: Equipment


def make(pieces: Iterable[Equipment]) -> list[EquipmentFace]:
    """The faces of all pieces, with what is printed: `equipment:bottle`, `equipment:bottle#2`."""
    made = {piece.id: piece for piece in pieces}
    faces = []
    for row in gold_rush.data["equipment"]:
        piece = made[row["id"]]
        piece.cost, piece.copies = row["cost"], row["count"]
        if piece.border != row["border"]:
            raise ValueError(f"{piece.id}: {piece.border} in code, {row['border']} in the data")
        for number in range(1, piece.copies + 1):
            text = f"equipment:{piece.id}" + (f"#{number}" if number > 1 else "")
            faces.append(EquipmentFace(text, piece))
    return faces


def piece_in(g: Bang, slot: int) -> Equipment:
    face: list[EquipmentFace] = g.face
    return face[slot].equipment


def wears(g: Bang, p: Player, piece: Equipment) -> bool:
    return any(piece_in(g, slot) is piece for slot in gold(g).worn[p.seat])


def fill_shop(g: Bang) -> None:
    """GR-BUY-09: an empty place is filled at once."""
    kept = gold(g)
    while len(kept.shop) < SHOP:
        slot = from_stock(g)
        if slot is None:
            return
        kept.shop.append(slot)
        if g.events is not None and g.turn:
            g.tell(Event("offered", facts={"card": g.face[slot].text}))


def from_stock(g: Bang) -> int | None:
    """The top piece, for everybody to see; None if there is none (GR-BUY-12, GR-BUY-15)."""
    kept = gold(g)
    if not kept.stock:
        if not kept.spent:
            return None
        kept.stock.extend(kept.spent)
        kept.spent.clear()
        g.shuffle(kept.stock)
    slot = kept.stock.pop()
    g.reveal(slot)
    return slot


def get(g: Bang, p: Player, slot: int) -> Script[None]:
    """A piece that is nowhere now is got by a player: it acts, or comes to lie in front."""
    kept, piece = gold(g), piece_in(g, slot)
    kept.bought.append(slot)
    fill_shop(g)  # GR-BUY-10
    owner: Player | None = None
    if piece.border == "brown":
        yield from piece.take_effect(g, p) or ()
    else:
        asking = piece.chooses_owner(g, p)
        owner = p if asking is None else (yield from asking)
        if asking is not None and owner is not None and g.events is not None:
            facts = {"card": g.face[slot].text, "target": owner.seat}
            g.tell(Event("placed", p.seat, facts))
    kept.bought.remove(slot)
    if owner is None:
        kept.spent.append(slot)
        return
    kept.worn[owner.seat].append(slot)
    moved(g, owner, piece)


def drop(g: Bang, p: Player, slots: Iterable[int], *, told: bool = False) -> None:
    """Pieces in front of a player are discarded: face up below the others (GR-BUY-11)."""
    kept, dropped = gold(g), list(slots)
    if not dropped:
        return
    for slot in dropped:
        kept.worn[p.seat].remove(slot)
        kept.spent.append(slot)
        if g.events is not None and not told:
            g.tell(Event("dropped", p.seat, {"card": g.face[slot].text}))
    for slot in dropped:
        moved(g, p, piece_in(g, slot))


def moved(g: Bang, owner: Player, piece: Equipment) -> None:
    """A piece came to lie in front of a player, or left."""
    gold(g).lent.clear()
    if piece.for_everybody:
        g.rearranged()
        if "anytime" in g.hooks:
            g.find_anytime()
    else:
        g.lent_anew(owner, piece)
