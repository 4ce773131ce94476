"""Abandoned Mine: phase 1 draws from the pile, discards go face down on the deck."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.testing import Scenario, rule, seat

FC = ["fistful-of-cards"]
MINE: dict[str, Any] = {"modules": FC, "event": "abandoned-mine", "step": "before-draw"}
DC_MINE: dict[str, Any] = MINE | {"modules": ["dodge-city", *FC]}


def top_of_deck(s: Scenario) -> str:
    return s.deck()[0]


@rule("FC-CARD-05")
def test_phase_1_draws_from_the_pile() -> None:
    s = Scenario(seats=[seat(role="sheriff")], pile=["scope", "mustang:8h", "beer:6h"], **MINE)
    assert s.hand(0) == ["beer", "mustang"]
    assert s.pile() == ["scope"]


@rule("FC-CARD-05", "FC-CARD-12")
def test_whoever_draws_more_in_phase_1_draws_more_from_the_pile() -> None:
    s = Scenario(
        seats=[seat("claus-the-saint", role="sheriff")],
        pile=["scope:as", "mustang:8h", "beer:6h", "beer:7h"],
        deck=["missed:10c"],
        modules=["bullet", *FC],
        event="abandoned-mine",
        step="before-draw",
    )
    s.asks(0, "gift")
    assert s.hand(0) == ["beer", "beer", "mustang", "scope", "missed"]


@rule("FC-CARD-06", "FC-CARD-09")
def test_excess_cards_go_face_down_on_the_deck() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", life=1), seat()], pile=["mustang:8h", "beer:6h"], **MINE
    )
    s.ends_turn()
    s.discards("mustang")
    assert s.hand(0) == ["beer"]
    assert s.pile() == []
    assert s.active == 1
    assert s.hand(1)[0] == "mustang", "the pile is empty, so the next player draws what was buried"
    known = [s.game.view(who)["players"][1]["hand"] for who in (0, 2)]
    assert known == [["mustang:8h"], []], "others cannot tell it from the Beer"


@rule("FC-CARD-07")
def test_with_an_empty_pile_the_turn_is_like_any_other() -> None:
    s = Scenario(seats=[seat(role="sheriff", life=1)], deck=["2c", "3c"], **MINE)
    assert len(s.hand(0)) == 2
    s.ends_turn()
    s.discards(s.hand(0)[0])
    assert s.active == 1
    taken = [event for event in s.events if event.kind == "took" and event.seat == 1]
    assert [event.facts.get("pile") for event in taken] == [True], "it lay on the pile"


@rule("FC-CARD-08", "BB-DISC-05")
def test_cards_that_are_played_go_to_the_pile() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["general-store", "bang"])],
        pile=["scope", "mustang"],
        deck=["2c", "3c", "4c", "5c"],
        **MINE,
    )
    s.plays("general-store")
    for who in range(3):
        s.responds(who, "take")
    s.plays("bang", at=1)
    s.passes(1)
    assert s.pile() == ["general-store", "bang"]


@rule("FC-CARD-09")
def test_a_bang_discarded_in_ones_own_duel_goes_on_the_deck_and_everybody_has_seen_it() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["duel", "bang:5d"]), seat(hand=["bang:6d"])],
        pile=["scope", "mustang"],
        **MINE,
    )
    s.plays("duel", at=1)
    s.responds(1, "bang")
    s.responds(0, "bang")
    assert s.pile() == ["duel", "bang"], "the opponent's is discarded in another's turn"
    assert top_of_deck(s) == "bang:5d"
    assert all(s.state.knows(who, s.state.deck[-1]) for who in range(4)), "it had to be a BANG!"


@rule("FC-CARD-10", "BB-CROSS-24", "ED-28")
@pytest.mark.parametrize(("edition", "buried"), [("dynamite-box", False), ("hu-compendium", True)])
def test_where_a_discard_through_an_ability_goes(edition: str, buried: bool) -> None:
    s = Scenario(
        seats=[seat("sid-ketchum", role="sheriff", life=2, hand=["bang:5d", "missed:2s"])],
        pile=["scope", "mustang"],
        edition=edition,
        **MINE,
    )
    s.uses(0, "sid-ketchum")
    s.responds(0, "bang:5d")
    s.responds(0, "missed:2s")
    assert (top_of_deck(s) == "missed:2s") is buried
    assert s.pile() == ([] if buried else ["bang", "missed"])


@rule("FC-CARD-10", "ED-28")
def test_the_ruling_can_be_chosen_by_itself() -> None:
    s = Scenario(
        seats=[seat("sid-ketchum", role="sheriff", life=2, hand=["bang:5d", "missed:2s"])],
        pile=["scope", "mustang"],
        rulings={"abandoned-mine-ability-discards": "deck"},
        **MINE,
    )
    s.uses(0, "sid-ketchum")
    s.responds(0, "bang:5d")
    s.responds(0, "missed:2s")
    assert s.deck()[:2] == ["missed:2s", "bang:5d"]


@rule("DC-CROSS-11")
def test_jose_delgados_blue_card_goes_to_the_pile() -> None:
    s = Scenario(
        seats=[seat("jose-delgado", role="sheriff", hand=["barrel"])],
        pile=["scope", "mustang"],
        **DC_MINE,
    )
    s.uses(0, "jose-delgado")
    assert s.pile() == ["barrel"]


@rule("FC-CARD-11")
def test_what_is_discarded_in_anothers_turn_goes_to_the_pile() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["indians", "cat-balou"]),
            seat(hand=["bang"]),
            seat(hand=["beer"]),
        ],
        pile=["scope", "mustang"],
        **MINE,
    )
    s.plays("indians")
    s.responds(1, "bang")
    s.passes(2)
    s.plays("cat-balou", at=2)
    assert s.pile() == ["indians", "bang", "cat-balou", "beer"]


@rule("FC-CARD-12", "FC-EXAMPLE-04")
def test_if_the_pile_runs_out_the_rest_is_drawn_from_the_deck() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", life=1)],
        pile=["mustang:8h"],
        deck=["scope:as"],
        **MINE,
    )
    assert s.hand(0) == ["mustang", "scope"]
    s.ends_turn()
    s.discards("scope")
    assert s.pile() == []
    assert s.hand(1)[0] == "scope", "drawn from the deck, where it went"


@rule("FC-CARD-13")
def test_checks_and_other_draws_use_the_deck() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["stagecoach"], in_play=["dynamite"])],
        pile=["beer:6h", "beer:7h", "beer:8h"],
        deck=["kc", "missed:10c", "scope:as"],
        modules=FC,
        event="abandoned-mine",
        step="checks",
    )
    s.flips("kc")
    drawn = [text.partition(":")[2] for text in s.hand_texts(0)[1:]]
    assert drawn == ["kc", "8h"], "the card of the check lay on top of the pile"
    s.plays("stagecoach")
    assert s.hand(0)[-2:] == ["missed", "scope"]


@rule("FC-INTERACT-02")
def test_the_price_of_a_card_goes_on_the_deck_but_not_the_card() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["whisky", "missed:2s"], life=2)],
        pile=["scope", "mustang"],
        **DC_MINE,
    )
    s.plays("whisky")
    s.responds(0, "missed:2s")
    assert s.pile() == ["whisky"]
    assert top_of_deck(s) == "missed:2s"
    assert not s.state.knows(1, s.state.deck[-1]), "it was put there face down"


@rule("FC-CARD-06")
def test_a_weapon_that_is_replaced_goes_on_the_deck_and_a_used_green_card_to_the_pile() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["winchester"], in_play=["schofield:jc", "canteen"], life=2)
        ],
        pile=["scope", "mustang"],
        **DC_MINE,
    )
    s.plays("winchester")
    s.uses(0, "canteen")
    assert top_of_deck(s) == "schofield:jc"
    assert s.pile() == ["canteen"]


@rule("FC-CARD-06")
def test_who_dies_in_the_own_turn_leaves_everything_on_the_pile() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff"),
            seat(role="outlaw", life=1, hand=["duel"]),
            seat(hand=["bang"]),
        ],
        pile=["scope", "mustang"],
        turn=1,
        **MINE,
    )
    s.plays("duel", at=2)
    s.responds(2, "bang")
    s.passes(1)
    s.passes(1)
    s.responds(1, "top")
    assert s.is_out(1)
    taken = [event for event in s.events if event.kind == "took" and event.seat == 2]
    assert len(taken) == 2, "the next player finds them there"


@rule("FC-INTERACT-11", "FC-CARD-06")
@pytest.mark.parametrize("hit", ["barrel:qs", "missed:2s"])
def test_an_own_card_hit_by_ones_own_cat_balou_goes_on_the_deck(hit: str) -> None:
    hand = ["cat-balou:kh", "missed:2s"] if hit == "missed:2s" else ["cat-balou:kh"]
    in_play = [] if hit == "missed:2s" else ["barrel:qs"]
    s = Scenario(
        seats=[seat(role="sheriff", hand=hand, in_play=in_play)], pile=["scope", "mustang"], **MINE
    )
    if hit == "missed:2s":
        s.picks("missed:2s")
    s.plays("cat-balou", at=0)
    if hit == "barrel:qs":
        s.responds(0, "barrel")
    assert top_of_deck(s) == hit
    assert s.pile() == ["cat-balou"]
    seen = s.state.knows(1, s.state.deck[-1])
    assert seen is (hit == "barrel:qs"), "the one from hand was put there face down"


# -- other ways of drawing -------------------------------------------------------------------


@rule("FC-INTERACT-08", "FC-INTERACT-07", "FC-CARD-05")
@pytest.mark.parametrize("edition", ["dynamite-box", "hu-compendium"])
def test_kit_carlson_looks_at_the_pile_and_puts_a_card_on_the_deck(edition: str) -> None:
    s = Scenario(
        seats=[seat("kit-carlson", role="sheriff", hand=["scope", "barrel", "missed:2s"])],
        pile=["gatling", "mustang:8h", "beer:7h", "beer:6h"],
        deck=["2c"],
        edition=edition,
        **MINE,
    )
    s.responds(0, "look")
    assert sorted(s.options(0)) == ["put-back beer:6h", "put-back beer:7h", "put-back mustang:8h"]
    s.responds(0, "beer:7h")
    assert s.hand(0) == ["scope", "barrel", "missed", "beer", "mustang"]
    assert s.deck()[0] == "beer:7h"
    assert s.pile() == ["gatling"]
    assert [s.state.knows(who, s.state.deck[-1]) for who in (0, 1)] == [True, False]
    drawn = s.state.players[0].hand[-2:]
    assert not any(s.state.knows(1, slot) for slot in drawn), "nor which ones he kept"
    s.ends_turn()
    if len(s.hand(0)) > s.life(0):
        s.discards("scope")
        assert top_of_deck(s) == "scope:as", "he drew from the pile"


@rule("FC-INTERACT-08", "FC-CARD-12", "BB-INTERACT-30")
def test_kit_carlson_looks_at_the_deck_when_the_pile_runs_out() -> None:
    s = Scenario(
        seats=[seat("kit-carlson", role="sheriff")],
        pile=["mustang:8h"],
        deck=["beer:6h", "beer:7h", "beer:8h"],
        **MINE,
    )
    s.responds(0, "look")
    assert s.options(0) == ["put-back mustang:8h", "put-back beer:6h", "put-back beer:7h"]
    s.responds(0, "mustang")
    assert s.deck()[:2] == ["mustang:8h", "beer:8h"]
    assert s.hand_texts(0) == ["beer:6h", "beer:7h"]


@rule("FC-INTERACT-08", "FC-CARD-07")
def test_with_an_empty_pile_kit_carlson_looks_at_the_deck() -> None:
    s = Scenario(
        seats=[seat("kit-carlson", role="sheriff")], deck=["beer:6h", "beer:7h", "beer:8h"], **MINE
    )
    s.responds(0, "look")
    s.responds(0, "beer:6h")
    assert s.deck()[0] == "beer:6h"


@rule("FC-INTERACT-08")
def test_kit_carlson_who_does_not_look_draws_two_from_the_pile() -> None:
    s = Scenario(
        seats=[seat("kit-carlson", role="sheriff")], pile=["scope", "mustang", "beer"], **MINE
    )
    s.responds(0, "deck")
    assert (s.hand(0), s.pile()) == (["beer", "mustang"], ["scope"])


@rule("FC-CARD-06", "ED-95")
@pytest.mark.parametrize(("edition", "buried"), [("dynamite-box", True), ("hu-compendium", False)])
def test_what_pat_brennan_discards_who_took_a_card_in_play(edition: str, buried: bool) -> None:
    s = Scenario(
        seats=[
            seat("pat-brennan", role="sheriff", life=1, hand=["missed:2s"]),
            seat(in_play=["barrel"]),
        ],
        pile=["scope", "mustang"],
        edition=edition,
        **DC_MINE,
    )
    s.responds(0, "barrel")
    s.ends_turn()
    s.discards("missed")
    assert s.active == 1
    moved = next(event for event in s.events if event.kind in ("discarded", "put-back"))
    assert moved.kind == ("put-back" if buried else "discarded")
    assert s.hand(1) == (["mustang", "scope"] if buried else ["missed", "mustang"])


@rule("FC-CARD-06", "ED-95")
@pytest.mark.parametrize("edition", ["dynamite-box", "hu-compendium"])
@pytest.mark.parametrize(
    ("character", "answer"),
    [("pat-brennan", "deck"), ("jesse-jones", "rob"), ("pedro-ramirez", "pile"), (None, "")],
)
def test_who_draws_from_the_pile_discards_onto_the_deck(
    character: str | None, answer: str, edition: str
) -> None:
    s = Scenario(
        seats=[
            seat(character, role="sheriff", life=1, hand=["missed:2s"]),
            seat(in_play=["barrel"], hand=["beer:6h"]),
        ],
        pile=["mustang:8h"],
        deck=["scope:as"],
        edition=edition,
        **DC_MINE,
    )
    if answer:
        s.responds(0, answer)
    assert "mustang" in s.hand(0)
    s.ends_turn()
    s.discards("missed")
    s.discards(s.hand_texts(0)[0])
    moved = [event for event in s.events if event.kind in ("discarded", "put-back")]
    assert [event.kind for event in moved] == ["put-back", "put-back"]
