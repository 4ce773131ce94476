"""When exactly Suzy Lafayette's empty hand is looked at."""

from collections.abc import Callable

import pytest

from saloon.kernel import option
from saloon.testing import Scenario, rule, seat


@rule("BB-INTERACT-11")
def test_stagecoach_as_her_last_card_brings_two_cards() -> None:
    s = Scenario(
        seats=[seat("suzy-lafayette", hand=["stagecoach"])], deck=["beer:6h", "beer:7h", "beer:8h"]
    )
    s.plays("stagecoach")
    assert s.hand_texts(0) == ["beer:6h", "beer:7h"]


@rule("BB-INTERACT-11")
def test_panic_as_her_last_card_brings_only_what_it_takes() -> None:
    s = Scenario(seats=[seat("suzy-lafayette", hand=["panic"]), seat(hand=["saloon"])])
    s.plays("panic", at=1)
    assert s.hand(0) == ["saloon"]


@rule("BB-INTERACT-11")
def test_cat_balou_as_her_last_card_brings_one_card() -> None:
    s = Scenario(
        seats=[seat("suzy-lafayette", hand=["cat-balou"]), seat(in_play=["scope"])],
        deck=["beer:6h"],
    )
    s.plays("cat-balou", at=1)
    s.asks(0, "draw")
    assert s.in_play(1) == []
    s.responds(0, "draw")
    assert s.hand_texts(0) == ["beer:6h"]


@rule("BB-INTERACT-11")
def test_a_shot_is_over_before_her_hand_is_looked_at() -> None:
    s = Scenario(
        seats=[seat("suzy-lafayette", hand=["bang"]), seat(hand=["missed"])], deck=["beer:6h"]
    )
    s.plays("bang", at=1)
    s.asks(1, "shot")
    assert s.hand(0) == []
    s.passes(1)
    s.asks(0, "draw")
    assert s.life(1) == 3
    s.responds(0, "draw")
    assert s.hand_texts(0) == ["beer:6h"]


@rule("BB-INTERACT-11", "BB-INTERACT-39")
def test_sid_ketchum_does_not_make_her_draw_in_the_middle_of_a_general_store() -> None:
    s = Scenario(
        seats=[
            seat("suzy-lafayette", hand=["general-store"]),
            seat("sid-ketchum", hand=["bang", "bang"], life=2),
        ],
        deck=["beer:6h", "beer:7h", "beer:8h", "beer:9h", "saloon"],
    )
    s.plays("general-store")
    s.uses(1, "sid-ketchum")
    s.responds(1, "bang")
    s.responds(1, "bang")
    s.asks(0, "store")
    assert s.life(1) == 3
    for who in range(3):
        s.responds(who, "take")
    assert [s.hand_texts(who) for who in range(4)] == [
        ["beer:6h"],
        ["beer:7h"],
        ["beer:8h"],
        ["beer:9h"],
    ]


@rule("BB-INTERACT-12")
def test_her_hand_is_looked_at_after_each_target_of_her_gatling() -> None:
    s = Scenario(
        seats=[
            seat("suzy-lafayette", hand=["gatling"]),
            seat(hand=["bang"]),
            seat(hand=["missed"]),
            seat(hand=["bang"]),
        ],
        deck=["beer:6h", "beer:7h"],
    )
    s.plays("gatling")
    s.asks(1, "shot")
    assert s.hand(0) == []
    s.passes(1)
    s.asks(0, "draw")
    assert [s.life(who) for who in (1, 2, 3)] == [3, 4, 4]
    s.passes(0)
    s.responds(2, "missed")
    s.passes(3)
    # Declined once: her hand has not been emptied again.
    assert s.hand(0) == []
    assert [s.life(who) for who in (1, 2, 3)] == [3, 4, 3]


@rule("BB-INTERACT-12")
def test_el_gringo_empties_her_hand_anew_in_the_middle_of_her_gatling() -> None:
    s = Scenario(
        seats=[
            seat("suzy-lafayette", hand=["gatling"]),
            seat("el-gringo"),
            seat(hand=["missed"]),
        ],
        deck=["beer:6h", "beer:7h"],
    )
    s.plays("gatling")
    s.responds(0, "draw")
    s.responds(0, "draw")
    s.asks(2, "shot")
    assert s.hand_texts(1) == ["beer:6h"]
    assert s.hand_texts(0) == ["beer:7h"]
    s.responds(2, "missed")
    assert s.life(3) == 3


def _suzy_shot() -> Scenario:
    s = Scenario(
        seats=[seat(hand=["bang"]), seat("suzy-lafayette", hand=["missed"])], deck=["beer:6h"]
    )
    s.plays("bang", at=1)
    s.responds(1, "missed")
    return s


def _suzy_among_indians() -> Scenario:
    s = Scenario(
        seats=[
            seat(hand=["indians"]),
            seat("suzy-lafayette", hand=["bang"]),
            seat(hand=["bang"]),
        ],
        deck=["beer:6h"],
    )
    s.plays("indians")
    s.responds(1, "bang")
    return s


