"""Playing many games and measuring them."""

from saloon.sim.plan import Plan
from saloon.sim.simulate import simulate
from saloon.sim.tally import Report

__all__ = ["Plan", "Report", "simulate"]
