"""The characters, each as the card reads. Abilities work from 5 LP on (WL-TRACK-14).

When they work is for the chapters to ask (`sources`).
"""

from __future__ import annotations

from saloon.games.legends.acts import MOVEMENTS, Act, at_others, where
from saloon.games.legends.asking import agrees, choose_card
from saloon.games.legends.board import ROCKS, SPACES, TOWN
from saloon.games.legends.clauses import take
from saloon.games.legends.fights.fight import BANDIT, Fight
from saloon.games.legends.fights.ring import ring
from saloon.games.legends.gains import gain_money, lose_money, more_actions
from saloon.games.legends.moving import (
    arrive,
    closed_to,
    enter,
    movement,
    set_out,
    walk,
    within_reach,
)
from saloon.games.legends.pieces import Clause
from saloon.games.legends.poker.game import take_back
from saloon.games.legends.sources import Character
from saloon.games.legends.state import Legends, Player
from saloon.kernel import PASS, Decision, Effect, Event, Option, Refusal, Script, option
from saloon.kernel.state import THIS_TURN

TRIBUTE = 10
RIDE = 3
WINNINGS = 20


class AnnieOakley(Character):
    """Before a fight against another player, that player discards a card or takes a wound."""

    def left_out(self, g: Legends, player: Player, fight: Fight) -> Refusal | None:
        return Refusal("WL-CHAR-02") if fight.rival is None else None

    def acts_before(self, g: Legends, player: Player, fight: Fight) -> bool:
        return True

    def before_fight(self, g: Legends, player: Player, fight: Fight) -> Effect:
        rival = g.players[fight.other(player)]
        clause = Clause("choose", options=((Clause("discard", 1),), (Clause("wound", 1),)))
        return take(g, rival, (clause,), self.id)


class BassReeves(Character):
    """At the start of your turn draw 1 poker card."""

    def turn_begins(self, g: Legends, player: Player) -> Effect:
        g.draw(player, 1, self.id)
        return None


class Demand(Act):
    """After your Move action ends on a space with others, one of them gives you $10 or a card."""

    verb = "demand"
    costs = 0
    after_move = "ability"
    rule = "WL-CHAR-06"

    def closed(self, g: Legends, player: Player) -> Refusal | None:
        return Refusal("WL-CHAR-06") if self.after_move in g.after else None

    def tries(self, g: Legends, player: Player) -> list[Option]:
        return at_others(g, player, self.verb)

    def refuse(self, g: Legends, player: Player, chosen: Option) -> Refusal | None:
        if where(g, chosen) != player.space:
            return Refusal("WL-CHAR-06", {"target": chosen.seat})
        if chosen.seat < 0:
            return None
        other = g.players[chosen.seat]
        return None if other.money or other.hand else Refusal("WL-LIMIT-06", {"target": other.seat})

    def do(self, g: Legends, player: Player, chosen: Option) -> Effect:
        if chosen.seat < 0:
            return _help_oneself(g, player)
        return _give(g, player, g.players[chosen.seat])


def _give(g: Legends, player: Player, giver: Player) -> Script[None]:
    """The giver chooses; what he has not he cannot choose (WL-LIMIT-07)."""
    what = "money" if giver.money else "card"
    if giver.money and giver.hand:
        answer: Option = yield Decision(
            (giver.seat,), "give",
            lambda _: [option("give", detail="money"), option("give", detail="card")],
            rule="WL-CHAR-06", about="billy_the_kid", by=player.seat,
        )  # fmt: skip
        what = answer.detail
    if what == "money":
        gain_money(g, player, lose_money(g, giver, TRIBUTE, "billy_the_kid"), "billy_the_kid")
        return
    slot = yield from choose_card(g, giver, "billy_the_kid", "WL-CHAR-06")
    hand_over(g, giver, player, slot, "billy_the_kid")


