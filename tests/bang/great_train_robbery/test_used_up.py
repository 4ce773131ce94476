"""The railcars that are discarded for what they do (GT-CAR)."""

from __future__ import annotations

from tests.bang.great_train_robbery.tables import (
    at,
    refused,
    slot_of,
    stock,
    table,
    takes,
    told,
)  # fmt: skip

from saloon.games.bang.modules.great_train_robbery.rails import rails
from saloon.kernel import option
from saloon.testing import Scenario, rule, seat

REST = ["caboose", "dining-car", "private-car"]
"""A train without the railcar that a test is about."""


def uses_as(s: Scenario, card: str, target: int) -> None:
    s._choose(0, option("use", slot_of(s, "baggage-car"), target, f"baggage-car {card}"))


@rule("GT-CAR-01", "GT-CAR-39", "GT-CAR-40")
def test_baggage_car_as_an_extra_bang() -> None:
    s = table(
        seat(role="sheriff", hand=["bang"], in_play=["baggage-car"]),
        seat(in_play=["private-car"]),
        seat(),
        seat(),
        train=["caboose", "dining-car", "mail-car"],
    )
    s.plays("bang", at=3)
    assert refused(s, "baggage-car bang", "baggage-car", seat=2) == "BB-DIST-09"
    assert refused(s, "baggage-car bang", "baggage-car", seat=1) == "GT-CAR-34"
    uses_as(s, "bang", 3)
    assert s.life(3) == 2
    assert (s.in_play(0), stock(s)[-1]) == ([], "baggage-car")
    assert told(s, "used-for")[0]["as"] == "bang"


@rule("GT-CAR-01")
def test_baggage_car_as_panic_and_as_cat_balou() -> None:
    s = table(seat(role="sheriff", in_play=["baggage-car"]), seat(in_play=["mustang"]), train=REST)
    assert refused(s, "baggage-car panic", "baggage-car", seat=1) == "BB-DIST-06"
    uses_as(s, "cat-balou", 1)
    assert (s.in_play(1), s.pile()) == ([], ["mustang"])
    s = table(seat(role="sheriff", in_play=["baggage-car"]), seat(in_play=["scope"]), train=REST)
    uses_as(s, "panic", 1)
    assert (s.hand(0), s.in_play(1)) == (["scope"], [])


@rule("GT-CAR-01", "GT-CAR-02")
def test_baggage_car_as_missed_and_against_indians() -> None:
    s = table(
        seat(role="sheriff", hand=["bang", "indians"]), seat(in_play=["baggage-car"]), train=REST
    )
    s.plays("bang", at=1)
    s.responds(1, "baggage-car")
    assert (s.life(1), s.in_play(1)) == (4, [])
    s = table(
        seat(role="sheriff", hand=["indians", "duel"]), seat(in_play=["baggage-car"]), train=REST
    )
    s.plays("indians")
    s.responds(1, "baggage-car")
    assert [s.life(who) for who in (1, 2, 3)] == [4, 3, 3]
    s.plays("duel", at=1)
    assert s.life(1) == 3, "once, since it is gone"


@rule("GT-CAR-05")
def test_cattle_truck_takes_one_of_the_three_top_cards_of_the_pile() -> None:
    s = table(
        seat(role="sheriff", in_play=["cattle-truck"]), pile=["beer", "panic", "duel", "saloon"]
    )
    s.uses(0, "railcar:cattle-truck")
    assert [text.partition(":")[0] for text in s.options(0)] == [
        *("take saloon", "take duel", "take panic")
    ]
    s.responds(0, "panic")
    assert (s.hand(0), s.pile()) == (["panic"], ["beer", "duel", "saloon"])
    s = table(seat(role="sheriff", in_play=["cattle-truck"]))
    s.refuses_use(0, "cattle-truck", "GT-CAR-05")


@rule("GT-CAR-06", "GT-CAR-07", "GT-CAR-08")
def test_circus_wagon_costs_everybody_else_a_card_in_play() -> None:
    s = table(
        seat(role="sheriff", in_play=["circus-wagon", "barrel"]),
        seat(in_play=["mustang", "scope"]),
        seat(hand=["beer"]),
        seat(in_play=["volcanic", "dining-car"]),
    )
    s.uses(0, "railcar:circus-wagon")
    s.responds(1, "scope")
    s.responds(3, "dining-car")
    assert [s.in_play(who) for who in range(4)] == [["barrel"], ["mustang"], [], ["volcanic"]]
    assert s.hand(2) == ["beer"]


