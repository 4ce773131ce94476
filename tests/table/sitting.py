"""A table for tests: time stands still until the test moves it, and the log goes through JSON."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from saloon.table.changes import applied
from saloon.table.commands import AnyCommand, Choose
from saloon.table.entries import FLEETING
from saloon.table.live import LiveTable
from saloon.table.protocol import Answer, Person, Settings

ANN = Person("ann-id", "Ann")
BEN = Person("ben-id", "Ben")
CLEO = Person("cleo-id", "Cleo")


class Client:
    """What a browser knows: the last view, the question, and everything it was told."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.mark: str | None = None
        self.told: list[dict[str, Any]] = []
        self.view: Any = None
        self.ask: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}

    def hear(self, mark: str, data: bytes) -> None:
        self.mark = mark
        news = json.loads(data)
        self.told.append(news)
        if "table" in news:
            self.table = news["table"]
        match news["is"]:
            case "welcome" | "back":
                self.view, self.ask = news["view"], news["ask"]
            case "step":
                self.view = applied(self.view, news["frame"]["changes"])
                self.ask = news["ask"]
            case "asked":
                self.ask = news["ask"]

    @property
    def kinds(self) -> list[str]:
        return [news["is"] for news in self.told]


class Sitting:
    """Drives a table as the server does: decide, write down, apply, tell."""

    salt = ""
    """Of the commitment to the seed; a random one if empty."""

    def __init__(
        self,
        *people: Person,
        bots: int = 0,
        start: bool = True,
        seed: int = 7,
        **settings: Any,
    ) -> None:
        self.seed = seed
        chosen = Settings(**{"players": max(4, len(people) + bots), "pace": "none", **settings})
        self.now = 100.0
        self.log: list[dict[str, Any]] = []
        self.commands = 0
        self.clients = {person.id: Client(person) for person in people}
        table, entries = LiveTable.create("table", chosen, people[0], ["random"] * bots)
        self.table = LiveTable("table", boot="boot")
        assert table.id == self.table.id
        self.write(entries)
        for person in people:
            self.connect(person)
        for person in people[1:]:
            self.do(person, {"do": "sit"})
        if start:
            self.do(people[0], {"do": "start"})

    def write(self, entries: list[dict[str, Any]]) -> None:
        for entry in entries:
            stored = json.loads(json.dumps(entry))
            if stored["do"] == "started":
                stored["seed"] = self.seed  # a table's own seed is nobody's to know
                if self.salt:
                    stored["salt"] = self.salt
            if stored["do"] not in FLEETING:
                self.log.append(stored)
            self.table.apply(stored, self.now)
        self.tell()

    def tell(self) -> None:
        for client in self.clients.values():
            if client.person.id in self.table.here:
                for mark, data in self.table.news_for(client.person, client.mark):
                    client.hear(mark, data)

    def connect(self, person: Person) -> Client:
        client = self.clients.setdefault(person.id, Client(person))
        self.table.connected(person, self.now)
        self.tell()
        return client

    def leave(self, person: Person) -> None:
        self.table.disconnected(person.id, self.now)
        self.tell()

    def command(self, person: Person, command: AnyCommand) -> Answer:
        answer, entries = self.table.handle(person, command, self.now)
        self.write(entries)
        return answer

    def do(self, person: Person, plain: dict[str, Any]) -> Answer:
        command = msgspec.convert({"id": self.new_id(), **plain}, AnyCommand)
        return self.command(person, command)

    def choose(self, person: Person, option: str) -> Answer:
        assert self.table.match is not None
        return self.command(person, Choose(self.new_id(), self.table.match.game.ask_id, option))

    def new_id(self) -> str:
        self.commands += 1
        return f"c{self.commands}"

    def wait(self, seconds: float) -> None:
        """Time passes; what is due happens on the way, at its own time."""
        until = self.now + seconds
        while True:
            when = self.table.wake_at()
            if when is None or when > until:
                break
            self.now = max(self.now, when)
            entries = self.table.due(self.now)
            if not entries:
                break
            self.write(entries)
        self.now = until

    def client(self, person: Person) -> Client:
        return self.clients[person.id]

    def seat(self, person: Person) -> int:
        seat = self.table.seating.seat_of(person.id)
        assert seat is not None
        return seat
