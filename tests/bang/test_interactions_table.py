"""Distances with modifiers, Dynamite and Jail together, and the last two players."""

import pytest

from saloon.testing import Scenario, rule, seat


@rule("BB-INTERACT-47")
@pytest.mark.parametrize(("where", "base"), [(1, 1), (2, 2), (3, 3)])
def test_rose_doolan_with_scope_sees_paul_regret_with_mustang_where_he_sits(
    where: int, base: int
) -> None:
    table = [seat() for _ in range(7)]
    table[0] = seat("rose-doolan", in_play=["scope"])
    table[where] = seat("paul-regret", in_play=["mustang"])
    s = Scenario(seats=table)
    assert s.distance(0, where) == base
    assert s.distance(where, 0) == base


@rule("BB-INTERACT-48")
def test_mustang_and_scope_cancel_out_between_neighbours() -> None:
    s = Scenario(seats=[seat(hand=["bang"], in_play=["scope"]), seat(in_play=["mustang"])])
    assert s.distance(0, 1) == 1
    s.plays("bang", at=1)
    assert s.life(1) == 3


@rule("BB-INTERACT-49")
def test_three_or_two_players_sit_side_by_side() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["duel"]),
            seat(out=True),
            seat(role="outlaw"),
            seat(out=True),
            seat(role="outlaw", life=1),
            seat(out=True),
            seat(out=True),
        ]
    )
    left = (0, 2, 4)
    assert {s.distance(who, other) for who in left for other in left if other != who} == {1}
    s.plays("duel", at=4)
    assert s.is_out(4)
    assert s.distance(0, 2) == s.distance(2, 0) == 1


@rule("BB-INTERACT-50")
def test_panic_takes_ones_own_dynamite_to_hand() -> None:
    s = Scenario(
        seats=[seat(), seat(hand=["panic"], in_play=["dynamite"], life=3)],
        turn=1,
    )
    s.plays("panic", at=1)
    assert s.hand(1) == ["dynamite"]
    assert s.in_play(1) == []
    s.plays("dynamite")
    assert s.in_play(1) == ["dynamite"]


@rule("BB-INTERACT-50")
def test_cat_balou_discards_ones_own_dynamite() -> None:
    s = Scenario(seats=[seat(hand=["cat-balou", "beer"], in_play=["dynamite"])])
    s.plays("cat-balou", at=0)
    s.responds(0, "dynamite")
    assert s.in_play(0) == []
    assert s.pile() == ["cat-balou", "dynamite"]
    assert s.hand(0) == ["beer"]


@rule("BB-INTERACT-51", "CB-TIMING-09")
def test_who_falls_to_dynamite_makes_no_jail_check() -> None:
    s = Scenario(
        seats=[seat(), seat(in_play=["jail", "dynamite"], life=3)],
        deck=["missed:2s", "beer:6h", "beer:7h", "beer:8h"],
        turn=1,
        step="checks",
    )
    s.flips("2s")
    assert s.is_out(1)
    # No card was turned up for the Jail, none drawn: the next player draws both.
    assert s.active == 2
    assert s.hand_texts(2) == ["beer:6h", "beer:7h"]


@rule("BB-INTERACT-52")
@pytest.mark.parametrize("in_play", [["jail", "dynamite"], ["dynamite", "jail"]])
def test_dynamite_passes_on_before_the_prisoner_loses_the_turn(in_play: list[str]) -> None:
    s = Scenario(
        seats=[seat(), seat(in_play=in_play), seat("pedro-ramirez")],
        deck=["beer:6h", "bang:2d", "beer:7h"],
        turn=1,
        step="checks",
    )
    s.flips("6h", "2d")
    # Seat 2 has the Dynamite already, and its turn begins with the check.
    s.flips("7h")
    s.responds(2, "deck")
    assert s.active == 2
    assert s.hand(1) == s.in_play(1) == []
    assert s.in_play(3) == ["dynamite"]


@rule("BB-INTERACT-53")
def test_a_jail_played_on_the_next_player_is_checked_in_the_very_next_turn() -> None:
    s = Scenario(seats=[seat(hand=["jail"])], deck=["bang:2d"])
    s.plays("jail", at=1)
    assert s.in_play(1) == ["jail"]
    s.ends_turn()
    s.flips("2d")
    assert s.in_play(1) == []
    assert s.active == 2


@rule("BB-INTERACT-54")
def test_a_prisoner_duels_like_anybody_else() -> None:
    s = Scenario(seats=[seat(hand=["duel", "bang"]), seat(hand=["bang", "bang"], in_play=["jail"])])
    s.plays("duel", at=1)
    s.responds(1, "bang")
    s.responds(0, "bang")
    s.responds(1, "bang")
    assert (s.life(0), s.life(1)) == (4, 4)
    assert s.in_play(1) == ["jail"]


@rule("BB-INTERACT-59")
def test_saloon_heals_an_opponent_too() -> None:
    s = Scenario(seats=[seat(hand=["saloon"], life=2), seat(life=1), seat(life=4), seat(life=3)])
    s.plays("saloon")
    assert [s.life(who) for who in range(4)] == [3, 2, 4, 4]


@rule("BB-INTERACT-59")
@pytest.mark.parametrize("edition", ["dynamite-box", "hu-compendium"])
def test_saloon_heals_both_of_the_last_two(edition: str) -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["saloon"], life=1),
            seat(role="renegade", life=2),
            seat(role="outlaw", out=True),
            seat(role="outlaw", out=True),
        ],
        edition=edition,
    )
    s.plays("saloon")
    assert (s.life(0), s.life(1)) == (2, 3)