def heals(s: Scenario, asked: str) -> None:
    """Sid Ketchum, who is asked for a card of his, uses his ability and is asked again."""
    s.asks(1, asked)
    s.uses(1, "sid-ketchum")
    s.responds(1, "beer")
    s.responds(1, "bang")
    s.asks(1, asked)


SID = seat("sid-ketchum", in_play=["mustang", "scope"], hand=["beer", "bang"], life=2)


@rule("GT-CAR-08", "BB-INTERACT-39")
def test_sid_ketchum_heals_while_circus_wagon_asks_him() -> None:
    s = table(seat(role="sheriff", in_play=["circus-wagon"]), SID)
    s.uses(0, "railcar:circus-wagon")
    heals(s, "give-up")
    s.responds(1, "scope")
    assert (s.life(1), s.hand(1), s.in_play(1)) == (3, [], ["mustang"])


@rule("GT-CARD-40", "BB-INTERACT-39")
def test_sid_ketchum_heals_while_train_robbery_asks_him() -> None:
    s = table(seat(role="sheriff", hand=["train-robbery"]), SID)
    s.plays("train-robbery", at=1)
    heals(s, "robbery")
    s.responds(1, "discard")
    s.responds(1, "stand-fast")
    assert (s.life(1), s.hand(1), s.in_play(1)) == (2, [], ["scope"])


@rule("GT-CAR-09")
def test_coal_hopper_draws_and_derails_any_railcar() -> None:
    s = table(
        seat(role="sheriff", in_play=["coal-hopper", "dining-car"]),
        seat(in_play=["private-car", "barrel"]),
        deck=["beer"],
    )
    s.uses(0, "railcar:coal-hopper")
    assert s.options(0) == ["card railcar:dining-car @0", "card railcar:private-car @1"]
    s.responds(0, "private-car")
    assert (s.hand(0), s.in_play(1)) == (["beer"], ["barrel"])
    s = table(seat(role="sheriff", in_play=["coal-hopper"]), deck=["beer"])
    s.uses(0, "railcar:coal-hopper")
    assert s.hand(0) == ["beer"], "without another railcar only the card"


@rule("GT-CAR-11", "GT-CAR-12", "CB-EXTRA-01", "CB-EXTRA-02")
def test_express_car_costs_the_hand_and_brings_one_more_turn() -> None:
    s = table(
        seat(role="sheriff"),
        seat(hand=["beer", "panic"], in_play=["express-car"]),
        turn=1,
        deck=["2c", "3c"],
    )
    s.uses(1, "railcar:express-car")
    s.responds(1, "top")
    assert (s.active, len(s.hand(1))) == (1, 2)
    assert sorted(s.pile()) == ["beer", "panic"]
    assert s.state.turn == 2
    s.state.enter_play(s.state.players[1], _out_of_the_stock(s, "express-car"))
    s.refuses_use(1, "express-car", "GT-CAR-12")
    s.ends_turn()
    assert s.active == 2


def _out_of_the_stock(s: Scenario, railcar: str) -> int:
    slot = slot_of(s, railcar)
    rails(s.state).stock.remove(slot)
    s.state.reveal(slot)
    return slot


@rule("GT-CAR-42", "CB-TIMING-20")
def test_the_turn_an_express_car_cuts_off_still_has_an_end() -> None:
    s = table(
        seat(role="sheriff"),
        seat("jimmy-texas", hand=["beer"], in_play=["express-car", "strongbox"]),
        turn=1,
        deck=["2c", "3c", "4c", "5c"],
    )
    s.uses(1, "railcar:express-car")
    assert len(s.hand(1)) == 4, "a card from each, and two in phase 1"


@rule("CB-EXTRA-05", "CB-EXTRA-03")
def test_don_bell_makes_no_check_around_an_express_car() -> None:
    s = table(
        seat(role="sheriff"), seat("don-bell", in_play=["express-car"]), turn=1,
        boxes=["gold-rush", "fistful-of-cards"], event="vendetta",
    )  # fmt: skip
    s.uses(1, "railcar:express-car")
    assert (s.active, told(s, "check")) == (1, [])
    s.ends_turn()
    assert (s.active, told(s, "check")) == (2, [])


@rule("GT-CAR-25", "GT-CAR-27")
def test_lounge_car_brings_a_railcar_and_gives_one_away() -> None:
    s = table(
        seat(role="sheriff", hand=["bang"], in_play=["lounge-car"]),
        train=REST,
        stock=["mail-car", "sleeper-car", "coal-hopper"],
    )
    s.uses(0, "railcar:lounge-car")
    s.asks(0, "lounge")
    s.responds(0, "mail-car", at=2)
    assert (s.in_play(0), s.in_play(2)) == (["sleeper-car"], ["mail-car"])
    takes(s, "caboose", "bang")
    assert s.in_play(0) == ["sleeper-car", "caboose"], "it was not the railcar of the turn"


