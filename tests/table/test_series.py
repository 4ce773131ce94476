"""Several games in a row at one table: what a game of the Dice Game leaves to the next."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.table.sitting import ANN, BEN, Sitting
from tests.table.test_live import play_to_the_end

from saloon.bots import default_bot
from saloon.table.live import LiveTable
from saloon.table.protocol import Standing
from saloon.testing import rule

BETWEEN = ("name-sheriff", "pick-character", "keep-character")


def after_a_game(seed: int = 1, **settings: Any) -> Sitting:
    """A game of a series is over, and everybody is in the lobby again."""
    chosen = {"game": "dice", "modules": ["undead", "legacy"], "series": True, **settings}
    s = Sitting(ANN, BEN, bots=3, seed=seed, **chosen)
    play_to_the_end(s, ANN, BEN, seed=seed)
    assert s.table.phase == "finished"
    return s


def answers(s: Sitting, seed: int = 1) -> list[tuple[int, str]]:
    """Everybody answers what is asked before dealing; who was asked what."""
    choose = Random(seed).choice
    asked: list[tuple[int, str]] = []
    for _ in range(40):
        game = s.table.match.game if s.table.match else None
        assert game is not None
        if game.decision.kind not in BETWEEN:
            return asked
        asked.append((game.unanswered()[0], game.decision.kind))
        for person in (ANN, BEN):
            ask = s.client(person).ask
            if ask is not None and ask["options"]:
                assert not s.choose(person, choose(ask["options"])["text"]).refused
                break
        else:
            entries = s.table.due(s.now + 100)
            assert entries, "nobody goes on"
            s.write(entries)
    raise AssertionError("it goes on and on")


@rule("UA-LEGACY-01", "UA-LEGACY-10")
@pytest.mark.parametrize("seed", range(4))
def test_a_rematch_asks_about_sheriff_and_characters_before_dealing(seed: int) -> None:
    s = after_a_game(seed)
    ended = s.table.match
    assert ended is not None
    left = ended.game.rules.hand_on(ended.game, ())
    s.do(ANN, {"do": "rematch"})
    assert s.table.handed_on == left
    assert not s.do(ANN, {"do": "start"}).refused
    view = s.client(ANN).view
    assert view["legacy"]["eliminated"] == left["legacy"]["eliminated"]
    asked = answers(s, seed)
    names = [seat for seat, kind in asked if kind == "name-sheriff"]
    assert names == [seat for seat in [left["legacy"]["names"]] if seat is not None]
    picks = [seat for seat, kind in asked if kind == "pick-character"]
    assert sorted(picks) == left["legacy"]["eliminated"]
    keeps = [seat for seat, kind in asked if kind == "keep-character"]
    assert sorted(picks + keeps) == list(range(5))
    view = s.client(ANN).view
    assert "legacy" not in view
    assert view["turn"] == 1
    if left["legacy"]["sheriff"] is not None:
        assert view["players"][left["legacy"]["sheriff"]]["role"] == "sheriff"


def test_the_log_alone_leads_to_the_same_question_between_two_games() -> None:
    s = after_a_game()
    s.do(ANN, {"do": "rematch"})
    s.do(ANN, {"do": "start"})
    again = LiveTable.recover("table", s.log)
    assert again.phase == "playing"
    assert again.match is not None
    assert s.table.match is not None
    assert again.match.game.state.plain() == s.table.match.game.state.plain()
    play_to_the_end(s, ANN, BEN)
    assert LiveTable.recover("table", s.log).phase == "finished"


def test_three_games_in_a_row_can_be_played_and_watched() -> None:
    s = after_a_game()
    for number in (2, 3):
        s.do(ANN, {"do": "rematch"})
        s.do(ANN, {"do": "start"})
        assert s.table.games == number
        play_to_the_end(s, ANN, BEN, seed=number)
    film = s.table.outbox.take_ended()[-1].films(["watch"])[0]
    assert film["frames"]


def test_without_a_series_nothing_is_asked() -> None:
    for series, modules in ((False, ["legacy"]), (True, [])):
        s = after_a_game(series=series, modules=modules)
        s.do(ANN, {"do": "rematch"})
        assert s.table.handed_on == {}
        s.do(ANN, {"do": "start"})
        assert s.table.match is not None
        assert s.table.match.game.decision.kind not in BETWEEN


@pytest.mark.parametrize(
    "changed", [{"players": 6}, {"modules": ["legacy"]}, {"modules": []}, {"series": False}]
)
def test_what_was_handed_on_is_forgotten_with_another_game(changed: dict[str, Any]) -> None:
    s = after_a_game()
    s.do(ANN, {"do": "rematch"})
    settings = {"game": "dice", "players": 5, "modules": ["undead", "legacy"], "series": True}
    settings |= {"pace": "none"}
    assert not s.do(ANN, {"do": "setup", "settings": {**settings, "clock": None}}).refused
    assert s.table.handed_on
    assert not s.do(ANN, {"do": "setup", "settings": settings | changed}).refused
    assert s.table.handed_on == {}
    assert not s.do(ANN, {"do": "start"}).refused
    assert s.table.match is not None
    assert s.table.match.game.decision.kind not in BETWEEN


def test_the_table_s_own_bots_answer_between_two_games() -> None:
    s = after_a_game()
    s.do(ANN, {"do": "rematch"})
    for seat in range(2, 5):
        assert not s.do(ANN, {"do": "remove", "seat": seat}).refused
        assert not s.do(ANN, {"do": "addbot", "seat": seat, "bot": default_bot("dice")}).refused
    s.do(ANN, {"do": "start"})
    assert {seat for seat, _ in answers(s)} >= {2, 3, 4}


# -- what the games come to ------------------------------------------------------------------------


def told(s: Sitting) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = s.client(ANN).table["standings"]
    return found


def test_points_wins_and_places_of_a_series_are_added_up() -> None:
    s = Sitting(ANN, BEN, bots=1, game="legends", rulings={"length": "short"}, series=True)
    sums: dict[str, list[int]] = {}
    for game in (1, 2):
        play_to_the_end(s, ANN, BEN, seed=game)
        assert s.table.match is not None
        result = s.table.match.game.result
        assert result is not None
        for seat, chair in enumerate(s.table.seating):
            own = sums.setdefault(chair.name, [0, 0, 0])
            own[0] += seat in result.winners
            own[1] += result.points[seat]
            own[2] += result.ranks[seat]
        found = {each["name"]: each for each in told(s)}
        for name, (wins, points, places) in sums.items():
            one = found[name]
            assert (one["games"], one["wins"], one["points"]) == (game, wins, points)
            assert one["places"] == places
        assert [each["points"] for each in told(s)] == sorted(
            (points for _, points, _ in sums.values()), reverse=True
        )
        s.do(ANN, {"do": "rematch"})
        assert told(s), "they stand while everybody waits for the next game"
        s.do(ANN, {"do": "start"})


def test_who_is_level_shares_a_rank_and_better_places_decide() -> None:
    s = Sitting(ANN, BEN, bots=2, start=False, series=True)
    s.table.standings = [
        Standing("Ann", "ann-id", 2, 1, 30, 4),
        Standing("Ben", "ben-id", 2, 1, 30, 3),
        Standing("Rufus", "", 2, 0, 30, 4),
        Standing("Pearl", "", 2, 0, 31, 8),
    ]
    assert [(each.name, each.rank) for each in s.table.state().standings] == [
        ("Pearl", 1), ("Ben", 2), ("Ann", 3), ("Rufus", 3),
    ]  # fmt: skip


def test_without_a_series_and_with_another_game_nothing_is_added_up() -> None:
    s = Sitting(ANN, BEN, bots=2)
    play_to_the_end(s, ANN, BEN, seed=1)
    assert told(s) == []
    s = after_a_game()
    assert len(told(s)) == 5
    s.do(ANN, {"do": "rematch"})
    s.do(ANN, {"do": "setup", "settings": {"game": "dice", "players": 5, "series": True}})
    assert told(s) == []
