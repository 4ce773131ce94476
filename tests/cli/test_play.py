"""`saloon play` through a pipe."""

import io
import re
import subprocess
import sys
from collections.abc import Callable
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import pytest

from saloon.cli.main import main
from saloon.cli.names import table_names
from saloon.cli.screen import Quit, Screen
from saloon.cli.terminal.answers import Answers
from saloon.cli.terminal.board import draw
from saloon.cli.terminal.session import Session
from saloon.cli.terminal.voice import Voice
from saloon.games.registry import new_game, replay
from saloon.kernel import Game, Record
from saloon.sim.seating import make_bots

Play = Callable[..., str]


@pytest.fixture
def play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Play:
    """Plays with these lines as input and returns what is shown."""

    def run(lines: list[str], *arguments: str) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(["play", "bang", "--bots", "random", *arguments]) == 0
        shown = capsys.readouterr()
        assert shown.err == ""
        assert max(map(len, shown.out.splitlines())) <= 100
        return shown.out

    return run


def sit_down(
    seats: list[dict[str, Any]], lines: list[str], modules: tuple[str, ...] = (), **more: Any
) -> tuple[Game, str]:
    """A given position with the person on seat 0, until the lines run out."""
    others = [{"character": "rose-doolan"}, {"character": "willy-the-kid"}, {}, {}]
    position = {"seats": [*seats, *others[len(seats) - 1 : 3]], "turn": 0, **more}
    roles = ("sheriff", "outlaw", "outlaw", "renegade")
    for seat, role in zip(position["seats"], roles, strict=True):
        seat.setdefault("role", role)
    game = new_game("bang", players=4, seed=1, position=position, modules=modules)
    out = io.StringIO()
    screen = Screen(out=out, source=io.StringIO("".join(f"{line}\n" for line in lines)))
    bots = make_bots(["random"] * 4, 1)
    session = Session(game, 0, bots, screen, Voice("en", "bang", table_names(4, 0), 0))
    with pytest.raises(Quit):
        session.run()
    return game, out.getvalue()


ME = "slab-the-killer"


@pytest.mark.parametrize("seed", range(4))
def test_a_whole_game(play: Play, seed: int, tmp_path: Path) -> None:
    lines = list(islice(cycle(["1", "2", "no", "", "0", "3"]), 3000))
    file = tmp_path / "game.json"
    options = ["--seed", str(seed), "--players", str(4 + seed), "--seat", "2", "--name", "Zoe"]
    shown = play(lines, *options, "--record", str(file))
    assert f"with {4 + seed} players (seed {seed})" in shown
    assert "You have won!" in shown or "You have lost." in shown
    assert replay(Record.from_json(file.read_text(encoding="utf-8"))).over


