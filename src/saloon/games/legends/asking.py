"""Questions that several rules ask."""

from __future__ import annotations

from saloon.games.legends.state import Legends, Player
from saloon.kernel import Decision, Option, Script, option


def choose_card(g: Legends, player: Player, about: str, rule: str, left: int = 1) -> Script[int]:
    """A poker card of the own hand, as its owner chooses (WL-EFFECT-17)."""
    if len(player.hand) == 1:
        return player.hand[0]
    answer: Option = yield Decision(
        (player.seat,), "discard", lambda _: [option("discard", slot) for slot in player.hand],
        rule=rule, about=about, amount=left,
    )  # fmt: skip
    return answer.slot


def discard_cards(g: Legends, player: Player, count: int, about: str, rule: str) -> Script[None]:
    """Discard cards of the own choice, as many as there are (WL-LIMIT-06)."""
    for left in range(min(count, len(player.hand)), 0, -1):
        slot = yield from choose_card(g, player, about, rule, left)
        g.discard(player, slot, about)


def which_first(player: Player, names: list[str], about: str) -> Script[int]:
    """WL-FIGHT-35: who has several effects chooses which of them comes next."""
    if len(names) == 1:
        return 0
    answer: Option = yield Decision(
        (player.seat,), "first-effect", lambda _: [option("first", detail=id_) for id_ in names],
        rule="WL-FIGHT-35", about=about,
    )  # fmt: skip
    return names.index(answer.detail)


def agrees(player: Player, kind: str, about: str, rule: str) -> Script[bool]:
    """Whether a player wants something."""
    answer: Option = yield Decision(
        (player.seat,), kind, lambda _: [option("yes"), option("no")],
        rule=rule, about=about, default=option("no"),
    )  # fmt: skip
    return answer.verb == "yes"
