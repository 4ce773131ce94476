"""The sixteen characters of the base game."""

from __future__ import annotations

from typing import ClassVar

from saloon.games.dice.arrows import keep_arrow, take_arrow
from saloon.games.dice.asking import whom
from saloon.games.dice.modules.base.module import module
from saloon.games.dice.sources import Character
from saloon.games.dice.state import Dice, Player
from saloon.kernel import PASS, Decision, Effect, Option, Refusal, Script, option
from saloon.kernel.state import THIS_TURN


class BartCassidy(Character):
    """Instead of a life point lost to a die he may take an arrow that is not the last."""

    def averts(self, g: Dice, owner: Player, cause: str) -> Script[bool] | None:
        return self._ask(g, owner) if cause in ("shot", "gatling") and g.supply > 1 else None

    def _ask(self, g: Dice, owner: Player) -> Script[bool]:
        answer = yield Decision(
            (owner.seat,), "avert", lambda _: [PASS, option("take-arrow")],
            rule="DG-CHAR-01", about=self.id, by=g.active, amount=1,
        )  # fmt: skip
        if answer.verb != "take-arrow":
            return False
        keep_arrow(g, owner, self.id)
        return True


class BlackJack(Character):
    """He may re-roll dynamite."""

    unlocks: ClassVar = frozenset({"dynamite"})


class CalamityJanet(Character):
    """She may use a "1" as a "2" and the other way round."""

    reach_rule = "DG-CHAR-09"

    def places(self, face: str) -> tuple[int, ...]:
        return (1, 2)


class ElGringo(Character):
    """Who makes him lose life points takes an arrow."""

    def wounded_by(self, g: Dice, owner: Player, by: Player) -> Effect:
        return take_arrow(g, by, self.id)


class JesseJones(Character):
    """With four life points or fewer his beers for himself count twice."""

    def own_beer(self, g: Dice, owner: Player) -> int:
        return 2 if owner.life <= 4 else 1


class Jourdonnais(Character):
    """He loses at most one life point to an Indian attack."""

    def suffers(self, g: Dice, owner: Player, points: int, cause: str) -> int:
        return min(points, 1) if cause == "indians" else points


class KitCarlson(Character):
    """For each gatling he may send back an arrow of any player."""

    def gatlings(self, g: Dice, owner: Player, count: int) -> Script[None]:
        def options(_: int) -> list[Option]:
            return [PASS, *(option("return", seat=p.seat) for p in g.living() if p.arrows)]

        for left in range(count, 0, -1):
            if not any(player.arrows for player in g.living()):
                return
            answer = yield Decision(
                (owner.seat,), "return-arrow", options,
                rule="DG-CHAR-21", about=self.id, amount=left,
            )  # fmt: skip
            if answer == PASS:
                return
            g.return_arrows(g.players[answer.seat], 1, self.id)


class LuckyDuke(Character):
    """He may roll once more."""

    extra_rolls = 1


class PaulRegret(Character):
    """The Gatling does nothing to him."""

    def suffers(self, g: Dice, owner: Player, points: int, cause: str) -> int:
        return 0 if cause == "gatling" else points


class PedroRamirez(Character):
    """When he loses a life point he may send back one of his arrows."""

    def lost_point(self, g: Dice, owner: Player, cause: str) -> Effect:
        """DG-CHAR-30: after an attack all arrows go back anyway, so there is nothing to decide."""
        return self._ask(g, owner) if owner.arrows and cause != "indians" else None

    def _ask(self, g: Dice, owner: Player) -> Script[None]:
        answer = yield Decision(
            (owner.seat,), "return-arrow",
            lambda seat: [PASS, option("return", seat=seat)],
            rule="DG-CHAR-28", about=self.id, amount=1,
        )  # fmt: skip
        if answer.verb == "return":
            g.return_arrows(owner, 1, self.id)


class RoseDoolan(Character):
    """Her "1" and "2" may reach one place farther."""

    reach_rule = "DG-CHAR-31"

    def places(self, face: str) -> tuple[int, ...]:
        return tuple(place + more for place in super().places(face) for more in (0, 1))


class SidKetchum(Character):
    """At the start of his turn a player of his choice gains a life point."""

    def turn_begins(self, g: Dice, owner: Player) -> Script[None]:
        target = yield from whom(g, owner, "heal", "DG-CHAR-34", self.id, "DG-CHAR-37")
        g.heal(target, 1, self.id, owner.seat)


class SlabTheKiller(Character):
    """Once a turn he may use a beer to double a "1" or "2"."""

    def aims(self, g: Dice, owner: Player, face: str, target: Player) -> list[Option]:
        if g.used(THIS_TURN, self.id) or not g.unspent("beer"):
            return []
        return [option("double", seat=target.seat, detail=face)]

    def why_not_aims(self, g: Dice, owner: Player, chosen: Option) -> Refusal | None:
        return Refusal("DG-CHAR-38") if chosen.verb == "double" else None

    def conceivable_aims(self, g: Dice, owner: Player, face: str) -> list[Option]:
        return [option("double", seat=seat, detail=face) for seat in range(g.seats)]

    def aimed(self, g: Dice, owner: Player, chosen: Option) -> int:
        g.use(THIS_TURN, self.id)
        g.spend("beer")
        return 2


class SuzyLafayette(Character):
    """Without "1" and "2" in her final result she gains two life points."""

    def turn_ends(self, g: Dice, owner: Player) -> None:
        if not g.showing("bullseye1", "bullseye2"):
            g.heal(owner, 2, self.id)


class VultureSam(Character):
    """He gains two life points when another player is eliminated."""

    def outlives(self, g: Dice, owner: Player, dead: Player) -> None:
        g.heal(owner, 2, self.id)


class WillyTheKid(Character):
    """Two gatlings are enough for him."""

    gatlings_needed = 2


module.add(
    characters={
        "bart-cassidy": BartCassidy,
        "black-jack": BlackJack,
        "calamity-janet": CalamityJanet,
        "el-gringo": ElGringo,
        "jesse-jones": JesseJones,
        "jourdonnais": Jourdonnais,
        "kit-carlson": KitCarlson,
        "lucky-duke": LuckyDuke,
        "paul-regret": PaulRegret,
        "pedro-ramirez": PedroRamirez,
        "rose-doolan": RoseDoolan,
        "sid-ketchum": SidKetchum,
        "slab-the-killer": SlabTheKiller,
        "suzy-lafayette": SuzyLafayette,
        "vulture-sam": VultureSam,
        "willy-the-kid": WillyTheKid,
    }
)
