"""Why the numbers in a view are what they are, from what lies open on the table."""

from __future__ import annotations

from typing import Any, Final

from saloon.games.bang.distance import explain, reach
from saloon.games.bang.state import Bang, Player
from saloon.games.bang.turn import hand_limit
from saloon.kernel.errors import Told

COLT: Final = "colt-45"
LIFE: Final = "life"


def reasons(g: Bang, viewer: int | None, seat: int) -> dict[str, Any]:
    """Named like the numbers of a seat in the view.

    Characters and cards in play are all there is to distances, ranges and limits, and they lie
    open: a viewer learns nothing here that the view does not show.
    """
    player = g.players[seat]
    me = None if viewer is None else g.players[viewer]
    return {
        "distance": _distance(g, me, player),
        "sees_me": _distance(g, player, me),
        "range": {"range": reach(g, player), "by": _weapon(g, player)},
        "hand_limit": {"hand_limit": hand_limit(g, player), "by": _limited_by(g, player)},
    }


def _distance(g: Bang, p: Player | None, other: Player | None) -> dict[str, Told] | None:
    """As in a refusal for distance; None where the view has none."""
    if p is None or other is None or p is other or not (p.present and other.present):
        return None
    facts = explain(g, p, other)
    del facts["range"]
    return facts


def _weapon(g: Bang, player: Player) -> str:
    weapons = [source.id for source in g.sources(player) if source.reach == reach(g, player)]
    return weapons[0] if weapons else COLT


def _limited_by(g: Bang, player: Player) -> str:
    """What sets the hand limit: the life points, unless something allows more (BB-TURN-10)."""
    limit = hand_limit(g, player)
    if limit == player.life:
        return LIFE
    sources = g.sources(player)
    return next(source.id for source in sources if source.hand_limit(g, player) == limit)
