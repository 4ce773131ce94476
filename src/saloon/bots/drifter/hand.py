"""Cards that a plan may play from the hand, and provisions."""

from __future__ import annotations

from collections.abc import Callable

from saloon.bots.drifter.errand import Errand
from saloon.bots.drifter.life import Life
from saloon.bots.drifter.outlook import Done, Outlook
from saloon.bots.drifter.table import card_kind
from saloon.bots.drifter.worth import ACTION, UNKNOWN

MOST_MONEY = 120.0


def cards(out: Outlook, life: Life, done: Done) -> None:
    seen: set[str] = set()
    for text in life.hand:
        kind = card_kind(text)
        if kind in seen or kind not in PLAYED:
            continue
        seen.add(kind)
        after = life.copy()
        if out.act(after):
            after.drop(text)
            PLAYED[kind](out, after, text, done)
    if "provisions" in life.gear and life.wounds >= 0.5:
        after = life.copy()
        if out.act(after):
            after.gear = tuple([each for each in life.gear if each != "provisions"])
            after.wounds = max(0.0, after.wounds - 1.0)
            after.drawn += 1.0
            done.append((Errand("provisions"), after))


def _living_legend(out: Outlook, life: Life, text: str, done: Done) -> None:
    if out.scale.way.wanted > 0:
        wanted = life.copy()
        wanted.mp = 0.0
        wanted.wp += 1.0
        done.append((Errand("play", "wp", card=text), wanted))
    life.lp += 1.0
    done.append((Errand("play", "lp", card=text), life))


def _manhunt(out: Outlook, life: Life, text: str, done: Done) -> None:
    life.lp += 1.0
    life.marks += out.scale.hunt(out.table)
    done.append((Errand("play", card=text), life))


def _hustle(out: Outlook, life: Life, text: str, done: Done) -> None:
    life.money = min(MOST_MONEY, life.money + 20.0)
    life.drawn += 1.0
    done.append((Errand("play", card=text), life))


def _tenacity(out: Outlook, life: Life, text: str, done: Done) -> None:
    life.actions += 2
    life.marks += 2 * ACTION
    """What they are used for has its price again."""
    done.append((Errand("play", card=text), life))


def _field_dressing(out: Outlook, life: Life, text: str, done: Done) -> None:
    life.wounds = max(0.0, life.wounds - 1.0)
    life.drawn += 1.0
    done.append((Errand("play", card=text), life))


def _trackers_instinct(out: Outlook, life: Life, text: str, done: Done) -> None:
    life.drawn += 1.0
    life.marks += 0.7 * UNKNOWN
    done.append((Errand("play", card=text), life))


PLAYED: dict[str, Callable[[Outlook, Life, str, Done], None]] = {
    "living_legend": _living_legend,
    "manhunt": _manhunt,
    "hustle": _hustle,
    "tenacity": _tenacity,
    "field_dressing": _field_dressing,
    "trackers_instinct": _trackers_instinct,
}
