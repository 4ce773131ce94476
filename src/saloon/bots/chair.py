"""A bot's side of the table: one seat's view, options and news, and nothing else."""

from __future__ import annotations

from typing import Any, Protocol

from saloon.kernel import Game, Option
from saloon.kernel.decision import Said
from saloon.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Chair:
    """One seat of a running game, as the one who sits on it sees it."""

    __slots__ = ("__game", "__heard", "__words", "seat")

    def __init__(self, game: Game, seat: int) -> None:
        self.__game = game
        self.__heard = 0
        self.__words = game.rules.vocabulary()
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
        return self.__words.said(option)

    def sample(self, seed: int) -> Game:
        """A game to try things in, made by the kernel: what the seat cannot know is dealt anew."""
        return self.__game.determinize(self.seat, seed)

    def news(self) -> list[dict[str, Any]]:
        """What the seat has seen happen since the last call (from the first call on)."""
        events = self.__game.listen()
        self.__heard = min(self.__heard, len(events))  # a choice may have been taken back
        fresh = [event.seen_by(self.seat) for event in events[self.__heard :]]
        self.__heard = len(events)
        return fresh


class Bot(Protocol):
    """A player. `interject` may be left out by a bot that never does."""

    def choose(self, chair: Chair, options: list[Option]) -> Option:
        """Answer the pending question with one of the options."""
        ...


class InterjectingBot(Bot, Protocol):
    def interject(self, chair: Chair, options: list[Option]) -> Option | None:
        """Use an any-time ability while others are asked, or decline with None."""
        ...
