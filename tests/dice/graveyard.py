"""Tables with a Boneyard, for the tests of Undead or Alive."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from saloon.games.dice.modules.undead.boneyard import boneyard, hands_on
from saloon.testing.dice_scenario import DiceScenario

FIVE = ["sheriff", "outlaw", "deputy", "outlaw", "renegade"]
SIX = [*FIVE, "outlaw"]
EIGHT = ["sheriff", "outlaw", "renegade", "outlaw", "outlaw", "renegade", "deputy", "deputy"]
CALM = "arrow gatling gatling dyn dyn"
"""Nothing to choose but to stop."""
SHOT = "1 gatling gatling dyn dyn"
GATLING = "gatling gatling gatling dyn dyn"
QUIET = (
    "paul-regret", "black-jack", "lucky-duke", "jesse-jones", "rose-doolan", "calamity-janet",
    "slab-the-killer", "jourdonnais",
)  # fmt: skip
"""Characters who make nothing of a calm turn."""


def table(
    roles: Sequence[str] = FIVE,
    roll: str = CALM,
    *,
    dead: Sequence[int] = (),
    up: Sequence[int] = (),
    deck: Sequence[int] = (),
    life: Mapping[int, int] | None = None,
    characters: Mapping[int, str] | None = None,
    modules: Sequence[str] = (),
    **how: Any,
) -> DiceScenario:
    named = dict(characters or {})
    others = (id_ for id_ in QUIET if id_ not in named.values())
    return DiceScenario(
        roles,
        characters={seat: named.get(seat) or next(others) for seat in range(len(roles))},
        life={**(life or {}), **dict.fromkeys(dead, 0)},
        modules=[*modules, "undead"],
        hands=list(up),
        boneyard=list(deck),
        roll=roll,
        **how,
    )


def risen(roles: Sequence[str] = FIVE, roll: str = CALM, **how: Any) -> DiceScenario:
    """The dead have just become zombies."""
    return table(roles, roll, outbreak=True, **how)


def goes_by(s: DiceScenario, following: str = CALM) -> None:
    """The turn ends without anything; what the next one rolls."""
    s.roll(following)
    s.stop()


def hands(s: DiceScenario) -> list[int]:
    """What lies face up."""
    return cast(list[int], s.game.view()["boneyard"]["face_up"])


def turned_up(s: DiceScenario) -> list[tuple[int, int]]:
    """Who turned up how many hands, in order."""
    return [(event.seat, event.facts["hands"]) for event in s.heard("hands")]


def broke_out(s: DiceScenario) -> bool:
    came = cast(bool, s.game.view()["outbreak"])
    assert came == bool(s.heard("outbreak"))
    return came


def stack(s: DiceScenario, wanted: int) -> None:
    """As if the last shuffle had put a card with so many hands on top."""
    deck, face = boneyard(s.state).deck, s.state.face
    found = next(slot for slot in deck if hands_on(s.state, slot) == wanted)
    face[deck[-1]], face[found] = face[found], face[deck[-1]]


def shown(s: DiceScenario, seat: int, viewer: int | None = None) -> dict[str, Any]:
    """What is seen of a player."""
    return cast(dict[str, Any], s.game.view(viewer)["players"][seat])
