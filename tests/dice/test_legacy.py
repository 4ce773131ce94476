"""UA-LEGACY: what one game of a series leaves to the next."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any, cast

import pytest

import saloon
from saloon.bots import make_bot, play_out
from saloon.games.dice.catalogue import BUILT
from saloon.games.dice.state import Dice
from saloon.kernel import Game, IllegalChoice, RecordError, SetupError, option
from saloon.kernel.record import Record
from saloon.testing import conformance, rule
from saloon.testing.dice_scenario import DiceScenario

FIVE = ["sheriff", "outlaw", "deputy", "outlaw", "renegade"]
THREE = ["deputy", "outlaw", "renegade"]
SHOT = "1 gatling gatling dyn dyn"
GATLING = "gatling gatling gatling dyn dyn"
PLAYED = ["paul-regret", "black-jack", "lucky-duke", "suzy-lafayette", "willy-the-kid"]
"""Whom the scenarios' seats play, if nothing else is said."""


def last_game(roll: str = SHOT, roles: list[str] = FIVE, **how: Any) -> DiceScenario:
    modules = ["legacy", *how.pop("modules", ())]
    return DiceScenario(roles, roll=roll, modules=modules, **how)


def handed_on(s: DiceScenario) -> dict[str, Any]:
    """Through JSON, as a table writes it down."""
    plain = s.game.rules.hand_on(s.game, ())
    read = json.loads(json.dumps(plain))
    assert read == plain
    return cast(dict[str, Any], read["legacy"])


def past(
    eliminated: tuple[int, ...] = (1, 3),
    sheriff: int | None = None,
    names: int | None = None,
    characters: list[str] = PLAYED,
) -> dict[str, Any]:
    return {
        "characters": characters,
        "eliminated": list(eliminated),
        "sheriff": sheriff,
        "names": names,
    }


def next_game(legacy: dict[str, Any], seed: int = 1, **how: Any) -> Game:
    players = len(legacy["characters"])
    modules = ["legacy", *how.pop("modules", ())]
    game = saloon.new_game("dice", players=players, seed=seed, modules=modules, legacy=legacy)
    game.listen()
    return game


def questions(game: Game) -> Iterator[tuple[int, str]]:
    """Who is asked what before the first roll; everybody takes the default."""
    while game.decision.kind != "reroll" and not game.state.turn:
        seat = game.unanswered()[0]
        yield seat, game.decision.kind
        game.choose(game.decision.default_for(seat), seat)


def words(game: Game) -> list[str]:
    return [game.state.option_text(each) for each in game.options(game.unanswered()[0])]


def told(game: Game, kind: str) -> list[tuple[int, dict[str, Any]]]:
    return [(each.seat, dict(each.facts)) for each in game.listen() if each.kind == kind]


# -- the end of a game -----------------------------------------------------------------------


@rule("UA-LEGACY-02", "UA-LEGACY-08")
def test_who_eliminates_the_sheriff_takes_his_place() -> None:
    s = last_game(life={0: 1}, first=4)
    s.stop()
    s.aim(0)
    assert handed_on(s) == past(eliminated=(0,), sheriff=4)
    fired = last_game(GATLING, life={0: 1}, first=2, characters={0: "black-jack"})
    fired.stop()
    assert handed_on(fired)["sheriff"] == 2  # though he was his Deputy


@rule("UA-LEGACY-08")
def test_indians_and_dynamite_are_nobodys_hand() -> None:
    attack = last_game("arrow gatling gatling dyn dyn", life={0: 1}, arrows={0: 1, 1: 7}, first=2)
    assert handed_on(attack) == past(eliminated=(0,))
    dynamite = last_game("dyn dyn dyn gatling gatling", life={0: 1})
    assert handed_on(dynamite) == past(eliminated=(0,))


@rule("UA-LEGACY-03")
def test_a_sheriff_who_survives_names_the_next_one() -> None:
    s = last_game(life={1: 1, 3: 0, 4: 0})
    s.stop()
    s.aim(1)
    assert s.winners == ("law", (0, 2))
    assert handed_on(s) == past(eliminated=(1, 3, 4), names=0)


