"""One game of poker at a saloon, in the order of WL-POKER-47."""

from __future__ import annotations

from saloon.games.legends.acts import LocationAct
from saloon.games.legends.board import TOWN
from saloon.games.legends.fights.ring import lay_down, ring
from saloon.games.legends.gains import gain_lp, gain_money, pay
from saloon.games.legends.moments import PokerPlayed
from saloon.games.legends.poker.hands import Worth
from saloon.games.legends.poker.table import (
    clear_table,
    deal_dealer,
    deal_flop,
    table,
    turn_all_up,
    turn_dealer_up,
)
from saloon.games.legends.state import Legends, Player
from saloon.kernel import Decision, Effect, Event, Option, Refusal, Script, option

POKER = "poker"
STAKE = 10
BANK = 50
"""WL-POKER-05: what the bank adds to every pot."""
ADDED = 2
NOTE = 10
"""WL-POKER-16: shares are whole multiples of it."""
LUCK = "lady_luck"


class PlayPoker(LocationAct):
    """WL-POKER-01, WL-POKER-02: an action at a saloon, for who can pay the stake."""

    verb = POKER
    action = POKER
    rule = "WL-POKER-01"

    def shut(self, g: Legends, player: Player) -> Refusal | None:
        return None if player.money >= STAKE else Refusal("WL-POKER-02")

    def do(self, g: Legends, player: Player, chosen: Option) -> Effect:
        return _game(g, player)


def _game(g: Legends, starter: Player) -> Script[None]:
    g.tell(Event("poker", starter.seat))
    join(g, starter)
    town = TOWN[starter.space]
    others = [each for each in g.around(starter.seat)[1:] if TOWN[each.space] == town]
    yield from ask_to_join(g, starter, others)
    table(g).pot += BANK
    players = [g.players[seat] for seat in table(g).playing]
    if len(players) == 1:
        deal_dealer(g, g.right_of(starter))
    deal_flop(g)
    yield from add_cards(g, players)
    hands = turn_all_up(g, players)
    best = max(hands)
    if len(players) == 1 and turn_dealer_up(g) > hands[0]:
        winners: list[Player] = []  # WL-POKER-19
    elif hands[0] == best:
        winners = [starter]  # WL-POKER-14
    else:
        winners = [each for each, hand in zip(players, hands, strict=True) if hand == best]
    note_played(g, players, hands, winners, starter)
    pay_out(g, winners)
    if starter in winners:
        gain_lp(g, starter, 1, POKER)  # WL-POKER-17
    yield from after_game(g, players, winners)
    clear_table(g)


def join(g: Legends, player: Player) -> None:
    """A player pays the stake and draws a card."""
    pay(g, player, STAKE, POKER)
    table(g).pot += STAKE
    table(g).playing.append(player.seat)
    g.draw(player, 1, POKER)


def ask_to_join(g: Legends, starter: Player | None, others: list[Player]) -> Script[None]:
    """WL-POKER-03, WL-POKER-04: one after the other, who can pay the stake."""
    by = -1 if starter is None else starter.seat
    for player in others:
        if player.money >= STAKE:
            answer: Option = yield Decision(
                (player.seat,), "join", lambda _: [option("yes"), option("no")],
                rule="WL-POKER-03", about=POKER, by=by, default=option("no"),
            )  # fmt: skip
            if answer.verb == "yes":
                g.tell(Event("joined", player.seat))
                join(g, player)


def add_cards(g: Legends, players: list[Player]) -> Script[None]:
    """WL-POKER-09, WL-POKER-10: everybody adds two cards, face down; who has no more, all."""
    for left in range(ADDED, 0, -1):
        free = tuple([player.seat for player in players if len(player.hand) > left])
        chosen: dict[int, Option] = {}
        if free:
            chosen = yield Decision(
                free, "poker-card",
                lambda seat: [option("lay", slot) for slot in g.players[seat].hand],
                rule="WL-POKER-09", about=POKER, amount=left, together=True,
            )  # fmt: skip
        for player in players:
            if player.seat in chosen:
                lay_down(g, player, chosen[player.seat].slot)
            elif player.hand:
                lay_down(g, player, player.hand[0])


def note_played(
    g: Legends, players: list[Player], hands: list[Worth], winners: list[Player],
    starter: Player | None,
) -> None:  # fmt: skip
    """Who has won and lost, for the log and for stories and goals."""
    facts = {"winners": [each.seat for each in winners], "pot": table(g).pot}
    g.tell(Event("poker-over", facts=facts))
    for player, hand in zip(players, hands, strict=True):
        started, won = player is starter, player in winners
        g.happened(PokerPlayed(g, player, hand.combination, started=started, won=won))


def pay_out(g: Legends, winners: list[Player]) -> None:
    """WL-POKER-13, WL-POKER-15, WL-POKER-16: equal shares; what is left goes to the bank."""
    if winners:
        share = table(g).pot // len(winners) // NOTE * NOTE
        for player in winners:
            gain_money(g, player, share, POKER)


def after_game(g: Legends, players: list[Player], winners: list[Player]) -> Script[None]:
    """WL-POKER-18, WL-POKER-47: consolation cards, Lady Luck, items, then abilities."""
    for player in players:
        if player not in winners:
            g.draw(player, 1, POKER)
    for player in players:
        for slot in ring(g).revealed[player.seat]:
            if g.poker(slot).kind.id == LUCK:  # WL-EFFECT-16
                numbers = g.poker(slot).kind.numbers
                g.draw(player, numbers["draw"], LUCK)
                gain_money(g, player, numbers["money"], LUCK)
    for player in players:
        for source in g.sources(player):
            if source is not player.character:
                yield from source.poker_over(g, player, player in winners) or ()
    for player in players:
        if player.proven:
            yield from player.character.poker_over(g, player, player in winners) or ()


def take_back(g: Legends, player: Player, why: str) -> None:
    """A random card of those a player has added comes back to the hand."""
    added = ring(g).revealed[player.seat]
    slot = g.pick(added)
    added.remove(slot)
    player.hand.append(slot)
    g.tell(Event("took-back", player.seat, {"card": g.face[slot].text, "why": why}))
