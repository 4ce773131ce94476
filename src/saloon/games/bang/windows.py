"""Moments at which several players may step in, each deciding in secret.

A window is one question to all seats that could, as far as anybody can see, have something to do;
their answers are carried out in turn order, as long as they still have a point.
"""

from __future__ import annotations

from typing import Any

from saloon.games.bang.sources import Source
from saloon.games.bang.state import Bang, Player
from saloon.kernel import PASS, Decision, Option, Script, option


def window(g: Bang, what: str, about: Any, rule: str, *, by: int = -1) -> Script[bool]:
    """Let players step in. Returns whether somebody did."""
    if "watches" not in g.hooks:
        return False
    watchers = {
        seat: found
        for seat in g.clockwise_from(g.active)
        if seat in g.circle and (found := _watchers(g, g.players[seat], what))
    }
    if not watchers:
        return False

    def options(seat: int) -> list[Option]:
        return [PASS, *(option("use", detail=source.id) for source in watchers[seat])]

    seats = tuple(watchers)
    answers = yield Decision(seats, what, options, rule=rule, by=by, default=PASS)
    if isinstance(answers, Option):  # a single seat was asked
        answers = {seats[0]: answers}
    stepped_in = False
    for seat, answer in answers.items():
        player = g.players[seat]
        for source in watchers[seat]:
            if answer.detail == source.id and source.watches(g, player, what):
                yield from source.step_in(g, player, what, about) or ()
                stepped_in = True
    return stepped_in


def _watchers(g: Bang, player: Player, what: str) -> list[Source]:
    sources = [*g.sources(player), *g.world]
    return [
        source
        for source in sources
        if "watches" in source.hooks and source.watches(g, player, what)
    ]
