"""The end of the game: what is added and subtracted, who is best, how ties are broken."""

from __future__ import annotations

from typing import NamedTuple, NoReturn

from saloon.games.legends.state import Legends, Player
from saloon.kernel import Event, GameOver, Result

PER_POINT = 60
"""WL-FINAL-07: dollars that give 1 LP."""
MOST_WANTED = 3


class Score(NamedTuple):
    """WL-FINAL-06 to 12: where the LP of a player come from."""

    lp: int
    gear: int
    money: int
    wanted: int
    marshal: int
    chapters: int
    wounds: int

    @property
    def total(self) -> int:
        """WL-TRACK-16: never below 0."""
        return max(0, sum(self[:6]) - self.wounds)


def score(g: Legends, player: Player) -> Score:
    gear, chapters = 0, 0
    for each in g.equipment(player):
        gear += each.end_points(g, player)
    for chapter in g.config.chapters:
        chapters += chapter.score(g, player)
    return Score(
        lp=player.lp,
        gear=gear,
        money=player.money // PER_POINT,
        wanted=_wanted(g, player),
        marshal=g.config.box.tracks.marshal.row_value(player.mp),
        chapters=chapters,
        wounds=player.wounds,
    )


def _wanted(g: Legends, player: Player) -> int:
    """WL-FINAL-08, WL-FINAL-09: 3 LP for the one who is wanted most, 1 for every other outlaw."""
    if not player.wp:
        return 0
    points = [each.wp for each in g.outlaws()]
    most = max(points)
    return MOST_WANTED if player.wp == most and points.count(most) == 1 else 1


def finish(g: Legends) -> NoReturn:
    """WL-FINAL-14, WL-FINAL-15: most LP win; then MP or WP, nuggets, fewer wounds."""
    for chapter in g.config.chapters:
        chapter.uncover(g)
    scores = [score(g, player) for player in g.players]
    keys = [
        (each.total, max(player.mp, player.wp), player.nuggets, -player.wounds)
        for each, player in zip(scores, g.players, strict=True)
    ]
    ranks = tuple([1 + sum([other > own for other in keys]) for own in keys])
    rivals: list[int] = []
    for chapter in g.config.chapters:
        rivals += chapter.rivals(g)
    points = tuple([each.total for each in scores])
    winners = [seat for seat in range(g.seats) if ranks[seat] == 1]
    side = "points"
    if rivals and max(rivals) >= max(points):  # WL-MIBRULE-21
        side, winners = "man-in-black", []
    for player, each in zip(g.players, scores, strict=True):
        g.tell(Event("scored", player.seat, {**each._asdict(), "points": each.total}))
    g.result = Result(side, tuple(winners), points, ranks)
    g.tell(Event("won", facts={"side": side, "winners": winners}))
    raise GameOver
