"""The fifteen character cards, and what a second Dynamite means for who knows what."""

from __future__ import annotations

from typing import Any

from saloon.games.bang.catalogue import configure
from saloon.games.bang.modules.dodge_city import dodge_city
from saloon.testing import Scenario, rule, seat

MODULES: dict[str, Any] = {"modules": ["dodge-city"]}


@rule("DC-COMP-03")
def test_there_are_fifteen_characters() -> None:
    lives = {id_: character.life for id_, character in dodge_city.characters.items()}
    assert len(lives) == 15
    assert {id_ for id_, life in lives.items() if life == 3} == {"apache-kid", "vera-custer"}
    assert set(lives.values()) == {3, 4}
    assert sorted(lives) == sorted(row["id"] for row in dodge_city.data["characters"])


@rule("DC-COMP-06")
def test_they_join_the_sixteen_of_the_base_game() -> None:
    assert len(configure(5, ["dodge-city"]).layout.groups["characters"]) == 31


@rule("DC-INTERACT-96")
def test_el_gringo_takes_a_card_from_who_used_an_ability_on_him() -> None:
    s = Scenario(
        seats=[
            seat("doc-holyday", role="sheriff", hand=["beer", "beer", "saloon"]),
            seat("el-gringo"),
        ],
        **MODULES,
    )
    s.uses(0, "doc-holyday", at=1)
    s.responds(0, "beer")
    s.responds(0, "beer")
    assert (s.life(1), s.hand(0), s.hand(1)) == (2, [], ["saloon"])


@rule("BB-VARIANT-21")
def test_with_two_dynamites_nobody_is_thought_to_hold_one() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["cat-balou"]),
            seat(in_play=["dynamite:2h"], hand=["bang", "beer"]),
            seat(hand=["bang", "beer"]),
        ],
        rulings={"dynamite-stick-variant": True},
        **MODULES,
    )
    s.plays("cat-balou", at=1)
    s.responds(0, "dynamite")  # shuffled back into the deck, where the other one is
    for seed in range(100):
        state: Any = s.game.determinize(0, seed).state
        held = [state.card(slot).id for player in state.players for slot in player.hand]
        assert "dynamite" not in held
