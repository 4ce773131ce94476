"""UA-OUTBREAK: when the dead rise, as what, and who leads them."""

from __future__ import annotations

from random import Random

from tests.dice.graveyard import (
    CALM,
    EIGHT,
    SHOT,
    SIX,
    broke_out,
    goes_by,
    risen,
    shown,
    table,
    turned_up,
)

import saloon
from saloon.bots import make_bot, play_out
from saloon.kernel import Game
from saloon.testing import conformance, rule
from saloon.testing.dice_scenario import DiceScenario

EXPLOSION = "dyn dyn dyn gatling gatling"


def zombies(s: DiceScenario) -> list[int]:
    return [player["seat"] for player in s.game.view()["players"] if player["zombie"]]


def master(s: DiceScenario) -> int | None:
    found = [player["seat"] for player in s.game.view()["players"] if player["master"]]
    assert len(found) <= 1
    return found[0] if found else None


# -- when ------------------------------------------------------------------------------------


@rule("UA-OUTBREAK-01", "UA-TIMING-01", "UA-TIMING-04")
def test_after_a_living_players_turn_it_comes_with_the_next() -> None:
    s = table(SIX, SHOT, dead=[3], life={5: 1}, up=[2, 2], deck=[1])
    s.stop()
    s.aim(5)
    assert broke_out(s)
    assert s.active == 1
    kinds = [e.kind for e in s.events if e.kind in ("hands", "outbreak", "turn")]
    assert kinds == ["turn", "hands", "outbreak", "turn"]
    assert s.heard("outbreak")[0].seat == 1
    assert zombies(s) == [3, 5]


@rule("UA-OUTBREAK-01")
def test_it_comes_before_what_a_character_does_at_the_start_of_a_turn() -> None:
    s = table(SIX, SHOT, dead=[3], life={5: 1}, up=[2, 2], deck=[1], characters={1: "sid-ketchum"})
    s.stop()
    s.aim(5)
    assert (s.asked, s.kind) == (1, "heal")
    assert s.targets() == [0, 1, 2, 3, 4, 5]  # the zombies are there already


@rule("UA-OUTBREAK-03")
def test_the_same_if_the_player_on_turn_was_eliminated_himself() -> None:
    s = table(SIX, EXPLOSION, dead=[3], life={1: 1}, first=1, up=[2, 2], deck=[1])
    assert turned_up(s) == [(1, 1)]
    assert broke_out(s)
    assert s.active == 2
    assert zombies(s) == [1, 3]


@rule("UA-OUTBREAK-04")
def test_the_next_player_may_be_a_dead_one_who_turns_up_no_card() -> None:
    s = table(SIX, SHOT, dead=[1], life={5: 1}, up=[2, 2], deck=[1, 2])
    s.stop()
    s.aim(5)
    assert turned_up(s) == [(5, 1)]
    assert broke_out(s)
    assert (s.active, s.asked) == (1, 1)
    assert shown(s, 1)["zombie"]


@rule("UA-OUTBREAK-02")
def test_a_card_at_the_start_of_a_dead_players_turn_makes_it_a_zombies_turn() -> None:
    s = table(dead=[1], up=[2, 2], deck=[1])
    goes_by(s, "beer gatling dyn")
    assert s.heard("outbreak")[0].seat == 1
    assert (s.active, s.asked, s.kind) == (1, 1, "reroll")
    assert s.heard("turn")[-1].seat == 1


# -- what it does ----------------------------------------------------------------------------


@rule("UA-OUTBREAK-05")
def test_the_boneyard_cards_leave_the_game() -> None:
    s = risen(dead=[1, 2], up=[1, 1])
    assert s.game.view()["boneyard"] == {"face_up": [], "deck": 0}


@rule("UA-OUTBREAK-06", "UA-OUTBREAK-07", "UA-OUTBREAK-10", "UA-WIN-04", "UA-EXAMPLE-13")
def test_the_dead_are_zombies_and_a_living_renegade_their_master() -> None:
    s = risen(dead=[1, 2], life={4: 5})
    assert (zombies(s), master(s)) == ([1, 2], 4)
    assert (s.life(1), s.life(2), s.life(4)) == (3, 3, 5)
    assert shown(s, 1)["max_life"] == 3
    teams = [shown(s, seat)["team"] for seat in range(5)]
    assert teams == ["survivors", "zombies", "zombies", "survivors", "zombies"]
    facts = s.heard("outbreak")[0].facts
    assert facts == {"zombies": [1, 2], "life": 3, "master": 4}
    assert s.out() == []


@rule("UA-OUTBREAK-07", "UA-OUTBREAK-08")
def test_a_dead_renegade_is_an_ordinary_zombie() -> None:
    s = risen(dead=[1, 4])
    assert (zombies(s), master(s)) == ([1, 4], None)
    assert s.life(4) == 3
    assert "master" not in s.heard("outbreak")[0].facts


@rule("UA-OUTBREAK-09", "UA-ZOMB-07")
def test_the_master_keeps_his_life_points_and_his_character() -> None:
    s = risen(dead=[1, 2], life={4: 2}, characters={4: "sid-ketchum"}, first=3)
    assert (s.life(4), shown(s, 4)["character"]) == (2, "sid-ketchum")
    goes_by(s, CALM)
    assert (s.asked, s.kind) == (4, "heal")
    s.choose("heal @4")
    assert s.life(4) == 3
    assert len(s.heard("rolled")[-1].facts["rolled"]) == 5


