"""Dealing anew what a seat does not know, for players that search."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from saloon.kernel.chance import Chance

if TYPE_CHECKING:
    from saloon.kernel.game import Game


def sample(game: Game, seat: int, seed: int) -> None:
    """Turn a fresh copy into one of the worlds that the seat cannot tell from the real one."""
    game.rules = game.rules.apart()
    chance = Chance(seed)
    state = game.state
    before = list(state.face)
    state.scramble(seat, chance)
    state.chance = chance.spawn()
    _scramble_past(game, before)
    decision = game.waits_for
    if decision is not None:
        decision.forget_options()
        # A secret answer that is not possible in the sampled world was another one there.
        for other, answer in game._answers.items():
            if answer not in decision.options_for(other):
                game._answers[other] = decision.default_for(other)


def _scramble_past(game: Game, before: list[Any]) -> None:
    """Carry the new deal into the snapshot, so that copies stay in the same sampled world."""
    if game.quiet:
        game._snapshot = None
    if game._snapshot is None:
        return
    face, tape = game.state.face, game.state.tape
    assert tape is not None
    mixed: set[int] = set()
    # Backwards: a face dealt by the last shuffle of its slot is the one that counts today.
    shuffles = [at for at, result in enumerate(tape) if isinstance(result, list)]
    for at, slots in zip(reversed(shuffles), reversed(game.state.shuffled), strict=True):
        old = tape[at]
        assert isinstance(old, list)
        tape[at] = [
            face[slot] if slot not in mixed else was for slot, was in zip(slots, old, strict=True)
        ]
        mixed.update(slots)
    past = game._snapshot.copy()
    for slot, was in enumerate(before):
        if slot not in mixed and face[slot] is not was:
            past.face[slot] = face[slot]
    game._snapshot = past
