"""Questions to players and the options that answer them."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from saloon.kernel.errors import Refusal

T = TypeVar("T")


class Option(NamedTuple):
    """One thing a player can answer, as plain data: a verb, and what it is done with and to."""

    verb: str
    slot: int = -1
    seat: int = -1
    detail: str = ""
    second: int = -1
    """Another card it is done with: a slot as well, since a face may lie elsewhere in a sample."""


class Said:
    """What the detail of an option says, under the names that its declaration gives.

    A detail that has nothing of a name says an empty text, list or 0; a name that no detail of the
    game has is a KeyError.
    """

    __slots__ = ("_facts",)

    def __init__(self, facts: Mapping[str, Any]) -> None:
        self._facts = facts

    def word(self, name: str) -> str:
        """An id, a face or a place."""
        word: str = self._facts[name]
        return word

    def words(self, name: str) -> list[str]:
        words: list[str] = self._facts[name]
        return words

    def number(self, name: str) -> int:
        number: int = self._facts[name]
        return number


# The same options are made all the time: each is built once and shared. With all boxes there are
# too many to keep them all as long as a server runs.
option: Final[Callable[..., Option]] = lru_cache(maxsize=1 << 16)(Option)

PASS: Final = option("pass")
SPEAK: Final = option("speak")
"""Saying something aloud at the table, where the rules mind it; never among anybody's options."""
# Sent to a script whose question lost its point (the asked seat is out, its subject is gone).
VOID: Final = option("void")

NOTHING: Final[list[Option]] = []
"""What nobody can answer: nothing is ever put in here."""


class Decision:
    """A question: who is asked, what kind of question, why, and how to compute the options.

    `compute(seat)` lists the options from the state as it is now; they are never stored with the
    state. A question to several seats is answered by each in secret, and resolved when all are in.

    What a question can do is given as functions. One that is asked all the time is a class of its
    own; see `Often`.
    """

    __slots__ = (
        "_answers",
        "_compute",
        "_conceivable",
        "_then",
        "_why",
        "about",
        "amount",
        "anytime",
        "by",
        "default_option",
        "extra",
        "kind",
        "known",
        "options",
        "rule",
        "seats",
        "starts",
        "together",
    )

    def __init__(
        self,
        seats: tuple[int, ...],
        kind: str,
        compute: Callable[[int], list[Option]] | None,
        *,
        rule: str = "",
        about: str = "",
        by: int = -1,
        amount: int = 0,
        default: Option | None = None,
        anytime: bool = True,
        together: bool = False,
        then: Callable[[Any], Script[Any] | None] | None = None,
        why: Callable[[Option], Refusal | None] | None = None,
        conceivable: Callable[[], list[Option]] | None = None,
    ) -> None:
        self.seats = seats
        self.kind = kind
        self.rule = rule
        """The ledger id that asks."""
        self.about = about
        """The card, character or other source that asks, by id."""
        self.by = by
        """The other seat the question is about (who shot, who is robbed), or -1."""
        self.amount = amount
        """How much is at stake: cards to discard, life points to lose, answers needed."""
        self.default_option = default
        self.anytime = anytime
        """Whether the asked seats' any-time abilities stand among their options."""
        self.together = together or len(seats) > 1
        """Whether the script is sent a dict from seat to answer, even if only one seat is asked."""
        self.starts = then is not None
        """Only for a question of a quiet step: whether an answer, or a dict of them, starts
        something."""
        self._then = then
        self._why = why
        self._conceivable = conceivable
        # Set by the driver, if any-time abilities stand among the options.
        self.extra: Callable[[int], list[Option]] | None = None
        self._compute = compute
        self.known = -1
        """For which seat `options` were computed last: mostly only one is asked."""
        self.options = NOTHING

    def options_for(self, seat: int) -> list[Option]:
        """The legal answers of one asked seat, in canonical order; never empty."""
        if seat != self.known:
            if seat not in self.seats:
                return []
            compute, extra = self._compute, self.extra
            options = self.work_out(seat) if compute is None else compute(seat)
            self._answers = self.options = options
            if extra is not None and options:
                self.options = options + extra(seat)
            self.known = seat
        return self.options

    def answers_for(self, seat: int) -> list[Option]:
        """The options that answer the question itself, without any-time abilities."""
        return self._answers if self.options_for(seat) else []

    def computed_for(self, seat: int) -> list[Option]:
        """The answers as the state is this very moment; what was computed before is kept."""
        compute = self._compute
        return self.work_out(seat) if compute is None else compute(seat)

    def work_out(self, seat: int) -> list[Option]:
        """The answers, where no function says them."""
        raise NotImplementedError

    def start(self, answer: Any) -> Script[Any] | None:
        """Of a quiet step: what an answer, or a dict of them, starts."""
        return None if self._then is None else self._then(answer)

    def refuse(self, chosen: Option) -> Refusal | None:
        """Why something is no answer, where more is to be said than the rule that asks."""
        return None if self._why is None else self._why(chosen)

    def tries(self) -> list[Option]:
        """What else somebody asked might try, legal or not; see `Rules.conceivable`."""
        return [] if self._conceivable is None else self._conceivable()

    def default_for(self, seat: int) -> Option:
        """What a clock that runs out falls back on."""
        options = self.options_for(seat)
        if self.default_option is not None and self.default_option in options:
            return self.default_option
        return PASS if PASS in options else options[0]

    @property
    def default(self) -> Option:
        return self.default_for(self.seats[0])

    def forget_options(self) -> None:
        """The state has changed: compute the options anew when next asked for."""
        self.known = -1

    def __repr__(self) -> str:
        return f"Decision({self.kind} for {self.seats}, {self.about or self.rule})"


class Often(Decision):
    """A question that is asked all the time, as a class of its own.

    What it can do are methods (`work_out`, `start`, `refuse`, `tries`) instead of functions made
    anew each time, and what is the same each time stands in the class. The rest is set by its
    `__init__`, which does not pass it on to that of `Decision`: even that takes its time.
    """

    __slots__ = ()

    anytime = True
    together = False
    starts = False
    _compute: Callable[[int], list[Option]] | None = None
    _then: Callable[[Any], Script[Any] | None] | None = None
    _why: Callable[[Option], Refusal | None] | None = None
    _conceivable: Callable[[], list[Option]] | None = None


# A rule as a script: it yields questions and is sent the chosen option (for a question asked
# together, a dict from seat to option); it may return a value to the script that runs it.
Script: TypeAlias = Generator[Decision, Any, T]

# What a rule that may ask nothing returns: a script, or None if it is done already. It is run with
# `yield from rule(…) or ()`.
Effect: TypeAlias = Script[None] | None
