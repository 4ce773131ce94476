"""Distance between players, and what is within range."""

import pytest

from saloon.testing import Scenario, rule, seat


def distances(s: Scenario, who: int) -> list[int]:
    """From one seat to the others who are in the game, clockwise."""
    others = [*range(who + 1, s.state.seats), *range(who)]
    return [s.distance(who, other) for other in others if not s.is_out(other)]


@rule("BB-DIST-01")
@pytest.mark.parametrize(
    ("players", "around"),
    [
        (4, [1, 2, 1]),
        (5, [1, 2, 2, 1]),
        (6, [1, 2, 3, 2, 1]),
        (7, [1, 2, 3, 3, 2, 1]),
    ],
)
def test_distance_is_the_shorter_way_round(players: int, around: list[int]) -> None:
    s = Scenario(seats=[seat()], players=players)
    for who in range(players):
        assert distances(s, who) == around


@rule("BB-DIST-01")
def test_hands_and_other_cards_do_not_change_distances() -> None:
    s = Scenario(
        seats=[seat(hand=["scope", "mustang"], in_play=["winchester", "barrel", "dynamite"])]
    )
    assert distances(s, 0) == [1, 2, 1]
    assert [s.distance(other, 0) for other in (1, 2, 3)] == [1, 2, 1]


@rule("BB-DIST-02")
def test_players_who_are_out_are_skipped() -> None:
    s = Scenario(seats=[seat(), seat(out=True), seat(), seat(), seat(out=True), seat(), seat()])
    assert distances(s, 0) == [1, 2, 2, 1]
    assert s.distance(3, 5) == 1
    assert s.distance(2, 6) == 2


@rule("BB-DIST-02")
def test_an_elimination_brings_the_others_nearer() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang", "bang"], in_play=["volcanic"]),
            seat(role="renegade", life=1),
            seat(role="outlaw"),
        ],
        players=5,
    )
    assert s.refuses("bang", "BB-DIST-09", at=2)["distance"] == 2
    s.plays("bang", at=1)
    assert s.is_out(1)
    s.refuses("bang", "BB-DIST-02", at=1)
    assert s.distance(0, 2) == 1
    s.plays("bang", at=2)
    assert s.life(2) == 3


@rule("BB-DIST-03")
def test_distance_may_differ_with_the_direction() -> None:
    s = Scenario(
        seats=[
            seat(hand=["bang"]),
            seat(in_play=["mustang"], hand=["bang"]),
            seat(in_play=["scope"]),
        ],
    )
    assert (s.distance(0, 1), s.distance(1, 0)) == (2, 1)
    assert (s.distance(0, 2), s.distance(2, 0)) == (2, 1)
    s.refuses("bang", "BB-DIST-09", at=1)
    s.ends_turn()
    s.plays("bang", at=0)
    s.responds(0, "pass")
    assert s.life(0) == 4


@rule("BB-DIST-04", "BB-DIST-05")
@pytest.mark.parametrize(
    ("viewer", "scope", "seen", "mustang", "neighbour", "opposite"),
    [
        (None, [], None, [], 1, 2),
        (None, ["scope"], None, [], 1, 1),
        (None, [], None, ["mustang"], 2, 3),
        # Taken together before the floor: they cancel out, also next to each other.
        (None, ["scope"], None, ["mustang"], 1, 2),
        ("rose-doolan", ["scope"], None, ["mustang"], 1, 1),
        ("rose-doolan", ["scope"], "paul-regret", ["mustang"], 1, 2),
        ("rose-doolan", ["scope"], None, [], 1, 1),
        (None, [], "paul-regret", ["mustang"], 3, 4),
        (None, ["scope"], "paul-regret", ["mustang"], 2, 3),
    ],
)
def test_modifiers_are_summed_before_the_floor_of_one(
    viewer: str | None,
    scope: list[str],
    seen: str | None,
    mustang: list[str],
    neighbour: int,
    opposite: int,
) -> None:
    near = Scenario(seats=[seat(viewer, in_play=scope), seat(seen, in_play=mustang)])
    assert near.distance(0, 1) == neighbour
    far = Scenario(seats=[seat(viewer, in_play=scope), seat(), seat(seen, in_play=mustang)])
    assert far.distance(0, 2) == opposite


@rule("BB-DIST-05")
def test_a_distance_below_one_is_as_good_as_one() -> None:
    s = Scenario(
        seats=[seat("rose-doolan", in_play=["scope"], hand=["panic", "bang"]), seat(hand=["beer"])]
    )
    s.plays("panic", at=1)
    assert s.hand(0) == ["bang", "beer"]
    s.plays("bang", at=1)
    assert s.life(1) == 3


@rule("BB-DIST-06")
def test_without_help_only_the_neighbours_are_reached() -> None:
    s = Scenario(
        seats=[seat(hand=["bang", "panic"]), *(seat(hand=["beer"]) for _ in range(4))],
    )
    for far in (2, 3):
        s.refuses("bang", "BB-DIST-09", at=far)
        s.refuses("panic", "BB-DIST-06", at=far)
    for near in (1, 4):
        assert s.can(0, f"play bang @{near}")
        assert s.can(0, f"play panic @{near}")


