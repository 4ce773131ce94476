"""The characters of The Great Train Robbery (GT-CHAR)."""

from __future__ import annotations

from tests.bang.great_train_robbery.tables import (
    ADVANCE,
    TAKE,
    at,
    offers,
    refused,
    table,
    takes,
    told,
    train,
)  # fmt: skip

from saloon.games.bang.catalogue import BUILT
from saloon.testing import Scenario, rule, seat

LIFE = {
    "benny-brawler": 4,
    "evan-babbit": 4,
    "jimmy-texas": 4,
    "manuelita": 4,
    "sancho": 3,
    "sgt-blaze": 5,
    "shade-oconnor": 4,
    "zippy-roy": 5,
}


@rule("GT-CHAR-01", "GT-CHAR-04", "GT-CHAR-09", "GT-CHAR-13", "GT-CHAR-15")
def test_their_life_points() -> None:
    people = BUILT["great-train-robbery"].characters
    assert {id_: character.life for id_, character in people.items()} == LIFE


@rule("GT-CHAR-01", "GT-CHAR-02", "GT-CHAR-03")
def test_benny_brawler_pays_for_as_many_railcars_as_he_likes() -> None:
    s = table(
        seat("benny-brawler", role="sheriff", hand=["bang", "bang", "missed", "beer"]), at=1,
        stock=["observation-car", "dining-car"],
    )  # fmt: skip
    takes(s, "caboose", "bang")
    takes(s, "mail-car", "missed", how=ADVANCE)
    assert offers(s) == {"observation-car": ["bang"]}
    assert refused(s, ADVANCE, "lounge-car") == "GT-TAKE-10", "the free move only once"
    takes(s, "observation-car", "bang")
    assert (s.in_play(0), s.hand(0)) == (["caboose", "mail-car", "observation-car"], ["beer"])


@rule("GT-CHAR-04", "GT-CHAR-05", "GT-CHAR-06", "GT-CHAR-08", "CB-DAMAGE-08")
def test_evan_babbit_turns_a_bang_on_a_neighbour() -> None:
    s = table(
        seat("slab-the-killer", role="sheriff", hand=["bang:5d"]),
        seat("evan-babbit", hand=["beer", "knife-revolver", "panic:8d"]),
        seat(hand=["missed"]),
        seat(role="renegade"),
        players=4,
    )
    s.plays("bang:5d", at=1)
    s.asks(1, "redirect")
    assert s.options(1)[1:] == ["redirect knife-revolver:5d @2", "redirect panic:8d @2"]
    s.responds(1, "panic:8d", at=2)
    s.asks(2, "shot")
    assert s.game.decision.amount == 2, "still the shot of Slab the Killer"
    s.responds(2, "pass")
    assert [s.life(who) for who in (1, 2)] == [4, 3]
    assert told(s, "wounded")[0]["by"] == 0


@rule("GT-CHAR-07")
def test_evan_babbit_never_turns_it_on_the_shooter() -> None:
    s = table(
        seat(role="sheriff", hand=["bang:5d"]),
        seat("evan-babbit", role="renegade", hand=["panic:8d"]),
        seat(out=True),
        seat(out=True),
    )
    s.plays("bang:5d", at=1)
    s.asks(1, "shot")


@rule("GT-CHAR-04", "GT-CAR-35")
def test_evan_babbit_minds_bang_cards_only_and_no_private_car() -> None:
    s = table(
        seat(role="sheriff", hand=["gatling", "bang:5d"]),
        seat("evan-babbit", hand=["panic:8d"]),
        seat(in_play=["private-car"]),
    )
    s.plays("gatling")
    s.asks(1, "shot")
    s.responds(1, "pass")
    s.plays("bang:5d", at=1)
    s.responds(1, "panic:8d", at=2)
    assert [s.life(who) for who in (1, 2)] == [3, 2]


