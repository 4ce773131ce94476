"""What a game brings to the kernel."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, ClassVar

from saloon.kernel.decision import Decision, Option, Script
from saloon.kernel.errors import RecordError, Refusal
from saloon.kernel.native import made_anew, mypyc_attr, settle
from saloon.kernel.state import State
from saloon.kernel.vocabulary import Vocabulary

if TYPE_CHECKING:
    from saloon.kernel.game import Game


@dataclass(frozen=True, slots=True)
class Setup:
    """All that decides a game before the first choice, as plain data."""

    game: str
    players: int
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    resume: Mapping[str, Any] | None = None
    """A stored state to begin with, instead of a new one; see `Game.resume`."""

    def __reduce__(self) -> tuple[Any, ...]:
        return made_anew(self)

    def plain(self) -> dict[str, Any]:
        plain = {"game": self.game, "players": self.players, "seed": self.seed, **self.options}
        return plain if self.resume is None else {**plain, "resume": self.resume}

    @classmethod
    def from_plain(cls, plain: Any) -> Setup:
        if not isinstance(plain, Mapping):
            raise RecordError("the record lacks something it needs: its setup has no names")
        options = dict(plain)
        try:
            game, players, seed = (options.pop(name) for name in ("game", "players", "seed"))
        except KeyError as error:
            raise RecordError(f"the record lacks something it needs: {error}") from None
        for number in (players, seed):
            if not isinstance(number, int) or isinstance(number, bool):
                raise RecordError("players and seed of a record are whole numbers")
        resume = options.pop("resume", None)
        return cls(str(game), players, seed, options, resume)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(ABC):
    """The rules of one configured game. It never changes and is shared by all copies."""

    version: ClassVar[str]
    """Changes whenever the same record could play differently."""

    earlier: ClassVar[tuple[str, ...]] = ()
    """Versions whose records mostly play alike; one that does not is refused where it parts."""

    reactions: frozenset[str]
    """Kinds of questions that can be declined and that a hidden card could answer.

    Who holds no such card is asked all the same and has nothing to think about: a table that let
    these answers come as fast as they are made would betray hands. It should pace them all alike.
    """

    def __init__(self, setup: Setup) -> None:
        settle(self)
        self.setup = setup
        self.reactions = frozenset()
        self._apart: Rules | None = None

    def apart(self) -> Rules:
        """The same rules without what was dealt: for games in which somebody only tries things.

        Neither the seed nor a stored state is theirs to know.
        """
        if self._apart is None:
            self._apart = type(self)(replace(self.setup, seed=0, resume=None))
        return self._apart

    @abstractmethod
    def vocabulary(self) -> Vocabulary:
        """What is told in this game, declared: events, details, refusals, views."""

    @abstractmethod
    def new_state(self) -> State:
        """The state before the first step."""

    @abstractmethod
    def restore(self, plain: Mapping[str, Any]) -> State:
        """The state that `State.plain` wrote in a quiet moment; see `kernel.stored`.

        The data may come from an older version of these rules, or be broken: what cannot be used is
        a `RecordError` that says what was wrong.
        """

    def first_state(self) -> State:
        """What a game begins with: a new state, or the stored one it goes on from."""
        resume = self.setup.resume
        return self.new_state() if resume is None else self.restore(resume)

    @abstractmethod
    def start(self, state: Any) -> Decision | Script[Any] | None:
        """Begin the next step of the agenda.

        Returns None for a step that asked nothing, a `Decision` with `then` for a step that has
        changed nothing so far and waits for an answer, or a script to run.
        """

    def quiet_step(self, state: Any) -> bool:
        """Whether the next step asks before it changes anything (and so needs no snapshot)."""
        return False

    @abstractmethod
    def view(self, state: Any, viewer: int | None, over: bool) -> dict[str, Any]:
        """What a seat, or a spectator (None), may see, built from an allow-list."""

    def parts(
        self, state: Any, viewers: Sequence[int | None], over: bool
    ) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        """The views of several viewers in parts: what is alike for all, and what is each one's own.

        `merged` makes views of them. A game can make and compare what is alike only once;
        here all is one's own. Parts are read, never changed.
        """
        return {}, [self.view(state, viewer, over) for viewer in viewers]

    def reasons(self, state: Any, viewer: int | None, seat: int) -> dict[str, Any]:
        """Why the numbers about a seat in a viewer's view are what they are, as plain data.

        Like the view, it says only what the viewer may know.
        """
        return {}

    def interjections(self, state: Any, seat: int) -> list[Option]:
        """What this seat may do at any time, whoever is asked."""
        return []

    def interjectors(self, state: Any) -> tuple[int, ...]:
        """The seats that may have interjections at all; cheap, it is asked at every decision."""
        return ()

    def minds_speech(self, state: Any, seat: int) -> bool:
        """Whether it means something in the game that this seat says something aloud now.

        Then a table makes the choice `SPEAK` for it, which `interject` carries out like any other.
        """
        return False

    def interject(self, state: Any, seat: int, chosen: Option) -> Script[Any]:
        """The script of an interjection."""
        raise NotImplementedError

    def why_not(self, state: Any, decision: Decision, seat: int, chosen: Option) -> Refusal | None:
        """The rule that forbids an answer, found by the very code that makes the options."""
        if chosen in decision.options_for(seat):
            return None
        refusal = decision.refuse(chosen) if seat in decision.seats else None
        return refusal or Refusal(decision.rule or "not-an-option")

    def why_not_interject(
        self, state: Any, decision: Decision, seat: int, chosen: Option
    ) -> Refusal | None:
        """Why a seat that is not asked cannot do something at any time, if it is such a thing."""
        return None

    def most_telling(self, refusals: Sequence[Refusal]) -> Refusal:
        """Which of several tells best why something cannot be aimed at anybody."""
        return refusals[0]

    def in_vain(self, state: Any, seat: int, chosen: Option) -> str:
        """Why a legal answer would have no effect, as everybody can see; mostly nothing.

        A word that leads to a text, `<game>-vain-<word>`.
        """
        return ""

    def stands(self, seen: Sequence[int], after: Any) -> bool:
        """Whether what was shown since these were seen stands, even for who showed it."""
        return False

    def conceivable(self, state: Any, decision: Decision, seat: int) -> list[Option]:
        """Answers somebody might try, legal or not, to check `options` against `why_not`."""
        tries = list(decision.options_for(seat))
        if seat in decision.seats:
            tries += decision.tries()
        return list(dict.fromkeys(tries))

    def problems(self, state: Any) -> list[str]:
        """Invariants that do not hold, in words; checked after every decision by the fuzzer."""
        return []

    # -- for live tables ---------------------------------------------------------------------

    out_is_final: bool = True
    """Whether who is out stays out, so that showing them everything betrays nothing."""

    def active_seat(self, state: Any) -> int | None:
        """Whose turn it is."""
        return None

    def is_out(self, state: Any, seat: int) -> bool:
        """Whether a seat has nothing left to decide in this game."""
        return False

    habits: ClassVar[Mapping[str, bool]] = {}
    """What a player can have answered in advance, by name, and whether most want it."""

    def by_habit(
        self, state: Any, decision: Decision, seat: int, habits: frozenset[str]
    ) -> Option | None:
        """The answer of somebody with these habits, found from public facts alone."""
        return None

    keeps: ClassVar[bool] = False
    """Whether a player may keep something for the next game of a series."""

    def why_not_keep(self, state: Any, seat: int) -> Refusal | None:
        """Why a seat may not, when the game is over."""
        return None

    def hand_on(self, game: Game, keep: Sequence[int]) -> dict[str, Any]:
        """What a finished game decides about the next one of a series, as options."""
        return {}
