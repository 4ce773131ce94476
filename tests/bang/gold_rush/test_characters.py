"""The eight characters, one by one."""

from __future__ import annotations

import pytest
from tests.bang.gold_rush.table import (
    buys,
    drinks_for_gold,
    empty_the_stock,
    forces,
    lay_on_top,
    nuggets,
    refused,
    shop,
    spent,
    table,
    worn,
)

from saloon.games.bang.catalogue import BUILT
from saloon.games.bang.modules.gold_rush.gold import gold
from saloon.testing import Scenario, rule, seat


def _me(character: str, **given: object) -> dict[str, object]:
    return seat(character, role="sheriff", **given)  # type: ignore[arg-type]


# -- Don Bell --------------------------------------------------------------------------------


def _bell_ends(*flips: str, **given: object) -> Scenario:
    s = table(_me("don-bell"), nuggets=0, deck=list(flips), **given)  # type: ignore[arg-type]
    s.ends_turn()
    return s


@rule("GR-CHAR-01", "ED-85")
@pytest.mark.parametrize("red", ["5d", "5h"])
def test_don_bell_may_play_on_after_red(red: str) -> None:
    s = _bell_ends(red)
    s.flips(red)
    s.asks(0, "another-turn")
    s.responds(0, "another-turn")
    assert (s.active, len(s.hand(0))) == (0, 2)


@rule("GR-CHAR-01")
def test_he_may_decline() -> None:
    s = _bell_ends("5h")
    s.passes(0)
    assert s.active == 1


@rule("GR-CHAR-01")
@pytest.mark.parametrize("black", ["5c", "5s"])
def test_black_ends_his_turn(black: str) -> None:
    assert _bell_ends(black).active == 1


@rule("GR-CHAR-02", "CB-EXTRA-03")
def test_no_second_check_after_the_extra_turn() -> None:
    s = _bell_ends("5h")
    s.responds(0, "another-turn")
    s.ends_turn()
    assert s.active == 1
    assert len([event for event in s.events if event.kind == "check"]) == 1


@rule("GR-CHAR-04", "HN-INTERACT-03", "ED-85")
def test_not_in_ghost_town() -> None:
    s = _bell_ends("5h", boxes=["high-noon"], event="ghost-town")
    assert s.active == 1
    assert not [event for event in s.events if event.kind == "check"]


@rule("GR-CHAR-03", "VS-CARD-33", "GT-CAR-19")
@pytest.mark.parametrize(
    ("box", "card", "presence"),
    [
        ("valley-of-shadows", "ghost", "haunting"),
        ("great-train-robbery", "ghost-car", "in-ghost-car"),
    ],
)
def test_he_does_so_as_a_ghost_who_stays(box: str, card: str, presence: str) -> None:
    bell = seat("don-bell", role="outlaw", in_play=[card], presence=presence)
    s = table(bell, seat(role="sheriff"), nuggets=0, boxes=[box], turn=0, deck=["5h"])
    s.ends_turn()
    s.responds(0, "another-turn")
    assert (s.active, len(s.hand(0))) == (0, 2)


@rule("GR-CHAR-03", "CB-RETURN-01")
def test_not_as_a_ghost_for_a_time() -> None:
    bell = seat("don-bell", role="outlaw", presence="haunt")
    s = table(
        bell, seat(role="sheriff"), nuggets=0, boxes=["eldorado"], turn=0, deck=["5h"],
        event="dead-sheriffs-ghost",
    )  # fmt: skip
    s.ends_turn()
    assert s.active == 1
    assert not [event for event in s.events if event.kind == "check"]


@rule("GR-CHAR-05", "CB-EXTRA-08", "CB-TIMING-20")
def test_not_when_jail_takes_his_turn() -> None:
    s = table(
        seat(role="sheriff"), seat("don-bell", in_play=["jail"]), nuggets=0, deck=["5c", "5h"]
    )
    s.ends_turn()
    assert s.active == 2


@rule("GR-CHAR-06", "CB-TIMING-18")
def test_his_check_comes_after_the_hand_limit() -> None:
    s = table(_me("don-bell", life=1, hand=["bang", "beer"]), nuggets=0, deck=["5h"])
    s.ends_turn()
    s.asks(0, "excess")
    assert not [event for event in s.events if event.kind == "check"]
    s.discards("bang")
    s.asks(0, "another-turn")


@rule("CB-EXTRA-05", "CB-EXTRA-01")
def test_no_check_when_the_gold_rush_brings_another_turn_anyway() -> None:
    s = table(_me("don-bell"), shop=["gold-rush-equipment", "boots", "shot"])
    buys(s, "gold-rush-equipment")
    assert s.active == 0
    s.ends_turn()
    assert s.active == 1
    assert not [event for event in s.events if event.kind == "check"]


