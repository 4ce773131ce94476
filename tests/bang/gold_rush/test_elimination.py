"""Equipment and nuggets of the dead, and what a Wanted pays (GR-DEATH, GR-CARD-50 to 57)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bang.gold_rush.table import (
    buys,
    forces,
    lay_on_top,
    nuggets,
    refused,
    slot_of,
    spent,
    table,
    worn,
)

from saloon.testing import Scenario, rule, seat


def _kill(role: str, pieces: list[str], *others: Any, **given: Any) -> Scenario:
    """Seat 0, the Sheriff, shoots seat 1 dead."""
    given.setdefault("nuggets", [2, 4, 0, 0])
    me = given.pop("me", {"hand": ["bang"]})
    mine = given.pop("mine", [])
    s = table(
        seat(role="sheriff", **me), seat(role=role, life=1), *others,
        worn={0: mine, 1: pieces}, **given,
    )  # fmt: skip
    s.plays("bang", at=1)
    return s


@rule("GR-DEATH-01")
@pytest.mark.parametrize("edition", ["dynamite-box", "hu-compendium"])
def test_the_equipment_of_the_dead_is_discarded(edition: str) -> None:
    s = _kill("outlaw", ["horseshoe", "calumet"], edition=edition)
    assert (worn(s, 1), spent(s)) == ([], ["horseshoe", "calumet"])


@rule("GR-DEATH-02", "GR-DEATH-03", "BB-CROSS-03", "CB-COLOR-10", "ED-83")
@pytest.mark.parametrize("edition", ["dynamite-box", "hu-compendium"])
def test_a_sheriff_who_kills_a_deputy_loses_equipment_but_no_nuggets(edition: str) -> None:
    s = _kill(
        "deputy", [], players=5, mine=["horseshoe"], edition=edition,
        me={"hand": ["bang", "beer"], "in_play": ["barrel"]}, nuggets=[2, 0, 0, 0, 0],
    )  # fmt: skip
    s.responds(0, "barrel")
    assert (s.hand(0), s.in_play(0), worn(s, 0)) == ([], [], [])
    assert spent(s) == ["horseshoe"]
    assert nuggets(s)[0] == 3


@rule("GR-DEATH-02")
def test_a_sheriff_who_is_wanted_and_kills_a_deputy_is_wanted_no_more() -> None:
    """Only the Wanted of who leaves the game waits until it has paid."""
    s = _kill("deputy", [], players=5, mine=["wanted", "horseshoe"], nuggets=0)
    assert (worn(s, 0), spent(s)) == ([], ["wanted", "horseshoe"])


@rule("GR-DEATH-04", "BB-CROSS-03", "CB-VULTURE-04")
def test_vulture_sam_gets_no_equipment() -> None:
    s = table(
        seat(role="sheriff", hand=["bang"]),
        seat(role="outlaw", life=1, hand=["beer"], in_play=["barrel"]),
        seat("vulture-sam"),
        nuggets=0, worn={1: ["horseshoe"]},
    )  # fmt: skip
    s.plays("bang", at=1)
    s.passes(1)
    s.passes(1)
    assert (sorted(s.hand(2)), worn(s, 2)) == (["barrel", "beer"], [])
    assert spent(s) == ["horseshoe"]


@rule("GR-DEATH-05")
def test_the_nuggets_of_the_dead_are_gone() -> None:
    s = _kill("outlaw", [])
    assert nuggets(s) == [3, 0, 0, 0]


@rule("GR-DEATH-05", "GR-VARIANT-05", "CB-RETURN-19")
@pytest.mark.parametrize(("variant", "left"), [((), 0), (("shadow-gunslingers",), 4)])
@pytest.mark.parametrize(
    ("box", "card", "presence"),
    [
        ("valley-of-shadows", "ghost", "haunting"),
        ("great-train-robbery", "ghost-car", "in-ghost-car"),
    ],
)
def test_so_are_those_of_a_ghost_who_leaves(
    box: str, card: str, presence: str, variant: tuple[str, ...], left: int
) -> None:
    s = table(
        seat(role="sheriff", hand=["cat-balou"]),
        seat(role="outlaw", in_play=[card], presence=presence),
        players=5, nuggets=[2, 4, 0, 0, 0], boxes=[box, *variant],
    )  # fmt: skip
    s.plays("cat-balou", at=1)
    assert (s.state.players[1].present, nuggets(s)) == (False, [2, left, 0, 0, 0])


# -- Wanted ----------------------------------------------------------------------------------


def _offers_wanted(*seats: object, **given: object) -> Scenario:
    given.setdefault("shop", ["wanted", "boots", "gun-belt"])
    s = table(*(seats or (seat(role="sheriff"),)), **given)  # type: ignore[arg-type]
    buys(s, "wanted")
    return s


@rule("GR-CARD-51", "ED-89", "GR-BUY-04")
@pytest.mark.parametrize("who", [0, 2])
def test_a_wanted_is_placed_in_front_of_anybody_at_once(who: int) -> None:
    s = _offers_wanted()
    s.asks(0, "whom")
    assert [s.can(0, f"choose @{each}") for each in range(4)] == [True] * 4
    s.responds(0, "choose", at=who)
    assert worn(s, who) == ["wanted"]


@rule("GR-CARD-55", "GR-BUY-07")
def test_nobody_is_wanted_twice() -> None:
    s = _offers_wanted(worn={1: ["wanted"]})
    assert not s.can(0, "choose @1")
    s.responds(0, "choose", at=2)
    assert worn(s, 2) == ["wanted"]


@rule("GR-CARD-55")
def test_a_wanted_that_nobody_could_get_is_not_for_sale() -> None:
    s = table(
        seat(role="sheriff"), seat(role="outlaw"), seat(out=True), seat(out=True),
        shop=["wanted", "boots", "gun-belt"], worn={0: ["wanted"], 1: ["wanted"]},
    )  # fmt: skip
    piece = next(iter(s.state.kept["gold-rush"].shop))
    rule_, facts = refused(s, "gold-rush buy", slot=piece)
    assert (rule_, facts["need"]) == ("GR-CARD-55", "unwanted")


@rule("GR-CARD-52", "BB-CROSS-04")
def test_whoever_eliminates_the_wanted_draws_two_and_takes_a_nugget() -> None:
    s = _kill("renegade", ["wanted"], seat(role="outlaw"), nuggets=0)
    assert (len(s.hand(0)), nuggets(s)) == (2, [2, 0, 0, 0])
    assert spent(s) == ["wanted"]


@rule("GR-CARD-52")
def test_only_the_wanted_pays() -> None:
    s = table(
        seat(role="sheriff", hand=["bang"]), seat(role="renegade", life=1), seat(role="outlaw"),
        nuggets=0, worn={2: ["wanted"], 0: ["wanted"]},
    )  # fmt: skip
    s.plays("bang", at=1)
    assert (s.hand(0), nuggets(s)) == ([], [1, 0, 0, 0])
    assert worn(s, 0) == worn(s, 2) == ["wanted"]


@rule("GR-CARD-53", "GR-EXAMPLE-06")
def test_a_wanted_outlaw_brings_five_cards_and_two_nuggets() -> None:
    s = _kill("outlaw", ["wanted"], nuggets=0)
    assert len(s.hand(0)) == 3 + 2
    assert nuggets(s) == [1 + 1, 0, 0, 0]


@rule("GR-CARD-53")
def test_a_hunter_who_is_wanted_too_is_paid_once() -> None:
    s = _kill("outlaw", ["wanted"], nuggets=0, mine=["wanted"])
    assert len(s.hand(0)) == 3 + 2
    assert worn(s, 0) == ["wanted"]


@rule("GR-CARD-54", "BB-CROSS-04")
def test_a_sheriff_who_kills_a_wanted_deputy_draws_and_discards_and_keeps_the_nugget() -> None:
    s = _kill("deputy", ["wanted"], players=5, nuggets=0)
    drew = [event for event in s.events if event.kind == "drew" and event.facts["why"] == "wanted"]
    assert len(drew) == 2
    s.asks(0, "top")
    assert len(s.state.players[0].hand) == 2
    s.responds(0, "top")
    assert (s.hand(0), nuggets(s)[0]) == ([], 2)


@rule("GR-CARD-56", "CB-DAMAGE-03")
def test_nobody_is_paid_for_a_wanted_whom_dynamite_kills() -> None:
    s = table(
        seat(role="sheriff"), seat(role="outlaw", life=1, in_play=["dynamite"]),
        nuggets=0, worn={1: ["wanted"]}, deck=["3s"],
    )  # fmt: skip
    s.ends_turn()
    assert s.is_out(1)
    assert nuggets(s) == [0, 0, 0, 0]
    assert [len(s.hand(who)) for who in (0, 2, 3)] == [0, 2, 0], "phase 1 of the next one"
    assert spent(s) == ["wanted"]


@rule("GR-CARD-56")
def test_nobody_is_paid_for_the_own_end() -> None:
    s = table(
        seat(role="sheriff"), seat(role="outlaw", life=1, hand=["bang"]),
        turn=1, nuggets=0, worn={1: ["wanted"]},
    )  # fmt: skip
    s.plays("bang", at=1)
    assert s.is_out(1)
    assert nuggets(s) == [0, 0, 0, 0]


@rule("GR-CARD-57")
def test_a_wanted_is_removed_by_others_for_three_nuggets_and_not_by_its_holder() -> None:
    s = table(seat(role="sheriff"), nuggets=[9, 9, 0, 0], worn={1: ["wanted"]})
    slot = slot_of(s, "wanted")
    forces(s, "wanted", 1)
    assert (worn(s, 1), nuggets(s)[0]) == ([], 6)
    s = table(seat(role="sheriff"), nuggets=[9, 9, 0, 0], worn={0: ["wanted"]})
    assert refused(s, "gold-rush force", slot=slot, at=0)[0] == "GR-FORCE-06"


@rule("CB-INTERACT-27")
def test_with_three_players_a_wanted_comes_on_top_of_the_three_cards() -> None:
    s = table(
        seat(role="deputy", hand=["bang"]), seat(role="outlaw", life=1), seat(role="renegade"),
        players=3, nuggets=[0, 0, 0], worn={1: ["wanted"]}, boxes=["dodge-city"],
    )  # fmt: skip
    s.plays("bang", at=1)
    assert len(s.hand(0)) == 3 + 2
    assert nuggets(s) == [2, 0, 0]


@rule("GR-BUY-11")
def test_a_dropped_piece_can_come_up_again() -> None:
    s = _kill("outlaw", ["horseshoe"], nuggets=[9, 0, 0, 0])
    assert spent(s) == ["horseshoe"]
    lay_on_top(s, "calumet")
    buys(s, "boots")
    assert spent(s) == ["horseshoe"]
