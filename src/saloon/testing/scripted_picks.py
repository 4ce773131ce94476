"""Chance as a scenario wants it, and how its cards are named."""

from __future__ import annotations

from collections.abc import Sequence

from saloon.kernel import Face, State


class ScenarioError(AssertionError):
    """The game did something the scenario did not expect, or the other way round."""


class ScriptedPicks:
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

    def confused(self, _state: State, _slots: Sequence[int]) -> None:
        """Nothing is chosen."""

    def faces(self, _state: State, _slots: Sequence[int]) -> list[Face] | None:
        return None


def fits(text: str, name: str) -> bool:
    """Whether a name means this card: `bang:5d`, `bang` or `5d`."""
    card, _, value = text.partition(":")
    return name in (text, card, value, value.partition("#")[0])
