"""The game for three: everybody hunts one of the others, and all know it (DC-THREE)."""

from __future__ import annotations

from typing import ClassVar, Final

from saloon.games.bang.modules.base.brown import Beer
from saloon.games.bang.modules.base.module import base
from saloon.games.bang.modules.dodge_city.module import dodge_city
from saloon.games.bang.rescue import beers_work
from saloon.games.bang.sources import Variant, Verdict
from saloon.games.bang.state import Bang, Harm, Player
from saloon.games.bang.victory import who_counts

PREY: Final = {"deputy": "renegade", "renegade": "outlaw", "outlaw": "deputy"}
FIRST: Final = "deputy"
REWARD: Final = 3
DRAW: Final = "nobody"


class BeerForThree(Beer):
    """Cannot even be played once only two players are left (DC-THREE-11)."""

    def refuse(self, g: Bang, p: Player) -> str | None:
        return None if beers_work(g) else "DC-THREE-11"


class ThreePlayers(Variant):
    """Open roles, the Deputy begins, and each wins by killing the own prey (DC-THREE-01 to 13)."""

    players: ClassVar = (3,)
    sides: ClassVar = {role: role for role in PREY}
    replaces: ClassVar = {"beer": base.made(BeerForThree, "beer")}

    def roles_dealt(self, g: Bang) -> None:
        for player in g.players:
            g.reveal(player.role_slot)  # DC-THREE-01
            if g.role(player) == FIRST:
                g.first = player.seat  # DC-THREE-03

    def judges(self, g: Bang, dead: Player | None, harm: Harm) -> Verdict | None:
        together = who_counts(g)
        if not together:
            return DRAW, ()  # DC-THREE-13
        if len(together) == 1:
            return self._wins(g, together[0])  # DC-THREE-05, DC-THREE-07
        killer = harm.by
        if killer is not None and dead is not None and g.role(dead) == PREY[g.role(killer)]:
            return self._wins(g, killer)  # DC-THREE-04
        return None

    def _wins(self, g: Bang, player: Player) -> Verdict:
        return g.role(player), (player.seat,)

    def reward(self, g: Bang, killer: Player, dead: Player) -> int:
        return REWARD  # DC-THREE-08


dodge_city.add(
    variants={
        "three-player-mode": ThreePlayers,
    }
)
