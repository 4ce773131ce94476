"""Tools for tests: scenarios, pictures of the table, rule citations, conformance and fuzzing."""

from saloon.testing.buttons import ScenarioError
from saloon.testing.picture import picture
from saloon.testing.rules import rule
from saloon.testing.scenario import Scenario, seat

__all__ = ["Scenario", "ScenarioError", "picture", "rule", "seat"]
