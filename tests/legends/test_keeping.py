"""Taking back, what stays hidden, and stored games of Western Legends."""

from __future__ import annotations

import json
from random import Random

import pytest
from tests.legends.fighting import bandit, duel
from tests.legends.test_setup import keep, new, state

from saloon.games.legends.fights.ring import ring
from saloon.games.legends.state import Legends
from saloon.kernel import Game, IllegalChoice, RecordError
from saloon.testing import conformance, rule
from saloon.testing.legends_scenario import LegendsScenario as Scenario


def takes_back(s: Scenario, seat: int = 0) -> bool:
    """Whether the last choice of a seat can be taken back; if so, it is."""
    try:
        s.game.undo(seat)
    except IllegalChoice:
        return False
    return True


def test_what_showed_nothing_is_taken_back() -> None:
    hand = ["saddle_up", "tenacity", "living_legend"]
    for choice in ("play saddle_up", "play tenacity", "play living_legend lp", "move DR02", "work"):
        s = Scenario([{"space": "DR01", "hand": hand}, {}])
        before = s.state.plain()
        s.act(choice)
        assert s.state.plain() != before
        assert takes_back(s), choice
        assert s.state.plain() == before
    s = Scenario([{"space": "DR02", "money": 60}, {}])
    s.act("buy mule", "upgrade mule")
    assert takes_back(s)
    assert (s.player(0).gear["mule"], s.player(0).money) == (1, 50)


def test_what_drew_rolled_or_told_somebody_stands() -> None:
    for choice in ("play hustle", "prospect", "play trackers_instinct"):
        s = Scenario([{"space": "SH02", "hand": ["hustle", "trackers_instinct"]}, {}])
        s.act(choice)
        assert not takes_back(s), choice
    s = Scenario([{"space": "SH07", "cattle": ["cattle:lp1#green"]}, {}])
    s.act("rustle cattle")
    assert not takes_back(s)  # the herd was shuffled
    s = Scenario([{"space": "SH07"}, {}])
    s.act("acquire")
    assert not takes_back(s)


def test_a_card_laid_face_down_is_taken_back_until_the_other_one_lies() -> None:
    s = duel({"hand": ["hustle", "cheat"]}, {"hand": ["tenacity"]})
    s.act("duel @1", "lay hustle")
    assert takes_back(s)
    assert s.hand(0) == ["hustle", "cheat"]
    s.act("lay hustle", "lay tenacity")
    assert not takes_back(s, 1)


@rule("WL-SETUP-32", "WL-SETUP-28")
def test_characters_that_were_not_kept_stay_hidden_to_the_end() -> None:
    for players in range(2, 7):
        game = new(players, players)
        dealt = {
            game.state.option_text(each).partition(":")[2]: seat
            for seat in range(players)
            for each in game.options(seat)
        }
        keep(game)
        kept = {player.character.id for player in state(game).players}
        for viewer in (None, *range(players)):
            view = json.dumps(game.view(viewer))
            others = [id_ for id_, seat in dealt.items() if id_ not in kept and seat != viewer]
            assert not [id_ for id_ in others if f'"character:{id_}"' in view or f'"{id_}"' in view]
        # Who was dealt a character knows that nobody else can have it; the others do not.
        g = state(game)
        for slot in g.box:
            knowers = [seat for seat in range(players) if g.knows(seat, slot)]
            id_ = g.face[slot].text.partition(":")[2]
            assert knowers == ([dealt[id_]] if id_ in dealt else [])


@rule("WL-SETUP-28", "WL-NPC-15")
def test_cards_of_a_fight_are_for_those_who_may_know_them() -> None:
    s = duel({"hand": ["hustle:qs", "cheat:2h"]}, {"hand": ["tenacity:ks", "sprint:2s"]})
    s.act("duel @1", "lay hustle")
    for viewer in (1, 2, None):
        assert "hustle:qs" not in json.dumps(s.game.view(viewer))
    assert s.game.view(0)["ring"]["own"] == ["hustle:qs"]
    s = bandit({"hand": ["hustle:qs"]}, ["q", "5"])
    s.act("lay hustle")
    for viewer in (0, 1, None):
        assert "fight:" not in json.dumps(s.game.view(viewer))
    assert sorted(s.game.view(2)["ring"]["known"]) == ["fight:5", "fight:q"]


