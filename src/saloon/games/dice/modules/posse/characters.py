"""The eight characters of A New Posse in Town."""

from __future__ import annotations

from saloon.games.dice.arrows import take_arrow
from saloon.games.dice.asking import at_everybody, decided
from saloon.games.dice.losses import lose
from saloon.games.dice.modules.duels.sources import DuelCharacter
from saloon.games.dice.modules.duels.tokens import take_token
from saloon.games.dice.modules.posse.box import AftermathCharacter
from saloon.games.dice.modules.posse.dice import labels, turn_die, turns
from saloon.games.dice.modules.posse.module import module
from saloon.games.dice.modules.rage.box import ENRAGING, points_lost
from saloon.games.dice.modules.rage.cards import (
    RageCharacter,
    cards_of,
    move_rage,
    put_back,
    take_top,
)
from saloon.games.dice.rolling import exploded
from saloon.games.dice.sources import Character
from saloon.games.dice.state import Dice, Player
from saloon.kernel import PASS, Decision, Effect, Option, Refusal, Script, option
from saloon.kernel.state import THIS_TURN


class BelleStar(Character):
    """After each roll she may change a dynamite to a gatling, unless three or more show."""

    def rolled(self, g: Dice, owner: Player) -> Effect:
        return self._ask(g, owner) if g.dice.count("dynamite") and not exploded(g) else None

    def _ask(self, g: Dice, owner: Player) -> Script[None]:
        answer = yield Decision(
            (owner.seat,), "change-die", lambda _: [PASS, *self._options(g, "dynamite")],
            rule="UA-CHAR-01", about=self.id, why=self._why_not,
            conceivable=lambda: self._options(g, *g.dice),
        )  # fmt: skip
        if answer.verb == "change":
            turn_die(g, owner, answer.detail, "gatling", self.id)

    def _options(self, g: Dice, *faces: str) -> list[Option]:
        return [option("change", detail=label) for label in labels(g, *faces)]

    def _why_not(self, chosen: Option) -> Refusal | None:
        return Refusal("UA-CHAR-01", {"die": chosen.detail}) if chosen.verb == "change" else None


class ChuckWengam(Character):
    """Once a turn he may pay a life point to turn a die, unless three or more dynamites show."""

    def rolled(self, g: Dice, owner: Player) -> Effect:
        may = owner.life > 1 and not exploded(g) and not g.used(THIS_TURN, self.id)
        return self._ask(g, owner) if may else None

    def _ask(self, g: Dice, owner: Player) -> Script[None]:
        answer = yield Decision(
            (owner.seat,), "turn-die", lambda _: [PASS, *turns(g)],
            rule="UA-CHAR-06", about=self.id, amount=1, why=self._why_not,
            conceivable=lambda: self._conceivable(g),
        )  # fmt: skip
        if answer.verb != "turn":
            return
        g.use(THIS_TURN, self.id)
        yield from lose(g, {owner.seat: 1}, self.id)
        label, _, face = answer.detail.partition(">")
        turn_die(g, owner, label, face, self.id)
        if face == "arrow":
            yield from take_arrow(g, owner, self.id)

    def _why_not(self, chosen: Option) -> Refusal | None:
        if chosen.verb != "turn":
            return None
        return Refusal("UA-CHAR-06", {"die": chosen.detail.partition(">")[0]})

    def _conceivable(self, g: Dice) -> list[Option]:
        return [option("turn", detail=f"{label}>whisky") for label in labels(g, *g.dice)]


class GregDigger(DuelCharacter):
    """He may use each whisky twice."""

    def drinks_again(self, g: Dice, owner: Player) -> Script[bool]:
        answer = yield Decision(
            (owner.seat,), "drink-again", lambda _: [PASS, option("drink")],
            rule="UA-CHAR-12", about=self.id,
        )  # fmt: skip
        return bool(answer.verb == "drink")


class HerbHunter(AftermathCharacter):
    """Who else loses two or more life points in his turn takes a wound token."""

    def turn_over(self, g: Dice, owner: Player) -> None:
        for other in g.living(owner.seat + 1):
            if other is not owner and points_lost(g, other) >= ENRAGING:
                take_token(g, other, self.id)


