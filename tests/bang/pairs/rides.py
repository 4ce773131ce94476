"""What a character makes of the train, and of what comes with its box."""

from __future__ import annotations

from typing import Any

from tests.bang.pairs.table import Layout, Run

from saloon.games.bang.modules.great_train_robbery.rails import rails

CANNOT = "cannot"
CLUBS = ("bang:3c", "bang:4c", "bang:5c")
LAST = 3
"""The place of the last of four stations."""


def taken(run: Run, who: int) -> int:
    """How many railcars can be paid for in one turn."""
    run = run.twin(Layout(hands={who: ("missed:2s", "missed:3s", "missed:4s")}, deck=CLUBS))
    rails(run.g).at = LAST
    count = 0
    for _ in range(2):
        ways = [each for each in run.game.options(who) if each.detail.endswith(" take")]
        if ways:
            run.choose(ways[0], who)
            run.goes_on(lambda run: run.quiet_at(who))
            count += 1
    return count


def spared(run: Run, who: int) -> Any:
    """What is asked of who plays a card on several players."""
    run = run.twin(Layout(hands={who: ("general-store:qs",)}, deck=CLUBS))
    if not run.plays("play general-store:qs"):
        return CANNOT
    run.goes_on(lambda run: run.quiet_at(who))
    return [kind for seat, kind in run.asked if seat == who]


def late(run: Run, who: int) -> int:
    """Cards in hand after the turn."""
    run = run.twin(Layout(hands={who: ("missed:2s",)}, deck=CLUBS))
    run.ends()
    run.goes_on(lambda run: any(event.kind == "turn" for event in run.told))
    return len(run.g.players[who].hand)


def ridden(run: Run, who: int) -> Any:
    """The player on the right brings the train to the end of the line."""
    layout = Layout(hands={0: ("full-steam:2s",), who: ("missed:2s",)}, deck=CLUBS)
    run = run.twin(layout)
    rails(run.g).at = LAST
    rails(run.g).leland = True
    if not run.plays("play full-steam:2s"):
        return CANNOT
    run.goes_on(lambda run: run.game.decision.kind == "full-steam" or run.quiet_at(0))
    return [kind for seat, kind in run.asked if seat == who], len(run.g.players[who].hand)


def aimed(run: Run, who: int) -> Any:
    """The player on the right plays a BANG! card."""
    run = run.twin(Layout(hands={0: ("bang:8s",), who: ("beer:6h", "missed:2s")}, deck=CLUBS))
    if not run.plays("play bang:8s @1"):
        return CANNOT
    run.goes_on(lambda run: run.quiet_at(0))
    return [kind for seat, kind in run.asked if seat == who and kind == "redirect"]
