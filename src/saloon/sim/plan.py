"""What a simulation is to play. Plain data: it is sent to other processes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from saloon.sim.seating import Seating


@dataclass(frozen=True, slots=True)
class Plan:
    game: str
    players: int
    games: int
    seating: Seating
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    record: Path | None = None
    """A folder to write every game's record to."""
    rotate: bool = False
    """Whether the bots of the list take turns, and sit elsewhere in every game."""
    any_character: bool = False
    """Whether characters that can be chosen are kept at random, whatever the bots would choose."""
