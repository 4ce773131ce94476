"""The sheriff on his way: moved by Manhunt and by stories, and after outlaws."""

from __future__ import annotations

from saloon.games.legends.asking import discard_cards
from saloon.games.legends.board import NEXT, OFFICE
from saloon.games.legends.fights.effects import lost
from saloon.games.legends.fights.fight import SHERIFF
from saloon.games.legends.fights.players import jail
from saloon.games.legends.fights.virtual import CARDS, fight_virtual
from saloon.games.legends.state import Legends, Player
from saloon.kernel import PASS, Decision, Effect, Event, Option, Script, option


def ride(g: Legends, mover: Player, spaces: int, why: str) -> Effect:
    """WL-SHERIFF-02 to 04: if there is an outlaw, a player may move the sheriff so far."""
    return _ride(g, mover, spaces, why) if g.outlaws() else None


def _ride(g: Legends, mover: Player, spaces: int, why: str) -> Script[None]:
    for left in range(spaces, 0, -1):
        space = yield from _where_to(mover, g.sheriff, left, why)
        if not space:
            return
        before, g.sheriff = g.sheriff, space
        g.tell(Event("sheriff-rode", mover.seat, {"start": before, "place": space}))
        hunted = [player for player in g.around(mover.seat) if player.wp and player.space == space]
        if hunted:  # WL-SHERIFF-05
            outlaw = yield from _whom(mover, hunted)
            yield from _attack(g, mover, outlaw)
            return


def _where_to(mover: Player, here: str, left: int, why: str) -> Script[str]:
    """Space by space; he need not go as far as he may (WL-SHERIFF-03, WL-SHERIFF-14)."""
    answer: Option = yield Decision(
        (mover.seat,), "sheriff",
        lambda _: [*[option("send", detail=space) for space in NEXT[here]], PASS],
        rule="WL-SHERIFF-03", about=why, amount=left, default=PASS,
    )  # fmt: skip
    return answer.detail


def _whom(mover: Player, hunted: list[Player]) -> Script[Player]:
    """WL-SHERIFF-06: of several outlaws the mover chooses one."""
    if len(hunted) == 1:
        return hunted[0]
    answer: Option = yield Decision(
        (mover.seat,), "hunted", lambda _: [option("hunt", seat=each.seat) for each in hunted],
        rule="WL-SHERIFF-06",
    )  # fmt: skip
    for each in hunted:
        if each.seat == answer.seat:
            return each
    return hunted[0]


def _attack(g: Legends, mover: Player, outlaw: Player) -> Script[None]:
    """WL-SHERIFF-07 to 09, 17 to 22: a card less, the fight, jail; then he goes home."""
    yield from discard_cards(g, outlaw, 1, SHERIFF, "WL-SHERIFF-07")
    acting = g.right_of(outlaw) if mover is outlaw else mover
    victory, _ = yield from fight_virtual(g, outlaw, SHERIFF, CARDS[SHERIFF], acting)
    if not victory:
        lost(g, outlaw, SHERIFF)
        jail(g, outlaw)
    before, g.sheriff = g.sheriff, OFFICE
    g.tell(Event("sheriff-rode", mover.seat, {"start": before, "place": OFFICE}))
