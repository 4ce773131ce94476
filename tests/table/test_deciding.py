"""Deciding what a command comes to changes nothing: only what is written down does, once it is."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from types import FunctionType, MethodType
from typing import Any, get_args

import msgspec
from tests.table.sitting import ANN, BEN, CLEO, Sitting

from saloon.kernel import Game
from saloon.table.commands import AnyCommand
from saloon.table.protocol import Answer, Person


def form(value: Any, above: tuple[int, ...] = ()) -> Any:
    """Everything that is in something, as plain data that can be compared."""
    if value is None or isinstance(value, str | int | float | bytes):
        return value
    if id(value) in above:
        return "…"
    above = (*above, id(value))
    if isinstance(value, Game):
        return [value.state.plain(), None if value.over else value.ask_id, value.choices_made]
    if isinstance(value, Random):
        return value.getstate()
    if isinstance(value, msgspec.Struct):
        return [type(value).__name__, form(msgspec.structs.asdict(value), above)]
    if isinstance(value, dict):
        return [[form(key, above), form(each, above)] for key, each in value.items()]
    if isinstance(value, set | frozenset):
        return sorted(map(repr, value))
    if isinstance(value, list | tuple):
        return [form(each, above) for each in value]
    if isinstance(value, type | FunctionType | MethodType):
        return repr(value)
    slots = [name for kind in type(value).__mro__ for name in getattr(kind, "__slots__", ())]
    names = [*getattr(value, "__dict__", ()), *slots]
    there = {name: getattr(value, name) for name in names if hasattr(value, name)}
    return [type(value).__name__, form(there, above)]


class Watched(Sitting):
    """Compares the whole table before and after each decision."""

    accepted: set[type[Any]]
    refused: set[type[Any]]

    def command(self, person: Person, command: AnyCommand) -> Answer:
        self.__dict__.setdefault("accepted", set())
        self.__dict__.setdefault("refused", set())
        before = form(self.table)
        answer, entries = self.table.handle(person, command, self.now)
        assert form(self.table) == before, command
        (self.refused if answer.refused else self.accepted).add(type(command))
        self.write(entries)
        return answer


LOBBY: list[dict[str, Any]] = [
    {"do": "choose", "ask": 1, "option": "end"}, {"do": "undo"}, {"do": "pause"}, {"do": "why"},
    {"do": "rematch"}, {"do": "reasons", "seat": 0}, {"do": "resume"}, {"do": "sit"},
    {"do": "remove", "seat": 1}, {"do": "addbot"}, {"do": "addbot"}, {"do": "addbot"},
    {"do": "handover", "person": "nobody"}, {"do": "ping"}, {"do": "resync"}, {"do": "end"},
    {"do": "stay"}, {"do": "ready"},
]  # fmt: skip
PLAYING: list[dict[str, Any]] = [
    {"do": "start"}, {"do": "rematch", "keep": True}, {"do": "undo"}, {"do": "addbot"},
    {"do": "say", "text": "howdy"}, {"do": "say", "phrase": "hello"}, {"do": "say"},
    {"do": "sit", "seat": 1},
    {"do": "consent", "person": CLEO.id}, {"do": "consent", "person": "nobody"},
    {"do": "prefer", "preferences": {"hurry": True}}, {"do": "why", "verb": "play"},
    {"do": "reasons", "seat": 1}, {"do": "reasons", "seat": 9}, {"do": "pause"}, {"do": "resume"},
    {"do": "choose", "ask": 1, "option": "nonsense"}, {"do": "handover", "person": ANN.id},
]  # fmt: skip


def test_no_kind_of_command_changes_a_table_by_itself() -> None:
    """People come, play, talk and play again: every command is given, and many in vain, too."""
    s = Watched(ANN, BEN, bots=1, start=False, series=True, undo=True)
    wanted = {"players": 4, "pace": "none", "series": True, "undo": True}
    s.do(ANN, {"do": "setup", "settings": wanted | {"modules": ["no-such-box"]}})
    s.do(ANN, {"do": "setup", "settings": wanted})
    s.do(BEN, {"do": "stand"})
    for person in (BEN, ANN):
        for plain in LOBBY:
            s.do(person, plain)
    assert not s.do(ANN, {"do": "start"}).refused
    s.connect(CLEO)
    for person in (CLEO, ANN, BEN):
        for plain in PLAYING:
            s.do(person, plain)
    choice = Random(1).choice
    for number in range(30):
        for person in (ANN, BEN, CLEO):
            s.wait(0)
            ask = s.client(person).ask
            if ask is not None and ask["options"]:
                s.do(person, {"do": "why", "verb": "end"})
                s.choose(person, choice(ask["options"])["text"])
                if number % 3 == 0:
                    s.do(person, {"do": "undo"})
    s.do(ANN, {"do": "end"})
    s.do(BEN, {"do": "rematch", "keep": True})
    s.do(BEN, {"do": "ready"})
    s.do(ANN, {"do": "rematch"})
    missing = set(get_args(AnyCommand)) - s.accepted
    assert [each.__name__ for each in missing] == [], "not all of them could be given"
    assert len(s.refused) > 10


def test_the_form_of_a_table_shows_every_change() -> None:
    """What is compared above is the whole table."""
    s = Sitting(ANN, BEN, bots=2)
    table, match = s.table, s.table.match
    assert match is not None
    changes: list[Callable[[], object]] = [
        lambda: table.wants_pause.add(1),
        lambda: table.here.update({BEN.id: 2}),
        lambda: setattr(table.seating[0], "missed", 3),
        lambda: table.outbox.ended.append(match),
        lambda: s.do(ANN, {"do": "say", "text": "howdy"}),
        lambda: match.held.update({0: (1, "end")}),
    ]
    for change in changes:
        before = form(table)
        change()
        assert form(table) != before