@rule("CB-EXTRA-04")
@pytest.mark.parametrize("first", ["5h", "5c"])
def test_under_vendetta_both_checks_and_one_extra_turn(first: str) -> None:
    s = _bell_ends(first, "6h", boxes=["fistful-of-cards"], event="vendetta")
    if first == "5h":
        s.responds(0, "another-turn")
    assert len([event for event in s.events if event.kind == "check"]) == 2
    assert s.active == 0
    s.ends_turn()
    assert s.active == 1


# -- Dutch Will ------------------------------------------------------------------------------


@rule("GR-CHAR-07", "GR-CHAR-08")
def test_dutch_will_discards_one_of_the_two_for_a_nugget() -> None:
    s = table(_me("dutch-will", hand=["beer"]), nuggets=0, step="phase-1", deck=["8c", "9d"])
    s.asks(0, "cost")
    assert [text.partition(":")[2] for text in s.options(0)] == ["8c", "9d"], "none he had before"
    s.responds(0, "9d")
    assert [text.partition(":")[2] for text in s.hand_texts(0)[1:]] == ["8c"]
    assert nuggets(s)[0] == 1


@rule("GR-CHAR-09")
@pytest.mark.parametrize(("event", "kept"), [("thirst", 0), ("train-arrival", 2)])
def test_of_one_or_three_he_discards_one(event: str, kept: int) -> None:
    s = table(_me("dutch-will"), nuggets=0, step="phase-1", boxes=["high-noon"], event=event)
    s.responds(0, "discard")
    assert (len(s.hand(0)), nuggets(s)[0]) == (kept, 1)


@rule("GR-CHAR-33")
def test_who_draws_nothing_discards_nothing() -> None:
    s = table(
        _me("dutch-will", life=1), nuggets=0, step="phase-1",
        boxes=["fistful-of-cards"], event="hard-liquor",
    )  # fmt: skip
    s.responds(0, "drink")
    assert (s.hand(0), nuggets(s)[0], s.life(0)) == ([], 0, 2)


@rule("GR-CHAR-33")
def test_peyote_takes_the_place_of_his_draw() -> None:
    s = table(
        _me("dutch-will"), nuggets=0, step="phase-1", boxes=["fistful-of-cards"], event="peyote",
        deck=["8c", "9d"],
    )  # fmt: skip
    s.asks(0, "guess")
    while s.game.decision.kind == "guess":
        s.responds(0, "guess")
    assert nuggets(s)[0] == 0


# -- Jacky Murieta ---------------------------------------------------------------------------


@rule("GR-CHAR-10", "GR-CHAR-11", "GR-CHAR-12", "ED-87")
@pytest.mark.parametrize("edition", ["dynamite-box", "hu-compendium"])
def test_jacky_fires_for_two_nuggets_as_often_as_he_can_pay(edition: str) -> None:
    s = table(_me("jacky-murieta", hand=["bang"]), nuggets=4, edition=edition)
    s.uses(0, "jacky-murieta", at=1)
    assert nuggets(s)[0] == 4 - 2 + 1
    s.uses(0, "jacky-murieta", at=1)
    s.plays("bang", at=1)
    assert s.life(1) == 1


@rule("GR-CHAR-10")
def test_one_nugget_is_not_enough() -> None:
    s = table(_me("jacky-murieta"), nuggets=1)
    rule_, facts = refused(s, "jacky-murieta", at=1)
    assert (rule_, facts["need"], facts["amount"]) == ("GR-CHAR-10", "nuggets", 2)


@rule("GR-CHAR-13")
def test_his_shot_has_the_range_of_his_weapon_and_can_be_cancelled() -> None:
    s = table(_me("jacky-murieta"), seat(hand=["missed"]), nuggets=4)
    assert refused(s, "jacky-murieta", at=2)[0] == "BB-DIST-09"
    s.uses(0, "jacky-murieta", at=1)
    s.responds(1, "missed")
    assert s.life(1) == 4
    s = table(_me("jacky-murieta", in_play=["winchester"]), nuggets=4)
    s.uses(0, "jacky-murieta", at=2)
    assert s.life(2) == 3


# -- Josh McCloud ----------------------------------------------------------------------------


def _digs(piece: str, **given: object) -> Scenario:
    s = table(_me("josh-mccloud", life=2), nuggets=9, **given)  # type: ignore[arg-type]
    lay_on_top(s, piece)
    s.uses(0, "josh-mccloud")
    return s