@rule("GT-CHAR-27")
def test_evan_babbit_turns_even_what_cannot_be_cancelled() -> None:
    s = table(
        seat("colorado-bill", role="sheriff", hand=["bang:5d"]),
        seat("evan-babbit", hand=["panic:8d", "missed"]),
        seat(hand=["missed"]),
        deck=["as"],
        boxes=["valley-of-shadows"],
    )
    s.plays("bang:5d", at=1)
    s.responds(1, "panic:8d", at=2)
    while s.game.decision.kind == "loss":
        s.responds(s.game.unanswered()[0], "pass")
    assert [s.life(who) for who in (1, 2)] == [4, 3]


@rule("CB-SUIT-01")
def test_under_a_blessing_every_card_of_his_will_do() -> None:
    s = table(
        seat(role="sheriff", hand=["bang:5d"]), seat("evan-babbit", hand=["bang:2c"]),
        boxes=["high-noon"], event="blessing", row=["san-tafe", "yooma", "frisco", "catico"],
    )  # fmt: skip
    assert offers(s) == {"caboose": ["bang"]}, "and every card is a heart at San Tafe"
    s.plays("bang:5d", at=1)
    s.responds(1, "bang:2c", at=2)
    assert s.life(2) == 3


@rule("GT-CHAR-09", "GT-CHAR-10", "GT-CHAR-11", "CB-TIMING-19")
def test_jimmy_texas_draws_after_phase_three() -> None:
    s = table(seat("jimmy-texas", role="sheriff", life=1, hand=["beer", "panic"]), deck=["2c"])
    s.ends_turn()
    s.discards("beer")
    assert (s.active, s.hand_texts(0)[1][-2:]) == (1, "2c")


@rule("GT-CHAR-13", "GT-CHAR-14")
def test_manuelita_draws_before_the_railcar_even_if_nothing_else_happens() -> None:
    s = table(
        seat("manuelita", role="sheriff", hand=["full-steam"]), at=2, side="ironhorse",
        deck=["missed", "2c"],
    )  # fmt: skip
    s.plays("full-steam")
    s.asks(0, "railcar")
    assert len(s.hand(0)) == 2
    s.responds(0, "pass")
    s.responds(0, "ignore")
    assert len(s.hand(0)) == 2


@rule("GT-CHAR-15", "GT-CHAR-16", "GT-CHAR-17", "GT-CARD-49")
def test_sancho_takes_the_railcar_of_his_turn_for_nothing() -> None:
    s = table(seat("sancho", role="sheriff", hand=["bang"]))
    assert s.can(0, "use railcar sancho")
    s.uses(0, "railcar:lounge-car")
    assert s.in_play(0) == ["lounge-car"], "under a station or not"
    assert refused(s, TAKE, "caboose") == "GT-TAKE-01"
    assert refused(s, "sancho", "caboose") == "GT-TAKE-01"
    s = table(seat("sancho", role="sheriff"))
    takes(s, "mail-car", how="great-train-robbery advance-free")
    assert (at(s), s.in_play(0)) == (2, ["mail-car"])


@rule("GT-CHAR-18", "GT-CHAR-19", "GT-CHAR-21", "DC-CROSS-12")
def test_sgt_blaze_spares_somebody() -> None:
    s = table(seat("sgt-blaze", role="sheriff", hand=["gatling", "general-store", "saloon"]))
    s.plays("gatling")
    s.asks(0, "exempt")
    s.responds(0, "exempt", at=2)
    assert [s.life(who) for who in (1, 2, 3)] == [3, 4, 3]
    s.plays("general-store")
    s.responds(0, "exempt", at=0)
    assert len(s.state.turned) == 3, "a card less"
    s.responds(1, "take")
    s.responds(2, "take")
    assert [len(s.hand(who)) for who in range(4)] == [1, 1, 1, 1]
    s.plays("saloon")
    s.responds(0, "pass")
    assert s.life(1) == 4


