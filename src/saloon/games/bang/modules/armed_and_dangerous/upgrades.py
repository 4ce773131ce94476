"""The nine new brown cards; seven can be made stronger with tokens (AD-UPGRADE, AD-CARD-37 on)."""

from __future__ import annotations

from typing import Final

from saloon.games.bang.affected import affected
from saloon.games.bang.cards import Brown, no_wound
from saloon.games.bang.demands import discards_bang
from saloon.games.bang.distance import reach, within
from saloon.games.bang.life import lose_life
from saloon.games.bang.modules.armed_and_dangerous.loads import (
    CHARACTER,
    MOST,
    add,
    dangerous,
    load,
    pay,
    places,
    purse,
    take,
    tokens,
)
from saloon.games.bang.modules.armed_and_dangerous.module import armed_and_dangerous
from saloon.games.bang.plays import Play
from saloon.games.bang.shots import Shot, shoot
from saloon.games.bang.state import Bang, Harm, Player
from saloon.games.bang.theft import choose_card, robbed
from saloon.games.bang.triggers import settle
from saloon.kernel import PASS, Decision, Option, Script, option

UPGRADE: Final = option("upgrade")
RELOADED: Final = 3


def buys(g: Bang, p: Player, card: Upgradable, seats: list[int] | None = None) -> Script[Option]:
    """Whether a player pays to make a card stronger, and at whom; PASS if not."""
    if purse(g, p) < card.price or seats == []:
        return PASS
    answers = [UPGRADE] if seats is None else [option("upgrade", seat=seat) for seat in seats]

    def options(_seat: int) -> list[Option]:
        return [PASS, *answers]

    chosen: Option = yield Decision(
        (p.seat,), "upgrade", options, rule="AD-UPGRADE-05", about=card.id,
        amount=card.price, default=PASS, anytime=False,
    )  # fmt: skip
    if chosen.verb != "upgrade":
        return PASS
    yield from pay(g, p, card.price, card.id, "AD-UPGRADE-03")
    return chosen


def taken_back(g: Bang, p: Player, card: Upgradable, slot: int) -> Script[None]:
    """Whether a player pays to take the very card back."""
    bought = yield from buys(g, p, card)
    if bought != PASS and p.present and slot in g.pile:
        g.take_from_pile(p, slot, card.id)


class Upgradable(Brown):
    """A brown card that can be made stronger while it is played (AD-UPGRADE-01 to 07)."""

    price = 1
    repeats = True
    """Whether a further payment adds anything (AD-CARD-62)."""

    def further(self, g: Bang, play: Play) -> list[int] | None:
        """The seats that can be chosen as further targets; None if it is no matter of targets."""
        return None

    def prepare(self, g: Bang, play: Play) -> Script[None]:
        while True:
            chosen = yield from buys(g, play.player, self, self.further(g, play))
            # Who pays from a Bomb may not live to play the card.
            if chosen == PASS or not play.player.present:
                return
            play.upgrades += 1
            if chosen.seat >= 0:
                play.others.append(g.players[chosen.seat])
            if not self.repeats:
                return


def all_targets(g: Bang, play: Play) -> list[Player]:
    """Everybody a play is aimed at, clockwise from its player."""
    chosen = [play.target, *play.others]
    return [
        g.players[seat] for seat in g.clockwise_from(play.player.seat) if g.players[seat] in chosen
    ]


def others_for(g: Bang, play: Play, near: list[int], card: Brown) -> list[int]:
    """Who can still be chosen as a further, different target (AD-CARD-42, AD-CARD-55)."""
    chosen = [play.target, *play.others]
    return [
        seat
        for seat in near
        if g.players[seat] not in chosen
        and card.refuse_target(g, play.player, g.players[seat]) is None
        and g.protection(play.player, play.slot, g.players[seat]) is None
    ]


class ALittleNip(Upgradable):
    """Regain 1 life point; 3 tokens: 1 more (AD-CARD-37, AD-CARD-38)."""

    price = 3

    def in_vain(self, g: Bang, p: Player, target: Player | None) -> str:
        return no_wound(p)

    def carry_out_play(self, g: Bang, play: Play) -> None:
        g.heal(play.player, 1 + play.upgrades, self.id)


class Arrow(Upgradable):
    """The target discards a BANG! card or loses 1 life point (AD-CARD-39 to 43)."""

    targeted = True
    widens = True

    def refuse_target(self, g: Bang, p: Player, target: Player) -> str | None:
        return "AD-CARD-39" if target is p else None

    def further(self, g: Bang, play: Play) -> list[int]:
        return others_for(g, play, g.circle, self)

    def carry_out_play(self, g: Bang, play: Play) -> Script[None]:
        p = play.player
        for target in all_targets(g, play):
            if target.present:
                if not (yield from discards_bang(g, target, self.id, p, "AD-CARD-39")):
                    yield from lose_life(g, target, 1, Harm(p, self.id))
                yield from settle(g)


