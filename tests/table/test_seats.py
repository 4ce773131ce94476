"""In a running game seats do not change hands for a look."""

from __future__ import annotations

from typing import Any

import pytest
from tests.table.sitting import ANN, BEN, CLEO, Sitting

from saloon.table.clocks import AWAY
from saloon.table.live import LiveTable
from saloon.table.protocol import Person

DORA = Person("dora-id", "Dora")


def at_the_table() -> Sitting:
    """Ann and Ben play with two bots; Cleo watches."""
    s = Sitting(ANN, BEN, bots=2)
    s.connect(CLEO)
    return s


def bot_seat(s: Sitting) -> int:
    return next(seat for seat, chair in enumerate(s.table.seating) if chair.bot)


def wish(s: Sitting, person: Person, seat: int) -> None:
    answer = s.do(person, {"do": "sit", "seat": seat})
    assert (answer.refused, answer.facts) == ("", {"asks": True})
    s.wait(0)


def consent(s: Sitting, by: Person, person: Person, yes: bool = True) -> str:
    refused = s.do(by, {"do": "consent", "person": person.id, "yes": yes}).refused
    s.wait(0)
    return refused


def hands_seen(s: Sitting, person: Person) -> list[Any]:
    players = s.client(person).view["players"]
    return [player["hand"] for player in players if player["hand"]]


def test_a_stranger_sits_down_only_when_all_who_play_agree() -> None:
    s = at_the_table()
    seat = bot_seat(s)
    wish(s, CLEO, seat)
    assert s.table.seating[seat].bot
    assert hands_seen(s, CLEO) == []
    told = s.client(BEN).table["seat_wishes"]
    assert told == [
        {"person": CLEO.id, "name": "Cleo", "seat": seat, "waits_for": [0, s.seat(BEN)]}
    ]
    assert consent(s, ANN, CLEO) == ""
    assert s.table.seating[seat].bot
    assert s.client(ANN).table["seat_wishes"][0]["waits_for"] == [s.seat(BEN)]
    assert consent(s, BEN, CLEO) == ""
    assert s.table.seating.seat_of(CLEO.id) == seat
    assert len(hands_seen(s, CLEO)) == 1
    assert s.client(ANN).table["seat_wishes"] == []
    # That she sits there is written down; the asking is not.
    assert [entry["do"] for entry in s.log[-1:]] == ["seated"]
    again = LiveTable.recover("table", s.log)
    assert again.seating.seat_of(CLEO.id) == seat


def test_one_no_is_enough_and_is_not_asked_for_twice() -> None:
    s = at_the_table()
    seat = bot_seat(s)
    wish(s, CLEO, seat)
    assert consent(s, ANN, CLEO) == ""
    assert consent(s, BEN, CLEO, yes=False) == ""
    assert s.table.seating[seat].bot
    assert s.client(ANN).table["seat_wishes"] == []
    assert s.do(CLEO, {"do": "sit", "seat": seat}).refused == "declined"
    # The next game is another game.
    s.do(ANN, {"do": "end"})
    s.do(ANN, {"do": "rematch"})
    assert s.do(CLEO, {"do": "sit", "seat": seat}).refused == ""
    assert s.table.seating.seat_of(CLEO.id) == seat


def test_strangers_have_no_say_and_nobody_agrees_for_oneself() -> None:
    s = at_the_table()
    s.connect(DORA)
    seat = bot_seat(s)
    assert consent(s, ANN, CLEO) == "no-wish"
    wish(s, CLEO, seat)
    assert consent(s, CLEO, CLEO) == "no-seat"
    assert consent(s, DORA, CLEO) == "no-seat"
    assert consent(s, DORA, CLEO, yes=False) == "no-seat"
    assert s.table.wishes
    # Who has asked may think better of it, and ask again later.
    assert consent(s, CLEO, CLEO, yes=False) == ""
    assert not s.table.wishes
    wish(s, CLEO, seat)
    s.leave(CLEO)
    assert not s.table.wishes


