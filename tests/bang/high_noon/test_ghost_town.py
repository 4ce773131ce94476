"""Ghost Town: who is out plays a turn all the same."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.testing import Scenario, rule, seat

HN = ["high-noon"]
DC = ["dodge-city", "high-noon"]
DECK = ["2c", "3c", "4c", "5c", "6c", "7c"]


def ghost_town(ghost: dict[str, Any], *others: dict[str, Any], **more: Any) -> Scenario:
    """The Sheriff's turn ends, and a ghost sits on his left."""
    given: dict[str, Any] = {"modules": HN, "event": "ghost-town", "deck": DECK, **more}
    seats = [seat(role="sheriff", **given.pop("sheriff", {})), {**ghost, "out": True}, *others]
    s = Scenario(seats=seats, **given)
    s.ends_turn()
    return s


def ends_and_leaves(s: Scenario, top: str | None = None) -> None:
    """The ghost ends its turn; with several cards in hand it says which lies on top."""
    who = s.active
    several = len(s.hand(who)) > 1
    s.ends_turn()
    if several:
        s.responds(who, top or "top")


@rule("HN-CARD-06", "HN-GHOST-01", "HN-GHOST-02", "HN-GHOST-18")
def test_an_eliminated_player_comes_back_for_one_turn() -> None:
    s = ghost_town(seat(role="outlaw"))
    assert s.active == 1
    assert len(s.hand(1)) == 3
    assert s.distance(0, 2) == 2, "counts for distance while it is there"
    ends_and_leaves(s)
    assert s.active == 2
    assert s.is_out(1)
    assert s.distance(0, 2) == 1, "and is out again"
    s.ends_turn()
    assert s.active == 3
    assert not s.can(3, "play bang @1")


@rule("HN-GHOST-18")
def test_outside_their_own_turn_they_are_out() -> None:
    hand = ["duel"]
    s = Scenario(
        seats=[seat(role="sheriff", hand=hand), seat(role="outlaw", out=True)],
        modules=HN,
        event="ghost-town",
    )
    s.refuses("duel", "BB-DIST-02", at=1)
    assert s.distance(0, 2) == 1


def test_in_other_rounds_nobody_comes_back() -> None:
    s = ghost_town(seat(role="outlaw"), event="thirst")
    assert s.active == 2


@rule("HN-GHOST-03", "HN-GHOST-04", "BB-CROSS-19")
def test_jesse_and_pedro_may_take_their_first_card_as_ever() -> None:
    s = ghost_town(seat("jesse-jones", role="outlaw"), sheriff={"hand": ["beer"]})
    s.responds(1, "rob")
    assert (len(s.hand(1)), s.hand(0)) == (3, [])
    s = ghost_town(seat("pedro-ramirez", role="outlaw"), pile=["beer"])
    s.responds(1, "pile")
    assert len(s.hand(1)) == 3
    assert s.hand(1)[0] == "beer"


@rule("HN-GHOST-03", "HN-GHOST-05", "BB-CROSS-19")
def test_kit_carlson_keeps_all_three() -> None:
    s = ghost_town(seat("kit-carlson", role="outlaw"))
    s.responds(1, "look")
    assert [text.partition(":")[2] for text in s.hand_texts(1)] == ["2c", "3c", "4c"]


@rule("HN-GHOST-06", "DC-CROSS-05")
@pytest.mark.parametrize(("how", "cards"), [("deck", 3), ("take", 1)])
def test_pat_brennan_draws_three_or_takes_one(how: str, cards: int) -> None:
    s = ghost_town(seat("pat-brennan", role="outlaw"), modules=DC, sheriff={"in_play": ["barrel"]})
    s.responds(1, how)
    assert len(s.hand(1)) == cards


@rule("HN-GHOST-07", "HN-EXAMPLE-03", "BB-CROSS-19")
@pytest.mark.parametrize(("second", "cards"), [("3h", 4), ("3s", 3)])
def test_black_jack_draws_a_fourth_card_for_a_red_second_one(second: str, cards: int) -> None:
    s = ghost_town(seat("black-jack", role="outlaw"), deck=["2c", second, "4c", "5c", "6c"])
    assert len(s.hand(1)) == cards


