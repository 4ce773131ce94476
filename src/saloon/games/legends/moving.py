"""Movement over the board.

A Move action gives movement points; the player names a space within reach, and may go on from there
while points are left and nothing else was begun. Every movement goes space by space (WL-MOVE-17).
"""

from __future__ import annotations

from collections.abc import Mapping

from saloon.games.legends.acts import MOVEMENTS, Act, close
from saloon.games.legends.board import SPACES, ways
from saloon.games.legends.fights.virtual import meet_bandit
from saloon.games.legends.moments import Entered
from saloon.games.legends.state import Legends, Player
from saloon.kernel import Effect, Event, Option, Refusal, option

ON_FOOT = 2


def movement(g: Legends, player: Player) -> int:
    """WL-MOVE-01, WL-MOVE-02: the points of a Move action."""
    for source in g.sources(player):
        points = source.movement(g, player)
        if points:
            return points
    return ON_FOOT


def closed_to(g: Legends, player: Player) -> str:
    """WL-MOVE-09, WL-MOVE-10: the space that an outlaw may not enter, nor pass through."""
    return g.sheriff if player.wp else ""


def within_reach(g: Legends, player: Player, points: int) -> Mapping[str, tuple[str, ...]]:
    """Where a player can go with some points, each with the way there."""
    return ways(player.space, points, closed_to(g, player), g.bandits)


def why_out_of_reach(g: Legends, player: Player, space: str, points: int) -> Refusal:
    """Why a space cannot be gone to."""
    if space == player.space:
        return Refusal("WL-MOVE-19")
    if space == closed_to(g, player):
        return Refusal("WL-MOVE-09")
    near = ways(player.space, points, "", [])
    if space in near:
        at_stake = closed_to(g, player) in near[space][:-1]
        return Refusal("WL-MOVE-09" if at_stake else "WL-MOVE-13")
    return Refusal("WL-MOVE-03", {"points": points})


def walk(g: Legends, player: Player, way: tuple[str, ...]) -> Effect:
    """Go along a way, one point for each space."""
    before = player.space
    for space in way:
        enter(g, player, space, 1)
    return arrive(g, player, before, list(way))


def enter(g: Legends, player: Player, space: str, cost: int) -> None:
    player.space = space
    g.points -= cost
    g.steps_made += 1
    g.happened(Entered(g, player))


def arrive(g: Legends, player: Player, before: str, way: list[str]) -> Effect:
    """The figure stands still, for now. A bandit ends the movement and fights (WL-HIDE-01)."""
    facts = {"start": before, "place": player.space, "way": way, "left": g.points}
    g.tell(Event("moved", player.seat, facts))
    if player.space not in g.bandits:
        return None
    close(g, player)  # WL-MOVE-13
    g.moved = False  # WL-MOVE-14
    return meet_bandit(g, player)


def set_out(g: Legends, kind: str, points: int) -> None:
    """A movement begins."""
    g.going = kind
    g.points = points
    g.steps_made = 0


class Move(Act):
    """The Move action (WL-MOVE-01)."""

    verb = "move"
    rule = "WL-MOVE-03"

    def tries(self, g: Legends, player: Player) -> list[Option]:
        return [option("move", detail=space) for space in SPACES]

    def options(self, g: Legends, player: Player) -> list[Option]:
        if self.forbidden(g, player) is not None:
            return []
        reach = within_reach(g, player, movement(g, player))
        return [option("move", detail=space) for space in reach]

    def refuse(self, g: Legends, player: Player, chosen: Option) -> Refusal | None:
        points = movement(g, player)
        if chosen.detail in within_reach(g, player, points):
            return None
        return why_out_of_reach(g, player, chosen.detail, points)

    def do(self, g: Legends, player: Player, chosen: Option) -> Effect:
        way = within_reach(g, player, movement(g, player))[chosen.detail]
        set_out(g, "move", movement(g, player))
        g.moved = True
        g.after.clear()
        return walk(g, player, way)


class GoOn(Act):
    """Goes on with the movement that is open, for the points that are left."""

    verb = "go"
    rule = "WL-MOVE-07"

    def goes_on(self, g: Legends) -> bool:
        return g.going in MOVEMENTS

    def closed(self, g: Legends, player: Player) -> Refusal | None:
        return None if g.going in MOVEMENTS and g.points else Refusal("WL-MOVE-07")

    def tries(self, g: Legends, player: Player) -> list[Option]:
        return [option("go", detail=space) for space in SPACES]

    def options(self, g: Legends, player: Player) -> list[Option]:
        if self.forbidden(g, player) is not None:
            return []
        return [option("go", detail=space) for space in within_reach(g, player, g.points)]

    def refuse(self, g: Legends, player: Player, chosen: Option) -> Refusal | None:
        if chosen.detail in within_reach(g, player, g.points):
            return None
        return why_out_of_reach(g, player, chosen.detail, g.points)

    def do(self, g: Legends, player: Player, chosen: Option) -> Effect:
        return walk(g, player, within_reach(g, player, g.points)[chosen.detail])
