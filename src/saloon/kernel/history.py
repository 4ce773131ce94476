"""What was chosen so far: records, replays, taking back."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from saloon.kernel.decision import SPEAK, Option
from saloon.kernel.errors import IllegalChoice, RecordError, Refusal, SaloonError
from saloon.kernel.record import Choice, Record, state_hash
from saloon.kernel.state import State

if TYPE_CHECKING:
    from saloon.kernel.core import Step
    from saloon.kernel.game import Game


class Move(NamedTuple):
    """One made choice."""

    seat: int
    chosen: Option
    interjection: bool
    heard: int
    """How many events had been told before it."""


class Turn(NamedTuple):
    """Where a turn began, which is always a quiet moment."""

    state: State
    moves: Chain | None
    made: int
    """How many choices had been made."""
    standing: tuple[int, Step, dict[int, Option]] | None


class Known(NamedTuple):
    """What was known before a choice: enough to tell later whether it has shown anything."""

    seen: list[int]
    asked: int
    """How often chance had been asked."""


# The choices made, as links of a chain that copies of a game share: the link before (or None), then
# what a `Move` has. A plain tuple, since one is made for every choice of every simulated game; its
# type does not name itself, since no compiler takes that.
Chain: TypeAlias = tuple[Any, int, Option, bool, int]


def moves_of(game: Game) -> list[Move]:
    """The choices made, the first one first."""
    moves = []
    link: Chain | None = game._moves
    while link is not None:
        before, seat, chosen, interjection, heard = link
        moves.append(Move(seat, chosen, interjection, heard))
        link = before
    return moves[::-1]


def anew(game: Game) -> Game:
    """The same game before its first choice."""
    if not game._fresh:
        raise SaloonError("a copy cannot be played from the start: ask the game it was made from")
    twin = type(game)(game.rules)
    script = game.state.script
    if script is not None:
        twin.state.script = script.again()
    return twin


def play_moves(game: Game, moves: Iterable[Move]) -> None:
    """Make choices that are known to be legal."""
    game.begin()
    for move in moves:
        game._replay(move.seat, move.chosen, move.interjection)


def record_of(game: Game) -> Record:
    twin = anew(game)
    hashes: list[tuple[int, str]] = []
    twin._on_turn = lambda each: hashes.append((each.state.turn, state_hash(each.state)))
    twin.begin()
    choices = []
    for move in moves_of(game):
        text = twin.state.option_text(move.chosen)
        choices.append(Choice(move.seat, text, move.interjection))
        play_moves(twin, [move])
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

    def check(game: Game) -> None:
        value = expected.get(game.state.turn)
        if value is not None and value != state_hash(game.state):
            raise RecordError(
                f"the game differs from its record at choice {game.choices_made}, "
                f"turn {game.state.turn}"
            )

    game._on_turn = check
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
    game._on_turn = None


def check_undo(game: Game, seat: int) -> Game | None:
    """Whether a seat may take back its last choice; an `IllegalChoice` says why not.

    Returns the game without that choice, or None for a secret answer nobody has seen yet.
    """
    if seat in game._answers:
        return None
    _check_last(game, seat)
    earlier = _before_last(game)
    if _showed_something(known(earlier), game, seat):
        raise IllegalChoice("that choice showed something hidden: it stands", Refusal("shown"))
    return earlier


def _before_last(game: Game) -> Game:
    """The same game without the last choice, played on from where a turn began, if that is kept."""
    ids_from = game._ids_from + game._made_before + game.choices_made + 1
    moves = moves_of(game)[:-1]
    turns = [turn for turn in game._turns or () if turn.made <= len(moves)]
    if turns and game.state.script is None:
        earlier = game._back_to(turns[-1], ids_from, game._made_before)
        play_moves(earlier, moves[turns[-1].made :])
        return earlier
    earlier = anew(game)
    earlier._keeps = game._keeps
    earlier._ids_from = ids_from
    earlier._made_before = game._made_before
    earlier.keep_turns()
    play_moves(earlier, moves)
    return earlier


def may_undo(game: Game, seat: int, before: Known) -> bool:
    """The same, by what was known before the last choice: the game need not be played again."""
    if seat in game._answers:
        return True
    last = game._moves
    # Most who are asked about have not chosen last: a refusal with its reasons costs far more.
    if last is None or last[1] != seat or last[2] == SPEAK or game._answers:
        return False
    return not _showed_something(before, game, seat)


def known(game: Game) -> Known:
    return Known(list(game.state.seen), game.state.chance.asked)


def _check_last(game: Game, seat: int) -> None:
    last = game._moves
    if last is None or last[1] != seat:
        raise IllegalChoice("there is no choice of yours to take back", Refusal("no-choice"))
    if last[2] == SPEAK:
        raise IllegalChoice("what was said cannot be unsaid", Refusal("no-choice"))
    if game._answers:
        raise IllegalChoice("somebody has answered since: your choice stands", Refusal("answered"))


def take_back(game: Game, seat: int) -> None:
    """Take back a seat's last choice, by playing the game again without it."""
    earlier = check_undo(game, seat)
    if earlier is None:
        del game._answers[seat]
        return
    moves = moves_of(game)
    events = game.state.events
    if events is not None:
        del events[moves[-1].heard :]  # what was taken back never happened
    earlier.state.events = events
    # The very moves that were made: they know what had been told before them.
    kept = game._moves
    for _ in range(game.choices_made - earlier.choices_made):
        assert kept is not None
        kept = kept[0]
    earlier._moves = kept
    if game._waiting is not None:
        earlier._keep_answers(game._waiting[2])
    game.become(earlier)


def _showed_something(before: Known, game: Game, seat: int) -> bool:
    """Whether a choice showed anybody more than a card its own player already knew."""
    now = game.state
    bit, everybody = 1 << seat, (1 << now.seats) - 1
    for old, new in zip(before.seen, now.seen, strict=True):
        if old != new and not (old & bit and new == everybody):
            return True
    return before.asked != now.chance.asked or game.rules.stands(before.seen, now)
