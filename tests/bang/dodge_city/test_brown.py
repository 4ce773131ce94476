"""The brown cards of Dodge City (DC-CARD-01 to 14)."""

from typing import Any

import pytest

from saloon.testing import Scenario, rule, seat


def table(*seats: dict[str, Any], **given: Any) -> Scenario:
    return Scenario(seats=seats, modules=["dodge-city"], **given)


@rule("DC-CARD-01", "DC-CARD-02")
@pytest.mark.parametrize("copy", ["dodge:7d", "dodge:kh"])
def test_dodge_cancels_a_shot_and_draws_a_card(copy: str) -> None:
    s = table(seat(hand=["bang"]), seat(hand=[copy]), deck=["beer:6h"])
    s.plays("bang", at=1)
    s.responds(1, "dodge")
    assert s.life(1) == 4
    assert s.hand_texts(1) == ["beer:6h"]
    assert s.pile() == ["bang", "dodge"]


@rule("DC-CARD-02")
def test_dodge_is_no_card_for_ones_own_phase_two_nor_against_anything_else() -> None:
    own = table(seat(hand=["dodge"]))
    own.refuses("dodge", "DC-CARD-02")
    s = table(seat(hand=["indians", "bang"]), seat(hand=["dodge"]), seat(hand=["dodge"]))
    s.plays("indians")
    assert s.options(1) == ["pass"]
    s.passes(1, 2)
    s.plays("bang", at=1)
    assert s.can(1, "miss dodge")
    assert not s.game.interjections(2)  # aimed at somebody else


@rule("DC-CARD-03")
def test_dodge_is_not_a_missed_card() -> None:
    s = table(seat("calamity-janet", hand=["dodge", "missed", "duel"]), seat(hand=["bang", "beer"]))
    assert s.can(0, "play missed as bang @1")
    s.refuses("dodge", "BB-TERM-05", at=1, as_="bang")
    s.plays("duel", at=1)
    s.responds(1, "bang")
    s.asks(0, "bang")
    assert s.can(0, "discard missed")
    assert not s.can(0, "discard dodge")


# -- Punch and Springfield -------------------------------------------------------------------


@rule("DC-CARD-04")
def test_punch_hits_at_distance_one() -> None:
    s = table(seat(hand=["punch"], in_play=["winchester"]), seat(), seat(), seat())
    facts = s.refuses("punch", "BB-DIST-06", at=2)
    assert (facts["distance"], facts["range"]) == (2, 5)
    s.plays("punch", at=1)
    assert s.life(1) == 3


@rule("DC-CARD-04")
@pytest.mark.parametrize("nearer", ["scope", "binocular"])
def test_a_scope_lets_punch_reach_farther(nearer: str) -> None:
    s = table(seat(hand=["punch"], in_play=[nearer]))
    s.plays("punch", at=2)
    assert s.life(2) == 3


@rule("DC-CARD-04")
@pytest.mark.parametrize("farther", ["mustang", "hideout"])
def test_a_mustang_keeps_punch_away(farther: str) -> None:
    s = table(seat(hand=["punch"]), seat(in_play=[farther]))
    assert s.refuses("punch", "BB-DIST-06", at=1)["farther"] == [farther]


@rule("DC-CARD-05")
@pytest.mark.parametrize("first", ["bang", "punch"])
def test_punch_is_outside_the_limit_of_one_bang(first: str) -> None:
    s = table(seat(hand=["bang:2d", "bang:3d", "punch"]))
    second = "punch" if first == "bang" else "bang"
    s.plays(first, at=1)
    s.plays(second, at=1)
    assert s.life(1) == 2
    s.refuses("bang", "BB-PLAY-02", at=1)


@rule("DC-CARD-10")
def test_springfield_hits_at_any_distance() -> None:
    s = table(
        seat(hand=["springfield", "beer"]),
        seat(),
        seat(),
        seat("paul-regret", in_play=["mustang", "hideout"]),
        players=6,
    )
    assert s.distance(0, 3) == 6
    s.plays("springfield", at=3)
    s.responds(0, "beer")
    assert s.life(3) == 2


# -- Brawl -----------------------------------------------------------------------------------


@rule("DC-CARD-06", "DC-CARD-07")
def test_brawl_costs_every_other_player_a_card_of_the_players_choice() -> None:
    s = table(
        seat(hand=["brawl", "beer", "missed"], in_play=["scope"]),
        seat(hand=["bang", "gatling"], in_play=["barrel"]),
        seat(hand=["saloon"], in_play=["mustang", "sombrero"]),
        seat(hand=["indians"]),
    )
    s.plays("brawl")
    s.responds(0, "beer")
    s.asks(0, "which")
    assert s.game.decision.by == 1
    s.picks("gatling")
    s.responds(0, "hand")
    assert s.game.decision.by == 2
    s.responds(0, "sombrero")
    assert (s.hand(0), s.in_play(0)) == (["missed"], ["scope"])
    assert (s.hand(1), s.in_play(1)) == (["bang"], ["barrel"])
    assert (s.hand(2), s.in_play(2)) == (["saloon"], ["mustang"])
    assert s.hand(3) == []
    assert s.pile() == ["brawl", "beer", "gatling", "sombrero", "indians"]


