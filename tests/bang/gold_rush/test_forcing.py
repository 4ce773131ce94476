"""Making others discard equipment (GR-FORCE)."""

from __future__ import annotations

import pytest
from tests.bang.gold_rush.table import forces, nuggets, refused, slot_of, spent, table, worn

from saloon.kernel import option
from saloon.testing import Scenario, rule, seat

ME = seat(role="sheriff")


@rule("GR-FORCE-01", "GR-FORCE-02")
def test_price_and_one_more_and_nobody_is_asked() -> None:
    s = table(ME, seat(hand=["missed", "beer"]), nuggets=5, worn={1: ["horseshoe"]})
    forces(s, "horseshoe", 1)
    assert (nuggets(s)[0], worn(s, 1)) == (2, [])
    assert s.active == 0


@rule("GR-FORCE-01")
@pytest.mark.parametrize(("purse", "can"), [(2, False), (3, True)])
def test_it_costs_one_more_than_the_price(purse: int, can: bool) -> None:
    s = table(ME, nuggets=purse, worn={1: ["horseshoe"]})
    tried = option("use", slot_of(s, "horseshoe"), 1, "gold-rush force")
    assert (tried in s.game.options(0)) is can
    if not can:
        rule_, facts = refused(s, "gold-rush force", slot=tried.slot, at=1)
        assert (rule_, facts["amount"]) == ("GR-FORCE-01", 3)


@rule("GR-FORCE-03")
@pytest.mark.parametrize("edition", ["dynamite-box", "hu-compendium"])
def test_it_goes_to_the_used_ones(edition: str) -> None:
    s = table(ME, worn={1: ["horseshoe"]}, edition=edition)
    forces(s, "horseshoe", 1)
    assert spent(s) == ["horseshoe"]


@rule("GR-FORCE-04")
def test_any_number_of_any_players() -> None:
    s = table(ME, nuggets=30, worn={1: ["horseshoe", "calumet"], 2: ["pickaxe"]})
    forces(s, "horseshoe", 1)
    forces(s, "pickaxe", 2)
    forces(s, "calumet", 1)
    assert nuggets(s)[0] == 30 - 3 - 5 - 4


@rule("GR-FORCE-05")
def test_distance_does_not_matter() -> None:
    s = table(ME, players=7, worn={3: ["horseshoe"]})
    assert s.distance(0, 3) == 3
    forces(s, "horseshoe", 3)
    assert worn(s, 3) == []


@rule("GR-FORCE-06")
def test_not_ones_own() -> None:
    s = table(ME, worn={0: ["horseshoe"]})
    slot = slot_of(s, "horseshoe")
    assert refused(s, "gold-rush force", slot=slot, at=0)[0] == "GR-FORCE-06"


def _thief(character: str | None, hand: list[str], **given: object) -> Scenario:
    given_boxes = given.pop("boxes", ())
    return table(
        seat(character, role="sheriff", hand=hand),
        nuggets=0, worn={1: ["horseshoe"]}, boxes=given_boxes, **given,  # type: ignore[arg-type]
    )  # fmt: skip


@rule("GR-FORCE-07", "BB-CROSS-02", "CB-COLOR-04")
@pytest.mark.parametrize("card", ["panic", "cat-balou"])
def test_cards_cannot_touch_equipment(card: str) -> None:
    s = _thief(None, [card])
    s.refuses(card, "BB-CARD-22", at=1)
    assert worn(s, 1) == ["horseshoe"]


@rule("GR-FORCE-08", "GR-INTERACT-03", "CB-DRAW-05")
def test_pat_brennan_finds_nothing_to_take() -> None:
    s = table(
        seat("pat-brennan", role="sheriff"), step="phase-1", nuggets=0,
        worn={1: ["horseshoe"]}, boxes=["dodge-city"],
    )  # fmt: skip
    assert len(s.hand(0)) == 2, "he was not even asked"
    assert worn(s, 1) == ["horseshoe"]


@rule("GR-INTERACT-04")
@pytest.mark.parametrize("card", ["brawl", "rag-time"])
def test_cards_of_dodge_city_cannot_either(card: str) -> None:
    s = _thief(None, [card, "beer"], boxes=["dodge-city"])
    if card == "brawl":
        s.plays("brawl")
        s.responds(0, "beer")
    else:
        s.refuses(card, "BB-CARD-22", at=1)
    assert worn(s, 1) == ["horseshoe"]


@rule("GR-INTERACT-04")
def test_the_daltons_do_not_come_for_equipment() -> None:
    s = table(
        ME, seat(in_play=["barrel"]), turn=3, nuggets=0, worn={1: ["horseshoe"]},
        boxes=["high-noon"], event="blessing", events=["the-daltons"],
    )  # fmt: skip
    s.ends_turn()
    assert (s.event, s.in_play(1), worn(s, 1)) == ("the-daltons", [], ["horseshoe"])


@rule("BU-INTERACT-09", "CB-COLOR-11")
def test_johnny_kisch_drives_out_no_equipment() -> None:
    s = table(
        seat("johnny-kisch", role="sheriff", hand=["barrel"]),
        seat(in_play=["barrel"]), nuggets=9, shop=["boots", "wanted", "gun-belt"],
        worn={1: ["horseshoe", "wanted"]}, boxes=["bullet"],
    )  # fmt: skip
    s.uses(0, "wanted")
    s.responds(0, "choose", at=2)
    s.plays("barrel")
    assert (s.in_play(1), worn(s, 1)) == ([], ["horseshoe", "wanted"])


@rule("GR-FORCE-01")
def test_not_of_who_is_out() -> None:
    s = table(ME, seat(), seat(out=True), worn={1: ["horseshoe"]})
    slot = slot_of(s, "horseshoe")
    assert refused(s, "gold-rush force", slot=slot, at=2)[0] == "GR-FORCE-01"
