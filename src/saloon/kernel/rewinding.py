"""Playing a game once more, and taking back what was chosen in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from saloon.kernel.decision import SPEAK, Option
from saloon.kernel.driver import Driver
from saloon.kernel.errors import IllegalChoice, Refusal, SaloonError
from saloon.kernel.moves import Known, Move, Turn, unchained
from saloon.kernel.rules import Rules
from saloon.kernel.state import State

KEPT_TURNS = 3
"""Where so many turns began is remembered, the present one among them."""


class Rewinding(Driver):
    """A driver that can be played once more from its beginning, and without its last choice."""

    def __init__(self, rules: Rules, state: State | None = None) -> None:
        super().__init__(rules, rules.first_state() if state is None else state)
        self._fresh = state is None  # can be built again from its setup
        self.on_turn: Callable[[Rewinding], None] | None = None
        """Called whenever a further turn is about to be played."""
        # Where the last turns began, if choices may be taken back; see `keep_turns`.
        self._turns: list[Turn] | None = None
        self._made_before = 0  # choices before the stored state it began with

    def _turn_began(self) -> None:
        if self._turns is not None:
            self._keep_turn(self._turns)
        if self.on_turn is not None:
            self.on_turn(self)

    # -- once more -------------------------------------------------------------------------------

    @property
    def moves(self) -> list[Move]:
        """The choices made, the first one first."""
        return unchained(self._moves)

    def anew(self) -> Rewinding:
        """The same game before its first choice."""
        if not self._fresh:
            message = "a copy cannot be played from the start: ask the game it was made from"
            raise SaloonError(message)
        twin = type(self)(self.rules)
        script = self.state.script
        if script is not None:
            twin.state.script = script.again()
        return twin

    def repeat(self, moves: Iterable[Move]) -> None:
        """Make choices that are known to be legal."""
        self.begin()
        for move in moves:
            self._replay(move.seat, move.chosen, move.interjection)

    def _replay(self, seat: int, chosen: Option, interjection: bool) -> None:
        """Apply a choice that is known to have been legal."""
        decision = self.decision
        if interjection:
            self._interject(chosen, seat)
        elif decision.together:
            self._collect(decision, chosen, seat)
        else:
            self._note(seat, chosen, False)
            self._run(chosen)

    # -- taking back -----------------------------------------------------------------------------

    def undo(self, seat: int) -> None:
        """Take back this seat's last choice, while nobody else has acted and nothing was learnt.

        The game is played again without it.
        """
        earlier = self._without_last_of(seat)
        if earlier is None:
            del self._answers[seat]
            return
        events = self.state.events
        if events is not None:
            del events[self.moves[-1].heard :]  # what was taken back never happened
        earlier.state.events = events
        # The very moves that were made: they know what had been told before them.
        kept = self._moves
        for _ in range(self.choices_made - earlier.choices_made):
            assert kept is not None
            kept = kept[0]
        earlier._moves = kept
        if self._waiting is not None:
            earlier._keep_answers(self._waiting[2])
        self.become(earlier)

    def check_undo(self, seat: int) -> None:
        """Raises an `IllegalChoice` that says why, if this seat cannot take its choice back."""
        self._without_last_of(seat)

    def known(self) -> Known:
        """What is known now; see `may_undo`."""
        return Known(list(self.state.seen), self.state.chance.asked)

    def may_undo(self, seat: int, before: Known) -> bool:
        """Whether `undo` would work, given what was known before the last choice.

        Cheap: the game need not be played again.
        """
        if seat in self._answers:
            return True
        last = self._moves
        # Most who are asked about have not chosen last: a refusal with its reasons costs far more.
        if last is None or last[1] != seat or last[2] == SPEAK or self._answers:
            return False
        return not self._showed_something(before, seat)

    def keep_turns(self) -> None:
        """From now on remember where a turn began: taking back then goes no farther back."""
        if self._turns is None:
            self._turns = []

    def _keep_turn(self, turns: list[Turn]) -> None:
        del turns[: 1 - KEPT_TURNS]
        turns.append(Turn(self.state.copy(), self._moves, self.choices_made, self._standing))

    def _without_last_of(self, seat: int) -> Rewinding | None:
        """The game without the last choice, if a seat may take it back; otherwise says why not.

        None for a secret answer nobody has seen yet.
        """
        if seat in self._answers:
            return None
        self._check_last(seat)
        earlier = self._before_last()
        if self._showed_something(earlier.known(), seat):
            raise IllegalChoice("that choice showed something hidden: it stands", Refusal("shown"))
        return earlier

    def _check_last(self, seat: int) -> None:
        last = self._moves
        if last is None or last[1] != seat:
            raise IllegalChoice("there is no choice of yours to take back", Refusal("no-choice"))
        if last[2] == SPEAK:
            raise IllegalChoice("what was said cannot be unsaid", Refusal("no-choice"))
        if self._answers:
            message = "somebody has answered since: your choice stands"
            raise IllegalChoice(message, Refusal("answered"))

    def _before_last(self) -> Rewinding:
        """The same game without the last choice, from where a turn began, if that is kept."""
        ids_from = self._ids_from + self._made_before + self.choices_made + 1
        moves = self.moves[:-1]
        turns = [turn for turn in self._turns or () if turn.made <= len(moves)]
        if turns and self.state.script is None:
            earlier = self._back_to(turns[-1])
            moves = moves[turns[-1].made :]
        else:
            earlier = self.anew()
            earlier.keep_turns()
        earlier._keeps = self._keeps
        earlier._ids_from = ids_from
        earlier._made_before = self._made_before
        earlier.repeat(moves)
        return earlier

    def _back_to(self, turn: Turn) -> Rewinding:
        """The game as it was when a turn began."""
        twin = type(self)(self.rules, turn.state.copy())
        twin._fresh = self._fresh
        twin._moves = turn.moves
        twin.choices_made = turn.made
        twin._standing = turn.standing
        twin._turn_seen = turn.state.turn
        twin._turns = [each for each in self._turns or () if each.made <= turn.made]
        return twin

    def _showed_something(self, before: Known, seat: int) -> bool:
        """Whether a choice showed anybody more than a card its own player already knew."""
        now = self.state
        bit, everybody = 1 << seat, (1 << now.seats) - 1
        for old, new in zip(before.seen, now.seen, strict=True):
            if old != new and not (old & bit and new == everybody):
                return True
        return before.asked != now.chance.asked or self.rules.stands(before.seen, now)

    def become(self, other: Rewinding) -> None:
        """Stand where another game of the same setup does, which is not played on itself."""
        self.rules = other.rules
        self.state = other.state
        self._fresh = other._fresh
        self._moves = other._moves
        self.choices_made = other.choices_made
        self._script = other._script
        self.waits_for = other.waits_for
        self._answers = other._answers
        self._waiting = other._waiting
        self._begun = other._begun
        self._keeps = other._keeps
        self._snapshot = other._snapshot
        self._since = other._since
        self.on_turn = other.on_turn
        self._turns = other._turns
        self._turn_seen = other._turn_seen
        self._ask_id = other._ask_id
        self._ids_from = other._ids_from
        self._made_before = other._made_before
        self._standing = other._standing
        self.interjectors = other.interjectors

    def _keep_answers(self, answers: dict[int, Option]) -> None:
        """Secret answers given before an interjection that is being taken back."""
        if self._waiting is None:
            self._answers = dict(answers)
        else:
            script, decision, _, ask_id = self._waiting
            self._waiting = (script, decision, dict(answers), ask_id)