@rule("DC-CARD-07")
def test_brawl_goes_clockwise_from_the_left_and_skips_who_has_nothing() -> None:
    s = table(
        seat(hand=["bang"]),
        seat(hand=["brawl", "beer"]),
        seat(),
        seat(in_play=["scope"]),
        turn=1,
    )
    s.plays("brawl")
    s.responds(1, "beer")
    assert s.pile() == ["brawl", "beer", "scope", "bang"]
    assert s.active == 1


@rule("DC-CARD-07")
def test_brawl_may_find_nobody_with_a_card() -> None:
    s = table(seat(hand=["brawl", "beer"]))
    s.plays("brawl")
    s.responds(0, "beer")
    assert s.pile() == ["brawl", "beer"]


@rule("DC-CARD-08")
def test_each_choice_in_a_brawl_is_made_after_the_earlier_discards() -> None:
    s = table(
        seat(hand=["brawl", "beer"]),
        seat(hand=["bang"], in_play=["scope"]),
        seat(hand=["missed"], in_play=["barrel"]),
    )
    s.plays("brawl")
    s.responds(0, "beer")
    s.asks(0, "which")
    assert s.game.decision.by == 1
    assert s.pile() == ["brawl", "beer"]
    s.responds(0, "hand")
    s.asks(0, "which")
    assert s.game.decision.by == 2
    assert s.pile() == ["brawl", "beer", "bang"]
    s.responds(0, "barrel")
    assert s.pile()[-1] == "barrel"


# -- Rag Time --------------------------------------------------------------------------------


@rule("DC-CARD-09")
def test_rag_time_takes_a_card_at_any_distance() -> None:
    for what in ("hand", "barrel"):
        s = table(
            seat(hand=["rag-time", "beer"]),
            seat(),
            seat(),
            seat(hand=["bang"], in_play=["mustang", "barrel"]),
            players=6,
        )
        s.plays("rag-time", at=3)
        s.responds(0, "beer")
        s.responds(0, what)
        assert s.hand(0) == ["bang" if what == "hand" else "barrel"]
        assert s.pile() == ["rag-time", "beer"]


@rule("DC-CARD-09")
def test_rag_time_from_a_hand_takes_a_random_card() -> None:
    s = table(seat(hand=["rag-time", "beer"]), seat(hand=["bang", "missed", "duel"]))
    s.picks("duel")
    s.plays("rag-time", at=1)
    s.responds(0, "beer")
    assert (s.hand(0), s.hand(1)) == (["duel"], ["bang", "missed"])


@rule("DC-CARD-09")
def test_rag_time_may_take_ones_own_card_in_play() -> None:
    s = table(seat(hand=["rag-time", "beer"], in_play=["dynamite"]))
    s.plays("rag-time", at=0)
    s.responds(0, "beer")
    assert (s.hand(0), s.in_play(0)) == (["dynamite"], [])
    nothing = table(seat(hand=["rag-time", "beer"]), seat())
    nothing.refuses("rag-time", "BB-CARD-21", at=0)
    nothing.refuses("rag-time", "BB-CARD-22", at=1)


# -- Tequila and Whisky ----------------------------------------------------------------------


@rule("DC-CARD-11")
@pytest.mark.parametrize("who", [0, 2])
def test_tequila_heals_any_one_player(who: int) -> None:
    s = table(seat(hand=["tequila", "bang"], life=2), seat(life=2), seat(life=2), seat(life=2))
    s.plays("tequila", at=who)
    s.responds(0, "bang")
    assert [s.life(each) for each in range(4)] == [3 if each == who else 2 for each in range(4)]


@rule("DC-CARD-11")
def test_tequila_does_not_heal_above_the_maximum() -> None:
    s = table(seat(hand=["tequila", "bang"]), seat(life=4))
    s.plays("tequila", at=1)
    s.responds(0, "bang")
    assert s.life(1) == 4


@rule("DC-CARD-12", "DC-CARD-14")
def test_tequila_and_whisky_are_not_for_other_players_turns() -> None:
    s = table(seat(hand=["bang"]), seat(hand=["tequila", "whisky", "beer"], life=1))
    assert not s.game.interjections(1)
    s.plays("bang", at=1)
    s.asks(1, "shot")
    assert s.options(1) == ["pass"]
    s.passes(1)
    s.asks(1, "rescue")
    assert not s.can(1, "rescue tequila")
    assert not s.can(1, "rescue whisky")


@rule("DC-CARD-13")
@pytest.mark.parametrize(("life", "then"), [(1, 3), (3, 5), (4, 5), (5, 5)])
def test_whisky_heals_its_player_twice_up_to_the_maximum(life: int, then: int) -> None:
    s = table(seat(role="sheriff", hand=["whisky", "bang"], life=life), seat(life=1))
    s.plays("whisky")
    s.responds(0, "bang")
    assert (s.life(0), s.life(1)) == (then, 1)
