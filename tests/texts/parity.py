"""Sentences for the web client to compare its own with: `python -m tests.texts.parity`.

The client's speaker is a twin of the one here. The fixture has facts, collected from played games,
and what they read like in every language. After a change of the texts it is written anew; with
`--play` the facts are collected anew as well.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Hashable
from pathlib import Path
from typing import Any

from tests.texts.played import Moment, Plain, moments

from saloon.games.registry import vocabulary_of
from saloon.texts import LANGUAGES, Speaker
from saloon.texts.weaving import weave

FIXTURE = Path(__file__).parents[2] / "web" / "src" / "lib" / "speak.fixture.json"
NAMES = ("Ann", "Bert", "Cora", "Dan", "Elsie", "Frank", "Greta", "Hank")
GAMES = {"bang": 60, "dice": 60}
SPOKEN = [vocabulary_of(game).spoken for game in GAMES]


class Collection:
    """Facts of one game of which each is told in a way of its own."""

    def __init__(self, game: str) -> None:
        self._game = game
        self.cases: list[Plain] = []
        self._seen: set[Hashable] = set()

    def add(self, moment: Moment) -> None:
        viewer = moment.viewer
        shapes = {_shape(told, viewer) for told in moment.events}
        if not shapes <= self._seen:
            self._seen |= shapes
            self._keep("events", viewer, told=moment.events)
        if moment.ask is None:
            return
        kind = moment.ask["kind"]
        if self._is_new(("ask", moment.mine, _shape(moment.ask, viewer))):
            self._keep("question", viewer, ask=moment.ask, mine=moment.mine)
        for option in moment.options:
            if self._is_new((kind, _shape(option, viewer))):
                self._keep("option", viewer, option=option, kind=kind)
        for refusal in moment.refusals:
            if self._is_new((refusal["rule"], _shape(refusal["facts"], viewer))):
                self._keep("refusal", viewer, **refusal)

    def _is_new(self, shape: Hashable) -> bool:
        new = shape not in self._seen
        self._seen.add(shape)
        return new

    def _keep(self, what: str, viewer: int | None, **facts: Any) -> None:
        self.cases.append({"game": self._game, "what": what, "viewer": viewer, **facts})


def _shape(facts: Plain, viewer: int | None) -> Hashable:
    """What decides how facts are told: the viewer's part in them, reasons, and what is hidden."""
    return tuple(sorted((name, _kind(name, value, viewer)) for name, value in facts.items()))


def _kind(name: str, value: Any, viewer: int | None) -> str:
    if name in ("kind", "verb", "why", "for", "as", "detail"):
        return "list" if "," in str(value) else str(value)
    if isinstance(value, bool):
        return str(value)
    if isinstance(value, int):
        seat = any(name in words and words[name].seat for words in SPOKEN)
        return "viewer" if seat and value == viewer else "number"
    return type(value).__name__


def say(case: Plain, language: str) -> list[str]:
    speaker = Speaker(language, NAMES, case["viewer"], case["game"])
    match case["what"]:
        case "events":
            return speaker.events(case["told"])
        case "question":
            return [speaker.question(case["ask"], case["mine"])]
        case "option":
            return [speaker.option(case["option"], case["kind"])]
        case "reason":
            return [speaker.reason(case["number"], case["facts"])]
        case _:
            return [speaker.refusal(case["rule"], case["facts"])]


def with_texts(case: Plain) -> Plain:
    woven = {"lines": weave(case["told"])} if "told" in case else {}
    return {**case, **woven, "said": {language: say(case, language) for language in LANGUAGES}}


