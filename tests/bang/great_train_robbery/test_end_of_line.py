"""The end of the line, and the two sides of the locomotive (GT-END, GT-LOCO)."""

from __future__ import annotations

from tests.bang.great_train_robbery.tables import (
    ROW,
    TRAIN,
    at,
    empty_the_stock,
    offers,
    row,
    side,
    stock,
    table,
    takes,
    told,
    train,
)  # fmt: skip

from saloon.games.bang.modules.great_train_robbery.rails import rails
from saloon.testing import rule, seat


@rule("GT-END-01", "GT-END-02", "GT-END-04", "GT-LOCO-05", "GT-CARD-25")
def test_leland_opens_a_store_after_the_railcar_was_declined() -> None:
    s = table(
        seat(role="sheriff"),
        seat(hand=["next-stop", "missed"]),
        turn=1,
        at=3,
        deck=["beer", "2c", "3c", "4c", "5c"],
    )
    s.plays("next-stop")
    s.asks(1, "railcar")
    assert s.hand(1) == ["missed", "beer"], "the card is drawn first"
    s.responds(1, "pass")
    assert told(s, "end-of-line") == [{"side": "leland"}]
    for who, card in ((1, "5c"), (2, "4c"), (3, "3c")):
        s.asks(who, "store")
        s.responds(who, card)
    assert len(s.hand(0)) == 1, "the last one gets what is left"


@rule("BB-CHAR-23", "GT-LOCO-01")
def test_suzy_lafayette_draws_when_the_train_has_moved_and_before_ironhorse_shoots() -> None:
    s = table(
        seat("suzy-lafayette", role="sheriff", hand=["full-steam"]), side="ironhorse", at=3,
        deck=["missed:2s"],
    )  # fmt: skip
    s.plays("full-steam")
    s.asks(0, "draw")
    s.responds(0, "draw")
    s.asks(0, "railcar")
    s.responds(0, "pass")
    s.responds(0, "twice")
    s.responds(0, "missed")
    s.asks(0, "draw")
    s.responds(0, "pass")
    assert [s.life(who) for who in range(4)] == [4, 2, 2, 2], "the Missed! was for the first shot"


@rule("GT-END-05", "GT-END-06", "GT-END-07", "GT-END-09")
def test_then_a_new_line_is_laid_and_the_locomotive_turned() -> None:
    s = table(seat(role="sheriff", hand=["full-steam"]), seat(out=True), at=0)
    s.plays("full-steam")
    s.responds(0, "pass")
    s.responds(0, "ignore")
    assert (side(s), at(s)) == ("ironhorse", 0), "and no draw! decides it"
    assert not told(s, "turned")
    assert (len(row(s)), len(train(s))) == (4, 3), "as many stations as before, whoever is out"
    assert len(rails(s.state).depot) == 9
    assert (row(s), train(s)) != (list(ROW[:4]), list(TRAIN))
    assert not s.state.seen[rails(s.state).stock[0]], "the decks are shuffled anew"


@rule("GT-END-08", "GT-END-10", "GT-END-11")
def test_railcars_in_front_of_players_stay_there_even_if_none_is_left() -> None:
    s = table(seat(role="sheriff", hand=["full-steam"]), side="leland", at=3)
    empty_the_stock(s)
    mine = s.in_play(3)
    for slot in rails(s.state).train:
        s.state.enter_play(s.state.players[2], slot)
    rails(s.state).train.clear()
    s.state.rearranged()
    s.plays("full-steam")
    s.responds(0, "twice")
    for who in (0, 1, 2, 0, 1, 2):
        s.responds(who, "take")
    assert [len(s.hand(who)) for who in range(4)] == [2, 2, 2, 2], "without railcars, too"
    assert (train(s), s.in_play(3)) == ([], mine)


@rule("GT-END-03", "GT-END-02")
def test_who_has_taken_a_railcar_gets_no_second_one_at_the_end() -> None:
    s = table(
        seat(role="sheriff", hand=["bang", "next-stop", "missed", "beer"]),
        at=3,
        side="ironhorse",
    )
    takes(s, "lounge-car", "bang")
    s.plays("next-stop")
    s.asks(0, "shot")


@rule("GT-END-02", "GT-END-03")
def test_the_railcar_of_the_end_is_that_of_the_turn() -> None:
    s = table(seat(role="sheriff", hand=["next-stop", "missed", "beer:6h"]), at=3, side="leland")
    s.plays("next-stop")
    takes(s, "lounge-car", "missed")
    for who in range(3):
        s.responds(who, "take")
    assert s.in_play(0) == ["lounge-car"]
    assert offers(s) == {}, "only one in the turn"


