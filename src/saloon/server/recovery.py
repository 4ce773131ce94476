"""A table from what the database holds of it. Takes its time: not for the event loop."""

from __future__ import annotations

import logging
import zlib
from collections.abc import Sequence

import msgspec

from saloon.server.storage.store import StoredSnapshot, read_entry, unpack
from saloon.table.entries import Around
from saloon.table.live import LiveTable
from saloon.table.match import Snapshot, joined

log = logging.getLogger("saloon.server.recovery")


def recovered(
    kind: type[LiveTable],
    table_id: str,
    rows: Sequence[tuple[int, str]],
    stored: Sequence[StoredSnapshot],
) -> LiveTable:
    numbers = [number for number, _ in rows]
    entries = [read_entry(body) for _, body in rows]
    read = [_snapshot(table_id, each) for each in stored]
    snapshot = joined([each for each in read if each is not None])
    return kind.recover(table_id, entries, snapshot, numbers)


def _snapshot(table_id: str, stored: StoredSnapshot) -> Snapshot | None:
    """None for a damaged one: the log leads to the same table."""
    try:
        body = unpack(stored.body)
        around = body.get("around")
        return Snapshot(
            stored.game,
            stored.turn,
            stored.step,
            stored.seq,
            stored.rules_version,
            body["state"],
            body["events"],
            body.get("asks", 0),
            body.get("heard", 0),
            None if around is None else msgspec.convert(around, Around),
            body.get("undo", -1),
        )
    except (ValueError, KeyError, zlib.error) as error:
        log.error("damaged row", exc_info=error, extra={"facts": {"table": table_id}})
        return None
