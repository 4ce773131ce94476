"""The driver: plays one match of any game, one choice at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from saloon.kernel.core import Step
from saloon.kernel.decision import SPEAK, VOID, Decision, Option, Script
from saloon.kernel.errors import GameOver, IllegalChoice, Refusal, SaloonError
from saloon.kernel.events import Event
from saloon.kernel.history import (
    Chain,
    Known,
    Turn,
    anew,
    check_undo,
    known,
    may_undo,
    moves_of,
    play_moves,
    play_record,
    record_of,
    take_back,
)
from saloon.kernel.record import Choice, Record
from saloon.kernel.result import Result
from saloon.kernel.rules import Rules
from saloon.kernel.sampling import sample
from saloon.kernel.state import State, Tape

KEPT_TURNS = 3
"""Where so many turns began is remembered, the present one among them."""


class Game:
    """One match: it waits for exactly one decision, or it is over.

    Between resolutions nothing is suspended and the state is plain data ("quiet"). Inside one, a
    script is suspended at its question; a copy is then the last quiet state plus a replay of the
    few choices since, which needs snapshots of the quiet states. They are kept from the first
    copy on; a game that is never copied does not pay for them.
    """

    def __init__(self, rules: Rules, state: State | None = None) -> None:
        self.rules = rules
        self.state = rules.first_state() if state is None else state
        self._fresh = state is None  # can be built again from its setup
        self._moves: Chain | None = None
        self.choices_made = 0
        self._script: Script[Any] | None = None
        self._decision: Decision | None = None
        self._answers: dict[int, Option] = {}
        # While an interjection asks: the script and question it interrupted.
        self._waiting: tuple[Script[Any] | None, Decision, dict[int, Option], int] | None = None
        self._begun = False
        self._keeps = False
        self._snapshot: State | None = None
        self._since: list[tuple[int, Option, bool]] = []
        self._on_turn: Callable[[Game], None] | None = None
        # Where the last turns began, if choices may be taken back; see `keep_turns`.
        self._turns: list[Turn] | None = None
        self._turn_seen = -1
        self._ask_id = 0
        self._ids_from = 0  # taking back leaves the ids given so far behind
        self._made_before = 0  # choices before the stored state it began with
        # Of a quiet question that an interjection interrupted: id, step, secret answers.
        self._standing: tuple[int, Step, dict[int, Option]] | None = None

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
        return self._decision

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

    def unanswered(self) -> tuple[int, ...]:
        """The asked seats that have not answered yet."""
        seats = self.decision.seats
        if not self._answers:
            return seats
        return tuple(seat for seat in seats if seat not in self._answers)

    def options(self, seat: int) -> list[Option]:
        """What a seat can answer now; empty for a seat that is not asked."""
        if self.over or seat in self._answers:
            return []
        return self.decision.options_for(seat)

    def interjections(self, seat: int) -> list[Option]:
        """What a seat that is not asked may do all the same, right now."""
        decision = self.pending
        if decision is None or self._waiting is not None:
            return []
        if seat in decision.seats and seat not in self._answers:
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

    # -- choosing ----------------------------------------------------------------------------

    def choose(self, chosen: Option | str, seat: int | None = None) -> None:
        """Answer the pending question, or interject. A refused choice changes nothing."""
        decision = self._decision or self.decision
        if seat is None:
            seat = decision.seats[0]
        if isinstance(chosen, str):
            chosen = self.option_named(chosen, seat)
        if chosen in decision.options_for(seat) and seat not in self._answers:
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
        decision = self._decision
        assert decision is not None
        if self._script is None:
            self._take_snapshot()
        self._note(seat, chosen, True)
        self._waiting = (self._script, decision, self._answers, self._ask_id)
        self._script = self.rules.interject(self.state, seat, chosen)
        self._decision = None
        self._answers = {}
        self._run(None)

    def _note(self, seat: int, chosen: Option, interjection: bool) -> None:
        events = self.state.events
        self.choices_made += 1
        heard = 0 if events is None else len(events)
        self._moves = (self._moves, seat, chosen, interjection, heard)
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
        script, decision = self._script, self._decision
        if script is None and decision is not None:
            # The answer to a quiet question starts a resolution.
            self._decision = None
            then = decision.then
            if then is not None:
                if self._keeps:
                    self._take_snapshot_before(len(answer) if decision.together else 1)
                try:
                    script = then(answer)
                except GameOver:
                    self._finish()
                    return
            answer = None
        while True:
            if script is None:
                if self._waiting is not None:
                    void = self._resume()
                    if void is None:
                        return
                    script, answer = self._script, void
                    continue
                if state.result is not None:
                    self._finish()
                    return
                if state.turn != self._turn_seen:
                    self._turn_seen = state.turn
                    if self._turns is not None:
                        self._keep_turn(self._turns)
                    if self._on_turn is not None:
                        self._on_turn(self)
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
        if asked.anytime and self._waiting is None and rules.interjectors(state):
            # Not a method of this game: the two would hold each other, and copies pile up.
            asked.extra = partial(rules.interjections, state)
        self._decision = asked
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
            self._decision = None
            self._standing = (self._ask_id, self.state.agenda[-1], answers)
            return VOID
        self._decision = decision
        self._answers = _still_good(decision, answers)
        if all(decision.options_for(seat) for seat in decision.seats):
            return None
        self._decision = None
        self._answers = {}
        return dict.fromkeys(decision.seats, VOID) if decision.together else VOID

    def _finish(self) -> None:
        self._script = self._decision = self._waiting = None
        self._answers = {}

    # -- snapshots and copies ----------------------------------------------------------------

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

    def _open_for_copies(self) -> None:
        if self._keeps:
            return
        if not self.quiet or self._answers:
            if not self._fresh:
                raise SaloonError("a playout can be copied only between resolutions")
            twin = anew(self)
            twin._keeps = True
            play_moves(twin, moves_of(self))
            self._snapshot = twin._snapshot
            self._since = twin._since
            self.state.tape = twin.state.tape
            self.state.shuffled = twin.state.shuffled
        self._keeps = True

    def copy(self) -> Game:
        """An independent game in the same position, which can be copied again at any time."""
        return self._copy(keeps=True)

    def playout(self) -> Game:
        """A copy meant to be played on and thrown away: cheaper, and not for further copies."""
        return self._copy(keeps=False)

    def _copy(self, keeps: bool) -> Game:
        if not self.over:
            self._open_for_copies()
        if self.quiet:
            twin = Game(self.rules, self.state.copy())
            twin._keeps = keeps
            twin._begun = True
            if self._decision is not None:
                twin._run(None)
                twin._answers = dict(self._answers)
        else:
            assert self._snapshot is not None
            tape = self.state.tape
            assert tape is not None
            twin = Game(self.rules, self._snapshot.copy())
            twin._keeps = keeps
            twin.state.script = Tape(list(tape))
            for seat, chosen, interjection in self._since:
                twin._replay(seat, chosen, interjection)
            twin.begin()
            twin._answers = dict(self._answers)
            if twin._waiting is not None and self._waiting is not None:
                # The replay knows neither secret answers nor the id of what was interrupted.
                twin._waiting = (*twin._waiting[:2], *self._waiting[2:])
            twin.state.script = None
            twin.state.chance = self.state.chance.copy()
            twin.state.told = self.state.told[:]  # a determinized past cannot know it
        twin._moves = self._moves
        twin.choices_made = self.choices_made
        twin._ask_id = self._ask_id
        twin._ids_from = self._ids_from
        twin._made_before = self._made_before
        return twin

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

    def determinize(self, seat: int, seed: int) -> Game:
        """A copy in which everything the seat does not know is dealt anew.

        Its view and options stay as they are; the future is drawn from a fresh generator, so that
        a search can neither foresee nor disturb the real game.
        """
        twin = self.copy()
        sample(twin, seat, seed)
        return twin

    def rollout(
        self,
        policy: Callable[[State, int, list[Option]], Option],
        until: Callable[[State], bool] | None = None,
    ) -> Result | None:
        """Play on by itself, to the end or until a state is met; for simulations and search.

        The policy is shown the state, so it is for sampled games (`determinize`) and for games
        in which nobody has secrets from anybody. It is not called for a forced answer, and nobody
        interjects out of turn. What is chosen is not kept: a game played on so has no record.
        """
        decision = self.pending
        state = self.state
        self._fresh = self._keeps = False
        self._moves = self._snapshot = state.tape = None
        made = 0
        while decision is not None and (until is None or not until(state)):
            if decision.together:
                answers: dict[int, Option] = {}
                for seat in decision.seats:
                    answer = self._answers.get(seat)
                    if answer is None:
                        options = decision.answers_for(seat)
                        answer = options[0] if len(options) == 1 else policy(state, seat, options)
                    answers[seat] = answer
                made += len(answers)
                self._answers = {}
                self._run(answers)
            else:
                seat = decision.seats[0]
                options = decision.options_for(seat)
                chosen = options[0] if len(options) == 1 else policy(state, seat, options)
                made += 1
                if decision.extra is None or chosen in decision.answers_for(seat):
                    self._run(chosen)
                else:
                    made -= 1  # it counts itself
                    self._interject(chosen, seat)
            decision = self._decision
        self.choices_made += made
        return state.result

    # -- records -----------------------------------------------------------------------------

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

    @property
    def record(self) -> Record:
        """The game so far as a record, with the hashes of all turns. It plays the game again."""
        return record_of(self)

    @classmethod
    def replay(
        cls,
        rules: Rules,
        record: Record,
        *,
        upto: int | None = None,
        events: bool = False,
        watch: Callable[[Game, Choice], None] | None = None,
    ) -> Game:
        """Play a record again, checking every choice and every hash on the way."""
        game = cls(rules)
        if events:
            game.listen()
        play_record(game, record, upto, watch)
        return game

    def plain(self) -> dict[str, Any]:
        """The whole game as plain data, to store it and go on later; only in a quiet moment.

        Secret answers that some seats have given to the pending question are not in it.
        """
        self.begin()
        if not self.quiet:
            raise SaloonError("a game can be stored only between resolutions")
        return self.state.plain()

    @classmethod
    def resume(
        cls, rules: Rules, plain: Mapping[str, Any], *, ids_from: int = 0, made_before: int = 0
    ) -> Game:
        """Go on with a game from what `plain` stored, even under newer rules.

        What happened before is not needed and not known any longer: the resumed game begins there.
        Its setup carries the stored state, so its record, which starts with that state, can be
        replayed like any other; nothing from before can be taken back. `ids_from` keeps the ids of
        its questions apart from those asked before; with the number of choices made before, they
        are those that the game would have given if it had never been stored.
        """
        resume = rules.restore(plain).plain()
        game = cls(type(rules)(replace(rules.setup, resume=resume)))
        game._ids_from = ids_from
        game._made_before = made_before
        return game

    def number_from(self, ask_id: int) -> None:
        """The pending question has this id, and later ones follow it: for a game played again
        without choices that were taken back, whose questions had ids, too."""
        self.begin()
        self._ids_from += ask_id - self._ask_id
        self._ask_id = ask_id

    def undo(self, seat: int) -> None:
        """Take back this seat's last choice, while nobody else has acted and nothing was learnt."""
        take_back(self, seat)

    def check_undo(self, seat: int) -> None:
        """Raises an `IllegalChoice` that says why, if this seat cannot take its choice back."""
        check_undo(self, seat)

    def keep_turns(self) -> None:
        """From now on remember where a turn began: taking back then goes no farther back."""
        if self._turns is None:
            self._turns = []

    def _keep_turn(self, turns: list[Turn]) -> None:
        del turns[: 1 - KEPT_TURNS]
        turns.append(Turn(self.state.copy(), self._moves, self.choices_made, self._standing))

    def _back_to(self, turn: Turn, ids_from: int, made_before: int) -> Game:
        """The game as it was when a turn began."""
        twin = Game(self.rules, turn.state.copy())
        twin._fresh = self._fresh
        twin._keeps = self._keeps
        twin._moves = turn.moves
        twin.choices_made = turn.made
        twin._standing = turn.standing
        twin._turn_seen = turn.state.turn
        twin._turns = [each for each in self._turns or () if each.made <= turn.made]
        twin._ids_from = ids_from
        twin._made_before = made_before
        return twin

    def known(self) -> Known:
        """What is known now; see `may_undo`."""
        return known(self)

    def may_undo(self, seat: int, before: Known) -> bool:
        """Whether `undo` would work, given what was known before the last choice. Cheap."""
        return may_undo(self, seat, before)

    def _become(self, other: Game) -> None:
        """Stand where another game of the same setup does, which is not played on itself."""
        self.rules = other.rules
        self.state = other.state
        self._fresh = other._fresh
        self._moves = other._moves
        self.choices_made = other.choices_made
        self._script = other._script
        self._decision = other._decision
        self._answers = other._answers
        self._waiting = other._waiting
        self._begun = other._begun
        self._keeps = other._keeps
        self._snapshot = other._snapshot
        self._since = other._since
        self._on_turn = other._on_turn
        self._turns = other._turns
        self._turn_seen = other._turn_seen
        self._ask_id = other._ask_id
        self._ids_from = other._ids_from
        self._made_before = other._made_before
        self._standing = other._standing

    def _keep_answers(self, answers: dict[int, Option]) -> None:
        """Secret answers given before an interjection that is being taken back."""
        if self._waiting is None:
            self._answers = dict(answers)
        else:
            script, decision, _, ask_id = self._waiting
            self._waiting = (script, decision, dict(answers), ask_id)

    # -- views and events --------------------------------------------------------------------

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat, or a spectator (None), may see now, the pending question included."""
        over = self.over
        view = self.rules.view(self.state, seat, over)
        if not over:
            decision = self.decision
            view["question"] = {
                "id": self.ask_id,
                **self.state.question(decision, self.unanswered() or decision.seats),
            }
        return view

    def reasons(self, viewer: int | None, seat: int) -> dict[str, Any]:
        """Why the numbers about a seat in a viewer's view are what they are; see `view`."""
        for named in (seat,) if viewer is None else (viewer, seat):
            if named not in range(self.state.seats):
                raise SaloonError(f"there is no seat {named}")
        self.begin()
        return self.rules.reasons(self.state, viewer, seat)

    def listen(self) -> list[Event]:
        """Start collecting events; returns the list they are added to."""
        if self.state.events is None:
            self.state.events = []
        return self.state.events

    def __repr__(self) -> str:
        doing = "over" if self.over else repr(self._decision)
        return f"<Game {self.rules.setup.game}, {self.choices_made} choices, {doing}>"


def _still_good(decision: Decision, answers: dict[int, Option]) -> dict[int, Option]:
    """The secret answers that an interjection has not spoilt."""
    good = {
        seat: chosen for seat, chosen in answers.items() if chosen in decision.options_for(seat)
    }
    # If nobody is left to be asked, all are asked again: a question is resolved by an answer.
    return good if len(good) < len(decision.seats) else {}
