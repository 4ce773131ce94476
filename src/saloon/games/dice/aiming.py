"""Whom the "1" and "2" hit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saloon.games.dice.asking import decided
from saloon.games.dice.losses import avenge, lose
from saloon.games.dice.state import Dice, Player
from saloon.kernel import Decision, Event, Option, Refusal, Script, option

FEW: Final = 3
"""With so many players alive, or fewer, a "2" is a "1" (DG-SHOT-03)."""
RULES: Final = {"bullseye1": "DG-SHOT-01", "bullseye2": "DG-SHOT-02"}


def places_between(g: Dice, one: Player, other: Player) -> int:
    """The shorter way round the table, over players alive."""
    circle = g.living()
    apart = abs(circle.index(one) - circle.index(other))
    return min(apart, len(circle) - apart)


def allowed_places(g: Dice, player: Player, face: str, circle: int) -> list[int]:
    """How many places away a face hits, with so many players alive."""
    if circle <= FEW:
        face = "bullseye1"
    allowed: list[int] = []
    for source in player.abilities:
        allowed += source.places(face)
    return allowed


def in_reach(apart: int, circle: int, allowed: Sequence[int]) -> bool:
    """Either way round: three places one way may be one place the other way."""
    return apart in allowed or circle - apart in allowed


def targets(g: Dice, player: Player, face: str) -> list[Player]:
    """Whom a face can hit, clockwise."""
    others = g.living(player.seat)
    circle = len(others)
    allowed = allowed_places(g, player, face, circle)
    return [others[apart] for apart in range(1, circle) if in_reach(apart, circle, allowed)]


def why_not_target(g: Dice, player: Player, face: str, target: Player) -> Refusal | None:
    if target.out:
        return Refusal("DG-DEATH-04", {"target": target.seat})
    if target is player:
        return Refusal("DG-SHOT-11")
    apart, circle = places_between(g, player, target), len(g.living())
    allowed = allowed_places(g, player, face, circle)
    if in_reach(apart, circle, allowed):
        return None
    facts = {"places": apart, "needed": min(allowed)}
    for source in player.abilities:
        if source.reach_rule:
            return Refusal(source.reach_rule, facts | {"range": max(allowed)})
    return Refusal(RULES[face], facts)


def aim_options(g: Dice, player: Player, face: str, aimed: Sequence[Player]) -> list[Option]:
    """The ways to use a face on these players."""
    options = [option("shoot", seat=target.seat, detail=face) for target in aimed]
    for source in player.abilities:
        for target in aimed:
            options += source.aims(g, player, face, target)
    return options


def why_not_aim(g: Dice, player: Player, face: str, chosen: Option) -> Refusal | None:
    if chosen.seat not in range(g.seats) or chosen.detail != face:
        return None
    refusal = why_not_target(g, player, face, g.players[chosen.seat])
    for source in player.abilities:
        refusal = refusal or source.why_not_aims(g, player, chosen)
    return refusal


def conceivable_aims(g: Dice, player: Player, face: str) -> list[Option]:
    """Every way of aiming, at everybody."""
    tries = [option("shoot", seat=seat, detail=face) for seat in range(g.seats)]
    for source in player.abilities:
        tries += source.conceivable_aims(g, player, face)
    return tries


def to_aim(g: Dice) -> list[str]:
    """The dice of this turn that get a target, one after the other."""
    faces: list[str] = []
    for face in RULES:
        faces += [face] * g.unspent(face)
    return faces


def shots(g: Dice, player: Player, faces: Sequence[str]) -> Script[None]:
    """DG-SHOT-06: first every die gets its target, then all lose together."""
    hits: dict[int, int] = {}
    # Nobody falls while the dice are aimed, so the places stay what they are.
    reach = {face: targets(g, player, face) for face in RULES if face in faces}
    for number, face in enumerate(faces):
        chosen = yield from decided(Decision(
            (player.seat,), "aim",
            lambda _, face=face: aim_options(g, player, face, reach[face]),  # type: ignore[misc]
            rule=RULES[face], about=face, amount=len(faces) - number,
            why=lambda chosen, face=face: why_not_aim(g, player, face, chosen),  # type: ignore[misc]
            conceivable=lambda face=face: conceivable_aims(g, player, face),  # type: ignore[misc]
        ))  # fmt: skip
        points = _hits(g, player, chosen, face)
        hits[chosen.seat] = hits.get(chosen.seat, 0) + points
        if g.events is not None:
            facts = {"target": chosen.seat, "face": face, "points": points}
            g.tell(Event("aimed", player.seat, facts))
    hurt = yield from lose(g, hits, "shot", by=player)
    yield from avenge(g, hurt, player)


def _hits(g: Dice, player: Player, chosen: Option, face: str) -> int:
    for source in player.abilities:
        if chosen in source.aims(g, player, face, g.players[chosen.seat]):
            return source.aimed(g, player, chosen)
    return 1