def test_the_end_of_the_input_is_polite(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    shown = play([], "--seed", "5", "--record", str(file))
    assert "You are the Deputy." in shown
    assert "The input has ended: the game stays unfinished (seed 5," in shown
    assert main(["replay", str(file)]) == 0


def test_an_interrupted_game_is_still_recorded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(screen: Screen, prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Screen, "ask", interrupted)
    file = tmp_path / "game.json"
    line = ["play", "bang", "--seed", "5", "--bots", "random", "--record", str(file)]
    assert main(line) == 130
    assert "You leave the table" in capsys.readouterr().out
    assert file.exists()


def test_names_stay_with_their_seats() -> None:
    assert table_names(4) == ["Ann", "Bert", "Cora", "Dan"]
    assert table_names(4, 1) == ["Ann", "You", "Cora", "Dan"]
    assert table_names(4, 1, "dan") == ["Ann", "dan", "Cora", "Elsie"]


def test_quitting_and_a_random_seed(play: Play) -> None:
    shown = play(["quit"], "--seat", "random", "--plain")
    assert "seed " in shown
    assert "You leave the table" in shown or "You have" in shown


def test_through_a_real_pipe() -> None:
    result = subprocess.run(
        [sys.executable, "-m", "saloon.cli.main", "play", "bang", "--seed", "5"],
        input=b"1\n\xff\nhelp\nquit\n",
        capture_output=True,
        check=False,
        timeout=120,
    )
    assert result.returncode == 0
    assert result.stderr == b""
    assert b"\x1b[" not in result.stdout
    assert "You leave the table" in result.stdout.decode()


def test_plain_letters_where_nothing_else_can_be_written() -> None:
    result = subprocess.run(
        [sys.executable, "-m", "saloon.cli.main", "play", "bang", "--seed", "5"],
        input=b"table\n",
        capture_output=True,
        check=False,
        timeout=120,
        env={"PYTHONIOENCODING": "ascii", "PYTHONPATH": ":".join(sys.path)},
    )
    assert result.returncode == 0
    assert b"***" in result.stdout


def test_other_languages_where_accents_cannot_be_written() -> None:
    result = subprocess.run(
        [
            sys.executable,
            "-m",
            "saloon.cli.main",
            "play",
            "bang",
            "--seed",
            "7",
            "--language",
            "cs",
        ],
        input=b"? jose\n",
        capture_output=True,
        check=False,
        timeout=120,
        env={"PYTHONIOENCODING": "ascii", "PYTHONPATH": ":".join(sys.path)},
    )
    assert result.returncode == 0
    assert b"Ukoncit tah" in result.stdout
    assert b"Jose Delgado" in result.stdout


def test_answers_by_name_number_and_target() -> None:
    hand = ["bang", "beer", "mustang", "missed", "cat-balou"]
    lines = ["mus", "bang cora"]
    game, shown = sit_down([{"character": ME, "hand": hand, "life": 3}, {"in_play": []}], lines)
    assert "You put Mustang" in shown
    assert "BB-DIST-09" in shown  # Cora sits opposite
    assert "Cora is out of range: distance 2 (2 places away), and your range is 1." in shown
    assert game.view(0)["players"][0]["cards"] == 4
    _, shown = sit_down([{"character": ME, "hand": ["bang:as"]}], ["1", "2", "1"])
    assert "BANG! A♠: at 2 Bert, 4 Dan or 1 yourself?" in shown
    assert "You play BANG! A♠ at Bert." in shown
    _, shown = sit_down([{"character": ME, "hand": ["beer"], "life": 2}], ["play beer"])
    assert "You regain 1 life point: 3 now." in shown


def test_another_answer_instead_of_a_target() -> None:
    hand = ["bang:as", "beer"]
    _, shown = sit_down([{"character": ME, "hand": hand, "life": 2}], ["1", "0", "1", "beer"])
    assert "You regain 1 life point: 3 now." in shown
    assert "Turn 2" not in shown
    _, shown = sit_down([{"character": ME, "hand": hand, "life": 2}], ["1", "quit"])
    assert "called" not in shown


def test_a_shot_at_oneself_is_confirmed() -> None:
    hand = ["bang:5d"]
    game, shown = sit_down([{"character": ME, "hand": hand}], ["bang me", "no"])
    assert "Really at yourself?" in shown
    assert game.choices_made == 0


def test_what_cannot_be_done_says_why() -> None:
    hand = ["missed", "scope", "bang", "bang", "duel"]
    lines = ["missed", "scope", "duel me", "bang zoe", "dynamite", "gargle"]
    seat = {"character": ME, "hand": hand, "in_play": ["scope"]}
    _, shown = sit_down([{**seat, "in_play": []}], lines)
    assert "Missed! is only an answer to a shot at you. (BB-CARD-07)" in shown
    assert "(only as an answer to a shot)" in shown
    assert "Nobody can fight a Duel against oneself. (BB-CARD-40)" in shown
    assert "Nobody here is called 'zoe'." in shown
    assert "You cannot use Dynamite now." in shown
    assert "'gargle' is none of the answers" in shown


def test_an_ability_that_lacks_something_says_what() -> None:
    seat = {"character": "doc-holyday", "hand": ["stagecoach:9s"]}
    _, shown = sit_down([seat], ["doc", "sid"], ("dodge-city",))
    assert "Doc Holyday: that takes 2 cards from your hand. (DC-CHAR-20)" in shown
    assert "You cannot use Sid Ketchum now." in shown


def test_explanations() -> None:
    hand = ["bang", "beer"]
    lines = ["? beer", "? sid", "? bert", "? bang cora", "? outlaw", "? distance", "? 1", "? xyz",
             "? s", "help"]  # fmt: skip
    _, shown = sit_down(
        [{"character": ME, "hand": hand}, {"character": "paul-regret", "in_play": ["mustang"]}],
        lines,
    )
    assert "Beer (card, brown: acts at once, 6 copies in this game)" in shown
    assert "Sid Ketchum (character, 4 life points)" in shown
    assert "at distance 3 (1 place away, farther by Paul Regret and Mustang)" in shown
    assert "(BB-DIST-09)" in shown
    assert "Goal: See to it that the Sheriff dies." in shown
    assert "Mustang and Scope change it" in shown
    assert "BANG! (card, brown" in shown
    assert "There is nothing here called 'xyz'." in shown
    assert "Which one: " in shown
    assert "takes back your last choice" in shown


def test_a_number_after_a_name_is_a_player() -> None:
    hand = ["bang:2d", "bang:4c"]
    _, shown = sit_down([{"character": ME, "hand": hand}], ["bang 4"])
    assert "You play BANG! 2♦ at Dan." in shown
    _, shown = sit_down([{"character": ME, "hand": hand}], ["bang 4c 2"])
    assert "You play BANG! 4♣ at Bert." in shown
    _, shown = sit_down([{"character": ME, "hand": hand}], ["bang 9", "7", "b 2"])
    assert "There is no player 9." in shown
    assert "There is no line 7: type a number from 0 to 2." in shown
    assert "You play BANG! 2♦ at Bert." in shown


def test_nonsense_is_survived() -> None:
    lines = ["²", "bang ²", "log ²", "? ²", "9" * 5000, "bang " + "9" * 5000, "? ?", "- -", "\x00"]
    game, shown = sit_down([{"character": ME, "hand": ["bang"]}], [*lines, "? 1"])
    assert game.choices_made == 0
    assert "You can use it now: 1 BANG!" in shown


def test_the_hand_is_explained() -> None:
    hand = ["beer", "beer", "bang", "barrel"]
    _, shown = sit_down([{"character": ME, "hand": hand}], ["hand", "b"])
    assert shown.count("Beer: Regain 1 life point.") == 1
    assert "Which one: Beer, BANG! or Barrel?" in shown


def test_the_table_fits_narrow_terminals() -> None:
    seats = [{"character": ME, "role": role} for role in ("sheriff", "outlaw", "outlaw")]
    cards = ["remington", "mustang", "barrel", "scope", "jail"]
    seats.append({"role": "renegade", "in_play": cards})  # type: ignore[dict-item]
    seats[0]["character"] = "suzy-lafayette"
    seats[1]["character"] = "calamity-janet"
    game = new_game("bang", players=4, seed=1, position={"seats": seats, "turn": 0})
    for width in (60, 80, 100):
        lines = draw(game.view(0), Voice("en", "bang", table_names(4, 0), 0), width)
        assert max(map(len, lines)) <= max(width, 80)
        assert "Remington (range 3), Mustang" in "\n".join(lines)


def test_undo_log_and_table() -> None:
    hand = ["mustang", "scope"]
    lines = ["undo", "mustang", "undo", "table", "log", "scope"]
    game, shown = sit_down([{"character": ME, "hand": hand}], lines)
    assert "Not possible: there is no choice of yours to take back." in shown
    assert "Your last choice is taken back." in shown
    assert [card.partition(":")[0] for card in game.view(0)["players"][0]["in_play"]] == ["scope"]
    assert shown.count("You put Mustang") == 2  # told, and told again by the log
    assert shown.count("You put Scope") == 1  # what comes after the undone is told


def test_stepping_in_while_others_are_asked() -> None:
    seats: list[dict[str, Any]] = [
        {"character": "sid-ketchum", "hand": ["beer", "beer", "scope"], "life": 2},
        {"character": "black-jack", "hand": ["duel", "stagecoach"]},
    ]
    _, shown = sit_down(seats, ["1", "1", "1"], turn=1, step="phase-2")
    assert "You could step in now, before Bert goes on:" in shown
    assert "Sid Ketchum: discard 2 cards, regain 1 life point" in shown
    assert "You regain 1 life point: 3 now." in shown


def test_a_step_in_is_taken_back() -> None:
    seats: list[dict[str, Any]] = [
        {"character": "sid-ketchum", "hand": ["beer", "scope", "mustang"], "life": 2},
        {"character": "black-jack", "hand": ["duel", "stagecoach"]},
    ]
    # Undone to Bert's question, which the person is not asked: the offer comes again.
    _, shown = sit_down(seats, ["1", "undo", "0"], turn=1, step="phase-2")
    assert "Your last choice is taken back." in shown
    assert shown.count("You could step in now, before Bert goes on:") == 2
    assert "Bert plays" in shown


DODGE_CITY = ("dodge-city",)


def test_green_cards_are_laid_and_used() -> None:
    seat = {"character": ME, "hand": ["bible"], "in_play": ["knife", "canteen"], "life": 2}
    lines = ["bible", "canteen", "knife bert", "? knife", "? green"]
    _, shown = sit_down([seat], lines, DODGE_CITY)
    assert "You put Bible 10♥ into play." in shown
    assert "Use Knife 8♥  at 2 Bert or 4 Dan" in shown
    assert "You use Canteen 7♥." in shown
    assert "You regain 1 life point: 3 now." in shown
    assert "You use Knife 8♥ at Bert." in shown
    assert "for Knife" not in shown
    assert "Knife (card, green: laid down now, used from a later turn on, 1 copy in" in shown
    assert "Green cards are laid down in front of you" in shown


def test_a_card_that_costs_another() -> None:
    seat: dict[str, Any] = {"character": ME, "hand": ["springfield", "beer:6s"]}
    _, shown = sit_down([seat], ["springfield cora", "springfield"], DODGE_CITY)
    assert "There is only one choice: Discard Beer 6♠." in shown
    assert "You play Springfield K♠ at Cora." in shown
    assert "You discard Beer 6♠ for Springfield." in shown
    seat = {"character": ME, "hand": ["whisky"], "in_play": ["canteen"]}
    _, shown = sit_down([seat], ["whisky"], DODGE_CITY)
    assert "(costs another card)" in shown
    assert "Whisky costs another card from your hand, and you have none. (DC-COST-02)" in shown
    seat = {"character": ME, "hand": ["whisky", "bang:5d", "beer:6s"], "life": 2}
    _, shown = sit_down([seat], ["whisky", "bang"], DODGE_CITY)
    assert "Whisky: which card do you discard for it?" in shown
    assert "You regain 2 life points: 4 now." in shown


def test_a_green_answer_to_a_shot() -> None:
    seats: list[dict[str, Any]] = [
        {"hand": ["dodge:kh"], "in_play": ["sombrero", "barrel:qs"]},
        {"hand": ["bang"]},
        {},
        {},
    ]
    position = {"seats": seats, "turn": 1}
    game = new_game("bang", players=4, seed=1, modules=DODGE_CITY, position=position)
    game.choose(next(each for each in game.options(1) if each.seat == 0), 1)
    answers = Answers(game, 0, Voice("en", "bang", table_names(4, 0), 0))
    labels = [item.label for item in answers.items(game.options(0), hand=False)]
    assert labels == [
        "Answer with Dodge K♥",
        "Use Sombrero 7♣",
        "Barrel: draw! for hearts",
        "Take the hit",
    ]


def test_three_at_the_table(play: Play) -> None:
    shown = play([], "--players", "3", "--modules", "dodge-city", "--seed", "1")
    assert "everybody knows whom to fear" in shown
    assert "At this table: 1 Deputy, 1 Outlaw" in shown
    assert "You are the Deputy. Goal: Kill the Renegade with your own hand." in shown
    assert "You begin." in shown
    assert "Bert is the Outlaw." in shown
    assert "Cora is the Renegade." in shown


def test_eight_at_the_table(play: Play) -> None:
    shown = play([], "--players", "8", "--modules", "dodge-city", "--seed", "1")
    assert "2 Renegades" in shown
    assert "Hank" in shown


@pytest.mark.parametrize("players", range(3, 9))
def test_whole_games_with_dodge_city(play: Play, players: int, tmp_path: Path) -> None:
    lines = ["1", "2", "0", "yes", "3", "pass", ""] * 200
    table = ["--players", str(players), "--modules", "dodge-city", "--seed", "3"]
    shown = play(lines, *table, "--record", str(tmp_path / "game.json"))
    assert "The rules do not allow that now" not in shown
    assert "It is your decision." not in shown


def test_two_characters_to_choose_from(play: Play) -> None:
    shown = play(["? bert", "? me", "1"], "--seed", "4", "--ruling", "expert-two-characters=on")
    assert "You were dealt two characters: which one do you play?" in shown
    assert "0 cards in hand" in shown


def test_saving_at_the_end(play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    lines = list(islice(cycle(["1", "2", "no", "", "0", "3"]), 3000))
    shown = play(lines, "--seed", "3", "--players", "4")
    assert "Save the record?" in shown
    # The last two are about the record, and about another game.
    answers = len(re.findall(r"^> (?! )", shown, re.MULTILINE)) - 2
    shown = play([*lines[:answers], str(tmp_path), "saved.json"], "--seed", "3", "--players", "4")
    assert "Is a directory" in shown
    assert (tmp_path / "saved.json").exists()


def events_at_the_desk(event: str, lines: list[str], **me: Any) -> str:
    """The turn before the Sheriff's, so that this event is turned up next."""
    _, shown = sit_down(
        [{"character": ME, **me}],
        lines,
        ("bullet", "high-noon"),
        turn=3,
        events=[event, "thirst"],
    )
    return shown


def test_the_event_of_the_round_is_shown_and_explained() -> None:
    shown = events_at_the_desk("shootout", ["? thirst", "? events", "? gold rush"])
    assert "New event: Shootout. Next: Thirst." in shown
    assert "  Everybody may play a second BANG! card in the turn." in shown
    assert "event: Shootout · next: Thirst" in shown
    assert "Thirst (event)" in shown
    assert "an event is turned up" in shown
    assert "Gold Rush (event)" in shown


def test_the_questions_of_events_can_be_answered_by_name() -> None:
    shown = events_at_the_desk("the-daltons", ["scope"], in_play=["barrel", "scope"])
    assert "The Daltons: which of your cards in play do you discard?" in shown
    assert "Before your turn · deck:" in shown
    assert "You discard Scope A♠ for The Daltons." in shown
    shown = events_at_the_desk("handcuffs", ["hearts", "? stagecoach"], hand=["stagecoach:9s"])
    assert "cards of which suit do you want to play this turn?" in shown
    assert "You name hearts: no other cards can be played this turn." in shown
    assert "(HN-EXTRA-01)" in shown
    shown = events_at_the_desk("new-identity", ["2"])
    assert "Stay who you are" in shown
    assert "From now on you are " in shown


def test_what_an_event_forbids_is_explained() -> None:
    shown = events_at_the_desk("the-reverend", ["? beer"], hand=["beer"], life=2)
    assert "The Reverend: nobody can play Beer this round. (HN-CARD-23)" in shown
    shown = events_at_the_desk("the-sermon", ["? bang bert"], hand=["bang"])
    assert "The Sermon: nobody can use BANG! cards now. (HN-CARD-13)" in shown


def test_just_enter_answers_what_does_not_matter() -> None:
    seat = {"character": "lucky-duke", "in_play": ["dynamite"]}
    lines = ["1", "", ""]  # which card counts, which one lies on top; then the question again
    _, shown = sit_down([seat], lines, turn=3, deck=["beer:6h", "scope:as"])
    assert "which one lies on top of the discard pile? (Enter: it does not" in shown
    assert shown.count("Your turn: play as many cards as you like, then end it.") == 2


def test_a_card_that_would_be_played_in_vain_says_so() -> None:
    hand = ["beer:6h"]
    _, shown = sit_down([{"character": ME, "hand": hand, "life": 5}], [])
    assert "Beer 6♥  (no effect: your life is full)" in shown
    _, shown = sit_down([{"character": ME, "hand": hand, "life": 3}], [])
    assert "1  Beer 6♥\n" in shown
    out = {"out": True}
    _, shown = sit_down([{"character": ME, "hand": hand, "life": 3}, {}, {**out}, {**out}], [])
    assert "Beer 6♥  (no effect with two players left)" in shown


def test_a_ghost_is_shown_as_one() -> None:
    _, shown = sit_down(
        [{"character": "sid-ketchum", "role": "outlaw", "out": True}, {"role": "sheriff"},
         {"role": "outlaw"}, {"role": "renegade"}],
        ["? beer"],
        ("high-noon",),
        turn=3,
        event="ghost-town",
        deck=["beer:6h", "scope:as", "mustang:8h"],
    )  # fmt: skip
    assert "You come back as a ghost, for this turn only (Ghost Town)." in shown
    assert re.search(r"You\s+Sid Ketchum\s+Outlaw\s+ghost\s+3", shown)
    assert "Beer 6♥ (no effect on a ghost)" in shown
