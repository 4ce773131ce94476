"""Eldorado: events about cards one draws and life one regains."""

from __future__ import annotations

import pytest
from tests.bang.eldorado.table import DC, SHERIFF, told, under

from saloon.games.bang.catalogue import BUILT
from saloon.testing import Scenario, rule, seat

# -- Nugget ------------------------------------------------------------------------------------


@rule("EL-CARD-56", "EL-CARD-57", "CB-HAND-09")
def test_nugget_brings_a_third_card_and_no_hand_limit() -> None:
    s = under("nugget", SHERIFF, seat(life=1, hand=["beer", "panic", "duel"]))
    s.ends_turn()
    assert len(s.hand(1)) == 6
    assert s.game.view(2)["players"][1]["hand_limit"] == 6
    s.ends_turn()
    assert s.active == 2, "nothing has to be discarded"
    assert len(s.hand(1)) == 6


@rule("EL-CARD-56")
def test_nugget_sets_what_is_usual_and_more_stays_more() -> None:
    s = under("nugget", SHERIFF, seat("pixie-pete"), modules=DC)
    s.ends_turn()
    assert len(s.hand(1)) == 3
    s = under("nugget", SHERIFF, seat("bill-noface", life=1), modules=DC)
    s.ends_turn()
    assert len(s.hand(1)) == 4


# -- Dough Badman ------------------------------------------------------------------------------


@rule("EL-CARD-26", "EL-CARD-27")
def test_two_cards_before_phase_one_buy_a_life_point_once() -> None:
    s = under("dough-badman", SHERIFF, seat(life=2, hand=["beer", "panic", "duel", "missed"]))
    s.ends_turn()
    s.asks(1, "dough")
    assert told(s, "drew") == [], "before phase 1"
    s.responds(1, "panic")
    assert "pass" not in s.options(1), "who has begun gives the second one, too"
    s.responds(1, "duel")
    assert (s.life(1), s.hand(1)[:2], len(s.hand(1))) == (3, ["beer", "missed"], 4)


@rule("EL-CARD-26", "EL-CARD-88")
def test_when_the_time_is_up_no_card_is_given_or_the_one_still_owed() -> None:
    s = under("dough-badman", SHERIFF, seat(life=2, hand=["beer", "panic", "duel"]))
    s.ends_turn()
    s.asks(1, "dough")
    assert s.state.option_text(s.game.decision.default_for(1)) == "pass"
    s.responds(1, "panic")
    s.asks(1, "dough")
    assert s.state.option_text(s.game.decision.default_for(1)) == f"discard {s.hand_texts(1)[0]}"


@rule("EL-CARD-88")
@pytest.mark.parametrize("more", [["duel", "missed", "bang"], ["duel"]])
def test_both_cards_are_given_or_none(more: list[str]) -> None:
    s = under("dough-badman", SHERIFF, seat("sid-ketchum", life=1, hand=["beer", "panic", *more]))
    s.ends_turn()
    s.uses(1, "sid-ketchum")
    s.responds(1, "beer")
    s.responds(1, "panic")
    s.asks(1, "dough")
    assert (s.life(1), s.hand(1)) == (2, more)
    if len(more) == 1:
        assert s.options(1) == ["pass"], "one card is not enough"
        s.passes(1)
        return
    s.responds(1, "duel")
    s.asks(1, "dough")
    left = [each.partition(":")[0] for each in s.options(1)]
    assert left == ["discard missed", "discard bang"], "nothing comes between the two"
    s.responds(1, "missed")
    assert s.life(1) == 3


@rule("EL-CARD-26")
def test_the_sheriff_cannot_and_others_need_not() -> None:
    s = under("dough-badman", seat(role="sheriff", life=2, hand=["beer", "panic"]), turn=3)
    s.ends_turn()
    assert (s.active, s.life(0)) == (0, 2)
    s = under("dough-badman", SHERIFF, seat(life=2, hand=["beer", "panic"]))
    s.ends_turn()
    s.passes(1)
    assert (s.life(1), len(s.hand(1))) == (2, 4)
    for unable in (seat(life=2, hand=["beer"]), seat(hand=["beer", "panic"])):
        s = under("dough-badman", SHERIFF, unable)
        s.ends_turn()
        assert s.active == 1, "nobody is asked who has nothing to give or to gain"


