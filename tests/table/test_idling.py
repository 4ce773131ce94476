"""A table at which nobody does anything ends, with notice."""

from __future__ import annotations

from tests.table.sitting import ANN, BEN, Sitting

from saloon.table.idling import NOTICE
from saloon.table.live import LiveTable

DAY = 86_400.0


def sitting(**how: bool) -> Sitting:
    s = Sitting(ANN, BEN, bots=2, **how)
    s.table.idle_after = DAY
    s.table.acted(s.now)
    return s


def told(s: Sitting) -> tuple[str, bool, bool]:
    table = s.client(BEN).table
    return table["phase"], table["closing"], table["idle"]


def test_a_game_that_waits_for_somebody_who_does_nothing_ends() -> None:
    s = sitting()
    s.wait(0)
    s.wait(DAY - NOTICE - 1)
    assert told(s) == ("playing", False, False)
    s.wait(2)
    assert told(s) == ("playing", True, False)
    s.wait(NOTICE - 2)
    assert told(s) == ("playing", True, False)
    s.wait(2)
    assert told(s) == ("finished", False, True)
    # The game is kept as far as it went, and the people can play another.
    assert len(s.table.outbox.take_ended()) == 1
    assert LiveTable.recover("table", s.log).idle
    s.do(ANN, {"do": "rematch"})
    assert told(s) == ("lobby", False, False)


def test_a_paused_game_ends_too() -> None:
    s = sitting()
    s.do(ANN, {"do": "pause"})
    s.wait(DAY + 1)
    assert told(s) == ("finished", False, True)


def test_whoever_does_something_keeps_it_open() -> None:
    s = sitting(start=False)
    for _ in range(3):
        s.wait(DAY - 1)
        assert told(s) == ("lobby", True, False)
        s.table.acted(s.now)
        assert s.do(BEN, {"do": "stay"}).refused == ""
        assert told(s) == ("lobby", False, False)


def test_a_table_without_a_game_is_closed() -> None:
    s = sitting(start=False)
    s.wait(DAY + 1)
    assert told(s) == ("closed", False, True)
    assert s.do(ANN, {"do": "start"}).refused == "closed"
    assert s.do(BEN, {"do": "say", "text": "hello?"}).refused == "closed"
    assert LiveTable.recover("table", s.log).phase == "closed"
    assert s.table.wake_at() is None


def test_a_table_where_nobody_is_does_not_wait() -> None:
    """It leaves the memory; whoever keeps the tables ends it there."""
    s = sitting(start=False)
    s.leave(ANN)
    s.leave(BEN)
    assert s.table.wake_at() is None
