"""The blue cards of Dodge City, and the cards the base game has too (DC-CARD-15 to 18)."""

from typing import Any

import pytest

from saloon.games.bang.catalogue import configure
from saloon.games.bang.faces import CardFace
from saloon.games.bang.modules.base import base
from saloon.games.bang.modules.dodge_city import dodge_city
from saloon.testing import Scenario, rule, seat


def table(*seats: dict[str, Any], **given: Any) -> Scenario:
    return Scenario(seats=seats, modules=["dodge-city"], **given)


@rule("DC-CARD-15")
def test_binocular_makes_all_others_nearer_to_its_owner() -> None:
    s = table(seat(hand=["binocular"]), players=6)
    assert [s.distance(0, who) for who in range(1, 6)] == [1, 2, 3, 2, 1]
    s.plays("binocular")
    assert [s.distance(0, who) for who in range(1, 6)] == [1, 1, 2, 1, 1]
    assert [s.distance(who, 0) for who in range(1, 6)] == [1, 2, 3, 2, 1]


@rule("DC-CARD-16", "ED-56")
@pytest.mark.parametrize("edition", ["dynamite-box", "hu-compendium"])
def test_hideout_makes_its_owner_farther_for_all_others(edition: str) -> None:
    s = table(seat(hand=["hideout"]), players=6, edition=edition)
    s.plays("hideout")
    assert [s.distance(who, 0) for who in range(1, 6)] == [2, 3, 4, 3, 2]
    assert [s.distance(0, who) for who in range(1, 6)] == [1, 2, 3, 2, 1]


@rule("DC-CARD-17")
def test_cards_of_the_same_effect_and_another_name_add_up() -> None:
    s = table(seat(hand=["binocular", "hideout"], in_play=["scope", "mustang"]), players=7)
    s.plays("binocular")
    s.plays("hideout")
    assert s.in_play(0) == ["scope", "mustang", "binocular", "hideout"]
    assert [s.distance(0, who) for who in (2, 3)] == [1, 1]
    assert [s.distance(who, 0) for who in (1, 2, 3)] == [3, 4, 5]


def test_a_second_card_of_the_same_name_is_refused_as_ever() -> None:
    s = table(seat(hand=["mustang:5h"], in_play=["mustang:8h"]))
    s.refuses("mustang", "BB-PLAY-14")


@rule("DC-CARD-18")
def test_the_additional_copies_are_the_same_cards_as_those_of_the_base_game() -> None:
    config = configure(4, ["dodge-city"])
    repeated = {each["id"] for each in dodge_city.data["cards"] if each.get("repeats")}
    assert repeated == {
        "barrel", "dynamite", "mustang", "remington", "rev-carabine", "bang", "missed", "beer",
        "cat-balou", "panic", "general-store", "indians",
    }  # fmt: skip
    for face in config.layout.faces:
        if isinstance(face, CardFace) and face.card.id in repeated:
            assert face.card is base.cards[face.card.id]


@rule("DC-CARD-18")
def test_some_of_them_at_the_table() -> None:
    s = table(
        seat(hand=["bang:8s", "beer:6s", "panic:jh", "remington:6d"], life=3),
        seat(hand=["missed:8d"], in_play=["barrel:ac"]),
        seat(),
        seat(in_play=["mustang:5h"]),
        deck=["indians:5d"],
    )
    s.plays("beer:6s")
    assert s.life(0) == 4
    s.plays("remington:6d")
    assert (s.reach(0), s.distance(0, 3)) == (3, 2)
    s.plays("bang:8s", at=1)
    s.flips("indians:5d")
    s.responds(1, "missed:8d")
    assert s.life(1) == 4
    s.plays("panic:jh", at=1)
    assert s.hand_texts(0) == ["barrel:ac"]
