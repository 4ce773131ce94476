"""The worked examples of the rulebook about cards of Dodge City (DC-EXAMPLE-01 to 05)."""

from typing import Any

import pytest

from saloon.testing import Scenario, rule, seat

CALM_DECK = [f"missed:{rank}s" for rank in range(2, 9)] + ["beer:6h", "beer:7h", "beer:8h"]


def table(*seats: dict[str, Any], **given: Any) -> Scenario:
    return Scenario(seats=seats, modules=["dodge-city"], **given)


@rule("DC-EXAMPLE-01")
def test_a_sombrero_from_the_next_players_turn_on() -> None:
    s = table(seat(role="sheriff", hand=["sombrero"]), seat(hand=["bang"]), deck=CALM_DECK)
    s.plays("sombrero")
    assert s.in_play(0) == ["sombrero"]
    s.ends_turn()
    s.plays("bang", at=0)
    s.responds(0, "sombrero")
    assert (s.life(0), s.in_play(0)) == (5, [])


@rule("DC-EXAMPLE-02")
@pytest.mark.parametrize("removed", [True, False])
def test_a_derringer_in_a_later_own_turn_if_it_is_still_there(removed: bool) -> None:
    s = table(
        seat(role="sheriff", hand=["derringer"]),
        seat(hand=["cat-balou"] if removed else []),
        deck=CALM_DECK,
    )
    s.plays("derringer")
    s.ends_turn()
    if removed:
        s.plays("cat-balou", at=0)
    for _ in range(3):
        s.ends_turn()
    assert s.active == 0
    if removed:
        assert not s.can(0, "use derringer @1")
        return
    held = len(s.hand(0))
    s.uses(0, "derringer", at=1)
    s.passes(1)
    assert s.life(1) == 3
    assert len(s.hand(0)) == held + 1


@rule("DC-EXAMPLE-03")
def test_a_brawl_takes_something_different_from_everybody() -> None:
    s = table(
        seat(hand=["brawl", "missed"]),
        seat(hand=["bang"], in_play=["mustang"]),
        seat(hand=["beer"], in_play=["barrel"]),
        seat(in_play=["scope"]),
    )
    s.plays("brawl")
    s.responds(0, "missed")
    s.responds(0, "mustang")
    s.responds(0, "hand")
    assert s.pile() == ["brawl", "missed", "mustang", "beer", "scope"]
    assert (s.hand(1), s.in_play(2)) == (["bang"], ["barrel"])


@rule("DC-EXAMPLE-04")
@pytest.mark.parametrize("who", [0, 1, 3])
def test_a_tequila_for_whom_its_player_likes(who: int) -> None:
    s = table(seat(hand=["tequila", "bang"], life=1), seat(life=1), seat(life=1), seat(life=1))
    s.plays("tequila", at=who)
    s.responds(0, "bang")
    assert [each for each in range(4) if s.life(each) == 2] == [who]


@rule("DC-EXAMPLE-05")
def test_a_punch_is_dodged_and_a_card_drawn() -> None:
    s = table(seat(hand=["punch"]), seat(hand=["dodge"]), deck=["beer:6h"])
    s.plays("punch", at=1)
    s.responds(1, "dodge")
    assert (s.life(1), s.hand_texts(1)) == (4, ["beer:6h"])
    assert s.pile() == ["punch", "dodge"]
