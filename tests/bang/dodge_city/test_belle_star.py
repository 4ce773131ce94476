"""Belle Star: in her turn the cards in front of the others have no effect."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.testing import Scenario, rule, seat

MODULES: dict[str, Any] = {"modules": ["dodge-city"]}


def her_turn(*others: dict[str, Any], **more: Any) -> Scenario:
    belle = seat(
        "belle-star",
        role="sheriff",
        hand=more.pop("hand", ()),
        in_play=more.pop("in_play", ()),
    )
    return Scenario(seats=[belle, *others], **MODULES, **more)


@rule("DC-CHAR-05", "DC-INTERACT-01", "DC-INTERACT-07")
@pytest.mark.parametrize("card", ["barrel", "iron-plate", "sombrero", "ten-gallon-hat", "bible"])
def test_nothing_in_front_of_the_others_cancels_her_shots(card: str) -> None:
    s = her_turn(seat(in_play=[card], hand=["beer"]), hand=["bang"])
    s.plays("bang", at=1)
    assert s.options(1) == ["pass"]
    s.passes(1)
    assert (s.life(1), s.in_play(1)) == (3, [card])


@rule("DC-INTERACT-01")
def test_whose_cards_are_all_without_effect_is_not_even_asked() -> None:
    s = her_turn(seat(in_play=["barrel", "iron-plate"]), hand=["bang"])
    s.plays("bang", at=1)
    assert s.life(1) == 3


@rule("DC-CHAR-05", "DC-INTERACT-01")
@pytest.mark.parametrize("card", ["mustang", "hideout"])
def test_she_sees_the_others_where_they_sit(card: str) -> None:
    s = her_turn(seat(in_play=[card]))
    assert s.distance(0, 1) == 1
    s.ends_turn()
    assert s.distance(0, 1) == 2, "her turn is over"


@rule("DC-INTERACT-02")
def test_characters_keep_their_abilities() -> None:
    s = her_turn(
        seat("jourdonnais", in_play=["barrel"]),
        seat("elena-fuente"),
        seat("paul-regret"),
        hand=["bang"],
        deck=["4h"],
    )
    assert s.distance(0, 3) == 2
    s.plays("bang", at=1)
    assert s.options(1) == ["pass", "use jourdonnais"]
    s.flips("4h")
    assert s.life(1) == 4


@rule("DC-INTERACT-02")
def test_elena_fuente_still_saves_herself() -> None:
    s = her_turn(seat("elena-fuente", hand=["mustang"]), hand=["bang"])
    s.plays("bang", at=1)
    s.responds(1, "mustang")
    assert s.life(1) == 4


@rule("DC-INTERACT-03")
def test_her_own_cards_work_in_her_turn() -> None:
    s = her_turn(seat(), seat(), in_play=["scope", "remington"], hand=["bang"])
    assert (s.distance(0, 2), s.reach(0)) == (1, 3)


@rule("DC-INTERACT-03")
def test_her_dynamite_and_her_jail_are_checked() -> None:
    s = Scenario(
        seats=[seat(role="sheriff"), seat("belle-star", in_play=["dynamite:2h", "jail:4h"])],
        deck=["2s", "4c"],
        turn=1,
        step="begin",
        **MODULES,
    )
    s.flips("2s", "4c")
    assert (s.life(1), s.active) == (1, 2)


@rule("DC-INTERACT-04")
def test_cards_without_effect_still_lie_there() -> None:
    s = her_turn(
        seat(in_play=["barrel", "jail:10s"]),
        hand=["panic:jh", "cat-balou:kh", "jail:js"],
    )
    s.refuses("jail:js", "BB-PLAY-08", at=1)
    s.plays("panic", at=1)
    s.responds(0, "barrel")
    assert s.hand(0) == ["cat-balou", "jail", "barrel"]
    s.plays("cat-balou", at=1)
    assert s.in_play(1) == []


@rule("DC-INTERACT-05")
def test_her_dynamite_passes_over_who_has_one() -> None:
    s = Scenario(
        seats=[
            seat("belle-star", role="sheriff", in_play=["dynamite:2h"]),
            seat(in_play=["dynamite:10c"]),
        ],
        deck=["4c"],
        step="checks",
        **MODULES,
    )
    s.flips("4c")
    assert [s.in_play(who) for who in range(3)] == [[], ["dynamite"], ["dynamite"]]


@rule("DC-INTERACT-06")
def test_after_her_turn_everything_works_again() -> None:
    s = her_turn(seat(hand=["bang"]), seat(in_play=["barrel"]), deck=["2c", "3c", "4h"])
    s.ends_turn()
    s.plays("bang", at=2)
    s.flips("4h")
    assert s.life(2) == 4


@rule("DC-INTERACT-06")
def test_in_the_turns_of_others_her_ability_rests() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"]),
            seat(in_play=["mustang"]),
            seat("belle-star", in_play=["barrel"]),
        ],
        **MODULES,
    )
    assert (s.distance(0, 1), s.distance(2, 1)) == (2, 2)


@rule("DC-CHAR-05")
def test_her_being_there_does_not_silence_the_barrel_of_a_prisoner() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"]),
            seat(in_play=["barrel", "jail"]),
            seat("belle-star"),
        ],
        deck=["4h"],
        **MODULES,
    )
    s.plays("bang", at=1)
    s.flips("4h")
    assert s.life(1) == 4
