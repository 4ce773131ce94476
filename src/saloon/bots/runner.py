"""Letting bots play a game to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from saloon.bots.chair import Bot, Chair
from saloon.kernel import Game, Option, SaloonError


class TooLong(SaloonError):
    """A game that goes on for longer than any sensible game does."""


class Interruptions:
    """Offers any-time abilities to bots that are not asked, once until they change."""

    def __init__(self, game: Game, bots: Sequence[Bot], chairs: Sequence[Chair]) -> None:
        self._game = game
        self._interject = [getattr(bot, "interject", None) for bot in bots]
        self._chairs = chairs
        self._declined: list[list[Option]] = [[] for _ in bots]

    def offer(self) -> bool:
        """Ask who could interject. Returns whether somebody did."""
        game = self._game
        declined = self._declined
        for seat in game.interjectors:
            options = game.interjections(seat)
            if options == declined[seat]:
                continue
            declined[seat] = options
            interject = self._interject[seat]
            if not options or interject is None:
                continue
            chosen = interject(self._chairs[seat], options)
            if chosen is not None:
                declined[seat] = []
                game.choose(chosen, seat)
                return True
        return False


def play_out(
    game: Game,
    bots: Sequence[Bot],
    *,
    limit: int = 20_000,
    after: Callable[[Game], object] | None = None,
) -> int:
    """Play to the end; returns the number of choices made. `after` is called after each."""
    chairs = [Chair(game, seat) for seat in range(game.state.seats)]
    interruptions = Interruptions(game, bots, chairs)
    picks: list[Callable[[int], int] | None] = [getattr(bot, "pick", None) for bot in bots]
    game.begin()
    for made in range(limit):
        decision = game.waits_for
        if decision is None:
            return made
        if game.interjectors and interruptions.offer():
            if after is not None:
                after(game)
            continue
        seat = game.first_unanswered() if decision.together else decision.seats[0]
        options = decision.options_for(seat)
        pick = picks[seat]
        if len(options) == 1:
            # A forced answer is a choice like any other, but nobody needs to think about it.
            game.choose_at(0, seat)
        elif pick is not None:
            game.choose_at(pick(len(options)), seat)
        else:
            game.choose(bots[seat].choose(chairs[seat], options), seat)
        if after is not None:
            after(game)
    if not game.over:
        raise TooLong(f"no end after {limit} choices")
    return limit
