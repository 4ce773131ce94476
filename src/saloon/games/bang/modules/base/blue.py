"""The blue cards of the base game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from saloon.games.bang.cards import Blue, Card, Weapon
from saloon.games.bang.flips import draw_check, put_away, tell_outcome
from saloon.games.bang.life import lose_life
from saloon.games.bang.modules.base.module import base
from saloon.games.bang.shots import Shot
from saloon.games.bang.sources import Source
from saloon.games.bang.state import Bang, Harm, Player
from saloon.games.bang.turn import lose_turn
from saloon.kernel import Event, Script


class Volcanic(Weapon):
    """Range 1 and any number of BANG! cards (BB-WEAP-06)."""

    unlimited_bangs = True


class PlainWeapon(Weapon):
    """A weapon that only has its range (BB-WEAP-04)."""


class Mustang(Blue):
    """The others see its owner at a distance 1 greater (BB-CARD-49)."""

    cover = 1


class Scope(Blue):
    """Its owner sees the others at a distance 1 smaller (BB-CARD-50)."""

    sight = 1


class BarrelTry:
    """A draw! check against a BANG! effect: hearts gives one Missed! effect (BB-CARD-45)."""

    @staticmethod
    def refuse(shot: Shot, id_: str, slot: int) -> str | None:
        """One attempt per BANG! effect."""
        return "BB-CARD-47" if (id_, slot) in shot.used else None

    @staticmethod
    def make(g: Bang, p: Player, shot: Shot, id_: str) -> Script[None]:
        flipped = yield from draw_check(g, p, id_)
        saved = flipped is not None and g.suit(flipped) == "h"
        tell_outcome(g, p, id_, flipped, saved)
        yield from put_away(g, p)
        if saved:
            shot.needed -= 1


class Barrel(Blue):
    """Its owner may draw! against a BANG! effect; on hearts it is cancelled (BB-CARD-45 to 48)."""

    def refuse_answer(self, g: Bang, p: Player, shot: Shot, slot: int) -> str | None:
        return BarrelTry.refuse(shot, self.id, slot)

    def answer(self, g: Bang, p: Player, shot: Shot, slot: int) -> Script[None]:
        return BarrelTry.make(g, p, shot, self.id)


class Jail(Blue):
    """Played on another player, who loses the next turn unless a draw! shows hearts."""

    targeted = True
    check_at = "prison"

    def refuse_target(self, g: Bang, p: Player, target: Player) -> str | None:
        if target is p:
            return "BB-CARD-52"
        if (rule := self.refuse_owner(g, target)) is not None:
            return rule
        return "BB-PLAY-08" if g.in_front(target, self.id) else None

    def refuse_owner(self, g: Bang, owner: Player) -> str | None:
        return "BB-CARD-51" if g.role(owner) == "sheriff" else None

    def check(self, g: Bang, p: Player, slot: int) -> Script[None]:
        flipped = yield from draw_check(g, p, self.id)
        free = flipped is not None and g.suit(flipped) == "h"
        tell_outcome(g, p, self.id, flipped, free)
        g.discard_from_play(p, slot, self.id)
        yield from put_away(g, p)
        if not free:
            # BB-TURN-18; with the ruling of ED-06 the hand limit is still minded.
            lose_turn(g, *(["phase-3"] if g.rulings["jail-skip-discards-excess"] else []))
            if g.events is not None:
                g.tell(Event("skipped", p.seat, {"card": self.id}))

    silences = "BB-CARD-48"

    def may_mute(self, rulings: Mapping[str, Any]) -> bool:
        return bool(rulings["jail-disables-barrel"])

    def mutes(self, g: Bang, owner: Player, other: Source) -> bool:
        """ED-07: with that ruling a prisoner's Barrel does not work."""
        if not self.may_mute(g.rulings):
            return False
        return isinstance(other, Barrel) and g.in_front(owner, self.id)


class Dynamite(Blue):
    """Wanders from player to player until 2 to 9 of spades comes up (BB-CARD-58 to 66)."""

    check_at = "explosion"
    harm = 3

    def check(self, g: Bang, p: Player, slot: int) -> Script[None]:
        flipped = yield from draw_check(g, p, self.id)
        explodes = flipped is not None and g.suit(flipped) == "s" and 2 <= g.value(flipped) <= 9
        tell_outcome(g, p, self.id, flipped, not explodes)
        if explodes:
            g.discard_from_play(p, slot, self.id)
        else:
            self.pass_on(g, p, slot)
        yield from put_away(g, p)
        if explodes:
            if g.events is not None:
                g.tell(Event("exploded", p.seat, {"card": self.id}))
            yield from lose_life(g, p, self.harm, Harm(None, self.id))

    def pass_on(self, g: Bang, p: Player, slot: int) -> None:
        """To the next player on the left who has none (DC-PLAY-07); else it stays."""
        for other in g.others_clockwise(p):
            if not g.in_front(other, self.id):
                g.hand_over(p, other, slot)
                if g.events is not None:
                    facts = {"card": g.face[slot].text, "to": other.seat}
                    g.tell(Event("passed", p.seat, facts))
                return


def is_dynamite(card: Card) -> bool:
    return isinstance(card, Dynamite)


base.add(
    cards={
        "volcanic": Volcanic,
        "winchester": PlainWeapon,
        "rev-carabine": PlainWeapon,
        "remington": PlainWeapon,
        "schofield": PlainWeapon,
        "mustang": Mustang,
        "scope": Scope,
        "barrel": Barrel,
        "jail": Jail,
        "dynamite": Dynamite,
    }
)
