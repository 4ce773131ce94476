"""One match of any game: what can be done with it besides playing it (`driver.py`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from saloon.kernel.chance_script import Tape
from saloon.kernel.decision import Option
from saloon.kernel.driver import Driver
from saloon.kernel.errors import SaloonError
from saloon.kernel.events import Event
from saloon.kernel.history import (
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
from saloon.kernel.state import State

KEPT_TURNS: Final = 3
"""Where so many turns began is remembered, the present one among them."""


class Game(Driver):
    """One match, with all one can do with it: copy it, sample it, take back, record, look at it.

    In the middle of a resolution a copy is the last quiet state plus a replay of the few choices
    since, which needs snapshots of the quiet states. They are kept from the first copy on; a game
    that is never copied does not pay for them.
    """

    def __init__(self, rules: Rules, state: State | None = None) -> None:
        super().__init__(rules, rules.first_state() if state is None else state)
        self._fresh = state is None  # can be built again from its setup
        self._on_turn: Callable[[Game], None] | None = None
        # Where the last turns began, if choices may be taken back; see `keep_turns`.
        self._turns: list[Turn] | None = None
        self._made_before = 0  # choices before the stored state it began with

    def _turn_began(self) -> None:
        if self._turns is not None:
            self._keep_turn(self._turns)
        if self._on_turn is not None:
            self._on_turn(self)

    # -- copies ------------------------------------------------------------------------------------

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
            if self.waits_for is not None:
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
            decision = self.waits_for
        self.choices_made += made
        return state.result

    # -- records -----------------------------------------------------------------------------

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

    def become(self, other: Game) -> None:
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
        self._on_turn = other._on_turn
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
        doing = "over" if self.over else repr(self.waits_for)
        return f"<Game {self.rules.setup.game}, {self.choices_made} choices, {doing}>"