@rule("GT-CHAR-20", "CB-INTERACT-21")
def test_sgt_blaze_spares_from_the_locomotive_in_his_turn_and_from_no_event() -> None:
    s = table(
        seat(role="sheriff"), seat("sgt-blaze", hand=["full-steam"]), turn=1, at=3,
        side="ironhorse",
    )  # fmt: skip
    s.plays("full-steam")
    s.responds(1, "pass")
    s.responds(1, "twice")
    for who in (1, 0):
        s.asks(1, "exempt")
        s.responds(1, "exempt", at=who)
    assert [s.life(who) for who in range(4)] == [4, 4, 2, 2]
    s = table(
        seat("sgt-blaze", role="sheriff"), turn=3, boxes=["high-noon"], event="thirst",
        events=["the-daltons"],
    )  # fmt: skip
    s.ends_turn()
    assert s.active == 0


@rule("GT-CHAR-22", "GT-CHAR-23", "GT-CHAR-24")
def test_shade_oconnor_exchanges_a_card_when_the_train_moves() -> None:
    s = table(
        seat(role="sheriff", hand=["full-steam"]), seat("shade-oconnor", hand=["beer"]), at=1,
        deck=["2c"], side="ironhorse",
    )  # fmt: skip
    s.plays("full-steam")
    s.asks(1, "trade-in")
    s.responds(1, "beer")
    s.responds(0, "pass")
    s.asks(0, "full-steam")
    assert (len(s.hand(1)), s.pile()) == (1, ["full-steam", "beer"]), "once for the whole way"
    s = table(seat(role="sheriff"), seat("shade-oconnor", hand=["next-stop", "beer"]), turn=1, at=1)
    s.plays("next-stop")
    assert len(s.hand(1)) == 2, "not in his own turn"


@rule("GT-CHAR-25", "GT-CHAR-26", "GT-MOVE-05")
def test_zippy_roy_moves_the_train_once_and_gets_no_railcar() -> None:
    s = table(seat("zippy-roy", role="sheriff", hand=["bang"]))
    s.uses(0, "zippy-roy")
    assert (at(s), s.in_play(0), train(s)[0]) == (2, [], "caboose")
    assert refused(s, "zippy-roy") == "GT-CHAR-25"
    takes(s, "mail-car", "bang")
    assert s.in_play(0) == ["mail-car"], "the railcar of the turn is another matter"


def _becomes(s: Scenario, who: int, name: str) -> None:
    """In the middle of a game, as an event card may have it."""
    character = BUILT["great-train-robbery"].characters[name]
    s.state.grant(s.state.players[who], [character])


@rule("GT-CHAR-01", "GT-CHAR-15")
def test_who_becomes_one_of_them_in_the_own_turn_takes_railcars_like_them() -> None:
    s = table(seat(role="sheriff", hand=["bang", "missed", "beer"]), seat(hand=["bang"]), at=2)
    takes(s, "caboose", "missed")
    assert (offers(s), offers(s, ADVANCE)) == ({}, {}), "one in a turn"
    _becomes(s, 0, "benny-brawler")
    s.plays("beer")
    assert offers(s) == {"lounge-car": ["bang"]}
    _becomes(s, 1, "sancho")
    s.ends_turn()
    takes(s, train(s)[0], how="great-train-robbery advance-free")


@rule("GT-CHAR-13", "GT-CHAR-22")
def test_who_becomes_one_of_them_minds_the_train_from_then_on() -> None:
    s = table(seat(role="sheriff", hand=["next-stop", "full-steam"]), seat(hand=["bang"]), seat())
    _becomes(s, 1, "shade-oconnor")
    s.plays("next-stop")
    s.asks(1, "trade-in")
    s.responds(1, "pass")
    _becomes(s, 1, "manuelita")
    s.plays("full-steam")
    s.asks(0, "railcar")
    assert len(s.hand(1)) == 3
    s.responds(0, "pass")
    s.responds(0, "ignore")