def _help_oneself(g: Legends, player: Player) -> Script[None]:
    """WL-TWO-05, WL-MIBRULE-18: nobody gives, so the taker chooses; bank and deck pay."""
    answer: Option = yield Decision(
        (player.seat,), "help-oneself",
        lambda _: [option("give", detail="money"), option("give", detail="card")],
        rule="WL-TWO-05", about="billy_the_kid",
    )  # fmt: skip
    if answer.detail == "money":
        gain_money(g, player, TRIBUTE, "billy_the_kid")
    else:
        g.draw(player, 1, "billy_the_kid")


def hand_over(g: Legends, giver: Player, taker: Player, slot: int, why: str) -> None:
    """A card goes from hand to hand, seen by these two only."""
    g.confuse(giver.hand, (giver.seat, taker.seat))
    giver.hand.remove(slot)
    g.show(slot, taker.seat)
    taker.hand.append(slot)
    facts = {"cards": 1, "to": taker.seat, "why": why}
    knows = (giver.seat, taker.seat)
    g.tell(Event("handed-over", giver.seat, facts, {"card": g.face[slot].text}, knows))


class BillyTheKid(Character):
    acts = (Demand(),)


class Through(Act):
    """Pass through an impassable area as if it were one space; after it heal 1 wound."""

    verb = "through"
    rule = "WL-CHAR-08"
    need = 2

    def goes_on(self, g: Legends) -> bool:
        return g.going in MOVEMENTS and g.points >= self.need

    def closed(self, g: Legends, player: Player) -> Refusal | None:
        points = g.points if self.goes_on(g) else movement(g, player)
        return None if points >= self.need else Refusal("WL-CHAR-08")

    def tries(self, g: Legends, player: Player) -> list[Option]:
        return [
            option(self.verb, detail=f"{rocks}:{space}")
            for rocks, borders in ROCKS.items()
            if player.space in borders
            for space in borders
            if space != player.space
        ]

    def refuse(self, g: Legends, player: Player, chosen: Option) -> Refusal | None:
        shut = chosen.detail.partition(":")[2] == closed_to(g, player)
        return Refusal("WL-MOVE-09") if shut else None

    def do(self, g: Legends, player: Player, chosen: Option) -> Effect:
        if not self.goes_on(g):
            set_out(g, "move", movement(g, player))
            g.moved = True
            g.after.clear()
        before, space = player.space, chosen.detail.partition(":")[2]
        enter(g, player, space, self.need)
        g.heal(player, 1, "bloody_knife")
        return arrive(g, player, before, [space])


class BloodyKnife(Character):
    acts = (Through(),)


class CalamityJane(Character):
    """Your hand limit is 1 higher. After you contribute to a story card draw 1 poker card."""

    def hand_bonus(self, g: Legends, player: Player) -> int:
        return 1

    def contributed(self, g: Legends, player: Player) -> None:
        g.draw(player, 1, self.id)


class DocHolliday(Character):
    """After you take wounds draw 1 poker card. Wounds do not lower your hand limit."""

    def hurt(self, g: Legends, player: Player) -> None:
        g.draw(player, 1, self.id)

    def ignores_wounds(self, g: Legends, player: Player) -> bool:
        return True


class JesseJames(Character):
    """Outside both towns the card against you counts 1 less; against players you win ties."""

    def left_out(self, g: Legends, player: Player, fight: Fight) -> Refusal | None:
        return None if fight.outside_towns() else Refusal("WL-CHAR-14")

    def rival_value(self, g: Legends, player: Player, fight: Fight) -> int:
        return -1

    def wins_ties(self, g: Legends, player: Player, fight: Fight) -> bool:
        return not fight.virtual


class OneSpaceMore(Act):
    """After your Move action you may move 1 further space."""

    verb = "further"
    costs = 0
    after_move = "ability"
    rule = "WL-CHAR-16"

    def closed(self, g: Legends, player: Player) -> Refusal | None:
        return Refusal("WL-CHAR-16") if self.after_move in g.after else None

    def tries(self, g: Legends, player: Player) -> list[Option]:
        return [option(self.verb, detail=space) for space in SPACES]

    def options(self, g: Legends, player: Player) -> list[Option]:
        if self.forbidden(g, player) is not None:
            return []
        return [option(self.verb, detail=space) for space in within_reach(g, player, 1)]

    def refuse(self, g: Legends, player: Player, chosen: Option) -> Refusal | None:
        near = chosen.detail in within_reach(g, player, 1)
        return None if near else Refusal("WL-CHAR-16")

    def do(self, g: Legends, player: Player, chosen: Option) -> Effect:
        set_out(g, "ability", 1)
        return walk(g, player, (chosen.detail,))


