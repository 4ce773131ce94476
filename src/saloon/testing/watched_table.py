"""The table of a scenario, as a test looks at it.

It is looked at only when no unexpected question is pending: a test that has overlooked one fails.
"""

from __future__ import annotations

from typing import cast

from saloon.games.bang.distance import reach, sees
from saloon.games.bang.event_deck import ROUND, event_card_in_force, next_event_card
from saloon.games.bang.modules.base.stick import stick as stick_of
from saloon.games.bang.state import Bang, Player
from saloon.kernel import Game
from saloon.testing.buttons import Buttons
from saloon.testing.picture import picture
from saloon.testing.scripted_picks import ScriptedPicks

CALM = ("play", "excess")


class WatchedTable(Buttons):
    """A game of BANG! with what a test may see of it."""

    def __init__(self, game: Game) -> None:
        self._picks = ScriptedPicks()
        super().__init__(game, self._picks)
        self._expected: int | None = None  # how many choices were made when a question was expected

    @property
    def state(self) -> Bang:
        return cast(Bang, self.game.state)

    def life(self, who: int) -> int:
        return self._calm_player(who).life

    def hand(self, who: int) -> list[str]:
        """The names of the cards in a hand, in hand order."""
        return [self.state.card(slot).id for slot in self._calm_player(who).hand]

    def hand_texts(self, who: int) -> list[str]:
        return [self.state.face[slot].text for slot in self._calm_player(who).hand]

    def in_play(self, who: int) -> list[str]:
        return [self.state.card(slot).id for slot in self._calm_player(who).in_play]

    def pile(self) -> list[str]:
        """The discard pile by name, its top last."""
        self._calm()
        return [self.state.card(slot).id for slot in self.state.pile]

    def top(self) -> str:
        """The top card of the discard pile, as text."""
        self._calm()
        return self.state.face[self.state.pile[-1]].text if self.state.pile else ""

    def deck(self) -> list[str]:
        """The deck from its top down, as texts."""
        self._calm()
        return [self.state.face[slot].text for slot in reversed(self.state.deck)]

    def is_out(self, who: int) -> bool:
        self._calm()
        return not self._player(who).present

    def role(self, who: int) -> str:
        return self.state.role(self._player(who))

    @property
    def active(self) -> int:
        """Whose turn it is."""
        self._calm()
        return self.state.active

    @property
    def stick(self) -> int:
        self._calm()
        return stick_of(self.state).holder

    @property
    def event(self) -> str | None:
        """The event card of the round."""
        self._calm()
        return event_card_in_force(self.state, ROUND)

    @property
    def next_event(self) -> str | None:
        """The event card that everybody sees coming."""
        self._calm()
        return next_event_card(self.state, ROUND)

    def distance(self, who: int, other: int) -> int:
        return sees(self.state, self._player(who), self._player(other))

    def reach(self, who: int) -> int:
        return reach(self.state, self._player(who))

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def winner(self) -> str | None:
        """The side that has won, once the game is over."""
        return None if self.game.result is None else self.game.result.side

    @property
    def winners(self) -> tuple[int, ...]:
        return () if self.game.result is None else self.game.result.winners

    def picture(self, viewer: int | None = None) -> str:
        """The table as text: all of it, or what one seat sees."""
        self._calm()
        return picture(self.game, viewer, everything=viewer is None)

    # -- strictness --------------------------------------------------------------------------

    def _player(self, who: int) -> Player:
        return self.state.players[who]

    def _calm_player(self, who: int) -> Player:
        self._calm()
        return self._player(who)

    def _calm(self) -> None:
        """Looking at the table is fine only when no unexpected question is pending."""
        if self._picks.wanted:
            self.fail(f"nobody picked at random: {', '.join(self._picks.wanted)}")
        if self.game.over or self.game.decision.kind in CALM:
            return
        if self._expected != self.game.choices_made:
            self.fail("an unexpected question is pending")

    def described(self) -> list[str]:
        return [picture(self.game, everything=True)]
