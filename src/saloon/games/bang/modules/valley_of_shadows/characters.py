"""The eight characters of the Valley of Shadows, each in one place."""

from __future__ import annotations

from typing import Any

from saloon.games.bang.conditions import refuse_as_bang, refuse_pledged, uses_as_bang
from saloon.games.bang.distance import within
from saloon.games.bang.flips import draw_check, put_away, tell_outcome
from saloon.games.bang.modules.valley_of_shadows.module import valley_of_shadows
from saloon.games.bang.moments import Played, Robbed
from saloon.games.bang.plays import Play, play_card
from saloon.games.bang.shots import Shot, shoot, shoot_all_others
from saloon.games.bang.sources import Character
from saloon.games.bang.state import Bang, Harm, Player
from saloon.games.bang.turn import draw_for_second_card, draw_one
from saloon.kernel import PASS, Decision, Effect, Option, Refusal, Script, option
from saloon.kernel.state import THIS_TURN


class BlackFlower(Character):
    """Once in her turn a club from hand is an extra BANG! card (VS-CHAR-01, VS-CHAR-02)."""

    rule = "VS-CHAR-01"

    def refuse_act(self, g: Bang, p: Player, chosen: Option) -> Refusal | None:
        refusal = self.used_up(g, p)
        if refusal is not None:
            return refusal
        if chosen.slot not in p.hand or not self._serves(g, chosen.slot):
            return Refusal(self.rule, {"card": self.id})
        return refuse_as_bang(g, p, chosen.slot, chosen.seat)

    def _serves(self, g: Bang, slot: int) -> bool:
        return g.suit(slot) == "c"

    def actions(self, g: Bang, p: Player) -> list[Option]:
        if self.used_up(g, p):
            return []
        return uses_as_bang(g, p, self, [slot for slot in p.hand if self._serves(g, slot)])

    def act(self, g: Bang, p: Player, chosen: Option) -> Effect:
        g.use(THIS_TURN, p.seat, self.id)
        as_bang = "" if g.card(chosen.slot).id == "bang" else "as bang"
        return play_card(g, p, option("play", chosen.slot, chosen.seat, as_bang), extra=True)


class ColoradoBill(Character):
    """Draws! with each BANG! card; on spades it cannot be cancelled (VS-CHAR-03, VS-CHAR-04)."""

    def aims(self, g: Bang, p: Player, shot: Shot) -> Script[None]:
        if not shot.harm.bang_card:
            return
        flipped = yield from draw_check(g, p, self.id)
        sure = flipped is not None and g.suit(flipped) == "s"
        tell_outcome(g, p, self.id, flipped, sure)
        yield from put_away(g, p)
        if sure:
            shot.cancellable = False


class DerSpotBurstRinger(Character):
    """Once in his turn a BANG! card is a Gatling (VS-CHAR-23, VS-CHAR-24)."""

    rule = "VS-CHAR-23"

    def refuse_act(self, g: Bang, p: Player, chosen: Option) -> Refusal | None:
        refusal = self.used_up(g, p)
        if refusal is not None:
            return refusal
        if chosen.slot not in p.hand or not g.counts(p, chosen.slot, "bang"):
            return self.lacks("bangs", amount=1)
        for card in ("bang", "gatling"):
            rule = g.forbidden(p, g.kinds[card], chosen.slot)
            if rule is not None:
                return Refusal(rule, {"card": card})
        return None

    def actions(self, g: Bang, p: Player) -> list[Option]:
        if self.used_up(g, p):
            return []
        uses = [self.use(slot=slot) for slot in p.hand]
        return [each for each in uses if self.refuse_act(g, p, each) is None]

    def act(self, g: Bang, p: Player, chosen: Option) -> Script[None]:
        g.use(THIS_TURN, p.seat, self.id)
        g.lay_on_pile(p, chosen.slot, "gatling", None)
        yield from shoot_all_others(g, p, "gatling", chosen.slot)


class EvelynShebang(Character):
    """May draw a card less for a BANG! effect at distance 1 (VS-CHAR-05 to 09)."""

    rule = "VS-CHAR-05"

    def _targets(self, g: Bang, p: Player) -> list[int]:
        return [seat for seat in within(g, p, 1) if seat != p.seat]

    def draw_phase(self, g: Bang, p: Player, count: int) -> Script[bool]:
        def answers(_seat: int) -> list[Option]:
            return [PASS, self.use()]

        if count < 1 or not self._targets(g, p):
            return False
        chosen = yield Decision(
            (p.seat,), "fewer", answers, rule=self.rule, about=self.id, default=PASS
        )
        if chosen.verb != "use":
            return False
        drawn = []
        for _ in range(count - 1):
            slot = draw_one(g, p)
            if slot is not None:
                drawn.append(slot)
        draw_for_second_card(g, p, drawn)
        yield from self._shoot(g, p)
        return True

    def _shoot(self, g: Bang, p: Player) -> Script[None]:
        def options(_seat: int) -> list[Option]:
            return [option("shoot", seat=seat) for seat in self._targets(g, p)]

        offered = options(p.seat)
        chosen = offered[0]
        if len(offered) > 1:
            chosen = yield Decision((p.seat,), "shoot", options, rule=self.rule, about=self.id)
        if chosen.seat in g.circle:
            yield from shoot(g, g.players[chosen.seat], Harm(p, self.id))


