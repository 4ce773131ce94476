"""Random games with fixed seeds over all modules, player counts, editions and variants."""

from __future__ import annotations

import os
import re
import signal
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, islice, product
from multiprocessing import active_children, get_context
from pathlib import Path
from subprocess import PIPE, Popen

import pytest

from saloon.games.bang import catalogue as bang
from saloon.games.bang.editions import EDITIONS
from saloon.games.dice import aiming
from saloon.games.dice.state import Dice, Player
from saloon.games.registry import new_game
from saloon.kernel import Decision, Game, Option, Script, Setup, SetupError, option
from saloon.kernel.native import build
from saloon.testing import fuzz
from saloon.testing.circuits import (
    DICE_MODULES,
    DICE_TABLES,
    LEGENDS_TABLES,
    LONGER,
    MODULES,
    SHORT,
    Case,
)
from saloon.testing.fired import never_fired
from saloon.testing.fuzz import Watch, cases, run, run_all
from saloon.testing.rules import rule
from saloon.testing.shrinking import shrink
from saloon.testing.toy import Toy, ToyRules

GAMES = 2_000
DICE_GAMES = 3_003


def test_two_thousand_games_keep_every_invariant_and_show_everything() -> None:
    failures, fired = run_all(list(islice(cases(0), GAMES)), workers=2)
    assert not failures, "\n\n".join(str(failure) for failure in failures[:3])
    assert never_fired(fired) == []


def test_the_cases_cover_everything_a_table_can_choose() -> None:
    chosen = list(islice(cases(0), GAMES))
    seen = {(box, case.players, case.edition, case.bot) for case in chosen for box in case.modules}
    wanted = product(MODULES, bang.PLAYERS, EDITIONS, ("random", "cowhand"))
    assert seen == set(wanted)
    pairs = {pair for case in chosen for pair in combinations(case.modules, 2)}
    assert pairs == set(combinations(MODULES, 2))
    assert {case.players for case in chosen if case.modules == MODULES} == set(bang.PLAYERS)
    assert {case.modules for case in chosen} >= {(), *[(box,) for box in MODULES]}
    turned = {ruling for case in chosen for ruling in case.rulings}
    for box in bang.BUILT.values():
        for switch in box.switches:
            legal = [value for value in switch.values if (switch.name, value) not in NEVER]
            assert {(switch.name, value) for value in legal} <= turned


NEVER = {("three-player-mode", False)}
"""Only for three, and they need it on."""


def test_three_thousand_dice_games_keep_every_invariant_and_show_everything() -> None:
    failures, fired = run_all(list(islice(cases(0, "dice"), DICE_GAMES)), workers=2)
    assert not failures, "\n\n".join(str(failure) for failure in failures[:3])
    assert never_fired(fired, "dice") == []


def test_the_dice_cases_cover_all_tables() -> None:
    chosen = list(islice(cases(0, "dice"), DICE_GAMES))
    seen = {(case.modules, case.players, case.bot) for case in chosen}
    assert seen == {(*table, bot) for table in DICE_TABLES for bot in ("random", "gambler,random")}


LEGENDS = 720
LEGENDS_DECISIONS = 300_000


def test_western_legends_keeps_every_invariant_and_shows_everybody() -> None:
    """Mostly short games: more beginnings, more of what is rare."""
    chosen = list(islice(cases(0, "legends"), LEGENDS))
    failures, fired = run_all(chosen, workers=2, chunk=10)
    assert not failures, "\n\n".join(str(failure) for failure in failures[:3])
    decisions = sum([times for (group, _), times in fired.items() if group == "question"])
    assert decisions >= LEGENDS_DECISIONS
    assert never_fired(fired, "legends") == []
    assert {(case.modules, case.players) for case in chosen} == set(LEGENDS_TABLES)
    lengths = {case.rulings for case in chosen if case.players > 2}
    assert lengths == {(), SHORT, *LONGER}
    levels = {case.rulings[-1] for case in chosen if case.players == 2}
    assert levels == {("man-in-black", level) for level in ("easy", "normal", "hard")}


def test_a_table_that_is_not_legal_is_refused_with_its_rule() -> None:
    for size in range(len(DICE_MODULES) + 1):
        for modules in combinations(DICE_MODULES, size):
            for players in range(2, 10):
                if (modules, players) not in DICE_TABLES:
                    with pytest.raises(SetupError) as refused:
                        new_game("dice", players=players, modules=list(modules))
                    assert refused.value.rule


