"""Whom the "1" and "2" hit."""

from __future__ import annotations

from saloon.games.dice.asking import decided
from saloon.games.dice.losses import avenge, lose
from saloon.games.dice.state import Dice, Player
from saloon.kernel import Decision, Event, Option, Refusal, Script, option

FEW = 3
"""With so many players alive, or fewer, a "2" is a "1" (DG-SHOT-03)."""
RULES = {"bullseye1": "DG-SHOT-01", "bullseye2": "DG-SHOT-02"}


def places_between(g: Dice, one: Player, other: Player) -> int:
    """The shorter way round the table, over players alive."""
    circle = g.living()
    apart = abs(circle.index(one) - circle.index(other))
    return min(apart, len(circle) - apart)


def allowed_places(g: Dice, player: Player, face: str) -> tuple[int, ...]:
    if len(g.living()) <= FEW:
        face = "bullseye1"
    found = (place for source in player.abilities for place in source.places(face))
    return tuple(dict.fromkeys(found))


def why_not_target(g: Dice, player: Player, face: str, target: Player) -> Refusal | None:
    if target.out:
        return Refusal("DG-DEATH-04", {"target": target.seat})
    if target is player:
        return Refusal("DG-SHOT-11")
    apart, circle = places_between(g, player, target), len(g.living())
    allowed = allowed_places(g, player, face)
    # Either way round: three places one way may be one place the other way.
    if apart in allowed or circle - apart in allowed:
        return None
    facts = {"places": apart, "needed": min(allowed)}
    for source in player.abilities:
        if source.reach_rule:
            return Refusal(source.reach_rule, facts | {"range": max(allowed)})
    return Refusal(RULES[face], facts)


def aim_options(g: Dice, player: Player, face: str) -> list[Option]:
    targets = [p for p in g.living(player.seat) if why_not_target(g, player, face, p) is None]
    options = [option("shoot", seat=target.seat, detail=face) for target in targets]
    for source in player.abilities:
        for target in targets:
            options += source.aims(g, player, face, target)
    return options


def shots(g: Dice, player: Player) -> Script[None]:
    """DG-SHOT-06: first every die gets its target, then all lose together."""
    hits: dict[int, int] = {}
    faces = [face for face in RULES for _ in range(g.unspent(face))]
    for number, face in enumerate(faces):
        chosen = yield from decided(Decision(
            (player.seat,), "aim",
            lambda _, face=face: aim_options(g, player, face),  # type: ignore[misc]
            rule=RULES[face], about=face, amount=len(faces) - number,
        ))  # fmt: skip
        points = _hits(g, player, chosen, face)
        hits[chosen.seat] = hits.get(chosen.seat, 0) + points
        facts = {"target": chosen.seat, "face": face, "points": points}
        g.tell(Event("aimed", player.seat, facts))
    if hits:
        hurt = yield from lose(g, hits, "shot", by=player)
        yield from avenge(g, hurt, player)


def _hits(g: Dice, player: Player, chosen: Option, face: str) -> int:
    for source in player.abilities:
        if chosen in source.aims(g, player, face, g.players[chosen.seat]):
            return source.aimed(g, player, chosen)
    return 1
