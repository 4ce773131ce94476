"""Elimination, rewards and penalties (BB-DEATH)."""

import pytest

from saloon.testing import Scenario, rule, seat


def role_seen_by(s: Scenario, viewer: int, who: int) -> str | None:
    role: str | None = s.game.view(viewer)["players"][who]["role"]
    return role


# -- out of the game -------------------------------------------------------------------------


@rule("BB-DEATH-01")
def test_who_loses_the_last_life_is_out() -> None:
    s = Scenario(seats=[seat(role="sheriff", hand=["bang"]), seat(role="renegade", life=1)])
    s.plays("bang", at=1)
    assert s.is_out(1)
    s.ends_turn()
    assert s.active == 2


@rule("BB-DEATH-01")
@pytest.mark.parametrize("rescue", ["beer", "pass"])
def test_only_a_rescue_at_once_prevents_it(rescue: str) -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["bang"]), seat(role="renegade", hand=["beer"], life=1)]
    )
    s.plays("bang", at=1)
    s.passes(1)
    s.asks(1, "rescue")
    s.responds(1, rescue)
    assert s.is_out(1) == (rescue == "pass")


@rule("BB-DEATH-02", "BB-DEATH-04")
def test_the_role_is_shown_once_the_rescue_has_failed() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["bang"]), seat(role="renegade", hand=["beer"], life=1)]
    )
    s.plays("bang", at=1)
    s.passes(1)
    s.asks(1, "rescue")
    assert [role_seen_by(s, viewer, 1) for viewer in (0, 2, 3)] == [None] * 3
    s.passes(1)
    assert [role_seen_by(s, viewer, 1) for viewer in (0, 2, 3)] == ["renegade"] * 3
    assert role_seen_by(s, 0, 2) is None


@rule("BB-DEATH-03", "BB-DEATH-13")
def test_hand_and_cards_in_play_are_discarded_jail_and_dynamite_too() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"]),
            seat(
                role="renegade",
                hand=["duel", "missed"],
                in_play=["jail", "dynamite", "scope"],
                life=1,
            ),
        ]
    )
    s.plays("bang", at=1)
    s.passes(1, 1)
    s.responds(1, "missed")  # lies on top
    assert (s.hand(1), s.in_play(1)) == ([], [])
    assert s.pile()[0] == "bang"
    assert sorted(s.pile()[1:-1]) == ["duel", "dynamite", "jail", "scope"]
    assert s.pile()[-1] == "missed"
    # The Dynamite is out of play: the next player checks nothing.
    s.ends_turn()
    assert s.active == 2


# -- in which order --------------------------------------------------------------------------


@rule("BB-DEATH-04")
def test_the_dead_no_longer_count_while_they_discard_and_the_reward_waits() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"]),
            seat(role="outlaw", hand=["duel", "missed"], life=1),
        ]
    )
    assert s.distance(0, 2) == 2
    s.plays("bang", at=1)
    s.passes(1, 1)
    s.asks(1, "top")
    assert role_seen_by(s, 2, 1) == "outlaw"
    assert s.distance(0, 2) == 1
    assert s.hand(0) == []
    s.responds(1, "duel")
    assert len(s.hand(0)) == 3


@rule("BB-DEATH-04")
def test_the_reward_is_drawn_after_the_dead_has_discarded() -> None:
    # There is no deck: the reward can only be the BANG! and what the Outlaw leaves behind.
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"]),
            seat(role="outlaw", hand=["duel", "missed"], life=1),
        ],
        rest="box",
    )
    s.plays("bang", at=1)
    s.passes(1, 1)
    s.responds(1, "duel")
    assert sorted(s.hand(0)) == ["bang", "duel", "missed"]


@rule("BB-DEATH-04")
def test_a_victory_ends_the_game_before_anything_is_discarded() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["duel", "missed"], in_play=["scope"], life=1),
            seat(role="outlaw", hand=["bang"]),
            seat("vulture-sam"),
        ],
        turn=1,
    )
    s.plays("bang", at=0)
    s.passes(0, 0)
    assert s.over
    assert s.hand(0) == ["duel", "missed"]
    assert s.in_play(0) == ["scope"]
    assert s.hand(2) == []