@rule("GR-CHAR-14", "GR-CHAR-18")
def test_josh_pays_two_for_the_top_piece_again_and_again() -> None:
    s = _digs("horseshoe")
    assert (worn(s, 0), nuggets(s)[0], len(shop(s))) == (["horseshoe"], 7, 3)
    lay_on_top(s, "calumet")
    s.uses(0, "josh-mccloud")
    assert worn(s, 0) == ["horseshoe", "calumet"]


@rule("GR-CHAR-14")
def test_josh_needs_two_nuggets() -> None:
    s = table(_me("josh-mccloud"), nuggets=1)
    assert refused(s, "josh-mccloud")[1]["need"] == "nuggets"


@rule("GR-CHAR-15")
def test_only_in_his_turn() -> None:
    s = table(
        seat(role="sheriff", hand=["bang"]), seat("josh-mccloud", hand=["beer"]),
        nuggets=[0, 9, 0, 0],
    )  # fmt: skip
    s.plays("bang", at=1)
    s.asks(1, "shot")
    rule_, facts = refused(s, "josh-mccloud", who=1)
    assert (rule_, facts["need"]) == ("GR-CHAR-14", "turn")


@rule("GR-CHAR-16")
def test_a_second_wanted_is_discarded() -> None:
    s = _digs("wanted", worn={0: ["wanted"]})
    assert (worn(s, 0), spent(s)) == (["wanted"], ["wanted"])
    assert nuggets(s)[0] == 7


@rule("GR-CHAR-17")
def test_a_brown_piece_acts_at_once() -> None:
    s = _digs("shot")
    s.responds(0, "choose", at=0)
    assert (s.life(0), spent(s)) == (3, ["shot"])


@rule("GR-CHAR-17")
def test_a_wanted_is_placed() -> None:
    s = _digs("wanted", worn={1: ["wanted"]})
    assert not s.can(0, "choose @1")
    s.responds(0, "choose", at=3)
    assert worn(s, 3) == ["wanted"]


@rule("GR-BUY-15")
def test_when_all_have_been_up_josh_shuffles_first() -> None:
    s = table(_me("josh-mccloud"), nuggets=9)
    empty_the_stock(s)
    used = len(gold(s.state).spent)
    s.uses(0, "josh-mccloud")
    kept = gold(s.state)
    assert len(kept.stock) + len(kept.spent) + len(kept.bought) + len(worn(s, 0)) in (
        used,
        used - 1,
    )
    assert len(kept.stock) == used - 1


# -- Madam Yto -------------------------------------------------------------------------------


@rule("GR-CHAR-19", "GR-CHAR-20", "GR-CHAR-21")
def test_madam_yto_draws_for_every_beer_of_anybody() -> None:
    s = table(_me("madam-yto", life=2, hand=["beer", "beer"]), seat(hand=["beer"]), nuggets=0)
    s.plays("beer")
    assert len(s.hand(0)) == 2
    drinks_for_gold(s)
    assert len(s.hand(0)) == 2
    s.ends_turn()
    s.plays("beer")
    assert len(s.hand(0)) == 3


@rule("GR-CHAR-21")
def test_a_beer_that_saves_counts_too() -> None:
    s = table(_me("madam-yto", hand=["bang"]), seat(life=1, hand=["beer"]), nuggets=0)
    s.plays("bang", at=1)
    s.passes(1)
    s.responds(1, "beer")
    assert len(s.hand(0)) == 1


@rule("GR-CHAR-22", "DC-CROSS-03")
def test_a_saloon_or_a_bottle_is_no_beer() -> None:
    s = table(
        _me("madam-yto", life=2, hand=["saloon", "tequila", "missed"]), nuggets=9,
        shop=["bottle", "boots", "gun-belt"], boxes=["dodge-city"],
    )  # fmt: skip
    s.plays("saloon")
    buys(s, "bottle")
    s.responds(0, "beer")
    assert (s.life(0), s.hand(0)) == (4, ["tequila", "missed"])
    s.plays("tequila", at=0)
    s.responds(0, "missed")
    assert s.hand(0) == []


# -- Pretty Luzena ---------------------------------------------------------------------------


@rule("GR-CHAR-23", "GR-CHAR-24")
def test_pretty_luzena_saves_a_nugget_once_a_turn() -> None:
    s = table(_me("pretty-luzena"), nuggets=9)
    buys(s, "boots")
    assert nuggets(s)[0] == 9 - 2
    buys(s, "gun-belt")
    assert nuggets(s)[0] == 9 - 2 - 2
    for _ in range(4):
        s.ends_turn()
    piece = shop(s)[0]
    assert piece == "union-pacific"
    buys(s, piece)
    assert nuggets(s)[0] == 9 - 4 - 3


