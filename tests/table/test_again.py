"""A command that comes again after a crash is not done again."""

from __future__ import annotations

import pytest
from tests.table.sitting import ANN, CLEO, Sitting

from saloon.table.commands import Say
from saloon.table.live import LiveTable
from saloon.table.protocol import Person


@pytest.mark.parametrize("person", [ANN, CLEO], ids=["at the table", "watching"])
def test_a_chat_message_is_not_doubled_by_a_crash(person: Person) -> None:
    s = Sitting(ANN, bots=3)
    s.connect(CLEO)
    said = Say("the-same", text="howdy")
    assert s.command(person, said).refused == ""
    # The server dies before the answer is out, and the client sends it again.
    s.table = LiveTable.recover("table", s.log)
    s.table.connected(person, s.now)
    assert s.command(person, said).refused == ""
    assert [each["text"] for each in s.log if each["do"] == "spoke"] == ["howdy"]
    assert [each.text for each in s.table.chat] == ["howdy"]
    # Somebody else's command may have the same id.
    s.command(Person("other", "Other"), said)
    assert len(s.table.chat) == 2