@rule("UA-LEGACY-12", "UA-LEGACY-13")
def test_zombies_count_as_eliminated_and_their_master_as_a_survivor() -> None:
    s = last_game(
        SHOT, ["sheriff", "outlaw", "outlaw", "renegade"], modules=["undead"], outbreak=True,
        life={0: 1, 1: 0, 2: 0}, first=3,
    )  # fmt: skip
    s.stop()
    s.aim(0)
    assert s.winners == ("zombies", (1, 2, 3))
    assert s.out() == [0]
    left = handed_on(s)
    assert left == past((0, 1, 2), sheriff=3, characters=PLAYED[:4])


@rule("UA-LEGACY-08")
def test_a_sheriff_may_fall_long_before_the_end() -> None:
    roles = ["sheriff", "outlaw", "outlaw", "renegade"]
    calm, life = "arrow gatling gatling dyn dyn", {0: 1, 1: 0, 3: 0}
    s = last_game(calm, roles, modules=["undead"], outbreak=True, life=life)
    s.roll("1 gatling dyn")
    s.stop()
    s.stop()
    s.roll("1 1 1 1 gatling")
    s.aim(0)  # a zombie eliminates the Sheriff
    s.stop()
    s.aim(1, 1, 3, 3)
    assert s.winners == ("survivors", (0, 2))
    assert handed_on(s)["sheriff"] == 1


@rule("UA-LEGACY-01")
def test_nothing_is_handed_on_before_the_end_or_without_the_module() -> None:
    running = last_game()
    with pytest.raises(SetupError, match="UA-LEGACY-01"):
        running.game.rules.hand_on(running.game, ())
    plain = DiceScenario(FIVE, roll="dyn dyn dyn gatling gatling", life={0: 1})
    assert plain.game.rules.hand_on(plain.game, ()) == {}


# -- the next Sheriff ------------------------------------------------------------------------


@rule("UA-LEGACY-03", "UA-LEGACY-04", "UA-LEGACY-07", "UA-LEGACY-09", "UA-EXAMPLE-16")
def test_the_old_sheriff_names_another_and_starts_with_an_extra_bullet() -> None:
    characters = ["black-jack", *PLAYED[2:], "el-gringo"]
    game = next_game(past(names=0, characters=characters))
    assert (game.unanswered(), game.decision.kind) == ((0,), "name-sheriff")
    assert words(game) == ["name @0", "name @1", "name @2", "name @3", "name @4"]
    game.choose("name @1")
    assert told(game, "next-sheriff") == [(1, {"why": "named", "by": 0, "bonus": 1})]
    list(questions(game))
    players = game.view()["players"]
    assert players[1]["role"] == "sheriff"
    state = cast(Dice, game.state)
    assert players[1]["max_life"] == state.players[1].character.life + 2
    assert players[0]["character"] == "black-jack"
    assert (players[0]["life"], players[0]["max_life"]) == (9, 9)
    assert game.view()["active"] == 1
    parts = game.reasons(None, 0)["max_life"]
    assert parts == [{"why": "black-jack", "amount": 8}, {"why": "legacy", "amount": 1}]


@rule("UA-LEGACY-03", "UA-LEGACY-09")
def test_he_may_name_himself_and_gets_nothing_for_it() -> None:
    game = next_game(past(names=0))
    game.choose("name @0")
    list(questions(game))
    players = game.view()["players"]
    assert (players[0]["role"], players[0]["max_life"]) == ("sheriff", 9 + 2)
    assert told(game, "next-sheriff") == [(0, {"why": "named", "by": 0})]


@rule("UA-LEGACY-07", "UA-LEGACY-10")
def test_before_dealing_nobody_has_a_role_or_more_life_for_it() -> None:
    game = next_game(past(names=2))
    game.choose("name @4")
    for _ in questions(game):
        for seat, player in enumerate(game.view()["players"]):
            assert player["role"] is None
            parts = game.reasons(None, seat)["max_life"]
            assert parts == [{"why": player["character"], "amount": player["max_life"]}]
    assert [len(game.reasons(None, seat)["max_life"]) for seat in range(5)] == [1, 1, 2, 1, 2]


