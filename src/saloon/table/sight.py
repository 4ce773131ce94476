"""Points of view: what a seat, a spectator, or somebody who may see everything is shown."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import cache
from typing import Any, NamedTuple

from msgspec import UNSET

from saloon.kernel import Decision, Event, Game, Option
from saloon.kernel.merging import merged
from saloon.table.protocol import Ask, OptionInfo

WATCH = "watch"
"""A spectator sees what every seat knows."""
OPEN = "open"
"""Sees all cards: finished games, and, where the table allows it, who is out for good."""


def seat_sight(seat: int) -> str:
    return f"seat{seat}"


@cache
def seat_of(sight: str) -> int | None:
    return int(sight.removeprefix("seat")) if sight.startswith("seat") else None


class Seen(NamedTuple):
    """A view in two parts; see `merged`."""

    common: dict[str, Any]
    """The very same for all points of view that were looked from together."""
    own: dict[str, Any]

    @property
    def whole(self) -> dict[str, Any]:
        return merged(self.common, self.own)


def view(game: Game, sight: str) -> dict[str, Any]:
    """The view without the question, which goes out by itself."""
    return look(game, (sight,))[sight].whole


def look(game: Game, sights: Collection[str]) -> dict[str, Seen]:
    """Several views, made together since they have much in common."""
    limited = [sight for sight in sights if sight != OPEN]
    common, owns = game.rules.parts(game.state, [seat_of(each) for each in limited], game.over)
    made = {sight: Seen(common, own) for sight, own in zip(limited, owns, strict=True)}
    if OPEN in sights:
        made[OPEN] = Seen({}, game.rules.view(game.state, None, True))
    return made


def told(event: Event, sight: str) -> dict[str, Any]:
    return event.in_full() if sight == OPEN else event.seen_by(seat_of(sight))


def option_info(game: Game, seat: int, chosen: Option) -> OptionInfo:
    state = game.state
    return OptionInfo(
        state.option_text(chosen),
        chosen.verb,
        state.face[chosen.slot].text if chosen.slot >= 0 else None,
        chosen.seat if chosen.seat >= 0 else None,
        state.detail_text(chosen),
        game.rules.in_vain(state, seat, chosen) or UNSET,
    )


def ask(game: Game, sight: str, *, undo: bool = False) -> Ask | None:
    """The pending question as one viewer sees it."""
    decision = game.pending
    if decision is None:
        return None
    waiting = game.unanswered()
    seat = seat_of(sight)
    options: list[OptionInfo] = []
    also: list[OptionInfo] = []
    default = ""
    if seat is not None:
        if seat in waiting:
            options = [option_info(game, seat, each) for each in game.options(seat)]
            default = game.state.option_text(decision.default_for(seat))
        else:
            also = [option_info(game, seat, each) for each in game.interjections(seat)]
    return Ask(
        game.ask_id,
        decision.kind,
        list(waiting),
        decision.rule,
        decision.about,
        decision.by if decision.by >= 0 else None,
        decision.amount,
        is_reaction(game, decision),
        options,
        default,
        also,
        undo,
    )


def asks(
    game: Game, sights: Iterable[str], can_undo: Callable[[int], bool]
) -> dict[str, Ask | None]:
    """The pending question from several points of view; who can do nothing is told alike."""
    common = ask(game, WATCH)
    waiting = () if common is None else game.unanswered()
    made: dict[str, Ask | None] = {}
    for sight in sights:
        seat = seat_of(sight)
        if seat is None or common is None:
            made[sight] = common
            continue
        undo = can_undo(seat)
        idle = seat not in waiting and not undo and not game.interjections(seat)
        made[sight] = common if idle else ask(game, sight, undo=undo)
    return made


def is_reaction(game: Game, decision: Decision) -> bool:
    """Whether hidden cards could answer the question: all such questions take equally long."""
    return decision.kind in game.rules.reactions
