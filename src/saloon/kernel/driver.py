"""The driver: plays one match of any game, one choice at a time."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from saloon.kernel.core import Step
from saloon.kernel.decision import SPEAK, VOID, Decision, Option, Script
from saloon.kernel.errors import GameOver, IllegalChoice, Refusal, SaloonError
from saloon.kernel.moves import Chain
from saloon.kernel.result import Result
from saloon.kernel.rules import Rules
from saloon.kernel.state import State


class Driver:
    """Waits for exactly one decision, or is over.

    Between resolutions the state is plain data ("quiet"); inside one a script waits for an answer.
    """

    def __init__(self, rules: Rules, state: State) -> None:
        self.rules = rules
        self.state = state
        self._moves: Chain | None = None
        self.choices_made = 0
        self._script: Script[Any] | None = None
        self.waits_for: Decision | None = None
        """The question, once the game has begun; None when it is over (see `pending`)."""
        self._answers: dict[int, Option] = {}
        # While an interjection asks: the script and question it interrupted.
        self._waiting: tuple[Script[Any] | None, Decision, dict[int, Option], int] | None = None
        self._begun = False
        self.interjectors: tuple[int, ...] = ()
        """The seats that may have something to interject at the pending question."""
        # Snapshots of quiet states and what was chosen since: only in a game open for copies.
        self._keeps = False
        self._snapshot: State | None = None
        self._since: list[tuple[int, Option, bool]] = []
        self._turn_seen = -1
        self._ask_id = 0
        self._ids_from = 0  # taking back leaves the ids given so far behind
        # Of a quiet question that an interjection interrupted: id, step, secret answers.
        self._standing: tuple[int, Step, dict[int, Option]] | None = None

    def _turn_began(self) -> None:
        """A further turn is about to be played."""

    # -- what it is waiting for --------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        """The question the game waits for. A game that is over has none."""
        decision = self.pending
        if decision is None:
            raise SaloonError("the game is over: nothing is asked")
        return decision

    @property
    def pending(self) -> Decision | None:
        """The question the game waits for, or None when it is over."""
        if not self._begun:
            self.begin()
        return self.waits_for

    @property
    def over(self) -> bool:
        return self.pending is None

    def begin(self) -> None:
        """Run a new game up to its first question. Asking it for anything does so by itself."""
        if not self._begun:
            self._begun = True
            self._run(None)

    @property
    def result(self) -> Result | None:
        return self.state.result

    @property
    def ask_id(self) -> int:
        """Names the pending question; it stays the same while an interjection is settled.

        No other question of this game ever has the same one, not even after an undo.
        """
        self.begin()
        return self._ask_id

    @property
    def quiet(self) -> bool:
        """Whether nothing is suspended: the state alone is the whole game."""
        return self._script is None and self._waiting is None

    @property
    def interrupted(self) -> bool:
        """Whether an interjection is being settled: the question it interrupted waits."""
        return self._waiting is not None

    @property
    def answers(self) -> Mapping[int, Option]:
        """The answers that seats have given in secret to the pending question."""
        return self._answers

    def unanswered(self) -> tuple[int, ...]:
        """The asked seats that have not answered yet."""
        seats = self.decision.seats
        if not self._answers:
            return seats
        return tuple([seat for seat in seats if seat not in self._answers])

    def first_unanswered(self) -> int:
        """The first of the asked seats that has not answered yet."""
        answers = self._answers
        decision = self.waits_for or self.decision
        for seat in decision.seats:
            if seat not in answers:
                return seat
        raise AssertionError("a question to which all have answered is over")

    def options(self, seat: int) -> list[Option]:
        """What a seat can answer now; empty for a seat that is not asked."""
        if self.over or seat in self._answers:
            return []
        return self.decision.options_for(seat)

    def interjections(self, seat: int) -> list[Option]:
        """What a seat that is not asked, or has answered, may do all the same, right now.

        Where any-time abilities do not stand among the answers, who has answered has none either:
        what was promised in an answer could be spent.
        """
        decision = self.waits_for or self.pending
        if decision is None or self._waiting is not None:
            return []
        if seat in decision.seats and not (seat in self._answers and decision.anytime):
            return []
        return self.rules.interjections(self.state, seat)

    def hears(self, seat: int) -> bool:
        """Whether the rules mind that a seat says something aloud now.

        Who passes on what people say chooses `SPEAK` for the seat then: the record keeps it. While
        an interjection is being settled nothing is minded.
        """
        if self.pending is None or self._waiting is not None:
            return False
        return seat in range(self.state.seats) and self.rules.minds_speech(self.state, seat)

    def _text(self, chosen: Option) -> str:
        return self.state.option_text(chosen)

    def option_named(self, text: str, seat: int) -> Option:
        """The option a seat has now that reads like this."""
        for chosen in (*self.options(seat), *self.interjections(seat)):
            if self._text(chosen) == text:
                return chosen
        if text == SPEAK.verb and self.hears(seat):
            return SPEAK
        raise IllegalChoice(f"seat {seat} has no option '{text}' now")

    # -- choosing ----------------------------------------------------------------------------

    def choose(self, chosen: Option | str, seat: int | None = None) -> None:
        """Answer the pending question, or interject. A refused choice changes nothing."""
        decision = self.waits_for
        if decision is None:
            decision = self.decision
        if seat is None:
            seat = decision.seats[0]
        if isinstance(chosen, str):
            chosen = self.option_named(chosen, seat)
        options = decision.options if decision.known == seat else decision.options_for(seat)
        offered = False
        for each in options:
            # Mostly it is the very one that was offered: comparing all before it takes longer.
            if each is chosen:
                offered = True
                break
        else:
            offered = chosen in options
        if offered and seat not in self._answers:
            if decision.extra is not None and chosen not in decision.answers_for(seat):
                self._interject(chosen, seat)
            elif decision.together:
                self._collect(decision, chosen, seat)
            else:
                self._note(seat, chosen, False)
                self._run(chosen)
        elif chosen in self.interjections(seat) or (chosen == SPEAK and self.hears(seat)):
            self._interject(chosen, seat)
        else:
            self._refuse(chosen, seat)

    def choose_at(self, at: int, seat: int) -> None:
        """Answer with the option that stands here in the list of an asked seat.

        It need not be looked for among those offered.
        """
        decision = self.waits_for or self.decision
        options = decision.options if decision.known == seat else decision.options_for(seat)
        chosen = options[at]
        if decision.extra is not None and at >= len(decision.answers_for(seat)):
            self.choose(chosen, seat)  # any-time abilities stand behind the answers
        elif decision.together:
            if seat in self._answers:
                self._refuse(chosen, seat)
            self._collect(decision, chosen, seat)
        else:
            self._note(seat, chosen, False)
            self._run(chosen)

    def _collect(self, decision: Decision, chosen: Option, seat: int) -> None:
        """One of the answers to a question to several seats, which waits for the others."""
        self._answers[seat] = chosen
        if len(self._answers) == len(decision.seats):
            answers = {asked: self._answers[asked] for asked in decision.seats}
            self._answers = {}
            for asked, answer in answers.items():
                self._note(asked, answer, False)
            self._run(answers)

    def _interject(self, chosen: Option, seat: int) -> None:
        decision = self.waits_for
        assert decision is not None
        if self._script is None:
            self._take_snapshot()
        self._note(seat, chosen, True)
        self._waiting = (self._script, decision, self._answers, self._ask_id)
        self._script = self.rules.interject(self.state, seat, chosen)
        self.waits_for = None
        self._answers = {}
        self._run(None)

    def _note(self, seat: int, chosen: Option, interjection: bool) -> None:
        events = self.state.events
        self.choices_made += 1
        self._moves = (
            self._moves, seat, chosen, interjection, 0 if events is None else len(events)
        )  # fmt: skip
        if self._keeps:
            self._since.append((seat, chosen, interjection))

    def _refuse(self, chosen: Option, seat: int) -> None:
        refusal = self.why_not(seat, chosen)
        reason = f" ({refusal})" if refusal else ""
        raise IllegalChoice(
            f"seat {seat} cannot choose '{self._tried(chosen, seat)}' now{reason}", refusal
        )

    def _tried(self, chosen: Option, seat: int) -> str:
        """A refused choice in words; a card that the seat does not know is not named."""
        state = self.state
        slots = range(len(state.face)) if seat in range(state.seats) else range(0)
        slot, second = (
            each if each in slots and state.knows(seat, each) else -1
            for each in (chosen.slot, chosen.second)
        )
        return self._text(chosen._replace(slot=slot, second=second))

    def why_not(self, seat: int, chosen: Option) -> Refusal | None:
        """Why a seat cannot choose something, or None if it can."""
        if self.over:
            return Refusal("game-over")
        decision = self.decision
        if chosen in self.interjections(seat):
            return None
        if seat not in decision.seats:
            refusal = self.rules.why_not_interject(self.state, decision, seat, chosen)
            if refusal is not None:
                return refusal
            return Refusal("not-asked", {"asked": ", ".join(map(str, decision.seats))})
        if seat in self._answers:
            return Refusal("already-answered")
        return self.rules.why_not(self.state, decision, seat, chosen)

    # -- running scripts ---------------------------------------------------------------------

    def _run(self, answer: Any) -> None:
        """Run until the next question or the end of the game."""
        state, rules = self.state, self.rules
        script, decision = self._script, self.waits_for
        if script is None and decision is not None:
            # The answer to a quiet question starts a resolution.
            self.waits_for = None
            if decision.starts:
                if self._keeps:
                    self._take_snapshot_before(len(answer) if decision.together else 1)
                try:
                    script = decision.start(answer)
                except GameOver:
                    self._finish()
                    return
            answer = None
        while True:
            if script is None:
                if self._waiting is not None:
                    void = self._resume()
                    if void is None:
                        self.interjectors = rules.interjectors(state)
                        return
                    script, answer = self._script, void
                    continue
                if state.result is not None:
                    self._finish()
                    return
                if state.turn != self._turn_seen:
                    self._turn_seen = state.turn
                    self._turn_began()
                if self._keeps and not rules.quiet_step(state):
                    self._take_snapshot()
                try:
                    started = rules.start(state)
                except GameOver:
                    self._finish()
                    return
                if started is None:
                    continue
                if isinstance(started, Decision):
                    asked = started
                    break
                self._standing = None
                script, answer = started, None
            try:
                asked = script.send(answer)
                break
            except StopIteration:
                script = self._script = None
                answer = None
                continue
            except GameOver:
                self._finish()
                return
        self.interjectors = interjectors = rules.interjectors(state)
        if interjectors and asked.anytime and self._waiting is None:
            for seat in asked.seats:
                if seat in interjectors:
                    # Not a method of this game: the two would hold each other, and copies pile up.
                    asked.extra = partial(rules.interjections, state)
                    break
        self.waits_for = asked
        self._script = script
        self._ask_id = self._ids_from + self.choices_made
        if self._standing is not None:
            ask_id, step, answers = self._standing
            self._standing = None
            if step == state.agenda[-1]:
                self._ask_id = ask_id
                self._answers = _still_good(asked, answers)

    def _resume(self) -> Option | dict[int, Option] | None:
        """After an interjection: back to the question it interrupted, if that still has a point.

        If it has none, returns what the interrupted script is sent instead of an answer.
        """
        assert self._waiting is not None
        self._script, decision, answers, self._ask_id = self._waiting
        self._waiting = None
        decision.forget_options()
        if self._script is None:
            # A quiet question is asked anew by its step, which may find nothing left to ask.
            self.waits_for = None
            self._standing = (self._ask_id, self.state.agenda[-1], answers)
            return VOID
        self.waits_for = decision
        self._answers = _still_good(decision, answers)
        if all(decision.options_for(seat) for seat in decision.seats):
            return None
        self.waits_for = None
        self._answers = {}
        return dict.fromkeys(decision.seats, VOID) if decision.together else VOID

    def _finish(self) -> None:
        self._script = self.waits_for = self._waiting = None
        self._answers = {}

    # -- snapshots -----------------------------------------------------------------------------

    def _take_snapshot(self) -> None:
        if self._keeps:
            self._snapshot = self.state.copy()
            self._since = []
            self.state.tape = []
            self.state.shuffled = []

    def _take_snapshot_before(self, answers: int) -> None:
        """Answers to a quiet question are already noted: the first choices since the snapshot."""
        noted = self._since[-answers:]
        self._take_snapshot()
        self._since = noted


def _still_good(decision: Decision, answers: dict[int, Option]) -> dict[int, Option]:
    """The secret answers that an interjection has not spoilt."""
    good = {
        seat: chosen for seat, chosen in answers.items() if chosen in decision.options_for(seat)
    }
    # If nobody is left to be asked, all are asked again: a question is resolved by an answer.
    return good if len(good) < len(decision.seats) else {}
