"""Which events are told in one line: what the games declare, and how a draw! check is told.

This is the one place that weaves. Lines are facts, never sentences: one table speaks several
languages. Whoever shows them gives each to a speaker; see `lines` for how they travel.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from saloon.games.registry import VOCABULARIES

Told = Mapping[str, Any]

GAMES = [gather() for gather in VOCABULARIES.values()]
GROUPED = frozenset([kind for words in GAMES for kind in words.gathered])
REPEATED = frozenset([kind for words in GAMES for kind in words.repeated])
"""Events that come point by point; what they leave is known from the last."""
SPENDING = {"used": "card", "used-for": "card", "check": "for", "checked": "for"}
"""Events after which a card in play may go, and the fact that names it."""
CHECKS = ("check", "guessed")
"""Events with which a card is turned up to see what it is."""
WOVEN = GROUPED | REPEATED | {*CHECKS, "rescued", "dealt"}
"""Events without which every event is a line of its own."""


def kind_of(face: str) -> str:
    """`bang` of `bang:5d`."""
    return face.partition(":")[0]


def weave(events: Sequence[Told]) -> list[Told]:
    """The events as lines: draw! checks and rescues told at once, equal events together.

    Nothing is told in one line with what came before its turn. An event that is a line of its own
    is left as it is.
    """
    begins = [at for at, event in enumerate(events) if event["kind"] == "turn"]
    turns = zip([0, *begins], [*begins, len(events)], strict=True)
    return [line for one, other in turns for line in _group(_repeat(_join(events[one:other])))]


def lines(events: Sequence[Told]) -> list[int | dict[str, Any]]:
    """The same, with the place of an event instead of a line that is that event."""
    if not any(event["kind"] in WOVEN for event in events):
        return list(range(len(events)))
    places = {id(event): at for at, event in enumerate(events)}
    return [places[id(line)] if id(line) in places else dict(line) for line in weave(events)]


def _repeat(events: Iterable[Told]) -> list[Told]:
    """Points that go to or from the same seat for the same reason, one after the other, add up."""
    out: list[Told] = []
    for event in events:
        if event["kind"] not in REPEATED:
            out.append(event)
            continue
        last = out[-1] if out else event
        same = all(last.get(name) == event.get(name) for name in ("kind", "seat", "why", "cause"))
        if last is not event and same:
            out[-1] = {**event, "amount": last["amount"] + 1}
        else:
            out.append({**event, "amount": 1})
    return out


def _join(events: Sequence[Told]) -> list[Told]:
    out: list[Told] = []
    saved: dict[Any, list[Any]] = {}
    spent: set[str] = set()
    check: Told | None = None  # begun, and not decided yet
    at = 0
    while at < len(events):
        event = events[at]
        kind, seat = event["kind"], event.get("seat")
        at += 1
        if kind in SPENDING:
            spent.add(str(event.get(SPENDING[kind])))
        if kind in CHECKS:
            at, check = _join_check(events, event, at, out)
        elif kind == "turned" and check is not None:
            at, check = _join_check(events, check, at - 1, out)
        elif kind == "checked":
            check = None
            out.append(event)
        elif kind == "discarded" and _is_replaced(event, events[at:]):
            out.append({**events[at], "instead": event["card"]})
            at += 1
        elif kind == "rescued" and _wound_follows(events[at:], seat):
            saved.setdefault(seat, []).append(event.get("with"))
        elif kind == "wounded" and seat in saved:
            out.append({**event, "with": list(dict.fromkeys(saved.pop(seat)))})
        elif kind == "discarded" and _goes_by_itself(event, spent):
            continue
        elif kind == "dealt":
            out.append(event)
            for number, role in enumerate(event.get("roles") or ()):
                if isinstance(role, str):
                    out.append({"kind": "role", "seat": number, "role": role})
        else:
            out.append(event)
    return out


def _goes_by_itself(discarded: Told, spent: set[str]) -> bool:
    """Whether a card in play goes because it was used, or with its draw! check: that was told."""
    card, why = str(discarded.get("card")), discarded.get("why")
    names = card.partition("#")[0].split(":")  # of a card its kind, of a piece its group and id
    return discarded.get("from") == "play" and why in names and bool({card, why} & spent)


def _is_replaced(discarded: Told, then: Sequence[Told]) -> bool:
    """Whether a card in play makes place for the one that is laid down next."""
    if discarded.get("why") or discarded.get("from") != "play" or not then:
        return False
    laid = then[0]
    return laid["kind"] == "played" and all(
        laid.get(name) == value for name, value in (("to", "play"), ("seat", discarded.get("seat")))
    )


def _join_check(
    events: Sequence[Told], check: Told, at: int, out: list[Told]
) -> tuple[int, Told | None]:
    """A draw! check with the cards turned up, and with what it came to if that is known.

    Returns where to go on, and the check if it is not decided yet.
    """
    turned: list[Any] = []
    between: list[Told] = []
    while at < len(events) and events[at]["kind"] in ("turned", "reshuffled"):
        event = events[at]
        if event["kind"] == "turned":
            turned.append(event.get("card"))
        else:
            between.append(event)
        at += 1
    then = events[at] if at < len(events) else None
    decided = (
        then is not None
        and then["kind"] == "checked"
        and all(then.get(name) == check.get(name) for name in ("seat", "for"))
    )
    told = {**check, **then} if then is not None and decided else check
    out += [{**told, "turned": turned}, *between]
    return (at + 1, None) if decided else (at, check)


def _wound_follows(events: Iterable[Told], seat: Any) -> bool:
    return any(event["kind"] == "wounded" and event.get("seat") == seat for event in events)


def _group(events: Iterable[Told]) -> list[Told]:
    """Consecutive events that differ in nothing but their card become one, with all the cards."""
    out: list[Told] = []
    held: list[Told] = []
    between: list[Told] = []  # a new deck in the middle of a sentence is told after it

    def close() -> None:
        if held:
            known = "card" in held[0]
            cards = [event["card"] for event in held] if known else len(held)
            out.append({**held[0], "cards": cards})
        out.extend(between)
        held.clear()
        between.clear()

    for event in events:
        if held and event["kind"] == "reshuffled":
            between.append(event)
            continue
        if held and not _alike(held[0], event):
            close()
        if event["kind"] in GROUPED:
            held.append(event)
        else:
            out.append(event)
    close()
    return out


def _alike(one: Told, other: Told) -> bool:
    if ("card" in one) != ("card" in other):
        return False
    names = (one.keys() | other.keys()) - {"card"}
    return all(name in one and name in other and one[name] == other[name] for name in names)