def test_a_prisoner_who_stays_in_jail_does_not_come_to_phase_one() -> None:
    s = under(
        "dough-badman", SHERIFF, seat(life=2, hand=["beer", "panic"], in_play=["jail"]), deck=["2c"]
    )
    s.ends_turn()
    assert (s.active, s.life(1)) == (2, 2)


# -- Eldorado ----------------------------------------------------------------------------------


@rule("EL-CARD-28", "EL-CARD-29", "EL-CARD-30")
def test_a_card_from_the_left_one_from_the_deck_one_to_the_right() -> None:
    s = under("eldorado-event", SHERIFF, seat(), seat(hand=["beer", "panic"]))
    s.picks("panic")
    s.ends_turn()
    s.asks(1, "gift")
    assert s.hand_texts(1) == ["panic:jh", "bang:2c"] or s.hand(1)[0] == "panic"
    assert s.options(1) == [f"give {text} @0" for text in s.hand_texts(1)]
    s.responds(1, "bang")
    assert (s.hand(0), s.hand(1), s.hand(2)) == (["bang"], ["panic"], ["beer"])
    took = told(s, "took")[0]
    assert "card" not in took.facts
    assert set(took.knows) == {1, 2}


@rule("EL-CARD-30")
def test_from_an_empty_hand_nothing_is_taken() -> None:
    s = under("eldorado-event", SHERIFF, seat())
    s.ends_turn()
    s.responds(1, "bang")
    assert (s.hand(0), s.hand(1)) == (["bang"], [])


@rule("CB-DRAW-04")
@pytest.mark.parametrize("event", ["train-arrival", "thirst"])
def test_what_changes_the_usual_draw_does_not_change_this_one(event: str) -> None:
    boxes = ["dodge-city", "gold-rush", "high-noon", "valley-of-shadows", "eldorado"]
    s = Scenario(
        seats=[SHERIFF, seat("tuco-franziskaner"), seat(hand=["beer", "panic"])],
        modules=boxes, event=event, deck=["2c", "3c", "4c", "5c", "6c"],
    )  # fmt: skip
    put_beside(s, "eldorado-event")
    s.ends_turn()
    s.asks(1, "gift")
    assert len(s.options(1)) == 2
    s.responds(1, "give")
    assert len(s.hand(1)) == 1


def put_beside(s: Scenario, event: str) -> None:
    """Have an event of Eldorado in force beside the one of the round."""
    from saloon.games.bang.event_deck import put_in_force
    from saloon.games.bang.modules.eldorado.course import begin

    put_in_force(s.state, event)
    begin(s.state)


# -- Winifred ----------------------------------------------------------------------------------


@rule("EL-CARD-70")
def test_winifred_heals_the_sheriff_and_women_after_phase_one() -> None:
    seats = [seat(role="sheriff", life=2), seat("rose-doolan", life=2), seat("paul-regret", life=2)]
    s = under("winifred", *seats, turn=3)
    s.ends_turn()
    assert s.life(0) == 3
    kinds = [event.kind for event in s.events]
    assert kinds.index("healed") > max(at for at, kind in enumerate(kinds) if kind == "drew")
    s.ends_turn()
    assert s.life(1) == 3
    s.ends_turn()
    assert s.life(2) == 2
    s = under("winifred", SHERIFF, seat("rose-doolan"))
    s.ends_turn()
    assert not told(s, "healed"), "with all life points there is nothing to regain"


@rule("EL-CARD-71")
def test_the_data_says_who_is_a_woman() -> None:
    women = {id_ for box in BUILT.values() for id_, each in box.characters.items() if each.female}
    assert women >= {
        "calamity-janet", "rose-doolan", "suzy-lafayette", "belle-star", "elena-fuente",
        "molly-stark", "vera-custer", "madam-yto", "pretty-luzena", "bloody-mary", "julie-cutter",
        "ms-abigail", "black-flower", "evelyn-shebang",
    }  # fmt: skip
    assert not women & {"bart-cassidy", "jourdonnais", "paul-regret", "claus-the-saint"}


