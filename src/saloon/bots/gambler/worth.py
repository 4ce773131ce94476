"""What a position is worth: everybody's death, times how near it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from saloon.bots.gambler.table import Place, Table

SOON = 0.7
"""How likely a player with one life point is to die in the end, and how that fades with more."""
FADE = 0.82
DOOM = (1.0, *(SOON * FADE**life for life in range(30)))
"""By life points."""
RAID = tuple(1.0 - 0.06 * supply for supply in range(20))
"""By arrows in the supply: how likely an arrow on the table is to strike before it goes back."""


@dataclass(frozen=True, slots=True)
class World:
    """Life points and arrows by seat; whoever has no life point is out."""

    life: tuple[int, ...]
    arrows: tuple[int, ...]
    supply: int


def world_of(table: Table) -> World:
    return World(
        tuple(place.life if place.here else 0 for place in table.places),
        tuple(place.arrows for place in table.places),
        table.supply,
    )


class Scale:
    """Weighs worlds by what the gambler wishes everybody."""

    __slots__ = ("places", "seats", "wish")

    def __init__(self, table: Table, wish: Mapping[int, float]) -> None:
        self.places = table.places
        self.seats = [place.seat for place in table.here]
        self.wish = wish

    def fate(self, place: Place, life: int, arrows: int, supply: int) -> float:
        """How near somebody's death is."""
        if life <= 0:
            return 1.0
        raided = max(0, life - min(arrows, place.knack.indians))
        strikes = RAID[supply]
        return (1 - strikes) * DOOM[life] + strikes * DOOM[raided]

    def of(self, seat: int, life: int, arrows: int, supply: int) -> float:
        return self.wish[seat] * self.fate(self.places[seat], life, arrows, supply)

    def weigh(self, world: World) -> float:
        return sum(
            self.of(seat, world.life[seat], world.arrows[seat], world.supply)
            for seat in self.seats
        )  # fmt: skip

    def hurt(self, world: World, seat: int, points: int, *, dodging: bool = True) -> float:
        """What it is worth that somebody is hit by so many dice."""
        place, life, arrows = self.places[seat], world.life[seat], world.arrows[seat]
        supply = world.supply
        before = self.of(seat, life, arrows, supply)
        for _ in range(points):
            if not life:
                break
            if place.knack.dodges and dodging and supply > 1:
                taken = self.fate(place, life, arrows + 1, supply - 1)
                if taken < self.fate(place, life - 1, arrows, supply):
                    arrows, supply = arrows + 1, supply - 1
                    continue
            life -= 1
            if place.knack.sheds and life and arrows:
                arrows, supply = arrows - 1, supply + 1
        return self.of(seat, life, arrows, supply) - before

    def mend(self, world: World, seat: int, points: int) -> float:
        """What it is worth that somebody gains so many life points."""
        place, life, arrows = self.places[seat], world.life[seat], world.arrows[seat]
        if not life or not place.mends:
            return 0.0
        more = min(place.max_life, life + points)
        return self.of(seat, more, arrows, world.supply) - self.of(seat, life, arrows, world.supply)

    def arrow(self, world: World, seat: int, more: int) -> float:
        """What it is worth that somebody has more arrows before him, or fewer."""
        life, arrows, supply = world.life[seat], world.arrows[seat], world.supply
        if not life:
            return 0.0
        after = self.of(seat, life, arrows + more, max(0, min(len(RAID) - 1, supply - more)))
        return after - self.of(seat, life, arrows, supply)
