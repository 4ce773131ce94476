"""Chance as a scenario of BANG! wants it."""

from __future__ import annotations

from collections.abc import Sequence

from saloon.kernel import State
from saloon.testing.buttons import ScenarioError, ScriptedChance, fits


class ScriptedPicks(ScriptedChance):
    """Chance as a test wants it: which card a random pick takes."""

    def __init__(self, wanted: Sequence[str] = ()) -> None:
        self.wanted = list(wanted)
        self.used: list[str] = []

    def again(self) -> ScriptedPicks:
        return ScriptedPicks(self.used)

    def number(self, state: State, _bound: int, among: Sequence[int] | None) -> int | None:
        if not self.wanted or among is None:
            return None
        name = self.wanted.pop(0)
        self.used.append(name)
        for number, slot in enumerate(among):
            if fits(state.face[slot].text, name):
                return number
        held = ", ".join(state.face[slot].text for slot in among)
        raise ScenarioError(f"'{name}' cannot be picked at random: there is {held}")