# -- Lou ---------------------------------------------------------------------------------------


@rule("EL-CARD-50")
def test_with_two_life_points_any_heart_is_a_beer() -> None:
    s = under("lou", seat(role="sheriff", life=2, hand=["mustang:8h", "missed:2s", "beer"]))
    assert s.can(0, "play mustang as beer")
    assert s.can(0, "play mustang")
    assert not s.can(0, "play missed as beer"), "no heart"
    assert not s.can(0, "play beer as beer")
    s.refuses("missed", "EL-CARD-50", as_="beer")
    s.plays("mustang", as_="beer")
    assert (s.life(0), s.pile()) == (3, ["mustang"])
    s = under("lou", seat(role="sheriff", life=3, hand=["mustang:8h"]))
    s.refuses("mustang", "EL-CARD-50", as_="beer")


@rule("EL-CARD-50", "EL-CARD-83")
@pytest.mark.parametrize(
    ("life", "card", "saved"), [(1, "mustang:8h", True), (1, "missed:2s", False)]
)
def test_a_heart_saves_the_last_life_point(life: int, card: str, saved: bool) -> None:
    s = under(
        "lou", seat(role="sheriff", hand=["bang"]), seat(role="outlaw", life=life, hand=[card])
    )
    s.plays("bang", at=1)
    s.passes(1)
    s.asks(1, "rescue")
    assert s.can(1, "rescue " + card.partition(":")[0]) == saved
    s.responds(1, "rescue" if saved else "pass")
    assert s.is_out(1) != saved


@rule("EL-CARD-83")
def test_with_three_life_points_a_heart_is_no_rescue() -> None:
    s = under("lou", SHERIFF, seat(life=3, hand=["mustang:8h"], in_play=["dynamite"]), deck=["5s"])
    s.ends_turn()
    if not s.over and s.game.decision.kind == "rescue":
        assert s.options(1) == ["pass"]
        s.passes(1)
    assert s.is_out(1)


# -- Desperados --------------------------------------------------------------------------------


@rule("EL-CARD-19", "EL-CARD-03")
def test_an_outlaw_who_shows_the_role_draws_three() -> None:
    s = under("desperados", SHERIFF, seat(role="outlaw"), seat(role="renegade"))
    s.ends_turn()
    assert len(s.hand(1)) == 2
    assert s.game.view(0)["players"][1]["role"] is None
    s.uses(1, "desperados")
    assert s.game.view(0)["players"][1]["role"] == "outlaw"
    assert not s.can(1, "use desperados"), "once is enough"
    s.ends_turn()
    assert not s.can(2, "use desperados"), "not for a Renegade"
    for _ in range(3):
        s.ends_turn()
    assert (s.active, len(s.hand(1))) == (1, 5)
    s.ends_turn()
    s.discards(s.hand_texts(1)[0])
    assert s.game.view(0)["players"][1]["role"] == "outlaw", "it stays revealed"


@rule("EL-CARD-20")
def test_and_drinks_missed_cards() -> None:
    s = under("desperados", SHERIFF, seat(role="outlaw", life=2, hand=["missed"]), turn=1)
    assert not s.can(1, "play missed as beer")
    s.uses(1, "desperados")
    s.plays("missed", as_="beer")
    assert s.life(1) == 3


@rule("EL-CARD-20")
def test_a_missed_card_saves_a_shown_outlaws_last_life_point() -> None:
    """A Duel that he has begun himself: nothing else can hurt him in his own turn."""
    doomed = seat(role="outlaw", life=1, hand=["missed", "duel"])
    s = under("desperados", seat(role="sheriff", hand=["bang:9d"]), doomed, turn=1)
    s.uses(1, "desperados")
    s.plays("duel", at=0)
    s.responds(0, "bang")
    s.passes(1)
    s.asks(1, "rescue")
    s.responds(1, "missed")
    assert (s.life(1), s.pile()[-1]) == (1, "missed")
    assert told(s, "played")[-1].facts["as"] == "beer"