@rule("UA-LEGACY-09")
def test_the_extra_bullet_is_for_one_game() -> None:
    game = next_game(past(names=0))
    game.choose("name @1")
    list(questions(game))
    play_out(game, [make_bot("random", seat) for seat in range(5)])
    again = next_game(game.rules.hand_on(game, ())["legacy"])
    state = cast(Dice, again.state)
    for player in state.players:
        assert player.max_life == player.character.life


@rule("UA-LEGACY-02", "UA-LEGACY-07")
def test_a_killer_is_sheriff_and_the_other_roles_are_dealt() -> None:
    dealings = set()
    for seed in range(20):
        game = next_game(past(eliminated=(0,), sheriff=4), seed)
        list(questions(game))
        assert told(game, "next-sheriff") == [(4, {"why": "killer"})]
        state = cast(Dice, game.state)
        roles = [state.role(player) for player in state.players]
        assert roles[4] == "sheriff"
        assert sorted(roles) == sorted(FIVE)
        assert [p["role"] for p in game.view()["players"]] == [None] * 4 + ["sheriff"]
        dealings.add(tuple(roles))
    assert len(dealings) > 4


@rule("UA-LEGACY-08")
def test_without_a_killer_chance_decides() -> None:
    stars = set()
    for seed in range(30):
        game = next_game(past(eliminated=(0,)), seed)
        asked = [seat for seat, _ in questions(game)]
        ((star, facts),) = told(game, "next-sheriff")
        assert facts == {"why": "chance"}
        assert game.view()["players"][star]["role"] == "sheriff"
        assert asked[0] == 0  # who was eliminated comes first
        stars.add(star)
    assert stars == set(range(5))


@rule("UA-MOD-09")
def test_three_players_have_no_sheriff_and_choose_characters_all_the_same() -> None:
    s = last_game(SHOT, THREE, life={2: 1})
    s.stop()
    s.aim(2)
    assert s.winners == ("deputy", (0,))
    left = handed_on(s)
    assert left == past((2,), characters=PLAYED[:3])
    game = next_game(left)
    assert list(questions(game)) == [
        (2, "pick-character"),
        (0, "keep-character"),
        (1, "keep-character"),
    ]
    assert not told(game, "next-sheriff")
    assert game.view()["players"][game.view()["active"]]["role"] == "deputy"


# -- characters ------------------------------------------------------------------------------


@rule("UA-LEGACY-10")
def test_first_the_sheriff_then_the_dead_then_the_living_clockwise() -> None:
    game = next_game(past(eliminated=(1, 4), names=3))
    game.choose("name @2")
    order = list(questions(game))
    assert order == [
        (4, "pick-character"),
        (1, "pick-character"),
        (2, "keep-character"),
        (3, "keep-character"),
        (0, "keep-character"),
    ]


@rule("UA-LEGACY-05", "UA-LEGACY-11")
def test_who_was_eliminated_picks_from_the_unused_characters() -> None:
    game = next_game(past(eliminated=(1, 3), sheriff=0))
    assert (game.unanswered(), game.decision.kind) == ((1,), "pick-character")
    picks = [each.detail for each in game.options(1) if each.verb == "pick"]
    assert len(picks) == 11
    assert not set(picks) & set(PLAYED)
    assert words(game)[0] == "draw"
    assert game.view()["legacy"] == {"sheriff": 0, "eliminated": [1, 3], "deck": picks}
    for taken, why in (("black-jack", "UA-LEGACY-11"), ("lucky-duke", "UA-LEGACY-05")):
        refusal = game.why_not(1, option("pick", detail=taken))
        assert refusal is not None
        assert refusal.rule == why
    with pytest.raises(IllegalChoice):
        game.choose("keep", 1)
    game.choose("pick el-gringo")
    assert told(game, "next-character") == [(1, {"character": "el-gringo", "why": "picked"})]
    assert game.view()["players"][1]["character"] == "el-gringo"
    # Neither what was picked nor what he had is there for the next.
    assert game.unanswered() == (3,)
    left = {each.detail for each in game.options(3) if each.verb == "pick"}
    assert left == set(picks) - {"el-gringo"}
    game.choose("draw", 3)
    assert game.view()["players"][3]["character"] in left