@rule("BB-DIST-06")
def test_the_same_holds_for_cards_in_front_of_players() -> None:
    s = Scenario(
        seats=[seat(hand=["panic"]), seat(in_play=["barrel"]), seat(in_play=["scope"]), seat()]
    )
    s.refuses("panic", "BB-DIST-06", at=2)
    s.plays("panic", at=1)
    assert s.hand(0) == ["barrel"]
    assert s.in_play(1) == []


@rule("BB-DIST-07")
def test_a_card_for_distance_one_may_be_played_on_oneself() -> None:
    s = Scenario(seats=[seat(hand=["panic", "bang"], in_play=["dynamite"])])
    s.plays("panic", at=0)
    assert s.hand(0) == ["bang", "dynamite"]
    assert s.in_play(0) == []
    s.plays("bang", at=0)
    s.responds(0, "pass")
    assert s.life(0) == 4


@rule("BB-DIST-07", "ED-04", "ED-34")
def test_by_the_compendium_it_needs_another_player() -> None:
    s = Scenario(
        seats=[seat(hand=["panic", "bang"], in_play=["dynamite"]), seat(hand=["beer"])],
        edition="hu-compendium",
    )
    s.refuses("panic", "BB-CARD-20", at=0)
    s.refuses("bang", "BB-CARD-03", at=0)
    s.plays("panic", at=1)
    assert s.hand(0) == ["bang", "beer"]


@rule("BB-DIST-08")
def test_the_range_is_that_of_the_weapon_or_one() -> None:
    s = Scenario(seats=[seat(in_play=["barrel", "remington"]), seat(in_play=["scope", "mustang"])])
    assert s.reach(0) == 3
    assert s.reach(1) == 1
    assert s.game.view(None)["players"][0]["range"] == 3


@rule("BB-DIST-08", "BB-DIST-09")
def test_a_bang_reaches_whoever_is_no_farther_than_the_range() -> None:
    s = Scenario(seats=[seat(in_play=["schofield"], hand=["bang"])], players=7)
    assert [s.can(0, f"play bang @{other}") for other in range(1, 7)] == [
        True,
        True,
        False,
        False,
        True,
        True,
    ]
    facts = s.refuses("bang", "BB-DIST-09", at=3)
    assert (facts["distance"], facts["range"]) == (3, 2)
    s.plays("bang", at=5)
    assert s.life(5) == 3


@rule("BB-DIST-09")
def test_the_distance_that_counts_is_the_shooters() -> None:
    s = Scenario(seats=[seat(in_play=["mustang"], hand=["bang"]), seat(in_play=["scope"])])
    # Seat 1 sees seat 0 as near as ever; for seat 0 nothing has changed either.
    s.refuses("bang", "BB-DIST-09", at=2)
    s.plays("bang", at=1)
    assert s.life(1) == 3


@rule("BB-DIST-10")
@pytest.mark.parametrize(
    "weapon", ["volcanic", "schofield", "remington", "rev-carabine", "winchester"]
)
def test_weapons_change_no_distance_and_do_not_help_panic(weapon: str) -> None:
    s = Scenario(
        seats=[seat(hand=["panic"], in_play=[weapon]), seat(), seat(hand=["beer"]), seat()]
    )
    assert distances(s, 0) == [1, 2, 1]
    assert [s.distance(other, 0) for other in (1, 2, 3)] == [1, 2, 1]
    s.refuses("panic", "BB-DIST-06", at=2)


@rule("BB-DIST-11")
def test_scope_widens_what_can_be_shot_and_what_can_be_robbed() -> None:
    s = Scenario(seats=[seat(hand=["scope", "bang", "panic"]), seat(), seat(hand=["beer"])])
    s.refuses("bang", "BB-DIST-09", at=2)
    s.refuses("panic", "BB-DIST-06", at=2)
    s.plays("scope")
    s.plays("panic", at=2)
    assert s.hand(0) == ["bang", "beer"]
    s.plays("bang", at=2)
    assert s.life(2) == 3


@rule("BB-DIST-12")
def test_paul_regret_counts_as_a_mustang_and_adds_to_one() -> None:
    s = Scenario(seats=[seat(), seat("paul-regret", in_play=["mustang"]), seat(), seat()])
    assert [s.distance(other, 1) for other in (0, 2, 3)] == [3, 3, 4]
    assert [s.distance(1, other) for other in (0, 2, 3)] == [1, 1, 2]
    s = Scenario(seats=[seat(hand=["panic", "bang"]), seat("paul-regret", hand=["beer"])])
    assert s.distance(0, 1) == 2
    assert s.refuses("panic", "BB-DIST-06", at=1)["farther"] == ["paul-regret"]
    s.refuses("bang", "BB-DIST-09", at=1)


@rule("BB-DIST-12")
def test_rose_doolan_counts_as_a_scope_and_adds_to_one() -> None:
    s = Scenario(
        seats=[
            seat("rose-doolan", hand=["scope", "bang", "panic"]),
            seat(),
            seat(),
            seat(hand=["beer"]),
        ],
        players=7,
    )
    assert distances(s, 0) == [1, 1, 2, 2, 1, 1]
    assert [s.distance(other, 0) for other in range(1, 7)] == [1, 2, 3, 3, 2, 1]
    s.refuses("bang", "BB-DIST-09", at=3)
    s.refuses("panic", "BB-DIST-06", at=3)
    s.plays("scope")
    assert distances(s, 0) == [1, 1, 1, 1, 1, 1]
    s.plays("panic", at=3)
    s.plays("bang", at=3)
    assert s.life(3) == 3
