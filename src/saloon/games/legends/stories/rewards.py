"""Steps that only story cards have."""

from __future__ import annotations

from collections.abc import Callable

from saloon.games.legends.clauses import OPS, WHOLE, label, possible, take
from saloon.games.legends.fights.effects import lost
from saloon.games.legends.fights.fight import GANG
from saloon.games.legends.fights.ring import clear, lay_down, ring, turn_up
from saloon.games.legends.fights.virtual import fight_virtual
from saloon.games.legends.gains import gain_money, lose_nuggets
from saloon.games.legends.pieces import Clause
from saloon.games.legends.state import Legends, Player
from saloon.kernel import PASS, Decision, Effect, Option, Script, option


def _optional(g: Legends, player: Player, clause: Clause, why: str) -> Effect:
    """WL-LIMIT-09: who can pay the cost in full may do so for the gain."""
    return _offer(g, player, clause, why) if possible(g, player, clause.cost) == WHOLE else None


def _offer(g: Legends, player: Player, clause: Clause, why: str) -> Script[None]:
    clauses = (*clause.cost, *clause.gain)
    answer: Option = yield Decision(
        (player.seat,), "choose", lambda _: [option("choose", detail=label(clauses)), PASS],
        rule="WL-STORY-09", about=why, default=PASS,
    )  # fmt: skip
    if answer != PASS:
        yield from take(g, player, clauses, why) or ()


def _sell_nuggets(g: Legends, player: Player, clause: Clause, why: str) -> Effect:
    """Up to so many, for money alone."""
    return _sell(g, player, clause, why) if player.nuggets else None


def _sell(g: Legends, player: Player, clause: Clause, why: str) -> Script[None]:
    most = min(clause.amount, player.nuggets)
    count = most
    if most > 1:
        answer: Option = yield Decision(
            (player.seat,), "sell-nuggets",
            lambda _: [option("sell", detail=str(each)) for each in range(most, 0, -1)],
            rule="WL-STORY-09", about=why,
        )  # fmt: skip
        count = int(answer.detail)
    lose_nuggets(g, player, count, why)
    gain_money(g, player, count * clause.price, why)


def _fight_gang(g: Legends, player: Player, clause: Clause, why: str) -> Script[None]:
    """WL-STORY-22 to 28: a virtual opponent that is no bandit, played by the neighbour."""
    acting = g.right_of(player)
    victory, _ = yield from fight_virtual(
        g, player, GANG, clause.fight_cards, acting, name=clause.name
    )  # fmt: skip
    if victory:
        yield from take(g, player, clause.win, why) or ()
    else:
        lost(g, player, clause.name)
        yield from take(g, player, clause.lose, why) or ()


OPS["optional"] = _optional
OPS["sell_nuggets"] = _sell_nuggets
OPS["fight_virtual"] = _fight_gang


def _highest_card(g: Legends, players: list[Player], clause: Clause, why: str) -> Script[None]:
    """Who wants to lays a card face down, all at once; the highest get one thing, others another.

    Who has a card is asked, as everybody can see.
    """
    asked = tuple([player.seat for player in players if player.hand])
    if asked:
        answers: dict[int, Option] = yield Decision(
            asked, "lay",
            lambda seat: [*[option("lay", slot) for slot in g.players[seat].hand], PASS],
            rule="WL-STORY-13", about=why, default=PASS, together=True,
        )  # fmt: skip
        for player in players:
            answer = answers.get(player.seat, PASS)
            if answer != PASS:
                lay_down(g, player, answer.slot)
    values = _turned_up(g, players)
    highest = max(values.values(), default=0)
    clear(g)
    for player in players:
        best = values.get(player.seat, -1) == highest
        yield from take(g, player, clause.win if best else clause.lose, why) or ()


def _turned_up(g: Legends, players: list[Player]) -> dict[int, int]:
    """What the cards laid are worth, by seat."""
    values: dict[int, int] = {}
    for player in players:
        if ring(g).laid[player.seat]:
            values[player.seat] = g.poker(turn_up(g, player)).value
    return values


TOGETHER: dict[str, Callable[[Legends, list[Player], Clause, str], Script[None]]] = {
    "highest_card": _highest_card,
}
"""Steps that concern all contributors at once."""