class HenryBlock(Character):
    """Who takes or discards a card of his is shot at (VS-CHAR-10 to 15)."""

    def on_robbed(self, g: Bang, p: Player, robbed: Robbed) -> Script[None]:
        by = g.players[robbed.by]
        if by.present:
            yield from shoot(g, by, Harm(p, self.id))


class LemonadeJim(Character):
    """Another plays a Beer: for a card from hand he regains a life point (VS-CHAR-16)."""

    rule = "VS-CHAR-16"

    def on_others_played(self, g: Bang, p: Player, played: Played) -> Script[None]:
        if played.card != "beer" or not p.hand or p.life >= p.max_life or not p.has_life:
            return

        def options(_seat: int) -> list[Option]:
            free = [slot for slot in p.hand if refuse_pledged(g, p, slot) is None]
            return [PASS, *[option("discard", slot) for slot in free]]

        chosen = yield Decision(
            (p.seat,), "lemonade", options, rule=self.rule, about=self.id,
            by=played.seat, default=PASS,
        )  # fmt: skip
        if chosen.verb == "discard":
            g.discard_from_hand(p, chosen.slot, self.id)
            g.heal(p, 1, self.id)


class MickDefender(Character):
    """The only target of a card other than BANG!, he cancels it with a Missed! (VS-CHAR-18 on)."""

    rule = "VS-CHAR-18"
    answers_at = "declared"

    def watches(self, g: Bang, p: Player, what: str, about: Any) -> bool:
        if what != "declared" or not (p.hand or self._from_play(g, p, about)):
            return False
        play: Play = about
        mine = play.only_target is p and play.player is not p and play.card.id != "bang"
        # VS-CHAR-19: not where it could have had more targets.
        return mine and not play.cancelled and not play.card.widens

    def window_cards(self, g: Bang, p: Player, about: Any) -> list[int]:
        found = []
        for slot in p.hand:
            card = g.card(slot)
            is_missed = card.is_missed or g.counts(p, slot, "missed")
            used_as = card if card.is_missed else g.kinds["missed"]
            if is_missed and g.forbidden(p, used_as, slot) is None:
                found.append(slot)
        return [*found, *[slot for slot in self._from_play(g, p, about) if slot not in found]]

    def _from_play(self, g: Bang, p: Player, about: Play) -> dict[int, int]:
        """What can be given for a Missed! card that comes from play, and what makes it one."""
        found: dict[int, int] = {}
        for slot in p.in_play:
            card = g.card(slot)
            if not card.is_missed or card not in g.sources(p):
                continue
            if card.refuse_answer(g, p, self._asked(p, about), slot) is None:
                for way in card.ways(g, p, slot):
                    found.setdefault(slot if way.second < 0 else way.second, slot)
        return found

    def _asked(self, p: Player, about: Play) -> Shot:
        """The card declared, as something that a Missed! cancels."""
        return Shot(p, Harm(about.player, about.card.id), 1)

    def step_in_with(self, g: Bang, p: Player, about: Play, slot: int) -> Script[None]:
        about.cancelled = True
        makes_it = self._from_play(g, p, about).get(slot)
        if makes_it is None:
            g.lay_on_pile(p, slot, "missed", None)
            return
        asked = self._asked(p, about)
        asked.paid = slot
        yield from g.card(makes_it).answer(g, p, asked, makes_it) or ()


class TucoFranziskaner(Character):
    """Without a blue card in front of him he draws two cards more (VS-CHAR-25 to 27)."""

    def draw_count(self, g: Bang, p: Player, count: int) -> int:
        bare = not [slot for slot in p.in_play if g.card(slot).blue]
        return count + 2 if bare else count


valley_of_shadows.add(
    characters={
        "black-flower": BlackFlower,
        "colorado-bill": ColoradoBill,
        "der-spot-burst-ringer": DerSpotBurstRinger,
        "evelyn-shebang": EvelynShebang,
        "henry-block": HenryBlock,
        "lemonade-jim": LemonadeJim,
        "mick-defender": MickDefender,
        "tuco-franziskaner": TucoFranziskaner,
    }
)