@rule("CB-DECK-05")
@pytest.mark.parametrize("players", range(2, 10))
def test_every_mix_of_boxes_is_legal_and_wrong_numbers_of_players_are_refused(players: int) -> None:
    """No box forbids another; 3 and 8 need one that has roles for so many."""
    mixes = [(), MODULES, *[(box,) for box in MODULES], *combinations(MODULES, 2)]
    for modules in mixes:
        numbers = range(3, 9) if "dodge-city" in modules else range(4, 8)
        if players in numbers:
            new_game("bang", players=players, modules=list(modules))
        else:
            with pytest.raises(SetupError) as refused:
                new_game("bang", players=players, modules=list(modules))
            assert refused.value.rule == "BB-SETUP-01"


changes_rules = pytest.mark.skipif(
    build() == "compiled", reason="compiled rules cannot be changed while they run"
)


@changes_rules
def test_a_question_with_a_single_answer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def ask_always(decision: Decision) -> Script[Option]:
        answer: Option = yield decision
        return answer

    monkeypatch.setattr(aiming, "decided", ask_always)
    failure = run(Case(3, 4, game="dice"))
    assert failure is not None
    assert "is asked aim for ['shoot bullseye2 @" in failure.message


@changes_rules
def test_an_untold_change_of_the_dice_table_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def heal_silently(g: Dice, player: Player, points: int, why: str, by: int = -1) -> None:
        player.life += min(points, player.max_life - player.life)

    monkeypatch.setattr(Dice, "heal", heal_silently)
    failures = [run(Case(seed, 5, game="dice")) for seed in range(8)]
    assert any(each and "do not add up to the table" in each.message for each in failures)


class LosesACard(ToyRules):
    """A toy game with a planted mistake: a swapped high card vanishes."""

    def interject(self, g: Toy, seat: int, chosen: Option) -> Script[None]:
        yield from super().interject(g, seat, chosen)
        if g.pile and g.face[g.pile[-1]].value > 12:
            g.pile.pop()


@dataclass(frozen=True)
class Planted:
    seed: int
    bot: str = "random"

    def new_game(self) -> Game:
        return Game(LosesACard(Setup("toy", 3, self.seed)))


def test_a_failing_game_is_found_shrunk_and_reproduced() -> None:
    failures = [failure for seed in range(40) if (failure := run(Planted(seed))) is not None]  # type: ignore[arg-type]
    assert failures, "the planted mistake was not found"
    failure = failures[0]
    assert "a piece of 'numbers' is in no place" in failure.message
    assert len(failure.record.choices) <= 6, str(failure)
    again = Game(LosesACard(failure.record.setup))
    for choice in failure.record.choices:
        again.choose(choice.text, choice.seat)
    assert again.rules.problems(again.state) == ["a piece of 'numbers' is in no place"]


class Stumbles(ToyRules):
    """A toy game with a mistake that is no contract's business."""

    def interject(self, g: Toy, seat: int, chosen: Option) -> Script[None]:
        yield from super().interject(g, seat, chosen)
        raise AttributeError("there is no such thing")


@dataclass(frozen=True)
class Stumbling:
    seed: int
    bot: str = "random"

    def new_game(self) -> Game:
        return Game(Stumbles(Setup("toy", 3, self.seed)))


def test_whatever_goes_wrong_is_a_failure_with_a_record() -> None:
    failures = [failure for seed in range(20) if (failure := run(Stumbling(seed))) is not None]  # type: ignore[arg-type]
    assert {failure.message for failure in failures} == {"AttributeError: there is no such thing"}
    assert all(0 < len(failure.record.choices) < 10 for failure in failures)


def test_an_innocent_game_is_not_shrunk_to_nothing() -> None:
    """What fails only at the end of a game keeps its whole record."""
    game = Game(ToyRules(Setup("toy", 2, 1)))
    for _ in range(3):
        seat = game.unanswered()[0]
        game.choose(next(o for o in game.options(seat) if o != option("swap")), seat)
    failure = shrink(
        lambda: Game(ToyRules(Setup("toy", 2, 1))),
        game,
        AssertionError("only at the end"),
        lambda again: Watch(again, 1),
    )
    assert failure.record.choices == game.record.choices


