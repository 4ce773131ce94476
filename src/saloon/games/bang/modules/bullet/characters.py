"""The three characters of The Bullet, each in one place."""

from __future__ import annotations

from saloon.games.bang.discards import discard_together
from saloon.games.bang.modules.base.module import base
from saloon.games.bang.modules.bullet.module import bullet
from saloon.games.bang.moments import Played
from saloon.games.bang.sources import Character
from saloon.games.bang.state import Bang, Player
from saloon.games.bang.turn import draw_for_second_card, draw_one
from saloon.kernel import Decision, Option, Refusal, Script, option
from saloon.kernel.state import THIS_TURN


class JohnnyKisch(Character):
    """What he lays down drives all other cards of that name out of play (BU-CHAR-01 to 05)."""

    def on_played(self, g: Bang, p: Player, played: Played) -> Script[None]:
        if played.stays:
            yield from discard_together(
                g,
                p,
                lambda: list(_owners(g, p, played.slot)),
                lambda other: g.discard_from_play(
                    _owners(g, p, played.slot)[other], other, self.id
                ),
            )


def _owners(g: Bang, p: Player, slot: int) -> dict[int, Player]:
    """The other cards of the same name in play, and in front of whom they lie."""
    return {
        other: owner
        for owner in (*g.others_clockwise(p), p)
        for other in owner.in_play
        if other != slot and g.card(other) is g.card(slot)
    }


class UncleWill(Character):
    """Once in his turn he may play any hand card as a General Store (BU-CHAR-06 to 09)."""

    rule = "BU-CHAR-06"
    plays_as = "general-store"

    def refuse_act(self, g: Bang, p: Player, chosen: Option) -> Refusal | None:
        refusal = self.used_up(g, p)
        if refusal is not None:
            return refusal
        if chosen.slot not in p.hand:
            return self.lacks("cards", amount=1)
        if g.card(chosen.slot).id == self.plays_as:
            return Refusal("BU-CHAR-09", {"card": self.plays_as})  # a real one is simply played
        rule = g.forbidden(p, base.cards[self.plays_as], chosen.slot)
        return Refusal(rule, {"card": self.plays_as}) if rule else None

    def actions(self, g: Bang, p: Player) -> list[Option]:
        if self.used_up(g, p):
            return []
        uses = [self.use(slot=slot) for slot in p.hand]
        return [each for each in uses if self.refuse_act(g, p, each) is None]

    def act(self, g: Bang, p: Player, chosen: Option) -> Script[None]:
        g.use(THIS_TURN, p.seat, self.id)
        g.lay_on_pile(p, chosen.slot, self.plays_as, None)
        yield from base.cards[self.plays_as].play(g, p, chosen.slot, None) or ()


class ClausTheSaint(Character):
    """Draws a card for everybody beside his own two, and gives them away (BU-CHAR-10 to 13)."""

    def draw_phase(self, g: Bang, p: Player, count: int) -> Script[bool]:
        others = g.others_clockwise(p)
        drawn = [draw_one(g, p, self.id) for _ in range(count + len(others))]
        gifts = [slot for slot in drawn if slot is not None]
        draw_for_second_card(g, p, gifts)
        # Whoever knew one of them does not know where he puts it (BU-INTERACT-16).
        g.confuse(gifts, (p.seat,))
        # BU-INTERACT-15: with too few cards he keeps his own, and the last ones get nothing.
        for receiver in others[: max(len(gifts) - count, 0)]:
            slot = yield from self._ask(p, receiver, gifts)
            gifts.remove(slot)
            g.give(p, receiver, slot, self.id, among=())
        return True

    def _ask(self, p: Player, receiver: Player, gifts: list[int]) -> Script[int]:
        def options(_seat: int) -> list[Option]:
            return [option("give", slot, receiver.seat) for slot in gifts]

        chosen = yield Decision(
            (p.seat,), "gift", options, rule="BU-CHAR-10", about=self.id, by=receiver.seat
        )
        slot: int = chosen.slot
        return slot


bullet.add(
    characters={
        "johnny-kisch": JohnnyKisch,
        "uncle-will": UncleWill,
        "claus-the-saint": ClausTheSaint,
    }
)
