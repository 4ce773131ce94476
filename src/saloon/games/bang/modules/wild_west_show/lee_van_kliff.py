"""Lee Van Kliff: a brown card just played has its effect once more (WS-CHAR-22 to 29)."""

from __future__ import annotations

from typing import ClassVar, Final

from saloon.games.bang.conditions import refuse_bang
from saloon.games.bang.modules.wild_west_show.box import count_card
from saloon.games.bang.modules.wild_west_show.module import wild_west_show
from saloon.games.bang.moments import Played, Repeated
from saloon.games.bang.plays import Play
from saloon.games.bang.sources import Character
from saloon.games.bang.state import Bang, Player
from saloon.kernel import Effect, Event, Option, Refusal, Script
from saloon.kernel.state import THIS_TURN

ACTS: Final = frozenset({"play", "carry_out_play", "effect"})
"""A card that only answers something has no effect of its own to repeat (WS-CHAR-37)."""


class LeeVanKliff(Character):
    rule = "WS-CHAR-22"
    reads: ClassVar = (Played,)

    def refuse_act(self, g: Bang, p: Player, chosen: Option) -> Refusal | None:
        played = self._just_played(g, p)
        if played is None:
            return self.lacks("brown")
        if g.used(THIS_TURN, p.seat, self.id, len(g.this_turn(Played, p.seat))):
            return self.lacks("times", "WS-CHAR-24", amount=1)
        refusal = refuse_bang(g, p, self, chosen.slot)
        if refusal is not None:
            return refusal
        card = g.kinds[played.card]
        if chosen.seat not in card.aimable_at(g, p):
            return Refusal("WS-CHAR-28", {"card": card.id})
        if chosen.seat < 0:
            return None
        spared = g.protection(p, played.slot, g.players[chosen.seat])
        return None if spared is None else Refusal(spared, {"card": card.id, "target": chosen.seat})

    def _just_played(self, g: Bang, p: Player) -> Played | None:
        played = g.this_turn(Played, p.seat)
        if not played:
            return None
        card = g.kinds[played[-1].card]
        brown = card.border == "brown" and not ACTS.isdisjoint(card.hooks)
        return played[-1] if brown else None

    def actions(self, g: Bang, p: Player) -> list[Option]:
        played = self._just_played(g, p)
        bangs = [slot for slot in p.hand if g.counts(p, slot, "bang")]
        if played is None or not bangs:
            return []
        aims = g.kinds[played.card].aimable_at(g, p)
        seats = [seat for seat in (*g.circle, -1) if seat in aims]
        uses = [self.use(slot=slot, seat=seat) for slot in bangs for seat in seats]
        return [each for each in uses if self.refuse_act(g, p, each) is None]

    def act(self, g: Bang, p: Player, chosen: Option) -> Script[None]:
        played = self._just_played(g, p)
        assert played is not None
        g.use(THIS_TURN, p.seat, self.id, len(g.this_turn(Played, p.seat)))
        g.discard_from_hand(p, chosen.slot, self.id)
        if g.rulings["lee-van-kliff-susanna-count"]:
            count_card(g, p)  # WS-CHAR-26
        card = g.kinds[played.card]
        target = g.players[chosen.seat] if chosen.seat >= 0 else None
        if g.events is not None:
            facts: dict[str, str | int] = {"card": g.face[played.slot].text, "as": card.id}
            if target is not None:
                facts["target"] = target.seat
            g.tell(Event("repeated", p.seat, {**facts, "why": self.id}))
        g.happened(Repeated(p.seat, played.slot))
        # WS-CHAR-38: with the suit of the card that was played.
        yield from self._effect(g, Play(p, played.slot, card, target)) or ()

    def _effect(self, g: Bang, play: Play) -> Effect:
        """The one that the card had: perhaps another than it says."""
        for source in g.voices_in("plays_out"):
            effect = source.plays_out(g, play)
            if effect is not None:
                return effect
        return play.card.repeat(g, play)


wild_west_show.add(characters={"lee-van-kliff": LeeVanKliff})