def test_a_run_goes_on_behind_a_failing_game_and_counts_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Asked for a number of games it plays them all; each that failed leaves its record."""
    planted: list[Case] = [Planted(seed) for seed in range(40)]  # type: ignore[misc]
    bad = [case.seed for case in planted if run(case) is not None]
    assert 1 < len(bad) < 40
    monkeypatch.setattr(fuzz, "cases", lambda first, _: iter(planted[first:]))
    monkeypatch.setattr(fuzz, "get_context", lambda _: get_context("fork"))
    monkeypatch.setattr(fuzz, "fired_in", lambda _: {})  # the toy game has no catalogue
    monkeypatch.setattr(fuzz, "TELL_EVERY", 0.0)
    kept, told = tmp_path / "kept", tmp_path / "report.txt"
    wanted = ["--seed", "0", "--games", "37", "--workers", "1", "--out", str(kept)]
    assert fuzz.main([*wanted, "--report", str(told)]) == 1
    known = [seed for seed in bad if seed < 37]
    assert {path.name for path in kept.iterdir()} == {f"toy-{seed}.json" for seed in known}
    said = capsys.readouterr()
    assert f"37 games played, {len(known)} failed" in said.out
    assert "25 games so far, " in said.err, "a file shows no bar"
    assert told.exists()


def test_a_run_that_is_stopped_says_how_far_it_came(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def until_stopped(_first: int, _game: str) -> Iterator[Case]:
        yield from planted
        raise KeyboardInterrupt

    planted: list[Case] = [Planted(seed) for seed in range(75)]  # type: ignore[misc]
    monkeypatch.setattr(fuzz, "cases", until_stopped)
    monkeypatch.setattr(fuzz, "get_context", lambda _: get_context("fork"))
    monkeypatch.setattr(fuzz, "fired_in", lambda _: {})  # the toy game has no catalogue
    kept = tmp_path / "kept"
    wanted = ["--seed", "0", "--games", "1000", "--workers", "1", "--out", str(kept)]
    assert fuzz.main(wanted) == 130
    known = {f"toy-{case.seed}.json" for case in planted[:25] if run(case) is not None}
    assert {path.name for path in kept.iterdir()} == known
    assert capsys.readouterr().out.endswith(f"\nstopped: 25 games played, {len(known)} failed\n")
    assert not active_children()


@pytest.mark.parametrize("everybody", [True, False])
def test_ctrl_c_ends_all_processes_at_once(everybody: bool) -> None:
    """A terminal tells them all, `kill` only the first one."""
    command = [sys.executable, "-m", "saloon.testing.fuzz", "--games", "100000", "--workers", "2"]
    with Popen(
        command, stdout=PIPE, stderr=PIPE, text=True, start_new_session=True, preexec_fn=_listens
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline().endswith(", 100000 of them\n")
        time.sleep(1.5)
        if everybody:
            os.killpg(process.pid, signal.SIGINT)
        else:
            process.send_signal(signal.SIGINT)
        told, complained = process.communicate(timeout=60)
    assert process.returncode == 130
    assert re.fullmatch("stopped: [0-9]+ games played, 0 failed\n", told)
    assert "Traceback" not in complained
    assert _ends(process.pid)


def _listens() -> None:
    """Who was started in the background by a shell does not hear Ctrl-C, nor do its children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _ends(group: int) -> bool:
    """Whether nothing of a group of processes is left; some see only after a moment that it is."""
    for _ in range(50):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.1)
    return False


@pytest.mark.parametrize(
    "wrong",
    [
        ["--games", "-5"],
        ["--games", "0"],
        ["--games", "²"],
        ["--games", "9" * 5000],
        ["--seed", "first"],
        ["--games", "9" * 23],
        ["--games", "many"],
        ["--seconds", "-1"],
        ["--seconds", "nan"],
        ["--workers", "0"],
        ["--workers", "100000"],
        ["--report", "nowhere/at/all"],
    ],
)
def test_a_number_that_makes_no_sense_is_refused_in_one_line(
    wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        fuzz.main(["--games", "1", *wrong])
    assert left.value.code == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert wrong[1] in told.err