class Caravan(Upgradable):
    """Draw 2 cards; 2 tokens: 1 more (AD-CARD-44)."""

    price = 2

    def carry_out_play(self, g: Bang, play: Play) -> None:
        g.draw(play.player, 2 + play.upgrades, self.id)


class Duck(Upgradable):
    """A Missed! effect; 2 tokens: take this card back (AD-CARD-45, AD-CARD-63)."""

    missed = True
    price = 2
    repeats = False

    def refuse(self, g: Bang, p: Player) -> str | None:
        return "AD-CARD-45"

    def laid_against(self, g: Bang, p: Player, shot: Shot, slot: int) -> Script[None]:
        yield from taken_back(g, p, self, slot)


class Flintlock(Upgradable):
    """A BANG! effect; if it is cancelled, 2 tokens take it back (AD-CARD-46 to 51)."""

    targeted = True
    price = 2

    def reaches(self, g: Bang, p: Player) -> list[int]:
        return within(g, p, reach(g, p))

    def refuse_target(self, g: Bang, p: Player, target: Player) -> str | None:
        return "AD-CARD-46" if target is p else None

    def prepare(self, g: Bang, play: Play) -> Script[None]:
        """AD-CARD-50: decided once it has been cancelled."""
        yield from ()

    def play(self, g: Bang, p: Player, slot: int, target: Player | None) -> Script[None]:
        assert target is not None
        hit = yield from shoot(g, target, Harm(p, self.id), slot=slot)
        if not hit and p.present and slot in g.pile:
            yield from taken_back(g, p, self, slot)


class QuickShot(Upgradable):
    """A BANG! effect within range, and on others for a token each (AD-CARD-52 to 55)."""

    targeted = True
    widens = True

    def reaches(self, g: Bang, p: Player) -> list[int]:
        return within(g, p, reach(g, p))

    def refuse_target(self, g: Bang, p: Player, target: Player) -> str | None:
        return "AD-CARD-52" if target is p else None

    def further(self, g: Bang, play: Play) -> list[int]:
        return others_for(g, play, self.reaches(g, play.player), self)

    def carry_out_play(self, g: Bang, play: Play) -> Script[None]:
        for target in all_targets(g, play):
            if target.present:
                yield from shoot(g, target, Harm(play.player, self.id), slot=play.slot)
                yield from settle(g)


class Reloading(Brown):
    """3 tokens, on one's Dangerous cards and character (AD-CARD-56)."""

    def play(self, g: Bang, p: Player, slot: int, target: Player | None) -> Script[None]:
        for _ in range(RELOADED):
            yield from load(g, p, 1, self.id, "AD-CARD-56", may=False)


class Rust(Brown):
    """All others lose a token from everything they have, to its player (AD-CARD-57 to 59)."""

    def play(self, g: Bang, p: Player, slot: int, target: Player | None) -> Script[None]:
        others = [other.seat for other in g.others_clockwise(p)]
        rusted = 0
        for seat in (yield from affected(g, p, others, self.id, slot)):
            other = g.players[seat]
            for place in places(g, other):
                # A Bomb that explodes may take the rest with it.
                if tokens(g, other, place) and (place == CHARACTER or place in dangerous(g, other)):
                    yield from take(g, other, place, 1, self.id)
                    rusted += 1
            yield from settle(g)
        if p.present:
            add(g, p, CHARACTER, min(rusted, MOST), self.id)


class Squaw(Upgradable):
    """Discard any card in play; 2 tokens: take it instead (AD-CARD-60, AD-CARD-61)."""

    targeted = True
    price = 2
    repeats = False

    def refuse_target(self, g: Bang, p: Player, target: Player) -> str | None:
        return None if target.in_play else "BB-CARD-22"

    def carry_out_play(self, g: Bang, play: Play) -> Script[None]:
        p, target = play.player, play.target
        assert target is not None
        if not target.in_play:
            return  # its last card may have been paid away
        chosen = yield from choose_card(g, p, target, self.id, hand=False)
        if chosen is None:
            return
        if play.upgrades:
            g.take_from_play(p, target, chosen, self.id)
        else:
            g.discard_from_play(target, chosen, self.id)
        robbed(g, p, target)


armed_and_dangerous.add(
    cards={
        "a-little-nip": ALittleNip,
        "arrow": Arrow,
        "caravan": Caravan,
        "duck": Duck,
        "flintlock": Flintlock,
        "quick-shot": QuickShot,
        "reloading": Reloading,
        "rust": Rust,
        "squaw": Squaw,
    }
)
