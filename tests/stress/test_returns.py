"""Those who do not simply die, and those who come back, each with a presence of its own box."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.games.registry import new_game
from saloon.kernel import option
from saloon.testing import Scenario, conformance, rule, seat

BOX: dict[str, Any] = {"modules": ["returns"]}


def presence(s: Scenario, who: int) -> str:
    return s.state.players[who].presence.id


# -- kept in the game by a card ------------------------------------------------------------------


@rule("CB-EXAMPLE-06", "CB-VULTURE-05", "CB-RETURN-19", "CB-WIN-02", "CB-WIN-04")
def test_who_has_a_ghost_car_stays_until_it_is_lost() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang", "cat-balou"]),
            seat(role="outlaw", life=1, in_play=["ghost-car", "barrel"]),
            seat("vulture-sam", role="deputy"),
            seat(role="outlaw", out=True),
            seat(role="renegade", out=True),
        ],
        deck=["4s"],
        **BOX,
    )
    s.plays("bang", at=1)
    s.responds(1, "pass")
    assert (presence(s, 1), s.life(1), s.hand(0)) == ("ghost-car", 0, ["cat-balou"])
    assert not s.over, "the law has to wait for the end of such an Outlaw"
    s.plays("cat-balou", at=1)
    s.responds(0, "ghost-car")
    assert s.winner == "law"
    assert s.hand(2) == [], "nobody inherits anything"


@rule("CB-RETURN-16", "CB-RETURN-18", "CB-HAND-03", "CB-DIST-05")
def test_who_is_kept_neither_loses_nor_gains_and_keeps_no_hand() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang", "saloon"]),
            seat("sid-ketchum", role="outlaw", presence="ghost-car", in_play=["ghost-car"]),
        ],
        deck=["2d", "3d"],
        **BOX,
    )
    assert s.distance(0, 2) == 2, "the place is taken"
    s.plays("bang", at=1)
    s.plays("saloon")
    assert (s.life(1), presence(s, 1)) == (0, "ghost-car")
    s.ends_turn()
    assert (s.active, len(s.hand(1))) == (1, 2)
    refusal = s.game.why_not(1, option("use", detail="sid-ketchum"))
    assert refusal is not None
    assert refusal.rule == "GT-CAR-18"
    s.ends_turn()
    s.discards("2d", "3d")
    assert (s.active, presence(s, 1)) == (2, "ghost-car")


@rule("CB-RETURN-10", "CB-RETURN-11")
def test_of_two_cards_that_keep_somebody_the_last_one_decides() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["cat-balou", "panic"]),
            seat(role="outlaw", presence="ghost-car", in_play=["ghost-car", "haunting"]),
        ],
        **BOX,
    )
    s.plays("cat-balou", at=1)
    s.responds(0, "ghost-car")
    assert (presence(s, 1), s.is_out(1)) == ("haunting", False)
    s.plays("panic", at=1)
    assert s.is_out(1)
    assert s.hand(0) == ["haunting"]


@rule("CB-RETURN-03", "CB-RETURN-11")
def test_a_card_can_be_played_on_who_is_out() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["ghost-car", "bang", "jail"]),
            seat("willy-the-kid", role="outlaw", out=True),
            seat(role="outlaw"),
        ],
        **BOX,
    )
    s.refuses("jail", "BB-DIST-02", at=1)
    s.refuses("ghost-car", "GT-CAR-13", at=0)
    s.plays("ghost-car", at=1)
    assert (presence(s, 1), s.life(1), s.in_play(1)) == ("ghost-car", 0, ["ghost-car"])
    s.ends_turn()
    assert (s.active, len(s.hand(1))) == (1, 2), "and takes the turn when it comes"


@rule("CB-TIMING-10")
def test_a_turn_goes_on_for_who_is_kept() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff"),
            seat(role="outlaw", life=2, in_play=["dynamite", "jail", "ghost-car"]),
        ],
        deck=["5s", "6h", "2d", "3d"],
        **BOX,
    )
    s.ends_turn()
    assert (presence(s, 1), s.active, len(s.hand(1))) == ("ghost-car", 1, 2)
    assert s.in_play(1) == ["ghost-car"], "the check for Jail was made, too"


# -- instead of dying ----------------------------------------------------------------------------


def test_teren_kill_is_saved_by_a_check_after_the_beers() -> None:
    """WS-CHAR-30 to 33."""
    for flipped, lives, cards in (("5h", 1, 1), ("5s", 0, 0)):
        s = Scenario(
            seats=[seat(role="sheriff", hand=["bang"]), seat("teren-kill", role="outlaw", life=1)],
            deck=[flipped, "6d"],
            **BOX,
        )
        s.plays("bang", at=1)
        assert (s.life(1), len(s.hand(1)), s.is_out(1)) == (lives, cards, not lives)


def test_who_signs_the_devils_pact_goes_on_as_an_outlaw_whom_nothing_heals() -> None:
    """EL-CARD-21 to 25, EL-CARD-74."""
    s = Scenario(
        seats=[
            seat(role="outlaw", hand=["indians"]),
            seat(role="deputy", life=1, in_play=["mustang"], hand=["jail"]),
            seat(role="sheriff", life=1),
            seat(role="renegade", life=1),
            seat(role="outlaw", out=True),
        ],
        rulings={"devils-pact": True},
        **BOX,
    )
    s.plays("indians")
    s.responds(1, "pass")
    s.responds(1, "pass")  # might have been a Beer
    assert (presence(s, 1), s.life(1), s.hand(1), s.in_play(1)) == ("damned", 3, [], ["mustang"])
    assert s.state.role(s.state.players[1]) == "outlaw"
    assert s.winner == "outlaw", "the Sheriff cannot sign"
    assert s.winners == (0, 1, 4)


def test_only_the_first_signs_and_no_card_heals() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["saloon", "bang"]),
            seat(role="deputy", presence="damned", life=1),
            seat(role="outlaw", life=2),
            seat(role="outlaw"),
            seat(role="renegade"),
        ],
        rulings={"devils-pact": True},
        kept={"devils-pact": {"seat": 1}},
        deck=["2c", "3c", "4c"],
        **BOX,
    )
    s.plays("saloon")
    assert (s.life(1), s.life(2)) == (1, 3)
    s.plays("bang", at=1)
    assert s.is_out(1)
    assert len(s.hand(0)) == 3, "paid like for an Outlaw, and no penalty"
    assert s.state.role(s.state.players[1]) == "outlaw"


# -- coming back ---------------------------------------------------------------------------------


def test_bone_orchard_deals_the_roles_of_the_dead_anew_and_in_secret() -> None:
    """WS-CARD-01 to 06."""
    s = Scenario(
        seats=[
            seat(role="sheriff"),
            seat(role="outlaw", out=True),
            seat(role="deputy", out=True),
            seat(role="renegade", out=True),
            seat(role="outlaw"),
        ],
        rulings={"bone-orchard": True},
        **BOX,
    )
    shown = [each["role"] for each in s.game.view(0)["players"]]
    assert None not in shown[:4]
    s.ends_turn()
    assert (s.active, s.life(1), presence(s, 1)) == (1, 1, "in")
    view = [each["role"] for each in s.game.view(0)["players"]]
    assert view == ["sheriff", None, None, None, None]
    own = s.game.view(1)["players"][1]["role"]
    assert own in ("outlaw", "deputy", "renegade")
    dealt = [s.state.role(s.state.players[who]) for who in (1, 2, 3)]
    assert sorted(dealt) == ["deputy", "outlaw", "renegade"]


@rule("CB-RETURN-04", "CB-RETURN-07")
@pytest.mark.parametrize(
    ("rulings", "event", "found"),
    [
        ({"shadows": True}, None, "shadow"),
        ({"shadows": True}, "ghost-town", "ghost"),
        ({"shadows": True, "bone-orchard": True}, "ghost-town", "in"),
    ],
)
def test_of_several_returns_the_fullest_applies(
    rulings: dict[str, bool], event: str | None, found: str
) -> None:
    s = Scenario(
        seats=[seat(role="sheriff"), seat(role="outlaw", out=True), seat(role="outlaw")],
        rulings=rulings,
        modules=["returns", "high-noon"],
        event=event,
    )
    s.ends_turn()
    assert (s.active, presence(s, 1)) == (1, found)


@rule("CB-INTERACT-03", "CB-VULTURE-06", "CB-HAND-08")
def test_a_shadow_leaves_without_dying() -> None:
    s = Scenario(
        seats=[
            seat("vulture-sam", role="sheriff"),
            seat(role="outlaw", out=True),
            seat("herb-hunter", role="outlaw"),
        ],
        deck=["scope", "3d"],
        rulings={"shadows": True},
        modules=["returns", "dodge-city"],
    )
    s.ends_turn()
    s.plays("scope")
    s.ends_turn()
    s.asks(1, "top")  # nothing is above a limit: all of it goes
    s.responds(1, "3d")
    assert (s.is_out(1), s.active) == (True, 2)
    assert (s.hand(0), len(s.hand(2))) == ([], 2)


def test_the_law_does_not_wait_for_a_shadow() -> None:
    """GR-VARIANT-25: even in a shadow's own turn."""
    s = Scenario(
        seats=[
            seat(role="sheriff"),
            seat(role="outlaw", out=True),
            seat(role="renegade", life=1),
            seat(role="outlaw", out=True),
        ],
        deck=["bang:2c", "bang:3c"],
        rulings={"shadows": True},
        **BOX,
    )
    s.ends_turn()
    assert (s.active, presence(s, 1)) == (1, "shadow")
    s.plays("bang:2c", at=2)
    assert s.winner == "law"


