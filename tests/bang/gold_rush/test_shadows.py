"""Shadow Gunslingers: who is out comes back for the own turns (GR-VARIANT)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bang.gold_rush.table import (
    buys,
    drinks_for_gold,
    nuggets,
    refused,
    spent,
    table,
    worn,
)

import saloon
from saloon.testing import Scenario, conformance, rule, seat

SHADOWS = "shadow-gunslingers"
OUTLAW = seat(role="outlaw", out=True)


def shadows(*seats: Any, boxes: Any = (), turn: int = 0, **given: Any) -> Scenario:
    """A table without Gold Rush; seat 0 is the Sheriff, and mostly seat 1 is out."""
    return Scenario(seats=seats, modules=[SHADOWS, *boxes], turn=turn, **given)


def gold_shadows(*seats: Any, boxes: Any = (), **given: Any) -> Scenario:
    return table(*seats, boxes=[SHADOWS, *boxes], **given)


def as_shadow(character: str | None = None, **given: Any) -> Scenario:
    """The turn of a shadow, seat 1, an Outlaw, has just begun."""
    given.setdefault("players", 5)
    s = shadows(seat(role="sheriff"), seat(character, role="outlaw", out=True), **given)
    s.ends_turn()
    return s


def rich_shadow(character: str | None = None, hand: Any = (), **given: Any) -> Scenario:
    """The same with Gold Rush and 9 nuggets."""
    given.setdefault("nuggets", [0, 9, 0, 0, 0])
    s = gold_shadows(
        seat(role="sheriff"), seat(character, role="outlaw", out=True), players=5,
        deck=list(hand), **given,
    )  # fmt: skip
    s.ends_turn()
    return s


@pytest.mark.games
@rule("GR-VARIANT-01", "CB-DECK-09")
@pytest.mark.parametrize(
    "boxes", [[], ["gold-rush"], ["dodge-city", "high-noon"], ["bullet", "fistful-of-cards"]]
)
def test_with_any_boxes(boxes: list[str]) -> None:
    s = shadows(seat(role="sheriff"), OUTLAW, boxes=boxes)
    s.ends_turn()
    assert s.active == 1
    game = saloon.new_game("bang", players=6, seed=3, modules=[SHADOWS, *boxes])
    conformance.play_and_check(game, 3, every=80)


@rule("GR-VARIANT-02", "GR-VARIANT-06")
def test_who_is_out_plays_every_turn_of_the_own() -> None:
    s = as_shadow()
    while s.state.turn < 12:
        decision = s.game.decision
        s.responds(
            decision.seats[0], {"play": "end", "excess": "discard"}.get(decision.kind, "top")
        )
    turns = [event.seat for event in s.events if event.kind == "turn"]
    assert turns == [1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1]


@rule("GR-VARIANT-03", "GR-VARIANT-04", "GR-VARIANT-05")
def test_an_elimination_is_an_elimination() -> None:
    s = gold_shadows(
        seat(role="sheriff", hand=["bang"]),
        seat(role="outlaw", life=1, in_play=["barrel"]),
        players=5, nuggets=[0, 4, 0, 0, 0], worn={1: ["horseshoe"]}, deck=["2s", "3s"],
    )  # fmt: skip
    s.plays("bang", at=1)
    s.passes(1)
    assert (s.in_play(1), worn(s, 1), len(s.hand(0))) == ([], [], 3)
    assert s.game.view(2)["players"][1]["role"] == "outlaw"
    assert nuggets(s) == [1, 4, 0, 0, 0], "gold outlives its owner"


@rule("GR-VARIANT-03", "GR-VARIANT-14", "ED-78")
@pytest.mark.parametrize("edition", ["dynamite-box", "hu-compendium"])
def test_at_the_real_end_vulture_sam_takes_cards_but_no_equipment(edition: str) -> None:
    s = gold_shadows(
        seat(role="sheriff", hand=["bang"]), seat(role="outlaw", life=1, in_play=["mustang"]),
        seat("vulture-sam"), players=5, nuggets=0, worn={1: ["horseshoe"]}, edition=edition,
    )  # fmt: skip
    s.state.players[0].in_play.append(
        next(slot for slot in s.state.deck if s.state.card(slot).id == "scope")
    )
    s.state.deck.remove(s.state.players[0].in_play[0])
    s.state.reveal(s.state.players[0].in_play[0])
    s.state.rearranged()
    s.plays("bang", at=1)
    assert (s.hand(2), worn(s, 2), spent(s)) == (["mustang"], [], ["horseshoe"])


@rule("GR-VARIANT-07", "ED-84")
@pytest.mark.parametrize("edition", ["dynamite-box", "hu-compendium"])
def test_a_shadow_draws_and_plays_with_its_ability(edition: str) -> None:
    s = as_shadow("pixie-pete", boxes=["dodge-city"], edition=edition)
    cards = 3 if edition == "dynamite-box" else 4
    assert len(s.hand(1)) == cards
    s = as_shadow("willy-the-kid", deck=["bang:as", "bang:2d"], edition=edition)
    s.plays("as", at=2)
    s.plays("2d", at=2)
    assert s.life(2) == 2


@rule("GR-VARIANT-08")
def test_a_shadow_has_no_life_points_to_lose_or_to_gain() -> None:
    s = as_shadow(deck=["duel", "saloon"])
    s.plays("duel", at=2)
    assert s.life(2) == 3
    s.plays("saloon")
    assert s.life(1) == 0
    s = as_shadow(deck=["duel:qd", "beer"], players=5)
    bang = next(slot for slot in s.state.deck if s.state.card(slot).id == "bang")
    s.state.deck.remove(bang)
    s.state.players[2].hand.append(bang)
    s.plays("duel", at=2)
    s.responds(2, "bang")
    s.passes(1)
    assert (s.life(1), s.active) == (0, 1), "it loses, and nothing happens"


@rule("GR-VARIANT-09", "GR-INTERACT-01")
def test_sid_ketchum_regains_nothing_as_a_shadow() -> None:
    s = as_shadow("sid-ketchum", deck=["bang", "missed"])
    rule_, facts = refused(s, "sid-ketchum", who=1)
    assert (rule_, facts["need"]) == ("GR-VARIANT-09", "lives")


@rule("GR-VARIANT-09", "GR-INTERACT-01")
def test_neither_does_tequila_joe() -> None:
    s = as_shadow("tequila-joe", deck=["beer", "missed"], boxes=["dodge-city"])
    s.plays("beer")
    assert s.life(1) == 0


@rule("GR-VARIANT-09")
def test_a_new_identity_brings_a_shadow_no_life_points() -> None:
    s = shadows(
        seat(role="sheriff"), OUTLAW, players=5, step="begin", turn=0,
        boxes=["bullet", "high-noon"], event="new-identity",
    )  # fmt: skip
    s.responds(0, "keep")
    s.ends_turn()
    assert (s.active, s.life(1)) == (1, 0), "and the shadow was not even asked"


@rule("GR-VARIANT-09")
def test_chuck_wengam_has_nothing_to_give() -> None:
    s = as_shadow("chuck-wengam", boxes=["dodge-city"])
    assert refused(s, "chuck-wengam", who=1)[1]["need"] == "lives"


@rule("GR-VARIANT-09")
def test_rucksack_boots_and_shot_do_nothing_for_a_shadow() -> None:
    s = rich_shadow(shop=["rucksack", "shot", "gun-belt"])
    buys(s, "rucksack")
    rule_, facts = refused(s, "rucksack", who=1)
    assert (rule_, facts["need"]) == ("GR-VARIANT-09", "lives")
    buys(s, "shot")
    s.responds(1, "choose", at=1)
    assert s.life(1) == 0


@rule("GR-VARIANT-10", "GR-VARIANT-23")
def test_at_the_end_of_the_turn_everything_goes() -> None:
    s = rich_shadow(hand=["barrel:qs", "missed:10c"], shop=["horseshoe", "boots", "shot"])
    s.plays("barrel")
    buys(s, "horseshoe")
    s.ends_turn()
    s.responds(1, "barrel")
    assert (s.hand(1), s.in_play(1), worn(s, 1)) == ([], [], [])
    assert spent(s) == ["horseshoe"]
    assert s.active == 2


@rule("GR-VARIANT-10")
def test_there_is_no_hand_limit_before_that() -> None:
    s = as_shadow(deck=["bang", "missed"])
    s.ends_turn()
    s.asks(1, "top")
    s.responds(1, "top")
    assert s.is_out(1)


@rule("GR-VARIANT-23")
def test_a_wanted_on_a_shadow_goes_with_it() -> None:
    s = rich_shadow(shop=["wanted", "boots", "shot"])
    buys(s, "wanted")
    s.responds(1, "choose", at=1)
    s.ends_turn()
    s.responds(1, "top")
    assert (worn(s, 1), spent(s)) == ([], ["wanted"])


@rule("GR-VARIANT-11", "GR-VARIANT-12", "BB-CROSS-05", "CB-VULTURE-06", "ED-81")
def test_leaving_is_no_elimination() -> None:
    s = shadows(
        seat(role="sheriff"), OUTLAW, seat("vulture-sam"), players=5, deck=["bang", "missed"]
    )
    s.ends_turn()
    s.ends_turn()
    s.responds(1, "top")
    assert len(s.hand(2)) == 2, "of phase 1"
    assert not [event for event in s.events if event.kind == "eliminated"]


@rule("GR-VARIANT-13", "DC-CROSS-01", "CB-INTERACT-03")
def test_herb_hunter_and_greg_digger_are_not_glad_when_a_shadow_fades() -> None:
    s = shadows(
        seat(role="sheriff"), OUTLAW, seat("herb-hunter"), seat("greg-digger", life=1),
        players=5, boxes=["dodge-city"], deck=["bang", "missed"],
    )  # fmt: skip
    s.ends_turn()
    s.ends_turn()
    s.responds(1, "top")
    assert (len(s.hand(2)), s.life(3)) == (2, 1)


@rule("GR-VARIANT-15", "GR-VARIANT-17", "GR-VARIANT-19", "BB-CROSS-05")
def test_distance_counts_a_shadow_in_its_turn_only() -> None:
    s = shadows(seat(role="sheriff"), OUTLAW, players=5)
    assert s.distance(0, 2) == 1
    s.ends_turn()
    assert s.active == 1
    assert (s.distance(0, 2), s.distance(1, 2), s.distance(0, 1)) == (2, 1, 1)
    s.ends_turn()
    s.responds(1, "top")
    assert s.distance(0, 2) == 1


@rule("GR-VARIANT-16")
def test_the_ability_of_a_shadow_sleeps_between_its_turns() -> None:
    s = shadows(
        seat(role="sheriff", hand=["bang"]),
        seat("vulture-sam", role="outlaw", out=True), seat(role="renegade", life=1),
        players=5,
    )  # fmt: skip
    s.plays("bang", at=2)
    assert s.is_out(2)
    assert s.hand(1) == []


@rule("GR-VARIANT-18", "BB-CROSS-05", "GR-VARIANT-19")
def test_a_general_store_serves_a_shadow_in_its_turn_only() -> None:
    s = shadows(seat(role="sheriff", hand=["general-store"]), OUTLAW, players=5)
    s.plays("general-store")
    s.asks(0, "store")
    assert len(s.state.turned) == 4
    s = as_shadow(deck=["general-store", "beer"])
    s.plays("general-store")
    s.asks(1, "store")
    assert len(s.state.turned) == 5


@rule("GR-VARIANT-20", "GR-VARIANT-18", "BB-CROSS-05")
def test_dynamite_passes_shadows_by() -> None:
    s = shadows(seat(role="sheriff", in_play=["dynamite"]), OUTLAW, turn=4, players=5, deck=["9h"])
    s.ends_turn()
    assert (s.in_play(2), s.active) == (["dynamite"], 0)


@rule("GR-VARIANT-21", "GR-VARIANT-28")
def test_a_shadow_earns_and_keeps_nuggets() -> None:
    s = rich_shadow(hand=["bang:as", "beer:6h"])
    s.plays("bang", at=2)
    assert nuggets(s)[1] == 10
    drinks_for_gold(s)
    s.ends_turn()
    assert (s.is_out(1), nuggets(s)[1]) == (True, 11)


@rule("GR-VARIANT-22")
def test_a_shadow_spends_gold_like_anybody() -> None:
    s = rich_shadow("jacky-murieta", worn={2: ["horseshoe"]})
    buys(s, "gun-belt")
    s.uses(1, "horseshoe", at=2)
    s.uses(1, "jacky-murieta", at=2)
    assert (worn(s, 1), worn(s, 2), s.life(2)) == (["gun-belt"], [], 3)
    assert nuggets(s)[1] == 9 - 2 - 3 - 2 + 1


@rule("GR-VARIANT-24")
def test_a_shadow_may_sell_a_beer() -> None:
    s = rich_shadow(hand=["beer:6h", "missed:10c"])
    drinks_for_gold(s)
    assert nuggets(s)[1] == 10


@rule("GR-VARIANT-28")
def test_rewards_go_to_a_shadow_too() -> None:
    s = gold_shadows(
        seat(role="sheriff"), OUTLAW, seat(role="outlaw", life=1), players=5,
        nuggets=0, worn={2: ["wanted"]}, deck=["bang:as", "missed:10c"],
    )  # fmt: skip
    s.ends_turn()
    s.plays("bang", at=2)
    assert (len(s.hand(1)), nuggets(s)[1]) == (1 + 3 + 2, 2)


@rule("GR-CHAR-03")
def test_don_bell_makes_no_check_as_a_shadow() -> None:
    s = rich_shadow("don-bell")
    s.ends_turn()
    s.responds(1, "top")
    assert s.active == 2
    assert not [event for event in s.events if event.kind == "check"]


@rule("GR-INTERACT-05")
def test_bill_noface_draws_five_as_a_shadow() -> None:
    assert len(as_shadow("bill-noface", boxes=["dodge-city"]).hand(1)) == 5


@rule("GR-CHAR-32")
def test_simeon_picos_keeps_the_nugget_for_his_last_life_point() -> None:
    s = gold_shadows(
        seat(role="sheriff", hand=["bang"]), seat("simeon-picos", role="outlaw", life=1),
        players=5, nuggets=0,
    )  # fmt: skip
    s.plays("bang", at=1)
    assert nuggets(s)[:2] == [1, 1]


@rule("GR-VARIANT-30")
def test_a_gold_rush_in_a_shadow_turn_brings_another_shadow_turn() -> None:
    s = rich_shadow(hand=["barrel:qs", "missed:10c"], shop=["gold-rush-equipment", "boots", "shot"])
    s.plays("barrel")
    buys(s, "gold-rush-equipment")
    s.responds(1, "top")
    assert (s.active, s.in_play(1), s.life(1), len(s.hand(1))) == (1, [], 0, 2)
    s.ends_turn()
    s.responds(1, "top")
    assert s.active == 2


@rule("CB-RETURN-07")
@pytest.mark.parametrize(("event", "cards", "glad"), [("ghost-town", 3, 2), ("shootout", 2, 0)])
def test_in_a_ghost_town_the_ghost_comes_first(event: str, cards: int, glad: int) -> None:
    s = shadows(
        seat(role="sheriff"), OUTLAW, seat("herb-hunter"), players=5,
        boxes=["dodge-city", "high-noon"], event=event,
    )  # fmt: skip
    s.ends_turn()
    assert (s.active, len(s.hand(1))) == (1, cards)
    s.ends_turn()
    s.responds(1, "top")
    assert len(s.hand(2)) == 2 + glad


# -- victory ---------------------------------------------------------------------------------


@rule("GR-VARIANT-25")
def test_the_law_wins_although_the_outlaws_would_come_back() -> None:
    s = shadows(
        seat(role="sheriff", hand=["bang"]), seat(role="outlaw", life=1), OUTLAW,
        seat(role="renegade", out=True),
    )  # fmt: skip
    s.plays("bang", at=1)
    assert (s.winner, s.winners) == ("law", (0,))


@rule("GR-VARIANT-25", "GR-VARIANT-19")
def test_in_the_turn_of_a_shadow_outlaw_the_law_waits() -> None:
    s = shadows(
        seat(role="sheriff"), OUTLAW, seat(role="outlaw", life=1), seat(role="renegade", out=True),
        deck=["bang:as", "missed:10c"],
    )  # fmt: skip
    s.ends_turn()
    s.plays("bang", at=2)
    assert not s.over
    s.ends_turn()
    assert s.winner == "law"


@rule("GR-VARIANT-26")
def test_the_renegade_wins_alone_outside_shadow_turns() -> None:
    s = shadows(
        seat(role="sheriff", life=1), seat(role="renegade", hand=["bang"]), OUTLAW, OUTLAW, turn=1
    )
    s.plays("bang", at=0)
    assert (s.winner, s.winners) == ("renegade", (1,))


@rule("GR-VARIANT-26", "GR-VARIANT-29", "GR-VARIANT-27")
def test_a_shadow_that_kills_the_sheriff_wins_for_the_outlaws() -> None:
    s = shadows(
        seat(role="sheriff", life=1), OUTLAW, seat(role="renegade"), OUTLAW,
        deck=["bang:as", "missed:10c"],
    )  # fmt: skip
    s.ends_turn()
    s.plays("bang", at=0)
    assert (s.winner, s.winners) == ("outlaw", (1, 3))


@rule("GR-VARIANT-27")
def test_a_shadow_deputy_wins_with_the_law() -> None:
    s = shadows(
        seat(role="sheriff", hand=["bang"]), seat(role="outlaw", life=1),
        seat(role="deputy", out=True), OUTLAW, seat(role="renegade", out=True),
    )  # fmt: skip
    s.plays("bang", at=1)
    assert s.winners == (0, 2)
