"""How the terminal speaks of one game to one person: the game's texts, and its own."""

from collections.abc import Iterator, Sequence
from typing import Any

from saloon.cli.menu import key
from saloon.games.about import GameFacts
from saloon.games.registry import ABOUT
from saloon.kernel import Game, Option
from saloon.texts import Speaker
from saloon.texts.messages import Arguments, load_texts

COMMANDS = ("help", "table", "log", "undo", "quit")
EXPLAINED = {"role": "goal", "module": "about"}
"""The part of a text that explains a piece of this group; mostly "text"."""


class Voice:
    def __init__(
        self,
        language: str,
        game: str,
        names: Sequence[str],
        viewer: int | None,
        *,
        plain: bool = False,
    ) -> None:
        self.game = game
        self.names = list(names)
        self.viewer = viewer
        self.speaker = Speaker(language, names, viewer, game)
        self.full, self.empty, self.dot = ("*", ".", "|") if plain else ("●", "○", "·")
        self._texts = load_texts(language)
        self.commands = {
            typed: command
            for command in COMMANDS
            for typed in (command, key(self.say(f"word-{command}")))
        }

    def say(self, id_: str, **args: str | int) -> str:
        """A text of the terminal's own."""
        return self.speaker.text(f"ui-terminal-{id_}", args)

    def known(self, id_: str, args: Arguments | None = None) -> str:
        """A text of the game's, or nothing."""
        return self._texts.format(f"{self.game}-{id_}", args) or ""

    def title(self) -> str:
        return self.speaker.text(f"ui-game-{self.game}")

    def goal(self, role: str, variants: Sequence[str]) -> str:
        """What a role has to do, under the first of these variants that changes it."""
        told = (self.known(f"role-{role}.goal-{variant}") for variant in variants)
        return next(filter(None, told), self.known(f"role-{role}.goal"))

    def life(self, life: int, most: int) -> str:
        return self.full * life + self.empty * (most - life)

    # -- answers -----------------------------------------------------------------------------

    def option(self, game: Game, chosen: Option) -> str:
        return self.speaker.option(plain_option(game, chosen), game.decision.kind)

    def question(self, asked: dict[str, Any]) -> str:
        return self.speaker.question(asked, self.viewer in asked["seats"])

    # -- looking things up -------------------------------------------------------------------

    def pieces(self) -> Iterator[tuple[str, str]]:
        """Name and explanation of everything that has them."""
        facts: GameFacts = ABOUT[self.game]()
        for piece in facts.pieces:
            part = EXPLAINED.get(piece.group, "text")
            text = self.known(f"{piece.group}-{piece.id}.{part}")
            yield self.speaker.piece(piece.group, piece.id), text

    def explain(self, typed: str) -> list[str]:
        """Everything whose name begins with what was typed, or has a word that does."""
        wanted = key(typed)
        fits = [
            (name, text)
            for name, text in self.pieces()
            if any(key(part).startswith(wanted) for part in (name, *name.split()))
        ]
        exact = [(name, text) for name, text in fits if key(name) == wanted]
        return list(dict.fromkeys(f"{name}: {text}" for name, text in exact or fits))


def plain_option(game: Game, chosen: Option) -> dict[str, Any]:
    """An option as the texts take it."""
    state = game.state
    return {
        "verb": chosen.verb,
        "card": state.face[chosen.slot].text if chosen.slot >= 0 else None,
        "seat": chosen.seat if chosen.seat >= 0 else None,
        "detail": state.detail_text(chosen),
    }
