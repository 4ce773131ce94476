"""A test box of people who answer what is done to them."""

from __future__ import annotations

from typing import Any, ClassVar, cast

from saloon.games.bang.cards import Weapon
from saloon.games.bang.conditions import refuse_pledged
from saloon.games.bang.module import Module
from saloon.games.bang.moments import Played, Robbed
from saloon.games.bang.plays import Play
from saloon.games.bang.shots import Shot, shoot
from saloon.games.bang.sources import Box, Character, Source
from saloon.games.bang.state import Bang, Harm, Player
from saloon.games.bang.triggers import settle
from saloon.kernel import Option, Refusal, Script
from saloon.kernel.fields import SeatNumber
from saloon.kernel.layout import NOBODY
from saloon.kernel.parts import Part
from saloon.kernel.state import THIS_TURN

answers = Module(
    "answers",
    "AN",
    data={
        "cards": [
            {
                "id": "long-tom",
                "border": "blue",
                "range": 6,
                "copies": [{"rank": "Q", "suit": "spades"}],
            },
        ],
        "characters": [
            {"id": "mick-defender", "life": 4},
            {"id": "henry-block", "life": 4},
            {"id": "lee-van-kliff", "life": 4},
        ],
    },
)


class MickDefender(Character):
    """The only target of a card other than BANG!, he may cancel it with a Missed! (VS-CHAR-18)."""

    rule = "VS-CHAR-18"
    answers_at = "declared"

    def watches(self, g: Bang, p: Player, what: str, about: Any) -> bool:
        if what != "declared" or not p.hand:
            return False
        play: Play = about
        return play.only_target is p and play.player is not p and play.card.id != "bang"

    def window_cards(self, g: Bang, p: Player, about: Any) -> list[int]:
        return [
            slot
            for slot in p.hand
            if (g.card(slot).missed or g.counts(p, slot, "missed"))
            and g.forbidden(p, g.card(slot), slot) is None
        ]

    def step_in_with(self, g: Bang, p: Player, about: Play, slot: int) -> None:
        g.lay_on_pile(p, slot, "missed", None)
        about.cancelled = True


class Hush(Part):
    FIELDS: ClassVar = (SeatNumber("seat"),)

    seat: int


class Hushed(Source):
    """Nothing else in front of its owner has any effect."""

    id = "long-tom"
    silences = "AD-WEAPON-07"

    def mutes(self, g: Bang, owner: Player, other: Source) -> bool:
        return other is not self


HUSHED = Hushed()


class Answers(Box):
    keeps: ClassVar = Hush
    lent: ClassVar = {"hushed": HUSHED}

    def lends(self, g: Bang, p: Player) -> list[Source]:
        return [HUSHED] if hush(g).seat == p.seat else []


def hush(g: Bang) -> Hush:
    return cast(Hush, g.kept["answers"])


class LongTom(Weapon):
    """The target's ability and cards in play are cancelled for its BANG! (AD-WEAPON-06 to 09)."""

    def aims(self, g: Bang, p: Player, shot: Shot) -> None:
        if shot.harm.bang_card:
            shot.bought.append(self)
            hush(g).seat = shot.target.seat
            g.hush(True)

    def shot_over(self, g: Bang, p: Player, shot: Shot) -> Script[None]:
        yield from settle(g)  # what the loss would set off is cancelled as well
        hush(g).seat = NOBODY
        g.hush(False)


class HenryBlock(Character):
    """Who takes or discards one of his cards is shot at (VS-CHAR-10 to 15)."""

    def on_robbed(self, g: Bang, p: Player, robbed: Robbed) -> Script[None]:
        by = g.players[robbed.by]
        if by.present:
            yield from shoot(g, by, Harm(p, self.id))


class LeeVanKliff(Character):
    """Discards a BANG! to repeat the brown card he has just played (WS-CHAR-22 to 29)."""

    rule = "WS-CHAR-22"
    reads = (Played,)

    def refuse_act(self, g: Bang, p: Player, chosen: Option) -> Refusal | None:
        played = self._just_played(g, p)
        if played is None or g.used(THIS_TURN, p.seat, self.id, played.slot):
            return self.lacks("times", "WS-CHAR-24", amount=1)
        if chosen.slot not in p.hand or not g.counts(p, chosen.slot, "bang"):
            return self.lacks("cards", amount=1)
        if chosen.seat not in g.kinds[played.card].aimable_at(g, p):
            return self.lacks("target", "WS-CHAR-28")
        return refuse_pledged(g, p, chosen.slot)

    def _just_played(self, g: Bang, p: Player) -> Played | None:
        played = g.this_turn(Played, p.seat)
        return played[-1] if played and g.kinds[played[-1].card].border == "brown" else None

    def actions(self, g: Bang, p: Player) -> list[Option]:
        uses = [self.use(slot=slot, seat=seat) for slot in p.hand for seat in (*g.circle, -1)]
        return [each for each in uses if self.refuse_act(g, p, each) is None]

    def act(self, g: Bang, p: Player, chosen: Option) -> Script[None]:
        played = self._just_played(g, p)
        assert played is not None
        g.use(THIS_TURN, p.seat, self.id, played.slot)
        g.discard_from_hand(p, chosen.slot, self.id)
        card = g.kinds[played.card]
        target = g.players[chosen.seat] if chosen.seat >= 0 else None
        yield from card.repeat(g, Play(p, played.slot, card, target)) or ()


answers.brings(Answers())
answers.add(
    cards={"long-tom": LongTom},
    characters={
        "mick-defender": MickDefender,
        "henry-block": HenryBlock,
        "lee-van-kliff": LeeVanKliff,
    },
)
