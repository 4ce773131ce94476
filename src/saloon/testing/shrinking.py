"""Making a failing game short enough to look at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from saloon.kernel import Game, IllegalChoice, Record
from saloon.kernel.record import Choice

ATTEMPTS = 300
CHOICES = 20_000
"""So many are played again in all: a long game stays long, but the run goes on."""
Watcher = Callable[[Game], None]


@dataclass(frozen=True)
class Failure:
    """What went wrong, and the shortest record found in which it does."""

    message: str
    record: Record

    def __str__(self) -> str:
        choices = "\n".join(f"  {choice}" for choice in self.record.choices)
        return f"{self.message}\nsetup: {self.record.setup.plain()}\n{choices}"

    def __reduce__(self) -> tuple[Callable[[str, str], Failure], tuple[str, str]]:
        """How it gets from one process to another: a compiled record cannot by itself."""
        return _told, (self.message, self.record.to_json())


def _told(message: str, record: str) -> Failure:
    return Failure(message, Record.from_json(record))


def shrink(
    new_game: Callable[[], Game], game: Game, error: Exception, watch: Callable[[Game], Watcher]
) -> Failure:
    """Cut a failing game down: drop choices while some failure of the same kind remains."""
    message = _message(error)
    setup, version = game.rules.setup, game.rules.version
    choices = _choices(new_game(), game)
    kept = _play(new_game, choices, watch)
    if kept is None:
        # Only the end of the game, or a check that depends on chance, showed it.
        return Failure(message, Record(setup, version, tuple(choices), ()))
    message, choices = kept
    size, attempts, left = max(1, len(choices) // 2), 0, CHOICES
    while size and attempts < ATTEMPTS and left > 0:
        at = 0
        while at < len(choices) and attempts < ATTEMPTS and left > 0:
            attempts += 1
            left -= len(choices)
            tried = _play(new_game, choices[:at] + choices[at + size :], watch)
            if tried is not None and tried[0] == message and len(tried[1]) < len(choices):
                choices = tried[1]
            else:
                at += size
        size //= 2
    return Failure(message, Record(setup, version, tuple(choices), ()))


def _choices(twin: Game, game: Game) -> list[Choice]:
    """The choices of a game as text; the last of them may be what the rules broke at."""
    made: list[Choice] = []
    twin.begin()
    for move in game.moves:
        made.append(Choice(move.seat, twin.state.option_text(move.chosen), move.interjection))
        try:
            twin.repeat([move])
        except Exception:
            break
    return made


def _play(
    new_game: Callable[[], Game], planned: Sequence[Choice], watch: Callable[[Game], Watcher]
) -> tuple[str, list[Choice]] | None:
    """Play planned choices; one that is not possible is replaced by the first that is.

    Returns the failure with the choices made up to it, or None if nothing fails.
    """
    game = new_game()
    check = watch(game)
    made: list[Choice] = []
    for plan in planned:
        if game.over:
            return None
        made.append(_possible(game, plan))
        try:
            game.choose(made[-1].text, made[-1].seat)
            check(game)
        except Exception as error:
            return _message(error), made
    return None


def _possible(game: Game, plan: Choice) -> Choice:
    try:
        game.option_named(plan.text, plan.seat)
    except IllegalChoice:
        seat = game.unanswered()[0]
        return Choice(seat, game.state.option_text(game.options(seat)[0]))
    return plan


def _message(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
