"""Games that were stored before the state had declared fields can still be gone on with."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.kernel import Game
from saloon.testing import Scenario, seat

NEW = ("first", "first_out", "extra_turn", "dealt", "second", "kept")


def first_form(plain: dict[str, Any]) -> dict[str, Any]:
    """What the same game was stored as at first."""
    marks = {"first": plain["first"]}
    for name, mark in (("first_out", "first-out"), ("extra_turn", "extra")):
        if plain[name] >= 0:
            marks[mark] = plain[name]
    for who, slots in enumerate(plain["dealt"]):
        marks |= {f"dealt:{who}:{number}": slot for number, slot in enumerate(slots)}
    for who, slots in enumerate(plain["second"]):
        marks |= {f"second:{who}": slot for slot in slots}
    for kept in plain["kept"].values():
        marks["stick"] = kept["holder"]
    players = []
    for row in plain["players"]:
        old = {name: row[name] for name in row if name not in ("max_life", "role_slot")}
        players.append({**old, "life": [row["life"], row["max_life"]], "role": row["role_slot"]})
    rest = {name: value for name, value in plain.items() if name not in NEW}
    return {**rest, "players": players, "marks": marks}


def stick_and_a_first_to_fall() -> Scenario:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["bang"]), seat(role="outlaw", life=1), seat(), seat()],
        players=6,
        rulings={"dynamite-stick-variant": True},
        stick=3,
    )
    s.plays("bang", at=1)
    return s


def a_second_character() -> Scenario:
    s = Scenario(
        seats=[seat(role="sheriff")],
        modules=["bullet", "high-noon"],
        event="new-identity",
        edition="hu-compendium",
        step="begin",
    )
    s.asks(0, "identity")
    s.responds(0, "keep")
    return s


@pytest.mark.parametrize("table", [stick_and_a_first_to_fall, a_second_character])
def test_a_game_of_the_first_form_goes_on_as_it_was(table: Any) -> None:
    s = table()
    plain = s.game.plain()
    old = first_form(plain)
    assert len(old["marks"]) > 1
    assert "kept" not in old
    assert Game.resume(s.game.rules, old).plain() == plain