@rule("WL-SETUP-28", "WL-RANCH-02", "WL-ROB-03")
def test_stolen_cattle_is_known_to_robber_and_victim_alone() -> None:
    s = duel({"hand": ["hustle"]}, {"cattle": ["cattle:die#blue"]})
    s.act("rob @1", "lay hustle", "yes")
    seen = [s.shown(0, viewer)["herd"] for viewer in (0, 1, 2, None)]
    assert seen == [["cattle:die#blue"], ["cattle:die#blue"], [], []]


def middle(players: int, seed: int) -> Game:
    """A game in full swing, at a quiet question."""
    game, random = new(players, seed, rulings={"length": "long"}), Random(seed)
    while game.state.turn < 6 * players or not game.quiet:
        conformance.play_on(game, random, 1)
    return game


@pytest.mark.parametrize("players", range(2, 7))
def test_a_stored_game_goes_on_as_if_nothing_had_happened(players: int) -> None:
    game = middle(players, 10 + players)
    conformance.check_stored(game)
    conformance.check_copy(game, Random(players))
    for seat in range(players):
        conformance.check_determinize(game, seat, Random(seat))
        conformance.check_non_interference(game, seat, Random(seat))


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"mp": 1, "wp": 1}, "points of both sides"),
        ({"money": 15}, r"\$15"),
        ({"nuggets": 5, "gear": {"revolver": 1}}, "5 nuggets"),
        ({"gear": {"revolver": 1, "map": 2}}, "upgraded 'map'"),
        ({"lp": 6, "proven": 0}, "ability"),
        ({"mount": "mule"}, "without having it"),
        ({"gear": {"revolver": 1, **dict.fromkeys(("map", "whiskey", "provisions"), 1),
                   "ten_gallon": 1}}, "3 items"),
    ],
)  # fmt: skip
def test_a_stored_game_that_cannot_be_is_refused(change: dict[str, object], complaint: str) -> None:
    s = Scenario([{}, {}])
    plain = json.loads(json.dumps(s.game.plain()))
    plain["players"][0].update(change)
    with pytest.raises(RecordError, match=complaint):
        Game.resume(s.game.rules, plain)


@pytest.mark.parametrize(
    ("bandits", "complaint"),
    [(["DR02"], "outside the hideouts"), (["DC01", "DC01"], "too many bandits")],
)
def test_a_stored_table_that_cannot_be_is_refused(bandits: list[str], complaint: str) -> None:
    s = Scenario([{}, {}])
    plain = json.loads(json.dumps(s.game.plain()))
    plain["bandits"] = bandits
    with pytest.raises(RecordError, match=complaint):
        Game.resume(s.game.rules, plain)


def test_the_invariants_find_what_is_lost() -> None:
    s = Scenario([{"hand": ["hustle"]}, {}])
    g: Legends = s.state
    assert s.game.rules.problems(g) == []
    g.players[0].hand.pop()
    assert s.game.rules.problems(g) == ["a piece of 'poker' is in no place"]
    s = Scenario([{"cattle": ["cattle:die#blue"]}, {}])
    s.state.blue.append(s.player(0).cattle[0])
    assert s.game.rules.problems(s.state)[0] == "a piece of 'cattle' is in two places"
    s = Scenario([{}, {}], income="")
    s.state.hurt.append(0)
    assert s.game.rules.problems(s.state) == ["something of the turn before is not over"]
    s = Scenario([{}, {}], income="")
    s.state.reveal(ring(s.state).deck[-1])
    ring(s.state).played.append(ring(s.state).deck.pop())
    assert s.game.rules.problems(s.state) == [
        "cards of a fight that is over have not been cleared away"
    ]
