"""The nine Dangerous items: orange cards that run on load tokens (AD-DANGER, AD-CARD-01 to 36)."""

from __future__ import annotations

from typing import Any

from saloon.games.bang.cards import Blue, no_wound
from saloon.games.bang.flips import Check, draw_check, put_away, tell_outcome
from saloon.games.bang.life import lose_life
from saloon.games.bang.modules.armed_and_dangerous.loads import (
    FRESH,
    add,
    loads,
    supply,
    take,
    tokens,
)
from saloon.games.bang.modules.armed_and_dangerous.module import armed_and_dangerous
from saloon.games.bang.shots import Shot
from saloon.games.bang.state import Bang, Harm, Player
from saloon.games.bang.theft import choose_card, robbed
from saloon.kernel import Decision, Effect, Event, Option, Script, option
from saloon.kernel.state import THIS_TURN


def refuse_short_supply(g: Bang) -> str | None:
    return "AD-DANGER-04" if supply(g) < FRESH else None


def pay_from(
    g: Bang, p: Player, slot: int, cost: int, target: Player | None = None
) -> Script[None]:
    """Use a Dangerous card: first its tokens are paid (AD-DANGER-05)."""
    if g.events is not None:
        facts: dict[str, Any] = {"card": g.face[slot].text}
        if target is not None:
            facts["target"] = target.seat
        g.tell(Event("used", p.seat, facts))
    yield from take(g, p, slot, cost, g.card(slot).id)


class Dangerous(Blue):
    """Laid down with 3 tokens, treated like a blue card, discarded when they are gone."""

    border = "orange"
    cost = 1

    def refuse(self, g: Bang, p: Player) -> str | None:
        return super().refuse(g, p) or refuse_short_supply(g)

    def lay(self, g: Bang, p: Player, slot: int, target: Player | None) -> None:
        super().lay(g, p, slot, target)
        add(g, p if target is None else target, slot, FRESH, self.id)

    def emptied(self, g: Bang, p: Player, slot: int) -> Effect:
        """Its last token has left it (AD-DANGER-07)."""
        g.discard_from_play(p, slot, self.id)
        return None

    def refuse_cost(self, g: Bang, p: Player, slot: int) -> str | None:
        return "AD-DANGER-06" if tokens(g, p, slot) < self.cost else None


class Item(Dangerous):
    """Used in the own turn by paying from it (AD-DANGER-05 to 10)."""

    def refuse_use(self, g: Bang, p: Player, slot: int) -> str | None:
        return self.refuse_cost(g, p, slot)

    def actions(self, g: Bang, p: Player) -> list[Option]:
        return self.uses_in_play(g, p)

    def act(self, g: Bang, p: Player, chosen: Option) -> Script[None]:
        target = g.players[chosen.seat] if chosen.seat >= 0 else None
        yield from pay_from(g, p, chosen.slot, self.cost, target)
        yield from self.carry_out(g, p, target) or ()

    def carry_out(self, g: Bang, p: Player, target: Player | None) -> Effect:
        """The effect, once it is paid for."""
        return None


class AceUpTheSleeve(Item):
    """2 tokens: draw a card (AD-CARD-01)."""

    cost = 2

    def carry_out(self, g: Bang, p: Player, target: Player | None) -> None:
        g.draw(p, 1, self.id)


class Bandolier(Item):
    """1 token, once a turn: one extra BANG! card (AD-CARD-02 to 04)."""

    def refuse_use(self, g: Bang, p: Player, slot: int) -> str | None:
        if g.used(THIS_TURN, p.seat, self.id):
            return "AD-CARD-04"
        return super().refuse_use(g, p, slot)

    def carry_out(self, g: Bang, p: Player, target: Player | None) -> None:
        g.use(THIS_TURN, p.seat, self.id)
        loads(g).bandolier = p.seat
        g.rearranged()


class BeerKeg(Item):
    """3 tokens: regain 1 life point, in the own turn (AD-CARD-05, AD-CARD-06)."""

    cost = 3

    def act_in_vain(self, g: Bang, p: Player, chosen: Option) -> str:
        own = chosen.slot in p.in_play and g.card(chosen.slot) is self
        return no_wound(p) if own and not chosen.detail else ""

    def carry_out(self, g: Bang, p: Player, target: Player | None) -> None:
        g.heal(p, 1, self.id)


class BellTower(Item):
    """1 token: all are at distance 1 for the next card one plays (AD-CARD-07 to 09)."""

    def refuse_use(self, g: Bang, p: Player, slot: int) -> str | None:
        return "AD-CARD-08" if loads(g).tower == p.seat else super().refuse_use(g, p, slot)

    def carry_out(self, g: Bang, p: Player, target: Player | None) -> None:
        loads(g).tower = p.seat
        g.rearranged()


