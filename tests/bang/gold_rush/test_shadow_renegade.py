"""The Shadow Renegade, who changes sides (GR-SHADOW)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bang.gold_rush.test_shadows import OUTLAW, shadows

from saloon.games.bang.modules.shadow_gunslingers import shadow_gunslingers
from saloon.testing import Scenario, rule, seat


def side(s: Scenario, who: int = 1) -> str | None:
    sides: dict[str, str] = s.game.view(0)["sides"]
    return sides.get(str(who))


def _round(s: Scenario, who: int = 1) -> None:
    """Until the Shadow Renegade's next turn; nobody plays anything."""
    while True:
        kind, asked = s.game.decision.kind, s.game.decision.seats[0]
        if kind == "play":
            s.ends_turn()
        else:
            s.responds(asked, "top" if kind == "top" else "discard")
        if s.game.decision.kind == "play" and s.state.active == who:
            return


def _renegade_out(*others: Any, **given: Any) -> Scenario:
    s = shadows(seat(role="sheriff"), seat(role="renegade", out=True), *others, **given)
    s.ends_turn()
    assert s.active == 1
    return s


@rule("GR-SETUP-02")
def test_the_card_is_in_the_variant_only() -> None:
    assert [row["id"] for row in shadow_gunslingers.data["roles"]] == ["shadow-renegade"]
    plain = Scenario(seats=[seat(role="sheriff"), OUTLAW], modules=["gold-rush"])
    assert "sides" not in plain.game.view(0)
    plain.ends_turn()
    assert plain.active == 2, "and nobody comes back"


@rule("GR-SHADOW-01", "GR-SHADOW-02", "GR-SHADOW-11")
def test_the_side_is_chosen_at_the_start_of_the_turn_not_at_the_end_of_life() -> None:
    s = shadows(seat(role="sheriff", hand=["bang"]), seat(role="renegade", life=1), players=5)
    s.plays("bang", at=1)
    assert s.is_out(1)
    assert side(s) is None
    assert s.game.view(2)["players"][1]["role"] == "renegade"
    s.ends_turn()
    assert side(s) == "deputy"
    assert s.game.view(2)["players"][1]["role"] == "deputy", "for all to see"


@rule("GR-EXAMPLE-07", "GR-SHADOW-03", "GR-SHADOW-04", "GR-SHADOW-06", "GR-SHADOW-09")
def test_with_the_sheriff_alone_the_renegade_becomes_a_deputy() -> None:
    s = _renegade_out(players=5)
    assert side(s) == "deputy"


@rule("GR-EXAMPLE-08", "GR-SHADOW-05")
def test_on_a_tie_an_outlaw() -> None:
    s = _renegade_out(seat(role="outlaw", out=True), players=5)
    assert side(s) == "outlaw"


@rule("GR-EXAMPLE-09", "GR-SHADOW-04")
def test_with_a_dead_deputy_more_a_deputy_again() -> None:
    s = _renegade_out(seat(role="outlaw", out=True), seat(role="deputy", out=True), players=5)
    assert side(s) == "deputy"


@rule("GR-EXAMPLE-07", "GR-EXAMPLE-08", "GR-EXAMPLE-09", "GR-SHADOW-07", "GR-SHADOW-08")
def test_bart_cassidy_changes_sides_twice() -> None:
    s = shadows(
        seat(role="sheriff"), seat("bart-cassidy", role="renegade", out=True),
        seat(role="outlaw", life=1, in_play=["dynamite"]),
        seat(role="deputy", life=1), seat(role="outlaw"), players=6,
        deck=["2c", "2d", "2s", "3c", "3d", "4c", "4d", "5c", "5d"],
    )  # fmt: skip
    s.ends_turn()
    assert side(s) == "deputy"
    s.ends_turn()
    s.responds(1, "top")
    assert s.is_out(2), "the dynamite killed an Outlaw"
    assert side(s) == "deputy", "until the next turn begins"
    _round(s)
    assert side(s) == "outlaw"
    deputy = s.state.players[3]
    deputy.life = 1
    bang = next(slot for slot in s.state.deck if s.state.card(slot).id == "bang")
    s.state.deck.remove(bang)
    s.state.players[1].hand.append(bang)
    s.state.seen[bang] = 2
    s.plays("bang", at=3)
    s.passes(3)
    s.passes(3)
    assert s.is_out(3)
    assert side(s) == "outlaw"
    _round(s)
    assert side(s) == "deputy"
    assert s.role(1) == "deputy"


@rule("GR-SHADOW-07", "GR-VARIANT-27")
def test_the_shadow_renegade_wins_with_the_side_of_the_card() -> None:
    s = shadows(
        seat(role="sheriff", life=1), seat(role="renegade", out=True),
        seat(role="outlaw", hand=["bang"]), OUTLAW,
    )  # fmt: skip
    s.ends_turn()
    assert side(s) == "outlaw"
    s.ends_turn()
    s.responds(1, "top")
    s.plays("bang", at=0)
    assert (s.winner, s.winners) == ("outlaw", (1, 2, 3))


