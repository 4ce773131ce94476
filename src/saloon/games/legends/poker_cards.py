"""What poker cards do outside fights and games of poker: their actions and reactions."""

from __future__ import annotations

from typing import Any

from saloon.games.legends.acts import CardAct, at_others, where
from saloon.games.legends.gains import gain_lp, gain_money, gain_wp, more_actions
from saloon.games.legends.moving import movement, set_out, within_reach
from saloon.games.legends.sheriff import ride
from saloon.games.legends.state import Legends, Player
from saloon.kernel import Decision, Effect, Event, Option, Refusal, Script, option


class PlayedAct(CardAct):
    """WL-CARD-01, WL-CARD-02: the card is laid face up on the discard pile and carried out."""

    verb = "play"

    def do(self, g: Legends, player: Player, chosen: Option) -> Effect:
        player.hand.remove(chosen.slot)
        g.lay(chosen.slot)
        facts: dict[str, Any] = {"card": g.face[chosen.slot].text}
        if chosen.seat >= 0:
            facts["target"] = chosen.seat
        g.tell(Event("played", player.seat, facts))
        return self.carry_out(g, player, chosen)

    def number(self, g: Legends, chosen: Option, name: str) -> int:
        return g.poker(chosen.slot).kind.numbers[name]

    def carry_out(self, g: Legends, player: Player, chosen: Option) -> Effect:
        raise NotImplementedError


class Sprint(PlayedAct):
    """Right after your own Move action you may move up to 2 further spaces."""

    kind = "sprint"
    costs = 0
    after_move = "sprint"
    rule = "WL-CARD-08"

    def closed(self, g: Legends, player: Player) -> Refusal | None:
        refusal = one_of_sprint_and_punch(g)
        if refusal is not None:
            return refusal
        return None if within_reach(g, player, 1) else Refusal("WL-MOVE-19")

    def carry_out(self, g: Legends, player: Player, chosen: Option) -> Effect:
        set_out(g, "sprint", self.number(g, chosen, "move"))
        g.moved = False  # WL-EFFECT-19, WL-CARD-09
        return None


def one_of_sprint_and_punch(g: Legends) -> Refusal | None:
    """WL-CARD-07: after one Move action at most one of them."""
    return Refusal("WL-CARD-07") if "sprint" in g.after or "punch" in g.after else None


class Punch(PlayedAct):
    """After your Move action: a character on your space takes 1 wound."""

    verb = "punch"
    kind = "punch"
    costs = 0
    after_move = "punch"
    rule = "WL-CARD-08"

    def closed(self, g: Legends, player: Player) -> Refusal | None:
        return one_of_sprint_and_punch(g)

    def tries(self, g: Legends, player: Player) -> list[Option]:
        tries: list[Option] = []
        for each in super().tries(g, player):
            tries += at_others(g, player, self.verb, each.slot)
        return tries

    def refuse(self, g: Legends, player: Player, chosen: Option) -> Refusal | None:
        here = where(g, chosen) == player.space
        return None if here else Refusal("WL-POKERCARD-07", {"target": chosen.seat})

    def carry_out(self, g: Legends, player: Player, chosen: Option) -> Effect:
        if chosen.seat >= 0:  # WL-MIBRULE-23
            wounds = self.number(g, chosen, "wound")
            g.wound(g.players[chosen.seat], wounds, "punch", player.seat)
        return None


class Manhunt(PlayedAct):
    """Gain 1 LP. Then, if an outlaw is in the game, you may move the sheriff up to 3 spaces."""

    kind = "manhunt"

    def carry_out(self, g: Legends, player: Player, chosen: Option) -> Effect:
        gain_lp(g, player, self.number(g, chosen, "lp"), self.kind)
        return ride(g, player, self.number(g, chosen, "sheriff"), self.kind)


class FieldDressing(PlayedAct):
    """Heal 1 wound and draw 1 poker card."""

    kind = "field_dressing"

    def carry_out(self, g: Legends, player: Player, chosen: Option) -> Effect:
        g.heal(player, self.number(g, chosen, "heal"), self.kind)
        g.draw(player, self.number(g, chosen, "draw"), self.kind)
        return None


class SaddleUp(PlayedAct):
    """Move up to your current number of movement points plus 2. This is not a Move action."""

    kind = "saddle_up"

    def carry_out(self, g: Legends, player: Player, chosen: Option) -> Effect:
        set_out(g, self.kind, movement(g, player) + self.number(g, chosen, "move_bonus"))
        return None


class TrackersInstinct(PlayedAct):
    """Look at the top 3 poker cards, take 1 into your hand and discard the other 2."""

    kind = "trackers_instinct"

    def carry_out(self, g: Legends, player: Player, chosen: Option) -> Effect:
        looked: list[int] = []
        for _ in range(self.number(g, chosen, "look")):
            slot = g.top()
            if slot >= 0:
                g.show(slot, player.seat)
                looked.append(slot)
        g.aside += looked
        return self._take_one(g, player, looked) if looked else None

    def _take_one(self, g: Legends, player: Player, looked: list[int]) -> Script[None]:
        facts = {"cards": len(looked), "why": self.kind}
        secret = {"faces": [g.face[slot].text for slot in looked]}
        g.tell(Event("looked", player.seat, facts, secret, (player.seat,)))
        answer: Option = yield Decision(
            (player.seat,), "take-one", lambda _: [option("take", slot) for slot in looked],
            rule="WL-POKERCARD-10", about=self.kind,
        )  # fmt: skip
        for slot in looked:
            g.aside.remove(slot)
            if slot != answer.slot:
                g.lay(slot)
                laid = {"card": g.face[slot].text, "why": self.kind, "aside": True}
                g.tell(Event("discarded", player.seat, laid))
        player.hand.append(answer.slot)
        g.tell_drawn(player, answer.slot, self.kind)


class Hustle(PlayedAct):
    """Gain $20 and draw 1 poker card."""

    kind = "hustle"

    def carry_out(self, g: Legends, player: Player, chosen: Option) -> Effect:
        gain_money(g, player, self.number(g, chosen, "money"), self.kind)
        g.draw(player, self.number(g, chosen, "draw"), self.kind)
        return None


class Tenacity(PlayedAct):
    """You have 2 further actions this turn."""

    kind = "tenacity"

    def carry_out(self, g: Legends, player: Player, chosen: Option) -> Effect:
        more_actions(g, player, self.number(g, chosen, "extra_actions"), self.kind)
        return None


class LivingLegend(PlayedAct):
    """Gain 1 LP or 1 WP, as you choose."""

    kind = "living_legend"

    def tries(self, g: Legends, player: Player) -> list[Option]:
        cards = super().tries(g, player)
        return [
            option(self.verb, each.slot, detail=gain) for each in cards for gain in ("lp", "wp")
        ]

    def carry_out(self, g: Legends, player: Player, chosen: Option) -> Effect:
        gain = gain_lp if chosen.detail == "lp" else gain_wp
        gain(g, player, self.number(g, chosen, chosen.detail), self.kind)
        return None


ACTS = (
    Sprint(), Punch(), Manhunt(), FieldDressing(), SaddleUp(), TrackersInstinct(), Hustle(),
    Tenacity(), LivingLegend(),
)  # fmt: skip
