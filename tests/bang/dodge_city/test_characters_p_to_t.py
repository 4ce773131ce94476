"""Pat Brennan, Pixie Pete, Sean Mallory, Tequila Joe."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.testing import Scenario, rule, seat

MODULES: dict[str, Any] = {"modules": ["dodge-city"]}

# -- Pat Brennan -----------------------------------------------------------------------------


def pat(*others: dict[str, Any], **more: Any) -> Scenario:
    me = seat("pat-brennan", role="sheriff", in_play=more.pop("in_play", ()))
    return Scenario(seats=[me, *others], step=more.pop("step", "phase-1"), **MODULES, **more)


@rule("DC-CHAR-06", "DC-INTERACT-79")
def test_pat_brennan_takes_a_card_in_play_instead_of_drawing() -> None:
    s = pat(seat(in_play=["mustang"]), seat(in_play=["barrel", "scope"]))
    s.responds(0, "barrel")
    assert (s.hand(0), s.in_play(2)) == (["barrel"], ["scope"]), (
        "one card and nothing from the deck"
    )


@rule("DC-CHAR-06", "DC-INTERACT-79")
def test_or_he_draws_two() -> None:
    s = pat(seat(in_play=["mustang"]), deck=["2c", "3c"])
    s.responds(0, "deck")
    assert (len(s.hand(0)), s.in_play(1)) == (2, ["mustang"])


@rule("DC-INTERACT-77")
@pytest.mark.parametrize("card", ["jail", "dynamite", "winchester", "sombrero"])
def test_any_card_in_play_at_any_distance(card: str) -> None:
    s = pat(seat(), seat(), seat(in_play=[card, "mustang", "hideout"]), players=6)
    assert s.state.players[3].in_play
    s.responds(0, card)
    assert s.hand(0) == [card]


@rule("DC-CHAR-06", "DC-INTERACT-77")
def test_also_a_card_in_front_of_himself() -> None:
    s = pat(in_play=["jail"])
    s.responds(0, "jail")
    assert (s.hand(0), s.in_play(0)) == (["jail"], [])


@rule("DC-INTERACT-78")
def test_a_green_card_he_took_has_to_be_laid_down_and_waited_for() -> None:
    s = pat(seat(in_play=["pony-express"]))
    s.responds(0, "pony-express")
    assert not s.can(0, "use pony-express")
    s.plays("pony-express")
    assert not s.can(0, "use pony-express")


@rule("DC-INTERACT-80")
def test_with_nothing_in_play_he_draws_two_unasked() -> None:
    assert len(pat(seat(), seat()).hand(0)) == 2


# -- Pixie Pete ------------------------------------------------------------------------------


@rule("DC-CHAR-14")
def test_pixie_pete_draws_three() -> None:
    s = Scenario(seats=[seat("pixie-pete", role="sheriff")], step="phase-1", **MODULES)
    assert (len(s.hand(0)), s.life(0)) == (3, 5)


# -- Sean Mallory ----------------------------------------------------------------------------


def sean(cards: int) -> Scenario:
    hand = ["bang"] * cards
    s = Scenario(seats=[seat("sean-mallory", role="sheriff", life=2, hand=hand)], **MODULES)
    s.ends_turn()
    return s


@rule("DC-CHAR-15", "DC-EXAMPLE-08", "DC-INTERACT-94")
def test_sean_mallory_keeps_ten_cards() -> None:
    s = sean(10)
    assert (s.active, len(s.hand(0))) == (1, 10)


@rule("DC-CHAR-15", "DC-EXAMPLE-08")
@pytest.mark.parametrize("cards", [11, 12])
def test_and_discards_down_to_ten(cards: int) -> None:
    s = sean(cards)
    s.discards(*["bang"] * (cards - 10))
    assert (s.active, len(s.hand(0))) == (1, 10)


@rule("DC-INTERACT-94")
def test_others_take_cards_from_his_hand_as_from_any() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["panic:jh"]), seat("sean-mallory", hand=["beer"])],
        **MODULES,
    )
    s.plays("panic", at=1)
    assert (s.hand(0), s.hand(1)) == (["beer"], [])


# -- Tequila Joe -----------------------------------------------------------------------------


@rule("DC-CHAR-01", "DC-INTERACT-75")
@pytest.mark.parametrize(("life", "after"), [(1, 3), (3, 5), (4, 5)])
def test_a_beer_brings_tequila_joe_two_life_points(life: int, after: int) -> None:
    s = Scenario(seats=[seat("tequila-joe", role="sheriff", life=life, hand=["beer"])], **MODULES)
    s.plays("beer")
    assert s.life(0) == after


@rule("DC-CHAR-02")
@pytest.mark.parametrize("card", ["saloon", "tequila", "canteen", "whisky"])
def test_other_drinks_bring_what_they_bring_anybody(card: str) -> None:
    green = card == "canteen"
    s = Scenario(
        seats=[
            seat(
                "tequila-joe",
                role="sheriff",
                life=1,
                hand=["bang"] if green else [card, "bang"],
                in_play=[card] if green else [],
            )
        ],
        **MODULES,
    )
    if green:
        s.uses(0, card)
    else:
        s.plays(card, at=0 if card == "tequila" else None)
    if card in ("tequila", "whisky"):
        s.responds(0, "bang")
    assert s.life(0) == (3 if card == "whisky" else 2)


@rule("DC-INTERACT-74")
def test_hit_at_his_last_life_point_he_is_at_two_after_a_beer() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"]),
            seat("tequila-joe", life=1, hand=["beer"]),
        ],
        **MODULES,
    )
    s.plays("bang", at=1)
    s.passes(1)
    s.responds(1, "beer")
    assert s.life(1) == 2


@rule("DC-INTERACT-73")
@pytest.mark.parametrize(("life", "beers", "after"), [(2, 1, 1), (1, 2, 2), (3, 1, 2)])
def test_beers_against_a_dynamite(life: int, beers: int, after: int) -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff"),
            seat("tequila-joe", life=life, hand=["beer"] * beers, in_play=["dynamite"]),
        ],
        deck=["5s", "2c", "3c"],
        turn=1,
        step="checks",
        **MODULES,
    )
    s.flips("5s")
    for _ in range(beers):
        s.responds(1, "beer")
    assert s.life(1) == after


@rule("DC-INTERACT-73")
def test_one_beer_does_not_save_him_from_three_at_one_life_point() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff"),
            seat("tequila-joe", life=1, hand=["beer", "missed"], in_play=["dynamite"]),
        ],
        deck=["5s"],
        turn=1,
        step="checks",
        **MODULES,
    )
    s.flips("5s")
    assert s.options(1) == ["pass"]
    s.passes(1)
    s.responds(1, "beer")  # which of his cards comes to lie on top
    assert s.is_out(1)


@rule("DC-INTERACT-76")
def test_with_two_players_left_a_beer_heals_him_no_more_than_others() -> None:
    s = Scenario(
        seats=[
            seat("tequila-joe", role="sheriff", life=1, hand=["beer"]),
            seat(),
            seat(out=True),
            seat(out=True),
        ],
        **MODULES,
    )
    s.plays("beer")
    assert s.life(0) == 1
