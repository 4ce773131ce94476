"""The brown cards about the train: Full Steam, Next Stop, Water Tower."""

from __future__ import annotations

from typing import Final

from saloon.games.bang.cards import Brown
from saloon.games.bang.modules.great_train_robbery.fares import take
from saloon.games.bang.modules.great_train_robbery.line import AtTheEnd, move, to_the_end
from saloon.games.bang.modules.great_train_robbery.module import great_train_robbery
from saloon.games.bang.modules.great_train_robbery.rails import rails
from saloon.games.bang.state import Bang, Player
from saloon.kernel import Decision, Effect, Event, Option, Script, option


class NeverOrTwice(AtTheEnd):
    """Whoever plays Full Steam says which, for all players (GT-CARD-06 to 08)."""

    def times(self, g: Bang, p: Player) -> Script[int]:
        def options(_seat: int) -> list[Option]:
            return [option("ignore"), option("twice")]

        chosen = yield Decision(
            (p.seat,), "full-steam", options, rule="GT-CARD-06", about=rails(g).side
        )
        twice = chosen.verb == "twice"
        if g.events is not None:
            g.tell(Event("steam", p.seat, {"twice": twice}))
        return 2 if twice else 0


NEVER_OR_TWICE: Final = NeverOrTwice()


class FullSteam(Brown):
    """The train goes to the end of the line (GT-CARD-06 to 08, GT-CARD-50)."""

    def play(self, g: Bang, p: Player, slot: int, target: Player | None) -> Effect:
        return move(g, p, self.id, stations=to_the_end(g), at_end=NEVER_OR_TWICE)


class NextStop(Brown):
    """Draw a card, and the train moves on (GT-CARD-24, GT-CARD-25)."""

    def play(self, g: Bang, p: Player, slot: int, target: Player | None) -> Effect:
        g.draw(p, 1, self.id)
        return move(g, p, self.id)


class WaterTower(Brown):
    """Take any railcar of the train for nothing (GT-CARD-46 to 49)."""

    def refuse(self, g: Bang, p: Player) -> str | None:
        return None if rails(g).train else "GT-CARD-46"

    def play(self, g: Bang, p: Player, slot: int, target: Player | None) -> Script[None]:
        def options(_seat: int) -> list[Option]:
            return [option("take-free", each) for each in rails(g).train]

        offered = options(p.seat)
        if not offered:
            return
        chosen = offered[0]
        if len(offered) > 1:
            chosen = yield Decision(
                (p.seat,), "railcar", options, rule="GT-CARD-46", about=self.id, anytime=False
            )
        yield from take(g, p, chosen.slot, counts=False) or ()


great_train_robbery.add(
    cards={
        "full-steam": FullSteam,
        "next-stop": NextStop,
        "water-tower": WaterTower,
    }
)
