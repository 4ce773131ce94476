"""Questions that several rules ask."""

from __future__ import annotations

from saloon.games.dice.state import Dice, Player
from saloon.kernel import Decision, Option, Refusal, Script, option


def decided(decision: Decision) -> Script[Option]:
    """The answer to a question. Nobody is asked who has nothing to decide (DG-SHOT-09, 10)."""
    (seat,) = decision.seats
    options = decision.options_for(seat)
    if len(options) == 1:
        return options[0]
    answer: Option = yield decision
    return answer


def at_everybody(g: Dice, verb: str) -> list[Option]:
    """What might be tried with anybody, whether in the game or not."""
    return [option(verb, seat=seat) for seat in range(g.seats)]


def whom(
    g: Dice, player: Player, verb: str, rule: str, about: str, dead: str, amount: int = 1
) -> Script[Player]:
    """Any player in the game, oneself included; `dead` is the rule against one who is out."""
    answer = yield Decision(
        (player.seat,), verb,
        lambda _: [option(verb, seat=other.seat) for other in g.living(player.seat)],
        rule=rule, about=about, amount=amount,
        why=lambda chosen: _why_not_whom(g, chosen.seat, dead),
        conceivable=lambda: at_everybody(g, verb),
    )  # fmt: skip
    chosen: Player = g.players[answer.seat]
    return chosen


def _why_not_whom(g: Dice, seat: int, dead: str) -> Refusal | None:
    out = seat in range(g.seats) and g.players[seat].out
    return Refusal(dead, {"target": seat}) if out else None
