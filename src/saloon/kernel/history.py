"""A game as a record of what was chosen in it, and played again from one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from saloon.kernel.errors import IllegalChoice, RecordError
from saloon.kernel.record import Choice, Record, state_hash

if TYPE_CHECKING:
    from saloon.kernel.game import Game
    from saloon.kernel.rewinding import Rewinding


def record_of(game: Game) -> Record:
    twin = game.anew()
    hashes: list[tuple[int, str]] = []
    twin.on_turn = lambda each: hashes.append((each.state.turn, state_hash(each.state)))
    twin.begin()
    choices = []
    for move in game.moves:
        text = twin.state.option_text(move.chosen)
        choices.append(Choice(move.seat, text, move.interjection))
        twin.repeat([move])
    ended = game.state.result
    return Record(
        game.rules.setup,
        game.rules.version,
        tuple(choices),
        tuple(hashes),
        None if ended is None else (ended.side, ended.winners),
        None if ended is None else (ended.points, ended.ranks),
    )


def play_record(
    game: Game,
    record: Record,
    upto: int | None = None,
    watch: Callable[[Game, Choice], None] | None = None,
) -> None:
    """Play a record in a new game, checking every choice and every hash on the way."""
    readable = [game.rules.version, *game.rules.earlier]
    if record.rules_version not in readable:
        raise RecordError(
            f"the record was played with rules {record.rules_version}, "
            f"this Saloon plays rules {game.rules.version}"
        )
    expected = dict(record.hashes)

    def check(game: Rewinding) -> None:
        value = expected.get(game.state.turn)
        if value is not None and value != state_hash(game.state):
            raise RecordError(
                f"the game differs from its record at choice {game.choices_made}, "
                f"turn {game.state.turn}"
            )

    game.on_turn = check
    game.begin()
    for number, choice in enumerate(record.choices[:upto]):
        if game.over:
            raise RecordError(f"the record goes on after the game is over, at choice {number}")
        if watch is not None:
            watch(game, choice)
        try:
            game.choose(choice.text, choice.seat)
        except IllegalChoice as error:
            message = f"choice {number} of the record is not possible: {error}"
            raise RecordError(message) from None
    game.on_turn = None
