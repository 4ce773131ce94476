"""Questions that several rules ask."""

from __future__ import annotations

from saloon.games.dice.state import Dice, Player
from saloon.kernel import Decision, Script, option


def whom(
    g: Dice, player: Player, verb: str, rule: str, about: str, amount: int = 1
) -> Script[Player]:
    """Any player in the game, oneself included."""
    answer = yield Decision(
        (player.seat,), verb,
        lambda _: [option(verb, seat=other.seat) for other in g.living(player.seat)],
        rule=rule, about=about, amount=amount,
    )  # fmt: skip
    chosen: Player = g.players[answer.seat]
    return chosen
