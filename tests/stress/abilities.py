"""Abilities from later modules, written as they will be, to hold the design against.

Each is a dozen lines in one place and touches nothing of the core. They are a module of their own
here, plugged in like any other; its events are switched on by rulings.
"""

from __future__ import annotations

from typing import Any, ClassVar, cast

from saloon.games.bang.cards import Blue, Brown, Weapon
from saloon.games.bang.editions import ON_OFF, Switch
from saloon.games.bang.flips import Check, draw_check, put_away
from saloon.games.bang.life import Loss, lose_life
from saloon.games.bang.module import Module
from saloon.games.bang.moments import Played, Wounded
from saloon.games.bang.plays import Play
from saloon.games.bang.shot_moments import ShotCancelled
from saloon.games.bang.shots import Shot, shoot
from saloon.games.bang.sources import Character, Variant
from saloon.games.bang.state import Bang, Harm, Player
from saloon.kernel import PASS, Decision, Effect, Event, Option, Script, option
from saloon.kernel.facts import Facts
from saloon.kernel.fields import Number, PerSeat
from saloon.kernel.moments import Moment
from saloon.kernel.parts import Part
from saloon.kernel.state import THIS_GAME, THIS_TURN


def switch(name: str) -> Switch:
    return Switch(name, "-", "stress", ON_OFF, False, False, "An event that is in force all game.")


stress = Module(
    "stress",
    "ST",
    switches=(switch("lady-rosa"), switch("miss-susanna")),
    facts=Facts(events={"mended": {}}),
    data={
        "cards": [
            {
                "id": "double-barrel",
                "border": "blue",
                "range": 1,
                "copies": [{"rank": "8", "suit": "clubs"}],
            },
            {
                "id": "buntline-special",
                "border": "blue",
                "range": 2,
                "copies": [{"rank": "9", "suit": "clubs"}],
            },
            {
                "id": "tumbleweed",
                "border": "blue",
                "copies": [{"rank": "4", "suit": "clubs"}, {"rank": "5", "suit": "clubs"}],
            },
            {
                "id": "escape",
                "border": "brown",
                "copies": [{"rank": "3", "suit": "diamonds"}, {"rank": "4", "suit": "diamonds"}],
            },
            {
                "id": "saved",
                "border": "brown",
                "copies": [
                    {"rank": "5", "suit": "hearts"},
                    {"rank": "6", "suit": "hearts"},
                    {"rank": "7", "suit": "hearts"},
                ],
            },
        ],
        "characters": [
            {"id": "dead-eye", "life": 4},
            {"id": "julie-cutter", "life": 4},
            {"id": "sgt-blaze", "life": 5},
            {"id": "nurse", "life": 4},
        ],
    },
)


class DoubleBarrel(Weapon):
    """A diamond BANG! cannot be cancelled (AD-WEAPON-15)."""

    def aims(self, g: Bang, p: Player, shot: Shot) -> None:
        if shot.slot >= 0 and shot.harm.bang_card and g.suit(shot.slot) == "d":
            shot.cancellable = False


class BuntlineSpecial(Weapon):
    """If a BANG! is cancelled, its target discards a card of the own choice (AD-WEAPON-12)."""

    def on_shot_cancelled(self, g: Bang, p: Player, cancelled: ShotCancelled) -> Script[None]:
        target = g.players[cancelled.target]
        if not target.hand or not cancelled.bang_card:
            return

        def options(_seat: int) -> list[Option]:
            return [option("discard", slot) for slot in target.hand]

        chosen = yield Decision((target.seat,), "forced-discard", options, rule="AD-WEAPON-12")
        if chosen.slot in target.hand:
            g.discard_from_hand(target, chosen.slot, self.id, forced=True)


class DeadEye(Character):
    """May make a BANG! card cost two life points, as Aim does (VS-CARD-01)."""

    def aims(self, g: Bang, p: Player, shot: Shot) -> Script[None]:
        if not shot.harm.bang_card:
            return
        answers = [PASS, option("aim")]
        chosen = yield Decision((p.seat,), "aim", lambda _: answers, rule="VS-CARD-01")
        if chosen.verb == "aim":
            shot.damage = 2


class JulieCutter(Character):
    """Hurt by another player, she draws!; red is a BANG! effect on that player (AD-CHAR-16)."""

    def on_wounded(self, g: Bang, p: Player, wounded: Wounded) -> Script[None]:
        if not wounded.by_another:
            return
        by = g.players[wounded.by]
        flipped = yield from draw_check(g, p, self.id)
        hits = flipped is not None and g.suit(flipped) in "hd"
        yield from put_away(g, p)
        if hits and by.present:
            yield from shoot(g, by, Harm(p, self.id))


class SgtBlaze(Character):
    """May exempt one player from what he plays on several (GT-CHAR-18)."""

    def targets(self, g: Bang, p: Player, seats: list[int], card: str) -> Script[list[int]]:
        def options(_seat: int) -> list[Option]:
            return [option("nobody"), *(option("exempt", seat=seat) for seat in seats)]

        chosen = yield Decision((p.seat,), "exempt", options, rule="GT-CHAR-18", about=card)
        return [seat for seat in seats if seat != chosen.seat]


