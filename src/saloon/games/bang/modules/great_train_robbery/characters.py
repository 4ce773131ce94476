"""The eight characters of The Great Train Robbery, each in one place."""

from __future__ import annotations

from saloon.games.bang.distance import within
from saloon.games.bang.modules.great_train_robbery.fares import may_take_another, take
from saloon.games.bang.modules.great_train_robbery.line import move
from saloon.games.bang.modules.great_train_robbery.module import great_train_robbery
from saloon.games.bang.modules.great_train_robbery.rails import TrainCharacter, rails
from saloon.games.bang.shots import Shot
from saloon.games.bang.sources import Character
from saloon.games.bang.state import Bang, Player
from saloon.games.bang.triggers import settle
from saloon.kernel import PASS, Decision, Effect, Event, Option, Refusal, Script, option
from saloon.kernel.state import THIS_TURN


class BennyBrawler(TrainCharacter):
    """Takes any number of railcars in his turn, paying for each (GT-CHAR-01 to 03)."""

    def any_number(self, g: Bang, p: Player) -> bool:
        return True


class EvanBabbit(Character):
    """With a card of its suit he turns a BANG! card on somebody else (GT-CHAR-04 to 08)."""

    rule = "GT-CHAR-04"

    def _others(self, g: Bang, p: Player, shot: Shot) -> list[int]:
        """GT-CHAR-07: never on who played it. What saves from that very card saves here, too."""
        by = shot.harm.by
        if by is None:
            return []
        return [
            seat
            for seat in within(g, p, 1)
            if seat not in (p.seat, by.seat)
            and g.protection(by, shot.slot, g.players[seat]) is None
        ]

    def redirects(self, g: Bang, p: Player, shot: Shot) -> Script[None]:
        if not shot.harm.bang_card or shot.slot < 0 or not p.hand:
            return
        seats = self._others(g, p, shot)
        if not seats:
            return

        def options(_seat: int) -> list[Option]:
            suit = g.suit(shot.slot)
            slots = [slot for slot in g.unpledged(p) if g.suit(slot) == suit]
            return [PASS, *[option("redirect", slot, seat) for slot in slots for seat in seats]]

        by = shot.harm.by
        chosen = yield Decision(
            (p.seat,), "redirect", options, rule=self.rule, about=g.card(shot.slot).id,
            by=-1 if by is None else by.seat, default=PASS,
        )  # fmt: skip
        if chosen.verb != "redirect":
            return
        g.discard_from_hand(p, chosen.slot, self.id)
        shot.target = g.players[chosen.seat]
        if g.events is not None:
            g.tell(Event("redirected", p.seat, {"target": chosen.seat, "why": self.id}))
        yield from settle(g)


class JimmyTexas(Character):
    """A card at the end of his turn, even of a lost one (GT-CHAR-09 to 12)."""

    def late_draws(self, g: Bang, p: Player) -> None:
        g.draw(p, 1, self.id)


class Manuelita(TrainCharacter):
    """Two cards whenever the train reaches the end of the line (GT-CHAR-13, GT-CHAR-14)."""

    cards = 2

    def line_ended(self, g: Bang, p: Player) -> None:
        g.draw(p, self.cards, self.id)


class Sancho(TrainCharacter):
    """Once in his turn he takes a railcar for nothing (GT-CHAR-15 to 17)."""

    rule = "GT-CHAR-15"

    def free_railcar(self, g: Bang, p: Player) -> bool:
        return may_take_another(g, p)

    def refuse_act(self, g: Bang, p: Player, chosen: Option) -> Refusal | None:
        if chosen.slot not in rails(g).train or chosen.seat >= 0:
            return Refusal(self.rule, {"card": self.id})
        return None if may_take_another(g, p) else Refusal("GT-TAKE-01")

    def actions(self, g: Bang, p: Player) -> list[Option]:
        uses = [self.use(slot=slot) for slot in rails(g).train]
        return [each for each in uses if self.refuse_act(g, p, each) is None]

    def act(self, g: Bang, p: Player, chosen: Option) -> Effect:
        return take(g, p, chosen.slot)


class SgtBlaze(Character):
    """Spares somebody of what he does to several players (GT-CHAR-18 to 21)."""

    rule = "GT-CHAR-18"

    def targets(self, g: Bang, p: Player, seats: list[int], card: str) -> Script[list[int]]:
        def options(_seat: int) -> list[Option]:
            return [PASS, *[option("exempt", seat=seat) for seat in seats]]

        if len(seats) < 2:
            return seats
        chosen = yield Decision(
            (p.seat,), "exempt", options, rule=self.rule, about=card, default=PASS
        )
        if chosen.verb != "exempt":
            return seats
        if g.events is not None:
            g.tell(Event("exempted", p.seat, {"target": chosen.seat, "why": card}))
        return [seat for seat in seats if seat != chosen.seat]


class ShadeOConnor(TrainCharacter):
    """The train moves in another's turn: a card of his for a new one (GT-CHAR-22 to 24)."""

    rule = "GT-CHAR-22"

    def train_moved(self, g: Bang, p: Player) -> Script[None]:
        if g.has_turn(p) or not p.hand:
            return

        def options(_seat: int) -> list[Option]:
            return [PASS, *[option("discard", slot) for slot in p.hand]]

        chosen = yield Decision(
            (p.seat,), "trade-in", options, rule=self.rule, about=self.id, default=PASS
        )
        if chosen.verb == "discard":
            g.discard_from_hand(p, chosen.slot, self.id)
            g.draw(p, 1, self.id)


class ZippyRoy(TrainCharacter):
    """Once in his turn he moves the train (GT-CHAR-25, GT-CHAR-26)."""

    rule = "GT-CHAR-25"

    def refuse_act(self, g: Bang, p: Player, chosen: Option) -> Refusal | None:
        if chosen.slot >= 0 or chosen.seat >= 0:
            return Refusal("not-an-option")
        return self.used_up(g, p)

    def actions(self, g: Bang, p: Player) -> list[Option]:
        return [self.use()] if self.refuse_act(g, p, self.use()) is None else []

    def act(self, g: Bang, p: Player, chosen: Option) -> Effect:
        g.use(THIS_TURN, p.seat, self.id)
        return move(g, p, self.id)


great_train_robbery.add(
    characters={
        "benny-brawler": BennyBrawler,
        "evan-babbit": EvanBabbit,
        "jimmy-texas": JimmyTexas,
        "manuelita": Manuelita,
        "sancho": Sancho,
        "sgt-blaze": SgtBlaze,
        "shade-oconnor": ShadeOConnor,
        "zippy-roy": ZippyRoy,
    }
)