@rule("HN-GHOST-08", "HN-GHOST-09", "DC-CROSS-05", "CB-DRAW-03")
@pytest.mark.parametrize(("character", "cards"), [("pixie-pete", 3), ("bill-noface", 5)])
def test_who_draws_by_an_own_measure_still_does(character: str, cards: int) -> None:
    s = ghost_town(seat(character, role="outlaw"), modules=DC)
    assert len(s.hand(1)) == cards


@rule("HN-GHOST-10", "DC-CROSS-05", "ED-58")
def test_ghosts_have_no_life_points_and_gain_none() -> None:
    s = ghost_town(
        seat("chuck-wengam", role="outlaw"),
        modules=DC,
        deck=["beer:6h", "saloon:5h", "whisky:qh"],
        sheriff={"life": 2},
    )
    assert not s.can(1, "use chuck-wengam")
    s.plays("beer")
    s.plays("saloon")
    assert (s.life(1), s.life(0)) == (0, 3)
    assert s.state.players[1].presence.id == "ghost"


@rule("HN-GHOST-17")
def test_ghosts_lose_no_life_points() -> None:
    s = ghost_town(
        seat("bart-cassidy", role="outlaw"),
        deck=["duel:qd", "dynamite:2h", "4c"],
        sheriff={"hand": ["bang"]},
    )
    s.plays("duel", at=0)
    s.responds(0, "bang")
    s.passes(1)
    assert s.active == 1
    assert (s.life(1), s.life(0)) == (0, 5)
    assert len(s.hand(1)) == 2, "no loss, so nothing to react to"


@rule("HN-GHOST-19")
def test_a_ghost_takes_part_in_a_general_store_and_can_be_a_target() -> None:
    s = ghost_town(
        seat(role="outlaw"), deck=["general-store:9c", "panic:jh", "4c", "5c", "6c", "7c", "8c"]
    )
    s.plays("general-store")
    for who, card in ((1, "5c"), (2, "6c"), (3, "7c")):
        s.responds(who, card)
    assert len(s.hand(1)) == 3
    assert s.hand(0), "the last card is the Sheriff's"
    assert s.can(1, "play panic @0")
    s = ghost_town(seat(role="outlaw", hand=[]), deck=["cat-balou:kh", "3c", "4c"], modules=HN)
    s.plays("cat-balou", at=1)
    assert len(s.hand(1)) == 1


@rule("HN-GHOST-11", "HN-GHOST-12", "CB-WIN-03")
def test_an_outlaw_ghost_who_kills_the_sheriff_wins() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", life=1),
            seat(role="outlaw", out=True),
            seat(role="outlaw", out=True),
            seat(role="renegade"),
        ],
        modules=HN,
        event="ghost-town",
        deck=["bang:5d", "3c", "4c"],
    )
    s.ends_turn()
    s.plays("bang", at=0)
    assert (s.winner, s.winners) == ("outlaw", (1, 2))


@rule("HN-GHOST-13")
@pytest.mark.parametrize("last", ["outlaw", "renegade"])
def test_without_a_renegade_there_is_no_turn_left_for_a_ghost(last: str) -> None:
    """The last of them falls, and the law has won before any ghost could come back."""
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"]),
            seat(role="outlaw", out=True),
            seat(role="outlaw", out=last == "renegade"),
            seat(role="renegade", out=last == "outlaw", life=None if last == "outlaw" else 1),
        ],
        modules=HN,
        event="ghost-town",
    )
    target = 3 if last == "renegade" else 2
    s.state.players[target].life = 1
    s.plays("bang", at=target)
    assert s.winner == "law"