class Tokens(Part):
    FIELDS: ClassVar = (PerSeat(Number("tokens")),)

    tokens: list[int]


def tokens(g: Bang) -> list[int]:
    return cast(Tokens, g.kept["tumbleweed"]).tokens


class Tumbleweed(Blue):
    """With a token, anybody's draw! check is made again (AD-CARD-29 to 33); it starts with two."""

    rule = "AD-CARD-29"
    keeps = Tokens

    def play(self, g: Bang, p: Player, slot: int, target: Player | None) -> None:
        tokens(g)[p.seat] = 2

    def watches(self, g: Bang, p: Player, what: str, about: Any) -> bool:
        return what == "check" and g.in_front(p, self.id) and tokens(g)[p.seat] > 0

    def step_in(self, g: Bang, p: Player, what: str, about: Check) -> None:
        tokens(g)[p.seat] -= 1
        about.again = True


class Escape(Brown):
    """Cancels a card other than BANG! whose only target one is (VS-CARD-18, VS-CARD-19)."""

    reacts_to = "declared"
    react_rule = "VS-CARD-18"

    def refuse(self, g: Bang, p: Player) -> str | None:
        return "VS-CARD-18"

    def reactors(self, g: Bang, about: Play) -> list[int]:
        target = about.only_target
        if target is None or target is about.player or about.card.id == "bang":
            return []
        return [target.seat]

    def react(self, g: Bang, p: Player, about: Play) -> None:
        about.cancelled = True


class Saved(Brown):
    """Prevents another player's loss of a life point; a life saved pays two cards (VS-CARD-61)."""

    reacts_to = "loss"
    react_rule = "VS-CARD-61"

    def refuse(self, g: Bang, p: Player) -> str | None:
        return "VS-CARD-78"

    def reactors(self, g: Bang, about: Loss) -> list[int]:
        return g.clockwise_from(about.player.seat)[1:] if about.amount > 0 else []

    def react(self, g: Bang, p: Player, about: Loss) -> Effect:
        lethal = about.amount >= about.player.life
        about.amount -= 1
        return (
            self._reward(g, p, about.player)
            if lethal and about.amount < about.player.life
            else None
        )

    def _reward(self, g: Bang, p: Player, saved: Player) -> Script[None]:
        def options(_seat: int) -> list[Option]:
            return [option("deck"), *([option("rob", seat=saved.seat)] if saved.hand else [])]

        chosen = yield Decision((p.seat,), "reward", options, rule="VS-CARD-63", about=self.id)
        for _ in range(2):
            if chosen.verb == "rob":
                g.take_from_hand(p, saved, self.id)
            else:
                g.draw(p, 1, self.id)


class LadyRosa(Variant):
    """Once a turn, swap places with the right neighbour, who is passed over (WS-CARD-20)."""

    def actions(self, g: Bang, p: Player) -> list[Option]:
        right = g.clockwise_from(p.seat)[-1]
        fresh = not g.used(THIS_TURN, p.seat, self.id) and right != p.seat
        return [self.use(seat=right)] if fresh else []

    def act(self, g: Bang, p: Player, chosen: Option) -> None:
        g.use(THIS_TURN, p.seat, self.id)
        g.use(THIS_GAME, chosen.seat, self.id)
        here, there = g.places.index(p.seat), g.places.index(chosen.seat)
        g.places[here], g.places[there] = chosen.seat, p.seat
        g.circle_changed()

    def skips_turn(self, g: Bang, p: Player) -> bool:
        return g.uses[THIS_GAME].pop((p.seat, self.id), 0) > 0


class MissSusanna(Variant):
    """Who plays fewer than 3 cards in the own turn loses 1 life point (WS-CARD-25)."""

    reads: ClassVar = (Played,)

    def turn_ends(self, g: Bang, p: Player) -> Script[None]:
        if len(g.this_turn(Played, p.seat)) < 3:
            yield from lose_life(g, p, 1, Harm(None, self.id))


class Mended(Moment):
    """A moment that only this module knows: somebody is at full life again."""

    __slots__ = ()

    kind = "mended"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def event(self, state: Bang) -> Event:
        return Event("mended", self.seat)


class Nurse(Character):
    """At full life again after a Beer, she draws a card. No box has her."""

    def on_played(self, g: Bang, p: Player, played: Played) -> None:
        if played.card == "beer" and p.life == p.max_life:
            g.happened(Mended(p.seat))

    def on_mended(self, g: Bang, p: Player, mended: Mended) -> None:
        g.draw(p, 1, self.id)


stress.add(
    characters={
        "dead-eye": DeadEye,
        "julie-cutter": JulieCutter,
        "sgt-blaze": SgtBlaze,
        "nurse": Nurse,
    },
    cards={
        "double-barrel": DoubleBarrel,
        "buntline-special": BuntlineSpecial,
        "tumbleweed": Tumbleweed,
        "escape": Escape,
        "saved": Saved,
    },
    variants={"lady-rosa": LadyRosa, "miss-susanna": MissSusanna},
)
