"""Sources and distances that are kept until something is rearranged."""

from saloon.games.bang.distance import within
from saloon.games.bang.in_force import InForce
from saloon.games.bang.silence import through_silence
from saloon.kernel import option
from saloon.testing import Scenario, seat


def table() -> Scenario:
    """Four seats at a table where all that can be kept has been asked for."""
    s = Scenario(seats=[seat(), seat(in_play=["mustang"]), seat(), seat()])
    for player in s.state.players:
        within(s.state, player, 1)
    return s


def problems(s: Scenario) -> list[str]:
    return s.game.rules.problems(s.state)


def test_cards_that_come_and_go_are_noticed() -> None:
    s = table()
    g = s.state
    assert within(g, g.players[0], 1) == [0, 3]
    [slot] = g.players[1].in_play
    g.leave_play(g.players[1], slot)
    assert within(g, g.players[0], 1) == [0, 1, 3]
    g.enter_play(g.players[3], slot)
    assert within(g, g.players[0], 1) == [0, 1]
    assert g.card(slot) in g.sources(g.players[3])
    assert problems(s) == []


def test_players_who_leave_are_noticed() -> None:
    s = table()
    g = s.state
    g.leave(g.players[1])
    assert within(g, g.players[0], 1) == [0, 2, 3]
    assert problems(s) == []


def test_a_card_moved_behind_the_back_of_the_table_is_a_problem() -> None:
    s = table()
    g = s.state
    [slot] = g.players[1].in_play
    g.players[1].in_play.remove(slot)
    g.players[3].in_play.append(slot)
    assert problems(s) == [
        "seat 1 has other sources than was kept",
        "other sources of seat 1 are active than was kept",
        "seat 3 has other sources than was kept",
        "other sources of seat 3 are active than was kept",
        "others are near seat 0 than was kept",
        "others are near seat 2 than was kept",
    ]


def test_somebody_in_force_behind_the_back_of_the_table_is_a_problem() -> None:
    s = table()
    g = s.state
    assert g.voices_in("watches") == ()
    g.in_force = InForce(g.for_all, None)  # tables share theirs
    g.in_force.voices["watches"] = (g.players[0].character,)
    assert problems(s) == ["others in force for the table mind watches than was kept"]


def test_whoever_has_something_behind_the_back_of_the_table_is_a_problem() -> None:
    for kept, problem in (
        ("anytime", "others can do something at any time than was kept"),
        ("silencers", "others can silence something than was kept"),
    ):
        s = table()
        assert problems(s) == []
        setattr(s.state, kept, (1,))
        assert problems(s) == [problem]
    s = table()
    s.state.for_all = (s.state.players[0].character,)
    assert problems(s) == ["others are in force for the table than was kept"]


def test_asking_what_something_silent_would_allow_keeps_nothing() -> None:
    s = Scenario(
        seats=[seat(hand=["bang", "bang"], in_play=["volcanic"])],
        event="lasso",
        modules=["fistful-of-cards"],
    )
    s.plays("bang", at=1)
    g, me = s.state, s.state.players[0]
    kit = g.kit(me)
    second = option("play", me.hand[0], 1)
    near = g.near
    refusal = through_silence(g, me, s.game.decision, second)
    assert refusal is not None
    assert refusal.rule == "FC-CARD-26"
    assert me.kit is kit
    assert g.near is near
