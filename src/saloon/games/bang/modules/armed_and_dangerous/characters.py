"""The eight characters of Armed & Dangerous, each in one place."""

from __future__ import annotations

from typing import Any, Final

from saloon.games.bang.conditions import refuse_pledged
from saloon.games.bang.distance import reach, within_unplayed
from saloon.games.bang.flips import draw_check, put_away, tell_outcome
from saloon.games.bang.modules.armed_and_dangerous.loads import (
    CHARACTER,
    MOST,
    add,
    dangerous,
    load,
    pay,
    purse,
    take,
    tokens,
    with_room,
)
from saloon.games.bang.modules.armed_and_dangerous.module import armed_and_dangerous
from saloon.games.bang.moments import Played, Wounded
from saloon.games.bang.plays import Play
from saloon.games.bang.shot_moments import ShotCancelled
from saloon.games.bang.shots import shoot
from saloon.games.bang.sources import Character
from saloon.games.bang.state import Bang, Harm, Player
from saloon.kernel import PASS, Decision, Option, Refusal, Script, option
from saloon.kernel.state import THIS_TURN

JACK: Final = 11


class AlPreacher(Character):
    """Another plays a blue or orange card: for 2 tokens he draws a card (AD-CHAR-03 to 06)."""

    rule = "AD-CHAR-03"
    price = 2

    def on_others_played(self, g: Bang, p: Player, played: Played) -> Script[None]:
        if not played.stays or not g.kinds[played.card].blue or purse(g, p) < self.price:
            return

        def options(_seat: int) -> list[Option]:
            return [PASS, self.use()] if purse(g, p) >= self.price else [PASS]

        chosen = yield Decision(
            (p.seat,), "preach", options, rule=self.rule, about=self.id,
            by=played.seat, amount=self.price, default=PASS,
        )  # fmt: skip
        if chosen.verb == "use":
            yield from pay(g, p, self.price, self.id, "AD-CHAR-01")
            g.draw(p, 1, self.id)


class BassGreeves(Character):
    """Once in his turn he discards a card for 2 tokens on one card (AD-CHAR-07, AD-CHAR-08)."""

    rule = "AD-CHAR-07"

    def refuse_act(self, g: Bang, p: Player, chosen: Option) -> Refusal | None:
        refusal = self.used_up(g, p)
        if refusal is not None:
            return refusal
        if chosen.slot not in p.hand:
            return self.lacks("cards", amount=1)
        if not with_room(g, p):
            return Refusal("AD-TOKEN-06", {"card": self.id})
        return refuse_pledged(g, p, chosen.slot)

    def actions(self, g: Bang, p: Player) -> list[Option]:
        uses = [self.use(slot=slot) for slot in p.hand]
        return [each for each in uses if self.refuse_act(g, p, each) is None]

    def act(self, g: Bang, p: Player, chosen: Option) -> Script[None]:
        g.use(THIS_TURN, p.seat, self.id)
        g.discard_from_hand(p, chosen.slot, self.id)
        yield from load(g, p, 2, self.id, "AD-CHAR-08", may=False)


class BloodyMary(Character):
    """Draws a card each time her BANG! card is cancelled (AD-CHAR-09, AD-CHAR-10)."""

    def on_shot_cancelled(self, g: Bang, p: Player, cancelled: ShotCancelled) -> None:
        if cancelled.bang_card:
            g.draw(p, 1, self.id)


class FrankieCanton(Character):
    """Once in his turn he takes a token from any card onto himself (AD-CHAR-11 to 15)."""

    rule = "AD-CHAR-11"

    def _owner(self, g: Bang, p: Player, chosen: Option) -> Player | None:
        """Whose token it would be; None if there is none."""
        if chosen.slot < 0:
            other = g.players[chosen.seat] if chosen.seat in g.circle else p
            return other if other is not p and tokens(g, other, CHARACTER) else None
        for seat in g.circle:
            owner = g.players[seat]
            if chosen.slot in dangerous(g, owner) and tokens(g, owner, chosen.slot):
                return owner
        return None

    def refuse_act(self, g: Bang, p: Player, chosen: Option) -> Refusal | None:
        refusal = self._refuse_now(g, p)
        if refusal is None and self._owner(g, p, chosen) is None:
            return Refusal("AD-CHAR-12", {"card": self.id})
        return refusal

    def _refuse_now(self, g: Bang, p: Player) -> Refusal | None:
        """Wherever the token lies."""
        refusal = self.used_up(g, p)
        if refusal is None and tokens(g, p, CHARACTER) >= MOST:
            return Refusal("AD-TOKEN-06", {"card": self.id})
        return refusal

    def actions(self, g: Bang, p: Player) -> list[Option]:
        if self._refuse_now(g, p):
            return []
        owners = [g.players[seat] for seat in g.circle]
        found: list[Option] = []
        for owner in owners:
            for slot in dangerous(g, owner):
                if tokens(g, owner, slot):
                    found.append(self.use(slot=slot))
        for other in owners:
            if other is not p and tokens(g, other, CHARACTER):
                found.append(self.use(seat=other.seat))
        return found

    def act(self, g: Bang, p: Player, chosen: Option) -> Script[None]:
        owner = self._owner(g, p, chosen)
        assert owner is not None
        g.use(THIS_TURN, p.seat, self.id)
        place = CHARACTER if chosen.slot < 0 else chosen.slot
        yield from take(g, owner, place, 1, self.id)
        if p.present:
            add(g, p, CHARACTER, 1, self.id)