@rule("GR-SHADOW-10")
@pytest.mark.parametrize(("first", "second"), [("deputy", "deputy"), ("outlaw", "outlaw")])
def test_two_renegades_count_each_other_by_their_sides(first: str, second: str) -> None:
    others = [OUTLAW] if first == "outlaw" else []
    s = shadows(
        seat(role="sheriff"), seat(role="renegade", out=True), seat(role="renegade", out=True),
        *others, players=8, boxes=["dodge-city"],
    )  # fmt: skip
    s.ends_turn()
    assert side(s, 1) == first
    s.ends_turn()
    s.responds(1, "top")
    assert (s.active, side(s, 2)) == (2, second)


@rule("GR-SHADOW-11")
def test_a_renegade_without_a_side_wins_with_nobody() -> None:
    s = shadows(
        seat(role="sheriff", hand=["bang"]), seat(role="outlaw", life=1), OUTLAW,
        seat(role="renegade", out=True),
    )  # fmt: skip
    s.plays("bang", at=1)
    assert s.winners == (0,)


@rule("GR-SHADOW-02", "GR-SHADOW-08", "GR-SHADOW-11", "CB-RETURN-14")
def test_brought_back_before_a_turn_of_the_own_he_has_no_side_until_it_begins() -> None:
    s = shadows(
        seat(role="sheriff", hand=["bang", "ghost"]), seat(role="renegade", life=1), seat(),
        players=5, boxes=["valley-of-shadows"],
    )  # fmt: skip
    s.plays("bang", at=1)
    s.passes(0)  # a Saved! would come now
    s.plays("ghost", at=1)
    assert (s.role(1), side(s)) == ("shadow-renegade", None)
    s.ends_turn()
    assert (s.active, s.role(1), side(s)) == (1, "deputy", "deputy")


@rule("GR-SHADOW-08", "GR-SHADOW-11", "CB-RETURN-14")
def test_without_a_side_he_is_no_enemy_of_the_law_even_if_he_is_back() -> None:
    s = shadows(
        seat(role="sheriff", hand=["bang", "bang", "ghost"], in_play=["volcanic"]),
        seat(role="renegade", life=1), OUTLAW, seat(role="outlaw", life=1),
        boxes=["valley-of-shadows"],
    )  # fmt: skip
    s.plays("bang", at=1)
    s.passes(0)
    s.plays("ghost", at=1)
    s.plays("bang", at=3)
    assert (s.winner, s.winners) == ("law", (0,))


@rule("CB-RETURN-14")
def test_saved_by_a_ghost_car_he_was_not_eliminated_and_is_a_renegade_still() -> None:
    s = shadows(
        seat(role="sheriff", hand=["bang"]), seat(role="renegade", life=1, in_play=["ghost-car"]),
        players=5, boxes=["great-train-robbery"],
    )  # fmt: skip
    s.plays("bang", at=1)
    assert s.role(1) == "renegade"
    s.ends_turn()
    assert (s.active, s.role(1), side(s)) == (1, "renegade", None)


@rule("GR-SHADOW-08")
def test_even_as_a_ghost_the_side_stays() -> None:
    s = shadows(
        seat(role="sheriff"), seat(role="renegade", out=True), players=5,
        boxes=["high-noon"], event="shootout", events=["ghost-town"],
    )  # fmt: skip
    s.ends_turn()
    assert side(s) == "deputy"
    _round(s)
    assert (s.event, s.role(1)) == ("ghost-town", "deputy")


@rule("GR-SHADOW-03", "EL-CARD-18")
def test_ghosts_of_the_dead_sheriff_are_among_those_eliminated() -> None:
    ghosts = [seat(role="outlaw", presence="haunt"), seat(role="outlaw", presence="haunt")]
    s = shadows(
        seat(role="sheriff"), seat(role="renegade", presence="haunt"), *ghosts, seat(role="deputy"),
        seat(role="outlaw"), boxes=["eldorado"], event="dead-sheriffs-ghost",
    )  # fmt: skip
    s.ends_turn()
    assert (s.active, side(s)) == (1, "outlaw")


@rule("GR-SHADOW-07", "EL-CARD-03", "EL-CARD-19")
def test_what_an_event_gives_to_a_role_comes_with_the_side() -> None:
    s = shadows(
        seat(role="sheriff", hand=["bang", "ghost"]), seat(role="renegade", life=1),
        seat(role="outlaw", out=True), players=5,
        boxes=["valley-of-shadows", "eldorado"], event="desperados",
    )  # fmt: skip
    s.plays("bang", at=1)
    s.passes(0)  # a Saved! would come now
    s.plays("ghost", at=1)
    s.ends_turn()
    assert (s.active, side(s)) == (1, "outlaw")
    assert len(s.hand(1)) == 3
