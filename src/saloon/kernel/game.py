"""One match of any game: what can be done with it besides playing it (`driver.py`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from saloon.kernel.chance_script import Tape
from saloon.kernel.decision import Option
from saloon.kernel.errors import SaloonError
from saloon.kernel.events import Event
from saloon.kernel.history import play_record, record_of
from saloon.kernel.record import Choice, Record
from saloon.kernel.result import Result
from saloon.kernel.rewinding import Rewinding
from saloon.kernel.rules import Rules
from saloon.kernel.sampling import sample, sampled_past
from saloon.kernel.state import State


class Game(Rewinding):
    """One match, with all one can do with it: copy it, sample it, take back, record, look at it.

    In the middle of a resolution a copy is the last quiet state plus a replay of the few choices
    since, which needs snapshots of the quiet states. They are kept from the first copy on; a game
    that is never copied does not pay for them.
    """

    # -- copies ------------------------------------------------------------------------------------

    def _open_for_copies(self) -> None:
        if self._keeps:
            return
        if not self.quiet or self._answers:
            if not self._fresh:
                raise SaloonError("a playout can be copied only between resolutions")
            twin = self.anew()
            twin._keeps = True
            twin.repeat(self.moves)
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
            twin.state.pooled = self.state.pooled[:]  # a determinized past cannot know it
        twin._moves = self._moves
        twin.choices_made = self.choices_made
        twin._ask_id = self._ask_id
        twin._ids_from = self._ids_from
        twin._made_before = self._made_before
        return twin

    def determinize(self, seat: int, seed: int) -> Game:
        """A copy in which everything the seat does not know is dealt anew.

        Its view and options stay as they are; the future is drawn from a fresh generator, so that
        a search can neither foresee nor disturb the real game.
        """
        twin = self.copy()
        twin.rules = self.rules.apart()
        state = twin.state
        before = list(state.face)
        sample(state, seat, seed)
        past = twin._snapshot
        twin._snapshot = None if past is None or twin.quiet else sampled_past(past, state, before)
        decision = twin.waits_for
        if decision is not None:
            decision.forget_options()
            # A secret answer that is not possible in the sampled world was another one there.
            for other, answer in twin._answers.items():
                if answer not in decision.options_for(other):
                    twin._answers[other] = decision.default_for(other)
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