@rule("GR-CHAR-23")
def test_what_is_one_too_dear_is_not_for_her() -> None:
    s = table(_me("pretty-luzena"), nuggets=2)
    buys(s, "boots")
    assert (worn(s, 0), nuggets(s)[0]) == (["boots"], 0)


@rule("GR-CHAR-25")
def test_a_shot_costs_her_nothing() -> None:
    s = table(_me("pretty-luzena", life=2), nuggets=0, shop=["shot", "boots", "gun-belt"])
    buys(s, "shot")
    s.responds(0, "choose", at=0)
    assert (s.life(0), nuggets(s)[0]) == (3, 0)


@rule("GR-CHAR-26")
def test_forcing_costs_her_as_much_as_anybody() -> None:
    s = table(_me("pretty-luzena"), nuggets=3, worn={1: ["horseshoe"]})
    forces(s, "horseshoe", 1)
    assert nuggets(s)[0] == 0


# -- Raddie Snake ----------------------------------------------------------------------------


@rule("GR-CHAR-27", "ED-79")
@pytest.mark.parametrize(("edition", "times"), [("dynamite-box", 2), ("hu-compendium", 3)])
def test_raddie_snake_buys_cards(edition: str, times: int) -> None:
    s = table(_me("raddie-snake"), nuggets=9, edition=edition)
    for _ in range(times):
        s.uses(0, "raddie-snake")
    assert (len(s.hand(0)), nuggets(s)[0]) == (times, 9 - times)
    rule_, facts = refused(s, "raddie-snake")
    assert (rule_, facts["need"], facts["amount"]) == ("GR-CHAR-27", "times", times)


@rule("GR-CHAR-28")
def test_with_a_gold_pan_he_buys_four() -> None:
    s = table(_me("raddie-snake"), nuggets=4, worn={0: ["gold-pan"]})
    for source in ("raddie-snake", "gold-pan") * 2:
        s.uses(0, source)
    assert (len(s.hand(0)), nuggets(s)[0]) == (4, 0)


# -- Simeon Picos ----------------------------------------------------------------------------


@rule("GR-CHAR-29", "GR-CHAR-30", "CB-DAMAGE-07")
def test_simeon_picos_takes_a_nugget_beside_the_shooter() -> None:
    s = table(seat(role="sheriff", hand=["bang"]), seat("simeon-picos"), nuggets=0)
    s.plays("bang", at=1)
    assert nuggets(s) == [1, 1, 0, 0]


@rule("GR-CHAR-31")
def test_one_for_each_life_point() -> None:
    s = table(
        seat(role="sheriff"), seat("simeon-picos", in_play=["dynamite"]), nuggets=0, deck=["3s"]
    )
    s.ends_turn()
    assert nuggets(s) == [0, 3, 0, 0]


@rule("GR-CHAR-32")
def test_for_the_last_one_too() -> None:
    s = table(
        seat(role="sheriff", hand=["bang"]), seat("simeon-picos", life=1, hand=["beer"]), nuggets=0
    )
    s.plays("bang", at=1)
    s.passes(1)
    s.responds(1, "beer")
    assert nuggets(s) == [1, 1, 0, 0]


@rule("GR-CHAR-01", "GR-CHAR-07", "GR-CHAR-10", "GR-CHAR-14", "GR-CHAR-19")
def test_life_points_a() -> None:
    for character in ("don-bell", "dutch-will", "jacky-murieta", "josh-mccloud", "madam-yto"):
        assert table(seat(role="sheriff"), seat(character)).life(1) == 4


@rule("GR-CHAR-23", "GR-CHAR-27", "GR-CHAR-29")
def test_life_points_b() -> None:
    for character in ("pretty-luzena", "raddie-snake", "simeon-picos"):
        assert table(seat(role="sheriff"), seat(character)).life(1) == 4


@rule("GR-CHAR-23", "GR-CHAR-29")
def test_who_becomes_one_of_them_in_a_game_has_the_gold_from_then_on() -> None:
    people = BUILT["gold-rush"].characters
    s = table(seat(role="sheriff", hand=["bang"]), seat(), nuggets=2)
    s.state.grant(s.state.players[1], [people["simeon-picos"]])
    s.plays("bang", at=1)
    assert nuggets(s) == [3, 1, 0, 0]
    s.state.grant(s.state.players[0], [people["pretty-luzena"]])
    s.ends_turn()
    for _ in range(3):
        s.ends_turn()
    buys(s, "union-pacific")
    assert nuggets(s)[0] == 0
