"""Answers in advance: the game tells which there are, and what is usual."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from tests.table.sitting import ANN, BEN, Sitting

from saloon.games.registry import GAMES, about
from saloon.kernel import Decision, Option, Rules, option
from saloon.kernel.vocabulary import Vocabulary
from saloon.table.coming import coming
from saloon.table.entries import Chose, Preferred, from_plain
from saloon.table.protocol import Preferences


def test_a_game_tells_its_habits_and_what_is_usual() -> None:
    told = {habit.id: habit.usual for habit in about("bang").habits}
    assert told == {"barrel_first": False, "always_draw": False, "any_order": True}
    assert about("dice").habits == []


def test_a_habit_of_another_game_is_refused() -> None:
    s = Sitting(ANN, BEN, bots=2)
    before = len(s.log)
    order = {"do": "prefer", "preferences": {"habits": {"fold_early": True}}}
    assert s.do(ANN, order).refused == "unknown-habit"
    assert len(s.log) == before
    order = {"do": "prefer", "preferences": {"habits": {"barrel_first": True}}}
    assert s.do(ANN, order).refused == ""


class Asked(Rules):
    """The rules of a game, and with which habits they are asked; no other question comes up.

    Built on the kernel's own class: those of a game are closed once they are compiled.
    """

    version = "asked"
    habits: ClassVar[Mapping[str, bool]] = GAMES["bang"].habits

    def __init__(self, real: Rules, asked: list[frozenset[str]]) -> None:
        super().__init__(real.setup)
        self.real, self.asked = real, asked

    def by_habit(
        self, state: Any, decision: Decision, seat: int, habits: frozenset[str]
    ) -> Option | None:
        self.asked.append(habits)
        return self.real.by_habit(state, decision, seat, habits)

    def why_not(self, state: Any, decision: Decision, seat: int, chosen: Option) -> Any:
        return self.real.why_not(state, decision, seat, chosen)

    def vocabulary(self) -> Vocabulary:
        return self.real.vocabulary()

    def new_state(self) -> Any:
        return self.real.new_state()

    def restore(self, plain: Mapping[str, Any]) -> Any:
        return self.real.restore(plain)

    def start(self, state: Any) -> Any:
        return self.real.start(state)

    def view(self, state: Any, viewer: int | None, over: bool) -> dict[str, Any]:
        return self.real.view(state, viewer, over)


def test_the_game_is_asked_with_the_habits_one_has_and_the_usual_ones() -> None:
    s = Sitting(ANN, BEN, bots=2)
    match = s.table.match
    assert match is not None
    asked: list[frozenset[str]] = []

    def options(_seat: int) -> list[Option]:
        return [option("use", detail="barrel"), option("pass")]

    seat = s.table.seating.seat_of(ANN.id)
    assert seat is not None
    match.game.waits_for = Decision((seat,), "shot", options)
    match.game.rules = Asked(match.game.rules, asked)
    coming(s.table)
    s.table.seating[seat].preferences = Preferences(
        habits={"barrel_first": True, "any_order": False}
    )
    answers = [entry for _, entry in coming(s.table) if isinstance(entry, Chose)]
    assert asked == [frozenset({"any_order"}), frozenset({"barrel_first"})]
    assert [(entry.option, entry.by) for entry in answers] == [("use barrel", "habit")]


def test_a_log_from_before_games_told_their_habits_is_read() -> None:
    old = {"pass_reactions": True, "barrel_first": True, "always_draw": False, "any_order": False}
    entry = from_plain({"do": "preferred", "seat": 1, "preferences": old})
    habits = {"barrel_first": True, "always_draw": False, "any_order": False}
    assert entry == Preferred(1, Preferences(pass_reactions=True, habits=habits))
    plain = {"do": "preferred", "seat": 1, "preferences": {"habits": {"any_order": False}}}
    assert from_plain(plain) == Preferred(1, Preferences(habits={"any_order": False}))
