"""Games with the slice of Gold Rush; run where the box has been added (`tests/test_boxes.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from saloon.games.bang.modules.gold_rush.equipment import gold

import saloon
from saloon.testing import Scenario, conformance, seat

SHOP = ("boots", "union-pacific", "gun-belt")


def table(
    *seats: Any, nuggets: Sequence[int] = (5, 0, 0, 0), worn: Any = None, **given: Any
) -> Scenario:
    kept = {"nuggets": list(nuggets), "shop": list(SHOP), "worn": worn or [[], [], [], []]}
    return Scenario(seats=seats, modules=["gold-rush"], kept={"gold-rush": kept}, **given)


def does(s: Scenario, text: str) -> None:
    s.game.choose(text, s.game.decision.seats[0])


def test_a_wound_pays_a_nugget_for_every_life_point() -> None:
    s = table(seat(role="sheriff", hand=["gatling"]), seat(), seat(life=1, role="outlaw"))
    s.plays("gatling")
    assert gold(s.state).nuggets == [8, 0, 0, 0]


def test_a_piece_is_bought_worn_and_works_at_once() -> None:
    s = table(seat(role="sheriff"), seat(hand=["bang"]))
    does(s, "use equipment:boots gold-rush buy")
    view = s.game.view(1)
    assert view["worn"][0] == ["equipment:boots"]
    assert view["nuggets"][0] == 2
    assert len(view["shop"]) == 3, "the place is filled again"
    s.ends_turn()
    s.plays("bang", at=0)
    assert len(s.hand(0)) == 1, "the boots bring a card"
    assert gold(s.state).nuggets[1] == 1


def test_what_is_too_dear_is_refused_with_its_rule() -> None:
    s = table(seat(role="sheriff"), nuggets=[1, 0, 0, 0])
    slot = next(slot for slot in gold(s.state).shop if s.state.face[slot].text.endswith("boots"))
    refusal = s.game.why_not(0, saloon.kernel.option("use", slot, -1, "gold-rush buy"))
    assert refusal is not None
    assert (refusal.rule, refusal.facts["price"]) == ("GR-BUY-02", 3)


def test_a_brown_piece_acts_and_is_spent() -> None:
    s = table(seat(role="sheriff"))
    does(s, "use equipment:union-pacific gold-rush buy")
    assert len(s.hand(0)) == 4
    assert [s.state.face[slot].text for slot in gold(s.state).spent] == ["equipment:union-pacific"]


def test_a_piece_is_forced_away_for_its_price_and_one_more() -> None:
    s = table(seat(role="sheriff"), worn=[[], ["horseshoe"], [], []])
    does(s, "use equipment:horseshoe gold-rush force @1")
    assert gold(s.state).nuggets[0] == 2
    assert gold(s.state).worn[1] == []


def test_a_beer_pays_a_nugget() -> None:
    s = table(seat(role="sheriff", hand=["beer:6h"]))
    does(s, "use beer:6h gold-rush beer")
    assert gold(s.state).nuggets[0] == 6


def test_an_eliminated_player_leaves_equipment_and_gold() -> None:
    s = table(
        seat(role="sheriff", hand=["bang"]),
        seat(life=1, role="outlaw"),
        worn=[[], ["horseshoe"], [], []],
        nuggets=[0, 4, 0, 0],
    )
    s.plays("bang", at=1)
    assert gold(s.state).nuggets == [1, 0, 0, 0]
    assert gold(s.state).worn[1] == []


def test_a_piece_that_the_position_has_not_is_refused() -> None:
    with pytest.raises(saloon.kernel.SetupError, match="no \\(further\\) 'spurs'"):
        table(seat(), worn=[["spurs"], [], [], []])


@pytest.mark.parametrize("players", range(4, 9))
def test_random_games_keep_the_contract(players: int) -> None:
    """Copies, stored games, records, refusals, hidden pieces: all of it, with the box."""
    modules = ["gold-rush", "dodge-city", "high-noon"]
    game = saloon.new_game("bang", players=players, seed=players, modules=modules)
    conformance.play_and_check(game, players, every=60)
    assert any(gold(game.state).nuggets)  # type: ignore[arg-type]
