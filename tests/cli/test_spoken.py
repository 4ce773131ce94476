"""`saloon play` and `saloon replay` in the words of the texts: the Dice Game, and any language."""

from __future__ import annotations

import io
import json
import re
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import pytest

from saloon.bots import make_bot
from saloon.cli.main import main
from saloon.cli.screen import Screen
from saloon.cli.terminal.play import wants_more
from saloon.cli.terminal.session import Session
from saloon.cli.terminal.voice import Voice
from saloon.games.registry import replay
from saloon.kernel import Record
from saloon.testing import rule
from saloon.testing.dice_scenario import DiceScenario
from saloon.testing.legends_scenario import LegendsScenario
from saloon.texts import LANGUAGES

EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
ANYTHING = [*islice(cycle(("0", "1", "2")), 3_000)]
"""Somebody who types numbers: keeps all dice, then takes the first or second answer."""
FIVE = ["sheriff", "outlaw", "outlaw", "renegade", "deputy"]


@pytest.fixture(autouse=True)
def _somewhere_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is typed after the end of a game may be the name of a file."""
    monkeypatch.chdir(tmp_path)


def type_lines(monkeypatch: pytest.MonkeyPatch, lines: list[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))


def at_the_desk(s: DiceScenario, lines: list[str], language: str = "en") -> str:
    """What the person whose turn it is reads while typing these lines."""
    out = io.StringIO()
    screen = Screen(out=out, source=io.StringIO("\n".join(lines) + "\n"))
    names = ["Zoe", "Bert", "Cora", "Dan", "Elsie"]
    voice = Voice(language, "dice", names, s.asked)
    session = Session(s.game, s.asked, [make_bot("random", 1)] * 5, screen, voice)
    s.game.choose(session.ask(), s.asked)
    return out.getvalue()


@EACH_LANGUAGE
def test_a_dice_game_is_played_to_its_end(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:  # fmt: skip
    record = tmp_path / "game.json"
    type_lines(monkeypatch, ANYTHING)
    play = ["play", "dice", "--seed", "4", "--bots", "random", "--language", language]
    assert main([*play, "--record", str(record)]) == 0
    shown = capsys.readouterr().out
    assert re.search(r"ui-|dice-|\{|\$|terminal", shown) is None
    assert max(map(len, shown.splitlines())) <= 110
    game = Record.from_json(record.read_text(encoding="utf-8"))
    assert game.result is not None
    assert main(["replay", str(record), "--language", language]) == 0
    told = capsys.readouterr().out
    assert re.search(r"ui-|dice-|\{|\$|terminal", told) is None
    end = {"en": "sound", "cs": "v pořádku", "hu": "hibátlan"}[language]
    assert end in told.splitlines()[-1]


@EACH_LANGUAGE
def test_western_legends_is_played_to_its_end(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:  # fmt: skip
    record = tmp_path / "game.json"
    type_lines(monkeypatch, [*islice(cycle(("1", "2", "3", "0")), 4_000)])
    play = ["play", "legends", "--players", "3", "--seed", "4", "--language", language]
    play += ["--ruling", "length=short", "--fast"]
    assert main([*play, "--record", str(record)]) == 0
    shown = capsys.readouterr().out
    assert re.search(r"ui-|legends-|\{|\$(?!\d)|terminal", shown) is None
    assert max(map(len, shown.splitlines())) <= 110
    sheriff = {"en": "Sheriff: Sheriff's Office", "cs": "Šerif: Stanice šerifa",
               "hu": "Seriff: Seriffiroda"}  # fmt: skip
    assert sheriff[language] in shown
    game = Record.from_json(record.read_text(encoding="utf-8"))
    assert game.result is not None
    assert main(["replay", str(record), "--language", language]) == 0
    end = {"en": "sound", "cs": "v pořádku", "hu": "hibátlan"}[language]
    assert end in capsys.readouterr().out.splitlines()[-1]


def test_places_are_listed_with_who_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    players = [{"space": "DR01"}, {"space": "DR02"}, {"space": "RF01"}]
    s = LegendsScenario(players, bandits=["MP07"], sheriff="DR02")
    out = io.StringIO()
    screen = Screen(out=out, source=io.StringIO("table\n? bert\nstore\nmp06\n"))
    voice = Voice("en", "legends", ["Zoe", "Bert", "Cora"], 0)
    session = Session(s.game, 0, [make_bot("random", 1)] * 3, screen, voice)
    s.game.choose(session.ask(), 0)
    shown = out.getvalue()
    assert re.search(r"Move: General Store, Darkrock \(1\) +\(Bert and the sheriff\)", shown)
    assert re.search(r"Move: Mesito's Point 7 +\(a bandit\)", shown)
    assert "Bert, number 2: neutral, Wild Bill Hickok" in shown
    assert "Which one: " in shown
    assert s.player(0).space == "MP06"


def test_whom_to_rob_is_listed_with_what_there_is_to_take() -> None:
    bert = {"space": "DR02", "money": 50, "nuggets": 3, "cattle": ["cattle:die#blue"]}
    players: list[dict[str, Any]] = [
        {"space": "DR02", "hand": ["hustle"]},
        bert,
        {"space": "DR02", "money": 20},
    ]
    told = {
        "en": r"Rob +at 2 Bert \(\$30 or 2 nuggets, the cattle\)",
        "cs": r"Oloupit +na: 2 Bert \(\$30 nebo 2 nugety, dobytek\)",
        "hu": r"Rablás +célpont: 2 Bert \(\$30 vagy 2 aranyrög, a marha\)",
    }
    for language, line in told.items():
        s = LegendsScenario(players)
        out = io.StringIO()
        screen = Screen(out=out, source=io.StringIO("0\n"))
        voice = Voice(language, "legends", ["Zoe", "Bert", "Cora"], 0)
        Session(s.game, 0, [make_bot("random", 1)] * 3, screen, voice).ask()
        assert re.search(line, out.getvalue()), out.getvalue()
        assert re.search(r"3 Cora \(\$10\)", out.getvalue())
        assert out.getvalue().count("$30") == 1, "a duel takes nothing"


def test_all_modules_can_be_played_in_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_lines(monkeypatch, ANYTHING)
    modules = "duels,rage,posse,undead"
    play = ["play", "dice", "--players", "6", "--seed", "2", "--modules", modules]
    assert main([*play, "--bots", "random"]) == 0
    shown = capsys.readouterr().out
    assert "You have won!" in shown or "You have lost." in shown
    assert "wounds" in shown


@pytest.mark.parametrize(("language", "role"), [("cs", "Tvá role"), ("hu", "A szereped")])
def test_bang_is_played_in_other_languages_too(
    language: str, role: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_lines(monkeypatch, ["1", "2"] * 1_500)
    play = ["play", "bang", "--seed", "3", "--players", "4", "--language", language]
    assert main([*play, "--bots", "random"]) == 0
    shown = capsys.readouterr().out
    assert role in shown
    assert re.search(r"ui-|bang-|\{|\$|terminal| shoots| draws ", shown) is None


def test_a_replay_is_told_as_one_player_saw_it_and_as_data(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = tmp_path / "game.json"
    type_lines(monkeypatch, ["0", "1", "quit"])
    assert main(["play", "dice", "--seed", "4", "--bots", "random", "--record", str(record)]) == 0
    assert "the game stays unfinished (seed 4, " in capsys.readouterr().out
    assert main(["replay", str(record), "--seat", "2"]) == 0
    told = capsys.readouterr().out
    assert "The record is sound; the game is not over" in told
    assert "?" in told, "roles that this player did not know"
    assert main(["replay", str(record), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert len(data["roles"]) == len(data["characters"]) == 5
    assert {"turn", "rolled"} <= {event["kind"] for event in data["events"]}


def test_dice_are_named_by_their_numbers() -> None:
    s = DiceScenario(FIVE, roll="1 arrow beer beer dyn")
    shown = at_the_desk(s, ["2 4"])
    assert "Which dice do you roll again?" in shown
    assert "  1  Bull's Eye 1\n  2  Indian arrow\n  3  Beer\n" in shown
    assert "  5  Dynamite  (stays)\n  0  Keep all" in shown
    assert s.heard("rolled")[-1].facts["roll"] == 2
    assert len(s.heard("rolled")[-1].facts["rolled"]) == 2


def test_a_locked_die_is_refused_with_its_rule() -> None:
    s = DiceScenario(FIVE, roll="1 arrow beer beer dyn")
    shown = at_the_desk(s, ["5", "7", "whisky", "keep"])
    assert "Dynamite is locked: it stays until the end of your turn. (DG-ROLL-07)" in shown
    assert "There is no die 7: they have the numbers 1 to 5." in shown
    assert "'whisky' is none of the answers." in shown
    assert s.kind == "aim", "keep was understood"


def test_people_are_named_by_the_beginning_of_their_names() -> None:
    s = DiceScenario(FIVE, roll="1 gatling dyn dyn gatling")
    s.stop()
    shown = at_the_desk(s, ["cora", "9", "els"])
    assert "Only a player next to you can be hit with it" in shown
    assert "(DG-SHOT-01)" in shown
    assert "There is no line 9: type a number from 1 to 2." in shown
    assert [event.facts["target"] for event in s.heard("aimed")] == [4]


def test_what_can_be_typed_besides_an_answer() -> None:
    s = DiceScenario(FIVE, roll="1 arrow beer beer dyn")
    lines = ["help", "table", "log", "? beer", "? bert", "? nonsense", "undo", "", "0"]
    shown = at_the_desk(s, lines)
    assert "quit         leaves the game" in shown
    assert shown.count("arrows left: 8") == 2
    assert shown.count("You roll: Bull's Eye 1, Indian arrow, 2× Beer and Dynamite.") == 2
    assert "Beer (face of a die)\n  A player of your choice" in shown
    assert "Black Jack: " in shown
    assert "There is nothing here called 'nonsense'." in shown
    assert "Not possible: there is no choice of yours to take back." in shown
    assert shown.count("Which dice do you roll again?") == 2


def test_words_of_the_language_and_english_commands_work() -> None:
    s = DiceScenario(FIVE, roll="1 arrow beer beer dyn")
    shown = at_the_desk(s, ["pomoc", "help", "stůl", "nechat"], "cs")
    assert shown.count("konec        odejde ze hry") == 2
    assert s.kind == "aim"


def test_a_choice_can_be_taken_back() -> None:
    s = DiceScenario(FIVE, roll="beer beer dyn dyn gatling")
    s.stop()
    out = io.StringIO()
    screen = Screen(out=out, source=io.StringIO("1\nundo\n2\n1\n"))
    voice = Voice("en", "dice", ["Zoe", "Bert", "Cora", "Dan", "Elsie"], 0)
    session = Session(s.game, 0, [make_bot("random", 1)] * 5, screen, voice)
    with pytest.raises(Exception, match="eof"):
        session.run()
    assert "Your last choice is taken back." in out.getvalue()
    assert [event.seat for event in s.heard("healed")][:2] == [1, 0]


@rule("UA-LEGACY-01", "UA-LEGACY-05", "UA-LEGACY-06")
@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_legacy_goes_on_with_the_next_game_of_its_series(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:  # fmt: skip
    type_lines(monkeypatch, ANYTHING)
    play = ["play", "dice", "--players", "4", "--seed", "4", "--modules", "legacy", "--fast"]
    file = tmp_path / "game.json"
    assert main([*play, "--bots", "random", "--language", language, "--record", str(file)]) == 0
    first, second = (
        Record.from_json((tmp_path / name).read_text(encoding="utf-8"))
        for name in ("game.json", "game-2.json")
    )
    before = replay(first)
    assert before.over
    assert second.setup.options["legacy"] == before.rules.hand_on(before, ())["legacy"]
    assert (first.setup.seed, second.setup.seed) == (4, 5)
    shown = capsys.readouterr().out
    more = {"en": "deals the next game of the series", "hu": "kiosztja a sorozat következő"}
    parts = shown.split(more[language])
    assert len(parts) > 2
    # Who one is is told anew in every game, as soon as it is dealt.
    who = {"en": "You play ", "hu": "A személyiséged "}[language]
    assert [part.count(who) for part in parts[:2]] == [1, 1]


def test_a_series_ends_when_the_person_leaves() -> None:
    voice = Voice("en", "dice", ["Zoe", "Bert", "Cora"], 0)
    for typed, more in (("quit", False), ("", True), ("0", True)):
        screen = Screen(out=io.StringIO(), source=io.StringIO(f"{typed}\n"))
        assert wants_more(screen, voice, series=True) is more
    ended = Screen(out=io.StringIO(), source=io.StringIO())
    assert wants_more(ended, voice, series=True) is False


def test_a_game_alone_is_followed_by_another_only_if_that_is_said() -> None:
    voice = Voice("cs", "legends", ["Zoe", "Bert", "Cora"], 0)
    for typed, more in (("ano", True), ("", False), ("1", False), ("konec", False), ("ne", False)):
        screen = Screen(out=io.StringIO(), source=io.StringIO(f"{typed}\n"))
        assert wants_more(screen, voice, series=False) is more, typed
    ended = Screen(out=io.StringIO(), source=io.StringIO())
    assert wants_more(ended, voice, series=False) is False


class Pipe(io.StringIO):
    """The end of a pipe at which a program reads: only what was flushed has arrived."""

    arrived = ""

    def flush(self) -> None:
        self.arrived = self.getvalue()


def test_the_prompt_is_through_the_pipe_before_anything_is_read() -> None:
    out = Pipe()

    class Program(io.StringIO):
        def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
            assert out.arrived.endswith("Well?\n> ")
            return super().readline(size)

    screen = Screen(out=out, source=Program("yes\n"))
    screen.say("Well?")
    assert screen.ask() == "yes"
    assert out.getvalue() == "Well?\n> yes\n"
