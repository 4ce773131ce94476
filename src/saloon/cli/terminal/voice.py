"""How the terminal speaks of one game to one person: the game's texts, and its own."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from saloon.cli.terminal.menu import key
from saloon.games.about import PieceFacts
from saloon.games.registry import ABOUT, vocabulary_of
from saloon.kernel import Game, Option, Refusal
from saloon.texts import Speaker
from saloon.texts.messages import Arguments, load_texts, message_ids

COMMANDS = ("help", "table", "log", "undo", "quit", "hand")
PIECES = ("card", "character", "event", "role", "equipment", "railcar", "station")
"""Groups of pieces of which a face tells its own: `character:el-gringo`."""


class Entry(NamedTuple):
    """Something that can be looked up."""

    id: str
    name: str
    note: str
    text: str


class Voice:
    def __init__(self, language: str, game: str, names: Sequence[str], viewer: int | None) -> None:
        self.game = game
        self.names = list(names)
        self.viewer = viewer
        self.speaker = Speaker(language, names, viewer, game)
        self._texts = load_texts(language)
        self.commands = {
            typed: command
            for command in COMMANDS
            for typed in (command, *self.words(f"word-{command}"))
        }

    def say(self, id_: str, **args: str | int | float) -> str:
        """A text of the terminal's own."""
        return self.speaker.text(f"ui-terminal-{id_}", args)

    def known(self, id_: str, args: Arguments | None = None) -> str:
        """A text of the game's, or nothing."""
        return self._texts.format(f"{self.game}-{id_}", args) or ""

    def words(self, id_: str) -> tuple[str, ...]:
        """Words that mean the same, as they are typed."""
        return tuple(key(word) for word in self.say(id_).split())

    def either(self, words: Sequence[str]) -> str:
        """`a, b or c`."""
        if len(words) < 2:
            return "".join(words)
        return self.say("or", list=", ".join(words[:-1]), last=words[-1])

    def both(self, words: Sequence[str]) -> str:
        """`a, b and c`."""
        if len(words) < 2:
            return "".join(words)
        return self.known("and", {"list": ", ".join(words[:-1]), "last": words[-1]})

    def cards(self, faces: Sequence[str]) -> str:
        return self.both([self.speaker.card(face) for face in faces])

    def title(self) -> str:
        return self.speaker.text(f"ui-game-{self.game}")

    def goal(self, role: str, variants: Sequence[str]) -> str:
        """What a role has to do, under the first of these variants that changes it."""
        told = (self.known(f"role-{role}.goal-{variant}") for variant in variants)
        return next(filter(None, told), self.known(f"role-{role}.goal"))

    def life(self, life: int, most: int) -> str:
        return "●" * life + "○" * (most - life)

    def told(self, chosen: Option) -> dict[str, Any]:
        """What the detail of an answer tells, by name, whatever the game."""
        return vocabulary_of(self.game).read_detail(chosen.verb, chosen.detail)

    def company(self, view: Mapping[str, Any], chosen: Option) -> str:
        """Who is at the place that an answer leads to; nothing if there is nobody."""
        place = self.told(chosen).get("place")
        if place is None:
            return ""
        there = [self.names[each["seat"]] for each in view["players"] if each["space"] == place]
        there += [self.say("sheriff-there")] if view["sheriff"] == place else []
        there += [self.say("bandit-there")] if place in view["bandits"] else []
        return self.both(there)

    def spoils(self, view: Mapping[str, Any], chosen: Option) -> str:
        """What a robbery would bring of the victim's, in numbers; nothing for other answers."""
        for offer in view.get("offers", ()):
            robbed = (offer["verb"], offer.get("seat", -1)) == (chosen.verb, chosen.seat)
            if robbed and "spoils" in offer:
                found = offer["spoils"]
                either = [self.say("dollars", amount=found["money"])] if found["money"] else []
                either += self._counted("nuggets", found["nuggets"])
                cattle = self._counted("cattle", found["cattle"])
                return ", ".join(filter(None, [self.either(either), *cattle]))
        return ""

    def _counted(self, what: str, count: int) -> list[str]:
        return [self.known(f"spoils-{what}", {"count": count})] if count else []

    # -- questions and answers ---------------------------------------------------------------

    def question(self, asked: dict[str, Any]) -> str:
        return self.speaker.question(asked, self.viewer in asked["seats"])

    def again(self, kind: str) -> str:
        """How the question of a turn is asked for the second time; nothing for other questions."""
        return self.known(f"again-{kind}")

    def forced(self, kind: str, amount: int) -> str:
        """What is said instead of a question that has only one answer, if there are words."""
        return self.known(f"forced-{kind}", self.speaker.arguments({"amount": amount}))

    def skip(self, kind: str) -> str:
        """What stands behind a question that just Enter answers; nothing for other questions."""
        return self.known(f"skip-{kind}")

    def lists(self, verb: str) -> bool:
        """Whether answers with this verb are listed with all their targets in one line."""
        return self._texts.format(f"{self.game}-list-{verb}") is not None

    def option(self, game: Game, chosen: Option) -> str:
        return self.speaker.option(plain_option(game, chosen), game.decision.kind)

    def listed(self, game: Game, chosen: Option) -> str:
        """An answer without its target."""
        plain = plain_option(game, chosen._replace(seat=-1))
        return self.speaker.option(plain, game.decision.kind, "list")

    def refusal(self, refusal: Refusal) -> str:
        """A whole sentence with the rule's id."""
        return f"{self.speaker.refusal(refusal.rule, refusal.facts)} ({refusal.rule})"

    def short(self, refusal: Refusal) -> str:
        """A few words for a list."""
        return self.known(f"short-{refusal.rule}") or self.say("not-now-short")

    # -- looking things up -------------------------------------------------------------------

    @cached_property
    def pieces(self) -> list[PieceFacts]:
        return ABOUT[self.game]().pieces

    @cached_property
    def entries(self) -> list[Entry]:
        """Everything that has a name and can be explained."""
        return [
            Entry(
                piece.id,
                self.speaker.piece(piece.group, piece.id),
                self._note(piece),
                self.explanation(piece.group, piece.id),
            )
            for piece in self.pieces
        ]

    def _note(self, piece: PieceFacts) -> str:
        """What kind of piece it is."""
        if piece.group == "card" and not piece.colour:
            return self.say("piece-plain-card")
        return self.say(f"piece-{piece.group}", colour=self._colour(piece), life=piece.life)

    def _colour(self, piece: PieceFacts) -> str:
        return self.known(f"border-{piece.colour}.note") if piece.colour else ""

    def explanation(self, group: str, id_: str) -> str:
        """What a piece does: what stands on it, and what more there is to know."""
        if group == "role":
            return self.say("goal", goal=self.known(f"role-{id_}.goal"))
        text, more = self.known(f"{group}-{id_}.text"), self.known(f"more-{group}-{id_}")
        return f"{text} {more}".strip()

    def explained(self, face: str) -> str:
        """What a face says of itself if it is no card: a character, an event."""
        group, _, id_ = face.partition(":")
        return self.known(f"{group}-{id_}.text") if group in PIECES else ""

    @cached_property
    def notions(self) -> list[tuple[str, str]]:
        """What can be explained and is no piece: a name, and what there is to say."""
        ids = message_ids(f"{self.game}-notion-")
        return [(self.speaker.text(id_), self.speaker.text(f"{id_}.text")) for id_ in ids]

    def priced(self, face: str) -> str:
        """A piece in a shop, with its price."""
        price = next((piece.price for piece in self.pieces if face in piece.copies), 0)
        return f"{self.speaker.card(face)} ({price})"

    def reach(self, card: str) -> int:
        """The range of a card by its id, 0 if it has none."""
        return next((p.range for p in self.pieces if (p.group, p.id) == ("card", card)), 0)


def plain_option(game: Game, chosen: Option) -> dict[str, Any]:
    """An option as the texts take it."""
    return {
        "verb": chosen.verb,
        "card": face_text(game, chosen.slot) or None,
        "seat": chosen.seat if chosen.seat >= 0 else None,
        "detail": game.state.detail_text(chosen),
    }


def face_text(game: Game, slot: int) -> str:
    return str(game.state.face[slot].text) if slot >= 0 else ""
