"""Who is silent is asked for a sign of life; and timers that are not set again for every choice."""

from __future__ import annotations

import asyncio

from tests.server.support import PATIENCE, Server
from tests.server.test_wire import answered, at_a_table, ping

from saloon.server.alarm import Alarm
from saloon.server.answers import ANSWERS_KEPT, Answers
from saloon.server.rounds import ASKED_AFTER, GONE_AFTER, Rounds
from saloon.sim.raw import CLOSE, PING, TEXT, RawSocket, frame
from saloon.table.protocol import Answer

PONG = 10
GAVE_UP = 1011


async def hear_kind(socket: RawSocket, wanted: int) -> bytes:
    async with asyncio.timeout(PATIENCE):
        while True:
            kind, content = await socket.hear()
            if kind == wanted:
                return content


async def test_only_the_silent_are_asked_and_who_never_answers_is_gone(server: Server) -> None:
    rounds = server.app.porter.rounds
    ann, ben, cleo = [await at_a_table(server, await server.somebody()) for _ in range(3)]
    for socket in (ann, ben, cleo):
        socket.writer.write(ping(1))
        assert await answered(socket, 1) == ["1"]
    rounds.look()  # all of them have been heard
    for number in range(ASKED_AFTER):
        ann.writer.write(ping(2 + number))
        # She hears nothing but answers: no ping.
        assert await answered(ann, 1, only=(TEXT,)) == [str(2 + number)]
        rounds.look()
    assert await hear_kind(ben, PING) == b""
    assert await hear_kind(cleo, PING) == b""
    # An answer is a word, too; the command behind it says when it has come.
    ben.writer.write(frame(b"", PONG) + ping(9))
    assert await answered(ben, 1) == ["9"]
    for _ in range(GONE_AFTER - ASKED_AFTER):
        rounds.look()
    assert int.from_bytes((await hear_kind(cleo, CLOSE))[:2]) == GAVE_UP
    ben.writer.write(ping(10))
    assert await answered(ben, 1) == ["10"]
    for socket in (ann, ben, cleo):
        socket.drop()


class Clumsy:
    """Cannot be written to."""

    heard, silent = True, 0

    def flush(self) -> None:
        raise OSError("broken")

    def ask_for_life(self) -> None: ...

    def give_up(self) -> None: ...


class Fine(Clumsy):
    def __init__(self) -> None:
        self.flushed = 0

    def flush(self) -> None:
        self.flushed += 1


async def test_what_is_said_can_be_sent_before_the_round_ends() -> None:
    rounds, first, second = Rounds(), Fine(), Fine()
    rounds.flush_soon(first)
    rounds.flush()
    assert first.flushed == 1
    rounds.flush_soon(second)
    await asyncio.sleep(0)
    assert (first.flushed, second.flushed) == (1, 1)
    rounds.flush_soon(first)
    await asyncio.sleep(0)
    assert first.flushed == 2


async def test_what_is_said_goes_out_together_and_one_broken_line_is_nobody_elses() -> None:
    rounds, fine = Rounds(), [Fine(), Fine()]
    for line in (fine[0], Clumsy(), fine[1]):
        rounds.flush_soon(line)
    assert [line.flushed for line in fine] == [0, 0]
    await asyncio.sleep(0)
    assert [line.flushed for line in fine] == [1, 1]
    rounds.flush_soon(fine[0])
    await asyncio.sleep(0)
    assert [line.flushed for line in fine] == [2, 1]


async def test_an_alarm_rings_by_the_earliest_time_and_no_more_when_stopped() -> None:
    rung = asyncio.Event()
    alarm = Alarm(rung.set)
    alarm.ring_by(1000.0, 1000.0)
    alarm.ring_by(0.01, 0.01)  # sooner
    alarm.ring_by(2000.0, 2000.0)  # later: the one before will do
    async with asyncio.timeout(PATIENCE):
        await rung.wait()
    rung.clear()
    alarm.ring_by(0.02, 0.01)  # it has to be set again
    async with asyncio.timeout(PATIENCE):
        await rung.wait()
    rung.clear()
    alarm.ring_by(0.03, 0.0)
    alarm.stop()
    await asyncio.sleep(0.01)
    assert not rung.is_set()


def test_answers_are_given_again_as_they_were() -> None:
    answers = Answers()
    no = Answer("b", "stale", "B-1", {"why": "late"})
    for answer in (Answer("a"), no):
        answers.keep("ann", answer)
    assert answers.known("ann", "a") == Answer("a")
    assert answers.known("ann", "b") == no
    assert answers.known("ann", "c") is None
    assert answers.known("ben", "a") is None
    for number in range(ANSWERS_KEPT - 1):
        answers.keep("ann", Answer(str(number)))
    assert answers.known("ann", "a") is None
    assert answers.known("ann", "b") == no
