"""Poker with the Man in Black, at the cabaret and nowhere else (WL-TWO-06, WL-MIBRULE-19)."""

from __future__ import annotations

from saloon.games.legends.board import TOWN
from saloon.games.legends.clauses import take
from saloon.games.legends.man_in_black.him import gain, him
from saloon.games.legends.pieces import Clause
from saloon.games.legends.poker.game import (
    BANK,
    STAKE,
    add_cards,
    after_game,
    join,
    note_played,
    pay_out,
)
from saloon.games.legends.poker.table import (
    DEALT,
    clear_table,
    deal_flop,
    table,
    turn_all_up,
    turn_dealer_up,
)
from saloon.games.legends.state import Legends, Player
from saloon.kernel import Decision, Event, Option, Script, option


def play_poker(g: Legends, clause: Clause, following: Player, why: str) -> Script[None]:
    """WL-MIBCARD-10, WL-MIBRULE-25: he stakes nothing, is the dealer, and wins ties."""
    g.tell(Event("black-poker"))
    town = TOWN[him(g).space]
    for player in g.around(following.seat):
        if TOWN[player.space] == town and player.money >= STAKE:
            yield from _ask(g, player, why)
    players = [g.players[seat] for seat in table(g).playing]
    if players:
        yield from _play(g, players, clause, why)
    else:
        gain(g, clause.amount, why)


def _ask(g: Legends, player: Player, why: str) -> Script[None]:
    answer: Option = yield Decision(
        (player.seat,), "black-join", lambda _: [option("yes"), option("no")],
        rule="WL-MIBCARD-10", about=why, default=option("no"),
    )  # fmt: skip
    if answer.verb == "yes":
        g.tell(Event("joined", player.seat))
        join(g, player)


def _play(g: Legends, players: list[Player], clause: Clause, why: str) -> Script[None]:
    """In the order of WL-POKER-47."""
    table(g).pot += BANK
    _deal_him(g)
    deal_flop(g)
    yield from add_cards(g, players)
    hands = turn_all_up(g, players)
    best = max(hands)
    winners: list[Player] = []
    if turn_dealer_up(g) < best:
        winners = [each for each, hand in zip(players, hands, strict=True) if hand == best]
    note_played(g, players, hands, winners, None)
    pay_out(g, winners)
    for player in winners:
        yield from take(g, player, clause.win, why) or ()
    if not winners:
        gain(g, clause.amount, why)
    yield from after_game(g, players, winners)
    clear_table(g)


def _deal_him(g: Legends) -> None:
    """Cards that nobody looks at before the end."""
    cards = table(g)
    for _ in range(DEALT):
        slot = g.top()
        if slot >= 0:
            cards.dealt.append(slot)
