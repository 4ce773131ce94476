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


class Aiming(Part):
    FIELDS: ClassVar = (SeatNumber("seat"),)

    seat: int
    """Whose next BANG! card costs 2 life points."""


def aiming(g: Bang) -> Aiming:
    kept: Aiming = g.kept[NAME]
    return kept


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
        plays: list[Option] = []
        add_plays(g, p, plays)
        return [
            option("use", held[0], each.seat, AIM, each.slot)
            for each in plays
            if each.slot not in held and played_as(g, each).id == "bang"
        ]

    def refuse_act(self, g: Bang, p: Player, chosen: Option) -> Refusal | None:
        return None if chosen in self.actions(g, p) else Refusal(self.rule, {"card": AIM})

    def act(self, g: Bang, p: Player, chosen: Option) -> Script[None]:
        g.lay_on_pile(p, chosen.slot, AIM, None)
        aiming(g).seat = p.seat
        g.lent_anew(p, TAKING_AIM)
        as_bang = "" if g.card(chosen.second).id == "bang" else "as bang"
        yield from play_card(g, p, option("play", chosen.second, chosen.seat, as_bang)) or ()
        aiming(g).seat = NOBODY
        g.lent_anew(p, TAKING_AIM)

    def on_hit(self, g: Bang, p: Player, hit: Hit) -> None:
        """VS-CARD-15, VS-CARD-16"""
        by_another = hit.bang_card and hit.by not in (NOBODY, p.seat)
        if by_another and g.in_front(p, BOUNTY) and g.kinds[BOUNTY] in g.sources(p):
            g.draw(g.players[hit.by], 1, BOUNTY)


valley_of_shadows.brings(ValleyOfShadows())
