"""Boxes that were made without each other, on one table: rules that need several of them."""

from __future__ import annotations

from typing import Any, cast

import pytest
from tests.bang.great_train_robbery.tables import at, table

from saloon.games.bang.catalogue import BUILT, configure
from saloon.games.bang.event_deck import event_card_in_force
from saloon.games.bang.modules.eldorado.course import course
from saloon.games.bang.modules.eldorado.turns import Ride
from saloon.kernel.layout import NOBODY
from saloon.testing import Scenario, rule, seat

ALL = tuple(name for name in BUILT if name != "base")
THREE = ["high-noon", "wild-west-show", "eldorado"]
PLAIN = ["2c", "3c", "4c", "5c", "6c", "7c", "8c", "9c", "10c", "qc", "2d", "3d"]
LAST = "wild-west-show-event"


def in_force(s: Scenario) -> list[str | None]:
    return [event_card_in_force(s.state, deck) for deck in ("round", "show", "eldorado")]


def told(s: Scenario, *kinds: str) -> list[tuple[str, Any]]:
    return [(event.kind, event.facts) for event in s.events if event.kind in kinds]


@rule("CB-DECK-10")
def test_the_stick_changes_the_card_dynamite_and_no_other_of_any_box() -> None:
    usual = configure(5, ALL, "dynamite-box", {"dynamite-stick-variant": False})
    stick = configure(5, ALL, "dynamite-box", {"dynamite-stick-variant": True})
    assert usual.kinds.keys() == stick.kinds.keys()
    changed = {id_ for id_, card in usual.kinds.items() if stick.kinds[id_] is not card}
    assert changed == {"dynamite"}
    s = Scenario(
        seats=[seat(role="sheriff", hand=["dynamite"])],
        modules=list(ALL),
        rulings={"dynamite-stick-variant": True},
        stick=1,
    )
    s.plays("dynamite")
    s.responds(0, "pass")  # a load token for the blue card
    assert s.in_play(0) == ["dynamite"]


@rule("CB-EVENT-08", "CB-EVENT-07")
def test_three_events_are_in_force_side_by_side() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["stagecoach", "bang"]), seat(in_play=["barrel"])],
        modules=THREE,
        event=["blessing", "sacagaway", "scout"],
        events=["miss-susanna"],
        deck=PLAIN,
    )
    assert in_force(s) == ["blessing", "sacagaway", "scout"]
    seen = s.game.view(1)["players"]
    assert [each["hand"] is not None for each in seen] == [True] * 4, "Sacagaway"
    s.plays("bang", at=2)  # two places away: Scout
    assert s.life(2) == 3, "everybody sees that there is no answer"
    s.plays("stagecoach")
    assert in_force(s) == ["blessing", "miss-susanna", "scout"], "only the show goes on"


@rule("CB-EVENT-10", "CB-TIMING-16")
def test_the_deck_of_the_round_acts_first_and_the_hand_changes_last() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff"),
            seat(role="outlaw", hand=["bang", "beer"]),
            seat(role="outlaw"),
            seat(role="renegade"),
        ],
        modules=THREE,
        event=["high-noon", "darling-valentine", "wild-shot"],
        deck=PLAIN,
    )
    s.ends_turn()
    s.responds(1, "bang")
    order = [event.facts.get("why") or event.kind for event in s.events]
    assert order.index("wounded") < order.index("check") < order.index("darling-valentine")
    assert s.life(1) == 3


@rule("CB-TIMING-22")
@pytest.mark.parametrize("skipped", [True, False])
def test_a_skipped_turn_of_the_sheriff_begins_a_round_and_moves_no_train(skipped: bool) -> None:
    s = table(
        seat(role="sheriff"),
        turn=1,
        boxes=["high-noon", "wild-west-show"],
        event="lady-rosa-of-texas",
        events=["blessing", "curse"],
        deck=PLAIN,
    )
    if skipped:
        s.uses(1, "lady-rosa-of-texas", at=0)  # the Sheriff comes next now, and is passed over
        s.ends_turn()
        assert (s.active, event_card_in_force(s.state, "round"), at(s)) == (2, "blessing", 1)
    else:
        for _ in range(3):
            s.ends_turn()
        assert (s.active, event_card_in_force(s.state, "round"), at(s)) == (0, "blessing", 2)