@rule("CB-WIN-03", "HN-GHOST-11")
def test_nobody_wins_while_an_outlaw_is_back_and_victory_is_looked_at_when_it_leaves() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff"),
            seat(role="outlaw", out=True),
            seat(role="outlaw", out=True),
            seat(role="renegade", life=1),
        ],
        modules=HN,
        event="ghost-town",
        deck=["gatling:10h", "3c", "4c"],
    )
    s.ends_turn()
    s.plays("gatling")
    assert s.is_out(3)
    assert not s.over, "an Outlaw is in the game now"
    ends_and_leaves(s)
    assert s.winner == "law"


@rule("HN-GHOST-14", "DC-CROSS-06", "ED-58")
@pytest.mark.parametrize(
    ("character", "life", "cards"), [("greg-digger", 3, 0), ("herb-hunter", 1, 2)]
)
def test_others_react_each_time_a_ghost_leaves(character: str, life: int, cards: int) -> None:
    s = ghost_town(seat(role="outlaw"), seat(), seat(character, life=1, hand=[]), modules=DC)
    ends_and_leaves(s)
    assert s.active == 2
    assert (s.life(3), len(s.hand(3))) == (life, cards)


@rule("HN-GHOST-15", "CB-VULTURE-07")
@pytest.mark.parametrize("heir", [None, "vulture-sam"])
def test_a_leaving_ghost_discards_everything_but_vulture_sam_takes_what_is_in_play(
    heir: str | None,
) -> None:
    s = ghost_town(
        seat(role="outlaw"), seat(), seat(heir), deck=["barrel:qs", "beer:6h", "missed:2s"]
    )
    s.plays("barrel")
    ends_and_leaves(s, "missed")
    assert s.is_out(1)
    assert s.hand(3) == (["barrel"] if heir else [])
    pile = ["beer", "missed"] if heir else ["beer", "missed", "barrel"]
    assert s.pile() == pile
    assert (s.state.players[1].hand, s.state.players[1].in_play) == ([], [])


@rule("HN-GHOST-15")
@pytest.mark.parametrize("character", ["sean-mallory", "suzy-lafayette"])
def test_no_ability_keeps_a_card_in_the_hand_of_a_leaving_ghost(character: str) -> None:
    s = ghost_town(seat(character, role="outlaw"), modules=DC)
    if character == "suzy-lafayette":
        s.responds(1, "draw")  # her hand is empty as she comes
    ends_and_leaves(s)
    assert s.active == 2
    assert s.is_out(1)
    assert s.hand(1) == []


@rule("HN-GHOST-16")
def test_nobody_is_paid_when_a_ghost_leaves() -> None:
    s = ghost_town(seat(role="outlaw"), deck=["duel:qd", "3c", "4c", "5c"])
    s.plays("duel", at=0)
    ends_and_leaves(s)
    assert s.hand(0) == []
    told = [event for event in s.events if event.kind in ("eliminated", "left")]
    assert [(event.kind, event.seat) for event in told] == [("left", 1)], "its end is no news"


@rule("HN-CARD-06")
def test_who_falls_in_that_round_comes_back_in_it_too() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["bang"]), seat(role="outlaw", life=1)],
        modules=HN,
        event="ghost-town",
    )
    s.plays("bang", at=1)
    assert s.is_out(1)
    s.ends_turn()
    assert s.active == 1
    assert len(s.hand(1)) == 3


def test_a_ghost_leaves_the_stick_to_the_next_player() -> None:
    s = ghost_town(
        seat(role="outlaw"),
        deck=["bang:5d", "3c", "4c"],
        rulings={"dynamite-stick-variant": True},
    )
    s.plays("bang", at=0)
    assert s.stick == 1
    ends_and_leaves(s)
    assert s.stick == 2


def test_with_two_alive_no_beer_helps_although_a_ghost_is_there() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", life=1, hand=["beer"]),
            seat(role="outlaw", out=True),
            seat(role="outlaw", out=True),
            seat(role="renegade"),
        ],
        modules=HN,
        event="ghost-town",
        deck=["bang:5d", "3c", "4c"],
    )
    s.ends_turn()
    s.plays("bang", at=0)
    s.passes(0)
    assert s.winner == "outlaw"
