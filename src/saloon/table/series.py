"""What the games of a series come to: who has how many points, wins and places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from saloon.table.protocol import Standing

if TYPE_CHECKING:
    from saloon.table.live import LiveTable
    from saloon.table.seating import Chair


def count(table: LiveTable) -> None:
    """A game is over: what it has brought is added. One without a result counts for nobody."""
    result = None if table.match is None else table.match.game.result
    if not table.settings.series or result is None:
        return
    for seat, chair in enumerate(table.seating):
        before = _of(table, chair)
        after = Standing(
            chair.name,
            chair.person,
            before.games + 1,
            before.wins + (seat in result.winners),
            before.points + result.points[seat],
            before.places + result.ranks[seat],
        )
        others = [each for each in table.standings if each is not before]
        table.standings = [*others, after]


def shown(table: LiveTable) -> list[Standing]:
    """The best first: most points, then better places; who is level shares a rank."""

    def worth(each: Standing) -> tuple[int, float]:
        return each.points, -each.places / each.games

    best = sorted(table.standings, key=worth, reverse=True)
    ranks = [1 + sum(worth(other) > worth(each) for other in best) for each in best]
    return [replace(each, rank=rank) for each, rank in zip(best, ranks, strict=True)]


def _of(table: LiveTable, chair: Chair) -> Standing:
    """A person is known by id, whatever the name; a bot by its name."""
    for each in table.standings:
        if each.person == chair.person and (chair.person or each.name == chair.name):
            return each
    return Standing(chair.name, chair.person)
