"""The drifter at the table: it looks, makes plans, and takes what is worth most."""

from __future__ import annotations

from random import Random

from saloon.bots.chair import Chair
from saloon.bots.choosing import CLOSE, best_of
from saloon.bots.drifter.acting import act
from saloon.bots.drifter.answers import ANSWERS, agree
from saloon.bots.drifter.life import Scale
from saloon.bots.drifter.mind import Course, Mind
from saloon.bots.drifter.table import Table, card_kind
from saloon.bots.drifter.ways import WAYS, Way, free_way, leanings
from saloon.kernel.decision import Option


class Drifter:
    """Plays Western Legends. The same seed and sights give the same choices."""

    __slots__ = ("_course", "_random", "_way")

    def __init__(self, seed: int, way: str = "") -> None:
        self._random = Random(seed)
        self._course = Course()
        self._way: Way | None = WAYS[way] if way else None

    def choose(self, chair: Chair, options: list[Option]) -> Option:
        mind = self.look(chair)
        if chair.kind == "act":
            return act(mind, options)
        worths = ANSWERS.get(chair.kind, agree)(mind, options)
        return best_of(options, worths, self._random)

    def look(self, chair: Chair) -> Mind:
        table = Table(chair.view)
        scale = Scale(table, self.way(table))
        return Mind(table, scale, chair, self._random.random, self._course)

    def way(self, table: Table) -> Way:
        """The way of life: as told, or by character and first hand, once these are known."""
        if self._way is not None:
            return self._way
        me = table.me
        fits = leanings(me.character, [card_kind(text) for text in me.hand])
        best = max(fits.values())
        equals = [way for way, fit in fits.items() if fit >= best - CLOSE]
        way = free_way(equals[0])
        if table.turn > 0:
            self._way = way
        return way