def _suzy_robbed_by(card: str) -> Scenario:
    s = Scenario(
        seats=[seat(hand=[card]), seat("suzy-lafayette", hand=["saloon"])], deck=["beer:6h"]
    )
    s.plays(card, at=1)
    return s


def _suzy_robbed_by_jesse_jones() -> Scenario:
    s = Scenario(
        seats=[seat("jesse-jones"), seat("suzy-lafayette", hand=["saloon"])],
        deck=["beer:6h", "beer:7h"],
        step="phase-1",
    )
    s.responds(0, "rob", at=1)
    return s


@rule("BB-INTERACT-13")
@pytest.mark.parametrize(
    "happens",
    [
        _suzy_shot,
        _suzy_among_indians,
        lambda: _suzy_robbed_by("panic"),
        lambda: _suzy_robbed_by("cat-balou"),
        # Before Jesse Jones draws his second card.
        _suzy_robbed_by_jesse_jones,
    ],
    ids=["missed", "indians", "panic", "cat-balou", "jesse-jones"],
)
def test_out_of_turn_she_draws_at_once(happens: Callable[[], Scenario]) -> None:
    s = happens()
    s.asks(1, "draw")
    assert s.hand(1) == []
    s.responds(1, "draw")
    if s.game.decision.kind == "bang":
        s.passes(2)
    assert s.hand_texts(1) == ["beer:6h"]


@rule("BB-INTERACT-13")
def test_el_gringo_makes_her_draw_at_once() -> None:
    s = Scenario(
        seats=[seat("suzy-lafayette", hand=["bang", "saloon"]), seat("el-gringo")],
        deck=["beer:6h"],
    )
    s.plays("bang", at=1)
    s.asks(0, "draw")
    assert s.hand(1) == ["saloon"]
    s.responds(0, "draw")
    assert s.hand_texts(0) == ["beer:6h"]


@rule("BB-INTERACT-14")
@pytest.mark.parametrize("draws", [True, False])
def test_her_missed_is_spent_once_it_made_her_draw(draws: bool) -> None:
    s = Scenario(
        seats=[seat("slab-the-killer", hand=["bang"]), seat("suzy-lafayette", hand=["missed:3s"])],
        deck=["beer:6h"],
    )
    s.plays("bang", at=1)
    s.responds(1, "missed")
    if draws:
        s.responds(1, "draw")
        s.passes(1)
        assert s.hand_texts(1) == ["beer:6h"]
        assert s.top() == "missed:3s"
    else:
        s.passes(1)
        assert s.hand_texts(1) == ["missed:3s"]
    assert s.life(1) == 3


@rule("BB-INTERACT-14")
def test_her_missed_is_spent_although_her_barrel_fails_after_the_draw() -> None:
    s = Scenario(
        seats=[
            seat("slab-the-killer", hand=["bang"]),
            seat("suzy-lafayette", hand=["missed:3s"], in_play=["barrel"]),
        ],
        deck=["beer:6h", "bang:2d"],
    )
    s.plays("bang", at=1)
    s.responds(1, "missed")
    s.responds(1, "draw")
    s.flips("2d")
    s.passes(1)
    assert s.life(1) == 3
    assert s.hand_texts(1) == ["beer:6h"]


@rule("BB-INTERACT-15")
def test_a_duel_as_her_last_card_is_lost_to_a_single_bang() -> None:
    s = Scenario(
        seats=[seat("suzy-lafayette", hand=["duel"]), seat(hand=["bang", "bang"])],
        deck=["bang:2d"],
    )
    s.plays("duel", at=1)
    s.responds(1, "bang")
    s.asks(0, "draw")
    assert s.life(0) == 4
    assert s.hand(1) == ["bang"]
    s.responds(0, "draw")
    assert s.hand_texts(0) == ["bang:2d"]


@rule("BB-INTERACT-16")
def test_as_sheriff_she_draws_after_the_penalty() -> None:
    s = Scenario(
        seats=[
            seat(
                "suzy-lafayette",
                role="sheriff",
                hand=["bang", "saloon", "missed"],
                in_play=["mustang"],
            ),
            seat(role="deputy", life=1),
        ],
        deck=["beer:6h", "beer:7h"],
        players=5,
    )
    s.plays("bang", at=1)
    s.responds(0, "saloon")
    s.asks(0, "draw")
    assert s.hand(0) == s.in_play(0) == []
    s.responds(0, "draw")
    assert s.hand_texts(0) == ["beer:6h"]


@rule("BB-INTERACT-17")
@pytest.mark.parametrize("draws", [True, False])
def test_she_is_asked_and_may_decline(draws: bool) -> None:
    s = Scenario(seats=[seat("suzy-lafayette", hand=["mustang"])], deck=["beer:6h"])
    s.plays("mustang")
    assert s.options(0) == ["draw", "pass"]
    assert s.game.decision.default == option("draw")
    s.responds(0, "draw" if draws else "pass")
    assert s.hand_texts(0) == (["beer:6h"] if draws else [])
    s.asks(0, "play")
