"""Losing and regaining life points, and the rescue from a lethal loss."""

import pytest

from saloon.testing import Scenario, rule, seat


def dynamite(*hand: str, life: int, character: str | None = None, **more: str) -> Scenario:
    """A Dynamite explodes in front of seat 1."""
    s = Scenario(
        seats=[
            seat(role="sheriff"),
            seat(character, role="outlaw", hand=hand, in_play=["dynamite"], life=life),
            seat(more.get("next_to_it")),
        ],
        turn=1,
        step="checks",
        deck=["missed:2s", "bang:2d", "bang:3d"],
    )
    s.flips("missed:2s")
    return s


@rule("BB-DMG-01")
def test_a_lost_life_is_one_bullet_less() -> None:
    s = Scenario(seats=[seat(hand=["bang:2d"]), seat()], rest="box")
    s.plays("bang", at=1)
    assert s.picture() == (
        "> 0 sheriff nobody ***** | hand -\n"
        "  1 renegade nobody ***. | hand -\n"
        "  2 outlaw nobody **** | hand -\n"
        "  3 outlaw nobody **** | hand -\n"
        "deck 0, pile bang:2d"
    )


@rule("BB-DMG-02")
@pytest.mark.parametrize(
    ("who", "character", "most"),
    [(0, "bart-cassidy", 5), (1, "bart-cassidy", 4), (0, "el-gringo", 4), (1, "el-gringo", 3)],
)
def test_nobody_heals_above_the_maximum(who: int, character: str, most: int) -> None:
    drinker = seat(character, hand=["beer", "beer"], life=most - 1)
    s = Scenario(seats=[drinker] if who == 0 else [seat(role="sheriff"), drinker], turn=who)
    s.plays("beer")
    assert s.life(who) == most
    s.plays("beer")
    assert s.life(who) == most


@rule("BB-DMG-02")
def test_saloon_heals_nobody_above_the_maximum() -> None:
    s = Scenario(seats=[seat(hand=["saloon"]), seat(), seat(life=3), seat(life=2)])
    s.plays("saloon")
    assert [s.life(who) for who in range(4)] == [5, 4, 4, 3]


@rule("BB-DMG-03")
def test_only_the_excess_of_a_heal_is_lost() -> None:
    s = Scenario(seats=[seat(life=3)])
    s.state.heal(s.state.players[0], 3)
    assert s.life(0) == 5


@rule("BB-DMG-04")
def test_a_beer_may_be_played_at_once_against_a_lethal_loss() -> None:
    s = Scenario(seats=[seat(hand=["bang"]), seat(hand=["beer"], life=1)])
    s.plays("bang", at=1)
    s.passes(1)
    s.asks(1, "rescue")
    s.responds(1, "beer")
    assert s.life(1) == 1
    assert s.hand(1) == []
    assert not s.is_out(1)


@rule("BB-DMG-04")
def test_a_beer_need_not_be_played_against_a_lethal_loss() -> None:
    s = Scenario(seats=[seat(hand=["bang"]), seat(hand=["beer"], life=1)])
    s.plays("bang", at=1)
    s.passes(1)
    s.passes(1)
    assert s.is_out(1)


@rule("BB-DMG-04")
def test_a_loss_that_leaves_life_is_not_lethal() -> None:
    s = Scenario(seats=[seat(hand=["bang"]), seat(hand=["beer"], life=2)])
    s.plays("bang", at=1)
    s.passes(1)
    assert s.life(1) == 1
    assert s.hand(1) == ["beer"]


@rule("BB-DMG-04")
def test_sid_ketchum_may_use_his_ability_against_a_lethal_loss() -> None:
    s = Scenario(seats=[seat(hand=["bang"]), seat("sid-ketchum", hand=["duel", "panic"], life=1)])
    s.plays("bang", at=1)
    s.passes(1)
    s.uses(1, "sid-ketchum")
    s.responds(1, "duel")
    s.responds(1, "panic")
    assert s.life(1) == 1
    assert s.hand(1) == []


@rule("BB-DMG-05", "BB-DMG-07")
def test_two_beers_are_enough_against_dynamite_at_two_life_points() -> None:
    s = dynamite("beer", "beer", life=2)
    s.responds(1, "beer")
    s.responds(1, "beer")
    assert s.life(1) == 1
    assert s.hand(1) == ["bang", "bang"]  # and the turn goes on


@rule("BB-DMG-05", "BB-DMG-06")
def test_beers_that_are_not_enough_are_not_accepted() -> None:
    s = dynamite("beer", "duel", life=2)
    s.asks(1, "rescue")
    assert s.options(1) == ["pass"]
    s.passes(1)
    s.responds(1, "beer")  # which card lies on top
    assert s.is_out(1)


@rule("BB-DMG-05", "BB-DMG-07")
def test_more_beers_may_be_played_than_are_needed() -> None:
    s = dynamite("beer", "beer", "beer", "duel", life=3)
    for _ in range(3):
        s.responds(1, "beer")
    s.passes(1)
    assert s.life(1) == 3
    assert s.hand(1)[0] == "duel"


@rule("BB-DMG-05", "BB-DMG-07")
def test_the_needed_beers_are_enough() -> None:
    s = dynamite("beer", "beer", "beer", "duel", life=3)
    s.responds(1, "beer")
    s.asks(1, "rescue")
    s.passes(1)
    assert s.life(1) == 1
    assert s.hand(1)[:3] == ["beer", "beer", "duel"]


