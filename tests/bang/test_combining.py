"""What the rules on combining modules say about the base game alone."""

import pytest

from saloon.games.bang.sources import Character
from saloon.games.bang.state import Bang, Player
from saloon.testing import Scenario, rule, seat


@rule("CB-TIMING-03")
@pytest.mark.parametrize("in_play", [["jail", "dynamite"], ["dynamite", "jail"]])
@pytest.mark.parametrize("edition", ["dynamite-box", "hu-compendium"])
def test_the_order_of_the_checks(in_play: list[str], edition: str) -> None:
    s = Scenario(
        seats=[seat(), seat(in_play=in_play)],
        deck=["missed:2s", "beer:6h"] if in_play[0] == "dynamite" else ["beer:6h", "missed:2s"],
        turn=1,
        step="checks",
        edition=edition,
    )
    checked = [event.kind for event in s.events if event.kind in ("exploded", "passed", "skipped")]
    if in_play[0] == "dynamite":
        # Laid first and always first: the spade is for the Dynamite, the heart for the Jail.
        assert checked == ["exploded"]
        assert s.active == 1
    elif edition == "dynamite-box":
        assert checked[:2] == ["passed", "skipped"]
        assert s.active == 2
    else:
        assert checked == ["exploded"]
        assert s.active == 1


@rule("CB-TIMING-09")
@pytest.mark.parametrize("edition", ["dynamite-box", "hu-compendium"])
def test_after_a_death_by_dynamite_nothing_of_the_turn_is_left(edition: str) -> None:
    s = Scenario(
        seats=[seat(), seat("pedro-ramirez", in_play=["dynamite", "jail"], life=3)],
        deck=["missed:2s", "beer:6h", "beer:7h"],
        turn=1,
        step="checks",
        edition=edition,
    )
    s.flips("2s")
    assert s.is_out(1)
    assert s.picture().splitlines()[1:3] == [
        "  1 renegade pedro-ramirez out",
        "> 2 outlaw nobody **** | hand beer:6h beer:7h",
    ]


@rule("CB-TIMING-10")
@pytest.mark.parametrize("free", [True, False])
def test_who_is_rescued_from_dynamite_goes_on_to_the_jail_check(free: bool) -> None:
    s = Scenario(
        seats=[seat(), seat(hand=["beer"], in_play=["dynamite", "jail"], life=3)],
        deck=["missed:2s", "beer:6h" if free else "bang:2d", "bang:3d", "bang:4d"],
        turn=1,
        step="checks",
    )
    s.flips("2s")
    s.responds(1, "beer")
    s.flips("6h" if free else "2d")
    assert s.life(1) == 1
    assert s.in_play(1) == []
    assert s.active == (1 if free else 2)
    assert s.hand_texts(1 if free else 2) == ["bang:3d", "bang:4d"]


@rule("CB-CHECK-09")
def test_with_the_stick_a_dynamite_is_no_result_of_a_barrel() -> None:
    s = Scenario(
        seats=[seat(hand=["bang"]), seat(in_play=["barrel"])],
        deck=["dynamite:2h", "bang:2d"],
        stick=3,
        rulings={"dynamite-stick-variant": True},
    )
    s.plays("bang", at=1)
    s.flips("2d")  # the Dynamite itself is a heart
    assert s.life(1) == 3
    assert s.in_play(3) == ["dynamite"]


@rule("CB-CHECK-09")
def test_with_the_stick_a_dynamite_is_no_result_of_a_jail_check() -> None:
    s = Scenario(
        seats=[seat(), seat(in_play=["jail"])],
        deck=["dynamite:2h", "bang:2d"],
        turn=1,
        step="checks",
        stick=3,
        rulings={"dynamite-stick-variant": True},
    )
    s.flips("2d")
    assert s.active == 2
    assert s.in_play(3) == ["dynamite"]


@rule("CB-HAND-01")
@pytest.mark.parametrize("life", [1, 2, 3, 4])
def test_the_hand_limit_is_the_current_life(life: int) -> None:
    hand = ["bang:2d", "bang:3d", "bang:4d", "bang:5d", "bang:6d"]
    s = Scenario(seats=[seat(), seat(hand=hand, life=life)], turn=1, step="phase-3")
    s.discards(*hand[life:])
    assert s.hand_texts(1) == hand[:life]
    assert s.active == 2


class Packrat(Character):
    """Keeps four cards, whatever happens; not in any box."""

    id = "packrat"

    def hand_limit(self, g: Bang, p: Player) -> int:
        return 4


@rule("CB-HAND-01")
def test_an_ability_may_set_another_hand_limit() -> None:
    s = Scenario(seats=[seat(), seat(hand=["bang"] * 5, life=2)], turn=1)
    s.state.grant(s.state.players[1], (Packrat(),))
    s.ends_turn()
    s.discards("bang")
    assert len(s.hand(1)) == 4
    assert s.active == 2
