"""What the scenario languages of all games share: names, strictness, pressing players' buttons.

A game adds how a position is written, what its players do in a word, and what a test looks at.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, NoReturn

from saloon.kernel import Event, Face, Game, IllegalChoice, Option, State, option
from saloon.kernel.chance_script import ChanceScript
from saloon.kernel.errors import Told
from saloon.testing.told import Listener


class ScenarioError(AssertionError):
    """The game did something the scenario did not expect, or the other way round."""


class ScriptedChance:
    """Takes the place of chance where a test says so; a game says what a test can say."""

    def number(self, _state: State, _bound: int, _among: Sequence[int] | None) -> int | None:
        return None

    def confused(self, _state: State, _slots: Sequence[int]) -> None:
        """Nothing is chosen."""

    def faces(self, _state: State, _slots: Sequence[int]) -> list[Face] | None:
        return None


def fits(text: str, name: str) -> bool:
    """Whether a name means this card: `bang:5d`, `bang` or `5d`."""
    card, _, value = text.partition(":")
    return name in (text, card, value, value.partition("#")[0])


def bare(text: str) -> str:
    """An option's text with the suits and ranks left out: `play bang @1`."""
    return " ".join(word.partition(":")[0] for word in text.split())


class Buttons:
    """A game whose players choose what a test says, through the same door as everybody."""

    def __init__(self, game: Game, chance: ChanceScript) -> None:
        self.game = game
        game.state.script = chance
        self.events = game.listen()
        self._listener = Listener(game)

    # -- who is asked, and for what ----------------------------------------------------------

    @property
    def asked(self) -> int:
        """The first seat whose answer is waited for."""
        return self.game.unanswered()[0]

    @property
    def kind(self) -> str:
        return self.game.decision.kind

    def options(self, who: int | None = None) -> list[str]:
        """What a seat can choose now, in words; whoever is asked, if none is said."""
        seat = self.asked if who is None else who
        return [self.game.state.option_text(each) for each in self.game.options(seat)]

    def can(self, who: int, words: str) -> bool:
        """Whether a seat has an option that reads like this, perhaps without suits and ranks."""
        return self.reads(self.game.options(who), words) is not None

    def reads(self, options: Sequence[Option], words: str) -> Option | None:
        """The first of some options that reads like this, perhaps without suits and ranks."""
        for each in options:
            text = self.game.state.option_text(each)
            if words in (text, bare(text)):
                return each
        return None

    # -- pressing ----------------------------------------------------------------------------

    def press(self, chosen: Option | str, who: int) -> None:
        """Choose; what is told of it has to be as the game declares it."""
        self.game.choose(chosen, who)
        self._listener.check(self.game)

    # -- what is refused ---------------------------------------------------------------------

    def tried(self, who: int, words: str) -> Option:
        """Something that a seat might try, by how it reads."""
        game = self.game
        found = self.reads(game.rules.conceivable(game.state, game.decision, who), words)
        verb, _, detail = words.partition(" ")
        return option(verb, detail=detail) if found is None else found

    def refused(self, tried: Option | str) -> str:
        """The rule against what whoever is asked might try, which then changes nothing.

        Empty if there is none.
        """
        who = self.asked
        option = self.tried(who, tried) if isinstance(tried, str) else tried
        refusal = self.game.why_not(who, option)
        if refusal is None:
            return ""
        self._is_in_vain(who, option)
        return refusal.rule

    def refused_by(self, who: int, tried: Option, rule: str) -> Mapping[str, Told]:
        """A choice has to be refused by that rule; returns the facts told."""
        if tried in self.game.options(who):
            self.fail(f"'{self.game.state.option_text(tried)}' is possible")
        refusal = self.game.why_not(who, tried)
        if refusal is None or refusal.rule != rule:
            self.fail(f"refused by {refusal}, not by {rule}")
        self._is_in_vain(who, tried)
        return refusal.facts

    def _is_in_vain(self, who: int, tried: Option) -> None:
        before = self.game.state.plain()
        with suppress(IllegalChoice):
            self.game.choose(tried, who)
        if self.game.state.plain() != before:
            self.fail("a refused choice changed something")

    # -- looking -----------------------------------------------------------------------------

    def shown(self, seat: int, viewer: int | None = None) -> dict[str, Any]:
        """What a viewer sees of a player."""
        player: dict[str, Any] = self.game.view(viewer)["players"][seat]
        return player

    def heard(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]

    def fail(self, message: str) -> NoReturn:
        """Say what is wrong, what is asked, and how the table looks."""
        lines = [message]
        if self.game.over:
            lines.append(f"the game is over: {self.game.result}")
        else:
            decision = self.game.decision
            lines.append(f"pending: {decision.kind} for {decision.seats} ({decision.rule})")
            lines += [f"  {who}: {', '.join(self.options(who))}" for who in self.game.unanswered()]
        raise ScenarioError("\n".join([*lines, *self.described()]))

    def described(self) -> list[str]:
        """The table in words, for who has to find out why a scenario failed."""
        return []