@rule("GT-CAR-26", "GT-CAR-41")
def test_nobody_puts_a_ghost_car_in_front_of_the_sheriff() -> None:
    s = table(
        seat(role="sheriff", in_play=["lounge-car"]), train=REST, stock=["ghost-car", "mail-car"]
    )
    s.uses(0, "railcar:lounge-car")
    assert s.options(0) == [f"give railcar:ghost-car @{who}" for who in (1, 2, 3)]
    s.responds(0, "ghost-car", at=1)
    assert (s.in_play(0), s.in_play(1)) == (["mail-car"], ["ghost-car"])
    s = table(
        seat(role="sheriff"), seat(in_play=["lounge-car"]), turn=1, train=REST,
        stock=["ghost-car", "mail-car"],
    )  # fmt: skip
    s.uses(1, "railcar:lounge-car")
    assert "give railcar:ghost-car @0" not in s.options(1)
    assert "give railcar:mail-car @0" in s.options(1)


@rule("GT-CAR-41")
def test_with_nobody_but_the_sheriff_the_drawer_keeps_the_ghost_car() -> None:
    s = table(
        seat(role="sheriff"),
        seat(role="renegade", in_play=["lounge-car"]),
        seat(out=True),
        seat(out=True),
        turn=1,
        train=REST,
        stock=["ghost-car", "mail-car"],
    )
    s.uses(1, "railcar:lounge-car")
    assert "give railcar:ghost-car @0" not in s.options(1)
    s.responds(1, "mail-car", at=0)
    assert (s.in_play(0), s.in_play(1)) == (["mail-car"], ["ghost-car"])


@rule("GT-CAR-29")
def test_mail_car_brings_three_cards_one_of_them_for_another() -> None:
    s = table(
        seat(role="sheriff", in_play=["mail-car"], hand=["panic"]), train=REST,
        deck=["beer:6h", "bang", "missed"],
    )  # fmt: skip
    s.uses(0, "railcar:mail-car")
    assert len(s.options(0)) == 9, "three cards, three players, and not the hand"
    s.responds(0, "bang", at=2)
    assert (sorted(s.hand(0)), s.hand(2)) == (["beer", "missed", "panic"], ["bang"])


@rule("CB-HAND-11", "GT-CAR-29")
def test_what_the_mail_was_not_drawn_with_stays_known() -> None:
    s = table(
        seat(role="sheriff", in_play=["mail-car"], hand=["panic"]), train=REST,
        deck=["beer:6h", "bang", "missed"],
    )  # fmt: skip
    g = s.state
    (held,) = g.players[0].hand
    g.seen[held] |= 1 << 3  # seat 3 has seen it
    s.uses(0, "railcar:mail-car")
    s.responds(0, "bang", at=2)
    assert g.knows(3, held), "only one of the three can have been given"
    assert not any(g.knows(3, slot) for slot in g.players[0].hand if slot != held)


@rule("GT-CAR-31", "GT-CAR-32")
def test_passenger_car_takes_a_card_at_any_distance() -> None:
    s = table(
        seat(role="sheriff", in_play=["passenger-car"]), seat(),
        seat(hand=["beer", "bang"], in_play=["mustang"]), seat(), seat(), players=6,
    )  # fmt: skip
    s.refuses_use(0, "passenger-car", "GT-CAR-31", at=0)
    s.refuses_use(0, "passenger-car", "BB-CARD-22", at=1)
    s.uses(0, "railcar:passenger-car", at=2)
    s.picks("bang")
    s.responds(0, "hand")
    assert (s.hand(0), s.hand(2)) == (["bang"], ["beer"])


@rule("CB-EXTRA-06")
def test_the_extra_turn_has_a_railcar_of_its_own() -> None:
    s = table(
        seat(role="sheriff"), seat(hand=["bang"], in_play=["express-car"]), turn=1,
        deck=["bang", "beer"], at=1,
    )  # fmt: skip
    takes(s, "caboose", "bang")
    s.uses(1, "railcar:express-car")
    assert (s.hand(1), at(s)) == (["bang", "beer"], 1)
    takes(s, "mail-car", "bang")
    assert s.in_play(1) == ["caboose", "mail-car"]
