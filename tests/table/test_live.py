"""The live table: people sit down, play, leave and come back."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest
from tests.table.sitting import ANN, BEN, CLEO, Sitting

from saloon.games.bang import BangRules
from saloon.kernel import SetupError
from saloon.table import sight
from saloon.table.clocks import AWAY
from saloon.table.live import LiveTable
from saloon.table.match import Snapshot
from saloon.table.protocol import Person, Settings, TableState
from saloon.texts.weaving import lines


def play_to_the_end(s: Sitting, *people: Any, seed: int = 1) -> None:
    """The people choose at random; bots play by themselves."""
    choose = Random(seed).choice
    for _ in range(5000):
        s.wait(0)
        if s.table.phase != "playing":
            return
        for person in people:
            ask = s.client(person).ask
            if ask is not None and ask["options"]:
                answer = s.choose(person, choose(ask["options"])["text"])
                assert not answer.refused
                break
        else:
            raise AssertionError(f"nobody can go on: {s.table.match}")
    raise AssertionError("no end")


def test_two_people_and_bots_play_a_whole_game() -> None:
    s = Sitting(ANN, BEN, bots=3, modules=["dodge-city"])
    play_to_the_end(s, ANN, BEN)
    assert phase(s) == "finished"
    for person in (ANN, BEN):
        client = s.client(person)
        assert client.view == through_json(sight.view(s.table.match.game, client_sight(s, person)))  # type: ignore[union-attr]
        assert client.view["result"] is not None
        assert client.ask is None
        numbers = [news["n"] for news in client.told]
        begin = len(numbers) - 1 - client.kinds[::-1].index("welcome")
        assert numbers[begin:] == list(range(numbers[begin], numbers[begin] + len(numbers) - begin))


def phase(s: Sitting) -> str:
    return s.table.phase


def through_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


def client_sight(s: Sitting, person: Any) -> str:
    return s.table.sight_of(person.id)


def test_messages_after_the_welcome_are_events_not_views() -> None:
    s = Sitting(ANN, BEN, bots=2)
    play_to_the_end(s, ANN, BEN)
    kinds = s.client(ANN).kinds
    assert kinds.count("welcome") == 2  # on joining, and when the game began
    assert set(kinds) <= {"welcome", "table", "step"}


def test_a_spectator_follows_and_sees_no_hand() -> None:
    s = Sitting(ANN, bots=3)
    watcher = s.connect(CLEO)
    play_to_the_end(s, ANN)
    assert watcher.view["result"] is not None
    for news in watcher.told:
        if news["is"] == "step" and news["ask"] is not None:
            assert news["ask"]["options"] == []


def test_the_table_is_described_once_for_all_who_come(monkeypatch: pytest.MonkeyPatch) -> None:
    s = Sitting(ANN, BEN, bots=2)
    assert s.clients[ANN.id].table["phase"] == "playing"
    made: list[str] = []
    state = LiveTable.state

    def watched(self: LiveTable) -> TableState:
        made.append(self.phase)
        return state(self)

    monkeypatch.setattr(LiveTable, "state", watched)
    cleo = s.connect(CLEO)
    assert made == ["playing"]
    # A second window changes nothing around the game.
    s.clients[CLEO.id].mark = None
    s.connect(CLEO)
    assert made == ["playing"]
    assert [each["id"] for each in cleo.table["watching"]] == [CLEO.id]
    assert s.clients[ANN.id].table == cleo.table
    s.leave(CLEO)
    s.leave(CLEO)
    assert s.clients[ANN.id].table["watching"] == []
    s.do(ANN, {"do": "end"})
    s.do(BEN, {"do": "end"})
    for client in (s.clients[ANN.id], s.clients[BEN.id]):
        assert client.table == msgspec.to_builtins(state(s.table))


def test_coming_back_brings_the_missed_tail_or_everything() -> None:
    s = Sitting(ANN, BEN, bots=2)
    client = s.client(ANN)
    mark = client.mark
    for _ in range(6):
        s.wait(0)
        for person in (ANN, BEN):
            ask = s.client(person).ask
            if ask and ask["options"]:
                s.choose(person, ask["options"][0]["text"])
                break
    missed = s.table.news_for(ANN, mark)
    assert [json.loads(data)["n"] for _, data in missed] == [
        news["n"] for news in client.told if news["is"] == "step"
    ]
    for strange in (None, "", "nonsense", "other:3", f"{(mark or '').rpartition(':')[0]}:99999"):
        fresh = s.table.news_for(ANN, strange)
        assert [json.loads(data)["is"] for _, data in fresh] == ["welcome"]
        assert json.loads(fresh[0][1])["view"] == client.view
        assert json.loads(fresh[0][1])["ask"] == client.ask


def test_the_log_alone_brings_the_table_back_at_every_moment() -> None:
    s = Sitting(ANN, BEN, bots=2, modules=["dodge-city"])
    states: list[tuple[int, Any, int]] = []
    choose = Random(4).choice
    while s.table.phase == "playing" and len(states) < 60:
        s.wait(0)
        for person in (ANN, BEN):
            ask = s.client(person).ask
            if ask and ask["options"]:
                s.choose(person, choose(ask["options"])["text"])
                break
        assert s.table.match is not None
        states.append((len(s.log), s.table.match.game.state.plain(), s.table.match.game.ask_id))
    for length, plain, ask_id in states:
        again = LiveTable.recover("table", s.log[:length])
        assert again.match is not None
        assert again.match.game.state.plain() == plain
        assert again.match.game.ask_id == ask_id
        assert again.host == ANN.id
        assert again.seating.names() == s.table.seating.names()


def test_newer_rules_go_on_from_the_stored_state(monkeypatch: pytest.MonkeyPatch) -> None:
    s = Sitting(ANN, BEN, bots=2)
    snapshots: list[Snapshot] = []
    choose = Random(2).choice
    while s.table.phase == "playing" and len(snapshots) < 4:
        s.wait(0)
        for person in (ANN, BEN):
            ask = s.client(person).ask
            if ask and ask["options"]:
                s.choose(person, choose(ask["options"])["text"])
                break
        snapshots += s.table.outbox.take_snapshots()
    assert s.table.match is not None
    stored = snapshots[-1]
    monkeypatch.setattr(BangRules, "version", "bang-99")
    again = LiveTable.recover("table", s.log, stored)
    assert again.match is not None
    assert again.phase == "playing"
    assert again.match.step == s.table.match.step
    assert again.match.game.state.plain() == s.table.match.game.state.plain()
    without = LiveTable.recover("table", s.log)
    assert without.phase == "broken"
    assert without.error == "rules-changed"


# -- seats and hosting ---------------------------------------------------------------------------


def test_seats_are_taken_left_and_filled() -> None:
    s = Sitting(ANN, BEN, start=False)
    assert s.do(BEN, {"do": "sit", "seat": 3}).refused == ""
    assert s.table.seating.seat_of(BEN.id) == 3
    assert s.do(BEN, {"do": "sit", "seat": 0}).refused == "taken"
    assert s.do(BEN, {"do": "sit", "seat": 9}).refused == "no-such-seat"
    assert s.do(BEN, {"do": "addbot"}).refused == "not-host"
    assert s.do(ANN, {"do": "addbot", "bot": "nobody"}).refused == "bad-settings"
    assert s.do(ANN, {"do": "addbot", "bot": "random"}).refused == ""
    assert [chair.empty for chair in s.table.seating] == [False, False, True, False]
    assert s.do(ANN, {"do": "remove", "seat": 1}).refused == ""
    assert s.do(ANN, {"do": "remove", "seat": 1}).refused == "nobody-there"
    assert s.do(BEN, {"do": "start"}).refused == "not-host"
    assert s.do(ANN, {"do": "start"}).refused == ""
    assert not any(chair.empty for chair in s.table.seating)
    assert s.do(BEN, {"do": "addbot"}).refused == "not-host"


def test_a_host_who_is_gone_is_followed_by_the_next_person() -> None:
    s = Sitting(ANN, BEN, CLEO, start=False)
    s.leave(ANN)
    s.wait(AWAY - 1)
    assert s.table.host == ANN.id
    s.wait(2)
    assert s.table.host == BEN.id
    assert s.do(BEN, {"do": "handover", "person": CLEO.id}).refused == ""
    assert s.table.host == CLEO.id
    assert s.do(BEN, {"do": "handover", "person": BEN.id}).refused == "not-host"


def test_a_host_who_stands_up_hands_over_at_once() -> None:
    s = Sitting(ANN, BEN, start=False)
    s.do(ANN, {"do": "stand"})
    assert s.table.host == BEN.id


def test_everything_can_be_changed_before_the_game() -> None:
    """Another game, too: bots that do not play it make room for some that do."""
    s = Sitting(ANN, BEN, start=False, players=6)
    for seat in (2, 3, 4):
        s.do(ANN, {"do": "addbot", "seat": seat, "bot": "cowhand"})
    wanted = {
        "name": "Boot Hill",
        "game": "dice",
        "players": 4,
        "modules": ["undead"],
        "clock": {"bank": 60, "increment": 5, "reaction": 10},
        "pace": "quick",
        "access": "open",
        "spectators": False,
        "open_when_out": True,
        "undo": False,
        "series": True,
    }
    assert s.do(BEN, {"do": "setup", "settings": wanted}).refused == "not-host"
    assert s.do(ANN, {"do": "setup", "settings": wanted}).refused == ""
    told = s.client(BEN).table
    assert {name: told["settings"][name] for name in wanted} == wanted
    assert [who["name"] if who["kind"] == "human" else who["bot"] for who in told["seats"]] == [
        "Ann",
        "Ben",
        "gambler",
        "gambler",
    ]
    assert s.do(ANN, {"do": "start"}).refused == ""
    s.wait(20)
    assert phase(s) == "playing"
    assert s.do(ANN, {"do": "setup", "settings": wanted}).refused == "game-running"


def test_bad_settings_are_refused_with_their_rule() -> None:
    with pytest.raises(SetupError, match="unknown module"):
        LiveTable.create("t", Settings(modules=["poker"]), ANN)
    s = Sitting(ANN, start=False)
    answer = s.do(ANN, {"do": "setup", "settings": {"players": 8}})
    assert answer.refused == "bad-settings"
    assert answer.rule
    assert s.table.settings.players == 4


def test_the_password_is_told_to_nobody() -> None:
    s = Sitting(ANN, start=False, access="password", password="tumbleweed")
    s.connect(CLEO)
    assert "tumbleweed" not in json.dumps(s.client(ANN).told + s.client(CLEO).told)
    assert not s.table.may_watch(CLEO.id, password_ok=False)
    assert s.table.may_watch(CLEO.id, password_ok=True)
    assert s.table.may_watch(ANN.id, password_ok=False)
    settings = msgspec.to_builtins(s.table.state().settings)
    assert s.do(ANN, {"do": "setup", "settings": settings | {"name": "Again"}}).refused == ""
    assert s.table.settings.password == "tumbleweed"


def test_pause_and_go_on() -> None:
    s = Sitting(ANN, BEN, bots=2)
    assert s.do(BEN, {"do": "pause"}).refused == ""
    assert phase(s) == "playing"  # only a wish: Ann is the host and may not want to
    assert s.client(ANN).table["wants_pause"] == [s.seat(BEN)]
    assert s.do(ANN, {"do": "pause"}).refused == ""
    assert phase(s) == "paused"
    assert s.table.due(s.now + 1000) == []
    ask = s.client(ANN).ask or s.client(BEN).ask
    assert ask is not None
    assert s.do(BEN, {"do": "resume"}).refused == "not-host"
    assert s.do(ANN, {"do": "resume"}).refused == ""
    assert phase(s) == "playing"


def test_clocks_stand_still_during_a_pause() -> None:
    s = Sitting(ANN, BEN, bots=2, clock={"bank": 60, "increment": 0, "reaction": 20})
    told = s.client(ANN).told
    asked = s.table.match.asked  # type: ignore[union-attr]

    def running() -> list[int]:
        assert told[-1]["is"] == "asked"
        return [clock["seat"] for clock in told[-1]["clocks"] if clock["running"]]

    s.do(ANN, {"do": "pause"})
    assert running() == []
    s.now += 600
    s.do(ANN, {"do": "resume"})
    assert running() == list(asked)
    assert {clock["left"] for clock in told[-1]["clocks"] if clock["seat"] in asked} == {60_000}
    assert told[-1]["ask"]["seats"] == list(asked)


def test_the_host_can_end_the_game_and_all_can_play_again() -> None:
    s = Sitting(ANN, BEN, bots=2)
    assert s.do(BEN, {"do": "end"}).refused == "not-host"
    assert s.do(ANN, {"do": "end"}).refused == ""
    assert phase(s) == "finished"
    assert [match.number for match in s.table.outbox.take_ended()] == [1]
    assert s.table.outbox.take_ended() == []
    seat = s.seat(BEN)
    assert s.do(BEN, {"do": "rematch"}).refused == ""
    assert phase(s) == "lobby"
    assert s.seat(BEN) == seat
    s.do(ANN, {"do": "start"})
    assert s.table.games == 2


def test_a_series_hands_on_characters_and_the_star() -> None:
    for seed in range(30):
        s = Sitting(ANN, BEN, bots=2, series=True, seed=seed)
        play_to_the_end(s, ANN, BEN, seed=seed)
        players = s.client(ANN).view["players"]
        if players[0]["status"] == "in" and players[s.seat(BEN)]["status"] == "out":
            break
    else:
        raise AssertionError("no such ending")
    sheriff = next(player["seat"] for player in players if player["role"] == "sheriff")
    answer = s.do(BEN, {"do": "rematch", "keep": True})
    assert (answer.refused, answer.rule) == ("was-eliminated", "BB-SERIES-02")
    s.do(ANN, {"do": "rematch", "keep": True})
    s.do(ANN, {"do": "start"})
    assert s.client(ANN).view["players"][0]["character"] == players[0]["character"]
    assert s.client(ANN).view["players"][(sheriff + 1) % 4]["role"] == "sheriff"


def test_who_keeps_a_character_is_told_as_that_and_not_as_a_wish_to_play_again() -> None:
    """Whoever wants to play again brings everybody back to the lobby: nobody has to wait for it."""
    for seed in range(30):
        s = Sitting(ANN, BEN, bots=2, series=True, seed=seed)
        play_to_the_end(s, ANN, BEN, seed=seed)
        if s.client(ANN).view["players"][s.seat(BEN)]["status"] == "in":
            break
    assert s.client(ANN).table["keeps"] == []
    assert s.do(BEN, {"do": "rematch", "keep": True}).refused == ""
    assert phase(s) == "finished", "the host says when it goes on"
    assert s.client(ANN).table["keeps"] == [s.seat(BEN)]
    assert "wants_rematch" not in s.client(ANN).table
    s.do(ANN, {"do": "rematch"})
    s.do(ANN, {"do": "start"})
    assert s.client(ANN).table["keeps"] == []


# -- chat ----------------------------------------------------------------------------------------


def test_everybody_hears_what_is_said_and_latecomers_read_it() -> None:
    s = Sitting(ANN, BEN, bots=2)
    s.do(ANN, {"do": "say", "text": "  howdy \n <b>partner</b> "})
    assert s.client(BEN).told[-1]["text"] == "howdy <b>partner</b>"
    s.do(BEN, {"do": "say", "phrase": "hello"})
    late = s.connect(CLEO)
    assert [line["text"] or line["phrase"] for line in late.told[0]["chat"]] == [
        "howdy <b>partner</b>",
        "hello",
    ]
    assert [line["who"] for line in late.told[0]["chat"]] == [ANN.id, BEN.id]
    assert s.do(ANN, {"do": "say", "text": "   "}).refused == "nothing-said"
    assert s.do(ANN, {"do": "say", "phrase": "buy-my-horse"}).refused == "unknown-phrase"


def test_what_is_said_tells_after_which_step_of_which_game() -> None:
    """Also when it is read later, or after a restart: what bots say is put beside it."""
    s = Sitting(ANN, BEN, bots=2)
    s.do(ANN, {"do": "say", "text": "begin"})
    for person in (ANN, BEN):
        ask = s.client(person).ask
        if ask is not None and ask["options"]:
            s.choose(person, ask["options"][0]["text"])
    step = s.table.match.step  # type: ignore[union-attr]
    s.do(ANN, {"do": "say", "text": "later"})
    s.do(ANN, {"do": "end"})
    s.do(ANN, {"do": "rematch"})
    s.do(ANN, {"do": "say", "text": "between"})

    def when(chat: list[dict[str, Any]]) -> list[tuple[str, int, int]]:
        return [(said["text"], said["game"], said["step"]) for said in chat]

    heard = when([news for news in s.client(BEN).told if news["is"] == "said"])
    assert step > 0
    assert heard == [("begin", 1, 0), ("later", 1, step), ("between", 2, 0)]
    assert when(s.connect(CLEO).told[0]["chat"]) == heard
    again = LiveTable.recover("table", s.log)
    assert [(spoke.text, spoke.game, spoke.step) for spoke in again.chat] == heard


# -- who is out ----------------------------------------------------------------------------------


def until_somebody_is_out(**settings: Any) -> tuple[Sitting, Person, Person]:
    """A running game: somebody who is out, and somebody who is not."""
    for seed in range(40):
        s = Sitting(ANN, BEN, CLEO, bots=2, seed=seed, **settings)
        choose = Random(seed).choice
        for _ in range(400):
            s.wait(0)
            if phase(s) != "playing":
                break
            view = s.client(ANN).view
            out = [p for p in (ANN, BEN, CLEO) if view["players"][s.seat(p)]["status"] == "out"]
            if out:
                return s, out[0], next(p for p in (ANN, BEN, CLEO) if p not in out)
            for person in (ANN, BEN, CLEO):
                ask = s.client(person).ask
                if ask and ask["options"]:
                    s.choose(person, choose(ask["options"])["text"])
                    break
    raise AssertionError("nobody was eliminated")


def sees_every_hand(s: Sitting, person: Person) -> bool:
    players = s.client(person).view["players"]
    return all(len(player["hand"]) == player["cards"] for player in players)


def test_who_is_out_sees_all_cards_only_where_the_table_allows_it() -> None:
    s, out, alive = until_somebody_is_out(open_when_out=True)
    assert sees_every_hand(s, out)
    assert all(player["role"] for player in s.client(out).view["players"])
    s.do(out, {"do": "say", "text": "Ben has two Beers"})
    heard = [news for news in s.client(alive).told if news["is"] == "said"]
    assert heard == []  # it would help the living
    watcher = s.connect(Person("watcher", "W"))
    assert [line["text"] for line in watcher.told[0]["chat"]] == ["Ben has two Beers"]
    closed, out, alive = until_somebody_is_out()
    assert not sees_every_hand(closed, out)
    closed.do(out, {"do": "say", "text": "good luck"})
    assert closed.client(alive).told[-1]["text"] == "good luck"


def test_where_the_dead_can_come_back_they_see_no_more_than_before() -> None:
    s, out, _ = until_somebody_is_out(open_when_out=True, modules=["high-noon"])
    assert s.table.sight_of(out.id) == f"seat{s.seat(out)}"
    assert not sees_every_hand(s, out)


def test_looking_back_shows_what_was_sent_and_nothing_else() -> None:
    s = Sitting(ANN, bots=3)
    s.connect(CLEO)
    play_to_the_end(s, ANN)
    match = s.table.match
    assert match is not None
    for person, view in ((ANN, f"seat{s.seat(ANN)}"), (CLEO, "watch")):
        film = through_json(msgspec.to_builtins(match.films([view])[0]))
        sent = [news["frame"] for news in s.client(person).told if news["is"] == "step"]
        assert film["frames"][-len(sent) :] == sent
        for frame in sent:
            assert frame["lines"] == lines(frame["events"])
        assert any(isinstance(line, dict) for frame in sent for line in frame["lines"])