class KitCarson(Character):
    """Besides: outside both towns the card against you counts 1 less."""

    acts = (OneSpaceMore(),)

    def left_out(self, g: Legends, player: Player, fight: Fight) -> Refusal | None:
        return None if fight.outside_towns() else Refusal("WL-CHAR-16")

    def rival_value(self, g: Legends, player: Player, fight: Fight) -> int:
        return -1


class StagecoachMary(Character):
    """At the start of your turn, and after you contribute to a story card, gain $10."""

    def turn_begins(self, g: Legends, player: Player) -> Effect:
        gain_money(g, player, 10, self.id)
        return None

    def contributed(self, g: Legends, player: Player) -> None:
        gain_money(g, player, 10, self.id)


class WildBillHickok(Character):
    """After poker you win gain $20; after poker you lose you may take back 1 random card."""

    def poker_over(self, g: Legends, player: Player, won: bool) -> Effect:
        if won:
            gain_money(g, player, WINNINGS, self.id)
            return None
        return self._take_back(g, player) if ring(g).revealed[player.seat] else None

    def _take_back(self, g: Legends, player: Player) -> Script[None]:
        if (yield from agrees(player, "take-back", self.id, "WL-CHAR-20")):
            take_back(g, player, self.id)


class WyattEarp(Character):
    """The first time in your turn that you beat a bandit you have 1 further action."""

    def fight_won(self, g: Legends, player: Player, fight: Fight) -> None:
        if fight.kind == BANDIT and g.active == player.seat and not g.used(THIS_TURN, self.id):
            g.use(THIS_TURN, self.id)
            more_actions(g, player, 1, self.id)


class YBRowdy(Character):
    """At the start of your turn, outside both towns, a card lets you move up to 3 spaces."""

    def turn_begins(self, g: Legends, player: Player) -> Effect:
        if TOWN[player.space] or not player.hand or not within_reach(g, player, 1):
            return None
        return self._ride(g, player)

    def _ride(self, g: Legends, player: Player) -> Script[None]:
        answer: Option = yield Decision(
            (player.seat,), "ride",
            lambda _: [*[option("discard", slot) for slot in player.hand], PASS],
            rule="WL-CHAR-24", about=self.id, default=PASS,
        )  # fmt: skip
        if answer == PASS:
            return
        g.discard(player, answer.slot, self.id)
        set_out(g, "ability", RIDE)
        while g.points:
            way = yield from self._where_to(g, player)
            if not way:
                break
            yield from walk(g, player, way) or ()

    def _where_to(self, g: Legends, player: Player) -> Script[tuple[str, ...]]:
        reach = within_reach(g, player, g.points)
        offered = [option("go", detail=space) for space in reach]
        if g.steps_made:  # WL-MOVE-19
            offered.append(PASS)
        answer: Option = yield Decision(
            (player.seat,), "ride-on", lambda _: offered, rule="WL-CHAR-24", about=self.id,
            amount=g.points, default=PASS,
        )  # fmt: skip
        return () if answer == PASS else reach[answer.detail]


PEOPLE: dict[str, type[Character]] = {
    "annie_oakley": AnnieOakley,
    "bass_reeves": BassReeves,
    "billy_the_kid": BillyTheKid,
    "bloody_knife": BloodyKnife,
    "calamity_jane": CalamityJane,
    "doc_holliday": DocHolliday,
    "jesse_james": JesseJames,
    "kit_carson": KitCarson,
    "stagecoach_mary": StagecoachMary,
    "wild_bill_hickok": WildBillHickok,
    "wyatt_earp": WyattEarp,
    "yb_rowdy": YBRowdy,
}
