"""The drifter: a player of Western Legends who lives in one of several ways."""

from saloon.bots.drifter.player import Drifter
from saloon.bots.drifter.ways import WAYS

__all__ = ["WAYS", "Drifter"]