@rule("UA-OUTBREAK-11")
def test_of_two_renegades_the_living_one_is_master() -> None:
    s = risen(EIGHT, dead=[1, 2, 3])
    assert (zombies(s), master(s)) == ([1, 2, 3], 5)
    assert s.life(1) == 5


@rule("UA-OUTBREAK-12", "UA-OUTBREAK-13", "UA-EXAMPLE-14")
def test_of_two_living_renegades_the_nearer_one_is_master() -> None:
    # Seats count from 0 here: the example's seats 1, 2, 3, 6 and 4 are 0, 1, 2, 5 and 3.
    s = table(EIGHT, dead=[3, 4, 6, 7], up=[2, 2], deck=[1], first=2)
    goes_by(s, "beer gatling dyn")
    assert s.active == 3
    assert (zombies(s), master(s)) == ([2, 3, 4, 6, 7], 5)
    assert [s.life(seat) for seat in (2, 3, 4, 6, 7)] == [3] * 5


@rule("UA-OUTBREAK-13")
def test_a_renegade_on_turn_is_the_nearest() -> None:
    s = risen(EIGHT, dead=[3, 4], first=5)
    assert (master(s), zombies(s)) == (5, [2, 3, 4])


@rule("UA-OUTBREAK-14", "UA-OUTBREAK-15", "UA-OUTBREAK-16", "UA-INTERACT-08")
def test_the_second_renegade_gives_everything_back_and_is_no_casualty() -> None:
    for before in (1, 9):
        s = risen(
            EIGHT, dead=[3, 4], first=5, life={0: 3, 2: before}, arrows={2: 3},
            characters={0: "vulture-sam", 2: "paul-regret"},
        )  # fmt: skip
        assert zombies(s) == [2, 3, 4]
        assert s.life(2) == shown(s, 2)["max_life"] == 5  # 0, 1, 5, 6, 7 are alive
        assert shown(s, 2)["character"] == "zombie"
        assert shown(s, 2)["role"] == "renegade"
        assert s.arrows(2) == 0
        assert not s.heard("eliminated")
        assert s.life(0) == 3  # Vulture Sam gains nothing


@rule("UA-OUTBREAK-17", "UA-OUTBREAK-18", "UA-TIMING-06")
def test_the_master_is_known_and_the_other_living_players_are_not() -> None:
    s = risen(dead=[1, 2])
    assert shown(s, 4, 0)["role"] == "renegade"
    assert shown(s, 3, 0)["role"] is None
    assert shown(s, 3, 3)["role"] == "outlaw"
    before = table(dead=[1, 2])
    assert shown(before, 4, 0)["role"] is None


@rule("UA-OUTBREAK-19")
def test_there_are_never_more_than_six_zombies() -> None:
    found = set()

    def look(game: Game) -> None:
        assert game.rules.problems(game.state) == []
        players = game.view()["players"]
        found.add(sum(player.get("zombie", False) for player in players))

    s = risen(EIGHT, dead=[1, 2, 3, 4, 6, 7])
    assert zombies(s) == [1, 2, 3, 4, 6, 7]
    assert s.life(1) == 2
    for seed in range(10):
        game = saloon.new_game("dice", players=8, seed=seed, modules=["undead"])
        play_out(game, [make_bot("random", seat) for seat in range(8)], after=look)
    assert max(found) > 2


@rule("UA-BONE-03", "UA-ZOMB-06")
def test_a_zombie_has_no_character_any_more() -> None:
    s = risen(dead=[2, 3], characters={2: "lucky-duke", 3: "vulture-sam"}, roll=SHOT, life={1: 1})
    assert [shown(s, seat)["character"] for seat in (2, 3)] == ["zombie", "zombie"]
    parts = s.game.reasons(None, 2)["max_life"]
    assert parts == [{"why": "zombie", "amount": 3}]
    s.stop()
    s.aim(1)
    assert s.out() == [1]
    assert s.life(3) == 3  # no Vulture Sam
    assert s.game.view()["rolls_left"] == 2  # no Lucky Duke
    assert s.active == 2


def test_who_is_out_may_come_back_and_is_shown_no_secrets_meanwhile() -> None:
    s = table(dead=[1])
    assert s.game.rules.out_is_final is False
    assert s.game.rules.is_out(s.state, 1)
    assert shown(s, 4, 1)["role"] is None


@rule("UA-TIMING-06", "UA-OUTBREAK-17")
def test_nobody_can_tell_beforehand_who_will_be_master() -> None:
    """The Renegade may be either of two to the Sheriff, and the outbreak is certain to come."""
    position = {"roles": SIX, "life": [None, 0, None, None, None, 0], "hands": [2, 2, 2, 1]}
    game = saloon.new_game("dice", players=6, seed=2, modules=["undead"], position=position)
    for seed in range(60):
        random = Random(seed)
        twin = game.copy()
        conformance.check_non_interference(twin, random.randrange(6), random, choices=30)


def test_after_the_outbreak_no_sampled_world_has_a_hidden_renegade() -> None:
    s = risen(EIGHT, dead=[1, 3])
    for seed in range(10):
        world = s.game.determinize(0, seed)
        roles = [face.text for face in world.state.face[:8]]
        assert [each for each in range(8) if "renegade" in roles[each]] == [2, 5]