def test_a_seat_of_a_person_is_not_to_be_had() -> None:
    s = at_the_table()
    for phase in ("playing", "paused"):
        assert s.table.phase == phase
        assert s.do(CLEO, {"do": "sit", "seat": s.seat(BEN)}).refused == "taken"
        assert s.do(CLEO, {"do": "sit"}).refused == "full"
        s.do(ANN, {"do": "pause"})
    # A bot that stands in for somebody is not a bot's seat.
    s.do(ANN, {"do": "resume"})
    s.do(BEN, {"do": "stand"})
    assert s.do(CLEO, {"do": "sit", "seat": s.seat(BEN)}).refused == "taken"


def test_nobody_waits_for_who_is_gone_and_nobody_gone_is_overrun() -> None:
    s = at_the_table()
    seat = bot_seat(s)
    s.leave(BEN)
    wish(s, CLEO, seat)
    consent(s, ANN, CLEO)
    assert s.table.seating[seat].bot  # Ben may be back in a moment
    s.do(ANN, {"do": "pause"})
    s.wait(AWAY + 1)
    assert s.table.seating.seat_of(CLEO.id) == seat


def test_if_nobody_is_there_to_agree_the_bot_plays_on() -> None:
    s = at_the_table()
    s.leave(ANN)
    s.leave(BEN)
    wish(s, CLEO, bot_seat(s))
    s.do(ANN, {"do": "pause"})
    s.wait(10 * AWAY)
    assert s.table.seating.seat_of(CLEO.id) is None


# -- somebody was removed -------------------------------------------------------------------------


@pytest.mark.parametrize("after_a_crash", [False, True])
def test_who_was_removed_comes_back_to_the_own_seat(after_a_crash: bool) -> None:
    s = at_the_table()
    seat = s.seat(BEN)
    assert s.do(ANN, {"do": "remove", "seat": seat}).refused == ""
    assert s.table.seating[seat].bot
    if after_a_crash:
        s.table = LiveTable.recover("table", s.log)
        for person in (ANN, BEN):
            s.client(person).mark = None
            s.table.connected(person, s.now)
        s.tell()
    assert s.do(BEN, {"do": "sit"}).refused == ""
    assert s.seat(BEN) == seat
    assert len(hands_seen(s, BEN)) == 1


def test_the_seat_of_who_was_removed_takes_the_consent_of_all_at_the_table() -> None:
    s = Sitting(ANN, BEN, CLEO, bots=2)
    s.connect(DORA)
    seat = s.seat(BEN)
    s.do(ANN, {"do": "remove", "seat": seat})
    # A bot plays for Cleo, but she is at the table.
    s.do(CLEO, {"do": "stand"})
    wish(s, DORA, seat)
    consent(s, ANN, DORA)
    assert s.table.seating[seat].bot
    consent(s, CLEO, DORA)
    assert s.table.seating.seat_of(DORA.id) == seat
    # It is hers now.
    assert s.do(BEN, {"do": "sit", "seat": seat}).refused == "taken"
    assert s.do(BEN, {"do": "sit"}).refused == "full"


def test_who_was_removed_may_come_in_though_strangers_may_not_watch() -> None:
    s = Sitting(ANN, BEN, bots=2, spectators=False, access="password", password="tumbleweed")
    assert not s.table.may_watch(CLEO.id)
    s.do(ANN, {"do": "remove", "seat": s.seat(BEN)})
    assert s.table.may_watch(BEN.id)
    s.do(ANN, {"do": "end"})
    s.do(ANN, {"do": "rematch"})
    assert not s.table.may_watch(BEN.id)


def test_who_sits_down_thinks_with_a_running_clock() -> None:
    s = Sitting(ANN, bots=3, clock={"bank": 60, "increment": 0, "reaction": 20}, pace="relaxed")
    s.connect(CLEO)
    match = s.table.match
    assert match is not None
    seat = next((seat for seat in match.asked if s.table.seating[seat].bot), None)
    if seat is None:
        ask = s.client(ANN).ask
        assert ask is not None
        while (seat := next((one for one in match.asked if one != 0), None)) is None:
            ask = s.client(ANN).ask
            assert ask is not None
            s.choose(ANN, ask["default"])
    s.do(CLEO, {"do": "sit", "seat": seat})
    s.do(ANN, {"do": "consent", "person": CLEO.id})
    s.write(s.table.due(s.now))
    assert s.table.seating.seat_of(CLEO.id) == seat
    running = [clock.seat for clock in s.table.clocks.shown(s.now) if clock.running]
    assert running == [seat]
