"""Games stored as plain data, and gone on with."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import saloon
from saloon.games.bang.modules.base.stick import DynamiteStick
from saloon.games.bang.state import Bang
from saloon.kernel import Game, IllegalChoice, Record, RecordError, SaloonError, Setup
from saloon.kernel.record import state_hash
from saloon.testing import Scenario, conformance, seat
from saloon.testing.toy import ToyRules

Plain = dict[str, Any]


def toy(choices: int = 0, seed: int = 1) -> Game:
    game = Game(ToyRules(Setup("toy", 3, seed)))
    conformance.play_on(game, Random(seed), choices)
    return game


def quiet_bang(choices: int = 30, **options: Any) -> Game:
    game = saloon.new_game("bang", **{"players": 5, "seed": 3, **options})
    random = Random(3)
    while game.choices_made < choices or not game.quiet:
        conformance.play_on(game, random, 1)
    return game


def test_a_game_in_the_middle_of_a_resolution_cannot_be_stored() -> None:
    game = toy()
    game.plain()
    game.choose(game.options(0)[0], 0)
    with pytest.raises(SaloonError, match="only between resolutions"):
        game.plain()


def test_what_was_stored_stays_as_it_was() -> None:
    game = toy()
    stored = game.plain()
    text = json.dumps(stored)
    conformance.play_on(game, Random(1), 5)
    resumed = Game.resume(game.rules, stored)
    conformance.play_on(resumed, Random(2), 5)
    assert json.dumps(stored) == text


def test_a_finished_game_is_still_over() -> None:
    game = toy(500)
    resumed = Game.resume(game.rules, game.plain())
    assert (resumed.over, resumed.result) == (True, game.result)
    assert resumed.record.choices == ()


def test_the_record_of_a_resumed_game_starts_with_what_was_stored() -> None:
    game = quiet_bang()
    resumed = Game.resume(game.rules, game.plain())
    made = play(resumed, 9)
    record = Record.from_json(resumed.record.to_json())
    assert record.setup.resume == json.loads(json.dumps(game.plain()))
    assert [choice.text for choice in record.choices] == made
    assert record.hashes[0] == (game.state.turn, state_hash(game.state))
    again = saloon.replay(record)
    assert again.state.plain() == resumed.state.plain()


def play(game: Game, choices: int) -> list[str]:
    """Plays on; returns the choices in words."""
    made: list[str] = []
    while not game.over and len(made) < choices:
        who = game.unanswered()[0]
        chosen = game.options(who)[0]
        made.append(game.state.option_text(chosen))
        game.choose(chosen, who)
    return made


def test_a_stored_game_goes_on_under_newer_rules() -> None:
    class Newer(ToyRules):
        version = "toy-2"

    game = toy()
    with pytest.raises(RecordError, match="rules toy-1, this Saloon plays rules toy-2"):
        Game.replay(Newer(game.rules.setup), game.record)
    resumed = Game.resume(Newer(game.rules.setup), game.plain())
    conformance.play_on(resumed, Random(1), 10)
    assert resumed.record.rules_version == "toy-2"
    Game.replay(resumed.rules, resumed.record)


def test_only_choices_since_then_can_be_taken_back() -> None:
    s = Scenario(seats=[seat(hand=["barrel", "scope"])])
    s.plays("barrel")
    resumed = Game.resume(s.game.rules, s.game.plain())
    with pytest.raises(IllegalChoice, match="no choice of yours"):
        resumed.undo(0)
    before = resumed.plain()
    scope = next(name for name in conformance.words(resumed, 0) if name.startswith("play scope"))
    resumed.choose(scope, 0)
    assert resumed.plain() != before
    resumed.undo(0)
    assert resumed.plain() == before


def test_a_resumed_game_can_be_stored_and_resumed_again() -> None:
    game = quiet_bang()
    first = Game.resume(game.rules, game.plain())
    while not first.quiet or first.choices_made < 10:
        play(first, 1)
    second = Game.resume(first.rules, first.plain())
    assert second.rules.setup.resume == first.plain()
    assert second.view(2)["players"] == first.view(2)["players"]


def test_what_came_into_force_on_the_way_is_stored() -> None:
    """Even what is over by now: a game that was taught to ask goes on asking."""
    game = quiet_bang()
    g = game.state
    assert isinstance(g, Bang)
    stick = DynamiteStick()
    stick.id = "dynamite-stick-variant"
    assert "taken" not in g.hooks
    g.proclaim(stick)
    for in_force in ((stick.id,), ()):
        resumed = Game.resume(game.rules, json.loads(json.dumps(g.plain()))).state
        assert isinstance(resumed, Bang)
        assert tuple(source.id for source in resumed.for_all) == in_force
        assert resumed.hooks == g.hooks
        assert resumed.plain() == g.plain()
        g.proclaim()


def test_abilities_that_were_granted_are_stored() -> None:
    game = quiet_bang(modules=["dodge-city"])
    g = game.state
    assert isinstance(g, Bang)
    sid = game.rules.config.sources["sid-ketchum"]  # type: ignore[attr-defined]
    g.grant(g.players[1], (*g.players[1].abilities, sid))
    resumed = Game.resume(game.rules, g.plain()).state
    assert isinstance(resumed, Bang)
    assert resumed.players[1].abilities == g.players[1].abilities
    assert 1 in resumed.anytime


@pytest.mark.parametrize("rest", ["deck", "pile", "box"])
def test_a_game_from_a_position_can_be_stored(rest: str) -> None:
    s = Scenario(seats=[seat(hand=["barrel"]), seat(), seat(out=True)], rest=rest)
    resumed = Game.resume(s.game.rules, json.loads(json.dumps(s.game.plain())))
    assert resumed.view(0) == s.game.view(0)


# -- bad data ----------------------------------------------------------------------------------


def put(*path: str | int, value: Any) -> Callable[[Plain], None]:
    def spoil(plain: Any) -> None:
        for name in path[:-1]:
            plain = plain[name]
        plain[path[-1]] = value

    return spoil


def twice(plain: Plain) -> None:
    plain["pile"].append(plain["deck"][0])


def stranger(plain: Plain) -> None:
    plain["faces"][0] = plain["faces"][1]


SPOILT: list[tuple[Callable[[Plain], Any], str]] = [
    (lambda plain: plain.pop("deck"), "has no 'deck'"),
    (lambda plain: plain.pop("turn"), "has no 'turn'"),
    (lambda plain: plain["players"].pop(), "'players' .* a list of 5 parts, not 4"),
    (lambda plain: plain["players"][2].pop("hand"), "part 2 of 'players' has no 'hand'"),
    (lambda plain: plain["seen"].pop(), "'seen' .* numbers, not"),
    (lambda plain: plain["faces"].pop(), "'faces' .* a list of"),
    (put("turn", value="7"), "'turn' .* whole number from 0 on, not '7'"),
    (put("turn", value=True), "'turn' .* whole number"),
    (put("active", value=5), "'active' .* from 0 to 4, not 5"),
    (put("deck", value={}), "'deck' .* a list"),
    (put("deck", 0, value=4.5), "'deck' .* whole numbers"),
    (put("deck", 0, value=-1), "'deck' .* whole numbers"),
    (put("told", 0, value=1 << 5), "'told' .* from 0 to 31"),
    (put("chance", value=[1]), "'chance' .* seed"),
    (put("uses", value=[]), "'uses' .* three lists"),
    (put("uses", 0, value=[["bang"]]), "'uses' .* how often"),
    (put("uses", 0, value=[[[[1]], 1]]), "'uses' .* how often"),
    (put("result", value="law"), "'result' .* a side"),
    (put("result", value=["law", [9]]), "'result' .* a side"),
    (put("agenda", value=[]), "'agenda' .* not over"),
    (put("agenda", 0, value=["siesta", 0]), "'agenda' .*siesta"),
    (put("agenda", 0, value=["next", 7]), "nobody's"),
    (put("agenda", value=[["phase-2", 0]]), "leads to no other"),
    (put("faces", 0, value="excalibur:1x"), "'excalibur:1x' is not"),
    (stranger, "each of them once"),
    (twice, "in two places"),
    (put("places", value=[0, 1, 2, 3, 3]), "a place of its own"),
    (put("circle", value=[0]), "around the table"),
    (put("first", value=5), "'first' .* from 0 to 4, not 5"),
    (put("first_out", value="me"), "'first_out' .* from -1 to 4, not 'me'"),
    (put("dealt", value=[]), "'dealt' .* a list of 5, one for each seat"),
    (put("world", value=["doomsday"]), "'doomsday' is not"),
    (put("due", value=[[0]]), "'due' .* cards and rules"),
    (put("players", 0, value=3), "part 0 of 'players' is not"),
    (put("players", 0, "status", value="asleep"), "'status' .* 'asleep'"),
    (put("players", 0, "character", value="nobody-knows"), "'character' .* 'nobody-knows'"),
    (put("players", 0, "abilities", value=[["a"]]), "'abilities' .* is not"),
    (put("players", 0, "life", value=9), "seat 0 .* 9 of . life points"),
    (put("players", 0, "role_slot", value=0), "'role_slot' .* whole number"),
]


@pytest.mark.parametrize(("spoil", "message"), SPOILT)
def test_bad_data_is_refused_in_words(spoil: Callable[[Plain], Any], message: str) -> None:
    game = quiet_bang(12)
    plain = json.loads(json.dumps(game.plain()))
    Game.resume(game.rules, plain)
    spoil(plain)
    with pytest.raises(RecordError, match=message):
        Game.resume(game.rules, plain)


@pytest.mark.parametrize("plain", [None, [], "state", 3])
def test_what_is_no_state_at_all_is_refused_in_words(plain: Any) -> None:
    with pytest.raises(RecordError, match="not a set of named values"):
        Game.resume(toy().rules, plain)


def test_hands_of_another_number_of_players_are_refused() -> None:
    game = toy()
    with pytest.raises(RecordError, match=r"'hands' .* a list of 4, one for each seat"):
        Game.resume(ToyRules(Setup("toy", 4, 1)), game.plain())


def test_a_record_with_a_broken_stored_state_is_refused() -> None:
    game = quiet_bang(12)
    plain = Game.resume(game.rules, game.plain()).record.plain()
    plain["setup"]["resume"] = {"turn": 1}
    with pytest.raises(RecordError, match="has no"):
        saloon.replay(Record.from_plain(plain))