@rule("BB-DEATH-04")
def test_a_penalty_comes_after_vulture_sam_has_taken_the_cards() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang", "panic", "beer"]),
            seat(role="deputy", hand=["duel"], in_play=["scope"], life=1),
            seat("vulture-sam"),
        ],
        players=5,
    )
    s.plays("bang", at=1)
    s.passes(1, 1)
    s.asks(0, "top")
    assert sorted(s.hand(2)) == ["duel", "scope"]
    assert s.hand(0) == ["panic", "beer"]
    s.responds(0, "beer")
    assert s.pile() == ["bang", "panic", "beer"]


# -- the killer ------------------------------------------------------------------------------


@rule("BB-DEATH-05", "BB-DEATH-08")
@pytest.mark.parametrize("attack", ["bang", "gatling", "indians", "duel"])
def test_who_played_the_card_is_the_killer_and_gets_the_reward(attack: str) -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff"),
            seat(role="renegade", hand=[attack]),
            seat(role="outlaw", life=1),
            seat(role="outlaw"),
        ],
        deck=["missed:4s", "missed:5s", "missed:6s"],
        turn=1,
    )
    s.plays(attack, at=2 if attack in ("bang", "duel") else None)
    assert s.is_out(2)
    assert s.hand_texts(1) == ["missed:4s", "missed:5s", "missed:6s"]
    assert [s.hand(other) for other in (0, 3)] == [[], []]


@rule("BB-DEATH-05", "BB-DEATH-10")
@pytest.mark.parametrize("role", ["outlaw", "deputy"])
def test_nobody_is_rewarded_or_punished_for_dynamite(role: str) -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["beer"], in_play=["scope"]),
            seat(role=role, in_play=["dynamite"], life=3),
            seat(role="renegade"),
            seat(role="outlaw"),
        ],
        deck=["missed:5s", "missed:6s", "missed:7s", "missed:8s"],
        players=5,
        turn=1,
        step="checks",
    )
    s.flips("5s")
    assert s.is_out(1)
    assert s.hand(0) == ["beer"]
    assert s.in_play(0) == ["scope"]
    # The next player has begun the turn and drawn two cards; nobody else has drawn any.
    assert s.active == 2
    assert s.hand_texts(2) == ["missed:6s", "missed:7s"]
    assert [s.hand(other) for other in (3, 4)] == [[], []]


# -- the Sheriff's penalty -------------------------------------------------------------------


@rule("BB-DEATH-06", "BB-DEATH-07")
@pytest.mark.parametrize("attack", ["bang", "gatling", "indians", "duel"])
def test_a_sheriff_who_eliminates_a_deputy_loses_all_cards(attack: str) -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=[attack, "missed", "panic"], in_play=["scope", "schofield"]),
            seat(role="deputy", life=1),
        ],
        players=5,
    )
    s.plays(attack, at=1 if attack in ("bang", "duel") else None)
    s.responds(0, "panic")
    assert s.is_out(1)
    assert (s.hand(0), s.in_play(0)) == ([], [])
    assert sorted(s.pile()) == sorted([attack, "missed", "panic", "scope", "schofield"])
    assert s.reach(0) == 1


@rule("BB-DEATH-06")
def test_a_deputy_who_survives_costs_the_sheriff_nothing() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["bang", "missed"]), seat(role="deputy", life=2)],
        players=5,
    )
    s.plays("bang", at=1)
    assert s.hand(0) == ["missed"]


@rule("BB-DEATH-07", "BB-DEATH-05")
def test_a_deputy_who_falls_in_an_own_duel_with_the_sheriff_costs_him_nothing() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang", "missed"], in_play=["scope"]),
            seat(role="deputy", hand=["duel"], life=1),
        ],
        players=5,
        turn=1,
    )
    s.plays("duel", at=0)
    s.responds(0, "bang")
    assert s.is_out(1)
    assert s.hand(0) == ["missed"]
    assert s.in_play(0) == ["scope"]