@rule("GT-END-13", "GT-END-02")
def test_the_sheriff_has_the_choice_when_his_turn_brings_it_there() -> None:
    s = table(
        seat(role="sheriff", hand=["missed"]), at=3, step="begin", deck=["2c", "3c", "4c", "5c"]
    )
    s.asks(0, "railcar")
    takes(s, "lounge-car", "missed")
    s.asks(0, "store")
    for who in range(3):
        s.responds(who, "take")
    assert (s.in_play(0), at(s)) == (["lounge-car"], 0)


@rule("GT-END-02")
def test_being_asked_says_nothing_about_the_hand() -> None:
    s = table(seat(role="sheriff", hand=["next-stop", "gatling"]), at=3, row=ROW[:4])
    s.plays("next-stop")
    s.asks(0, "railcar")


@rule("GT-LOCO-01", "GT-LOCO-02", "GT-LOCO-04", "CB-DAMAGE-01", "GT-END-04")
def test_ironhorse_shoots_at_everybody_and_nobody_is_to_blame() -> None:
    s = table(
        seat(role="sheriff"),
        seat("el-gringo"),
        seat("zippy-roy", hand=["missed"]),
        seat(hand=["missed"]),
        turn=2,
        at=3,
        side="ironhorse",
    )
    s.uses(2, "zippy-roy")
    s.responds(2, "pass")
    s.asks(2, "shot")
    s.responds(2, "pass")
    s.responds(3, "missed")
    assert [s.life(who) for who in range(4)] == [4, 2, 4, 4]
    assert all("by" not in facts for facts in told(s, "wounded"))


@rule("GT-LOCO-03", "GT-LOCO-06", "CB-WIN-01", "CB-WIN-08")
def test_if_ironhorse_kills_everybody_the_outlaws_win() -> None:
    s = table(
        seat(role="sheriff", life=1),
        seat("zippy-roy", role="renegade", life=1),
        seat(role="outlaw", life=1),
        seat(role="outlaw", life=1),
        turn=1,
        at=3,
        side="ironhorse",
    )
    s.uses(1, "zippy-roy")
    assert (s.over, s.winner) == (True, "outlaw")


@rule("GT-LOCO-06", "CB-WIN-08")
def test_nobody_has_won_before_everybody_was_shot_at() -> None:
    s = table(
        seat(role="sheriff", life=1),
        seat("zippy-roy", role="renegade", hand=["beer"]),
        seat(role="outlaw", life=1),
        seat(role="outlaw", life=1),
        turn=1,
        at=3,
        side="ironhorse",
    )
    s.uses(1, "zippy-roy")
    s.responds(1, "pass")
    s.responds(1, "pass")
    assert s.winner == "renegade", "the Sheriff fell before the Outlaws, and it did not count yet"


@rule("GT-CARD-06", "GT-CARD-07", "GT-CARD-08", "GT-CARD-50", "GT-LOCO-06")
def test_full_steam_twice_is_two_passages_one_after_the_other() -> None:
    s = table(
        seat(role="sheriff", hand=["full-steam", "missed"]),
        seat(life=1),
        seat(hand=["missed"]),
        at=1,
        side="ironhorse",
    )
    s.plays("full-steam")
    s.asks(0, "railcar")
    s.responds(0, "pass")
    s.responds(0, "twice")
    s.responds(0, "pass")
    s.responds(2, "missed")
    assert s.game.decision.kind == "shot"
    s.responds(0, "missed")
    assert [s.life(0), s.life(2), s.life(3)] == [4, 3, 2]
    assert s.is_out(1)


@rule("GT-CARD-06", "GT-CARD-07")
def test_full_steam_may_ignore_the_effect_for_everybody() -> None:
    s = table(seat(role="sheriff", hand=["full-steam"]), at=1, side="ironhorse")
    s.plays("full-steam")
    s.responds(0, "pass")
    s.responds(0, "ignore")
    assert [s.life(who) for who in range(4)] == [5, 4, 4, 4]
    assert side(s) == "leland"


@rule("GT-CARD-24", "GT-MOVE-05")
def test_next_stop_draws_and_moves_on() -> None:
    s = table(seat(role="sheriff", hand=["next-stop"]), deck=["beer"])
    s.plays("next-stop")
    assert (s.hand(0), at(s)) == (["beer"], 2)


@rule("GT-CARD-46", "GT-CARD-47", "GT-CARD-48", "GT-CARD-49")
def test_water_tower_takes_any_railcar_beside_the_usual_one() -> None:
    s = table(seat(role="sheriff", hand=["water-tower", "bang"]))
    s.plays("water-tower")
    s.asks(0, "railcar")
    assert s.options(0) == [f"take-free railcar:{each}" for each in TRAIN], "and no move before"
    s.responds(0, "mail-car")
    takes(s, "caboose", "bang")
    assert s.in_play(0) == ["mail-car", "caboose"]
    assert len(stock(s)) == 11
