"""The list of open tables: asked for all the time by everybody, so it is made once for all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from saloon.server.cards import card_of, locked
from saloon.server.company import Company
from saloon.server.hall import Hall
from saloon.server.shapes import TableCard
from saloon.server.storage.store import Store, TableRow
from saloon.table.live import LiveTable
from saloon.table.protocol import TableState

LISTED_FOR = 24 * 3600.0
"""Seconds after which an open table that nobody has touched leaves the list."""
LONGEST = 200


class Listing:
    def __init__(
        self,
        hall: Hall,
        store: Store,
        company: Company,
        clock: Callable[[], float],
        age: float,
    ) -> None:
        self._hall = hall
        self._store = store
        self._company = company
        self._clock = clock
        self._age = age
        """Seconds for which the same list will do."""
        self._made = float("-inf")
        self._rows: list[TableRow] = []
        self._making = asyncio.Lock()
        self._states: dict[str, tuple[object, TableState]] = {}

    async def for_person(self, public: str) -> list[TableCard]:
        """Open tables, and those where somebody has a seat; the latest first."""
        rows = {row.id: row for row in await self._open()}
        mine: set[str] = set()
        admitted: set[str] = set()
        if public:
            own = await self._store.tables_of(public)
            mine = {row.id for row in own}
            rows |= {row.id: row for row in own}
            admitted = await self._store.admissions_of(public)
            for row in [row for row in rows.values() if row.id not in mine]:
                if not self._may_meet(row.id, public):
                    del rows[row.id]
        latest = sorted(rows.values(), key=lambda row: (-row.touched, row.id))[:LONGEST]
        cards = [self._card(row, public, row.id in mine, row.id in admitted) for row in latest]
        return [card for card in cards if card is not None]

    async def _open(self) -> list[TableRow]:
        async with self._making:
            now = self._clock()
            if not 0 <= now - self._made < self._age:
                self._rows = await self._store.open_tables(now - LISTED_FOR, LONGEST)
                self._made = now
                self._states = {}
            return self._rows

    def _may_meet(self, table_id: str, public: str) -> bool:
        """Whether host and guest want to: a table that is not in memory has nobody to meet."""
        room = self._hall.loaded(table_id)
        if room is None:
            return True
        host, company = room.table.host, self._company
        return company.may_meet(host, public) and company.may_meet(public, host)

    def _card(self, row: TableRow, public: str, mine: bool, admitted: bool) -> TableCard | None:
        """None if the row is damaged: the other tables are still to be found."""
        room = self._hall.loaded(row.id)
        if room is not None:
            return card_of(self._state(room.table), public, admitted=admitted)
        try:
            card = msgspec.convert(row.card, TableCard)
        except msgspec.ValidationError:
            return None
        closed = locked(card.settings.access, mine, admitted)
        return msgspec.structs.replace(card, mine=mine, locked=closed)

    def _state(self, table: LiveTable) -> TableState:
        """Made anew only if something around the game has changed."""
        stands = (table.arranged, table.phase, table.games)
        kept = self._states.get(table.id)
        if kept is None or kept[0] != stands:
            kept = self._states[table.id] = (stands, table.state())
        return kept[1]
