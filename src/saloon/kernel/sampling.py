"""Dealing anew what a seat does not know, for players that search."""

from __future__ import annotations

from typing import Any

from saloon.kernel.chance import Chance
from saloon.kernel.state import State


def sample(state: State, seat: int, seed: int) -> None:
    """Turn a state into one of those that the seat cannot tell from the real one."""
    chance = Chance(seed)
    state.scramble(seat, chance)
    state.chance = chance.spawn()


def sampled_past(past: State, now: State, before: list[Any]) -> State:
    """Carry the new deal into the last quiet state, so that copies stay in the same sampled world.

    What the shuffles since have come to is written anew as well. Of cards that somebody has lost
    track of since, the past stays as it was seen: the new faces begin there. `before` are the faces
    as they were dealt.
    """
    face, tape = now.face, now.tape
    assert tape is not None
    mixed: set[int] = set()
    # Backwards: a face dealt by the last shuffle of its slot is the one that counts today.
    shuffles = [at for at, result in enumerate(tape) if isinstance(result, list)]
    for at, slots in zip(reversed(shuffles), reversed(now.shuffled), strict=True):
        old = tape[at]
        assert isinstance(old, list)
        tape[at] = [
            face[slot] if slot not in mixed else was for slot, was in zip(slots, old, strict=True)
        ]
        mixed.update(slots)
    past = past.copy()
    for slot, was in enumerate(before):
        if slot not in mixed and face[slot] is not was:
            past.face[slot] = face[slot]
    return past
