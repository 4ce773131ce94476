"""Bots keep a pace that one can follow, and no pause tells what somebody holds."""

from __future__ import annotations

from random import Random

import pytest
from tests.table.sitting import ANN, Sitting

from saloon.games.registry import vocabulary_of
from saloon.kernel import Event
from saloon.table.clocks import THINKING
from saloon.table.coming import HURRIED, coming
from saloon.table.pacing import DEAL, LONGEST
from saloon.table.pacing import seeing as seeing_of


def is_reaction(s: Sitting) -> bool:
    ask = s.table.asks_for(["watch"])["watch"]
    return ask is not None and ask.reaction


def seeing(events: list[Event]) -> float:
    return seeing_of(events, vocabulary_of("bang"))


def test_what_must_be_followed_takes_longer_than_a_trifle() -> None:
    shot = Event("played", 0, {"card": "bang:5d", "to": "pile", "target": 1})
    horse = Event("played", 0, {"card": "mustang:8h", "to": "play", "target": 0})
    drew = Event("drew", 0, {"cards": 1})
    assert seeing([shot]) > 3 * seeing([horse])
    assert seeing([drew, drew, drew]) == seeing([drew])
    assert seeing([shot] * 50) == LONGEST
    assert seeing([]) == 0


def test_how_long_it_takes_to_see_does_not_depend_on_what_is_secret() -> None:
    one = Event("drew", 0, {"cards": 1}, {"card": "bang:5d"}, (0,))
    other = Event("drew", 0, {"cards": 1}, {"card": "missed:8s"}, (0,))
    assert seeing([one]) == seeing([other])


@pytest.mark.parametrize("seed", [7, 8, 9])
def test_nobody_moves_before_the_deal_was_seen(seed: int) -> None:
    s = Sitting(ANN, bots=3, pace="normal", seed=seed)
    assert s.table.match is not None
    begun = s.now
    if s.table.seating[s.table.match.asked[0]].played_by_bot:
        assert min(when for when, _ in coming(s.table)) >= begun + DEAL


def test_a_bot_goes_on_when_what_happened_can_have_been_seen() -> None:
    s = Sitting(ANN, bots=3, pace="normal")
    waited = set()
    for _ in range(60):
        match = s.table.match
        assert match is not None
        if match.game.over:
            break
        seat = match.asked[0]
        if s.table.seating[seat].played_by_bot:
            least = match.seen_in + THINKING["normal"][0]
            when = min(when for when, _ in coming(s.table))
            if not is_reaction(s):
                assert when == pytest.approx(match.asked_at + least)
                waited.add(round(least, 2))
            s.wait(when - s.now + 0.01)
        else:
            assert not s.choose(
                ANN, match.game.state.option_text(match.game.options(seat)[-1])
            ).refused
    assert len(waited) > 2, "trifles and shots take equally long"


def test_the_clock_begins_when_what_is_asked_about_has_been_seen() -> None:
    s = Sitting(ANN, bots=3, pace="normal", clock={"bank": 60, "increment": 0, "reaction": 20})
    match = s.table.match
    assert match is not None
    while s.table.seating[match.asked[0]].played_by_bot:
        s.wait(min(when for when, _ in coming(s.table)) - s.now + 0.01)
    allowed = 20 if is_reaction(s) else 60
    assert match.seen_in > 0
    ends = s.table.clocks.runs_out_at(0)
    assert ends == pytest.approx(match.asked_at + match.seen_in + allowed)
    assert s.table.clocks.shown(match.asked_at)[0].left == allowed * 1000


def test_who_is_out_may_hurry_to_the_end() -> None:
    s = fallen()
    match = s.table.match
    assert match is not None

    def waits() -> float:
        return min(when for when, _ in coming(s.table)) - match.asked_at

    match.seen_in = 2.0
    assert waits() >= 2.0
    s.do(ANN, {"do": "prefer", "preferences": {"hurry": True}})
    assert waits() == pytest.approx(HURRIED)


def fallen() -> Sitting:
    """A table where the only person is out, and the bots play on."""
    for seed in range(40):
        s = Sitting(ANN, bots=4, pace="normal", seed=seed)
        match = s.table.match
        assert match is not None
        game = match.game
        random = Random(seed)
        while not game.over and not game.rules.is_out(game.state, 0):
            seat = match.asked[0]
            options = game.options(seat)
            chosen = options[-1] if seat == 0 else random.choice(options)
            match.choose(seat, game.state.option_text(chosen))
        if not game.over:
            return s
    raise AssertionError("nobody falls first")
