"""Answers to questions: stale, early, late, habitual, taken back."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.table.sitting import ANN, BEN, CLEO, Sitting

from saloon.kernel import IllegalChoice
from saloon.table.clocks import AWAY, THINKING
from saloon.table.coming import MISSED
from saloon.table.live import LiveTable
from saloon.table.match import Match, setup_of
from saloon.table.protocol import Clock, Person, Settings
from saloon.table.starting import game_options

DAN = Person("dan-id", "Dan")
FOUR = (ANN, BEN, CLEO, DAN)


def asked(s: Sitting) -> tuple[Person, dict[str, Any]]:
    """Who has to choose, and the question."""
    for person in s.clients.values():
        if person.ask is not None and person.ask["options"]:
            return person.person, person.ask
    raise AssertionError("nobody is asked")


def until(s: Sitting, kind: str) -> tuple[Person, dict[str, Any]]:
    """Play until such a question is open: BANG! whoever can be shot, else end the turn."""
    for _ in range(400):
        person, ask = asked(s)
        if ask["kind"] == kind:
            return person, ask
        shots = [each for each in ask["options"] if each["text"].startswith("play bang:")]
        others = [each for each in ask["options"] if each["verb"] in ("end", "pass")]
        s.wait(THINKING[s.table.settings.pace][1])
        s.choose(person, (shots or others or ask["options"])[0]["text"])
    raise AssertionError(f"nobody was asked: {kind}")


def test_a_stale_or_strange_answer_changes_nothing() -> None:
    s = Sitting(*FOUR)
    person, ask = asked(s)
    other = next(each for each in FOUR if each != person)
    option = ask["options"][0]["text"]
    before = len(s.log)
    stale = {"do": "choose", "ask": ask["id"] + 7, "option": option}
    assert s.do(person, stale).refused == "stale"
    now = {"do": "choose", "ask": ask["id"]}
    assert s.do(person, now | {"option": "play gatling:10h"}).refused == "illegal"
    assert s.do(person, now | {"option": "fly away"}).refused == "illegal"
    assert s.do(other, now | {"option": option}).refused == "illegal"
    assert s.do(Person("nobody", "N"), now | {"option": option}).refused == "no-seat"
    assert len(s.log) == before
    assert s.do(person, now | {"option": option}).refused == ""


def test_a_command_that_comes_twice_is_done_once_even_after_a_crash() -> None:
    s = Sitting(*FOUR)
    person, ask = asked(s)
    option = ask["options"][0]["text"]
    command = {"do": "choose", "id": "mine", "ask": ask["id"], "option": option}
    assert s.do(person, command).refused == ""
    s.table = LiveTable.recover("table", s.log)
    before = len(s.log)
    assert s.do(person, command).refused == ""
    assert len(s.log) == before


def test_every_reaction_takes_equally_long() -> None:
    s = Sitting(*FOUR, pace="normal")
    person, ask = until(s, "shot")
    least = THINKING["normal"][1]
    assert ask["reaction"]
    step = s.table.match.step  # type: ignore[union-attr]
    told = {each: len(s.client(each).told) for each in FOUR}
    assert s.choose(person, "pass").refused == ""
    assert s.log[-1]["do"] == "held"  # durable already, but nobody is told
    assert {each: len(s.client(each).told) for each in FOUR} == told
    s.wait(least - 0.1)
    assert s.table.match.step == step  # type: ignore[union-attr]
    s.wait(0.2)
    assert s.table.match.step == step + 1  # type: ignore[union-attr]


def test_who_lets_reactions_pass_is_not_faster_either() -> None:
    s = Sitting(*FOUR, pace="quick")
    for person in FOUR:
        s.do(person, {"do": "prefer", "preferences": {"pass_reactions": True}})
    for _ in range(200):
        person, ask = asked(s)
        shots = [each for each in ask["options"] if each["text"].startswith("play bang:")]
        others = [each for each in ask["options"] if each["verb"] == "end"]
        s.choose(person, (shots or others or ask["options"])[0]["text"])
        if shots:
            break
    step = s.table.match.step  # type: ignore[union-attr]
    s.wait(THINKING["quick"][1] - 0.05)
    assert s.table.match.step == step  # type: ignore[union-attr]
    s.wait(0.1)
    assert s.table.match.step > step  # type: ignore[union-attr]
    assert s.log[-1]["option"] == "pass" or s.log[-1]["by"] == "habit"


def test_a_clock_that_runs_out_takes_the_default_and_then_a_bot_plays() -> None:
    s = Sitting(*FOUR, clock=Clock(30, 0, 5))
    person, _ = asked(s)
    chair = s.table.seating[s.seat(person)]
    s.wait(29)
    assert not any(entry.get("by") == "clock" for entry in s.log)
    for _ in range(400):
        if chair.stand_in:
            break
        s.wait(1)
    by_clock = [entry for entry in s.log if entry.get("by") == "clock"]
    assert len([entry for entry in by_clock if entry["seat"] == s.seat(person)]) == MISSED
    assert s.client(BEN).table["seats"][s.seat(person)]["stand_in"]
    s.leave(person)
    s.connect(person)
    s.wait(0)
    assert not chair.stand_in


def test_the_bank_runs_only_in_ones_own_time() -> None:
    s = Sitting(*FOUR, clock=Clock(100, 7, 5))
    person, ask = asked(s)
    seat = s.seat(person)
    s.wait(10)
    s.choose(person, ask["options"][-1]["text"])
    assert s.log[-1]["left"] == 90_000
    clocks = {each["seat"]: each for each in s.client(person).told[-1]["clocks"]}
    assert clocks[seat]["left"] == 90_000
    assert {each["left"] for each in clocks.values() if not each["running"]} <= {90_000, 100_000}


def test_without_a_clock_somebody_who_is_gone_is_played_by_a_bot_after_a_while() -> None:
    s = Sitting(*FOUR)
    person, _ = asked(s)
    s.leave(person)
    s.wait(AWAY - 1)
    assert not s.table.seating[s.seat(person)].stand_in
    s.wait(2)
    assert s.table.seating[s.seat(person)].stand_in


def test_who_leaves_can_come_back() -> None:
    s = Sitting(*FOUR)
    person, _ = asked(s)
    assert s.do(person, {"do": "stand"}).refused == ""
    assert s.table.seating[s.seat(person)].stand_in
    assert s.do(person, {"do": "sit"}).refused == ""
    assert not s.table.seating[s.seat(person)].stand_in


def test_a_choice_stands_once_it_has_shown_something() -> None:
    s = Sitting(*FOUR)
    person, ask = asked(s)
    turn = s.client(person).view["turn"]
    assert not ask["undo"]
    assert s.do(person, {"do": "undo"}).refused == "stands"  # nothing to take back
    s.choose(person, "end")
    while (discarding := asked(s))[0] == person:
        s.choose(person, discarding[1]["options"][0]["text"])
    assert s.do(discarding[0], {"do": "undo"}).refused == "stands"  # not one's own
    assert s.do(person, {"do": "undo"}).refused == "stands"  # the next player has drawn
    assert s.client(person).view["turn"] == turn + 1


def test_taking_back_shows_the_old_question_under_a_new_id() -> None:
    for seed in range(40):
        s = Sitting(*FOUR, seed=seed)
        person, ask = asked(s)
        equip = [
            each["text"]
            for each in ask["options"]
            if each["card"] and each["card"].partition(":")[0] in ("mustang", "scope", "barrel")
        ]
        if equip:
            break
    else:
        raise AssertionError("nobody can equip")
    before = s.client(person).view
    s.choose(person, equip[0])
    assert s.client(person).ask["undo"]  # type: ignore[index]
    assert s.do(person, {"do": "undo"}).refused == ""
    client = s.client(person)
    assert client.told[-1]["is"] == "back"
    assert client.view == before
    assert client.ask is not None
    assert client.ask["id"] != ask["id"]
    assert client.ask["options"] == ask["options"]
    closed = Sitting(*FOUR, undo=False)
    assert closed.do(ANN, {"do": "undo"}).refused == "no-undo"


BOXES = {
    "bang": ["dodge-city", "high-noon", "fistful-of-cards"],
    "dice": ["rage", "duels", "undead"],
}


def a_match(game: str, seed: int) -> Match:
    rulings: dict[str, bool | int | str] = {}
    if game == "bang":
        rulings["combined-event-deck"] = True
    settings = Settings(game=game, players=5, modules=BOXES[game], rulings=rulings)
    return Match(1, setup_of(game_options(settings), seed))


def choose(match: Match, seat: int, random: Random) -> None:
    chosen = random.choice(match.game.options(seat))
    match.choose(seat, match.game.state.option_text(chosen))


@pytest.mark.parametrize("game", BOXES)
def test_undo_is_offered_where_it_works_and_only_there(game: str) -> None:
    """To every seat, step by step; and the choices that are left still make the same game."""
    offered = refused = 0
    for seed in (1, 2):
        random, match = Random(seed), a_match(game, seed)
        for _ in range(120):
            if match.game.over:
                break
            seat = random.choice(match.asked)
            choose(match, seat, random)
            for each in range(5):
                try:
                    match.game.check_undo(each)
                except IllegalChoice:
                    assert not match.can_undo(each)
                    refused += each == seat
                else:
                    assert match.can_undo(each)
                    offered += 1
            if random.random() < 0.2 and match.can_undo(seat):
                match.undo(seat)
                again = match.course.play()
                assert again.game.state.plain() == match.game.state.plain()
                assert again.asked == match.asked
                assert match.can_undo(seat) == again.can_undo(seat)
    assert offered > 10
    assert refused > 10


def test_why_something_cannot_be_done_is_told_with_its_rule() -> None:
    for seed in range(60):
        s = Sitting(*FOUR, seed=seed)
        person, _ = asked(s)
        hand = s.client(person).view["players"][s.seat(person)]["hand"]
        missed = [card for card in hand if card.startswith("missed:")]
        if missed:
            break
    else:
        raise AssertionError("nobody holds a Missed!")
    answer = s.do(person, {"do": "why", "card": missed[0]})
    assert (answer.refused, answer.rule) == ("illegal", "BB-CARD-07")
    assert s.do(person, {"do": "why", "card": "no-such:card"}).refused == "unknown-card"


def test_reasons_of_a_distance() -> None:
    s = Sitting(*FOUR)
    answer = s.do(ANN, {"do": "reasons", "seat": 2})
    assert answer.reasons
    assert s.do(ANN, {"do": "reasons", "seat": 30}).refused == "no-such-seat"