class JulieCutter(Character):
    """Hurt by another she draws!; red is a BANG! effect on that player (AD-CHAR-16 to 20)."""

    def on_wounded(self, g: Bang, p: Player, wounded: Wounded) -> Script[None]:
        if not wounded.by_another:
            return
        by = g.players[wounded.by]
        flipped = yield from draw_check(g, p, self.id)
        hits = flipped is not None and g.suit(flipped) in "hd"
        tell_outcome(g, p, self.id, flipped, hits)
        yield from put_away(g, p)
        if hits and by.present:
            yield from shoot(g, by, Harm(p, self.id))


class MexicaliKid(Character):
    """Once in his turn: 2 tokens for a BANG! effect within range (AD-CHAR-21 to 25)."""

    rule = "AD-CHAR-21"
    price = 2

    def refuse_act(self, g: Bang, p: Player, chosen: Option) -> Refusal | None:
        refusal = self._refuse_now(g, p)
        if refusal is not None:
            return refusal
        if chosen.seat == p.seat or chosen.seat not in within_unplayed(g, p, reach(g, p)):
            return Refusal("AD-CHAR-23", {"card": self.id, "target": chosen.seat})
        return None

    def _refuse_now(self, g: Bang, p: Player) -> Refusal | None:
        """Whoever it is aimed at."""
        refusal = self.used_up(g, p)
        if refusal is None and purse(g, p) < self.price:
            return Refusal(self.rule, {"card": self.id})
        return refusal

    def actions(self, g: Bang, p: Player) -> list[Option]:
        if self._refuse_now(g, p):
            return []
        uses = [self.use(seat=seat) for seat in g.circle]
        return [each for each in uses if self.refuse_act(g, p, each) is None]

    def act(self, g: Bang, p: Player, chosen: Option) -> Script[None]:
        g.use(THIS_TURN, p.seat, self.id)
        yield from pay(g, p, self.price, self.id, "AD-CHAR-01")
        target = g.players[chosen.seat]
        if p.present and target.present:
            yield from shoot(g, target, Harm(p, self.id))


class MsAbigail(Character):
    """May ignore brown cards of J, Q, K and A that have only her as a target (AD-CHAR-26 to 28)."""

    rule = "AD-CHAR-26"

    def watches(self, g: Bang, p: Player, what: str, about: Any) -> bool:
        if what != "declared":
            return False
        play: Play = about
        return (
            play.only_target is p
            and play.player is not p
            and play.card.border == "brown"
            and g.value(play.slot) >= JACK
            and not play.cancelled
        )

    def step_in(self, g: Bang, p: Player, what: str, about: Play) -> None:
        about.cancelled = True


class RedRingo(Character):
    """Starts with 4 tokens; moves up to 2 of them to his cards once a turn (AD-CHAR-29 to 32)."""

    rule = "AD-CHAR-30"
    at_start = 4
    moves = 2

    def refuse_act(self, g: Bang, p: Player, chosen: Option) -> Refusal | None:
        refusal = self.used_up(g, p)
        if refusal is not None:
            return refusal
        if not tokens(g, p, CHARACTER) or chosen.slot not in dangerous(g, p):
            return Refusal(self.rule, {"card": self.id})
        full = tokens(g, p, chosen.slot) >= MOST
        return Refusal("AD-TOKEN-05", {"card": g.card(chosen.slot).id}) if full else None

    def actions(self, g: Bang, p: Player) -> list[Option]:
        uses = [self.use(slot=slot) for slot in p.in_play]
        return [each for each in uses if self.refuse_act(g, p, each) is None]

    def act(self, g: Bang, p: Player, chosen: Option) -> Script[None]:
        g.use(THIS_TURN, p.seat, self.id)
        yield from self._move(g, p, chosen.slot)

        def options(_seat: int) -> list[Option]:
            free = [slot for slot in dangerous(g, p) if tokens(g, p, slot) < MOST]
            more = free if tokens(g, p, CHARACTER) else []
            return [PASS, *[option("load", slot) for slot in more]]

        if len(options(p.seat)) > 1:
            chosen = yield Decision(
                (p.seat,), "load", options, rule="AD-CHAR-31", about=self.id, amount=1,
                default=PASS,
            )  # fmt: skip
            if chosen.verb == "load":
                yield from self._move(g, p, chosen.slot)

    def _move(self, g: Bang, p: Player, slot: int) -> Script[None]:
        yield from take(g, p, CHARACTER, 1, self.id)
        add(g, p, slot, 1, self.id)


armed_and_dangerous.add(
    characters={
        "al-preacher": AlPreacher,
        "bass-greeves": BassGreeves,
        "bloody-mary": BloodyMary,
        "frankie-canton": FrankieCanton,
        "julie-cutter": JulieCutter,
        "mexicali-kid": MexicaliKid,
        "ms-abigail": MsAbigail,
        "red-ringo": RedRingo,
    }
)
