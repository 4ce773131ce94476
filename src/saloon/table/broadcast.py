"""Telling: numbered news for everybody who looks at a table, by point of view."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

import msgspec

from saloon.table import sight as seen
from saloon.table.entries import Spoke
from saloon.table.feed import Alike, Feed, encode
from saloon.table.protocol import Asked, Back, Forward, Person, Said, Table, Welcome

if TYPE_CHECKING:
    from saloon.table.live import LiveTable


class Broadcast:
    """What has been told from each point of view. The table is handed in, so that neither holds
    the other and a closed table leaves the memory at once."""

    def __init__(self, boot: str | None = None) -> None:
        self._boot = boot or secrets.token_hex(4)
        self._feeds: dict[str, Feed] = {}
        self._state: Any = msgspec.Raw()
        """The table around the game, encoded: what everybody is told of it is the same."""
        self._state_of = -1

    def news_for(
        self, table: LiveTable, person: Person, since: str | None
    ) -> list[tuple[str, bytes]]:
        """What somebody has not been told yet, each message with its mark."""
        sight = table.sight_of(person.id)
        feed = self._feeds.get(sight)
        if feed is None:
            epoch = f"{self._boot}.{table.games}.{table.entries}.{sight}"
            feed = self._feeds[sight] = Feed(epoch)
        tail = feed.since(since)
        if tail is not None:
            return tail
        state = self._encoded_state(table)
        return [(feed.mark, encode(_welcome(table, state, person, sight, feed)))]

    def start_afresh(self, table: LiveTable) -> None:
        """The next message to everybody is a Welcome."""
        self._feeds.clear()
        table.arranged += 1
        if table.match is not None:
            table.match.watch_no_more()

    def tell_table(self, table: LiveTable) -> None:
        """The table around the game has changed."""
        table.arranged += 1
        if table.recovering or not self._feeds:
            return
        state = self._encoded_state(table)
        alike: Alike = {}
        for feed in self._feeds.values():
            feed.add(lambda n: Table(n, state), alike)

    def _encoded_state(self, table: LiveTable) -> Any:
        """Made anew when the table has been arranged anew, not for everybody who comes."""
        if self._state_of != table.arranged:
            self._state = msgspec.Raw(encode(table.state()))
            self._state_of = table.arranged
        return self._state

    def tell_step(self, table: LiveTable) -> None:
        match = table.match
        if match is None or table.recovering:
            return
        clocks = table.clocks.shown(table.asked_at)
        frames = match.frames()
        asks = table.asks_for(self._feeds)
        alike: Alike = {}
        for sight, feed in self._feeds.items():
            frame, asked = frames[sight], asks[sight]
            feed.add(
                lambda n, frame=frame, asked=asked: Forward(n, frame, asked, clocks),  # type: ignore[misc]
                alike,
                frame,
                asked,
            )

    def tell_back(self, table: LiveTable, seat: int) -> None:
        """Somebody has taken back a choice."""
        match = table.match
        assert match is not None
        clocks = table.clocks.shown(table.asked_at)
        asks = table.asks_for(self._feeds)
        for sight, feed in self._feeds.items():
            view, asked = match.watch(sight), asks[sight]
            feed.add(
                lambda n, view=view, asked=asked: Back(  # type: ignore[misc]
                    n, match.step, view, asked, clocks, seat
                ),
                {},
            )

    def tell_asked(self, table: LiveTable) -> None:
        """Nothing happened in the game, but clocks stand or run, or somebody else answers."""
        if table.match is None or table.recovering:
            return
        clocks = table.clocks.shown(table.asked_at)
        asks = table.asks_for(self._feeds)
        alike: Alike = {}
        for sight, feed in self._feeds.items():
            asked = asks[sight]
            feed.add(lambda n, asked=asked: Asked(n, asked, clocks), alike, asked)  # type: ignore[misc]

    def tell_said(self, spoke: Spoke) -> None:
        alike: Alike = {}
        for sight, feed in self._feeds.items():
            if spoke.aside and sight not in (seen.WATCH, seen.OPEN):
                continue
            feed.add(lambda n: _said(n, spoke), alike)


def _welcome(table: LiveTable, state: Any, person: Person, sight: str, feed: Feed) -> Welcome:
    match, seat = table.match, table.seating.seat_of(person.id)
    aside = sight in (seen.WATCH, seen.OPEN)
    return Welcome(
        feed.last,
        feed.epoch,
        person.id,
        seat,
        state,
        0 if match is None else match.step,
        None if match is None else match.watch(sight),
        table.asks_for((sight,))[sight],
        table.clocks.shown(table.asked_at),
        [_said(0, spoke) for spoke in table.chat if aside or not spoke.aside],
        None if seat is None else table.seating[seat].preferences,
    )


def _said(n: int, spoke: Spoke) -> Said:
    return Said(
        n,
        spoke.person,
        spoke.name,
        spoke.text,
        spoke.phrase,
        spoke.seat,
        spoke.game,
        spoke.step,
    )
