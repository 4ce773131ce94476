"""Goal cards and legend tokens: where they lie, and who knows them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, cast

from saloon.games.legends.pieces import Goal
from saloon.games.legends.state import Legends, Player
from saloon.kernel import Decision, Event, Option, Script, SetupError, option
from saloon.kernel.fields import PerSeat, Zone
from saloon.kernel.layout import HIDDEN, OPEN, OWN
from saloon.kernel.parts import Part

GOALS = "goals"
MOST = 3
"""WL-GOAL-02, WL-GOAL-11: goals a player has."""


class GoalFace(NamedTuple):
    """A goal card: `goal:annie_oakley-1`."""

    text: str
    goal: Goal


class TokenFace(NamedTuple):
    """A legend token: `legend:2#5`."""

    text: str
    lp: int


class GoalCards(Part):
    FIELDS: ClassVar = (
        Zone("box", "goals", HIDDEN, full=True),
        PerSeat(Zone("hand", "goals", OWN)),
        PerSeat(Zone("done", "goals", OPEN)),
        Zone("supply", "legends", HIDDEN, full=True),
        PerSeat(Zone("tokens", "legends", OWN, stored_as="held")),
    )

    box: list[int]
    """Goals of other characters, and the one each player has returned."""
    hand: list[list[int]]
    """Goals not completed yet, for each seat."""
    done: list[list[int]]
    supply: list[int]
    """Legend tokens face down, the next one last."""
    tokens: list[list[int]]

    def worth(self, g: Legends, player: Player) -> int:
        """LP of the tokens a player holds."""
        return sum([token(g, slot).lp for slot in self.tokens[player.seat]])


def goals(g: Legends) -> GoalCards:
    return cast(GoalCards, g.kept[GOALS])


def goal(g: Legends, slot: int) -> Goal:
    return cast(GoalFace, g.face[slot]).goal


def token(g: Legends, slot: int) -> TokenFace:
    return cast(TokenFace, g.face[slot])


def deal(g: Legends) -> None:
    """WL-GOAL-02, WL-GOAL-04: everybody has three of the own four; the tokens are mixed."""
    kept = goals(g)
    g.shuffle(kept.supply)
    for player in g.players:
        own = _own(g, player)
        _mix(g, own)
        _take(g, player, own[:MOST])


def _mix(g: Legends, slots: list[int]) -> None:
    """Everybody knows that it is these four, and nobody which is which."""
    for slot in slots:
        g.reveal(slot)
    g.shuffle(slots)


def _own(g: Legends, player: Player) -> list[int]:
    """The goals of a player's character that are in the box."""
    return [slot for slot in goals(g).box if goal(g, slot).character == player.character.id]


def _take(g: Legends, player: Player, slots: Sequence[int]) -> None:
    kept = goals(g)
    for slot in slots:
        kept.box.remove(slot)
        g.show(slot, player.seat)
        kept.hand[player.seat].append(slot)
        secret = {"card": g.face[slot].text}
        g.tell(Event("goal-dealt", player.seat, {}, secret, (player.seat,)))


# -- tokens ----------------------------------------------------------------------------------------


def reward(g: Legends, player: Player) -> Script[None]:
    """WL-GOAL-06 to 09: as many tokens as goals are completed by now, drawn and then kept."""
    kept = goals(g)
    done = len(kept.done[player.seat])
    held = kept.tokens[player.seat]
    drawn: list[int] = []
    while kept.supply and len(drawn) < done:  # WL-GOAL-17
        drawn.append(kept.supply.pop())
    for slot in drawn:
        g.show(slot, player.seat)
        held.append(slot)
    secret = {"faces": [g.face[slot].text for slot in drawn]}
    g.tell(Event("tokens-drawn", player.seat, {"cards": len(drawn)}, secret, (player.seat,)))
    while len(held) > done:
        slot = yield from _which(g, player, len(held) - done)
        held.remove(slot)
        kept.supply.append(slot)
        told = {"token": g.face[slot].text}
        g.tell(Event("token-returned", player.seat, {}, told, (player.seat,)))
        g.shuffle(kept.supply)


def _which(g: Legends, player: Player, left: int) -> Script[int]:
    """A token to give back; those worth the same are the same."""

    def options(_: int) -> list[Option]:
        values: dict[int, int] = {}
        for slot in goals(g).tokens[player.seat]:
            values.setdefault(token(g, slot).lp, slot)
        return [option("return", values[lp]) for lp in sorted(values)]

    answer: Option = yield Decision(
        (player.seat,), "token", options, rule="WL-GOAL-09", amount=left
    )
    return answer.slot


# -- given positions -------------------------------------------------------------------------------


def place(g: Legends, given: Mapping[str, Any]) -> None:
    """Goals by their numbers, tokens by what they are worth."""
    kept = goals(g)
    for player in g.players:
        seat = player.seat
        hand, done = _of(g, given, "hand", seat), _of(g, given, "done", seat)
        if hand is not None or done is not None:
            kept.box += kept.hand[seat]
            kept.hand[seat] = []
            _mix(g, _own(g, player))
            named = [_find(g, player, number) for number in (*(done or ()), *(hand or ()))]
            if len(set(named)) != len(named) or len(named) > MOST:
                raise SetupError(f"nobody has more than {MOST} goals, or one twice", "WL-GOAL-11")
            _take(g, player, named)
            for slot in named[: len(done or ())]:
                kept.hand[seat].remove(slot)
                g.reveal(slot)
                kept.done[seat].append(slot)
        for lp in _of(g, given, "held", seat) or ():
            slot = _token(g, lp)
            g.show(slot, seat)
            kept.tokens[seat].append(slot)
    top = [_token(g, lp) for lp in given.get("supply", [])]
    kept.supply += top[::-1]


def _of(g: Legends, given: Mapping[str, Any], name: str, seat: int) -> Sequence[Any] | None:
    """What a position says for a seat."""
    values = given.get(name)
    if values is None:
        return None
    if not isinstance(values, list | tuple) or len(values) != g.seats:
        raise SetupError(f"'{name}' of goals has a list for each of {g.seats} seats")
    found = values[seat]
    if not isinstance(found, list | tuple):
        raise SetupError(f"'{name}' of goals has a list for each seat")
    return found


def _find(g: Legends, player: Player, number: Any) -> int:
    for slot in _own(g, player):
        if goal(g, slot).id == f"{player.character.id}-{number}":
            return slot
    raise SetupError(f"{player.character.id} has no goal {number!r}")


def _token(g: Legends, lp: Any) -> int:
    supply = goals(g).supply
    for slot in supply:
        if token(g, slot).lp == lp:
            supply.remove(slot)
            return slot
    raise SetupError(f"there is no (further) legend token of {lp!r}")
