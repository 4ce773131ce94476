"""All that a plan is made from."""

from __future__ import annotations

from collections.abc import Callable

from saloon.bots.drifter.errand import Errand
from saloon.bots.drifter.life import CARD, Life, Scale
from saloon.bots.drifter.odds import best_attack, best_virtual, black_odds
from saloon.bots.drifter.table import Place, Table
from saloon.bots.drifter.wishes import Wish, brings

ACTIONS = 3
ATTACK = 2.8
"""What lies between winning and losing a fight, about."""


class Outlook:
    """The table, the scale, and what is known of chances and wishes."""

    __slots__ = (
        "_odds", "goal", "horizon", "luck", "me", "scale", "table", "through", "turns",
        "wishes",
    )  # fmt: skip

    def __init__(
        self, table: Table, scale: Scale, horizon: int, wishes: list[Wish], luck: float, goal: str
    ) -> None:
        self.table = table
        self.scale = scale
        self.me: Place = table.me
        self.wishes = wishes
        self.goal = goal
        """Where the drifter was going before."""
        self.luck = luck
        """The chance to win a game of poker with the own hand."""
        self.horizon = horizon
        """How many actions ahead it goes."""
        self.turns = int(table.turns_left)
        self.through = table.me.has("bloody_knife")
        self._odds: dict[tuple[tuple[str, ...], str, str], tuple[float, str]] = {}

    def odds(self, hand: tuple[str, ...], opponent: str, space: str) -> tuple[float, str]:
        """The best chance against a virtual opponent, and the card for it."""
        key = (hand, opponent, space)
        known = self._odds.get(key)
        if known is None:
            known = self._odds[key] = best_virtual(self.me, hand, opponent, space)
        return known

    def against(self, hand: tuple[str, ...], rival: Place, space: str) -> tuple[float, str]:
        """The chance to win a fight declared against somebody, and the card for it."""
        key = (hand, str(rival.seat), space)
        known = self._odds.get(key)
        if known is None:
            known = best_attack(self.me, hand, rival, space, CARD, ATTACK)
            self._odds[key] = known
        return known

    def act(self, life: Life) -> bool:
        """Use up an action, in the next turn if need be; whether there is still time for it."""
        if not life.actions:
            life.marks -= self.danger(life)
            self.scale.turn_ends(life)
            life.turns += 1
            life.actions = ACTIONS
            life.robbed = False
            life.fought = ()
        life.actions -= 1
        life.spent += 1
        life.points = 0
        life.open = ""
        return life.turns <= self.turns and life.spent <= self.horizon

    def danger(self, life: Life) -> float:
        """What ending the turn here puts at risk, for an outlaw near the sheriff."""
        if life.turns or not life.wp:
            return 0.0
        return self.scale.danger(self.table, life)

    def wish(self, errand: Errand, before: Life, after: Life) -> None:
        """What an errand brings about for stories and goals: one story in a turn, goals once."""
        for at, wish in enumerate(self.wishes):
            mark = 1 if wish.story else 2 << at
            if after.wished & mark:
                continue
            chance = brings(wish.condition, errand, before, after)
            if chance > 0:
                after.marks += chance * wish.worth * (0.8 if after.turns else 1.0)
                after.wished |= mark

    def against_black(self, hand: tuple[str, ...], space: str) -> tuple[float, str]:
        """The chance against the Man in Black, and the card for it."""
        best, chosen = 0.0, ""
        for text in hand:
            odds = black_odds(self.me, text, hand, space)
            if odds > best:
                best, chosen = odds, text
        return best, chosen


Done = list[tuple[Errand, Life]]
Trade = Callable[[Outlook, Life, Done], None]