@rule("UA-LEGACY-06", "UA-LEGACY-11")
def test_who_survived_keeps_his_character_or_takes_one_at_random() -> None:
    drawn = set()
    for seed in range(40):
        game = next_game(past(eliminated=(1,), sheriff=1), seed)
        game.choose("pick el-gringo")
        assert (game.unanswered(), words(game)) == ((2,), ["keep", "draw"])
        assert game.decision.about == "lucky-duke"
        deck = game.view()["legacy"]["deck"]
        assert "black-jack" in deck  # it is shown to who may draw it
        game.choose("draw")
        now = game.view()["players"][2]["character"]
        assert now in deck
        drawn.add(now)
        game.choose("keep")
        assert game.view()["players"][3]["character"] == "suzy-lafayette"
        game.choose("draw")
        list(questions(game))
        cards = [player["character"] for player in game.view()["players"]]
        assert len(set(cards)) == 5
        assert cards[1:4] == ["el-gringo", now, "suzy-lafayette"]
    # UA-LEGACY-11: after the picks the card of who was eliminated is in the deck.
    assert "black-jack" in drawn
    assert not drawn & {"lucky-duke", "el-gringo", "paul-regret"}


@rule("UA-LEGACY-06")
def test_a_character_given_up_may_come_to_the_next_who_draws() -> None:
    found = False
    for seed in range(60):
        game = next_game(past(eliminated=(), sheriff=0), seed)
        game.choose("draw")
        game.choose("draw")
        found = found or game.view()["players"][1]["character"] == "paul-regret"
    assert found


@rule("UA-LEGACY-05")
def test_even_if_all_were_eliminated_there_is_a_character_for_everybody() -> None:
    ids = sorted(BUILT["base"].characters)
    game = next_game(past(tuple(range(8)), characters=ids[:8]))
    asked = [seat for seat, _ in questions(game)]
    assert len(asked) == 8
    assert {player["character"] for player in game.view()["players"]} == set(ids[8:])


@rule("UA-LEGACY-07")
def test_after_the_choices_the_game_is_dealt_like_any_other() -> None:
    game = next_game(past(names=0), modules=["undead"])
    assert "legacy" in game.view()
    assert all(player["role"] is None for player in game.view(2)["players"])
    list(questions(game))
    assert "legacy" not in game.view()
    assert game.view()["boneyard"] == {"face_up": [], "deck": 11}
    assert game.view()["turn"] == 1
    assert game.view(2)["players"][2]["role"] is not None
    deck = list(game.state.group("characters"))[5:]
    assert not any(game.state.knows(None, slot) for slot in deck)


# -- the first game, records, bad data -------------------------------------------------------


@rule("UA-LEGACY-01")
def test_the_first_game_of_a_series_asks_nothing() -> None:
    game = saloon.new_game("dice", players=5, seed=3, modules=["legacy"])
    assert game.decision.kind in ("reroll", "heal", "aim", "beer")
    assert "legacy" not in game.view()


def test_a_record_of_the_next_game_replays_alone() -> None:
    game = next_game(past(names=0))
    play_out(game, [make_bot("random", seat) for seat in range(5)])
    record = Record.from_json(game.record.to_json())
    again = saloon.replay(record)
    assert again.result == game.result
    assert again.rules.hand_on(again, ()) == game.rules.hand_on(game, ())


def test_taking_back_a_name_or_a_pick_is_innocent_and_a_draw_is_not() -> None:
    game = next_game(past(eliminated=(0, 1), names=None, sheriff=0))
    game.choose("pick el-gringo")
    game.undo(0)
    assert game.view()["players"][0]["character"] == "paul-regret"
    game.choose("draw")
    with pytest.raises(IllegalChoice):
        game.undo(0)


