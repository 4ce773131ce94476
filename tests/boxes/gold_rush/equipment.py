"""What the pieces of equipment can do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, cast

from saloon.games.bang.modules.gold_rush.module import gold_rush

from saloon.games.bang.sources import Source
from saloon.games.bang.state import Bang, Player
from saloon.kernel import Effect, Event
from saloon.kernel.fields import Number, PerSeat, Zone
from saloon.kernel.layout import OPEN
from saloon.kernel.parts import Part


class Gold(Part):
    """What Gold Rush keeps."""

    FIELDS: ClassVar = (
        Zone("stock", "equipment", full=True),
        Zone("spent", "equipment", OPEN),
        Zone("shop", "equipment", OPEN),
        PerSeat(Zone("worn", "equipment", OPEN)),
        PerSeat(Number("nuggets")),
    )

    stock: list[int]
    """Face down, the top piece last."""
    spent: list[int]
    """Face up below the others."""
    shop: list[int]
    worn: list[list[int]]
    nuggets: list[int]


def gold(g: Bang) -> Gold:
    return cast(Gold, g.kept["gold-rush"])


def earn(g: Bang, p: Player, nuggets: int, why: str) -> None:
    gold(g).nuggets[p.seat] += nuggets
    g.tell(Event("earned", p.seat, {"nuggets": nuggets, "why": why}))


class Equipment(Source):
    cost = 0

    def bought(self, g: Bang, p: Player) -> Effect:
        """What a brown piece does."""
        return None


@dataclass(frozen=True, slots=True)
class EquipmentFace:
    text: str
    equipment: Equipment
    brown: bool


class Boots(Equipment):
    """Each time its owner loses a life point, but for the last, a card (GR-CARD)."""

    def wounded(self, g: Bang, p: Player, lost: int, by: Player | None) -> None:
        g.draw(p, lost, self.id)


class GunBelt(Equipment):
    def hand_limit(self, g: Bang, p: Player) -> int:
        return 8


class Horseshoe(Equipment):
    extra_flips = 1


class LuckyCharm(Equipment):
    def wounded(self, g: Bang, p: Player, lost: int, by: Player | None) -> None:
        earn(g, p, lost, self.id)


class Pickaxe(Equipment):
    def draw_count(self, g: Bang, p: Player, count: int) -> int:
        return count + 1


class UnionPacific(Equipment):
    def bought(self, g: Bang, p: Player) -> None:
        g.draw(p, 4, self.id)


PIECES: Mapping[str, Equipment] = {
    "boots": Boots(),
    "gun-belt": GunBelt(),
    "horseshoe": Horseshoe(),
    "lucky-charm": LuckyCharm(),
    "pickaxe": Pickaxe(),
    "union-pacific": UnionPacific(),
}


def faces() -> list[EquipmentFace]:
    found = []
    rows: list[dict[str, Any]] = gold_rush.data["equipment"]
    for row in rows:
        piece = PIECES[row["id"]]
        piece.id, piece.cost = row["id"], row["cost"]
        found.append(EquipmentFace(f"equipment:{piece.id}", piece, row["border"] == "brown"))
    return found
