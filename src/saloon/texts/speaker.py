"""What happened, what is asked and what can be answered, in the words of one language.

The twin of web/src/lib/speak.ts: both make the same sentences, change both. Nothing here knows a
card or an event by name: facts become arguments as the game's vocabulary declares them, and the
messages say the rest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from saloon.games.registry import vocabulary_of
from saloon.kernel.facts import BUNCHED, RANKS
from saloon.kernel.vocabulary import Spoken
from saloon.texts.messages import Arguments, load_texts
from saloon.texts.weaving import Told, kind_of, weave

UNKNOWN = Spoken()
SUITS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}


class Speaker:
    """Speaks one language to one viewer of a game (None: to nobody in particular). Never raises."""

    def __init__(
        self, language: str, names: Sequence[str], viewer: int | None, game: str = "bang"
    ) -> None:
        self._texts = load_texts(language)
        self._names = list(names)
        self._game = game
        self._words = vocabulary_of(game)
        self._nothing = self._defaults()
        self.viewer = viewer

    def text(self, id_: str, args: Arguments | None = None) -> str:
        """Any message, by id or `id.attribute`; an unknown one is its id in readable form."""
        said = self._format(id_, args)
        return readable(id_) if said is None else said

    def piece(self, group: str, id_: str) -> str:
        """The name of a piece: `piece("card", "bang")`."""
        name = self._format(f"{self._game}-{group}-{id_}")
        return readable(id_) if name is None else name

    def card(self, face: str) -> str:
        """`BANG! 5♦` of `bang:5d`, and the name of anything else that has one."""
        return self._piece(face, "card")

    def events(self, events: Sequence[Told]) -> list[str]:
        """What happened, line by line."""
        return [text for _, text in self.lines(events)]

    def lines(self, events: Sequence[Told]) -> list[tuple[Told, str]]:
        """The same, each line with what it tells."""
        lines = []
        for told in weave(events):
            said = self._format(f"{self._game}-log-{told['kind']}", self.arguments(told))
            if said is None:
                said = f"{readable(told['kind'])}."
            if said:  # else it goes without saying
                lines.append((told, _tidy(said)))
        return lines

    def question(self, ask: Mapping[str, Any], mine: bool) -> str:
        """What the viewer is asked, or what somebody else is."""
        facts = {name: ask.get(name) for name in ("seats", "by", "about", "amount")}
        args = self.arguments({"seat": next(iter(ask.get("seats") or ()), None), **facts})
        kind, whose = ask["kind"], "" if mine else ".other"
        # Who can give one answer only is told so, where there is something to say about it.
        only = (".only",) if mine and len(ask.get("options") or ()) == 1 else ()
        said = None
        for id_ in (
            *(f"ask-{kind}{each}" for each in only),
            f"ask-{kind}{whose}",
            f"ask-unknown{whose}",
        ):
            said = self._format(f"{self._game}-{id_}", args) if said is None else said
        return readable(kind) if said is None else _tidy(said)

    def option(self, option: Mapping[str, Any], kind: str, form: str = "do") -> str:
        """The label of an answer to a question of this kind; "list": without its target."""
        verb = option["verb"]
        facts: dict[str, Any] = {"card": option.get("card"), "seat": option.get("seat")}
        detail = self._words.read_detail(verb, str(option.get("detail") or ""))
        for name, value in detail.items():
            facts[name] = value
            if isinstance(value, list):
                facts["count"] = len(value)
        args = self.arguments(facts)
        own = (f"{self._game}-{form}-{verb}",) if form != "do" else ()
        for id_ in (*own, f"{self._game}-do-{verb}.{kind}", f"{self._game}-do-{verb}"):
            said = self._format(id_, args)
            if said is not None:
                return said
        parts = (readable(verb), str(args["card"]), readable(option.get("detail") or ""))
        return " ".join(part for part in parts if part)

    def refusal(self, rule: str, facts: Mapping[str, Any]) -> str:
        """Why something is not possible."""
        args = self.arguments(facts)
        said = self._format(f"{self._game}-why-{rule}", args)
        if said is None:
            said = self._format(f"{self._game}-why-unknown", args)
        return rule if said is None else _tidy(said)

    def reason(self, number: str, facts: Mapping[str, Any]) -> str:
        """Why a number of a seat is what it is: `reason("hand_limit", {…})`."""
        name = number.replace("_", "-")
        said = self._format(f"{self._game}-reason-{name}", self.arguments(facts))
        return readable(name) if said is None else said

    # -- facts as arguments ------------------------------------------------------------------

    def arguments(self, facts: Mapping[str, Any]) -> dict[str, str | int]:
        """The facts as the arguments of a message; what is missing is "none", "no" or 0."""
        args = dict(self._nothing)
        for name, fact in self._words.events.get(str(facts.get("kind")), {}).items():
            if fact.secret and name not in facts:
                args[f"{name}Is"] = "hidden"
        for name, value in facts.items():
            self._add(args, name, value, facts.get("seat"))
        return args

    def _defaults(self) -> dict[str, str | int]:
        """What a message is given of facts that are not told."""
        args: dict[str, str | int] = {"card": "", "cardIs": "none", "cardRank": "", "count": 0}
        for name, said in self._words.spoken.items():
            if said.seat or said.seats or said.piece:
                args[name] = ""
                args[f"{name}Is"] = "none"
            if said.flag:
                args[name] = "no"
            if said.amount:
                args[name] = 0
        return args

    def _said(self, name: str) -> Spoken:
        return self._words.spoken.get(name, UNKNOWN)

    def _add(self, args: dict[str, str | int], name: str, value: Any, actor: Any) -> None:
        if isinstance(value, bool):
            args[name] = "yes" if value else "no"
        elif isinstance(value, int):
            self._add_number(args, name, value, actor)
        elif isinstance(value, list | tuple):
            self._add_list(args, name, value)
        elif isinstance(value, str) and value:
            args[name] = self._piece(value, name)
            args[f"{name}Is"] = kind_of(value)
            args[f"{name}Rank"] = rank_of(value)

    def _add_number(self, args: dict[str, str | int], name: str, value: int, actor: Any) -> None:
        said = self._said(name)
        if said.counted and not said.amount:
            args["count"] = value
        elif not said.seat:
            args[name] = value
        elif value >= 0:
            args[name] = self._name(value)
            who = "me" if value == self.viewer else "other"
            args[f"{name}Is"] = "self" if name != "seat" and value == actor else who

    def _add_list(self, args: dict[str, str | int], name: str, values: Sequence[Any]) -> None:
        said = self._said(name)
        if said.seats:
            seats = [value for value in values if isinstance(value, int)]
            you = self._format(f"{self._game}-you") or "you"
            args[name] = self._and([you if s == self.viewer else self._name(s) for s in seats])
            whose = "me" if self.viewer in seats else "other"
            args[f"{name}Is"] = whose if seats else "none"
        else:
            ids = [id_ for id_ in _flat(values) if isinstance(id_, str)]
            if said.manner == BUNCHED:
                words = [self._several(id_, ids.count(id_), name) for id_ in dict.fromkeys(ids)]
            elif said.manner == RANKS:
                words = [rank_of(id_) for id_ in ids]
            else:
                words = [self._piece(id_, name) for id_ in ids]
            args[name] = self._and(words)
            args[f"{name}Is"] = kind_of(ids[0]) if ids else "none"
        if said.counted:
            args["count"] = len(values)

    def _several(self, id_: str, count: int, fact: str) -> str:
        """`2× Beer` of two dice that show the same."""
        return self._piece(id_, fact) if count == 1 else f"{count}× {self._piece(id_, fact)}"

    def _and(self, words: Sequence[str]) -> str:
        if len(words) < 2:
            return "".join(words)
        both = {"list": ", ".join(words[:-1]), "last": words[-1]}
        return self._format(f"{self._game}-and", both) or ", ".join(words)

    def _name(self, seat: int) -> str:
        return self._names[seat] if seat < len(self._names) else f"#{seat + 1}"

    def _piece(self, id_: str, fact: str) -> str:
        """The name of a face or an id."""
        kind, colon, rest = id_.partition(":")
        groups = self._said(fact).groups
        if colon and groups:
            return self._piece(rest, fact)  # of which kind it is goes without saying
        if colon and kind in self._words.groups:
            return self.piece(kind, rest.partition("#")[0])
        for group in groups or self._words.groups:
            name = self._format(f"{self._game}-{group}-{kind}")
            if name is not None:
                return f"{name} {self._printed(id_)}".strip()
        return f"{readable(kind)} {rank_of(id_)}".strip()

    def _printed(self, face: str) -> str:
        """Rank and suit, or the symbols in brackets."""
        kind, _, rest = face.partition(":")
        group = self._words.printed.get(kind)
        if group is None or not rest:
            return rank_of(face)
        names = [self.piece(group, symbol) for symbol in rest.partition("#")[0].split("+")]
        return f"({', '.join(names)})"

    def _format(self, id_: str, args: Arguments | None = None) -> str | None:
        return self._texts.format(id_, args)


def rank_of(face: str) -> str:
    """`5♦` of `bang:5d`; the number that tells two equal cards apart is not printed."""
    printed = face.partition(":")[2].partition("#")[0]
    if not printed:
        return ""
    return printed[:-1].upper() + SUITS.get(printed[-1], printed[-1])


def _flat(values: Sequence[Any]) -> list[Any]:
    """Cards told by their symbols are lists in a list."""
    return [each for value in values for each in (value if isinstance(value, list) else [value])]


def readable(id_: str) -> str:
    words = id_.replace("-", " ")
    return words[:1].upper() + words[1:]


def _tidy(text: str) -> str:
    """A sentence that ends with the name of a card needs no full stop after an exclamation mark."""
    return text.replace("!.", "!")