class PatBrennan(Character):
    """At the start of his turn he may pass on one Rage card, of anybody to anybody."""

    def turn_begins(self, g: Dice, owner: Player) -> Effect:
        return self._move(g, owner) if len(self._takes(g, owner)) > 1 else None

    def _move(self, g: Dice, owner: Player) -> Script[None]:
        """His own card he chooses; of another's he knows only that they are there."""
        taken = yield Decision(
            (owner.seat,), "move-rage", lambda _: self._takes(g, owner),
            rule="UA-CHAR-19", about=self.id, why=self._why_not,
            conceivable=lambda: at_everybody(g, "take"),
        )  # fmt: skip
        if taken.verb != "take":
            return
        giver = g.players[taken.seat]
        given = yield from decided(Decision(
            (owner.seat,), "give-rage",
            lambda _: [option("give", seat=each.seat) for each in self._receivers(g, giver)],
            rule="UA-CHAR-19", about=self.id, by=giver.seat, why=self._why_not,
            conceivable=lambda: at_everybody(g, "give"),
        ))  # fmt: skip
        held = cards_of(g).before[giver.seat]
        slot = taken.slot if giver is owner else held[g.random_below(len(held))]
        move_rage(g, owner, giver, g.players[given.seat], slot)

    def _takes(self, g: Dice, owner: Player) -> list[Option]:
        options = [PASS]
        for giver in g.living(owner.seat):
            held = cards_of(g).before[giver.seat]
            if not held or not self._receivers(g, giver):
                continue
            if giver is owner:
                options += [option("take", slot=slot, seat=owner.seat) for slot in held]
            else:
                options.append(option("take", seat=giver.seat))
        return options

    def _receivers(self, g: Dice, giver: Player) -> list[Player]:
        return [p for p in g.living(giver.seat + 1) if p is not giver and g.takes(p, "rage")]

    def _why_not(self, chosen: Option) -> Refusal | None:
        rules = {"take": "UA-CHAR-19", "give": "UA-CHAR-23"}
        return (
            Refusal(rules[chosen.verb], {"target": chosen.seat}) if chosen.verb in rules else None
        )


class PixiePete(RageCharacter):
    """He draws two Rage cards instead of one, and keeps one of them."""

    def draws_rage(self, g: Dice, owner: Player, why: str) -> Script[None]:
        drawn = [take_top(g, owner, why) for _ in range(2)]
        cards = [slot for slot in drawn if slot is not None]
        if len(cards) < 2:
            return
        kept = yield Decision(
            (owner.seat,), "keep-rage", lambda _: [option("keep", slot=slot) for slot in cards],
            rule="UA-CHAR-24", about=self.id, amount=1,
        )  # fmt: skip
        put_back(g, owner, next(slot for slot in cards if slot != kept.slot))


class SamTheHealer(DuelCharacter):
    """With each duel he starts he may give somebody a life point."""

    def challenges(self, g: Dice, owner: Player) -> Script[None]:
        answer = yield Decision(
            (owner.seat,), "duel-heal",
            lambda _: [PASS, *(option("heal", seat=p.seat) for p in g.living(owner.seat))],
            rule="UA-CHAR-26", about=self.id, amount=1, why=self._why_not,
            conceivable=lambda: at_everybody(g, "heal"),
        )  # fmt: skip
        if answer.verb == "heal":
            g.heal(g.players[answer.seat], 1, self.id, owner.seat)

    def _why_not(self, chosen: Option) -> Refusal | None:
        return Refusal("DG-DEATH-04", {"target": chosen.seat}) if chosen.verb == "heal" else None


class SeanMallory(DuelCharacter):
    """Once in his turn he may roll again in a duel that he started."""

    def tries_again(self, g: Dice, owner: Player) -> Script[bool] | None:
        return None if g.used(THIS_TURN, self.id) else self._ask(g, owner)

    def _ask(self, g: Dice, owner: Player) -> Script[bool]:
        answer = yield Decision(
            (owner.seat,), "duel-again", lambda _: [PASS, option("roll-again")],
            rule="UA-CHAR-29", about=self.id,
        )  # fmt: skip
        if answer.verb != "roll-again":
            return False
        g.use(THIS_TURN, self.id)
        return True


module.add(
    characters={
        "belle-star": BelleStar,
        "chuck-wengam": ChuckWengam,
        "greg-digger": GregDigger,
        "herb-hunter": HerbHunter,
        "pat-brennan": PatBrennan,
        "pixie-pete": PixiePete,
        "sam-the-healer": SamTheHealer,
        "sean-mallory": SeanMallory,
    }
)
