"""Johnny Kisch: what he lays down drives all other cards of that name out of play."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.testing import Scenario, rule, seat

MODULES: dict[str, Any] = {"modules": ["dodge-city", "bullet"]}


def johnny(*hand: str, others: Any = (), in_play: Any = (), **more: Any) -> Scenario:
    me = seat("johnny-kisch", role="sheriff", hand=hand, in_play=in_play)
    return Scenario(seats=[me, *others], **MODULES, **more)


@rule("BU-CHAR-01", "BU-CHAR-03", "BU-CHAR-05", "BU-EXAMPLE-01", "BB-EXAMPLE-29")
def test_his_mustang_is_the_only_one() -> None:
    s = johnny("mustang", others=[seat(in_play=["mustang", "barrel"])])
    s.plays("mustang")
    assert (s.in_play(0), s.in_play(1), s.pile()) == (["mustang"], ["barrel"], ["mustang"])


@rule("BU-INTERACT-08")
@pytest.mark.parametrize("top", ["barrel:qs", "barrel:ks"])
def test_several_copies_go_together_and_he_says_which_lies_on_top(top: str) -> None:
    others = [seat(in_play=["barrel:qs"]), seat(), seat(in_play=["barrel:ks"])]
    s = johnny("barrel:ac", others=others)
    s.plays("barrel:ac")
    s.asks(0, "top")
    assert s.in_play(0) == ["barrel"], "his own lies there first"
    assert s.game.decision.default is not None
    assert s.state.option_text(s.game.decision.default) == "top barrel:ks", "clockwise"
    s.responds(0, top)
    assert (s.in_play(1), s.in_play(3), s.top()) == ([], [], top)


@rule("BU-CHAR-04")
def test_hands_are_safe() -> None:
    s = johnny("mustang", "scope", others=[seat(hand=["mustang"])])
    s.plays("mustang")
    assert (s.hand(1), s.pile()) == (["mustang"], [])


@rule("BU-INTERACT-01")
def test_a_weapon_disarms_the_others() -> None:
    s = johnny("schofield:jc", others=[seat(in_play=["schofield:qc"]), seat(in_play=["volcanic"])])
    s.plays("schofield")
    assert (s.in_play(1), s.reach(1), s.reach(0)) == ([], 1, 2)
    assert s.in_play(2) == ["volcanic"]


@rule("BU-INTERACT-02")
def test_a_jail_frees_the_others() -> None:
    s = johnny("jail:js", others=[seat(in_play=["jail:10s"])])
    s.plays("jail", at=2)
    assert (s.in_play(1), s.in_play(2)) == ([], ["jail"])


@rule("BU-INTERACT-03")
def test_his_dynamite_puts_out_the_other() -> None:
    s = johnny("dynamite:2h", others=[seat(in_play=["dynamite:10c"])])
    s.plays("dynamite")
    assert (s.in_play(0), s.in_play(1), s.top()) == (["dynamite"], [], "dynamite:10c")


@rule("BU-INTERACT-05")
def test_a_dynamite_that_comes_to_him_was_not_played() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", in_play=["dynamite:2h"]),
            seat("johnny-kisch"),
            seat(in_play=["dynamite:10c"]),
        ],
        deck=["4h"],
        step="checks",
        **MODULES,
    )
    s.flips("4h")
    assert (s.in_play(1), s.in_play(2)) == (["dynamite"], ["dynamite"])


@rule("BU-INTERACT-04")
def test_green_cards_too() -> None:
    s = johnny("iron-plate", others=[seat(in_play=["iron-plate"])])
    s.plays("iron-plate")
    assert (s.in_play(0), s.in_play(1)) == (["iron-plate"], [])


@rule("BU-INTERACT-06")
def test_brown_cards_touch_nothing() -> None:
    s = johnny("stagecoach", others=[seat(in_play=["mustang", "iron-plate"])])
    s.plays("stagecoach")
    assert (s.in_play(1), s.pile()) == (["mustang", "iron-plate"], ["stagecoach"])


@rule("BU-INTERACT-07")
@pytest.mark.parametrize(
    ("played", "lying"), [("scope", "binocular"), ("hideout", "mustang"), ("mustang", "hideout")]
)
def test_what_works_alike_is_not_the_same(played: str, lying: str) -> None:
    s = johnny(played, others=[seat(in_play=[lying])])
    s.plays(played)
    assert (s.in_play(0), s.in_play(1)) == ([played], [lying])


def test_nobody_elses_cards_do_that() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["mustang"]),
            seat("johnny-kisch", in_play=["mustang"]),
        ],
        **MODULES,
    )
    s.plays("mustang")
    assert (s.in_play(0), s.in_play(1)) == (["mustang"], ["mustang"])


@rule("BU-INTERACT-20", "DC-INTERACT-72")
def test_vera_custer_as_johnny() -> None:
    s = Scenario(
        seats=[
            seat("vera-custer", role="sheriff", hand=["mustang"]),
            seat("johnny-kisch", in_play=["mustang"]),
        ],
        step="before-draw",
        **MODULES,
    )
    s.responds(0, "copy", at=1)
    s.plays("mustang")
    assert (s.in_play(0), s.in_play(1)) == (["mustang"], [])
