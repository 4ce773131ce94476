"""The Sermon and The Reverend: what may not be used, and what may not be played."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.testing import Scenario, rule, seat

HN = ["high-noon"]
DC = ["dodge-city", "high-noon"]
SERMON: dict[str, Any] = {"modules": HN, "event": "the-sermon"}
REVEREND: dict[str, Any] = {"modules": HN, "event": "the-reverend"}


# -- The Sermon ------------------------------------------------------------------------------


@rule("HN-CARD-13")
def test_no_bang_in_the_own_turn() -> None:
    s = Scenario(seats=[seat("willy-the-kid", role="sheriff", hand=["bang"])], **SERMON)
    s.refuses("bang", "HN-CARD-13", at=1)
    assert s.options(0) == ["end"]


@rule("HN-CARD-14", "HN-EXAMPLE-01", "BB-CROSS-20", "BB-TERM-04")
def test_who_started_a_duel_cannot_answer_in_it() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["duel", "bang", "bang"]), seat(hand=["bang"])], **SERMON
    )
    s.plays("duel", at=1)
    s.responds(1, "bang")
    assert (s.life(0), s.hand(0)) == (4, ["bang", "bang"])


@rule("HN-CARD-15", "ED-26")
@pytest.mark.parametrize(("edition", "life"), [("dynamite-box", 4), ("hu-compendium", 3)])
def test_others_may_use_bang_cards_or_by_the_other_edition_not(edition: str, life: int) -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["indians"]), seat(hand=["bang"])],
        edition=edition,
        **SERMON,
    )
    s.plays("indians")
    if edition == "dynamite-box":
        s.responds(1, "bang")
    assert [s.life(who) for who in range(4)] == [5, life, 3, 3]


@rule("HN-INTERACT-07", "BB-TERM-07")
@pytest.mark.parametrize("edition", ["dynamite-box", "hu-compendium"])
def test_uncle_will_may_play_a_bang_as_a_general_store(edition: str) -> None:
    s = Scenario(
        seats=[seat("uncle-will", role="sheriff", hand=["bang"])],
        modules=["bullet", "high-noon"],
        event="the-sermon",
        edition=edition,
        deck=["2c", "3c", "4c", "5c"],
    )
    s.refuses("bang", "HN-CARD-13", at=1)
    s.uses(0, "uncle-will")
    for who in range(3):
        s.responds(who, "take")
    assert [len(s.hand(who)) for who in range(4)] == [1, 1, 1, 1]


@rule("HN-CARD-16", "BB-TERM-04")
def test_a_bang_cannot_even_be_discarded_where_one_is_needed() -> None:
    seats = [seat(role="sheriff", hand=["duel", "bang"]), seat(hand=["bang", "bang"])]
    s = Scenario(seats=seats, **SERMON)
    s.plays("duel", at=1)
    s.responds(1, "bang")
    assert (s.life(0), s.hand(0)) == (4, ["bang"]), "the Sheriff is not even asked"
    # A price that any card can pay is no use of a BANG! as such.
    s = Scenario(
        seats=[seat("sid-ketchum", role="sheriff", hand=["bang", "bang"], life=2)], **SERMON
    )
    s.uses(0, "sid-ketchum")
    s.responds(0, "bang")
    s.responds(0, "bang")
    assert s.life(0) == 3


@rule("HN-INTERACT-04", "HN-CARD-13", "ED-26")
@pytest.mark.parametrize("edition", ["dynamite-box", "hu-compendium"])
def test_calamity_janet_may_not_use_a_missed_as_a_bang(edition: str) -> None:
    s = Scenario(
        seats=[seat("calamity-janet", role="sheriff", hand=["missed", "bang"])],
        edition=edition,
        **SERMON,
    )
    s.refuses("missed", "HN-CARD-13", at=1, as_="bang")
    assert s.options(0) == ["end"]


@rule("HN-CARD-13", "ED-26")
def test_calamity_janet_may_use_a_bang_as_a_missed() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["gatling"]), seat("calamity-janet", hand=["bang"])],
        edition="hu-compendium",
        **SERMON,
    )
    s.plays("gatling")
    s.responds(1, "bang")
    assert s.life(1) == 4


@rule("HN-CARD-13")
def test_indians_and_duels_may_be_played() -> None:
    s = Scenario(seats=[seat(role="sheriff", hand=["indians", "duel"])], **SERMON)
    s.plays("indians")
    s.plays("duel", at=1)
    assert (s.life(1), s.life(2)) == (2, 3)


# -- The Reverend ----------------------------------------------------------------------------


@rule("HN-CARD-23")
def test_no_beer_in_the_own_turn() -> None:
    s = Scenario(seats=[seat(role="sheriff", hand=["beer"], life=2)], **REVEREND)
    s.refuses("beer", "HN-CARD-23")


@rule("HN-CARD-23")
def test_no_beer_can_save_anybody() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["gatling"]), seat(hand=["beer"], life=1)], **REVEREND
    )
    s.plays("gatling")
    s.passes(1)  # to the shot; there is no question about a rescue
    assert s.is_out(1)


@rule("HN-CARD-24")
def test_sid_ketchum_still_regains_life_points() -> None:
    seats = [seat("sid-ketchum", role="sheriff", hand=["beer", "beer"], life=1)]
    s = Scenario(seats=seats, **REVEREND)
    s.uses(0, "sid-ketchum")
    s.responds(0, "beer")
    s.responds(0, "beer")
    assert s.life(0) == 2
    # At the last life point, too: the Beers are discarded, not drunk.
    shooter = seat(role="outlaw", hand=["gatling"])
    sid = seat("sid-ketchum", role="sheriff", hand=["beer", "beer", "missed"], life=1)
    s = Scenario(seats=[shooter, sid], **REVEREND)
    s.plays("gatling")
    s.passes(1)
    s.asks(1, "rescue")
    assert s.options(1) == ["pass", "use sid-ketchum"]
    s.responds(1, "sid-ketchum")
    s.responds(1, "beer")
    s.responds(1, "beer")
    assert (s.life(1), s.hand(1)) == (1, ["missed"])


@rule("HN-CARD-25")
def test_a_saloon_may_be_played() -> None:
    s = Scenario(seats=[seat(role="sheriff", hand=["saloon"], life=2)], **REVEREND)
    s.plays("saloon")
    assert s.life(0) == 3


@rule("HN-INTERACT-02", "CB-INTERACT-02", "DC-CROSS-10")
def test_only_beer_and_bang_cards_are_restricted() -> None:
    hand = ["punch", "springfield", "gatling", "bang", "bang"]
    s = Scenario(seats=[seat(role="sheriff", hand=hand)], modules=DC, event="the-sermon")
    s.plays("punch", at=1)
    s.plays("springfield", at=1)
    s.responds(0, "bang")  # its price, which any card can pay
    s.plays("gatling")
    assert (s.life(1), s.hand(0)) == (1, ["bang"])
    s = Scenario(
        seats=[seat(role="sheriff", hand=["whisky", "saloon", "beer", "beer"], life=1)],
        modules=DC,
        event="the-reverend",
    )
    s.plays("whisky")
    s.responds(0, "beer")
    s.plays("saloon")
    assert (s.life(0), s.hand(0)) == (4, ["beer"])
    s.refuses("beer", "HN-CARD-23")
