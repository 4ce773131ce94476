"""From what is stored to the same table: by the last state, by the log, by a summed log."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest
from tests.table.sitting import ANN, BEN, CLEO, Sitting

from saloon.games.bang import BangRules
from saloon.kernel import Game
from saloon.table.entries import Around
from saloon.table.live import LiveTable
from saloon.table.match import STORED_EVERY, Snapshot, joined
from saloon.table.tally import LOOSE_MOST

CLOCK = {"bank": 60, "increment": 5, "reaction": 20}


class Stored(Sitting):
    """A table whose states are stored turn by turn, and whose summed entries are dropped."""

    def __init__(self, *people: Any, **how: Any) -> None:
        self.states: dict[tuple[int, int], Snapshot] = {}
        self.numbers: list[int] = []
        super().__init__(*people, **how)

    def write(self, entries: list[dict[str, Any]]) -> None:
        for entry in entries:
            known, loose = len(self.log), list(self.table.tally.loose)
            number = self.table.entries
            super().write([entry])
            self.numbers += [number] * (len(self.log) - known)
            if entry["do"] == "summed":
                kept = [at for at, each in enumerate(self.numbers) if each not in loose]
                self.log = [self.log[at] for at in kept]
                self.numbers = [self.numbers[at] for at in kept]
            self.keep()

    def keep(self) -> None:
        for taken in self.table.outbox.take_snapshots():
            # Through JSON, as it is stored.
            plain = json.loads(json.dumps(msgspec.to_builtins(taken.around)))
            state, events = json.loads(json.dumps([taken.state, taken.events]))
            self.states[taken.game, taken.turn] = replace(
                taken, state=state, events=events, around=msgspec.convert(plain, Around)
            )

    @property
    def stored(self) -> Snapshot | None:
        game = max((game for game, _ in self.states), default=0)
        return joined([self.states[key] for key in sorted(self.states) if key[0] == game])

    def recovered(self, *, by_state: bool) -> LiveTable:
        stored = self.stored if by_state else None
        return LiveTable.recover("table", self.log, stored, self.numbers)

    def play(self, choices: int, seed: int, *, undo: bool = False) -> None:
        """So many choices of the people; now and then one is taken back."""
        chance = Random(seed)
        made = 0
        while made < choices and self.table.phase == "playing":
            self.wait(2 if self.table.settings.pace != "none" else 0)
            for person in (ANN, BEN):
                ask = self.client(person).ask
                if ask and ask["options"]:
                    self.choose(person, chance.choice(ask["options"])["text"])
                    made += 1
                    if undo and chance.random() < 0.5:
                        self.do(person, {"do": "undo"})
                    break
            else:
                return


def looks(table: LiveTable) -> dict[str, Any]:
    """Everything about a table that people could notice."""
    match = table.match
    game = {}
    if match is not None:
        game = {
            "state": match.game.state.plain(),
            "asks": match.game.ask_id,
            "step": match.step,
            "choices": match.choices,
            "heard": [event.in_full() for event in match.game.listen()],
            "held": match.held,
            "undo": [match.can_undo(seat) for seat in range(match.game.state.seats)],
        }
    state = msgspec.to_builtins(table.state())
    state["seats"] = [seat and {**seat, "here": None} for seat in state["seats"]]
    return {
        **json.loads(json.dumps(game)),
        "state around": {**state, "watching": [], "wants_pause": []},
        "chairs": [(chair.missed, chair.preferences, chair.former) for chair in table.seating],
        "banks": table.clocks.banks,
        "chat": table.chat,
        "done": list(table.done),
        "entries": table.entries,
        "keeps": table.keeps,
        "handed on": table.handed_on,
    }


def same_either_way(s: Stored) -> LiveTable:
    there = looks(s.table)
    for by_state in (False, True):
        assert looks(s.recovered(by_state=by_state)) == there, by_state
    return s.recovered(by_state=True)


@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"modules": ["dodge-city", "high-noon"], "pace": "quick"},
        {"game": "dice", "modules": ["duels", "rage"]},
    ],
    ids=lambda settings: settings.get("game", "bang"),
)
def test_the_last_state_and_the_log_lead_to_the_same_table(settings: dict[str, Any]) -> None:
    for seed in range(3):
        s = Stored(ANN, BEN, bots=2, clock=CLOCK, seed=seed, **settings)
        s.do(BEN, {"do": "say", "text": "howdy"})
        for part in range(12):
            s.play(2, 100 * seed + part, undo=True)
            s.do(ANN, {"do": "prefer", "preferences": {"habits": {"always_draw": part % 2 == 0}}})
            same_either_way(s)
        assert s.stored is not None
        assert s.stored.step > 0


def test_a_state_is_stored_every_few_turns_and_when_the_table_rests() -> None:
    s = Stored(ANN, BEN, bots=2)
    s.play(30, 4)
    match = s.table.match
    assert match is not None
    turns = sorted(turn for _, turn in s.states)
    assert len(turns) > 2
    assert min(later - turn for turn, later in pairwise(turns)) >= STORED_EVERY
    while match.game.state.turn == turns[-1] or not match.game.quiet:
        s.play(1, 5)
        turns = sorted(turn for _, turn in s.states)
    # Nothing happens for a while: now the state is stored as it is, once.
    for _ in range(2):
        s.table.rest()
        s.keep()
        assert sorted(turn for _, turn in s.states) == [*turns, match.game.state.turn]
    assert s.stored is not None
    assert s.stored.step == match.step
    same_either_way(s)
    s.play(6, 6)
    same_either_way(s)


def test_a_choice_can_be_taken_back_over_the_state_that_was_stored_after_it() -> None:
    taken = 0
    for seed in range(50):
        s = Stored(ANN, BEN, bots=1, pace="none", seed=seed)
        s.play(3 + seed % 3, seed)
        s.table.rest()
        s.keep()
        there, match = s.recovered(by_state=True), s.table.match
        assert looks(there) == looks(s.table)
        assert match is not None
        assert s.stored is not None
        for seat, person in enumerate((ANN, BEN)):
            if match.can_undo(seat) and s.stored.step == match.step:
                taken += 1
                s.do(person, {"do": "undo"})
                entry = s.log[-1]
                assert entry["do"] == "undone"
                there.apply(entry, 0.0)
                assert looks(there) == looks(s.table)
                same_either_way(s)
                s.play(2, seed)
                same_either_way(s)
                break
    assert taken >= 3


def test_only_what_came_after_the_last_state_is_played_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    s = Stored(ANN, BEN, bots=2)
    s.play(25, 3)
    assert s.stored is not None
    played: list[str] = []
    choose = Game.choose

    def count(game: Game, chosen: Any, seat: int | None = None) -> None:
        played.append(chosen)
        choose(game, chosen, seat)

    monkeypatch.setattr(Game, "choose", count)
    again = s.recovered(by_state=True)
    assert again.match is not None
    assert len(played) == again.match.step - s.stored.step < again.match.step / 2
    # And yet the whole game is kept, for its replay.
    assert again.match.choices == s.table.match.choices  # type: ignore[union-attr]
    assert len(again.match.record.choices) == again.match.step


def test_a_game_that_went_on_from_a_state_ends_with_its_whole_record() -> None:
    s = Stored(ANN, BEN, bots=2)
    s.play(20, 5)
    s.table = s.recovered(by_state=True)
    for person in (ANN, BEN):
        s.client(person).mark = None
        s.table.connected(person, s.now)
    s.tell()
    s.play(5000, 6)
    assert s.table.phase == "finished"
    (ended,) = s.table.outbox.take_ended()
    record = ended.course.play().game.record
    assert record == ended.record
    assert record.setup.resume is None
    assert len(record.choices) == ended.step
    assert ended.films(["open"])[0]["frames"][-1].step == ended.step


def test_a_state_that_was_taken_back_leads_nowhere_and_is_not_followed() -> None:
    """A choice ends a turn, the state is stored, and then the choice is taken back."""
    for seed in range(60):
        s = Stored(ANN, BEN, bots=2, seed=seed)
        for step in range(40):
            s.play(1, step)
            before = s.stored
            if s.table.phase != "playing" or before is None or before.entries != s.table.entries:
                continue
            match = s.table.match
            assert match is not None
            people = {s.seat(person): person for person in (ANN, BEN)}
            last = people.get(match.choices[-1][0])
            if last is None or s.do(last, {"do": "undo"}).refused:
                continue
            same_either_way(s)
            s.play(10, step)
            same_either_way(s)
            # The turn came again, and its state was stored in place of the other.
            again = s.states[before.game, before.turn]
            assert again.entries > before.entries
            assert s.stored is not None
            assert s.stored.heard == len(s.stored.events)
            return
    raise AssertionError("no such moment")


@pytest.mark.parametrize("spoil", ["state", "events", "around"])
def test_a_spoilt_state_is_not_needed(spoil: str) -> None:
    s = Stored(ANN, BEN, bots=2)
    s.play(15, 1)
    there = looks(s.table)
    stored = s.stored
    assert stored is not None
    bad: dict[str, Any] = {"state": {"turn": 1}, "events": stored.events[:-1], "around": None}
    again = LiveTable.recover("table", s.log, replace(stored, **{spoil: bad[spoil]}), s.numbers)
    assert looks(again) == there


# -- the cap --------------------------------------------------------------------------------------


def flood(s: Stored, times: int) -> None:
    """All that one can do again and again without a choice that stands."""
    for n in range(times):
        s.do(ANN, {"do": "prefer", "preferences": {"habits": {"barrel_first": n % 2 == 0}}})
        s.do(ANN, {"do": "pause"})
        s.do(ANN, {"do": "resume"})
        s.do(BEN, {"do": "say", "text": f"line {n}"})
        ask = s.client(ANN).ask
        if ask and ask["options"]:
            s.choose(ANN, ask["options"][-1]["text"])
            s.do(ANN, {"do": "undo"})
        # What is due besides the game, as the room does it after each command.
        while s.table.tally.full:
            s.write(s.table.due(s.now))


def choices(log: list[dict[str, Any]]) -> list[tuple[int, str]]:
    return [(entry["seat"], entry["option"]) for entry in log if entry["do"] == "chose"]


def test_what_is_no_choice_is_capped_and_no_choice_is_dropped() -> None:
    s = Stored(ANN, BEN, bots=2, clock=CLOCK)
    for part in range(4):
        flood(s, 150)
        match = s.table.match
        assert match is not None
        # Those that were taken back may be gone; those that stand are all there.
        standing = [choice[1:] for choice in s.table.tally.choices]
        assert standing == match.choices
        kept = dict(zip(s.numbers, s.log, strict=True))
        for number, seat, option in s.table.tally.choices:
            assert (kept[number]["seat"], kept[number]["option"]) == (seat, option)
        assert len(s.log) <= LOOSE_MOST + 2 + 2 * len(standing) + 10
        same_either_way(s)
        s.play(3, part)
        same_either_way(s)
    assert s.numbers[-1] > 3 * LOOSE_MOST
    # The same command is still known after all that.
    assert s.table.done


def test_a_summed_log_of_several_games_goes_on() -> None:
    s = Stored(ANN, BEN, bots=2, series=True)
    s.play(5000, 2)
    assert s.table.phase == "finished"
    assert len(s.table.standings) == 4
    first = choices(s.log)
    s.do(ANN, {"do": "rematch"})
    flood(s, 200)
    same_either_way(s)
    assert choices(s.log) == first
    s.do(ANN, {"do": "start"})
    s.play(4, 2)
    flood(s, 150)
    same_either_way(s)
    s.do(ANN, {"do": "remove", "seat": s.seat(BEN)})
    assert same_either_way(s).seating.former_seat_of(BEN.id) is not None


def test_newer_rules_go_on_from_the_state_of_a_summed_log(monkeypatch: pytest.MonkeyPatch) -> None:
    s = Stored(ANN, BEN, bots=2)
    s.play(10, 4)
    flood(s, 150)
    s.play(2, 5)
    there = s.table.match
    assert there is not None
    monkeypatch.setattr(BangRules, "version", "bang-99")
    again = s.recovered(by_state=True)
    assert (again.phase, again.error) == ("playing", "")
    assert again.match is not None
    assert again.match.step == there.step
    assert again.match.game.state.plain() == there.game.state.plain()
    without = s.recovered(by_state=False)
    assert without.phase == "broken"


def test_a_lost_entry_is_noticed() -> None:
    s = Stored(ANN, BEN, bots=2)
    s.play(12, 1)
    chosen = [at for at, entry in enumerate(s.log) if entry["do"] == "chose"]
    lost = chosen[len(chosen) // 2]
    log, numbers = s.log[:lost] + s.log[lost + 1 :], s.numbers[:lost] + s.numbers[lost + 1 :]
    again = LiveTable.recover("table", log, None, numbers)
    assert again.phase == "broken"
    assert again.match is not None
    assert again.match.step < len(chosen)
    assert again.entries == s.table.entries


def test_a_lost_entry_is_noticed_whatever_it_was() -> None:
    """Nobody can know that it was not a choice."""
    s = Stored(ANN, BEN, bots=2)
    s.play(3, 1)
    s.do(ANN, {"do": "prefer", "preferences": {"habits": {"always_draw": True}}})
    s.do(BEN, {"do": "say", "text": "and on"})
    again = LiveTable.recover(
        "table", s.log[:-2] + s.log[-1:], None, s.numbers[:-2] + s.numbers[-1:]
    )
    assert again.phase == "broken"
    # Before a stored state nothing is missed.
    s.play(30, 2)
    assert s.stored is not None
    talk = next(at for at, entry in enumerate(s.log) if entry["do"] == "spoke")
    assert s.numbers[talk] < s.stored.entries
    log, numbers = s.log[:talk] + s.log[talk + 1 :], s.numbers[:talk] + s.numbers[talk + 1 :]
    again = LiveTable.recover("table", log, s.stored, numbers)
    assert again.phase == s.table.phase == "playing"
    assert {**looks(again), "chat": [], "done": []} == {**looks(s.table), "chat": [], "done": []}


def test_who_watches_may_be_asked_for_after_a_crash() -> None:
    """A name that is only in the talk of a state."""
    s = Stored(ANN, BEN, bots=2)
    s.connect(CLEO)
    s.do(CLEO, {"do": "say", "text": "from the bar"})
    s.play(10, 1)
    assert [each.text for each in s.recovered(by_state=True).chat] == ["from the bar"]
