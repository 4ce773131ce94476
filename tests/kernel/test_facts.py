"""Declared facts: what fits, what does not, and what cannot be declared."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from saloon.kernel import Event, option
from saloon.kernel.facts import (
    AMOUNT,
    COUNT,
    FACE,
    FLAG,
    ID,
    NOBODY,
    SEAT,
    Declared,
    Detail,
    Facts,
    Id,
    Known,
    Named,
    OrNone,
    Several,
    Shape,
    Word,
    maybe,
    secret,
)
from saloon.kernel.vocabulary import Vocabulary

KNOWN = Known(4, frozenset({"beer:6h"}))
EVENTS: Mapping[str, Declared] = {
    "drew": {"card": secret(FACE), "cards": COUNT, "why": maybe(ID)},
    "mixed": {"seat": NOBODY, "cards": COUNT},
}


@pytest.mark.parametrize(
    ("kind", "good", "bad"),
    [
        (SEAT, (0, 3, -1), (4, -2, "0", True, None)),
        (AMOUNT, (0, -5, 100), ("1", True, None)),
        (FLAG, (True, False), (1, "yes")),
        (FACE, ("beer:6h",), ("beer:7h", "beer", 1)),
        (ID, ("beer", "colt-45", "duel:beer", "phase-1"), ("", "Beer", "a b", 3)),
        (Id("die", empty=True), ("", "beer"), ("Beer",)),
        (Word("hand", "play"), ("hand",), ("deck", "")),
        (Several(SEAT), ([], [0, 1], (2,)), ([4], 1, None)),
        (Several(Several(ID)), ([["beer"], []],), (["beer"],)),
        (OrNone(AMOUNT), (None, 3), ("3",)),
        (Named(AMOUNT), ({}, {"a": 1}), ({"a": "1"}, {1: 1}, [1])),
        (Shape("Box", {"left": AMOUNT}), ({"left": 1},), ({}, {"left": 1, "top": 2}, 1)),
    ],
)
def test_a_value_fits_its_kind_or_not(
    kind: Any, good: tuple[Any, ...], bad: tuple[Any, ...]
) -> None:
    assert [each for each in good if not kind.fits(each, KNOWN)] == []
    assert [each for each in bad if kind.fits(each, KNOWN)] == []


@pytest.mark.parametrize(
    ("event", "wrong"),
    [
        (Event("drew", 1, {"cards": 1, "why": ""}), ""),
        (Event("drew", 1, {"cards": 1}, {"card": "beer:6h"}, (1,)), ""),
        (Event("drew", 1, {"cards": 1, "card": "beer:6h"}), ""),
        (Event("mixed", facts={"cards": 3}), ""),
        (Event("shot", 1), "the event 'shot' is not declared"),
        (Event("drew", facts={"cards": 1}), "the event 'drew': 'seat' is missing"),
        (Event("drew", 1), "the event 'drew': 'cards' is missing"),
        (Event("drew", 1, {"cards": "1"}), "the event 'drew': 'cards' is '1', not number"),
        (Event("drew", 1, {"cards": 1, "suit": "h"}), "the event 'drew': 'suit' is not declared"),
        (Event("drew", 1, {}, {"cards": 1}, (1,)), "the event 'drew': 'cards' is told as a secret"),
    ],
)
def test_an_event_is_told_as_declared_or_not(event: Event, wrong: str) -> None:
    found = Vocabulary("toy", [Facts(events=EVENTS)]).misfits_of_event(event, KNOWN)
    assert "; ".join(found) == wrong


def test_a_name_means_one_thing_in_a_game() -> None:
    one = Facts(events={"shot": {"to": SEAT}})
    with pytest.raises(ValueError, match="'to' is a seat here and an amount there"):
        Vocabulary("toy", [one, Facts(events={"paid": {"to": AMOUNT}})])
    with pytest.raises(ValueError, match="the event 'shot' is declared twice"):
        Vocabulary("toy", [one, one])
    with pytest.raises(ValueError, match="'to' is looked for in two sets of groups"):
        Vocabulary("toy", [Facts(refusals={"to": Id("card")}), Facts(reasons={"to": Id("die")})])
    some, any_ = Facts(refusals={"to": Id("card")}), Facts(reasons={"to": ID})
    for parts in ([some, any_], [any_, some]):
        with pytest.raises(ValueError, match="'to' is in some groups here and in any there"):
            Vocabulary("toy", parts)
    assert Vocabulary("toy", [one, Facts(events={"laid": {"to": ID}})]).spoken["to"].seat


def test_what_is_said_about_events_is_about_some_that_are_there() -> None:
    events = {"shot": {"with": Id("card")}}
    Vocabulary("toy", [Facts(events=events, takes={"shot": 0.5})])
    with pytest.raises(ValueError, match="toy: there is no event 'shoot' to say more about"):
        Vocabulary("toy", [Facts(events=events, takes={"shoot": 0.5})])
    with pytest.raises(ValueError, match="toy: there is no event 'shoot' to say more about"):
        Vocabulary("toy", [Facts(events=events, repeated=("shoot",))])


def test_details_are_read_by_their_form() -> None:
    forms: Mapping[str, Detail | Sequence[Detail]] = {
        "turn": Detail("{die}>{face}", {"die": ID, "face": ID}),
        "play": Detail("as {as}", {"as": ID}),
        "roll": Detail("{dice}", {"dice": Several(ID)}),
        "use": (Detail("{how}", {"how": ID}), Detail("{how} {with}", {"how": ID, "with": FACE})),
    }
    words = Vocabulary("toy", [Facts(details=forms)])
    assert words.read_detail("turn", "duel:beer>arrow") == {"die": "duel:beer", "face": "arrow"}
    assert words.read_detail("play", "as bang") == {"as": "bang"}
    assert words.read_detail("roll", "beer,beer,arrow") == {"dice": ["beer", "beer", "arrow"]}
    assert words.read_detail("use", "doc beer:6h") == {"how": "doc", "with": "beer:6h"}
    assert words.read_detail("play", "bang") == {}
    assert words.read_detail("sing", "loud") == {}


def test_who_plays_reads_a_detail_by_the_kinds_of_its_parts() -> None:
    details = {
        "roll": Detail("{dice}", {"dice": Several(ID)}),
        "use": Detail("{how} {with}", {"how": ID, "with": FACE}),
        "sell": Detail("{amount}", {"amount": AMOUNT}),
    }
    words = Vocabulary("toy", [Facts(details=details)])
    used, rolled = words.said(option("use", detail="doc beer:6h")), words.said(option("roll"))
    assert (used.word("how"), used.word("with")) == ("doc", "beer:6h")
    assert (used.words("dice"), used.number("amount")) == ([], 0), "a detail of another form"
    assert rolled.words("dice") == [], "an option without any"
    assert words.said(option("roll", detail="beer,arrow")).words("dice") == ["beer", "arrow"]
    assert words.said(option("sell", detail="3")).number("amount") == 3
    with pytest.raises(KeyError):
        used.word("wiht")


def test_what_a_box_shows_may_be_missing_and_what_the_game_shows_may_not() -> None:
    core = Facts(view={"turn": AMOUNT}, player={"life": AMOUNT})
    words = Vocabulary("toy", [core, Facts(view={"shop": Several(FACE)}, player={"gold": AMOUNT})])
    view = {"game": "toy", "viewer": None, "turn": 1, "players": [{"life": 4}]}
    assert words.misfits_of_view(view, KNOWN) == []
    full = view | {"shop": ["beer:6h"], "players": [{"life": 4, "gold": 2}]}
    assert words.misfits_of_view(full, KNOWN) == []
    poor = view | {"players": [{"gold": 2}]}
    assert words.misfits_of_view(poor, KNOWN) == ["ToyView: PlayerView: 'life' is missing"]