# -- the reward ------------------------------------------------------------------------------


@rule("BB-DEATH-08")
@pytest.mark.parametrize("killer", ["sheriff", "deputy", "outlaw", "renegade"])
def test_whoever_eliminates_an_outlaw_draws_three_cards(killer: str) -> None:
    s = Scenario(
        seats=[seat(role=killer, hand=["bang", "beer"]), seat(role="outlaw", life=1)],
        deck=["missed:4s", "missed:5s", "missed:6s", "missed:7s"],
        players=5,
    )
    s.plays("bang", at=1)
    assert s.hand_texts(0)[1:] == ["missed:4s", "missed:5s", "missed:6s"]
    assert s.deck()[0] == "missed:7s"


@rule("BB-DEATH-09")
def test_no_reward_for_an_outlaw_who_falls_in_an_own_duel() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang", "beer"]),
            seat(role="outlaw", hand=["duel"], life=1),
        ],
        turn=1,
    )
    s.plays("duel", at=0)
    s.responds(0, "bang")
    assert s.is_out(1)
    assert s.hand(0) == ["beer"]


@rule("BB-DEATH-09", "BB-DEATH-08")
def test_an_outlaw_challenged_to_a_duel_brings_the_reward() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["duel"]),
            seat(role="outlaw", life=1),
        ]
    )
    s.plays("duel", at=1)
    assert len(s.hand(0)) == 3


@rule("BB-DEATH-11")
def test_no_reward_for_an_outlaw_who_shoots_himself() -> None:
    s = Scenario(
        seats=[seat(role="sheriff"), seat(role="outlaw", hand=["bang"], life=1)],
        deck=["missed:4s", "missed:5s", "missed:6s"],
        turn=1,
    )
    s.plays("bang", at=1)
    assert s.is_out(1)
    assert s.hand(1) == []
    # The next player has drawn two cards for the turn; nobody has drawn more.
    assert s.active == 2
    assert s.hand_texts(2) == ["missed:4s", "missed:5s"]
    assert s.deck()[0] == "missed:6s"


@rule("BB-DEATH-12")
@pytest.mark.parametrize(
    ("killer", "dead"),
    [
        ("sheriff", "renegade"),
        ("outlaw", "renegade"),
        ("outlaw", "deputy"),
        ("renegade", "deputy"),
        ("deputy", "deputy"),
    ],
)
def test_other_eliminations_bring_neither_reward_nor_penalty(killer: str, dead: str) -> None:
    s = Scenario(
        seats=[
            seat(role=killer, hand=["bang", "missed"], in_play=["scope"]),
            seat(role=dead, life=1),
        ],
        deck=["beer:6h"],
        players=7,
    )
    s.plays("bang", at=1)
    assert s.is_out(1)
    assert s.hand(0) == ["missed"]
    assert s.in_play(0) == ["scope"]
    assert s.deck()[0] == "beer:6h"


@rule("BB-DEATH-02", "BB-DEATH-03", "BB-DEATH-08")
def test_an_elimination_as_a_bystander_sees_it() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang:5d"], in_play=["scope"]),
            seat("paul-regret", role="outlaw", hand=["duel:qd"], in_play=["barrel:qs"], life=1),
            seat("rose-doolan", role="renegade", hand=["beer:6h"]),
            seat("el-gringo", role="outlaw"),
        ],
    )
    s.plays("bang", at=1)
    s.passes(1, 1)
    s.responds(1, "duel")
    assert s.picture(2).splitlines() == [
        "> 0 sheriff nobody ***** | hand ??? | play scope:as",
        "  1 outlaw paul-regret out",
        "  2 renegade rose-doolan **** | hand beer:6h",
        "  3 ? el-gringo *** | hand -",
        "deck 72, pile duel:qd",
    ]
