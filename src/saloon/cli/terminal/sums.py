"""What the games that were played one after the other come to, as at a table of the browser."""

from collections.abc import Sequence

from saloon.cli.terminal.voice import Voice
from saloon.kernel import Game
from saloon.table.protocol import Standing
from saloon.table.series import added, ranked

GAP = "  "
HEADS = ("wins", "mean", "points")


class Sums:
    """Counted game by game; everybody is known by name."""

    def __init__(self) -> None:
        self.standings: list[Standing] = []

    def count(self, game: Game, voice: Voice) -> None:
        if game.result is not None:
            self.standings = added(
                self.standings, [(name, "") for name in voice.names], game.result
            )

    def lines(self, voice: Voice) -> list[str]:
        """Nothing before the second game: the first has just been told."""
        games = max((each.games for each in self.standings), default=0)
        if games < 2:
            return []
        title = voice.speaker.text("ui-table-series", {"count": games})
        heads = [voice.speaker.text(f"ui-table-series-{head}") for head in HEADS]
        rows = [_row(each, voice) for each in ranked(self.standings)]
        return [title, *_columns([["", "", *heads], *rows])]


def _row(each: Standing, voice: Voice) -> list[str]:
    mean = voice.say("mean", mean=each.places / each.games)
    return [f"{each.rank}.", each.name, str(each.wins), mean, str(each.points)]


def _columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Under each other: names from the left, numbers from the right."""
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    return [
        GAP.join(
            cell.ljust(wide) if at == 1 else cell.rjust(wide)
            for at, (cell, wide) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]
