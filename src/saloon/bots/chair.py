"""A bot's side of the table: one seat's view, options and news, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from saloon.kernel import Game, Onlooker, Option
from saloon.kernel.decision import Said
from saloon.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Chair:
    """One seat of a running game, as the one who sits on it sees it."""

    __slots__ = ("__game", "__onlooker", "__read", "seat")

    def __init__(self, game: Game, seat: int) -> None:
        self.__game = game
        self.__onlooker: Onlooker | None = None
        self.__read: Callable[[Option], Said] | None = None
        self.seat = seat

    @property
    def view(self) -> dict[str, Any]:
        """What the seat may see now; made anew at every call."""
        return self.__game.view(self.seat)

    @property
    def question(self) -> dict[str, Any]:
        """The pending question: kind, seats, about, by, amount, rule."""
        game = self.__game
        return game.state.question(game.decision, game.decision.seats)

    @property
    def kind(self) -> str:
        return self.__game.decision.kind

    def text(self, option: Option) -> str:
        """An option in words that name the physical card: `play bang:5d @2`."""
        return self.__game.state.option_text(option)

    def card(self, option: Option) -> str:
        """The physical card of an option, `bang:5d`; empty if there is none."""
        return str(self.__game.state.face[option.slot].text) if option.slot >= 0 else ""

    def second(self, option: Option) -> str:
        """Another one that is named with it: what it is paid with."""
        return str(self.__game.state.face[option.second].text) if option.second >= 0 else ""

    def said(self, option: Option) -> Said:
        """What the detail of an option says, as the game declares it: `said(…).word("place")`."""
        if self.__read is None:
            self.__read = self.__game.rules.vocabulary().said
        return self.__read(option)

    def sample(self, seed: int) -> Game:
        """A game to try things in, made by the kernel: what the seat cannot know is dealt anew."""
        return self.__game.determinize(self.seat, seed)

    def news(self) -> list[dict[str, Any]]:
        """What the seat has seen happen since the last call (from the first call on)."""
        if self.__onlooker is None:
            self.__onlooker = Onlooker(self.seat)
        # Copies: whatever a bot does with them, nobody else is told anything different.
        return [told.copy() for told in self.__onlooker.hear(self.__game)]


class Bot(Protocol):
    """A player. `interject` may be left out by a bot that never does.

    One that chooses without a look at the options may also say at once which of so many it takes:
    `pick(count) -> int`.
    """

    def choose(self, chair: Chair, options: list[Option]) -> Option:
        """Answer the pending question with one of the options."""
        ...


class InterjectingBot(Bot, Protocol):
    def interject(self, chair: Chair, options: list[Option]) -> Option | None:
        """Use an any-time ability while others are asked, or decline with None."""
        ...
