"""What players may do to the Man in Black on his space."""

from __future__ import annotations

from saloon.games.legends.acts import Act
from saloon.games.legends.fights.fight import DUEL, ROBBERY, FightDeclared
from saloon.games.legends.gains import gain_lp, gain_money, gain_nuggets, gain_wp
from saloon.games.legends.man_in_black.fighting import fight_him
from saloon.games.legends.man_in_black.him import HIM, him, lose
from saloon.games.legends.state import Legends, Player
from saloon.kernel import Decision, Effect, Option, Refusal, Script, option
from saloon.kernel.state import THIS_TURN

PURSE = 60
"""WL-MIBRULE-15: half of his $120, and of his 4 nuggets."""
GOLD = 2


class ArrestHim(Act):
    """WL-MIBRULE-11: never."""

    verb = "black-arrest"
    rule = "WL-MIBRULE-11"

    def refuse(self, g: Legends, player: Player, chosen: Option) -> Refusal | None:
        return Refusal("WL-MIBRULE-11")


class FightHim(Act):
    """WL-MIBRULE-10: one fight against him in a turn, whatever its type."""

    rule = "WL-MIBRULE-10"
    kind: str = ""

    def closed(self, g: Legends, player: Player) -> Refusal | None:
        return None if player.hand else Refusal("WL-FIGHT-04")

    def refuse(self, g: Legends, player: Player, chosen: Option) -> Refusal | None:
        if him(g).space != player.space:
            return Refusal("WL-MIBRULE-10", {"need": "place"})
        return Refusal("WL-MIBRULE-10") if g.used(THIS_TURN, "fought", HIM) else None

    def do(self, g: Legends, player: Player, chosen: Option) -> Effect:
        g.use(THIS_TURN, "fought", HIM)
        g.happened(FightDeclared(g, player, self.kind))
        return self._fight(g, player)

    def _fight(self, g: Legends, player: Player) -> Script[None]:
        victory = yield from fight_him(g, player, self.kind, attacks=True)
        if victory:
            yield from self.reward(g, player) or ()

    def reward(self, g: Legends, player: Player) -> Effect:
        raise NotImplementedError


class DuelHim(FightHim):
    """WL-MIBRULE-14: 2 LP, and he loses 1."""

    verb = "black-duel"
    kind = DUEL

    def reward(self, g: Legends, player: Player) -> Effect:
        gain_lp(g, player, 2, DUEL)
        lose(g, 1, DUEL)
        return None


class RobHim(FightHim):
    """WL-MIBRULE-15: 1 WP, and $60 or 2 nuggets from the supply."""

    verb = "black-rob"
    kind = ROBBERY

    def reward(self, g: Legends, player: Player) -> Effect:
        gain_wp(g, player, 1, ROBBERY)
        return _loot(g, player)


def _loot(g: Legends, player: Player) -> Script[None]:
    answer: Option = yield Decision(
        (player.seat,), "black-loot",
        lambda _: [option("loot", detail="money"), option("loot", detail="nuggets")],
        rule="WL-MIBRULE-15", about=ROBBERY,
    )  # fmt: skip
    if answer.detail == "money":
        gain_money(g, player, PURSE, ROBBERY)
    else:
        gain_nuggets(g, player, GOLD, ROBBERY)
