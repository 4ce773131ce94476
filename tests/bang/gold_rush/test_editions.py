"""Where the two rulebooks differ about Gold Rush, and where only one of them speaks."""

from __future__ import annotations

import pytest
from tests.bang.gold_rush.table import buys, table
from tests.bang.gold_rush.test_setup import PRICES

from saloon.games.bang.modules.gold_rush import gold_rush
from saloon.testing import rule, seat

EDITIONS = pytest.mark.parametrize("edition", ["dynamite-box", "hu-compendium"])


@rule("ED-90")
@EDITIONS
def test_all_pieces_are_for_sale_in_both_editions(edition: str) -> None:
    rows = {
        row["id"]: (row["border"], row["count"], row["cost"]) for row in gold_rush.data["equipment"]
    }
    assert rows == PRICES
    for piece in ("boots", "gun-belt", "pickaxe"):
        s = table(seat(role="sheriff"), shop=[piece, "shot", "union-pacific"], edition=edition)
        buys(s, piece)
        assert s.game.view(0)["players"][0]["equipment"] == [f"equipment:{piece}"]


@rule("ED-86")
def test_a_calumet_holds_off_a_diamond_duel_by_the_second_book_too() -> None:
    s = table(
        seat(role="sheriff", hand=["duel:qd"]), nuggets=0, worn={1: ["calumet"]},
        edition="hu-compendium",
    )  # fmt: skip
    s.refuses("duel", "GR-CARD-12", at=1)


@rule("ED-88")
def test_rhum_with_a_helper_turns_up_five_by_the_second_book_too() -> None:
    s = table(
        seat(role="sheriff", life=1), nuggets=9, worn={0: ["horseshoe"]},
        shop=["rhum", "shot", "boots"], edition="hu-compendium",
        deck=["8c", "7c", "qh", "3s", "5d"],
    )  # fmt: skip
    buys(s, "rhum")
    s.responds(0, "8c")
    assert (s.life(0), len(s.pile())) == (5, 5)
