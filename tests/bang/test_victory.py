"""The end of the game (BB-WIN)."""

import pytest

from saloon.games.bang.presence import OUT
from saloon.games.bang.state import Harm
from saloon.games.bang.victory import check_victory
from saloon.kernel import GameOver
from saloon.testing import Scenario, rule, seat

# -- when it ends ----------------------------------------------------------------------------


@rule("BB-WIN-01", "BB-WIN-03")
def test_the_game_ends_when_the_sheriff_falls() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", life=1),
            seat(role="outlaw", hand=["bang"]),
            seat(role="renegade"),
            seat(role="outlaw"),
        ],
        turn=1,
    )
    s.asks(1, "play")
    s.plays("bang", at=0)
    assert s.over
    assert s.winner == "outlaw"
    assert s.winners == (1, 3)


@rule("BB-WIN-01", "BB-WIN-04")
def test_the_game_ends_when_the_last_of_outlaws_and_renegade_falls() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["gatling", "bang"]),
            seat(role="outlaw", life=1),
            seat(role="deputy"),
            seat(role="outlaw", life=1),
            seat(role="renegade", life=2),
        ]
    )
    s.plays("gatling")
    s.asks(0, "play")
    assert [who for who in range(5) if s.is_out(who)] == [1, 3]
    s.plays("bang", at=4)
    assert s.over
    assert s.winner == "law"
    assert s.winners == (0, 2)


@rule("BB-WIN-01", "BB-WIN-08")
def test_one_outlaw_left_keeps_the_game_going_without_the_renegade() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"]),
            seat(role="renegade", life=1),
            seat(role="outlaw", out=True),
            seat(role="outlaw"),
        ]
    )
    s.plays("bang", at=1)
    assert s.is_out(1)
    assert not s.over


@rule("BB-WIN-08")
def test_the_renegade_plays_on_when_all_outlaws_are_gone() -> None:
    s = Scenario(
        seats=[
            seat("willy-the-kid", role="sheriff", hand=["bang", "bang"]),
            seat(role="outlaw", life=1),
            seat(role="outlaw", out=True),
            seat(role="renegade", life=1),
        ]
    )
    s.plays("bang", at=1)
    assert s.is_out(1)
    assert not s.over
    s.plays("bang", at=3)
    assert s.winner == "law"


# -- who wins --------------------------------------------------------------------------------


@rule("BB-WIN-02")
@pytest.mark.parametrize("edition", ["dynamite-box", "hu-compendium"])
def test_the_renegade_wins_as_the_last_one_left(edition: str) -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", life=1),
            seat(role="renegade", hand=["bang"]),
            seat(role="outlaw", out=True),
            seat(role="outlaw", out=True),
        ],
        turn=1,
        edition=edition,
    )
    s.plays("bang", at=0)
    assert s.winner == "renegade"
    assert s.winners == (1,)


@rule("BB-WIN-02")
@pytest.mark.parametrize(
    ("edition", "winner"), [("dynamite-box", "renegade"), ("hu-compendium", "outlaw")]
)
def test_whether_a_lone_renegade_must_have_shot_the_sheriff(edition: str, winner: str) -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", in_play=["dynamite"], life=3),
            seat(role="renegade"),
            seat(role="outlaw", out=True),
            seat(role="outlaw", out=True),
        ],
        deck=["missed:5s"],
        step="checks",
        edition=edition,
    )
    s.flips("5s")
    assert s.winner == winner


@rule("BB-WIN-02", "BB-WIN-03")
def test_a_renegade_who_is_not_alone_hands_the_victory_to_the_outlaws() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", life=1),
            seat(role="renegade", hand=["bang"]),
            seat(role="outlaw"),
            seat(role="outlaw", out=True),
        ],
        turn=1,
    )
    s.plays("bang", at=0)
    assert s.winner == "outlaw"
    assert s.winners == (2, 3)


@rule("BB-WIN-03", "BB-WIN-06", "BB-WIN-05")
def test_dead_outlaws_win_if_the_renegade_shoots_the_sheriff_too_early() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", life=1),
            seat(role="renegade", hand=["bang"]),
            seat(role="outlaw", out=True),
            seat(role="deputy"),
            seat(role="outlaw", out=True),
        ],
        turn=1,
    )
    s.plays("bang", at=0)
    assert s.winner == "outlaw"
    assert s.winners == (2, 4)


@rule("BB-WIN-06")
@pytest.mark.parametrize("edition", ["dynamite-box", "hu-compendium"])
def test_dead_outlaws_win_even_if_a_deputy_shoots_the_sheriff(edition: str) -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", life=1),
            seat(role="deputy", hand=["bang"]),
            seat(role="outlaw", out=True),
            seat(role="renegade"),
            seat(role="outlaw", out=True),
        ],
        turn=1,
        edition=edition,
    )
    s.plays("bang", at=0)
    assert s.winner == "outlaw"
    assert s.winners == (2, 4)


@rule("BB-WIN-05", "BB-WIN-04")
def test_a_dead_deputy_shares_the_victory_of_the_law() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"]),
            seat(role="renegade", life=1),
            seat(role="outlaw", out=True),
            seat(role="deputy", out=True),
            seat(role="outlaw", out=True),
        ]
    )
    s.plays("bang", at=1)
    assert s.winner == "law"
    assert s.winners == (0, 3)


@rule("BB-WIN-04")
def test_the_law_wins_whoever_eliminates_the_last_enemy() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff"),
            seat(role="renegade", in_play=["dynamite"], life=3),
            seat(role="outlaw", out=True),
            seat(role="outlaw", out=True),
        ],
        deck=["missed:5s"],
        turn=1,
        step="checks",
    )
    s.flips("5s")
    assert s.winner == "law"
    assert s.winners == (0,)


@rule("BB-WIN-07")
@pytest.mark.parametrize("edition", ["dynamite-box", "hu-compendium"])
def test_the_outlaws_win_if_nobody_is_left(edition: str) -> None:
    # No effect of the base game eliminates everybody at once, so the table is emptied by hand.
    s = Scenario(
        seats=[
            seat(role="sheriff"),
            seat(role="renegade"),
            seat(role="outlaw", out=True),
            seat(role="outlaw", out=True),
        ],
        edition=edition,
    )
    g = s.state
    for player in g.players:
        player.presence, player.life = OUT, 0
    g.circle.clear()
    with pytest.raises(GameOver):
        check_victory(g, Harm(None, "test"))
    assert s.winner == "outlaw"
    assert s.winners == (2, 3)


# -- showing the roles -----------------------------------------------------------------------


@rule("BB-WIN-09")
def test_all_roles_are_shown_at_the_end() -> None:
    roles = ["sheriff", "outlaw", "deputy", "renegade", "outlaw"]
    s = Scenario(
        seats=[
            seat(role="sheriff", life=1),
            seat(role="outlaw", hand=["bang"]),
            seat(role="deputy"),
            seat(role="renegade"),
            seat(role="outlaw"),
        ],
        turn=1,
    )

    def seen(viewer: int | None) -> list[str | None]:
        return [player["role"] for player in s.game.view(viewer)["players"]]

    assert seen(3) == ["sheriff", None, None, "renegade", None]
    assert seen(None) == ["sheriff", None, None, None, None]
    s.plays("bang", at=0)
    assert seen(3) == seen(None) == roles
    assert s.events[-1].seen_by(None)["roles"] == roles
    for player in s.state.players:
        assert s.state.knows(None, player.role_slot)