REASONS: list[Plain] = [
    {
        "number": "distance",
        "facts": {"seats": 2, "distance": 3, "farther": ["mustang", "paul-regret"]},
    },
    {"number": "sees_me", "facts": {"seats": 1, "distance": 1, "nearer": ["scope"]}},
    {"number": "distance", "facts": {"seats": 1, "distance": 1, "apart": "ambush"}},
    {"number": "range", "facts": {"range": 1, "by": "colt-45"}},
    {"number": "hand_limit", "facts": {"hand_limit": 4, "by": "life"}},
    {"number": "hand_limit", "facts": {"hand_limit": 10, "by": "sean-mallory"}},
    {"number": "no-such-number", "facts": {}},
]
_PROVED = [
    {"kind": "put-back", "seat": 1, "cards": 1, "from": "hand", "why": "abandoned-mine"},
    {"kind": "proved", "seat": 1, "card": "bang:5d", "why": "duel"},
]
_NO_CARD = [
    {"kind": "guessed", "seat": 0, "for": "peyote", "guess": "h"},
    {"kind": "checked", "seat": 0, "for": "peyote", "card": None, "good": False},
]
RARE: list[Plain] = [
    *(
        {"what": "events", "told": [{"kind": "faced", "seat": seat, "shots": shots, "why": why}]}
        for seat, shots, why in ((0, 1, "a-fistful-of-cards"), (1, 3, "a-fistful-of-cards"))
    ),
    {"what": "events", "told": _PROVED},
    {"what": "events", "told": _NO_CARD},
    *(
        {"what": "question", "ask": {"kind": kind, "seats": [0], **facts}, "mine": True}
        for kind, facts in (
            ("defend", {"by": 2, "about": "barrel", "amount": 1}),
            ("exchange", {"about": "ranch", "amount": 1}),
            ("exchange", {"about": "ranch", "amount": 3}),
            ("guess", {"about": "peyote", "amount": 2}),
            ("skip-draw", {"about": "hard-liquor"}),
            ("aim", {"about": "ricochet"}),
            ("rescue", {"amount": 1, "options": [{"text": "pass", "verb": "pass"}]}),
            ("rescue", {"amount": 0, "options": [{"text": "pass", "verb": "pass"}]}),
        )
    ),
    {"what": "option", "option": {"verb": "guess", "detail": "s"}, "kind": "guess"},
    {
        "what": "option",
        "option": {"verb": "use", "card": "bang:5d", "detail": "sniper bang:6d"},
        "kind": "play",
    },
]
"""What comes up too seldom in random games to be counted on."""
UNKNOWN: list[Plain] = [
    {"what": "events", "told": [{"kind": "no-such-event", "seat": 1, "thing": [1, "x"]}]},
    {"what": "events", "told": [{"kind": "played", "seat": 9, "card": "no-such:4x", "to": "pile"}]},
    {"what": "events", "told": [{"kind": "rescued", "seat": 1, "with": "beer"}]},
    {"what": "events", "told": [{"kind": "event", "event": "thirst", "next": None}]},
    {"what": "events", "told": [{"kind": "event", "event": "thirst", "next": "high-noon"}]},
    {"what": "events", "told": [{"kind": "named-suit", "seat": 0, "suit": "h"}]},
    {"what": "question", "ask": {"kind": "no-such", "seats": [1]}, "mine": False},
    {"what": "question", "ask": {"kind": "loss", "seats": [0, 1, 2], "by": 3}, "mine": False},
    {"what": "option", "option": {"verb": "no-such", "card": "bang:5d", "detail": "x"}, "kind": ""},
    {"what": "option", "option": {"verb": "suit", "detail": "d"}, "kind": "suit"},
    {"what": "refusal", "rule": "XX-00", "facts": {"card": "bang"}},
]
"""What no game of today says."""


DICE: list[Plain] = [
    {
        "what": "events",
        "told": [
            {"kind": "rage-drawn", "seat": seat, "card": "rage:beer+arrow#1", "symbols": ["beer"]}
            for seat in (0, 1)
        ],
    },
    *(
        {"what": "question", "ask": {"kind": kind, "seats": [0], "about": about}, "mine": mine}
        for kind, about in (
            ("name-sheriff", "sheriff"),
            ("pick-character", "el-gringo"),
            ("keep-character", "el-gringo"),
        )
        for mine in (True, False)
    ),
    *(
        {"what": "option", "option": option, "kind": "pick-character"}
        for option in ({"verb": "pick", "detail": "el-gringo"}, {"verb": "name", "seat": 0})
    ),
    {
        "what": "events",
        "told": [
            {"kind": "next-sheriff", "seat": 1, "why": "named", "by": 0, "bonus": 1},
            {"kind": "next-sheriff", "seat": 0, "why": "named", "by": 0},
            {"kind": "next-sheriff", "seat": 2, "why": "killer"},
            {"kind": "next-sheriff", "seat": 0, "why": "chance"},
            {"kind": "next-character", "seat": 1, "character": "el-gringo", "why": "kept"},
            {"kind": "next-character", "seat": 0, "character": "zombie", "why": "drawn"},
        ],
    },
    {"what": "reason", "number": "max_life", "facts": {"why": "black-jack", "amount": 8}},
    {"what": "reason", "number": "max_life", "facts": {"why": "sheriff", "amount": 2}},
    {"what": "refusal", "rule": "DG-CHAR-37", "facts": {"target": 2}},
    {
        "what": "events",
        "told": [{"kind": "rolled", "seat": 1, "rolled": ["duel:whisky", "beer", "beer"]}],
    },
]


def play() -> list[Plain]:
    cases: list[Plain] = []
    for game, number in GAMES.items():
        collection = Collection(game)
        for moment in moments(game, number):
            collection.add(moment)
        cases += collection.cases
    extra = [{"what": "reason", **each} for each in REASONS] + RARE + UNKNOWN
    cases += [{"game": "bang", "viewer": 0, **each} for each in extra]
    return cases + [{"game": "dice", "viewer": 0, **each} for each in DICE]


def stored() -> list[Plain]:
    cases: list[Plain] = json.loads(FIXTURE.read_text(encoding="utf-8"))["cases"]
    return cases


def main(arguments: list[str]) -> None:
    cases = play() if "--play" in arguments else stored()
    lines = [json.dumps(with_texts(case), ensure_ascii=False) for case in cases]
    names = json.dumps(NAMES)
    text = '{"names": ' + names + ',\n"cases": [\n' + ",\n".join(lines) + "\n]}\n"
    FIXTURE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