class Lockpick(Item):
    """3 tokens: take a card at random from any hand (AD-CARD-26 to 28)."""

    cost = 3
    aimed = True

    def refuse_aim(self, g: Bang, p: Player, target: Player) -> str | None:
        if target is p:
            return "AD-CARD-26"
        return None if target.hand else "AD-CARD-27"

    def carry_out(self, g: Bang, p: Player, target: Player | None) -> None:
        assert target is not None
        if g.take_from_hand(p, target, self.id) is not None:
            robbed(g, p, target)


class Whip(Item):
    """3 tokens: discard any card in play, also one's own (AD-CARD-34 to 36)."""

    cost = 3
    aimed = True

    def refuse_aim(self, g: Bang, p: Player, target: Player) -> str | None:
        return None if target.in_play else "AD-CARD-35"

    def carry_out(self, g: Bang, p: Player, target: Player | None) -> Script[None]:
        assert target is not None
        # The Whip itself is gone if its last tokens paid for it.
        if target.in_play:
            chosen = yield from choose_card(g, p, target, self.id, hand=False)
            if chosen is not None:
                g.discard_from_play(target, chosen, self.id)
                robbed(g, p, target)


class Crate(Dangerous):
    """2 tokens: a Missed! effect (AD-CARD-23 to 25)."""

    cost = 2

    def refuse_use(self, g: Bang, p: Player, slot: int) -> str | None:
        return "AD-CARD-23"

    def refuse_answer(self, g: Bang, p: Player, shot: Shot, slot: int) -> str | None:
        return self.refuse_cost(g, p, slot)

    def answer(self, g: Bang, p: Player, shot: Shot, slot: int) -> Script[None]:
        yield from pay_from(g, p, slot, self.cost)
        shot.needed -= 1


class Tumbleweed(Dangerous):
    """1 token: a draw! check is made again (AD-CARD-29 to 33)."""

    rule = "AD-CARD-29"

    def refuse_use(self, g: Bang, p: Player, slot: int) -> str | None:
        return "AD-CARD-30"

    def watches(self, g: Bang, p: Player, what: str, about: Any) -> bool:
        if what != "check":
            return False
        slots = [slot for slot in p.in_play if g.card(slot) is self]
        return bool(slots) and self.refuse_cost(g, p, slots[0]) is None

    def step_in(self, g: Bang, p: Player, what: str, about: Check) -> Script[None]:
        slot = next(slot for slot in p.in_play if g.card(slot) is self)
        yield from pay_from(g, p, slot, self.cost)
        about.again = True


class Bomb(Dangerous):
    """Handed from player to player until its tokens are gone (AD-CARD-10 to 22)."""

    targeted = True
    check_at = "fuse"
    burns = 2
    harm = 2

    def refuse_target(self, g: Bang, p: Player, target: Player) -> str | None:
        return "BB-PLAY-14" if g.in_front(target, self.id) else None

    def refuse_use(self, g: Bang, p: Player, slot: int) -> str | None:
        return "AD-CARD-12"

    def check(self, g: Bang, p: Player, slot: int) -> Script[None]:
        flipped = yield from draw_check(g, p, self.id)
        red = flipped is not None and g.suit(flipped) in "hd"
        tell_outcome(g, p, self.id, flipped, red)
        if red:
            yield from self._pass_on(g, p, slot)
            yield from put_away(g, p)
        else:
            yield from put_away(g, p)
            yield from take(g, p, slot, self.burns, self.id)

    def _pass_on(self, g: Bang, p: Player, slot: int) -> Script[None]:
        def options(_seat: int) -> list[Option]:
            return [option("hand-on", seat=other.seat) for other in g.others_clockwise(p)]

        chosen = yield Decision((p.seat,), "pass-on", options, rule="AD-CARD-13", about=self.id)
        if slot in p.in_play and chosen.seat in g.circle:
            g.hand_over(p, g.players[chosen.seat], slot)
            if g.events is not None:
                facts = {"card": g.face[slot].text, "to": chosen.seat}
                g.tell(Event("passed", p.seat, facts))

    def emptied(self, g: Bang, p: Player, slot: int) -> Script[None]:
        g.discard_from_play(p, slot, self.id)
        if g.events is not None:
            g.tell(Event("exploded", p.seat, {"card": self.id}))
        yield from lose_life(g, p, self.harm, Harm(None, self.id))


armed_and_dangerous.add(
    cards={
        "ace-up-the-sleeve": AceUpTheSleeve,
        "bandolier": Bandolier,
        "beer-keg": BeerKeg,
        "bell-tower": BellTower,
        "bomb": Bomb,
        "crate": Crate,
        "lockpick": Lockpick,
        "tumbleweed": Tumbleweed,
        "whip": Whip,
    }
)
