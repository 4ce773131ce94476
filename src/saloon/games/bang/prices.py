"""A BANG! effect that is paid for with discarded hand cards (Doc Holyday, Sniper)."""

from __future__ import annotations

from collections.abc import Callable

from saloon.games.bang.affected import shielded
from saloon.games.bang.state import Bang, Player
from saloon.kernel import Decision, Option, Script, option


class ShotPrice:
    """So many cards, of which at least one has to count against the target (CB-SUIT-06)."""

    def __init__(
        self, g: Bang, p: Player, why: str, cost: int, rule: str, payable: Callable[[], list[int]]
    ) -> None:
        self.g = g
        self.p = p
        self.why = why
        self.cost = cost
        self.rule = rule
        self.payable = payable
        """The hand cards it may be paid with now."""

    def affordable(self, target: Player) -> bool:
        return len(self.payable()) >= self.cost and bool(self._against(target))

    def _against(self, target: Player) -> list[int]:
        """The cards among them that would count against this player."""
        return [slot for slot in self.payable() if not shielded(self.g, self.p, target, slot)]

    def pay(self, target: Player) -> Script[None]:
        counts = False
        for missing in range(self.cost, 0, -1):
            slot = yield from self._choose(target, missing, counts)
            counts = counts or not shielded(self.g, self.p, target, slot)
            self.g.discard_from_hand(self.p, slot, self.why)

    def _choose(self, target: Player, missing: int, counts: bool) -> Script[int]:
        """The last card has to count against the target if none before it did."""

        def options(_seat: int) -> list[Option]:
            free = counts or missing > 1
            slots = self.payable() if free else self._against(target)
            return [option("discard", slot) for slot in slots]

        chosen = yield Decision(
            (self.p.seat,),
            "cost",
            options,
            rule=self.rule,
            about=self.why,
            by=target.seat,
            amount=missing,
            anytime=False,
        )
        slot: int = chosen.slot
        return slot