@rule("CB-TIMING-22")
def test_so_does_a_turn_lost_to_the_mad_ride() -> None:
    s = table(
        seat(role="sheriff"),
        turn=3,
        boxes=["high-noon", "eldorado"],
        event="mad-ride",
        events=["blessing"],
        deck=PLAIN,
    )
    cast(Ride, s.state.kept["mad-ride"]).checks = True
    s.ends_turn()
    assert (s.active, event_card_in_force(s.state, "round"), at(s)) == (1, "blessing", 1)


@rule("CB-WIN-05")
def test_the_last_one_in_play_may_be_kept_there_by_a_ghost() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", out=True),
            seat(role="outlaw", hand=["bang"], presence="in-ghost-car", in_play=["ghost-car"]),
            seat(role="outlaw", life=1),
            seat(role="renegade", out=True),
        ],
        modules=["wild-west-show", "great-train-robbery"],
        event=LAST,
        turn=1,
    )
    s.plays("bang", at=2)
    assert s.game.result is not None
    assert (s.game.result.side, s.game.result.winners) == ("last", (1,))


@rule("WS-INTERACT-02")
def test_without_a_sheriff_the_next_to_the_left_begins_the_round_and_moves_the_train() -> None:
    s = table(
        seat(role="sheriff", life=1),
        seat(hand=["bang"]),
        turn=1,
        boxes=["high-noon", "wild-west-show"],
        event=LAST,
        events=["blessing", "curse"],
        deck=PLAIN,
    )
    s.plays("bang", at=0)
    assert s.is_out(0)
    assert not s.over
    for _ in range(3):
        assert (event_card_in_force(s.state, "round"), at(s)) == (None, 1)
        s.ends_turn()
    assert (s.active, event_card_in_force(s.state, "round"), at(s)) == (1, "blessing", 2)


@rule("WS-INTERACT-04")
def test_nobody_wins_when_the_last_ones_fall_together() -> None:
    s = table(
        seat("zippy-roy", role="sheriff", life=1),
        seat(role="outlaw", life=1),
        seat(role="outlaw", out=True),
        seat(role="renegade", out=True),
        at=3,
        side="ironhorse",
        boxes=["wild-west-show"],
        event=LAST,
    )
    s.uses(0, "zippy-roy")
    assert s.game.result is not None
    assert s.game.result.winners == ()


@rule("EL-CARD-86")
def test_a_role_dealt_anew_is_played_whatever_a_pact_had_made_of_the_old_one() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["stagecoach"]),
            seat(role="renegade"),
            seat(role="outlaw"),
            seat(role="outlaw"),
        ],
        modules=["wild-west-show", "eldorado"],
        events=["helena-zontero"],
        kept={"eldorado": {"pact": 1}},
        deck=["2c", "3c", "4h"],
    )
    assert s.role(1) == "outlaw", "the Renegade's pact"
    s.plays("stagecoach")
    roles = sorted(s.role(who) for who in range(4))
    assert roles == ["outlaw", "outlaw", "renegade", "sheriff"]
    assert course(s.state).pact == NOBODY


@rule("EL-CARD-19", "EL-CARD-20", "WS-CARD-18")
def test_who_has_shown_an_old_role_has_nothing_of_it_any_more() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff"),
            seat(role="outlaw", hand=["stagecoach", "missed:2s"], life=2),
            seat(role="outlaw"),
            seat(role="renegade"),
        ],
        modules=["wild-west-show", "eldorado"],
        event="desperados",
        events=["helena-zontero"],
        deck=["2c", "3c", "4h"],
        turn=1,
    )
    s.uses(1, "desperados")
    assert s.can(1, "play missed as beer")
    s.plays("stagecoach")
    assert not s.can(1, "play missed as beer"), "the new role is hidden"
    s.refuses("missed:2s", "BB-TERM-05", as_="beer")


@rule("BB-WIN-09", "EL-CARD-03")
def test_the_table_is_in_order_when_all_roles_lie_open_at_the_end() -> None:
    """Desperados lends something to a role that lies open; the Sheriff is the first to go."""
    s = Scenario(
        seats=[
            seat(role="sheriff", life=1, hand=["most-wanted"]),
            seat(role="outlaw"),
            seat(role="outlaw"),
            seat(role="renegade"),
        ],
        modules=["great-train-robbery", "eldorado"],
        event="desperados",
        deck=["2c", "9s", "3s", "4s", "5s"],
    )
    s.plays("most-wanted")
    s.passes(0)
    assert s.winner == "outlaw"
    assert [seen["role"] for seen in s.game.view(None)["players"]] == [
        "sheriff", "outlaw", "outlaw", "renegade",
    ]  # fmt: skip
    assert s.game.rules.problems(s.state) == []
