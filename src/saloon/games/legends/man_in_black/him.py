"""The Man in Black: where he stands, what he has, how he gets about."""

from __future__ import annotations

from typing import ClassVar, NamedTuple, cast

from saloon.games.legends.board import NEXT, SPACES
from saloon.games.legends.gains import reached
from saloon.games.legends.pieces import ManInBlackCard
from saloon.games.legends.state import Legends, Player
from saloon.kernel import Decision, Event, Option, Script, option
from saloon.kernel.fields import Number, Word, Zone
from saloon.kernel.layout import HIDDEN, OPEN
from saloon.kernel.parts import Part

HIM = "man-in-black"


class BlackFace(NamedTuple):
    """One of his cards: `black:sold_out`."""

    text: str
    card: ManInBlackCard


class Stranger(Part):
    """WL-MIBRULE-02: no hand, no equipment, no points but LP."""

    FIELDS: ClassVar = (
        Word("space", ("", *SPACES)),
        Number("lp"),
        Zone("deck", "black", HIDDEN, full=True),
        Zone("pile", "black", OPEN),
    )

    space: str
    """Empty before the game is set up."""
    lp: int
    deck: list[int]
    """His cards, the top one last."""
    pile: list[int]


def him(g: Legends) -> Stranger:
    return cast(Stranger, g.kept[HIM])


def gain(g: Legends, amount: int, why: str) -> None:
    """WL-MIBRULE-20: his LP bring the end like a player's."""
    if amount:
        his = him(g)
        his.lp += amount
        g.tell(Event("black-gained", facts={"amount": amount, "total": his.lp, "why": why}))
        reached(g, his.lp)


def lose(g: Legends, amount: int, why: str) -> None:
    """WL-MIBRULE-14: never below 0."""
    his = him(g)
    lost = min(amount, his.lp)
    if lost:
        his.lp -= lost
        g.tell(Event("black-lost", facts={"amount": lost, "total": his.lp, "why": why}))


def turn_card(g: Legends) -> ManInBlackCard:
    """WL-MIBRULE-06, WL-MIBRULE-07: his top card; the pile becomes a new deck when none is left."""
    his = him(g)
    if not his.deck:
        his.deck, his.pile = his.pile, []
        g.shuffle(his.deck)
        g.tell(Event("black-reshuffled", facts={"cards": len(his.deck)}))
    slot = his.deck.pop()
    g.reveal(slot)
    his.pile.append(slot)
    card = cast(BlackFace, g.face[slot]).card
    g.tell(Event("black-turned", facts={"card": g.face[slot].text, "deed": card.id}))
    return card


def leader(g: Legends, following: Player) -> Player:
    """The player with more LP; on a tie the next one in turn order."""
    return max(g.around(following.seat), key=lambda player: player.lp)


def richest(g: Legends, following: Player) -> Player:
    return max(g.around(following.seat), key=lambda player: player.money)


def go(g: Legends, card: ManInBlackCard, following: Player) -> Script[None]:
    """WL-MIBRULE-06, WL-MIBRULE-09: put on the space his card names, or walking towards it."""
    if card.walk:
        spaces = towards(him(g).space, leader(g, following).space, card.walk)
        kind, rule = "black-walk", "WL-MIBRULE-28"
    else:
        spaces = _named(g, card, following)
        kind, rule = "black-space", "WL-MIBRULE-08"
    space = spaces[0]
    if len(spaces) > 1:
        answer: Option = yield Decision(
            (following.seat,), kind, lambda _: [option("lead", detail=each) for each in spaces],
            rule=rule, about=card.id,
        )  # fmt: skip
        space = answer.detail
    before, him(g).space = him(g).space, space
    if space != before:
        g.tell(Event("black-went", facts={"start": before, "place": space}))


def _named(g: Legends, card: ManInBlackCard, following: Player) -> list[str]:
    if card.to == "leader":
        return [leader(g, following).space]
    if card.to == "richest":
        return [richest(g, following).space]
    return list(g.config.box.board.locations[card.to].spaces)


def towards(start: str, goal: str, steps: int) -> list[str]:
    """WL-MIBRULE-28: where the shortest ways to a space lead with so many steps."""
    far = _distances(goal)
    here = [start]
    for _ in range(min(steps, far[start])):
        there = {on for space in here for on in NEXT[space] if far[on] == far[space] - 1}
        here = [space for space in SPACES if space in there]
    return here


def _distances(goal: str) -> dict[str, int]:
    """How far every space is from one of them."""
    far = {goal: 0}
    edge = [goal]
    while edge:
        following: list[str] = []
        for space in edge:
            for there in NEXT[space]:
                if there not in far:
                    far[there] = far[space] + 1
                    following.append(there)
        edge = following
    return far
