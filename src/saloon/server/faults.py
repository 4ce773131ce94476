"""What is written to the server's log when something goes wrong at a table."""

from __future__ import annotations

import logging

from saloon.table.live import LiveTable

log = logging.getLogger("saloon.server.rooms")


def rule_asked(table: LiveTable) -> str:
    """The rule of the question that was open when something went wrong."""
    match = table.match
    decision = None if match is None else match.game.pending
    return "none" if decision is None else decision.rule or "none"


def note(table: LiveTable, written: int, what: str, error: Exception) -> None:
    """`written`: how many entries the table's log has."""
    match = table.match
    facts = {"table": table.id, "entries": written}
    if match is not None:
        facts |= {"game": match.number, "step": match.step}
    log.error(what, exc_info=error, extra={"facts": facts})
