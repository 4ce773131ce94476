"""The train is laid out, and moves with the Sheriff (GT-SETUP, GT-MOVE)."""

from __future__ import annotations

import pytest
from tests.bang.great_train_robbery.tables import (
    ADVANCE,
    TRAIN,
    at,
    offers,
    refused,
    row,
    side,
    slot_of,
    stock,
    table,
    told,
    train,
)  # fmt: skip

import saloon
from saloon.games.bang.catalogue import BUILT
from saloon.games.bang.modules.great_train_robbery.rails import rails
from saloon.kernel import option
from saloon.testing import Scenario, rule, seat

BOX = BUILT["great-train-robbery"]
GT = ["great-train-robbery"]


@rule("GT-SETUP-01", "GT-SETUP-02", "GT-SETUP-03", "GT-SETUP-10")
def test_what_is_in_the_box() -> None:
    data = BOX.data
    copies = dict.fromkeys(("brown", "blue"), 0)
    for card in data["cards"]:
        copies[card["border"]] += len(card["copies"])
    assert (copies, len(data["railcar"])) == ({"brown": 12, "blue": 4}, 16)
    assert (len(data["station"]), len(BOX.characters)) == (13, 8), "the blank tile is no station"
    game = saloon.new_game("bang", players=5, seed=1, modules=GT)
    state = game.state
    assert len(state.group("cards")) == 80 + 16
    assert len(state.group("characters")) == 16 + 8


@rule("GT-SETUP-04", "GT-SETUP-05", "GT-SETUP-06", "GT-SETUP-08")
@pytest.mark.parametrize("players", [4, 7])
def test_a_row_with_a_station_for_each_player_and_a_train_of_three(players: int) -> None:
    s = Scenario(seats=[seat(role="sheriff")], players=players, modules=GT)
    kept = rails(s.state)
    assert (len(row(s)), len(train(s)), at(s)) == (players, 3, 0)
    assert (len(kept.stock), len(kept.depot)) == (13, 13 - players)
    seen = s.game.view(2)
    assert [text.partition(":")[2] for text in seen["stations"]] == row(s)
    assert [text.partition(":")[2] for text in seen["train"]] == train(s)
    assert seen["engine"] == {"side": side(s), "at": 0}
    hidden = [slot for slot in (*kept.stock, *kept.depot) if s.state.seen[slot]]
    assert hidden == [], "the decks lie face down"


@rule("GT-SETUP-04")
def test_rows_and_trains_are_shuffled() -> None:
    laid = {
        tuple(row(Scenario(seats=[seat(role="sheriff")], seed=seed, modules=GT)))
        for seed in range(6)
    }
    assert len(laid) == 6


@rule("GT-EXAMPLE-01")
def test_in_the_beginning_the_locomotive_stands_under_the_first_station() -> None:
    seen = 0
    for seed in range(60):
        game = saloon.new_game("bang", players=4, seed=seed, modules=GT)
        events = game.listen()
        assert not game.over
        stations = game.view()["stations"]
        if stations[0] == "station:boom-town":
            seen += 1
            moved = next(event for event in events if event.kind == "train-moved")
            assert moved.facts["station"] == stations[1], "from there it leaves first"
    assert seen
    s = table(seat(role="sheriff", hand=["bang"]), at=0, turn=3, deck=["beer", "panic"])
    assert (row(s)[0], s.game.view()["engine"]["at"]) == ("boom-town", 0)
    s.ends_turn()
    assert offers(s) == {"caboose": ["bang"]}, "the first railcar has come under Boom Town"


@rule("GT-SETUP-07", "CB-DECK-06", "GT-MOVE-02")
def test_a_draw_decides_the_side_and_the_first_turn_moves_the_train() -> None:
    sides = set()
    for seed in range(12):
        game = saloon.new_game("bang", players=4, seed=seed, modules=GT)
        events = game.listen()
        assert not game.over
        turned = next(event for event in events if event.kind == "turned").facts["card"]
        black = turned.partition("#")[0][-1] in "cs"
        told_side = next(event for event in events if event.kind == "locomotive").facts["side"]
        assert told_side == ("ironhorse" if black else "leland")
        assert game.view()["pile"][0] == turned
        assert game.view()["engine"] == {"side": told_side, "at": 1}
        sides.add(told_side)
    assert len(sides) == 2


