"""What a table has for the storage: it lies here until somebody takes it."""

from __future__ import annotations

from saloon.table.match import Match, Snapshot


class Outbox:
    def __init__(self) -> None:
        self.snapshots: list[Snapshot] = []
        """Quiet states to be stored."""
        self.ended: list[Match] = []
        """Games that are over and want to be stored as replays."""
        self.replay = ""
        """The id under which the game on the table was stored, once it was."""

    def take_snapshots(self) -> list[Snapshot]:
        taken, self.snapshots = self.snapshots, []
        return taken

    def take_ended(self) -> list[Match]:
        taken, self.ended = self.ended, []
        return taken
