"""What the Valley of Shadows brings to the whole table: playing Aim with a BANG!, and Bounties."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from saloon.games.bang.faces import CardFace
from saloon.games.bang.modules.valley_of_shadows.module import NAME, valley_of_shadows
from saloon.games.bang.plays import add_plays, play_card, played_as
from saloon.games.bang.shot_moments import Hit
from saloon.games.bang.shots import Shot
from saloon.games.bang.sources import Box, Source
from saloon.games.bang.state import Bang, Player
from saloon.kernel import Option, Refusal, Script, option
from saloon.kernel.fields import SeatNumber
from saloon.kernel.layout import NOBODY
from saloon.kernel.parts import Part

AIM: Final = "aim"
BOUNTY: Final = "bounty"
PLAYING_AS_BANG: Final = ("lemat", "black-flower")
"""What lets its owner play any card, or a club, as a BANG! card (VS-CARD-51, VS-CHAR-01)."""


class Aiming(Part):
    FIELDS: ClassVar = (SeatNumber("seat"),)

    seat: int
    """Whose next BANG! card costs 2 life points."""


def aiming(g: Bang) -> Aiming:
    kept: Aiming = g.kept[NAME]
    return kept


def _ways(g: Bang, p: Player) -> dict[tuple[int, int], Source | None]:
    """The BANG! cards that can be played now, at whom; through which source, if through one.

    Where there are several ways, the one that counts for the limit of a turn comes first: who
    wants the other one still has it afterwards.
    """
    plays: list[Option] = []
    add_plays(g, p, plays)
    ways: dict[tuple[int, int], Source | None] = {}
    for each in plays:
        if played_as(g, each).id == "bang":
            ways[each.slot, each.seat] = None
    for name in PLAYING_AS_BANG:
        for source in g.sources(p):
            for each in source.actions(g, p) if source.id == name else ():
                ways.setdefault((each.slot, each.seat), source)
    return ways


class TakingAim(Source):
    """The BANG! card that is played with Aim (VS-CARD-01, VS-CARD-02)."""

    id = AIM

    def aims(self, g: Bang, p: Player, shot: Shot) -> None:
        if shot.harm.bang_card:
            shot.damage += 1


TAKING_AIM: Final = TakingAim()


class ValleyOfShadows(Box):
    rule = "VS-CARD-01"
    keeps: ClassVar = Aiming
    lent: ClassVar = {f"{TAKING_AIM.id} in front": TAKING_AIM}

    def lends(self, g: Bang, p: Player) -> Sequence[Source]:
        kept: Aiming = g.kept[NAME]
        return (TAKING_AIM,) if kept.seat == p.seat else ()

    def actions(self, g: Bang, p: Player) -> list[Option]:
        """Every way to play a BANG! card together with Aim."""
        face: list[CardFace] = g.face
        held: list[int] = []
        for slot in p.hand:
            if face[slot].id == AIM and g.forbidden(p, face[slot].card, slot) is None:
                held.append(slot)
        if not held:
            return []
        return [
            option("use", held[0], seat, AIM, slot)
            for slot, seat in _ways(g, p)
            if slot not in held
        ]

    def refuse_act(self, g: Bang, p: Player, chosen: Option) -> Refusal | None:
        return None if chosen in self.actions(g, p) else Refusal(self.rule, {"card": AIM})

    def act(self, g: Bang, p: Player, chosen: Option) -> Script[None]:
        source = _ways(g, p)[chosen.second, chosen.seat]
        g.lay_on_pile(p, chosen.slot, AIM, None)
        aiming(g).seat = p.seat
        g.lent_anew(p, TAKING_AIM)
        if source is None:
            as_bang = "" if g.card(chosen.second).id == "bang" else "as bang"
            yield from play_card(g, p, option("play", chosen.second, chosen.seat, as_bang)) or ()
        else:
            yield from source.act(g, p, source.use("", chosen.second, chosen.seat)) or ()
        aiming(g).seat = NOBODY
        g.lent_anew(p, TAKING_AIM)

    def on_hit(self, g: Bang, p: Player, hit: Hit) -> None:
        """VS-CARD-15, VS-CARD-16"""
        by_another = hit.bang_card and hit.by not in (NOBODY, p.seat)
        if by_another and g.in_front(p, BOUNTY) and g.kinds[BOUNTY] in g.sources(p):
            g.draw(g.players[hit.by], 1, BOUNTY)


valley_of_shadows.brings(ValleyOfShadows())