@rule("GT-SETUP-09", "GT-TAKE-03", "GT-EXAMPLE-02", "GT-STATION-01")
def test_only_the_first_railcar_stands_under_a_station() -> None:
    s = table(seat(role="sheriff", hand=["bang", "missed", "beer"]))
    assert offers(s) == {"caboose": ["bang"]}
    assert refused(s, "great-train-robbery take", "mail-car") == "GT-TAKE-03"
    slot = slot_of(s, "mail-car")
    why = s.game.why_not(0, option("use", slot, -1, "great-train-robbery take"))
    assert why is not None
    assert why.facts == {"card": "mail-car"}


@rule("GT-MOVE-01", "GT-MOVE-05", "CB-TIMING-01")
def test_the_train_moves_with_every_turn_of_the_sheriff_and_with_no_other() -> None:
    s = table(seat(role="sheriff"), at=1, turn=2)
    s.ends_turn()
    assert (s.active, at(s)) == (3, 1)
    s.ends_turn()
    assert (s.active, at(s)) == (0, 2)
    assert [facts["why"] for facts in told(s, "train-moved")] == ["turn"]


@rule("GT-MOVE-03", "CB-EXTRA-07", "CB-EXTRA-06")
def test_an_extra_turn_of_the_sheriff_moves_it_again() -> None:
    s = table(
        seat(role="sheriff", hand=["bang"], in_play=["express-car", "dining-car"]),
        deck=["2c", "3c", "4c"],
        boxes=["high-noon"],
        event="thirst",
    )
    s.uses(0, "railcar:express-car")
    assert (s.active, at(s), s.event) == (0, 2, "thirst"), "and no event is turned up"
    assert told(s, "check") == [{"for": "dining-car"}], "a whole turn, with its checks"
    assert offers(s) != {}, "and a railcar"


@rule("GT-MOVE-04")
def test_three_players_move_it_with_the_first_of_them() -> None:
    s = table(
        seat(role="deputy"), seat(role="outlaw"), seat(role="renegade"), players=3, turn=2,
        boxes=["dodge-city"],
    )  # fmt: skip
    assert s.state.first == 0
    s.ends_turn()
    assert (s.active, at(s)) == (0, 2)
    s.ends_turn()
    assert (s.active, at(s)) == (1, 2)


@rule("CB-TIMING-01")
def test_it_moves_after_the_new_event_and_before_what_events_do_to_the_turn() -> None:
    s = table(
        seat(role="sheriff"), turn=3, boxes=["high-noon"], event="thirst", events=["shootout"]
    )
    s.ends_turn()
    kinds = [event.kind for event in s.events]
    assert kinds.index("event") < kinds.index("train-moved")
    s = table(seat(role="sheriff"), step="begin", boxes=["high-noon"], event="high-noon")
    kinds = [event.kind for event in s.events]
    assert kinds.index("train-moved") < kinds.index("wounded")


@rule("GT-TAKE-15", "GT-TAKE-14", "GT-TAKE-08", "GT-TAKE-23", "CB-PLAY-01")
def test_who_takes_a_railcar_has_it_and_the_train_closes_up() -> None:
    s = table(seat(role="sheriff", hand=["bang"]), stock=["ghost-car"])
    s.uses(0, "great-train-robbery")
    assert (s.in_play(0), s.pile()) == (["caboose"], ["bang"])
    assert train(s) == ["mail-car", "lounge-car", "ghost-car"]
    assert (at(s), row(s)[0]) == (1, "boom-town"), "the locomotive stays"
    assert not told(s, "played")
    assert offers(s, ADVANCE) == {}
    assert TRAIN[0] not in stock(s)
