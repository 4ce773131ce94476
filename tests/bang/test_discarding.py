"""Discarding and the order of the discard pile."""

import pytest

from saloon.testing import Scenario, rule, seat


@rule("BB-DISC-01")
def test_discarded_cards_lie_face_up() -> None:
    s = Scenario(seats=[seat(hand=["cat-balou:kh"]), seat(hand=["beer:6h"])])
    s.plays("cat-balou", at=1)
    for viewer in (0, 1, 2, 3, None):
        assert s.game.view(viewer)["pile"] == ["cat-balou:kh", "beer:6h"]


@rule("BB-DISC-01")
def test_only_the_top_of_the_pile_matters() -> None:
    s = Scenario(seats=[seat("pedro-ramirez")], step="phase-1", pile=["duel", "beer", "panic"])
    s.asks(0, "first-card")
    assert [each.partition(":")[0] for each in s.options(0)] == ["deck", "pile panic"]
    s.responds(0, "pile")
    assert s.hand(0)[0] == "panic"
    assert s.pile() == ["duel", "beer"]


@rule("BB-DISC-02")
@pytest.mark.parametrize("where", ["hand", "in_play"])
def test_what_cat_balou_discards_lies_on_cat_balou(where: str) -> None:
    s = Scenario(seats=[seat(hand=["cat-balou"]), seat() | {where: ["mustang"]}])
    s.plays("cat-balou", at=1)
    assert s.pile() == ["cat-balou", "mustang"]


@rule("BB-DISC-02")
def test_what_answers_a_duel_lies_on_the_duel() -> None:
    s = Scenario(seats=[seat(hand=["duel", "bang:3d"]), seat(hand=["bang:2d"])])
    s.plays("duel", at=1)
    s.responds(1, "bang")
    s.responds(0, "bang")
    assert s.pile() == ["duel", "bang", "bang"]
    assert s.top() == "bang:3d"


def _killed_in_front_of(role: str = "outlaw") -> Scenario:
    """Seat 1, with three cards, dies by the Sheriff's BANG!."""
    s = Scenario(
        players=5,
        seats=[
            seat(role="sheriff", hand=["bang:2d", "panic"], in_play=["scope"]),
            seat(role=role, hand=["duel", "missed"], in_play=["barrel:qs"], life=1),
        ],
        deck=["bang:3c"],
    )
    s.plays("bang", at=1)
    s.passes(1)  # no Missed!
    s.passes(1)  # no Beer
    return s


@rule("BB-DISC-03", "BB-DISC-04")
@pytest.mark.parametrize("top", ["duel", "missed", "barrel"])
def test_who_is_eliminated_decides_what_lies_on_top(top: str) -> None:
    s = _killed_in_front_of()
    s.asks(1, "top")
    assert sorted(each.partition(":")[0] for each in s.options(1)) == [
        "top barrel",
        "top duel",
        "top missed",
    ]
    s.responds(1, top)
    assert s.pile()[0] == "bang"
    assert sorted(s.pile()[1:]) == ["barrel", "duel", "missed"]
    assert s.pile()[-1] == top


@rule("BB-DISC-03", "BB-DISC-04")
@pytest.mark.parametrize("top", ["panic", "scope"])
def test_the_sheriff_decides_what_of_the_penalty_lies_on_top(top: str) -> None:
    s = _killed_in_front_of(role="deputy")
    s.responds(1, "duel")
    s.asks(0, "top")
    s.responds(0, top)
    assert s.pile()[-1] == top
    assert s.hand(0) == []
    assert s.in_play(0) == []


@rule("BB-DISC-03")
@pytest.mark.parametrize("top", ["beer:6h", "bang:2d"])
def test_who_causes_the_discarding_decides_what_lies_on_top(top: str) -> None:
    s = Scenario(
        seats=[seat(hand=["bang"]), seat("lucky-duke", in_play=["barrel"])],
        deck=["beer:6h", "bang:2d"],
    )
    s.plays("bang", at=1)
    s.flips("beer:6h", "bang:2d")
    s.responds(1, "beer:6h")
    s.asks(1, "top")
    s.responds(1, top)
    assert s.life(1) == 4
    assert s.top() == top


@rule("BB-DISC-03")
def test_nothing_is_asked_for_a_single_card() -> None:
    s = Scenario(seats=[seat(hand=["bang:2d"]), seat(role="outlaw", in_play=["scope"], life=1)])
    s.plays("bang", at=1)
    assert s.is_out(1)
    assert s.pile() == ["bang", "scope"]


@rule("BB-DISC-04")
@pytest.mark.parametrize("order", [("beer", "duel"), ("duel", "beer")])
def test_the_player_orders_the_excess_cards(order: tuple[str, str]) -> None:
    s = Scenario(seats=[seat(hand=["beer", "duel", "panic"], life=1)])
    s.ends_turn()
    s.discards(*order)
    assert s.pile() == list(order)


@rule("BB-DISC-05")
@pytest.mark.parametrize("answer", ["missed", "pass"])
def test_a_bang_is_discarded_cancelled_or_not(answer: str) -> None:
    s = Scenario(seats=[seat(hand=["bang:2d"]), seat(hand=["missed"])])
    s.plays("bang", at=1)
    s.responds(1, answer)
    assert s.hand(0) == []
    assert s.pile() == (["bang", "missed"] if answer == "missed" else ["bang"])
    assert s.life(1) == (4 if answer == "missed" else 3)


@rule("BB-DISC-06")
def test_the_old_weapon_lies_on_top_of_the_pile_for_pedro_ramirez() -> None:
    s = Scenario(
        seats=[seat(hand=["winchester"], in_play=["remington"]), seat("pedro-ramirez")],
        pile=["duel"],
    )
    s.plays("winchester")
    assert s.in_play(0) == ["winchester"]
    assert s.pile() == ["duel", "remington"]
    told = [(event.kind, event.facts["card"]) for event in s.events if "card" in event.facts]
    assert told == [("discarded", "remington:kc"), ("played", "winchester:8s")]
    s.ends_turn()
    s.responds(1, "pile")
    assert s.hand(1)[0] == "remington"
