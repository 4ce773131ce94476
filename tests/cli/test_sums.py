"""Several games at the terminal: what they come to is told after each, as at a table."""

import io
import re
from pathlib import Path
from random import Random

import pytest

from saloon.cli.main import main
from saloon.cli.screen import Screen
from saloon.cli.terminal.play import next_game, play, tell_sums
from saloon.cli.terminal.sums import Sums
from saloon.cli.terminal.voice import Voice
from saloon.games.registry import new_game
from saloon.kernel import Game, Result

NAMES = ["Zoe", "Bert", "Cora"]


class Over:
    """A game that has ended like this."""

    def __init__(self, winners: tuple[int, ...], points: list[int], ranks: list[int]) -> None:
        self.result = Result("", winners, tuple(points), tuple(ranks))


def shown(sums: Sums, language: str = "en") -> list[str]:
    out = io.StringIO()
    tell_sums(sums, Screen(out=out), Voice(language, "legends", NAMES, 0))
    return out.getvalue().splitlines()


@pytest.mark.parametrize(
    ("language", "title", "mean"),
    [
        ("en", "The series after 2 games", "1.5"),
        ("cs", "Série po 2 hrách", "1,5"),
        ("hu", "A sorozat 2 játék után", "1,5"),
    ],
)
def test_points_and_places_are_added_the_best_first(language: str, title: str, mean: str) -> None:
    voice, sums = Voice(language, "legends", NAMES, 0), Sums()
    assert shown(sums) == []
    sums.count(Over((1,), [20, 24, 11], [2, 1, 3]), voice)  # type: ignore[arg-type]
    assert shown(sums) == [], "the first game has just been told"
    sums.count(Over((0,), [26, 21, 8], [1, 2, 3]), voice)  # type: ignore[arg-type]
    lines = shown(sums, language)
    assert lines[1] == title
    assert [line.split() for line in lines[3:]] == [
        ["1.", "Zoe", "1", mean, "46"],
        ["2.", "Bert", "1", mean, "45"],
        ["3.", "Cora", "0", mean.replace("1", "3").replace("5", "0"), "19"],
    ]
    assert len({len(line) for line in lines[2:]}) == 1, "numbers stand under each other"


def test_who_is_level_shares_a_place() -> None:
    voice, sums = Voice("en", "legends", NAMES, 0), Sums()
    for winner in (0, 1):
        points = [10 + 5 * (seat == winner) for seat in range(2)] + [3]
        ranks = [1 if seat == winner else 2 for seat in range(2)] + [3]
        sums.count(Over((winner,), points, ranks), voice)  # type: ignore[arg-type]
    assert [line.split()[0] for line in shown(sums)[3:]] == ["1.", "1.", "3."]


def test_a_game_without_a_result_counts_for_nobody() -> None:
    voice, sums = Voice("en", "legends", NAMES, 0), Sums()
    sums.count(new_game("legends", players=3, seed=1), voice)
    assert sums.standings == []


class Played:
    """A session in which bots sit on all chairs."""

    games: list[Game]

    def __init__(self, game: Game, me: int, bots: object, screen: Screen, voice: Voice) -> None:
        self.game, self.me, self.screen, self.voice = game, me, screen, voice
        self.games.append(game)

    def introduce(self) -> None:
        pass

    def run(self) -> None:
        finish(self.game)


def finish(game: Game) -> None:
    random = Random(1)
    while not game.over:
        seat = game.unanswered()[0]
        game.choose(random.choice(game.options(seat)), seat)


def test_games_of_western_legends_in_a_row(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is dealt by the next seed, with the same settings, until one leaves."""
    Played.games = []
    monkeypatch.setattr("saloon.cli.terminal.play.Session", Played)
    out = io.StringIO()
    screen = Screen(out=out, source=io.StringIO("\nyes\n\nyes\n\n\n"))
    game = new_game("legends", players=3, seed=7, modules=["goals"])
    assert play(game, lambda _: [], screen, Voice("en", "legends", NAMES, 0), None) == 0
    assert [each.rules.setup.seed for each in Played.games] == [7, 8, 9]
    assert all(each.rules.setup.options == {"modules": ["goals"]} for each in Played.games)
    assert re.findall(r"The series after (\d) games", out.getvalue()) == ["2", "3"]
    results = [each.result for each in Played.games if each.result is not None]
    last = out.getvalue().split("The series after 3 games")[1]
    told = dict(re.findall(r"\d\.  (\w+) .* (\d+)$", last, re.MULTILINE))
    for seat, name in enumerate(NAMES):
        assert told[name] == str(sum(result.points[seat] for result in results))


def test_a_pipe_that_says_nothing_ends_after_one_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)  # one of the lines is where the record is saved
    lines = ["1", "2", "no", "", "0", "3"] * 600
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    assert main(["play", "bang", "--bots", "random", "--players", "4", "--seed", "1"]) == 0
    shown = capsys.readouterr().out
    assert shown.count("Another game?") == 1
    assert "The series" not in shown


def test_what_a_game_decides_is_handed_on_only_in_a_series() -> None:
    game = new_game("bang", players=4, seed=3)
    finish(game)
    assert game.rules.hand_on(game, ()), "else this shows nothing"
    assert next_game(game).rules.setup.options == game.rules.setup.options