# -- everybody first -----------------------------------------------------------------------------


@rule("CB-WIN-08", "CB-DAMAGE-01")
def test_everybody_is_run_over_before_anybody_has_won() -> None:
    """GT-LOCO-06: the Sheriff falls, and the Renegade is still shot and survives."""
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["iron-horse"], life=1),
            seat(role="outlaw", life=1),
            seat(role="renegade", life=2),
            seat(role="outlaw", life=1),
        ],
        **BOX,
    )
    s.plays("iron-horse")
    assert [s.life(who) for who in range(4)] == [0, 0, 1, 0]
    assert s.winner == "renegade"


@rule("CB-WIN-01")
def test_if_everybody_falls_at_once_the_outlaws_win() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["iron-horse"], life=1),
            seat(role="outlaw", life=1),
            seat(role="renegade", life=1),
            seat(role="outlaw", out=True),
        ],
        **BOX,
    )
    s.plays("iron-horse")
    assert (s.winner, s.winners) == ("outlaw", (1, 3))


@rule("CB-WIN-08")
def test_the_first_of_two_passages_is_complete_before_the_second() -> None:
    """GT-CARD-08: after the first one the Renegade has won, with a life point left."""
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["full-steam"], life=1),
            seat(role="outlaw", life=1),
            seat(role="renegade", life=2),
            seat(role="outlaw", life=1),
        ],
        **BOX,
    )
    s.plays("full-steam")
    assert (s.winner, s.life(2)) == ("renegade", 1)


def test_with_nobody_at_a_goal_the_game_goes_on() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["full-steam"], life=4),
            seat(role="outlaw", life=1),
            seat(role="renegade", life=4),
            seat(role="outlaw", life=4),
        ],
        **BOX,
    )
    s.plays("full-steam")
    assert [s.life(who) for who in range(4)] == [2, 0, 2, 2]
    assert (s.over, s.active) == (False, 0)


RULINGS: list[dict[str, bool]] = [
    {}, {"devils-pact": True}, {"bone-orchard": True}, {"shadows": True},
]  # fmt: skip


@pytest.mark.parametrize("rulings", RULINGS)
def test_random_games_with_all_of_it_keep_the_contract(rulings: dict[str, bool]) -> None:
    for seed in range(2):
        game = new_game(
            "bang",
            players=4 + seed,
            seed=seed,
            rulings=rulings,
            modules=["dodge-city", "high-noon", "returns"],
        )
        conformance.play_and_check(game, seed, every=60)
