"""What the games of a series come to: who has how many points, wins and places."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from saloon.table.protocol import Standing

if TYPE_CHECKING:
    from saloon.kernel import Result
    from saloon.table.live import LiveTable


def count(table: LiveTable) -> None:
    """A game is over: what it has brought is added. One without a result counts for nobody."""
    result = None if table.match is None else table.match.game.result
    if table.settings.series and result is not None:
        chairs = [(chair.name, chair.person) for chair in table.seating]
        table.standings = added(table.standings, chairs, result)


def added(
    standings: Iterable[Standing], chairs: Sequence[tuple[str, str]], result: Result
) -> list[Standing]:
    """The standings after a further game; of who sits where: the name, and a person's id."""
    after = list(standings)
    for seat, (name, person) in enumerate(chairs):
        before = _of(after, name, person)
        more = Standing(
            name,
            person,
            before.games + 1,
            before.wins + (seat in result.winners),
            before.points + result.points[seat],
            before.places + result.ranks[seat],
        )
        after = [*(each for each in after if each is not before), more]
    return after


def shown(table: LiveTable) -> list[Standing]:
    return ranked(table.standings)


def ranked(standings: Iterable[Standing]) -> list[Standing]:
    """The best first: most points, then better places; who is level shares a rank."""

    def worth(each: Standing) -> tuple[int, float]:
        return each.points, -each.places / each.games

    best = sorted(standings, key=worth, reverse=True)
    ranks = [1 + sum(worth(other) > worth(each) for other in best) for each in best]
    return [replace(each, rank=rank) for each, rank in zip(best, ranks, strict=True)]


def _of(standings: Iterable[Standing], name: str, person: str) -> Standing:
    """A person is known by id, whatever the name; a bot by its name."""
    for each in standings:
        if each.person == person and (person or each.name == name):
            return each
    return Standing(name, person)
