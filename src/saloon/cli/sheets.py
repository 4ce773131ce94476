"""The tables of a game of points, for the terminal and for documents."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from saloon.cli.bars import percent
from saloon.sim.standings import Standing
from saloon.sim.tally import Report
from saloon.sim.wilson import Share
from saloon.texts.speaker import Speaker

if TYPE_CHECKING:
    from rich.console import Console

LITTLE = 0.05
"""Points on average that would be written as 0.0."""
Name = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class Sheet:
    columns: tuple[str, ...]
    """The first one says what the rows are."""
    rows: list[tuple[str, ...]]

    def as_markdown(self) -> str:
        lines = [self.columns, ("---",) + ("--:",) * (len(self.columns) - 1), *self.rows]
        return "\n".join(f"| {' | '.join(line)} |" for line in lines)

    def print(self, console: "Console") -> None:
        from rich.table import Table

        table = Table(box=None, pad_edge=False, header_style="bold")
        for at, column in enumerate(self.columns):
            table.add_column(column, no_wrap=True, justify="right" if at else "left")
        for row in self.rows:
            table.add_row(*row)
        console.print()
        console.print(table)


def sheets_of(report: Report, words: Speaker) -> list[Sheet]:
    """Those of a game in which everybody plays for points; none of a game of sides."""
    if not report.standings:
        return []
    bots, characters = report.standings["bot"], report.standings["character"]
    titles = manners(list(bots))

    def character(id_: str) -> str:
        return words.piece("character", id_)

    found = [counts_sheet(name, counts) for name, counts in report.counts.items()]
    found.append(standings_sheet("bot", bots, titles.__getitem__))
    found.append(sources_sheet(bots, titles.__getitem__))
    found.append(standings_sheet("character", characters, character))
    if len(bots) > 1:
        names = {id_: character(id_) for id_ in characters}
        found.append(crossed_sheet(report.crossed, titles, names))
    return found


def manners(bots: list[str]) -> dict[str, str]:
    """What to call bots; how they were told to play is enough if they are else the same."""
    told = {bot: bot.partition(":")[2] for bot in bots}
    same = len({bot.partition(":")[0] for bot in bots}) == 1
    return told if same and all(told.values()) else {bot: bot for bot in bots}


def counts_sheet(name: str, counts: Mapping[float, int]) -> Sheet:
    return Sheet(
        (name, "games"), [(f"{number:g}", f"{games:,}") for number, games in counts.items()]
    )


def standings_sheet(by: str, standings: Mapping[str, Standing], name: Name) -> Sheet:
    columns = (by, "seats", "won", "95 % interval", "points", "rank on average")
    return Sheet(columns, [(name(id_), *_standing(each)) for id_, each in standings.items()])


def _standing(standing: Standing) -> tuple[str, ...]:
    won = standing.won
    interval = f"{won.low * 100:.1f} – {won.high * 100:.1f} %"
    points, rank = f"{standing.points.mean:.1f}", f"{standing.rank.mean:.2f}"
    return f"{won.trials:,}", percent(won.share), interval, points, rank


def sources_sheet(bots: Mapping[str, Standing], name: Name) -> Sheet:
    """Points of a seat on average: where they come from, bot by bot."""
    most: dict[str, float] = {}
    for standing in bots.values():
        for source, points in standing.sources.items():
            most[source] = max(most.get(source, 0.0), abs(points))
    order = sorted(most, key=lambda source: (-most[source], source))
    rows = [
        (source, *(f"{each.sources.get(source, 0.0):.1f}" for each in bots.values()))
        for source in order
        if most[source] >= LITTLE
    ]
    return Sheet(("points from", *(name(bot) for bot in bots)), rows)


def crossed_sheet(
    crossed: Mapping[str, Mapping[str, Share]],
    bots: Mapping[str, str],
    characters: Mapping[str, str],
) -> Sheet:
    """Seats won by character and bot, and in brackets of how many."""
    rows = [
        (name, *(_of(crossed[id_].get(bot)) for bot in bots)) for id_, name in characters.items()
    ]
    return Sheet(("character", *bots.values()), rows)


def _of(share: Share | None) -> str:
    return "–" if share is None else f"{share.share * 100:.0f} % ({share.trials})"
