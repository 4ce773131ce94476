"""Why the numbers of a view are what they are."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import saloon
from saloon.kernel import SaloonError
from saloon.testing import Scenario, conformance, rule, seat
from saloon.texts import Speaker

DODGE_CITY: dict[str, Any] = {"modules": ["dodge-city"]}


@rule("BB-DIST-04")
def test_a_distance_tells_what_brings_near_and_what_keeps_away() -> None:
    s = Scenario(
        seats=[
            seat("rose-doolan", in_play=["scope"]),
            seat(),
            seat("paul-regret", in_play=["mustang"]),
        ],
        players=6,
    )
    assert s.game.reasons(0, 2)["distance"] == {
        "seats": 2,
        "distance": 2,
        "nearer": ["rose-doolan", "scope"],
        "farther": ["paul-regret", "mustang"],
    }
    assert s.game.reasons(1, 2)["distance"] == {
        "seats": 1,
        "distance": 3,
        "farther": ["paul-regret", "mustang"],
    }
    assert s.game.reasons(0, 2)["sees_me"] == {"seats": 2, "distance": 2}


@rule("BB-DIST-09")
def test_they_are_the_facts_of_a_refusal() -> None:
    s = Scenario(seats=[seat(hand=["bang"]), seat(), seat(in_play=["mustang"])], players=5)
    facts = dict(s.refuses("bang", "BB-DIST-09", at=2))
    reasons = s.game.reasons(0, 2)["distance"]
    assert {name: facts[name] for name in reasons} == reasons
    speaker = Speaker("en", ["Ann", "Bert", "Cora", "Dan", "Elsie"], 0)
    assert speaker.reason("distance", reasons) in speaker.refusal("BB-DIST-09", facts)


@rule("BB-DIST-02")
def test_nobody_measures_to_who_is_out_to_oneself_or_without_a_seat() -> None:
    s = Scenario(seats=[seat(), seat(out=True)])
    for viewer, other in ((0, 1), (1, 0), (0, 0), (None, 2)):
        reasons = s.game.reasons(viewer, other)
        assert (reasons["distance"], reasons["sees_me"]) == (None, None)


@rule("BB-WEAP-01")
def test_a_range_comes_from_the_weapon_or_the_colt() -> None:
    s = Scenario(seats=[seat(), seat(in_play=["barrel", "winchester"])])
    assert s.game.reasons(0, 0)["range"] == {"range": 1, "by": "colt-45"}
    assert s.game.reasons(0, 1)["range"] == {"range": 5, "by": "winchester"}


@rule("BB-TURN-10")
def test_a_hand_limit_comes_from_the_life_points_or_an_ability() -> None:
    s = Scenario(seats=[seat(life=3), seat("sean-mallory", life=2)], **DODGE_CITY)
    assert s.game.reasons(1, 0)["hand_limit"] == {"hand_limit": 3, "by": "life"}
    assert s.game.reasons(0, 1)["hand_limit"] == {"hand_limit": 10, "by": "sean-mallory"}


@pytest.mark.parametrize(("viewer", "other"), [(0, 4), (4, 0), (-1, 0), (None, -1)])
def test_a_seat_that_is_not_there_has_no_reasons(viewer: int | None, other: int) -> None:
    with pytest.raises(SaloonError, match="there is no seat"):
        Scenario(seats=[seat()]).game.reasons(viewer, other)


@pytest.mark.parametrize("players", [3, 5, 8])
def test_they_belong_to_the_numbers_of_the_view_and_betray_nothing(players: int) -> None:
    game = saloon.new_game("bang", players=players, seed=players, **DODGE_CITY)
    random = Random(players)
    while not game.over:
        viewer = random.randrange(players)
        world = game.determinize(viewer, random.getrandbits(32))
        for shown in game.view(viewer)["players"]:
            told = game.reasons(viewer, shown["seat"])
            assert told == world.reasons(viewer, shown["seat"])
            for way in ("distance", "sees_me"):
                assert (told[way] or {"distance": None})["distance"] == shown[way]
            for limit in ("range", "hand_limit"):
                assert told[limit][limit] == shown[limit]
        conformance.play_on(game, random, 4)


@rule("FC-CARD-14")
def test_a_distance_tells_what_has_everybody_at_the_same_one() -> None:
    s = Scenario(
        seats=[seat(), seat(), seat(in_play=["mustang"])],
        players=6,
        modules=["fistful-of-cards"],
        event="ambush",
    )
    assert s.game.reasons(0, 2)["distance"] == {
        "seats": 1,
        "apart": "ambush",
        "distance": 2,
        "farther": ["mustang"],
    }
