"""A game from one point of view, frame by frame: for the log, for looking back, for replays."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from saloon.kernel import Event, Game
from saloon.table.changes import Comparison
from saloon.table.protocol import Change, Frame
from saloon.table.sight import OPEN, Seen, look, seat_of, told
from saloon.texts.weaving import lines

Told = tuple[list[dict[str, Any]], list[int | dict[str, Any]]]
"""Events as somebody may see them, and the lines they are told in."""


class Lens:
    """Looks at a running game from one point of view and makes a frame of what is new."""

    def __init__(self, game: Game, sight: str) -> None:
        self.sight = sight
        self._seen = Seen({}, {})
        self._heard = 0
        self.reset(game)

    def reset(self, game: Game) -> None:
        """Begin here: what came before is known, or never happened."""
        self._seen = look(game, (self.sight,))[self.sight]
        self._heard = len(game.listen())

    @property
    def view(self) -> dict[str, Any]:
        return self._seen.whole

    def frame(
        self, game: Game, step: int, now: Seen | None = None, telling: Telling | None = None
    ) -> Frame:
        """What has happened since the last frame; `now` is what is seen, if that is known."""
        telling = telling or Telling(game.listen())
        now = now or look(game, (self.sight,))[self.sight]
        seen, woven = telling.since(self._heard, self.sight)
        changed = telling.comparison.changes(self._seen, now)
        self._heard = len(telling.events)
        self._seen = now
        return telling.frame(step, game.state.turn, seen, changed, woven)


class Telling:
    """What has happened, for several points of view: what one may know no more of than everybody
    is told alike to all."""

    def __init__(self, events: Sequence[Event]) -> None:
        self.events = events
        self.comparison = Comparison()
        self._frames: dict[tuple[int, int], Frame] = {}
        self._alike: dict[int, Told] = {}
        self._fresh: dict[int, tuple[Sequence[Event], list[Event]]] = {}
        """By how many were heard before: the events since, and those of them with a secret."""

    def since(self, heard: int, sight: str) -> Told:
        """The events after so many, and what to tell of them line by line. Read, never changed."""
        new = self._fresh.get(heard)
        if new is None:
            fresh = self.events[heard:]
            new = self._fresh[heard] = (fresh, [event for event in fresh if event.secret])
        fresh, secret = new
        if secret and _knows_more(secret, sight):
            return _told(fresh, sight)
        known = self._alike.get(heard)
        if known is None:
            known = self._alike[heard] = _told(fresh, sight)
        return known

    def frame(
        self,
        step: int,
        turn: int,
        seen: list[dict[str, Any]],
        changed: list[Change],
        woven: list[int | dict[str, Any]],
    ) -> Frame:
        """The very same for all who have heard and seen the very same."""
        alike = (id(seen), id(changed))
        frame = self._frames.get(alike)
        if frame is None:
            frame = self._frames[alike] = Frame(step, turn, seen, changed, woven)
        return frame


def _knows_more(secret: Sequence[Event], sight: str) -> bool:
    """Whether any of these secrets is for this point of view, too."""
    if sight == OPEN:
        return True
    seat = seat_of(sight)
    for event in secret:
        if seat in event.knows:
            return True
    return False


def _told(fresh: Sequence[Event], sight: str) -> Told:
    seen = [told(event, sight) for event in fresh]
    return seen, lines(seen)


def films(
    start: Game, choices: Iterable[tuple[int, str]], sights: Sequence[str], first_step: int = 0
) -> list[dict[str, Any]]:
    """Play choices again and film them from several points of view; as the HTTP API gives films."""
    events = start.listen()
    start.begin()
    lenses = [Lens(start, sight) for sight in sights]
    # What was told before anybody could choose: the deal.
    deals = [[told(event, sight) for event in events] for sight in sights]
    reels: list[list[Frame]] = [
        [Frame(first_step, start.state.turn, deal, [], lines(deal))] for deal in deals
    ]
    firsts = [lens.view for lens in lenses]
    for step, (seat, option) in enumerate(choices, start=first_step + 1):
        start.choose(option, seat)
        now, telling = look(start, sights), Telling(events)
        for lens, reel in zip(lenses, reels, strict=True):
            reel.append(lens.frame(start, step, now[lens.sight], telling))
    return [
        {"view": first, "frames": reel, "viewer": seat_of(sight), "open": sight == OPEN}
        for first, reel, sight in zip(firsts, reels, sights, strict=True)
    ]
