"""The next game with the same people: who wants it, who takes it back, who is not waited for."""

from __future__ import annotations

from tests.table.sitting import ANN, BEN, CLEO, Sitting

from saloon.table.protocol import Person


def phase(s: Sitting) -> str:
    return s.table.phase


def test_the_next_game_begins_when_all_who_are_here_are_ready() -> None:
    s = Sitting(ANN, BEN, bots=2)
    assert s.do(ANN, {"do": "ready"}).refused == "game-running"
    s.do(ANN, {"do": "end"})
    seats = {person: s.seat(person) for person in (ANN, BEN)}
    assert s.do(CLEO, {"do": "ready"}).refused == "no-seat"
    for _ in range(2):  # pressed twice, it is the same wish
        assert s.do(ANN, {"do": "ready"}).refused == ""
        assert (phase(s), s.client(BEN).table["ready"]) == ("finished", [seats[ANN]])
    assert s.do(BEN, {"do": "ready"}).refused == ""
    assert (phase(s), s.table.games, s.client(ANN).table["ready"]) == ("playing", 2, [])
    assert {person: s.seat(person) for person in (ANN, BEN)} == seats


def test_who_is_away_or_leaves_is_not_waited_for() -> None:
    s = Sitting(ANN, BEN, bots=2)
    s.do(ANN, {"do": "end"})
    s.do(ANN, {"do": "ready"})
    s.leave(BEN)
    s.do(ANN, {"do": "ready"})
    assert (phase(s), s.table.games) == ("playing", 2)
    s = Sitting(ANN, BEN, bots=2)
    s.do(ANN, {"do": "end"})
    s.do(BEN, {"do": "ready"})
    s.do(BEN, {"do": "stand"})
    assert s.client(ANN).table["ready"] == []
    s.wait(1000)
    assert phase(s) == "finished"


def test_a_wish_for_the_next_game_can_be_taken_back() -> None:
    s = Sitting(ANN, BEN, bots=2)
    assert s.do(ANN, {"do": "ready", "yes": False}).refused == "game-running"
    s.do(ANN, {"do": "end"})
    s.do(ANN, {"do": "ready"})
    for _ in range(2):  # sent twice, it is the same
        assert s.do(ANN, {"do": "ready", "yes": False}).refused == ""
        assert s.client(BEN).table["ready"] == []
    s.do(BEN, {"do": "ready"})
    s.wait(1000)
    assert (phase(s), s.client(ANN).table["ready"]) == ("finished", [s.seat(BEN)])
    s.do(ANN, {"do": "ready"})
    assert (phase(s), s.table.games) == ("playing", 2)


def test_the_next_game_begins_by_itself_when_the_last_who_is_not_ready_has_left() -> None:
    def over(*ready: Person) -> Sitting:
        s = Sitting(ANN, BEN, CLEO, bots=1)
        s.do(ANN, {"do": "end"})
        for person in ready:
            s.do(person, {"do": "ready"})
        assert s.table.wake_at() is None
        return s

    s = over(ANN, CLEO)
    s.do(BEN, {"do": "stand"})
    s.wait(0)
    assert (phase(s), s.table.games) == ("playing", 2)
    assert [who["kind"] for who in s.client(ANN).table["seats"]].count("human") == 2
    s = over(ANN, CLEO)  # the host puts a bot there
    s.do(ANN, {"do": "remove", "seat": s.seat(BEN)})
    s.wait(0)
    assert (phase(s), s.table.games) == ("playing", 2)
    s = over(ANN)  # there is another one who is waited for
    s.do(BEN, {"do": "stand"})
    s.wait(1000)
    assert phase(s) == "finished"


def test_who_loads_the_page_anew_has_not_left() -> None:
    s = Sitting(ANN, BEN, bots=2)
    s.do(ANN, {"do": "end"})
    s.do(ANN, {"do": "ready"})
    s.leave(BEN)
    s.wait(59)
    assert phase(s) == "finished"
    s.connect(BEN)
    s.wait(1000)
    assert phase(s) == "finished"
    s.leave(BEN)
    s.wait(60)
    assert (phase(s), s.table.games) == ("playing", 2)


def test_no_game_begins_by_itself_for_nobody() -> None:
    s = Sitting(ANN, BEN, bots=2)
    s.do(ANN, {"do": "end"})
    s.do(ANN, {"do": "ready"})
    s.leave(ANN)
    s.leave(BEN)
    s.wait(1000)
    assert (phase(s), s.table.games) == ("finished", 1)


def test_a_game_that_breaks_at_its_beginning_does_not_begin_again_and_again() -> None:
    s = Sitting(ANN, BEN, bots=2)
    s.do(ANN, {"do": "end"})
    s.do(ANN, {"do": "ready"})
    s.write([{"do": "broke", "error": "ValueError"}])
    s.do(BEN, {"do": "stand"})
    s.wait(1000)
    assert (phase(s), s.client(ANN).table["ready"]) == ("broken", [])
    s.do(ANN, {"do": "ready"})
    assert (phase(s), s.table.games) == ("playing", 2)


def test_who_is_ready_plays_the_next_game_though_a_bot_stood_in() -> None:
    s = Sitting(ANN, BEN, bots=2)
    for person in (ANN, BEN):
        s.write([{"do": "stoodin", "seat": s.seat(person)}])
    s.do(ANN, {"do": "end"})
    for person in (ANN, BEN):
        assert s.do(person, {"do": "ready"}).refused == ""
    assert (phase(s), s.table.games) == ("playing", 2)
    assert [chair.stand_in for _, chair in s.table.seating.people()] == [False, False]
