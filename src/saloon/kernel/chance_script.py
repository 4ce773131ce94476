"""What can take the place of chance in a state: a script, or the tape of a resolution."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from saloon.kernel.state import Face, State


class ChanceScript(Protocol):
    """Takes the place of chance: a test's script, or the tape of a resolution played again."""

    def number(self, state: State, bound: int, among: Sequence[int] | None) -> int | None: ...

    def faces(self, state: State, slots: Sequence[int]) -> list[Face] | None: ...

    def confused(self, state: State, slots: Sequence[int]) -> None:
        """Others are about to lose track of these."""
        ...

    def again(self) -> ChanceScript:
        """The same script from its start, to play the game again."""
        ...


class Tape:
    """The chance results of the running resolution, to play it again in a copy."""

    __slots__ = ("at", "results")

    def __init__(self, results: list[int | list[Face]]) -> None:
        self.results = results
        self.at = 0

    def _next(self) -> int | list[Face] | None:
        if self.at == len(self.results):
            return None
        self.at += 1
        return self.results[self.at - 1]

    def again(self) -> Tape:
        return Tape(self.results)

    def number(self, _state: State, _bound: int, _among: Sequence[int] | None) -> int | None:
        result = self._next()
        assert not isinstance(result, list)
        return result

    def confused(self, state: State, slots: Sequence[int]) -> None:
        """In a sampled world they are others from here on than what was seen of them before."""
        faces = self._next()
        if faces is not None:
            assert isinstance(faces, list)
            for slot, face in zip(slots, faces, strict=True):
                state.face[slot] = face

    def faces(self, _state: State, _slots: Sequence[int]) -> list[Face] | None:
        result = self._next()
        assert not isinstance(result, int)
        return result
