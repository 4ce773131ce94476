"""Showdown: everything is a BANG!, but for BANG! cards."""

from __future__ import annotations

from tests.bang.wild_west_show.tables import SHOW, four

from saloon.testing import Scenario, rule, seat


@rule("WS-CARD-31", "WS-CARD-32")
def test_any_other_card_is_a_bang_or_itself_and_bang_only_a_missed() -> None:
    s = Scenario(
        seats=four(["beer", "mustang", "bang", "missed"], ["bang", "missed"], life=4),
        event="showdown",
        **SHOW,
    )
    s.refuses("bang", "WS-CARD-31", at=1)
    assert not s.can(0, "play bang as missed")
    assert s.can(0, "play beer")
    assert s.can(0, "play missed as bang @1")
    s.plays("mustang", at=1, as_="bang")
    s.asks(1, "shot")
    assert s.options(1)[0] == "pass"
    assert len(s.options(1)) == 3, "the BANG! and the Missed!"
    s.responds(1, "bang")
    assert s.hand(1) == ["missed"]
    s.plays("beer")
    assert s.life(0) == 5


@rule("ED-94", "WS-CARD-31")
def test_by_the_compendium_bang_cards_are_either() -> None:
    s = Scenario(
        seats=four(["bang", "beer"], ["bang"]), event="showdown", edition="hu-compendium", **SHOW
    )
    s.plays("bang", at=1)
    s.responds(1, "bang")
    assert s.life(1) == 4


@rule("WS-CARD-40")
def test_where_a_bang_is_discarded_any_card_will_do() -> None:
    s = Scenario(seats=four(["duel"], ["beer", "bang"], ["bang"]), event="showdown", **SHOW)
    s.plays("duel", at=1)
    s.asks(1, "bang")
    assert len(s.options(1)) == 3
    s.responds(1, "bang")
    assert s.life(0) == 4
    t = Scenario(seats=four(["indians"], ["beer"], ["bang"]), event="showdown", **SHOW)
    t.plays("indians")
    t.responds(1, "beer")
    t.responds(2, "bang")
    assert (t.life(1), t.life(2)) == (4, 4)


@rule("WS-CARD-34", "WS-CHAR-39")
def test_big_spencer_uses_bang_cards_as_missed() -> None:
    table = four(["beer"], ["bang", "missed"])
    table[1]["character"] = "big-spencer"
    s = Scenario(seats=table, event="showdown", **SHOW)
    s.plays("beer", at=1, as_="bang")
    s.asks(1, "shot")
    assert [text.partition(":")[0] for text in s.options(1)] == ["pass", "miss bang"]
    s.responds(1, "bang")
    assert s.life(1) == 9
    s.ends_turn()
    s.refuses("missed", "WS-CHAR-01", at=2, as_="bang")


@rule("WS-CARD-35", "WS-CARD-40")
def test_lee_van_kliff_pays_with_any_card() -> None:
    s = Scenario(
        seats=four(["stagecoach", "beer", "bang"], character="lee-van-kliff"),
        deck=["2c", "3c", "4c", "5c"],
        event="showdown",
        events=["showdown"],
        **SHOW,
    )
    s.plays("stagecoach")
    before = len(s.hand(0))
    s.uses(0, "lee-van-kliff")
    assert len(s.hand(0)) == before - 1 + 2


@rule("CB-LIMIT-01")
def test_calamity_janet_and_showdown_offer_each_way_once() -> None:
    s = Scenario(seats=four(["missed"], character="calamity-janet"), event="showdown", **SHOW)
    assert len(s.options(0)) == len({*s.options(0)})
    s.plays("missed", at=1, as_="bang")
    assert s.game.view()["bangs_played"] == 1


@rule("CB-LIMIT-01")
def test_lemat_counts_too() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["beer", "bang"], in_play=["lemat"])],
        modules=["wild-west-show", "valley-of-shadows"],
    )
    lemat = next(text for text in s.options(0) if "lemat" in text and "@1" in text)
    s.game.choose(lemat, 0)
    assert s.game.view()["bangs_played"] == 1


@rule("CB-EVENT-09")
def test_the_sermon_forbids_what_showdown_would_allow() -> None:
    s = Scenario(
        seats=four(["beer", "mustang"], life=4),
        event=["the-sermon", "showdown"],
        modules=["high-noon", "wild-west-show"],
    )
    assert not [text for text in s.options(0) if "as bang" in text]
    s.refuses("beer", "HN-CARD-13", at=1, as_="bang")
    assert s.can(0, "play beer")
