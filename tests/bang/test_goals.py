"""What each role has to achieve, and that nobody learns a role too early."""

import json
from typing import cast

import pytest

import saloon
from saloon.bots import make_bot, play_out
from saloon.games.bang.state import Bang
from saloon.kernel import Game
from saloon.testing import Scenario, rule, seat


@rule("BB-GOAL-01")
@pytest.mark.parametrize(
    ("target", "other"),
    [("outlaw", "renegade"), ("renegade", "outlaw"), ("outlaw", "outlaw")],
)
def test_the_sheriff_has_not_won_while_an_enemy_is_left(target: str, other: str) -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"]),
            seat(role=target, life=1),
            seat(role=other),
            seat(out=True),
        ]
    )
    s.plays("bang", at=1)
    assert s.is_out(1)
    assert not s.over
    assert s.active == 0


@rule("BB-GOAL-01")
@pytest.mark.parametrize("last", ["outlaw", "renegade"])
def test_the_sheriff_wins_with_the_last_outlaw_or_renegade_gone(last: str) -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"]),
            seat(role=last, life=1),
            seat(out=True),
            seat(out=True),
        ]
    )
    s.plays("bang", at=1)
    assert s.winner == "law"
    assert s.winners == (0,)


@rule("BB-GOAL-02")
@pytest.mark.parametrize("deputy_is_out", [False, True])
def test_the_deputy_wins_with_the_sheriff(deputy_is_out: bool) -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"]),
            seat(role="renegade", life=1),
            seat(role="deputy", out=deputy_is_out),
            seat(role="outlaw", out=True),
            seat(role="outlaw", out=True),
        ]
    )
    s.plays("bang", at=1)
    assert s.winner == "law"
    assert s.winners == (0, 2)


@rule("BB-GOAL-02")
def test_the_deputy_does_not_win_when_the_sheriff_falls() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", life=1),
            seat(role="deputy", hand=["bang"]),
            seat(role="outlaw", out=True),
            seat(role="outlaw", out=True),
            seat(role="renegade"),
        ],
        turn=1,
    )
    s.plays("bang", at=0)
    assert s.winner == "outlaw"
    assert s.winners == (2, 3)


@rule("BB-GOAL-03")
@pytest.mark.parametrize("shooter", ["outlaw", "renegade"])
def test_outlaws_win_when_the_sheriff_falls_whoever_did_it(shooter: str) -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", life=1),
            seat(role=shooter, hand=["bang"]),
            seat(role="outlaw", out=True),
            seat(role="outlaw" if shooter == "renegade" else "renegade"),
        ],
        turn=1,
    )
    s.plays("bang", at=0)
    assert s.winner == "outlaw"
    assert s.winners == ((2, 3) if shooter == "renegade" else (1, 2))


@rule("BB-GOAL-03")
def test_an_outlaw_may_shoot_another_outlaw_for_the_reward() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff"),
            seat(role="outlaw", hand=["bang"]),
            seat(role="outlaw", life=1),
        ],
        deck=["6h", "7h", "5h", "3h"],
        turn=1,
    )
    s.plays("bang", at=2)
    assert s.is_out(2)
    assert not s.over
    assert s.hand_texts(1) == ["beer:6h", "beer:7h", "saloon:5h"]


@rule("BB-GOAL-04")
def test_the_renegade_wins_as_the_last_player_left() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", life=1),
            seat(role="renegade", hand=["bang"]),
            seat(role="outlaw", out=True),
            seat(role="outlaw", out=True),
        ],
        turn=1,
    )
    s.plays("bang", at=0)
    assert s.winner == "renegade"
    assert s.winners == (1,)


@rule("BB-GOAL-04")
@pytest.mark.parametrize("survivor", ["outlaw", "deputy"])
def test_the_renegade_does_not_win_while_anybody_else_is_left(survivor: str) -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", life=1),
            seat(role="renegade", hand=["bang"]),
            seat(role=survivor),
            seat(out=True),
            seat(out=True),
        ],
        turn=1,
    )
    s.plays("bang", at=0)
    assert s.winner == "outlaw"
    assert 1 not in s.winners


@rule("BB-GOAL-05")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_role_stays_hidden_until_its_owner_is_out_or_the_game_ends(seed: int) -> None:
    game = saloon.new_game("bang", players=7, seed=seed)
    g = cast(Bang, game.state)
    events = game.listen()
    hidden_seen = 0

    def look(game: Game) -> None:
        nonlocal hidden_seen
        for viewer in (None, *range(7)):
            for player, shown in zip(g.players, game.view(viewer)["players"], strict=True):
                known = (
                    game.over
                    or g.role(player) == "sheriff"
                    or not player.present
                    or player.seat == viewer
                )
                assert shown["role"] == (g.role(player) if known else None)
                hidden_seen += not known

    look(game)
    play_out(game, [make_bot("random", seed * 10 + place) for place in range(7)], after=look)
    assert hidden_seen > 100
    told: set[int] = set()
    for event in events:
        if event.kind == "eliminated":
            told.add(event.seat)
            assert event.facts["role"] == g.role(g.players[event.seat])
        elif event.kind != "ended":
            heard = json.dumps(event.in_full())
            assert not any(role in heard for role in ("outlaw", "renegade", "deputy"))
    assert told == {player.seat for player in g.players if not player.present}


@rule("BB-GOAL-05")
def test_an_elimination_shows_one_role_and_no_other() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"]),
            seat("rose-doolan", role="outlaw", life=1),
            seat("paul-regret", role="renegade", hand=["beer"]),
            seat("sid-ketchum", role="outlaw"),
        ],
        deck=["2d", "3d", "4d", "5d"],
    )
    s.plays("bang", at=1)
    assert s.picture(viewer=3).splitlines()[:4] == [
        "> 0 sheriff nobody ***** | hand ???",
        "  1 outlaw rose-doolan out",
        "  2 ? paul-regret *** | hand ?",
        "  3 outlaw sid-ketchum **** | hand -",
    ]