@rule("BB-DMG-07")
def test_a_rescue_does_not_go_above_the_maximum() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"]),
            seat("el-gringo", hand=["beer"] * 5, life=1),
        ],
    )
    s.plays("bang", at=1)
    s.passes(1)
    for _ in range(3):
        s.responds(1, "beer")
    # At three life points, his maximum, nothing is left to ask for.
    assert s.life(1) == 3
    assert s.hand(1) == ["beer", "beer"]


@rule("BB-DMG-06")
def test_an_incomplete_set_of_beers_is_not_spent() -> None:
    s = dynamite("beer:6h", "beer:7h", life=2, next_to_it="vulture-sam")
    s.responds(1, "beer:6h")
    s.passes(1)
    assert s.is_out(1)
    # Vulture Sam gets both of them; a Beer that was spent would lie on the pile.
    assert s.pile() == ["dynamite", "missed"]
    assert sorted(s.hand_texts(2))[:2] == ["bang:2d", "bang:3d"]
    assert {"beer:6h", "beer:7h"} <= set(s.hand_texts(2))


@rule("BB-DMG-06")
@pytest.mark.parametrize(("life", "saved"), [(2, False), (3, True)])
def test_sid_ketchum_discards_nothing_that_would_not_be_enough(life: int, saved: bool) -> None:
    s = dynamite("duel", "panic", "beer", life=life, character="sid-ketchum")
    s.asks(1, "rescue")
    assert s.can(1, "use sid-ketchum")
    s = dynamite("duel", "panic", life=life, character="sid-ketchum")
    s.asks(1, "rescue")
    assert s.can(1, "use sid-ketchum") == saved


@rule("BB-DMG-08")
@pytest.mark.parametrize("beer_first", [True, False])
def test_sid_ketchum_may_mix_beers_and_his_ability(beer_first: bool) -> None:
    s = dynamite("beer", "duel", "panic", life=2, character="sid-ketchum")
    if beer_first:
        s.responds(1, "beer")
    s.uses(1, "sid-ketchum")
    s.responds(1, "duel")
    s.responds(1, "panic")
    if not beer_first:
        s.responds(1, "beer")
    assert s.life(1) == 1
    assert s.pile()[2:] == (["beer", "duel", "panic"] if beer_first else ["duel", "panic", "beer"])


@rule("BB-DMG-09")
def test_nobody_may_rescue_another_player() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["gatling"]),
            seat(role="renegade", life=1),
            seat(role="outlaw", hand=["beer", "beer"]),
        ],
    )
    s.plays("gatling")
    # Seat 1 fell without a question; the next question is the shot at seat 2 itself.
    s.asks(2, "shot")
    assert s.is_out(1)
    s.passes(2)
    assert s.hand(2) == ["beer", "beer"]


def _gringo_takes(s: Scenario) -> list[int]:
    return [event.facts["from"] for event in s.events if event.kind == "took"]


@rule("BB-DMG-10")
@pytest.mark.parametrize("card", ["bang", "gatling", "indians", "duel"])
def test_the_source_of_a_loss_is_who_played_the_card(card: str) -> None:
    s = Scenario(seats=[seat(hand=[card, "beer:6h"]), seat("el-gringo", life=3)])
    s.plays(card, at=1 if card in ("bang", "duel") else None)
    assert s.life(1) == 2
    assert s.hand_texts(1) == ["beer:6h"]
    assert _gringo_takes(s) == [0]


@rule("BB-DMG-10")
def test_dynamite_has_no_source() -> None:
    s = Scenario(
        seats=[
            seat(hand=["beer"]),
            seat("el-gringo", role="sheriff", in_play=["dynamite"]),
            seat(hand=["duel"]),
        ],
        turn=1,
        step="checks",
        deck=["missed:2s", "bang:2d", "bang:3d"],
    )
    s.flips("missed:2s")
    assert s.life(1) == 1
    assert s.hand_texts(1) == ["bang:2d", "bang:3d"]
    assert _gringo_takes(s) == []


@rule("BB-DMG-11")
def test_who_loses_an_own_duel_has_nobody_to_blame() -> None:
    s = Scenario(
        seats=[seat("el-gringo", hand=["duel"]), seat(hand=["bang", "beer"])],
    )
    s.plays("duel", at=1)
    s.responds(1, "bang")
    assert s.life(0) == 3
    assert s.hand(0) == []
    assert s.hand(1) == ["beer"]


@rule("BB-DMG-11")
def test_an_outlaw_who_falls_in_an_own_duel_brings_no_reward() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"]),
            seat(role="outlaw", hand=["duel"], life=1),
        ],
        turn=1,
    )
    s.plays("duel", at=0)
    s.responds(0, "bang")
    assert s.is_out(1)
    assert s.hand(0) == []
    fallen = next(event for event in s.events if event.kind == "eliminated")
    assert fallen.facts["by"] == -1


@rule("BB-DMG-11")
def test_a_deputy_who_falls_in_an_own_duel_brings_no_penalty() -> None:
    s = Scenario(
        players=5,
        seats=[
            seat(role="sheriff", hand=["bang", "beer"], in_play=["scope"]),
            seat(role="deputy", hand=["duel"], life=1),
        ],
        turn=1,
    )
    s.plays("duel", at=0)
    s.responds(0, "bang")
    assert s.is_out(1)
    assert s.hand(0) == ["beer"]
    assert s.in_play(0) == ["scope"]