@pytest.mark.games
@pytest.mark.parametrize("players", range(3, 9))
def test_a_series_keeps_the_contract(players: int) -> None:
    random = Random(players)
    modules = ["legacy"] if players == 3 else ["legacy", "undead"]
    game = saloon.new_game("dice", players=players, seed=players, modules=modules)
    play_out(game, [make_bot("random", seat) for seat in range(players)])
    game = next_game(game.rules.hand_on(game, ())["legacy"], modules=modules[1:])
    while not game.state.turn:
        conformance.check_everything(game, random)
        game.choose(random.choice(game.options(game.unanswered()[0])), game.unanswered()[0])
    conformance.play_and_check(game, players, every=60)


def test_abilities_have_no_say_before_the_game_is_dealt() -> None:
    posse = sorted(BUILT["posse"].characters)[:5]
    modules = ["duels", "rage", "posse"]
    for lost in ((0, 1, 2, 3, 4), ()):
        game = next_game(past(lost, characters=posse), modules=modules)
        while not game.state.turn:
            conformance.check_refusals(game)
            seat = game.unanswered()[0]
            for verb in ("change", "turn", "take", "give", "heal"):
                refusal = game.why_not(seat, option(verb, seat=0))
                assert refusal is not None
                assert not refusal.rule.startswith("UA-CHAR")
            game.choose(game.decision.default_for(seat))


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"characters": ["black-jack"]}, "every seat"),
        ({"characters": "paul-regret"}, "every seat"),
        ({"characters": [*PLAYED[:4], 7]}, "every seat"),
        ({"characters": [*PLAYED[:4], "zombie"]}, "nobody can have played 'zombie'"),
        ({"characters": [*PLAYED[:4], "black-jack"]}, "nobody can have played 'black-jack'"),
        ({"eliminated": 3}, "UA-LEGACY-05"),
        ({"eliminated": [5]}, "UA-LEGACY-05"),
        ({"eliminated": [1, 1]}, "UA-LEGACY-05"),
        ({"sheriff": 9}, "a seat or nobody"),
        ({"sheriff": True}, "a seat or nobody"),
        ({"names": "Ann"}, "a seat or nobody"),
        ({"names": 1}, "UA-LEGACY-03"),
        ({"names": 0, "sheriff": 2}, "UA-LEGACY-03"),
        ({"horse": 1}, "characters, eliminated, sheriff, names"),
    ],
)
def test_what_no_game_can_have_left_is_refused(changed: dict[str, Any], words: str) -> None:
    with pytest.raises(SetupError, match=words):
        saloon.new_game("dice", players=5, seed=1, modules=["legacy"], legacy=past() | changed)


def test_a_legacy_needs_the_module_and_its_own_table() -> None:
    with pytest.raises(SetupError, match="unknown option 'legacy'"):
        saloon.new_game("dice", players=5, seed=1, legacy=past())
    nonsense: list[Any] = [[], "base", {"characters": PLAYED}]
    for wrong in nonsense:
        with pytest.raises(SetupError, match="UA-LEGACY-01"):
            saloon.new_game("dice", players=5, seed=1, modules=["legacy"], legacy=wrong)
    with pytest.raises(SetupError, match="every seat"):
        saloon.new_game("dice", players=6, seed=1, modules=["legacy"], legacy=past())
    with pytest.raises(SetupError, match="UA-MOD-09"):
        next_game(past((2,), sheriff=1, characters=PLAYED[:3]))
    with pytest.raises(SetupError, match="no past"):
        saloon.new_game("dice", players=5, modules=["legacy"], legacy=past(), position={})


def test_a_broken_stored_past_is_refused() -> None:
    game = next_game(past(names=0))
    plain = json.loads(json.dumps(game.plain()))
    plain["kept"]["legacy"]["past"]["eliminated"] = [9]
    with pytest.raises(RecordError, match="past"):
        Game.resume(game.rules, plain)
