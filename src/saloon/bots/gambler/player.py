"""The gambler at the table: it looks, remembers, and takes what is worth most."""

from __future__ import annotations

from collections import Counter
from random import Random

from saloon.bots.chair import Chair
from saloon.bots.choosing import best_of
from saloon.bots.gambler.answers import ANSWERS, Mind, default
from saloon.bots.gambler.belief import Belief, roles_in_use
from saloon.bots.gambler.stance import wishes
from saloon.bots.gambler.table import Table
from saloon.bots.gambler.worth import Scale
from saloon.kernel.decision import Option


class Gambler:
    """Plays the Dice Game by expectations. The same seed and sights give the same choices."""

    __slots__ = ("_random", "belief")

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self.belief = Belief()

    def choose(self, chair: Chair, options: list[Option]) -> Option:
        mind = self.look(chair)
        worths = ANSWERS.get(chair.kind, default)(mind, options)
        return best_of(options, worths, self._random)

    def look(self, chair: Chair) -> Mind:
        table = Table(chair.view)
        self.belief.hear(chair.news(), table)
        in_use = Counter(roles_in_use(len(table.places)))
        wish = wishes(table, self.belief.roles(table), in_use)
        return Mind(table, Scale(table, wish), dict(self.belief.hits), chair)
